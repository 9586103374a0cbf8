import Foundation
import Kernel
import SupportExpectations
import Testing

@Suite("Directories")
struct DirectoryTests {
    @Test("a directory is removed with all that is in it, and what its links lead to stays")
    func removal() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "gone-")
        let other = try Files.makeTemporaryDirectory(prefix: "stays-")
        defer { Files.removeDirectory(other) }
        let manager = FileManager.default
        try manager.createDirectory(atPath: "\(folder)/a/b", withIntermediateDirectories: true)
        for path in ["\(folder)/x", "\(folder)/a/y", "\(folder)/a/b/z", "\(other)/kept"] {
            expect(manager.createFile(atPath: path, contents: Data([1])))
        }
        try manager.createSymbolicLink(atPath: "\(folder)/a/link", withDestinationPath: other)
        Files.removeDirectory(folder)
        expect(!manager.fileExists(atPath: folder))
        expect(manager.fileExists(atPath: "\(other)/kept"))
    }

    @Test("a directory of more names than a buffer holds is listed whole, whatever the length of the last in it")
    func listing() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "many-")
        defer { Files.removeDirectory(folder) }
        let names = (0..<3000).map { "\($0)" + String(repeating: "n", count: $0 % 37) }
        for name in names { expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)) }
        expectEqual(Set(try Files.names(in: folder)), Set(names))
        let links = try Files.names(in: "/proc/self/fd")
        expect(links.allSatisfy { Int($0) != nil } && links.count > 2)
    }
}
