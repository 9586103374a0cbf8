import Domain

/// Files of conversations.
extension SQLiteLog {
    mutating func insert(_ attachment: AttachmentRecord, session: Int64) throws(StoreError) {
        var statement = try connection.prepare(
            """
            INSERT INTO attachments (id, session, direction, state, name, content_type, size, sha256, vendor_url, spool,
                message, error, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        statement.bind(attachment.id.value)
        statement.bind(session)
        statement.bind(attachment.direction.rawValue)
        statement.bind(attachment.state.rawValue)
        statement.bind(attachment.name)
        statement.bind(attachment.contentType)
        statement.bind(attachment.sizeBytes)
        statement.bind(attachment.sha256)
        statement.bind(attachment.vendorURL)
        statement.bind(attachment.spoolName)
        statement.bind(attachment.message?.value.bytes)
        statement.bind(attachment.error)
        statement.bind(attachment.createdAt)
        statement.bind(attachment.updatedAt)
        try statement.run()
    }

    /// Changes a file; one that is not there stays so.
    mutating func update(_ update: AttachmentUpdate, session: Int64) throws(StoreError) {
        var statement = try connection.prepare(
            """
            UPDATE attachments SET state = coalesce(?, state), content_type = coalesce(?, content_type),
                size = coalesce(?, size), vendor_url = coalesce(?, vendor_url),
                spool = CASE WHEN ? THEN NULL ELSE spool END, message = coalesce(?, message),
                error = coalesce(?, error), updated_at = ?
            WHERE session = ? AND id = ?
            """)
        statement.bind(update.state?.rawValue)
        statement.bind(update.contentType)
        statement.bind(update.sizeBytes)
        statement.bind(update.vendorURL)
        statement.bind(update.leavesSpool ? 1 : 0)
        statement.bind(update.message?.value.bytes)
        statement.bind(update.error)
        statement.bind(update.updatedAt)
        statement.bind(session)
        statement.bind(update.id.value)
        try statement.run()
    }

    mutating func attachments(
        _ ids: [AttachmentID], of session: SessionID
    ) throws(StoreError) -> [AttachmentRecord] {
        guard let head = try head(of: session), !head.isErased else { return [] }
        var statement = try connection.prepare(
            """
            SELECT direction, state, name, content_type, size, sha256, vendor_url, spool, message, error, created_at,
                updated_at
            FROM attachments WHERE session = ? AND id = ?
            """)
        var records: [AttachmentRecord] = []
        for id in ids.prefix(200) {
            statement.bind(head.row)
            statement.bind(id.value)
            guard try statement.step() else { continue }
            guard let direction = AttachmentRecord.Direction(rawValue: statement.int(0)),
                let state = AttachmentRecord.State(rawValue: statement.int(1))
            else { throw .damaged("an attachment") }
            records.append(
                AttachmentRecord(
                    id: id, session: session, direction: direction, state: state, name: statement.text(2),
                    contentType: statement.text(3), sizeBytes: statement.optionalInt(4),
                    sha256: statement.optionalBytes(5), vendorURL: statement.optionalText(6),
                    spoolName: statement.optionalText(7), message: statement.identifier(8).map(MessageID.init),
                    error: statement.optionalBytes(9), createdAt: statement.int(10), updatedAt: statement.int(11)))
            statement.reset()
        }
        return records
    }

    mutating func spooledFiles(
        of session: SessionID?, after place: Int64, limit: Int
    ) throws(StoreError) -> [SpooledFile] {
        var row: Int64?
        if let session {
            guard let head = try head(of: session) else { return [] }
            row = head.row
        }
        var statement = try connection.prepare(
            """
            SELECT a.row, a.id, s.id, a.spool, coalesce(a.size, 0), a.created_at
            FROM attachments a INDEXED BY attachments_\(row == nil ? "spooled" : "spooled_by_session")
            JOIN sessions s ON s.row = a.session
            WHERE a.spool IS NOT NULL AND \(row == nil ? "" : "a.session = ? AND") a.row > ? ORDER BY a.row LIMIT ?
            """)
        if let row { statement.bind(row) }
        statement.bind(place)
        statement.bind(StoreLimits.cut(limit))
        var files: [SpooledFile] = []
        while try statement.step() {
            guard let id = statement.identifier(1), let session = statement.identifier(2) else {
                throw .damaged("an attachment")
            }
            files.append(
                SpooledFile(
                    place: statement.int(0), id: AttachmentID(id), session: SessionID(session),
                    spoolName: statement.text(3), sizeBytes: statement.int(4), createdAt: statement.int(5)))
        }
        return files
    }

    /// Deletes some of a session's files; `true` when there are none left.
    mutating func eraseAttachments(_ session: Int64) throws(StoreError) -> Bool {
        try execute(
            "DELETE FROM attachments WHERE row IN (SELECT row FROM attachments WHERE session = ? LIMIT ?)", session,
            Int64(StoreLimits.eraseRowsMax))
        return connection.changes < Int64(StoreLimits.eraseRowsMax)
    }
}
