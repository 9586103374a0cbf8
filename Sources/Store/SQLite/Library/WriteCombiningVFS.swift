import CSQLite
import Synchronization

/// A virtual file system that gathers what SQLite writes to its write-ahead log between two syncs.
///
/// SQLite writes each page of a commit with two calls, 24 bytes and a page. They follow one another in the file, so
/// they are gathered and handed on in one piece: at the sync, when the piece is full, and before anything that looks
/// at the file. Nothing is promised before the sync, and an error of the late write is the sync's error. All other
/// files, and all other calls, go to the file system underneath as they are.
enum WriteCombiningVFS {
    /// Bytes gathered at most; less than 128 KiB, because the system's own file system cuts a write to 17 bits.
    static let bufferBytesMax: Int64 = 120 << 10

    /// Names given out, by the name of the file system underneath.
    private static let names = Mutex<[String: String]>([:])

    /// Makes one over a registered file system (`nil`: the system's own), once in the life of the process.
    static func register(over base: String?) throws(StoreError) -> String {
        try names.withLock { names throws(StoreError) in
            if let name = names[base ?? ""] { return name }
            let name = base.map { "trunkline-\($0)" } ?? "trunkline"
            try unsafe register(name, over: base.map { unsafe sqlite3_vfs_find($0) } ?? sqlite3_vfs_find(nil))
            names[base ?? ""] = name
            return name
        }
    }

    /// The library keeps pointers to all of it, so it stays for good.
    private static func register(
        _ name: String, over under: UnsafeMutablePointer<sqlite3_vfs>?
    ) throws(StoreError) {
        guard let under = unsafe under else { throw .cannotOpen(code: SQLITE_ERROR, cause: "no such file system") }
        let bytes = Array(name.utf8CString)
        let kept = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        unsafe kept.initialize(from: bytes, count: bytes.count)
        let made = UnsafeMutablePointer<tl_combining_vfs>.allocate(capacity: 1)
        // The other's methods stay: they look at `pAppData`, which is the other's too.
        var vfs = unsafe under.pointee
        unsafe vfs.iVersion = min(vfs.iVersion, 2)
        unsafe vfs.pNext = nil
        unsafe vfs.zName = unsafe UnsafePointer(kept)
        unsafe vfs.szOsFile += Int32(headerBytes)
        unsafe vfs.xOpen = open
        unsafe made.initialize(to: tl_combining_vfs(vfs: vfs, under: under))
        let code = unsafe made.withMemoryRebound(to: sqlite3_vfs.self, capacity: 1) {
            unsafe sqlite3_vfs_register($0, 0)
        }
        guard code == SQLITE_OK else { throw .cannotOpen(code: code, cause: "the file system could not be registered") }
    }

    /// Where the other's file begins behind ours.
    private static var headerBytes: Int { (unsafe MemoryLayout<tl_combining_file>.size + 15) & ~15 }

    private typealias File = UnsafeMutablePointer<sqlite3_file>

