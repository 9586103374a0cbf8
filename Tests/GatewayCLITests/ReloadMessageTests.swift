import API
import EventLoop
@testable import GatewayCLI
import SupportExpectations
import Synchronization
import Testing

@Suite("Reloads")
struct ReloadMessageTests {
    @Test(
        "messages come back as they went",
        arguments: [
            ReloadMessage.reload, .read(offset: 0), .read(offset: 1 << 20), .goingDown,
            .inForce(version: "0123456789ab", changes: []), .inForce(version: "0123456789ab", changes: ["a", "b"]),
            .refused(["x: y"]), .piece(version: "0123456789ab", []), .piece(version: "0123456789ab", [0, 1, 2]),
        ])
    func messages(_ message: ReloadMessage) throws { try expectEqual(ReloadMessage(message.encoded()), message) }

    @Test(
        "what is no message is refused",
        arguments: [[], [1], [2, 1], [1, 9], [1, 1, 0], [1, 2, 0], [1, 3], [1, 6, 1]])
    func malformed(_ bytes: [UInt8]) {
        #expect(throws: ReloadMessage.Malformed.self) { try ReloadMessage(bytes) }
    }

    @Test("lines that do not fit are left out")
    func long() throws {
        let lines = Array(repeating: String(repeating: "x", count: 1000), count: 1000)
        let bytes = ReloadMessage.refused(lines).encoded()
        expect(bytes.count <= ReloadMessage.bytesMax)
        guard case .refused(let left) = try ReloadMessage(bytes) else { return expect(Bool(false), "another kind") }
        expect(left.count > 50 && left.allSatisfy { $0 == lines[0] }, "\(left.count)")
    }
}
