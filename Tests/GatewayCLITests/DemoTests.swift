import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

/// A `curl` line as it is printed, taken apart.
private struct CurlLine {
    var path = ""
    var port = 0
    var fields: [String: String] = [:]
    var body: String?
    /// `-N`: what comes is shown at once.
    var streams = false

    /// Nil for what this reader does not know.
    init?(_ text: String) {
        var words = Self.words(text)[...]
        guard words.popFirst() == "curl" else { return nil }
        while let word = words.popFirst() {
            switch word {
            case "-N": streams = true
            case "-d": body = words.popFirst()
            case "-H":
                let parts = words.popFirst()?.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard let parts, parts.count == 2 else { return nil }
                fields[parts[0]] = parts[1]
            default:
                guard let url = URL(string: word), url.scheme == "http", url.host() == "127.0.0.1",
                    let port = url.port
                else { return nil }
                path = url.path()
                self.port = port
            }
        }
    }

    /// Words of a shell: quotes are apostrophes, a backslash joins lines.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        for (index, part) in text.replacing("\\\n", with: " ").split(
            separator: "'", omittingEmptySubsequences: false
        ).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(whereSeparator: \.isWhitespace).map(String.init)
            } else {
                words.append(String(part))
            }
        }
        return words
    }
}

@Suite("trunkline demo")
struct DemoTests {
    /// A demo on ports of the kernel's choice, with its temporary things in `folder`, once it has said everything.
    private static func demo(in folder: TestFolder) async throws -> ChildGateway {
        let child = try await offPool {
            try ChildGateway(
                ["demo", "--listen", "127.0.0.1:0", "--simulator", "127.0.0.1:0"],
                saying: "demo: gateway on http://", in: folder, environment: ["TMPDIR": folder.path])
        }
        try await expect(eventually { child.log.contains("Ctrl-C ends it\n") }, "\(child.log)")
        return child
    }

    private static func leftovers(in folder: TestFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("trunkline-demo") }
    }

    @Test("prints two curl lines, which do what is promised, and leaves nothing behind")
    func curlLines() async throws {
        let folder = TestFolder()
        let child = try await Self.demo(in: folder)
        try expectEqual(Self.leftovers(in: folder).count, 1, "the store is a temporary one")
        let paragraphs = child.log.split(separator: "\n\n").map(String.init)
        let lines = paragraphs.filter { $0.hasPrefix("curl ") }.compactMap(CurlLine.init)
        try #require(lines.count == 2, "\(child.log)")
        expect(lines.allSatisfy { $0.port == child.port })

        let watching = lines[0]
        expect(watching.streams && watching.body == nil)
        let reader = try await offPool {
            try EventReader(Caller(port: watching.port), watching.path, fields: watching.fields)
        }
        expectEqual(reader.head.status, 200)
        let before = try await reader.read(to: "stream.ready").map(\.type).filter { !$0.isEmpty }
        expectEqual(before, ["session.created", "session.connecting", "session.active", "stream.ready"])

        let saying = lines[1]
        let answer = try await Caller(port: saying.port).call(
            "POST", saying.path, body: Array((saying.body ?? "").utf8), fields: saying.fields)
        expectEqual(answer.status, 202, "\(answer)")
        let seen = try await reader.read { $0.json["data"]?["content"]?["type"] == "cards" }
        // A comment may come before it.
        expectEqual(seen.first { $0.seq != nil }?.json["data"]?["content"]?["text"], "menu")
        expectEqual(seen.last?.json["data"]?["sender"]?["role"], "bot")

        child.terminate()
        try await expectEqual(reader.rest().last?.type, "stream.drain")
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
        try expectEqual(Self.leftovers(in: folder), [])
    }

    @Test("its CCAI Platform greets whoever begins a session, by a webhook, and answers")
    func serviceDesk() async throws {
        let folder = TestFolder()
        let child = try await Self.demo(in: folder)
        let caller = child.caller("sk_demo_0123456789abcdef")
        let made = try await caller.call(
            "POST", "/v1/sessions", json: ["provider": "service-desk", "user": ["id": "u-7"]])
        expectEqual(made.status, 201, "\(made)")
        let id = try #require(made.json["session"]?["id"]?.stringValue)
        let reader = try await offPool {
            try EventReader(caller, "/v1/sessions/\(id)/events", fields: ["Accept": "text/event-stream"])
        }
        let greeted = try await reader.read { $0.json["data"]?["content"]?["text"] == "Hello, I am Robo." }
        expectEqual(greeted.last?.json["data"]?["sender"]?["role"], "bot")
        let sent = try await caller.call(
            "POST", "/v1/sessions/\(id)/messages", json: ["content": ["type": "text", "text": "one, two"]])
        expectEqual(sent.status, 202, "\(sent)")
        let answered = try await reader.read { $0.json["data"]?["content"]?["text"] == "You said: one, two" }
        expect(!answered.isEmpty)
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("Ctrl-C ends it well")
    func interrupt() async throws {
        let folder = TestFolder()
        let child = try await Self.demo(in: folder)
        child.signal(SIGINT)
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
        try expectEqual(Self.leftovers(in: folder), [])
    }

    @Test(
        "an address that cannot be had is told with status 1, and nothing is left behind",
        arguments: [
            (["--listen", "192.0.2.1:0", "--simulator", "127.0.0.1:0"], "trunkline: listen: 192.0.2.1:0: "),
            (["--listen", "127.0.0.1:0", "--simulator", "192.0.2.1:0"], "trunkline: simulator: 192.0.2.1:0: "),
        ])
    func address(_ flags: [String], _ message: String) async throws {
        let folder = TestFolder()
        let (status, output) = try await offPool {
            try ChildGateway.run(["demo"] + flags, in: folder, environment: ["TMPDIR": folder.path])
        }
        expectEqual(status, 1)
        expect(output.contains(message), "\(output)")
        try expectEqual(Self.leftovers(in: folder), [])
    }
}
