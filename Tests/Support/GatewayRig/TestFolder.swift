import Foundation
import Glibc
import Kernel

/// A folder that goes away with the value.
package final class TestFolder: Sendable {
    /// The kind of disk that a folder lies on.
    package enum Place {
        /// The disk of the system's temporary folder.
        case disk
        /// A disk in memory, where the machine has one with room for many tests, and else the one above.
        ///
        /// Forcing something to it takes no time. It outlives a process, so it hides nothing from tests of a gateway
        /// in theirs; those that start a gateway over what another has left, or kill one, stay on the disk.
        case memory
    }

    package let path: String

    package init(_ place: Place = .disk) {
        let above = place == .memory ? Self.memory ?? Self.disk : Self.disk
        let url = above.appendingPathComponent("trunkline-test-\(UUID().uuidString)")
        path = url.path
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            preconditionFailure("a temporary folder can be made: \(error)")
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static var disk: URL { FileManager.default.temporaryDirectory }
    /// The folder of this process in memory, where there is room.
    private static let memory: URL? = {
        let path = "/dev/shm"
        guard (Files.freeBytes(of: path) ?? 0) >= TestFolder.memoryBytesMin,
            FileManager.default.isWritableFile(atPath: path)
        else { return nil }
        // Gateways that all tests of a process share are never stopped, and memory must not fill up with them.
        for name in (try? Files.names(in: path)) ?? [] where name.hasPrefix(TestFolder.memoryPrefix) {
            guard let process = pid_t(name.dropFirst(TestFolder.memoryPrefix.count)), kill(process, 0) != 0,
                errno == ESRCH
            else {
                continue
            }
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        return URL(fileURLWithPath: "\(path)/\(TestFolder.memoryPrefix)\(getpid())")
    }()
    private static let memoryPrefix = "trunkline-tests-"
    /// The room from which on memory serves: containers often have 64 MiB there, and a gateway without room is unready.
    private static let memoryBytesMin = 4 << 30

    package func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// The same so that whoever reads it meanwhile has the file of before, or this one.
    package func replace(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"), options: .atomic)
    }

    package func text(of name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data(), as: UTF8.self)
    }
}
