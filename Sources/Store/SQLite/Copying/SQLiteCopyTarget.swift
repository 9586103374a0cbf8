import Domain
import Kernel

/// The database file of a data directory that is filled from another store.
///
/// The caller holds the directory's lock. Pieces are on the disk in their order, but not at once; the mark of an
/// unfinished copy goes when all of them are.
package final class SQLiteCopyTarget: CopyTarget {
    private var log: SQLiteLog
    private var presentID: SQLiteStatement
    private var sessionRows = GenerationCache<SessionID, Int64>(capacity: 8192)

    /// Makes the file anew.
    ///
    /// - Throws: `.cannotOpen` where there is one that holds something and is not left from an unfinished copy.
    package init(directory: String, fileName: String, sealing: any StoreSealing) throws(StoreError) {
        let options = SQLiteStoreOptions(directory: directory, fileName: fileName, cacheBytes: 32 << 20)
        let path = "\(directory)/\(fileName)"
        do throws(SystemError) {
            try Files.createDirectory(directory)
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(directory): \(error.reason)")
        }
        if Files.exists(path) { try Self.demandNothingIsLost(directory, fileName) }
        try Self.putMarkedFile(at: path, in: directory, options)
        let connection = try SQLiteConnection.open(path, options)
        // The log of changes is forced to the disk before it is written back, and no earlier.
        try connection.execute("PRAGMA synchronous = NORMAL")
        let log = try SQLiteLog(connection, sealing: sealing, isBeingCopied: true)
        presentID = try log.connection.prepare("SELECT 1 FROM messages WHERE row = ? AND leg = ? AND vendor_id = ?")
        self.log = log
    }

    /// The file has no rows that anybody put there, or is left from a copy.
    private static func demandNothingIsLost(_ directory: String, _ fileName: String) throws(StoreError) {
        let connection = try StoppedStore.open(directory: directory, fileName: fileName)
        guard try Schema.version(connection) > 0, try !UnfinishedCopy.isMarked(connection) else { return }
        for table in ["sessions", "inbox", "revocations", "push_registrations"] {
            let isThere = try connection.number("SELECT count(*) FROM sqlite_schema WHERE name = '\(table)'") > 0
            if isThere, try connection.number("SELECT EXISTS (SELECT 1 FROM \(table))") > 0 {
                throw .cannotOpen(code: 0, cause: "it holds \(table) already: a copy goes into an empty store")
            }
        }
    }

    /// Puts an empty database with the mark in the place of what is there, so that no moment is without it.
    private static func putMarkedFile(
        at path: String, in directory: String, _ options: SQLiteStoreOptions
    ) throws(StoreError) {
        let new = "\(path).new"
        do throws(SystemError) {
            for suffix in ["", "-wal"] { try Files.remove(new + suffix) }
            try Files.createPrivate(new, [])
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(new): \(error.reason)")
        }
        try makeMarked(new, options)
        do throws(SystemError) {
            // A log of the former file's would be read as the new one's. The former file is empty, or marked itself.
            for suffix in ["-wal", "-shm"] { try Files.remove(path + suffix) }
            try Files.move(new, to: path)
            try Files.synchronizeDirectory(directory)
        } catch {
            throw .cannotOpen(code: error.code, cause: "\(path): \(error.reason)")
        }
    }

    private static func makeMarked(_ path: String, _ options: SQLiteStoreOptions) throws(StoreError) {
        let connection = try SQLiteConnection.open(path, options)
        try Schema.migrate(connection)
        try UnfinishedCopy.mark(connection)
        try connection.checkpoint(truncating: true)
    }

    package func finish() throws(StoreError) {
        try log.connection.checkpoint(truncating: true)
        try log.connection.execute("PRAGMA synchronous = FULL")
        try UnfinishedCopy.unmark(log.connection)
        try log.connection.checkpoint(truncating: true)
    }

    package func write(_ rows: [CopiedRow], into table: CopiedTable) throws(StoreError) {
        try transaction { (target) throws(StoreError) in
            switch table {
            case .vendorItems: for row in rows { try target.writeVendorItem(row) }
            case .claims: for row in rows { try target.writeClaim(row) }
            default: try target.writePlain(rows, into: table)
            }
        }
        if log.connection.walBytes > 16 << 20 { try log.connection.checkpoint(truncating: false) }
    }

    /// One that fails ends the copy, so nothing is rolled back but by the end of the connection.
    private func transaction(_ body: (SQLiteCopyTarget) throws(StoreError) -> Void) throws(StoreError) {
        try log.statements.begin.run()
        try body(self)
        try log.statements.commit.run()
    }

    // MARK: Rows

    private func writePlain(_ rows: [CopiedRow], into table: CopiedTable) throws(StoreError) {
        guard let sql = SQLiteCopyStatements.writing(table) else { throw .damaged(table.rawValue) }
        let columns = table.columns
        var statement = try log.connection.prepare(sql)
        for row in rows {
            for (place, column) in columns.enumerated() { try bind(row[place], column, &statement) }
            try statement.run()
            switch table {
            case .events:
                let session = try sessionRow(SessionID(row.id(1)))
                try log.index(SessionIndex.key(session, .event, row.integer(2)), row: row.integer(0))
            case .messages: try index(row, at: log.connection.lastRow)
            default: break
            }
        }
    }

    private func bind(
        _ value: CopiedValue, _ column: CopiedTable.Column, _ statement: inout SQLiteStatement
    ) throws(StoreError) {
        switch (value, column.sort) {
        case (.null, _): statement.bindNull()
        case (.integer(let number), _): statement.bind(number)
        case (.text(let text), .name): statement.bind(try log.code(ofName: text))
        case (.text(let text), _): statement.bind(text)
        case (.bytes(let bytes), _): statement.bind(bytes)
        case (.id(let id), .session): statement.bind(try sessionRow(SessionID(id)))
        case (.id(let id), .leg): statement.bind(try log.row(of: LegID(id)))
        case (.id(let id), _): statement.bind(id)
        }
    }

    private func sessionRow(_ id: SessionID) throws(StoreError) -> Int64 {
        if let row = sessionRows[id] { return row }
        log.statements.findSession.bind(id.value)
        guard try log.statements.findSession.step() else { throw .damaged("a session's place") }
        let row = log.statements.findSession.int(0)
        log.statements.findSession.reset()
        guard row <= SessionIndex.sessionMax else {
            throw .failed(code: 0, cause: "the store has no session number left")
        }
        sessionRows[id] = row
        return row
    }

    /// Makes a message be found; by the vendor's id it is with that.
    private func index(_ row: CopiedRow, at place: Int64) throws(StoreError) {
        let session = try sessionRow(SessionID(row.id(0)))
        let id = MessageID(row.id(2))
        try log.index(SessionIndex.key(session, .message, row.integer(1)), row: place)
        try log.index(bucket: SessionIndex.messageID(id, session: session), row: place)
        if let clientID = row.optionalText(3) {
            try log.index(bucket: SessionIndex.bucket(session, .clientID, hash: log.hash(clientID)), row: place)
        }
    }

    /// The present id of a message stands in its row, all others in a table of their own.
    private func writeVendorItem(_ row: CopiedRow) throws(StoreError) {
        let (leg, id) = (LegID(row.id(0)), row.text(1))
        guard let place = try log.place(of: leg) else { throw .damaged("a leg's place") }
        var message: Int64?
        if let holder = row.optionalID(2) {
            guard let found = try log.place(of: MessageID(holder), session: place.session) else {
                throw .damaged("a message's place")
            }
            message = found.row
        }
        let entry: Int64
        if let message, try isPresentID(id, leg: place.row, of: message) {
            entry = message * 2
        } else {
            entry = try log.insertVendorItem(id, leg: place.row, message: message, session: place.session)
        }
        let bucket = SessionIndex.bucket(place.session, .vendorItem, hash: log.hash(id, with: place.row))
        try log.index(bucket: bucket, row: entry)
    }

    private func isPresentID(_ id: String, leg: Int64, of message: Int64) throws(StoreError) -> Bool {
        presentID.bind(message)
        presentID.bind(leg)
        presentID.bind(id)
        defer { presentID.reset() }
        return try presentID.step()
    }

    private func writeClaim(_ row: CopiedRow) throws(StoreError) {
        let scope = row.bytes(7)
        let place = try row.optionalID(0).map { (id) throws(StoreError) in try sessionRow(SessionID(id)) }
        let owner = try row.optionalID(1).map { (id) throws(StoreError) in try sessionRow(SessionID(id)) }
        let key = try log.freeKey(SessionIndex.claim(scope, session: place))
        var sessionKey: Int64?
        if place == nil, let owner { sessionKey = try log.freeKey(SessionIndex.claim(scope, session: owner)) }
        log.statements.insertClaim.bind(key)
        log.statements.insertClaim.bind(sessionKey)
        log.statements.insertClaim.bind(row.integer(2))
        log.statements.insertClaim.bind(row.integer(3))
        log.statements.insertClaim.bind(scope)
        log.statements.insertClaim.bind(row.bytes(8))
        for column in 4...6 { log.statements.insertClaim.bind(row.optionalID(column)?.bytes) }
        try log.statements.insertClaim.run()
        let claim = log.connection.lastRow
        try log.index(key, row: claim)
        if let sessionKey { try log.index(sessionKey, row: claim) }
    }
}

extension SQLiteLog {
    /// The number of a name, which it is given where it has none.
    fileprivate mutating func code(ofName text: String) throws(StoreError) -> Int64 {
        try names.code(text, connection)
    }
}
