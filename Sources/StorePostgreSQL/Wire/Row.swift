import Domain
import PostgreSQL
import Store

extension PostgresStatement {
    /// A statement and its values in their order.
    init(_ text: String, _ values: PostgresValue...) { self.init(text, values) }
}

extension PostgresValue {
    static func int(_ value: Int64?) -> PostgresValue { value.map { .int64($0) } ?? .null }
    static func int(_ value: Int) -> PostgresValue { .int64(Int64(value)) }
    static func optional(_ value: String?) -> PostgresValue { value.map { .text($0) } ?? .null }
    static func optional(_ value: [UInt8]?) -> PostgresValue { value.map { .bytes($0) } ?? .null }
    static func id(_ value: Identifier?) -> PostgresValue { value.map { .uuid($0.bytes) } ?? .null }
    static func ids(_ values: [Identifier]) -> PostgresValue { .uuidArray(values.map(\.bytes)) }
    static func texts(_ values: [String]) -> PostgresValue { .textArray(values) }

    /// The share that a session lies in, by its id.
    static func bucket(_ session: SessionID) -> PostgresValue { .int64(Int64(session.value.bucket.rawValue)) }
}

/// A row of an answer; what cannot be read is damage.
struct Row: Sendable {
    private let row: PostgresRow

    init(_ row: PostgresRow) { self.row = row }

    private func read<Value>(
        _ body: (PostgresRow) throws(PostgresDecodingError) -> Value
    ) throws(StoreError) -> Value {
        do throws(PostgresDecodingError) {
            return try body(row)
        } catch {
            throw .damaged("a row (\(error))")
        }
    }

    func int(_ column: Int) throws(StoreError) -> Int64 {
        try read { (row) throws(PostgresDecodingError) in try row.int64(column) }
    }
    func optionalInt(_ column: Int) throws(StoreError) -> Int64? {
        try read { (row) throws(PostgresDecodingError) in try row.int64IfAny(column) }
    }
    /// The numbers of an array that must be there.
    func ints(_ column: Int) throws(StoreError) -> [Int64?] {
        guard let values = try read({ (row) throws(PostgresDecodingError) in try row.int64ArrayIfAny(column) }) else {
            throw .damaged("a list of numbers")
        }
        return values
    }
    func flag(_ column: Int) throws(StoreError) -> Bool {
        try read { (row) throws(PostgresDecodingError) in try row.bool(column) }
    }
    func text(_ column: Int) throws(StoreError) -> String {
        try read { (row) throws(PostgresDecodingError) in try row.text(column) }
    }
    func optionalText(_ column: Int) throws(StoreError) -> String? {
        try read { (row) throws(PostgresDecodingError) in try row.textIfAny(column) }
    }
    func bytes(_ column: Int) throws(StoreError) -> [UInt8] {
        try read { (row) throws(PostgresDecodingError) in try row.bytes(column) }
    }
    func optionalBytes(_ column: Int) throws(StoreError) -> [UInt8]? {
        try read { (row) throws(PostgresDecodingError) in try row.bytesIfAny(column) }
    }

    /// An id that must be there.
    func id(_ column: Int) throws(StoreError) -> Identifier {
        guard let id = try optionalID(column) else { throw .damaged("an id") }
        return id
    }

    func optionalID(_ column: Int) throws(StoreError) -> Identifier? {
        guard let bytes = try optionalBytes(column) else { return nil }
        guard let id = Identifier(bytes: bytes) else { throw .damaged("an id") }
        return id
    }
}

/// The rows that each statement of a batch gave.
struct Answers: Sendable {
    private let results: [PostgresRows]

    init(_ results: [PostgresRows]) { self.results = results }

    /// The rows of a statement by its place.
    subscript(statement: Int) -> [Row] { results[statement].map { Row($0) } }

    /// The first row of a statement.
    func first(_ statement: Int = 0) -> Row? { results[statement].first.map { Row($0) } }
}

extension StoreError {
    /// The database holds something that this program never writes.
    static func damaged(_ what: String) -> StoreError { .corrupt(code: 0, cause: "\(what) is not what was written") }
}
