import Kernel
import SupportExpectations
import Testing

@Suite struct DiskFileTests {
    let folder: String

    init() throws { folder = try Files.makeTemporaryDirectory(prefix: "disk-file-") }

    @Test("What was written is read back at any place, and no further than the file's end.")
    func roundTrip() throws {
        defer { Files.removeDirectory(folder) }
        let path = folder + "/a"
        let file = try DiskFile.create(path)
        try file.write([1, 2, 3])
        try file.write([4, 5])
        try file.synchronize()
        try Files.synchronizeDirectory(folder)
        let again = try DiskFile.open(path)
        try expectEqual(again.read(at: 0, count: 10), [1, 2, 3, 4, 5])
        try expectEqual(again.read(at: 3, count: 1), [4])
        try expect(again.read(at: 5, count: 1).isEmpty)
        try expectEqual(Files.names(in: folder), ["a"])
        try expectEqual(Files.remove(path), true)
        try expectEqual(Files.remove(path), false)
        // Still there for whoever has it open.
        try expectEqual(again.read(at: 4, count: 1), [5])
    }

    @Test(
        "A file made whole has its name only with all that is in it; one that exists stays, and nothing is left over.")
    func wholeFiles() throws {
        defer { Files.removeDirectory(folder) }
        let path = folder + "/key"
        try Files.createWhole(path, [1, 2, 3])
        try expectEqual(Files.read(path), [1, 2, 3])
        let again = #expect(throws: SystemError.self) { try Files.createWhole(path, [4]) }
        expectEqual(again?.isExisting, true)
        try expectEqual(Files.read(path), [1, 2, 3])
        try expectEqual(Files.names(in: folder), ["key"])
        #expect(throws: SystemError.self) { try Files.createWhole(folder + "/none/key", [1]) }
        try expectEqual(Files.names(in: folder), ["key"])
    }

    @Test("A file is made once, is its owner's alone, and is not opened through a link.")
    func refusals() throws {
        defer { Files.removeDirectory(folder) }
        let path = folder + "/a"
        _ = try DiskFile.create(path)
        #expect(performing: { _ = try DiskFile.create(path) }, throws: { ($0 as? SystemError)?.isExisting == true })
        #expect(performing: { _ = try DiskFile.open(path + "b") }, throws: { ($0 as? SystemError)?.isNotFound == true })
        #expect(performing: { _ = try Files.names(in: path) }, throws: { $0 is SystemError })
        expect(SystemError(call: "write", code: 28).isDiskFull && !SystemError(call: "write", code: 5).isDiskFull)
    }
}