    /// Only the write-ahead log becomes ours.
    private static let open:
        @convention(c) (
            UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, UnsafeMutablePointer<sqlite3_file>?, Int32,
            UnsafeMutablePointer<Int32>?
        ) -> Int32 = { vfs, name, place, flags, outFlags in
            guard let place = unsafe place,
                let under = unsafe UnsafeMutableRawPointer(vfs)?.assumingMemoryBound(to: tl_combining_vfs.self).pointee
                    .under,
                let openUnder = unsafe under.pointee.xOpen
            else { return SQLITE_CANTOPEN }
            guard flags & SQLITE_OPEN_WAL != 0 else { return unsafe openUnder(under, name, place, flags, outFlags) }
            let raw = UnsafeMutableRawPointer(place)
            let other = unsafe (raw + headerBytes).assumingMemoryBound(to: sqlite3_file.self)
            let code = unsafe openUnder(under, name, other, flags, outFlags)
            guard code == SQLITE_OK else {
                unsafe place.pointee.pMethods = nil
                return code
            }
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(bufferBytesMax))
            unsafe raw.assumingMemoryBound(to: tl_combining_file.self).initialize(
                to: tl_combining_file(
                    file: sqlite3_file(pMethods: methods), under: other, buffer: buffer, start: 0, count: 0))
            return SQLITE_OK
        }

    /// Never changed once made, and kept for good, as the library wants it.
    nonisolated(unsafe) private static let methods: UnsafePointer<sqlite3_io_methods> = {
        var table = sqlite3_io_methods()
        table.iVersion = 1
        unsafe table.xClose = { unsafe withFile($0) { unsafe $0.close() } }
        unsafe table.xRead = { file, bytes, count, offset in
            unsafe withFile(file) { unsafe $0.read(bytes, count, offset) }
        }
        unsafe table.xWrite = { file, bytes, count, offset in
            unsafe withFile(file) { unsafe $0.write(bytes, count, offset) }
        }
        unsafe table.xTruncate = { file, size in
            unsafe withFile(file) { unsafe $0.flushed { unsafe $0.xTruncate?($1, size) } }
        }
        unsafe table.xSync = { file, flags in
            unsafe withFile(file) { unsafe $0.flushed { unsafe $0.xSync?($1, flags) } }
        }
        unsafe table.xFileSize = { file, size in
            unsafe withFile(file) { unsafe $0.flushed { unsafe $0.xFileSize?($1, size) } }
        }
        unsafe table.xLock = { file, level in unsafe withFile(file) { unsafe $0.pass { unsafe $0.xLock?($1, level) } } }
        unsafe table.xUnlock = { file, level in
            unsafe withFile(file) { unsafe $0.pass { unsafe $0.xUnlock?($1, level) } }
        }
        unsafe table.xCheckReservedLock = { file, held in
            unsafe withFile(file) { unsafe $0.pass { unsafe $0.xCheckReservedLock?($1, held) } }
        }
        unsafe table.xFileControl = { file, operation, argument in
            unsafe withFile(file) { unsafe $0.pass { unsafe $0.xFileControl?($1, operation, argument) } }
        }
        unsafe table.xSectorSize = { unsafe withFile($0) { unsafe $0.pass { unsafe $0.xSectorSize?($1) } } }
        unsafe table.xDeviceCharacteristics = {
            unsafe withFile($0) { unsafe $0.pass { unsafe $0.xDeviceCharacteristics?($1) } }
        }
        let place = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        unsafe place.initialize(to: table)
        return unsafe UnsafePointer(place)
    }()

    private static func withFile(_ file: File?, _ body: (inout tl_combining_file) -> Int32) -> Int32 {
        guard let file = unsafe file else { return SQLITE_MISUSE }
        return unsafe body(&UnsafeMutableRawPointer(file).assumingMemoryBound(to: tl_combining_file.self).pointee)
    }
}

extension tl_combining_file {
    /// Calls the file underneath.
    fileprivate mutating func pass(
        _ call: (sqlite3_io_methods, UnsafeMutablePointer<sqlite3_file>) -> Int32?
    ) -> Int32 {
        guard let methods = unsafe under.pointee.pMethods else { return SQLITE_MISUSE }
        return unsafe call(methods.pointee, under) ?? SQLITE_MISUSE
    }

    /// Hands on what is gathered, then calls the file underneath.
    fileprivate mutating func flushed(
        _ call: (sqlite3_io_methods, UnsafeMutablePointer<sqlite3_file>) -> Int32?
    ) -> Int32 {
        let code = unsafe flush()
        return unsafe code == SQLITE_OK ? pass(call) : code
    }

    /// Hands on what is gathered; gone also when that fails, because the commit it belongs to then fails too.
    fileprivate mutating func flush() -> Int32 {
        guard unsafe count > 0 else { return SQLITE_OK }
        let (bytes, length, offset) = unsafe (buffer, Int32(count), start)
        unsafe count = 0
        return unsafe pass { unsafe $0.xWrite?($1, bytes, length, offset) }
    }

    fileprivate mutating func write(_ bytes: UnsafeRawPointer?, _ length: Int32, _ offset: Int64) -> Int32 {
        guard let bytes = unsafe bytes else { return SQLITE_MISUSE }
        let follows = unsafe offset == start + count && count + Int64(length) <= WriteCombiningVFS.bufferBytesMax
        if unsafe count > 0 && !follows {
            let code = unsafe flush()
            guard code == SQLITE_OK else { return code }
        }
        if Int64(length) > WriteCombiningVFS.bufferBytesMax {
            return unsafe pass { unsafe $0.xWrite?($1, bytes, length, offset) }
        }
        if unsafe count == 0 { unsafe start = offset }
        unsafe UnsafeMutableRawPointer(buffer + Int(count)).copyMemory(from: bytes, byteCount: Int(length))
        unsafe count += Int64(length)
        return SQLITE_OK
    }

    fileprivate mutating func read(_ bytes: UnsafeMutableRawPointer?, _ length: Int32, _ offset: Int64) -> Int32 {
        let overlaps = unsafe count > 0 && offset < start + count && offset + Int64(length) > start
        if overlaps {
            let code = unsafe flush()
            guard code == SQLITE_OK else { return code }
        }
        return unsafe pass { unsafe $0.xRead?($1, bytes, length, offset) }
    }

    /// Gathered bytes that were never synced are owed to no caller; a failure to write them harms nothing.
    fileprivate mutating func close() -> Int32 {
        _ = unsafe flush()
        unsafe buffer.deallocate()
        return unsafe pass { unsafe $0.xClose?($1) }
    }
}
