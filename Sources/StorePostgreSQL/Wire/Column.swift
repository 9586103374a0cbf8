import Domain
import PostgreSQL

/// A column of a list that a function is given as arrays; one without any value is NULL as a whole.
struct Column<Item: Hashable & Sendable> {
    fileprivate private(set) var items: [Item?] = []
    fileprivate private(set) var hasValue = false

    mutating func add(_ item: Item?) {
        items.append(item)
        if item != nil { hasValue = true }
    }
}

extension PostgresValue {
    static func column(_ column: Column<Int64>) -> PostgresValue {
        column.hasValue ? .int64Array(column.items) : .null
    }
    static func column(_ column: Column<Bool>) -> PostgresValue { column.hasValue ? .boolArray(column.items) : .null }
    static func column(_ column: Column<String>) -> PostgresValue {
        column.hasValue ? .textArray(column.items) : .null
    }
    static func column(_ column: Column<[UInt8]>) -> PostgresValue {
        column.hasValue ? .bytesArray(column.items) : .null
    }
    static func column(_ column: Column<Identifier>) -> PostgresValue {
        column.hasValue ? .uuidArray(column.items.map { $0?.bytes }) : .null
    }
}
