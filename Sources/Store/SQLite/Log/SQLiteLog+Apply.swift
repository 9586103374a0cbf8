import Domain

extension SQLiteLog {
    /// Writes a transaction that nothing stands against.
    mutating func apply(_ t: StoreTransaction, _ plan: Plan) throws(StoreError) -> StoreOutcome {
        var head = plan.head
        let firstSeq = (head?.seq ?? 0) + 1
        if let expired = plan.expiredClaim { try delete(expired) }
        for change in t.changes { try apply(change, &head, firstSeq: firstSeq) }
        if let claim = t.claim { try insert(claim, key: plan.claimKey, head) }
        if !t.events.isEmpty, var counted = head {
            for event in t.events { try append(event, &counted) }
            head = counted
        }
        assert(
            head.map { $0.seq == firstSeq - 1 + Int64(t.events.count) } ?? true,
            "Each event has the number behind that of the one before.")
        if let id = t.session { heads[id] = head }
        return .committed(firstSeq: firstSeq)
    }

    private mutating func apply(
        _ change: StoreChange, _ head: inout SessionHead?, firstSeq: Int64
    ) throws(StoreError) {
        switch change {
        case .insertSession(let record):
            head = try insert(record)
        case .updateSession(let update): try updateSession(update, &head)
        case .insertLeg(let leg):
            guard let row = head?.row else { throw .damaged("a leg without its session") }
            try insert(leg, session: row)
        case .endLeg(let leg, let at):
            try execute("UPDATE legs SET ended_at = ? WHERE row = ?", at, try row(of: leg))
        case .insertTermination(let leg, let at): try insertTermination(leg, at: at)
        case .settleTermination(let leg): try settleTermination(leg)
        case .insertMessage(let message, let event):
            guard var counted = head else { throw .damaged("a message without its session") }
            try insert(message, seq: event.map { firstSeq + Int64($0) } ?? 0, &counted)
            head = counted
        case .updateMessage(let update, let event):
            guard let row = head?.row else { throw .damaged("a message without its session") }
            try self.update(update, seq: event.map { firstSeq + Int64($0) }, session: row)
        case .replaceMessageContent(let id, let document, let native, let vendorID, let updatedAt, let event):
            guard let row = head?.row, let place = try place(of: id, session: row) else { throw .damaged("a message") }
            if let vendorID { try rename(place, session: row, leg: place.leg, vendorID: vendorID) }
            try replaceContent(
                place.row, document, native, vendorID, updatedAt: updatedAt, seq: event.map { firstSeq + Int64($0) })
        case .claimVendorItem(let leg, let id):
            guard let session = head?.row else { throw .damaged("an item without its session") }
            let leg = try row(of: leg)
            let item = try insertVendorItem(id, leg: leg, message: nil, session: session)
            try index(bucket: SessionIndex.bucket(session, .vendorItem, hash: hash(id, with: leg)), row: item)
        case .setLegValue(let leg, let key, let value, let isSecret):
            try set(key, value, isSecret: isSecret, leg: leg)
        case .insertAttachment(let attachment):
            guard let row = head?.row else { throw .damaged("a file without its session") }
            try insert(attachment, session: row)
        case .updateAttachment(let update):
            guard let row = head?.row else { throw .damaged("a file without its session") }
            try self.update(update, session: row)
        case .insertTicket(let ticket):
            try insert(ticket)
        case .addHookConversation(let leg, let id, let at): try addHookConversation(id, leg: leg, at: at)
        case .insertHook(let hook): try insert(hook)
        case .settleHook(let provider, let eventID, let at): try settleHook(eventID, of: provider, at: at)
        case .dropHooks(let provider, let recipient, let at): try dropHooks(for: recipient, of: provider, at: at)
        case .putPush(let push): try put(push)
        case .deletePush(let app, let installation): try deletePush(installation, of: app)
        case .deletePushes(let session): try deletePushes(of: session)
        case .useTicket(let hash, let at): try useTicket(hash, at: at)
        case .revoke(let revocation):
            try insert(revocation)
        }
    }

    /// Updates the row of the session, and with its end forgets which of the vendor's conversations were its own.
    private mutating func updateSession(_ update: SessionUpdate, _ head: inout SessionHead?) throws(StoreError) {
        guard let row = head?.row else { throw .damaged("a transaction without its session") }
        try self.update(row, update)
        guard let state = update.state else { return }
        head?.state = state
        if state.isFinal { try forgetHookConversations(of: row) }
    }

    /// The first use of a ticket counts; a later one changes nothing.
    private mutating func useTicket(_ hash: [UInt8], at time: Int64) throws(StoreError) {
        var statement = try connection.prepare("UPDATE tickets SET used_at = coalesce(used_at, ?) WHERE hash = ?")
        statement.bind(time)
        statement.bind(hash)
        try statement.run()
    }

    // MARK: Events

