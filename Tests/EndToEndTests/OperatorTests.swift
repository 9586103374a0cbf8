import Foundation
import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

@Suite("What operators meet", .serialized)
struct OperatorTests {
    // MARK: Arguments and configuration

    @Test(
        "wrong arguments are refused with status 2 and a hint",
        arguments: [
            (["dance"], "unknown command"), (["serve"], "serve needs --config FILE"),
            (["serve", "--config"], "needs a value"),
            (["serve", "x.yaml"], "takes no argument"), (["version", "--loud"], "unknown flag --loud"),
            (["check-config", "--config", "/nowhere/x.yaml"], "/nowhere/x.yaml"),
            (["serve", "--config", "/nowhere/x.yaml"], "/nowhere/x.yaml"),
        ])
    func wrongArguments(_ arguments: [String], _ hint: String) async throws {
        let (status, output) = try await offPool { try ChildGateway.run(arguments, in: TestFolder()) }
        expectEqual(status, 2)
        expect(output.contains(hint), "\(output)")
    }

    @Test(
        "help and version answer and end well",
        arguments: [(["help"], "Usage:"), (["version"], "trunkline "), ([], "Usage:")])
    func answers(_ arguments: [String], _ text: String) async throws {
        let (status, output) = try await offPool { try ChildGateway.run(arguments, in: TestFolder()) }
        expectEqual(status, 0)
        expect(output.contains(text))
    }

