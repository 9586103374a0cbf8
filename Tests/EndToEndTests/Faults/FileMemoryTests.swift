import Foundation
import GatewayRig
import JSON
import SupportSanitizer
import SupportExpectations
import Testing

@Suite("Files through the executable")
struct FileMemoryTests {
    /// The memory that one file may cost beside what the process had before.
    private static let growthBytesMax = (4 << 20) * Sanitizer.memory
    private static let fileBytes = 25 << 20

    /// Files that go from caller to provider and back are never whole in memory.
    @Test("25 MB up and down raise resident memory by less than 4 MB", arguments: ProviderKind.connected)
    func memory(_ kind: ProviderKind) async throws {
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let child = try await offPool {
            try ChildGateway(
                config: provider.configuration(in: folder), in: folder, environment: Sanitizer.reusingMemory)
        }
        let session = try await Conversation.open(child.caller())
        // Threads, the pages of code and all else that is made once are made by a file that is small.
        let small = try await upload(session, bytes: 2 << 20)
        try await offPool { try Self.download(session, small, bytes: 2 << 20) }
        let before = try Self.resident(child.pid)
        try "5".write(toFile: "/proc/\(child.pid)/clear_refs", atomically: false, encoding: .utf8)
        let large = try await upload(session, bytes: Self.fileBytes)
        let afterUpload = try Self.peak(child.pid)
        try await offPool { try Self.download(session, large, bytes: Self.fileBytes) }
        let after = try Self.peak(child.pid)
        print("resident: \(before) bytes before, at most \(afterUpload) during the upload, \(after) in all")
        expect(after - before < Self.growthBytesMax, "\(before) bytes before, \(after) after")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    /// Uploads a file with its message, which is awaited, so that the provider has read it too; gives its id.
    private func upload(_ session: Conversation, bytes: Int) async throws -> String {
        let answer = try await offPool {
            let caller = session.caller
            let wire = try Wire(port: caller.port)
            defer { wire.close() }
            let fields = [
                "Content-Type": "image/png", "Content-Disposition": "attachment; filename=\"large.png\"",
                "Content-Length": String(bytes),
            ]
            try wire.send(
                caller.request("POST", session.path + "/attachments?send=true", body: [], fields: fields))
            let piece = [UInt8](repeating: 7, count: 1 << 16)
            for _ in 0..<(bytes / piece.count) { try wire.send(piece) }
            return try AnswerReader(wire).answer(to: "POST", within: 60)
        }
        expectEqual(answer.status, 201, "\(answer)")
        expectEqual(answer.json["sizeBytes"]?.intValue, bytes)
        let message = try #require(answer.json["message"]?["id"]?.stringValue)
        // A busy machine takes its time.
        _ = try await session.event(within: 60) {
            $0["type"] == "message.state" && $0["data"]?["messageId"]?.stringValue == message
                && $0["data"]?["state"] == "sent"
        }
        return try #require(answer.json["id"]?.stringValue)
    }

    /// Reads a file to its end without keeping it.
    private static func download(_ session: Conversation, _ id: String, bytes: Int) throws {
        let wire = try Wire(port: session.caller.port)
        defer { wire.close() }
        try wire.send(session.caller.request("GET", "\(session.path)/attachments/\(id)/content"))
        var count = 0
        while true {
            let piece = try wire.receive(within: 20)
            if piece.isEmpty { break }
            count += piece.count
        }
        // With the head of the answer.
        expect(count > bytes && count < bytes + 4096)
    }

    private static func resident(_ pid: pid_t) throws -> Int { try figure("VmRSS:", pid) }
    private static func peak(_ pid: pid_t) throws -> Int { try figure("VmHWM:", pid) }

    /// A figure of `/proc/PID/status`, which is in KiB.
    private static func figure(_ name: String, _ pid: pid_t) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
        return try #require(Int(line.filter(\.isNumber))) << 10
    }
}
