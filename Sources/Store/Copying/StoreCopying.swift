/// A store that no gateway works with, to be read from end to end; blocks.
package protocol CopySource: AnyObject {
    /// Reads a table and hands its rows over in pieces of bounded size, in the order in which they were written where
    /// that matters; sealed values as they are.
    func read(
        _ table: CopiedTable, _ take: ([CopiedRow]) throws(StoreError) -> Void
    ) throws(StoreError)
}

/// A store that is being filled from another, and is no store until that is finished; blocks.
///
/// One that was left unfinished is recognised: no gateway opens it, and the next copy into it begins anew.
package protocol CopyTarget: AnyObject {
    /// Writes rows behind those before; sealed values as they are.
    func write(_ rows: [CopiedRow], into table: CopiedTable) throws(StoreError)
    /// Makes what the store keeps beside the tables; with the return it is a store, and on the disk.
    func finish() throws(StoreError)
}

/// The copying of all that one store holds into another one.
package struct StoreCopying {
    /// The failure of one of the two stores, or of the caller.
    package enum Failure: Error {
        case reading(StoreError)
        case writing(StoreError)
    }

    /// Pieces end behind the row that makes them so long.
    package static let pieceBytes = 1 << 20
    /// Pieces have at most so many rows.
    package static let pieceRows = 1_000

    private let source: any CopySource
    private let target: any CopyTarget
    private let opening: any StoreSealing
    private let sealing: any StoreSealing

    /// - Parameters:
    ///   - opening: opens the sealed values of `source`.
    ///   - sealing: seals them for `target`.
    package init(
        from source: any CopySource, to target: any CopyTarget, opening: any StoreSealing, sealing: any StoreSealing
    ) {
        self.source = source
        self.target = target
        self.opening = opening
        self.sealing = sealing
    }

    /// Copies all of it.
    ///
    /// - Parameter passed: called with each piece when it is written.
    package func run(
        _ passed: (CopiedTable, [CopiedRow]) throws(StoreError) -> Void
    ) throws(Failure) {
        var isWriting = false
        do throws(StoreError) {
            var position: Int64 = 0
            for table in CopiedTable.allCases {
                try source.read(table) { (rows) throws(StoreError) in
                    if table == .events { try count(rows, from: &position) }
                    let sealed = try rows.map { (row) throws(StoreError) in try seal(row, table) }
                    isWriting = true
                    try target.write(sealed, into: table)
                    try passed(table, rows)
                    isWriting = false
                }
            }
            isWriting = true
            try target.finish()
        } catch {
            throw isWriting ? .writing(error) : .reading(error)
        }
    }

    /// Readers of an app's events find their place again by number: those have no holes, here as there.
    private func count(_ rows: [CopiedRow], from position: inout Int64) throws(StoreError) {
        for row in rows {
            position += 1
            guard row.integer(0) == position else {
                throw .corrupt(code: 0, cause: "event \(position) of all is missing; look through it with store check")
            }
        }
    }

    private func seal(_ row: CopiedRow, _ table: CopiedTable) throws(StoreError) -> CopiedRow {
        guard let place = table.sealedPlace(in: row) else { return row }
        guard let plain = opening.open(row.bytes(place.column), context: place.context) else {
            throw .sealBroken(key: place.key)
        }
        var row = row
        row.values[place.column] = .bytes(sealing.seal(plain, context: place.context))
        return row
    }
}