    /// Gives an event the next number and writes it.
    mutating func append(
        _ event: NewEvent, _ head: inout SessionHead, flags: Int64 = 0
    ) throws(StoreError) {
        let leg: Int64? = if let leg = event.leg { try row(of: leg) } else { nil }
        let type = try names.code(event.type, connection)
        head.seq += 1
        head.check = UInt32(truncatingIfNeeded: event.id.value.low)
        statements.insertEvent.bind(head.row)
        statements.insertEvent.bind(head.seq)
        statements.insertEvent.bind(head.app)
        statements.insertEvent.bind(type)
        statements.insertEvent.bind(event.at)
        statements.insertEvent.bind(leg)
        statements.insertEvent.bind(
            flags | (event.carriesSeq ? EventFlags.carriesSeq : 0) | (event.isPassive ? EventFlags.passive : 0))
        statements.insertEvent.bind(event.id.value)
        statements.insertEvent.bind(event.data)
        try statements.insertEvent.run()
        try index(SessionIndex.key(head.row, .event, head.seq), row: connection.lastRow)
    }

    // MARK: Messages

    private mutating func insert(
        _ message: MessageRecord, seq: Int64, _ head: inout SessionHead
    ) throws(StoreError) {
        let leg = try row(of: message.leg)
        head.messageCount += 1
        statements.insertMessage.bind(head.row)
        statements.insertMessage.bind(head.messageCount)
        statements.insertMessage.bind(leg)
        statements.insertMessage.bind(message.state.rawValue)
        statements.insertMessage.bind(message.isOutbound ? 1 : 0)
        statements.insertMessage.bind(message.attempt)
        statements.insertMessage.bind(message.nextAttemptAt)
        statements.insertMessage.bind(message.senderRole.code)
        statements.insertMessage.bind(message.isHidden ? 1 : 0)
        statements.insertMessage.bind(seq)
        statements.insertMessage.bind(message.createdAt)
        statements.insertMessage.bind(message.updatedAt)
        statements.insertMessage.bind(message.id.value)
        statements.insertMessage.bind(message.clientID)
        statements.insertMessage.bind(message.bodyHash)
        statements.insertMessage.bind(message.vendorID)
        statements.insertMessage.bind(message.error)
        statements.insertMessage.bind(message.document)
        statements.insertMessage.bind(message.native)
        statements.insertMessage.bind(message.expiresAt)
        try statements.insertMessage.run()
        let row = connection.lastRow
        try index(SessionIndex.key(head.row, .message, head.messageCount), row: row)
        try index(bucket: SessionIndex.messageID(message.id, session: head.row), row: row)
        if let clientID = message.clientID {
            try index(bucket: SessionIndex.bucket(head.row, .clientID, hash: hash(clientID)), row: row)
        }
        if let vendorID = message.vendorID {
            let bucket = SessionIndex.bucket(head.row, .vendorItem, hash: hash(vendorID, with: leg))
            try index(bucket: bucket, row: row * 2)
        }
        messagePlaces[message.id] = MessagePlace(row: row, session: head.row, leg: leg)
    }

    private mutating func update(_ update: MessageUpdate, seq: Int64?, session: Int64) throws(StoreError) {
        guard var place = try place(of: update.id, session: session) else { throw .damaged("a message's place") }
        let leg: Int64? = if let leg = update.leg { try row(of: leg) } else { nil }
        if leg != nil || update.vendorID != nil {
            try rename(place, session: session, leg: leg ?? place.leg, vendorID: update.vendorID)
        }
        if let leg {
            place.leg = leg
            messagePlaces[update.id] = place
        }
        statements.updateMessage.bind(update.state?.rawValue)
        statements.updateMessage.bind(update.error)
        statements.updateMessage.bind(update.attempt)
        statements.updateMessage.bind(update.nextAttemptAt)
        statements.updateMessage.bind(leg)
        statements.updateMessage.bind(update.vendorID)
        statements.updateMessage.bind(update.updatedAt)
        statements.updateMessage.bind(seq)
        statements.updateMessage.bind(update.expiresAt)
        statements.updateMessage.bind(place.row)
        try statements.updateMessage.run()
    }

    private mutating func replaceContent(
        _ row: Int64, _ document: [UInt8], _ native: [UInt8]?, _ vendorID: String?, updatedAt: Int64, seq: Int64?
    ) throws(StoreError) {
        var statement = try connection.prepare(
            """
            UPDATE messages SET document = ?, native = ?, vendor_id = coalesce(?, vendor_id), updated_at = ?,
                seq = coalesce(?, seq)
            WHERE row = ?
            """)
        statement.bind(document)
        statement.bind(native)
        statement.bind(vendorID)
        statement.bind(updatedAt)
        statement.bind(seq)
        statement.bind(row)
        try statement.run()
    }

    // MARK: Vendors' items

