import Domain
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Every frame of the note both ways, as files: what comes in beside what is told, and what goes out to the letter.
@Suite struct WireTests {
    static let inbound = fixtures(in: "Inbound")

    /// `<case>.in.jsonl` holds frames, one a line, and between them what the user sent meanwhile (`sent text`,
    /// `sent images 2`, `sent voice`); `<case>.out.txt` what the gateway is told, one a line.
    @Test(arguments: inbound) func `a frame tells what its file says`(_ name: String) throws {
        var script = Script.opened()
        var words: [String] = []
        var count: UInt64 = 0
        for line in try fixture("Inbound/\(name).in.jsonl").split(separator: "\n") {
            count += 1
            let parts = line.split(separator: " ")
            switch parts.first == "sent" ? parts.dropFirst().first : nil {
            case "text": words += script.sent(.text)
            case "images": words += script.sent(.images(message(count), count: try #require(Int(parts[2]))))
            case "voice": words += script.sent(.voice(message(count)))
            default: words += script.received(String(line))
            }
        }
        let expected = try fixture("Inbound/\(name).out.txt").split(separator: "\n").map(String.init)
        expectEqual(words.filter { $0 != "keep" }, expected, "\(name):\n\(words.joined(separator: "\n"))")
    }

    @Test func `every kind of frame has a file`() throws {
        var types: Set<String> = []
        for name in Self.inbound {
            for line in try fixture("Inbound/\(name).in.jsonl").split(separator: "\n") {
                if let type = (try? json(String(line)))?["type"]?.stringValue { types.insert(type) }
            }
        }
        expect(
            types.isSuperset(of: [
                "step", "chunk", "response", "message", "presets", "command", "error", "human-rep-escalation",
                "escalation", "info", "agent_activity",
            ]))
    }

    static let outbound = fixtures(in: "Outbound")

    /// `<case>.in.json` is the content of the user's message, with the files that the gateway keeps for it,
    /// `<case>.before.jsonl` what the vendor said before, and `<case>.out.txt` the one frame that goes out.
    @Test(arguments: outbound) func `content becomes the frame in its file, to the letter`(_ name: String) throws {
        let rig = try Rig()
        rig.connect()
        for line in try fixture("Outbound/\(name).before.jsonl", orElse: "").split(separator: "\n") {
            rig.link.say(String(line))
        }
        let value = try json(try fixture("Outbound/\(name).in.json"))
        let (content, files) = try outgoing(value, rig.log.commands.last)
        expectEqual(rig.send(content, files: files), "sent")
        expectEqual(rig.link.all, [try fixture("Outbound/\(name).out.txt").replacing("\n", with: "")])
    }

    /// The content that the API's content object stands for, with the files beside it.
    private func outgoing(_ value: JSONValue, _ request: CommandRequest?) throws -> (UserContent, [OutboundFile]) {
        let text = value["text"]?.stringValue
        switch value["type"]?.stringValue {
        case "escalation": return (.escalation(reason: nil), [])
        case "command":
            let request = try #require(request)
            let answer = CommandAnswer(
                commandID: request.id, name: request.name, value: try #require(value["value"]?.stringValue))
            return (.command(answer), [])
        case "attachment":
            let files = try #require(value["files"]?.arrayValue).map { (file: JSONValue) throws -> OutboundFile in
                let content = file["base64"]?.stringValue.map { bytes(base64: $0) } ?? wave()
                return OutboundFile.test(
                    MemoryFile(content), try #require(file["name"]?.stringValue),
                    try #require(file["contentType"]?.stringValue))
            }
            return (.attachment(ids: files.map(\.id), text: text), files)
        default: return (try UserContent(value), [])
        }
    }

    @Test func `a ping is four letters`() { expectEqual(text(RayaFrameWriter.ping), "ping") }

    @Test func `every kind of content that the vendor takes has a file`() {
        let kinds = Set(Self.outbound.compactMap { $0.split(separator: "-").first.map(String.init) })
        expectEqual(kinds, ["text", "preset", "action", "escalation", "command", "image", "images", "voice"])
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 47 << 10, (48 << 10) + 1]) func `a frame has the length it says`(
        _ count: Int
    ) async throws {
        let upload = RayaUpload(caption: "c", images: [.png([UInt8](repeating: 9, count: count)), .png()])
        try await expectEqual(whole(upload).count, upload.byteCount)
    }

    @Test func `a voice note is its bytes and nothing else`() async throws {
        let bytes = wave()
        let upload = RayaUpload(voice: MemoryFile(bytes))
        expect(upload.isBinary)
        expectEqual(upload.byteCount, bytes.count)
        try await expectEqual(whole(upload), bytes)
    }

    /// The frame put together at once, which the adapter never does.
    private func whole(_ upload: RayaUpload) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for part in upload.parts {
            switch part {
            case .bytes(let more): bytes += more
            case .base64(let source):
                bytes += utf8(base64(try await source.read(at: 0, count: source.sizeBytes)))
            case .file(let source): bytes += try await source.read(at: 0, count: source.sizeBytes)
            }
        }
        return bytes
    }
}
