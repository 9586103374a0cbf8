package import Domain

/// A value of a row that is copied.
package enum CopiedValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
    case id(Identifier)

    /// About how much memory it takes.
    fileprivate var byteCount: Int {
        switch self {
        case .null, .integer: 16
        case .text(let text): 16 + text.utf8.count
        case .bytes(let bytes): 16 + bytes.count
        case .id: 16
        }
    }
}

/// A row of a ``CopiedTable``, with a value for each of its columns.
///
/// Whoever makes one has made sure that the values are of the columns' sorts; the accessors hold it to that.
package struct CopiedRow: Hashable, Sendable {
    package var values: [CopiedValue]

    package init(_ values: [CopiedValue]) { self.values = values }

    package subscript(column: Int) -> CopiedValue { values[column] }

    /// About how much memory it takes.
    package var byteCount: Int { values.reduce(32) { $0 + $1.byteCount } }

    package func integer(_ column: Int) -> Int64 {
        guard case .integer(let value) = values[column] else { preconditionFailure("the column is a number") }
        return value
    }

    package func text(_ column: Int) -> String {
        guard case .text(let value) = values[column] else { preconditionFailure("the column is a text") }
        return value
    }

    package func bytes(_ column: Int) -> [UInt8] {
        guard case .bytes(let value) = values[column] else { preconditionFailure("the column is bytes") }
        return value
    }

    package func id(_ column: Int) -> Identifier {
        guard let value = optionalID(column) else { preconditionFailure("the column is an id") }
        return value
    }

    package func optionalID(_ column: Int) -> Identifier? {
        guard case .id(let value) = values[column] else { return nil }
        return value
    }

    package func optionalText(_ column: Int) -> String? {
        guard case .text(let value) = values[column] else { return nil }
        return value
    }
}
