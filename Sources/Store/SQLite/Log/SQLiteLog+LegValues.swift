import Domain

/// The small values that adapters keep with a leg.
extension SQLiteLog {
    mutating func set(_ key: String, _ value: [UInt8]?, isSecret: Bool, leg: LegID) throws(StoreError) {
        let row = try row(of: leg)
        guard let value else {
            var statement = try connection.prepare("DELETE FROM leg_values WHERE leg = ? AND key = ?")
            statement.bind(row)
            statement.bind(key)
            return try statement.run()
        }
        let stored = isSecret ? sealing.seal(value, context: SealContext.legValue(leg, key)) : value
        statements.setLegValue.bind(row)
        statements.setLegValue.bind(key)
        statements.setLegValue.bind(isSecret ? 1 : 0)
        statements.setLegValue.bind(stored)
        try statements.setLegValue.run()
    }

    mutating func legValue(_ key: String, of leg: LegID) throws(StoreError) -> LegValue? {
        guard let place = try place(of: leg) else { return nil }
        var statement = try connection.prepare("SELECT key, secret, value FROM leg_values WHERE leg = ? AND key = ?")
        statement.bind(place.row)
        statement.bind(key)
        return try statement.step() ? try value(in: statement, of: leg) : nil
    }

    mutating func legValues(_ leg: LegID, after key: String) throws(StoreError) -> [LegValue] {
        guard let place = try place(of: leg) else { return [] }
        var statement = try connection.prepare(
            "SELECT key, secret, value FROM leg_values WHERE leg = ? AND key > ? ORDER BY key LIMIT 200")
        statement.bind(place.row)
        statement.bind(key)
        var values: [LegValue] = []
        while try statement.step() { values.append(try value(in: statement, of: leg)) }
        return values
    }

    /// The value in a row of key, secret and value.
    private func value(in statement: borrowing SQLiteStatement, of leg: LegID) throws(StoreError) -> LegValue {
        let key = statement.text(0)
        let stored = LegValue(key: key, value: statement.bytes(2), isSecret: statement.int(1) != 0)
        guard stored.isSecret else { return stored }
        guard let plain = sealing.open(stored.value, context: SealContext.legValue(leg, key)) else {
            throw .sealBroken(key: key)
        }
        return LegValue(key: key, value: plain, isSecret: true)
    }
}
