import Foundation
import Kernel
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
            #expect(manager.createFile(atPath: path, contents: Data([1])))
        }
        try manager.createSymbolicLink(atPath: "\(folder)/a/link", withDestinationPath: other)
        Files.removeDirectory(folder)
        #expect(!manager.fileExists(atPath: folder))
        #expect(manager.fileExists(atPath: "\(other)/kept"))
    }
}