    @Test("a good configuration is told to be so, by the sample of the tests themselves")
    func goodConfiguration() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let (status, output) = try await offPool {
            try ChildGateway.run(["check-config", "--config", config], in: folder)
        }
        expectEqual(status, 0)
        expectEqual(output, "\(config): ok\n")
        expect(!FileManager.default.fileExists(atPath: "\(folder.path)/data"), "checking makes nothing")
    }

    @Test("all that is wrong with a configuration is told at once, each with file, line and path")
    func badConfiguration() async throws {
        let folder = TestFolder()
        let config = try ChildGateway.write(
            """
            listen: [{address: nowhere}]
            colour: red
            apps:
              demo: {secretKeys: [short], provider: nobody}
            providers:
              main: {kind: dance}
            limits: {bodyBytesMax: 1}
            """, in: folder)
        for command in ["check-config", "serve"] {
            let (status, output) = try await offPool {
                try ChildGateway.run([command, "--config", config], in: folder)
            }
            expectEqual(status, 2)
            for part in [
                "\(config):1:", "listen[0].address", "\(config):2:", "colour", "apps.demo.secretKeys[0]",
                "apps.demo.provider", "providers.main.kind", "limits.bodyBytesMax",
            ] { expect(output.contains(part), "\(part) in \(output)") }
            expect(!output.contains("short\""), "a secret is not shown")
        }
    }

    @Test("a secret that cannot be had is told before anything starts")
    func missingSecret() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let text = folder.text(of: "trunkline.yaml").replacing(Samples.secretKey, with: "\"env:TRUNKLINE_TEST_UNSET\"")
        try folder.write("trunkline.yaml", text)
        for command in ["check-config", "serve"] {
            let (status, output) = try await offPool {
                try ChildGateway.run([command, "--config", config], in: folder)
            }
            expectEqual(status, 2)
            expect(output.contains("TRUNKLINE_TEST_UNSET"), "\(output)")
        }
    }

    @Test(
        "a key that is empty, blank or short is refused by its name, at the start and by the check, and never shown",
        arguments: [
            ("token.key", "", "token.key: is empty or blank"), ("token.key", " \n\t ", "token.key: is empty or blank"),
            ("token.key", "only-a-few-bytes", "token.key: must have at least 32 bytes"),
            ("store.key", "only-a-few-bytes", "store.key: must be 32 bytes"),
            ("security: {tokenKeys: [\"env:TRUNKLINE_TEST_KEY\"]}", "only-a-few-bytes", "security.tokenKeys[0]: env:"),
            ("security: {tokenKeys: [\"file:FOLDER/key\"]}", "   ", "security.tokenKeys[0]: file:"),
            (
                "security: {storeKeys: [\"file:FOLDER/key\"]}", "0123456789abcdef0123456789abcdef0",
                "security.storeKeys[0]: file:"
            ),
            ("security: {storeKeys: [\"env:TRUNKLINE_TEST_KEY\"]}", "only-a-few-bytes", "must be 32 bytes"),
            (
                "env:TRUNKLINE_TEST_KEY", "sk_only-a-few-bytes",
                "apps.demo.secretKeys[0]: env:TRUNKLINE_TEST_KEY must have 24"
            ),
        ])
    func poorKeys(_ place: String, _ value: String, _ told: String) async throws {
        let folder = TestFolder()
        let isSection = place.hasPrefix("security:")
        let config = try ProviderUnderTest.echo.configuration(
            in: folder, more: isSection ? place.replacing("FOLDER", with: folder.path) : "")
        if place.hasSuffix(".key") {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/data", withIntermediateDirectories: true)
            try folder.write("data/\(place)", value)
        } else if !isSection {
            let text = folder.text(of: "trunkline.yaml").replacing(Samples.secretKey, with: "\"\(place)\"")
            try folder.write("trunkline.yaml", text)
        }
        try folder.write("key", value)
        for command in ["check-config", "serve"] {
            let (status, output) = try await offPool {
                try ChildGateway.run(
                    [command, "--config", config], in: folder, environment: ["TRUNKLINE_TEST_KEY": value])
            }
            expectEqual(status, 2, "\(output)")
            expect(output.contains(told), "\(output)")
            expect(!output.contains("few-bytes") && !output.contains("0123456789abcdef0"), "\(output)")
        }
    }

    @Test("every reference is followed when asked for, and each that leads nowhere is named")
    func references() async throws {
        let folder = TestFolder()
        let config = try ChildGateway.write(
            """
            dataDirectory: \(folder.path)/data
            apps:
              demo: {secretKeys: ["file:\(folder.path)/sk"], provider: main}
            providers:
              main: {kind: raya, token: "env:TRUNKLINE_TEST_TOKEN"}
              other: {kind: voysis, url: "wss://voysis.example", refreshToken: "file:\(folder.path)/none"}
            """, in: folder)
        try folder.write("sk", "sk_of-a-file-0123456789abcdef\n")
        func check(_ environment: [String: String]) async throws -> (status: CInt, output: String) {
            try await offPool {
                try ChildGateway.run(
                    ["check-config", "--config", config, "--resolve"], in: folder, environment: environment)
            }
        }
        let bad = try await check(["TRUNKLINE_TEST_TOKEN": ""])
        expectEqual(bad.status, 2)
        expect(bad.output.contains("providers.main.token: the environment variable TRUNKLINE_TEST_TOKEN is unset"))
        expect(bad.output.contains("providers.other.refreshToken: file:\(folder.path)/none"), "\(bad.output)")
        try folder.write("none", "of-a-file")
        let good = try await check(["TRUNKLINE_TEST_TOKEN": "of-a-variable"])
        expect(good.status == 0 && good.output == "\(config): ok, 3 references lead somewhere\n", "\(good.output)")
        expect(!good.output.contains("of-a-"))
    }

    @Test("an address that is taken is told, and the status is 1")
    func addressTaken() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        // Another address of the same port that is no share of ours: the first process holds it for its user only.
        let other = TestFolder()
        let second = try ProviderUnderTest.echo.configuration(in: other, listen: "192.0.2.1:\(child.port)")
        let (status, output) = try await offPool { try ChildGateway.run(["serve", "--config", second], in: other) }
        expectEqual(status, 1)
        expect(output.contains("192.0.2.1"), "\(output)")
    }

    @Test("the admin address is listened on, told, and serves figures in place of the public one")
    func admin() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: "admin: {address: 127.0.0.1:0}")
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        expect(child.adminPort != 0 && child.adminPort != child.port, "\(child.log)")
        try await expectEqual(Caller(port: child.adminPort).get("/metrics").status, 200)
        try await expectEqual(child.caller().get("/metrics").status, 404)
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    // MARK: The data directory

    @Test("a second process on the same data directory is refused in clear words, and the first goes on")
    func secondProcess() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let (status, output) = try await offPool { try ChildGateway.run(["serve", "--config", config], in: folder) }
        expectEqual(status, 1)
        expect(output.contains("another process uses \(folder.path)/data"), "\(output)")
        try await expectEqual(child.caller().get("/readyz").status, 200)
        child.kill()
        let next = try await offPool { try ChildGateway(config: config, in: folder) }
        try await expectEqual(next.caller().get("/readyz").status, 200)
    }

    @Test("the folder is for its owner alone, and so is each file in it")
    func modes() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        try await session.send("hello", waits: true)
        func mode(_ path: String) throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        }
        let data = "\(folder.path)/data"
        try expectEqual(mode(data), 0o700)
        let files = try FileManager.default.contentsOfDirectory(atPath: data)
        expect(Set(files).isSuperset(of: ["trunkline.db", "token.key", "store.key", "lock", "spool"]), "\(files)")
        for file in files { try expectEqual(mode("\(data)/\(file)"), file == "spool" ? 0o700 : 0o600, "\(file)") }
    }

    @Test("client tokens and sessions outlive a restart")
    func restart() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let first = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(first.caller())
        try await session.send("before", waits: true)
        let reader = try await session.stream()
        let seen = try await reader.read(to: "stream.ready").compactMap(\.seq)
        first.terminate()
        try await expectEqual(offPool { first.exitStatus(within: 15) }, 0)
        let second = try await offPool { try ChildGateway(config: config, in: folder) }
        let again = try session.seen(by: second.caller(session.token))
        let resumed = try await again.stream(fields: ["Last-Event-ID": reader.lastID ?? ""])
        let more = try await resumed.read(to: "stream.ready").compactMap(\.seq)
        let log = try await again.events().compactMap { $0["seq"]?.intValue }
        expect(log.starts(with: seen + more))
        try await again.send("after", waits: true)
        try await expectEqual(again.state(), "active")
    }

    @Test(
        "a store that cannot be read is told, and the status is 1",
        arguments: ["is no database, or a damaged one", "the gateway cannot start"])
    func damagedStore(_ words: String) async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let first = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(first.caller(), ["user": ["id": "somebody-whom-we-find-again"]])
        first.terminate()
        try await expectEqual(offPool { first.exitStatus(within: 15) }, 0)
        let path = URL(fileURLWithPath: "\(folder.path)/data/trunkline.db")
        var bytes = try Data(contentsOf: path)
        // All but the first page, which stops it before it listens; or what knows of the user, which stops it after.
        for start in stride(from: 4096, to: bytes.count, by: 4096) {
            let page = start..<min(start + 4096, bytes.count)
            guard words != "the gateway cannot start" || bytes[page].range(of: Data(session.userID.utf8)) != nil else {
                continue
            }
            bytes.replaceSubrange(page, with: Data(repeating: 0xAA, count: page.count))
        }
        try bytes.write(to: path)
        let (status, output) = try await offPool { try ChildGateway.run(["serve", "--config", config], in: folder) }
        expectEqual(status, 1)
        expect(output.contains(words), "\(output)")
        expect(!output.contains("\"ready\""), "\(output)")
    }

    // MARK: A full disk

    @Test(
        "on a full disk writes are 503, reads go on, and what was accepted is there when there is room again",
        .enabled(if: TinyDisk.isPossible, "mounting a tmpfs needs the right to mount"))
    func fullDisk() async throws {
        let folder = TestFolder()
        let disk = try TinyDisk(at: "\(folder.path)/data", mebibytes: 3)
        defer { disk.unmount() }
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        let accepted = try await session.send("before", waits: true).json["id"]?.stringValue ?? ""
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        try disk.fill()
        let text = String(repeating: "x", count: 50_000)
        var ids: [String] = [accepted]
        var refused: Answer?
        for _ in 0..<200 {
            let answer = try await session.send(text)
            if answer.status == 202 { ids.append(answer.json["id"]?.stringValue ?? "") }
            if answer.status == 503, answer.code == "store_unavailable" {
                refused = answer
                break
            }
        }
        let answer = try #require(refused, "the disk was never full")
        expect(answer["Retry-After"] != nil)
        expectEqual(answer.json["retryable"], true)
        try await expectEqual(session.caller.get(session.path).status, 200)
        try await expectEqual(session.caller.get("\(session.path)/messages/\(accepted)").json["state"], "sent")
        try await expectEqual(session.caller.get(session.path + "/events").status, 200)
        try await expectEqual(session.caller.get("/livez").status, 200)
        try disk.makeRoom()
        var after: Answer?
        for _ in 0..<100 where after?.status != 202 { after = try await session.send("after", key: "after-the-flood") }
        expectEqual(after?.status, 202)
        ids.append(after?.json["id"]?.stringValue ?? "")
        _ = try await session.event(within: 20) {
            $0["data"]?["content"]?["text"] == "after" && $0["data"]?["sender"]?["role"] == "bot"
        }
        let history = History(try await session.events())
        expect(Set(ids).isSubset(of: history.createdOrder))
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
        let next = try await offPool { try ChildGateway(config: config, in: folder) }
        let log = try await session.seen(by: next.caller()).events()
        expect(Set(ids).isSubset(of: History(log).createdOrder))
        expect(History.fault(in: log) == nil)
        next.kill()
    }
}

/// A file system of a few mebibytes that a test may fill.
struct TinyDisk {
    let path: String

    /// Whether this process may mount one.
    static let isPossible: Bool = {
        let folder = TestFolder()
        guard let disk = try? TinyDisk(at: "\(folder.path)/try", mebibytes: 1) else { return false }
        disk.unmount()
        return true
    }()

    init(at path: String, mebibytes: Int) throws {
        self.path = path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard unsafe mount("tmpfs", path, "tmpfs", 0, "size=\(mebibytes)m,mode=0700") == 0 else {
            throw WireError.noAnswer("mount: errno \(errno)")
        }
    }

    /// Takes almost all the room there is.
    func fill() throws {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: path)
        let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
        try Data(count: max(0, free - 131_072)).write(to: URL(fileURLWithPath: "\(path)/ballast"))
    }

    func makeRoom() throws { try FileManager.default.removeItem(atPath: "\(path)/ballast") }

    func unmount() { unsafe umount2(path, CInt(MNT_DETACH)) }
}
