import CSQLite
import Domain

/// The one owner of a compiled statement.
///
/// Parameters are bound in order, all of them before each run; `step` resets the statement when there are no more
/// rows or it failed. Whoever leaves earlier calls `reset`, because an open statement keeps a read transaction open.
@safe struct SQLiteStatement: ~Copyable {
    /// Room for bound bytes that need not be copied to a fresh allocation for each row.
    private static let scratchBytesMax = 2048

    private let handle: OpaquePointer
    private let scratch: UnsafeMutablePointer<UInt8>
    private var used = 0
    private var next: Int32 = 1
    private var bindCode = SQLITE_OK

    init(adopting handle: OpaquePointer) {
        unsafe self.handle = unsafe handle
        unsafe scratch = .allocate(capacity: Self.scratchBytesMax)
    }

    deinit {
        _ = unsafe sqlite3_finalize(handle)
        unsafe scratch.deallocate()
    }

    // MARK: Parameters

    /// Binds the next parameter.
    mutating func bind(_ value: Int64) {
        note(unsafe sqlite3_bind_int64(handle, next, value))
    }

    /// Binds the next parameter.
    mutating func bind(_ value: Int) { bind(Int64(value)) }

    /// Binds the next parameter; `nil` is NULL.
    mutating func bind(_ value: Int64?) {
        if let value { bind(value) } else { bindNull() }
    }

    /// Binds the next parameter to NULL.
    mutating func bindNull() {
        note(unsafe sqlite3_bind_null(handle, next))
    }

    /// Binds the next parameter as a blob.
    mutating func bind(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe bind($0, isText: false) }
    }

    /// Binds the next parameter as a blob; `nil` is NULL.
    mutating func bind(_ bytes: [UInt8]?) {
        if let bytes { bind(bytes) } else { bindNull() }
    }

    /// Binds the next parameter as text.
    mutating func bind(_ text: String) {
        var text = text
        text.withUTF8 { unsafe bind($0, isText: true) }
    }

    /// Binds the next parameter as text; `nil` is NULL.
    mutating func bind(_ text: String?) {
        if let text { bind(text) } else { bindNull() }
    }

    /// Binds the next parameter as a blob of 16 bytes, so that byte order is id order.
    mutating func bind(_ id: Identifier) {
        guard used + 16 <= Self.scratchBytesMax else { return bind(id.bytes) }
        let place = unsafe UnsafeMutableRawPointer(scratch + used)
        unsafe place.storeBytes(of: id.high.bigEndian, as: UInt64.self)
        unsafe place.storeBytes(of: id.low.bigEndian, toByteOffset: 8, as: UInt64.self)
        used += 16
        note(unsafe sqlite3_bind_blob(handle, next, place, 16, nil))
    }

    private mutating func bind(_ bytes: UnsafeBufferPointer<UInt8>, isText: Bool) {
        let count = bytes.count
        guard let base = bytes.baseAddress, count > 0 else {
            // A null pointer would make it NULL.
            return note(
                isText
                    ? unsafe sqlite3_bind_text(handle, next, "", 0, nil) : unsafe sqlite3_bind_zeroblob(handle, next, 0)
            )
        }
        guard count <= Int(Int32.max) else { return note(SQLITE_TOOBIG) }
        var source = unsafe UnsafePointer(base)
        // -1 tells the library to take a copy of its own.
        var owner: sqlite3_destructor_type? = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        if used + count <= Self.scratchBytesMax {
            unsafe (scratch + used).update(from: base, count: count)
            unsafe source = unsafe UnsafePointer(scratch + used)
            unsafe owner = nil
            used += count
        }
        if isText {
            let text = unsafe UnsafeRawPointer(source).assumingMemoryBound(to: CChar.self)
            note(unsafe sqlite3_bind_text(handle, next, text, Int32(count), owner))
        } else {
            note(unsafe sqlite3_bind_blob(handle, next, source, Int32(count), owner))
        }
    }

    private mutating func note(_ code: Int32) {
        if code != SQLITE_OK { bindCode = code }
        next += 1
    }

    // MARK: Running

    /// Goes to the next row; `false` when there is none, and then it is ready for the next run.
    mutating func step() throws(StoreError) -> Bool {
        if bindCode != SQLITE_OK {
            let failure = StoreError(code: bindCode, cause: "a value could not be bound")
            reset()
            throw failure
        }
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code != SQLITE_DONE {
            let failure = unsafe StoreError.last(sqlite3_db_handle(handle))
            reset()
            throw failure
        }
        reset()
        return false
    }

    /// Runs it to the end.
    mutating func run() throws(StoreError) {
        while try step() {}
    }

    /// Runs an insertion whose key may be taken; `false` when it is.
    mutating func runUnlessTaken() throws(StoreError) -> Bool {
        do {
            try run()
            return true
        } catch .failed(code: SQLITE_CONSTRAINT | 6 << 8, _) {  // SQLITE_CONSTRAINT_PRIMARYKEY
            return false
        } catch .failed(code: SQLITE_CONSTRAINT | 10 << 8, _) {  // SQLITE_CONSTRAINT_ROWID
            return false
        }
    }

    /// Makes it ready for the next run.
    mutating func reset() {
        _ = unsafe sqlite3_reset(handle)
        used = 0
        next = 1
        bindCode = SQLITE_OK
    }

    // MARK: Columns of the present row

    /// A column as a number; NULL is 0.
    func int(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

    /// A column as a number.
    func optionalInt(_ column: Int32) -> Int64? { isNull(column) ? nil : int(column) }

    /// A column is NULL.
    func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// A column as bytes; NULL is none.
    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// A column as bytes.
    func optionalBytes(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : bytes(column) }

    /// A column as text; NULL is empty.
    func text(_ column: Int32) -> String {
        guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// A column as text.
    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// A column of 16 bytes as an id; `nil` when it is anything else.
    func identifier(_ column: Int32) -> Identifier? {
        guard let start = unsafe sqlite3_column_blob(handle, column),
            unsafe sqlite3_column_bytes(handle, column) == 16
        else { return nil }
        return unsafe Identifier(
            high: UInt64(bigEndian: start.loadUnaligned(as: UInt64.self)),
            low: UInt64(bigEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }

    /// A column holds exactly these bytes.
    func equals(_ column: Int32, _ bytes: [UInt8]) -> Bool {
        guard unsafe Int(sqlite3_column_bytes(handle, column)) == bytes.count else { return false }
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return bytes.isEmpty }
        return unsafe UnsafeRawBufferPointer(start: start, count: bytes.count).elementsEqual(bytes)
    }
}