    mutating func insertVendorItem(
        _ id: String, leg: Int64, message: Int64?, session: Int64
    ) throws(StoreError) -> Int64 {
        var statement = try connection.prepare(
            "INSERT INTO vendor_items (leg, vendor_id, message) VALUES (?, ?, ?)")
        statement.bind(leg)
        statement.bind(id)
        statement.bind(message)
        try statement.run()
        return connection.lastRow * 2 + 1
    }

    /// Gives a message another id of the vendor's, or the same id in another leg; the one before stays taken.
    private mutating func rename(
        _ place: MessagePlace, session: Int64, leg: Int64, vendorID: String?
    ) throws(StoreError) {
        statements.messageVendorID.bind(place.row)
        let before = try statements.messageVendorID.step() ? statements.messageVendorID.optionalText(0) : nil
        statements.messageVendorID.reset()
        if before == vendorID && leg == place.leg { return }
        if let before, let found = try findVendorItem(before, leg: place.leg, session: session), !found.isItem {
            let item = try insertVendorItem(before, leg: place.leg, message: place.row, session: session)
            try execute("UPDATE session_index SET row = ? WHERE key = ?", item, found.key)
        }
        guard let vendorID else { return }
        // An id that it had before is found through `vendor_items` for good; the check has seen that nobody else
        // holds it.
        if try findVendorItem(vendorID, leg: leg, session: session) == nil {
            let bucket = SessionIndex.bucket(session, .vendorItem, hash: hash(vendorID, with: leg))
            try index(bucket: bucket, row: place.row * 2)
        }
    }

    // MARK: Claims

    private mutating func insert(
        _ claim: IdempotencyClaim, key: Int64, _ head: SessionHead?
    ) throws(StoreError) {
        // A claim that is found without its session hangs on the session too, so that erasing finds it.
        var sessionKey: Int64?
        if claim.reach == .app, let head {
            sessionKey = try freeKey(SessionIndex.claim(claim.scope, session: head.row))
        }
        statements.insertClaim.bind(key)
        statements.insertClaim.bind(sessionKey)
        statements.insertClaim.bind(claim.expiresAt)
        statements.insertClaim.bind(claim.result.status)
        statements.insertClaim.bind(claim.scope)
        statements.insertClaim.bind(claim.bodyHash)
        if let session = claim.result.session {
            statements.insertClaim.bind(session.value)
        } else {
            statements.insertClaim.bindNull()
        }
        if let message = claim.result.message {
            statements.insertClaim.bind(message.value)
        } else {
            statements.insertClaim.bindNull()
        }
        statements.insertClaim.bind(claim.result.attachment?.value.bytes)
        try statements.insertClaim.run()
        let row = connection.lastRow
        try index(key, row: row)
        if let sessionKey { try index(sessionKey, row: row) }
    }

    /// Takes a claim away, and what finds it.
    mutating func delete(_ claim: ClaimPlace) throws(StoreError) {
        try execute("DELETE FROM session_index WHERE key = ?", claim.key)
        if let key = claim.sessionKey { try execute("DELETE FROM session_index WHERE key = ?", key) }
        try execute("DELETE FROM claims WHERE row = ?", claim.row)
    }

    // MARK: The index

    /// Enters a key that is free.
    mutating func index(_ key: Int64, row: Int64) throws(StoreError) {
        statements.insertIndex.bind(key)
        statements.insertIndex.bind(row)
        try statements.insertIndex.run()
    }

    /// Enters the first free key of a bucket, nearly always the very first.
    mutating func index(bucket: Int64, row: Int64) throws(StoreError) {
        for key in bucket..<bucket + SessionIndex.bucketSize {
            statements.insertIndex.bind(key)
            statements.insertIndex.bind(row)
            if try statements.insertIndex.runUnlessTaken() { return }
        }
        throw .failed(code: 0, cause: "a bucket of the index is full")
    }

    /// The first free key of a bucket, for a row that has to know it.
    mutating func freeKey(_ bucket: Int64) throws(StoreError) -> Int64 {
        var key = bucket
        statements.bucketKeys.bind(bucket: bucket)
        while try statements.bucketKeys.step() {
            if statements.bucketKeys.int(0) == key { key += 1 }
        }
        guard key < bucket + SessionIndex.bucketSize else {
            throw .failed(code: 0, cause: "a bucket of the index is full")
        }
        return key
    }

    // MARK: Small things

    /// The row of a leg that the check has seen, or this transaction made.
    mutating func row(of leg: LegID) throws(StoreError) -> Int64 {
        guard let place = try place(of: leg) else { throw .damaged("a leg's place") }
        return place.row
    }

    /// Runs a rare statement.
    mutating func execute(_ sql: String, _ numbers: Int64...) throws(StoreError) {
        var statement = try connection.prepare(sql)
        for number in numbers { statement.bind(number) }
        try statement.run()
    }
}
