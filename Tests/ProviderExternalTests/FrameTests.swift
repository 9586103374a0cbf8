import JSON
import SupportExpectations
import Testing

@testable import ProviderExternal

@Suite struct FrameTests {
    private static let frames = [
        ExternalFrame("ping", id: "p1"),
        ExternalFrame("event", ["session": "s", "event": ["type": "x", "text": "ä€😀"]]),
        ExternalFrame("stored", ["session": "s", "vendorItem": "v"]),
    ]

    private func bytes() -> [UInt8] { Self.frames.flatMap { $0.encoded() ?? [] } }

    @Test func `every cut of the bytes gives the same frames`() throws {
        let bytes = bytes()
        for cut in 0...bytes.count {
            var reader = ExternalFrameReader()
            var read: [ExternalFrame] = []
            for part in [bytes[..<cut], bytes[cut...]] {
                reader.append(Array(part))
                while let frame = try reader.next() { read.append(try ExternalFrame(parsing: frame)) }
            }
            expectEqual(read, Self.frames)
            expectEqual(reader.count, 0)
        }
    }

    @Test func `bytes that come one by one give the same frames`() throws {
        var reader = ExternalFrameReader()
        var read: [ExternalFrame] = []
        for byte in bytes() {
            reader.append([byte])
            while let frame = try reader.next() { read.append(try ExternalFrame(parsing: frame)) }
        }
        expectEqual(read, Self.frames)
    }

    @Test func `a frame has at most 1 MiB, and its length says so before it has come`() throws {
        var reader = ExternalFrameReader()
        reader.append([0, 0x10, 0, 1])
        expectEqual(try? reader.next(), nil)
        do throws(ExternalFault) {
            _ = try reader.next()
            Issue.record("it was taken")
        } catch {
            expectEqual(error.code, "frame_too_large")
        }
        let longest = ExternalFrame("x", ["text": JSONValue(String(repeating: "a", count: 1 << 20))])
        expect(longest.encoded() == nil)
        let fitting = ExternalFrame("x", ["t": JSONValue(String(repeating: "a", count: (1 << 20) - 30))])
        let encoded = try #require(fitting.encoded())
        var other = ExternalFrameReader()
        other.append(encoded)
        expectEqual(try other.next()?.count, encoded.count - 4)
    }

    @Test(arguments: [
        "", "[]", "7", "{", "{}", #"{"type":7}"#, #"{"type":""}"#, "\u{FF}", #"{"type":"x"} {}"#, "null",
    ])
    func `a frame that is no object with a type cannot be read`(_ text: String) {
        do throws(ExternalFault) {
            _ = try ExternalFrame(parsing: Array(text.utf8))
            Issue.record("it was read: \(text)")
        } catch {
            expectEqual(error.code, "frame_unreadable")
        }
    }

    @Test func `nesting is bounded`() {
        let deep = #"{"type":"x","a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}"
        expect((try? ExternalFrame(parsing: Array(deep.utf8))) == nil)
    }

    @Test func `half of an emoji is replaced and costs nobody a message`() throws {
        let frame = try ExternalFrame(parsing: Array(#"{"type":"x","t":"a\ud83d"}"#.utf8))
        expectEqual(frame.text("t"), "a\u{FFFD}")
    }

    @Test func `the proof is that of RFC 2104 in base64url without padding`() {
        // python3 -c "hmac.new(b'secret', b'nonce', 'sha256')", encoded.
        expectEqual(
            ExternalProof.proof(of: "nonce", secret: "secret"), "BC3yX50ZgYZt_KuLzm9ONyEWhhawoC2UqHnCnp9xC1g")
        expect(ExternalProof.isValid("BC3yX50ZgYZt_KuLzm9ONyEWhhawoC2UqHnCnp9xC1g=", of: "nonce", secret: "secret"))
        expect(!ExternalProof.isValid("BC3yX50ZgYZt_KuLzm9ONyEWhhawoC2UqHnCnp9xC1A", of: "nonce", secret: "secret"))
        expect(!ExternalProof.isValid("", of: "nonce", secret: "secret"))
        expect(ExternalProof.nonce() != ExternalProof.nonce())
    }
}
