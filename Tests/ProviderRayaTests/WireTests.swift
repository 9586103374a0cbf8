import Domain
import JSON
import ProviderKit
import Testing

@testable import ProviderRaya

/// Every frame of the note both ways, as files: what comes in beside what is told, and what goes out to the letter.
@Suite struct WireTests {
    static let inbound = fixtures(in: "Inbound")

    /// `<case>.in.jsonl` holds frames, one a line; `<case>.out.txt` what the gateway is told, one a line.
    @Test(arguments: inbound) func `a frame tells what its file says`(_ name: String) throws {
        var script = Script.opened()
        var words: [String] = []
        for line in try fixture("Inbound/\(name).in.jsonl").split(separator: "\n") {
            words += script.received(String(line)).filter { $0 != "keep" }
        }
        let expected = try fixture("Inbound/\(name).out.txt").split(separator: "\n").map(String.init)
        #expect(words == expected, "\(name):\n\(words.joined(separator: "\n"))")
    }

    @Test func `every kind of frame has a file`() throws {
        var types: Set<String> = []
        for name in Self.inbound {
            for line in try fixture("Inbound/\(name).in.jsonl").split(separator: "\n") {
                if let type = (try? json(String(line)))?["type"]?.stringValue { types.insert(type) }
            }
        }
        #expect(
            types.isSuperset(of: [
                "step", "chunk", "response", "message", "presets", "command", "error", "human-rep-escalation",
                "escalation", "info", "agent_activity",
            ]))
    }

    @Test func `a text is content and an empty list, and nothing else`() throws {
        #expect(text(RayaFrameWriter.text("Where is my parcel?")) == (try outbound("text")))
        #expect(text(RayaFrameWriter.text("\"quoted\" \\ / ☕\n")) == (try outbound("text-escapes")))
    }

    @Test func `a request for a human is an ordinary text`() throws {
        #expect(text(RayaFrameWriter.text(RayaFrameWriter.escalation)) == (try outbound("escalation")))
    }

    @Test func `an answer to a command is a string`() throws {
        #expect(text(RayaFrameWriter.command("rate_conversation", response: "4")) == (try outbound("command")))
    }

    @Test func `a ping is four letters`() throws {
        #expect(text(RayaFrameWriter.ping) == (try outbound("ping")))
    }

    @Test func `images are one frame, with whole data URIs`() async throws {
        let jpeg = MemoryFile([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46])
        let upload = RayaUpload(
            caption: "front and back",
            images: [
                .test(jpeg, "front.jpg", "image/jpeg"),
                .png([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "back.png"),
            ])
        #expect(!upload.isBinary)
        #expect(try await whole(upload) == utf8(try outbound("images")))
        let odd = RayaUpload(caption: "\"\n", images: [.png([1], "a\"\\b.png")])
        #expect(try await whole(odd) == utf8(try outbound("image-escapes")))
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 47 << 10, (48 << 10) + 1]) func `a frame has the length it says`(
        _ count: Int
    ) async throws {
        let upload = RayaUpload(caption: "c", images: [.png([UInt8](repeating: 9, count: count)), .png()])
        #expect(try await whole(upload).count == upload.byteCount)
    }

    @Test func `a voice note is its bytes and nothing else`() async throws {
        let bytes = wave()
        let upload = RayaUpload(voice: .test(MemoryFile(bytes), "v.wav", "audio/wav"))
        #expect(upload.isBinary)
        #expect(upload.byteCount == bytes.count)
        #expect(try await whole(upload) == bytes)
    }

    private func outbound(_ name: String) throws -> String {
        try fixture("Outbound/\(name).out.json").replacing("\n", with: "")
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
