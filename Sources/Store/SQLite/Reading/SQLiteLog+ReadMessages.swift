import Domain

/// Reading messages.
extension SQLiteLog {
    mutating func readMessage(row: Int64, of session: SessionID) throws(StoreError) -> MessageRecord? {
        statements.readMessage.bind(row)
        guard try statements.readMessage.step() else { return nil }
        let message: MessageRecord
        do {
            message = try MessageColumns.read(statements.readMessage, session: session)
        } catch {
            statements.readMessage.reset()
            throw error
        }
        statements.readMessage.reset()
        return message
    }

    mutating func message(_ id: MessageID, of session: SessionID) throws(StoreError) -> MessageRecord? {
        guard let head = try head(of: session), let place = try place(of: id, session: head.row) else { return nil }
        return try readMessage(row: place.row, of: session)
    }

    mutating func message(clientID: String, of session: SessionID) throws(StoreError) -> MessageRecord? {
        guard let head = try head(of: session), let row = try findMessage(clientID: clientID, session: head.row)
        else { return nil }
        return try readMessage(row: row, of: session)
    }

    mutating func message(
        vendorID: String, leg: LegID, of session: SessionID
    ) throws(StoreError) -> MessageRecord? {
        guard let head = try head(of: session), let place = try place(of: leg),
            let id = try findVendorItem(vendorID, leg: place.row, session: head.row)?.message
        else { return nil }
        return try message(id, of: session)
    }

    mutating func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int
    ) throws(StoreError) -> MessagePage? {
        guard let head = try head(of: session) else { return nil }
        var first: Int64 = 1
        var last = head.messageCount
        var isBackward = false
        switch place {
        case .start: break
        case .after(let position): first = Swift.max(first, position + 1)
        case .before(let position):
            last = Swift.min(last, position - 1)
            isBackward = true
        }
        let limit = StoreLimits.cut(limit)
        var page = MessagePage(messages: [], hasMore: false, head: head.log, count: head.messageCount)
        guard first <= last else { return page }
        var statement = try connection.prepare(
            """
            SELECT \(MessageColumns.list) FROM session_index i JOIN messages m ON m.row = i.row
            JOIN legs l ON l.row = m.leg
            WHERE i.key BETWEEN ? AND ? ORDER BY i.key \(isBackward ? "DESC" : "") LIMIT ?
            """)
        statement.bind(SessionIndex.key(head.row, .message, first)...SessionIndex.key(head.row, .message, last))
        statement.bind(limit + 1)
        while try statement.step() { page.messages.append(try MessageColumns.read(statement, session: session)) }
        page.hasMore = page.messages.count > limit
        if page.hasMore { page.messages.removeLast() }
        if isBackward { page.messages.reverse() }
        return page
    }

    mutating func natives(_ messages: [MessageReference]) throws(StoreError) -> [MessageID: [UInt8]] {
        var statement = try connection.prepare("SELECT native FROM messages WHERE row = ?")
        var natives: [MessageID: [UInt8]] = [:]
        for reference in messages.prefix(200) {
            guard let head = try head(of: reference.session),
                let place = try place(of: reference.message, session: head.row)
            else { continue }
            statement.bind(place.row)
            if try statement.step() { natives[reference.message] = statement.optionalBytes(0) }
            statement.reset()
        }
        return natives
    }

    mutating func outbox(_ session: SessionID, after position: Int64) throws(StoreError) -> [MessageRecord] {
        guard let head = try head(of: session) else { return [] }
        var statement = try connection.prepare(
            """
            SELECT \(MessageColumns.list) FROM messages m INDEXED BY outbox JOIN legs l ON l.row = m.leg
            WHERE m.session = ? AND m.outbound = 1 AND m.state <= 2 AND m.position > ? ORDER BY m.row LIMIT 200
            """)
        statement.bind(head.row)
        statement.bind(position)
        var messages: [MessageRecord] = []
        while try statement.step() { messages.append(try MessageColumns.read(statement, session: session)) }
        return messages
    }
}
