import Domain
import PostgreSQL
import Store

/// Files of conversations.
enum FileReading {
    static func attachments(_ ids: [AttachmentID], of session: SessionID) -> Question<[AttachmentRecord]> {
        let statement = PostgresStatement(
            """
            SELECT a.id, a.direction, a.state, a.name, a.content_type, a.size, a.sha256, a.vendor_url, a.spool,
                a.message, a.error, a.created_at, a.updated_at
            FROM unnest($3::uuid[]) WITH ORDINALITY x(id, place)
            JOIN attachments a ON a.session = $2 AND a.id = x.id
            JOIN sessions s ON s.bucket = $1 AND s.id = a.session AND s.erasure = 0
            ORDER BY x.place
            """, .bucket(session), .id(session.value), .ids(ids.prefix(200).map(\.value)))
        return Question(statement) { (answers) throws(StoreError) in
            var records: [AttachmentRecord] = []
            for row in answers[0] {
                guard let direction = AttachmentRecord.Direction(rawValue: try row.int(1)),
                    let state = AttachmentRecord.State(rawValue: try row.int(2))
                else { throw .damaged("an attachment") }
                records.append(
                    try AttachmentRecord(
                        id: AttachmentID(row.id(0)), session: session, direction: direction, state: state,
                        name: row.text(3), contentType: row.text(4), sizeBytes: row.optionalInt(5),
                        sha256: row.optionalBytes(6), vendorURL: row.optionalText(7), spoolName: row.optionalText(8),
                        message: row.optionalID(9).map { MessageID($0) }, error: row.optionalBytes(10),
                        createdAt: row.int(11), updatedAt: row.int(12)))
            }
            return records
        }
    }

    static func spooledFiles(of session: SessionID?, after place: Int64, limit: Int) -> Question<[SpooledFile]> {
        var values: [PostgresValue] = [.int(place), .int(StoreLimits.cut(limit))]
        if let session { values.append(.id(session.value)) }
        let statement = PostgresStatement(
            """
            SELECT row, id, session, spool, coalesce(size, 0), created_at FROM attachments
            WHERE spool IS NOT NULL AND row > $1 \(session == nil ? "" : "AND session = $3") ORDER BY row LIMIT $2
            """, values)
        return Question(statement) { (answers) throws(StoreError) in
            var files: [SpooledFile] = []
            for row in answers[0] {
                files.append(
                    try SpooledFile(
                        place: row.int(0), id: AttachmentID(row.id(1)), session: SessionID(row.id(2)),
                        spoolName: row.text(3), sizeBytes: row.int(4), createdAt: row.int(5)))
            }
            return files
        }
    }
}
