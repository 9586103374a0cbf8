package import Domain
public import EventLoop
public import Store

/// The store's reads as plain calls: each suspends its caller and goes on on the given loop.
package struct StoreReading: Sendable {
    let store: any Store

    package init(store: any Store) { self.store = store }

    private func ask<R: Sendable>(
        _ body: (@escaping StoreReply<R>) -> Void
    ) async throws(StoreError) -> R {
        let result: Result<R, StoreError> = await awaitReply(body)
        return try result.get()
    }

    func session(_ id: SessionID, on loop: Loop) async throws(StoreError) -> SessionSnapshot? {
        try await ask { store.session(id, replyTo: loop, $0) }
    }

    package func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int, on loop: Loop
    ) async throws(StoreError) -> SessionPage {
        try await ask { store.sessions(filter, at: place, limit: limit, replyTo: loop, $0) }
    }

    package func countOpenSessions(app: String, userID: String, on loop: Loop) async throws(StoreError) -> Int {
        try await ask { store.countOpenSessions(app: app, userID: userID, replyTo: loop, $0) }
    }

    func liveSessions(at place: LivePlace, limit: Int, on loop: Loop) async throws(StoreError) -> LivePage {
        try await ask { store.liveSessions(at: place, limit: limit, replyTo: loop, $0) }
    }

    func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int, on loop: Loop
    ) async throws(StoreError) -> IdlePage {
        try await ask { store.idleSessions(since: time, after: place, limit: limit, replyTo: loop, $0) }
    }

    func lastUse(of session: SessionID, on loop: Loop) async throws(StoreError) -> Int64? {
        try await ask { store.lastUse(of: session, replyTo: loop, $0) }
    }

    func expiredMessages(by time: Int64, limit: Int, on loop: Loop) async throws(StoreError) -> ExpiryPage {
        try await ask { store.expiredMessages(by: time, limit: limit, replyTo: loop, $0) }
    }

    package func events(
        _ session: SessionID, after seq: Int64, limit: Int, on loop: Loop
    ) async throws(StoreError) -> EventPage? {
        try await ask { store.events(session, after: seq, limit: limit, bytesMax: 256 << 10, replyTo: loop, $0) }
    }

    func eventCheck(_ session: SessionID, seq: Int64, on loop: Loop) async throws(StoreError) -> UInt32? {
        try await ask { store.eventCheck(session, seq: seq, replyTo: loop, $0) }
    }

    package func feed(
        app: String, after position: Int64, limit: Int, on loop: Loop
    ) async throws(StoreError) -> FeedPage {
        try await ask { store.feed(app: app, after: position, limit: limit, bytesMax: 256 << 10, replyTo: loop, $0) }
    }

    /// The place behind so many events, or with `nil` behind all of them.
    package func feedPlace(_ position: Int64?, on loop: Loop) async throws(StoreError) -> FeedPlace? {
        try await ask { store.feedPlace(position, replyTo: loop, $0) }
    }

    package func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int, on loop: Loop
    ) async throws(StoreError) -> MessagePage? {
        try await ask { store.messages(session, at: place, limit: limit, replyTo: loop, $0) }
    }

    func message(
        _ id: MessageID, of session: SessionID, on loop: Loop
    ) async throws(StoreError) -> MessageRecord? {
        try await ask { store.message(id, of: session, replyTo: loop, $0) }
    }

    func message(
        clientID: String, of session: SessionID, on loop: Loop
    ) async throws(StoreError) -> MessageRecord? {
        try await ask { store.message(clientID: clientID, of: session, replyTo: loop, $0) }
    }

    package func natives(
        _ messages: [MessageReference], on loop: Loop
    ) async throws(StoreError) -> [MessageID: [UInt8]] {
        messages.isEmpty ? [:] : try await ask { store.natives(messages, replyTo: loop, $0) }
    }

    /// All of them, read page by page.
    func outbox(_ session: SessionID, on loop: Loop) async throws(StoreError) -> [MessageRecord] {
        var records: [MessageRecord] = []
        while true {
            let after = records.last?.position ?? 0
            let page = try await ask { store.outbox(session, after: after, replyTo: loop, $0) }
            records += page
            if page.isEmpty { return records }
        }
    }

    func attachments(
        _ ids: [AttachmentID], of session: SessionID, on loop: Loop
    ) async throws(StoreError) -> [AttachmentRecord] {
        try await ask { store.attachments(ids, of: session, replyTo: loop, $0) }
    }

    /// A page of those of all sessions.
    func spooledFiles(after place: Int64, on loop: Loop) async throws(StoreError) -> [SpooledFile] {
        try await ask { store.spooledFiles(of: nil, after: place, limit: 200, replyTo: loop, $0) }
    }

    /// All of a session, read page by page.
    func spooledFiles(of session: SessionID, on loop: Loop) async throws(StoreError) -> [SpooledFile] {
        var files: [SpooledFile] = []
        while true {
            let after = files.last?.place ?? 0
            let page = try await ask {
                store.spooledFiles(of: session, after: after, limit: 200, replyTo: loop, $0)
            }
            files += page
            if page.isEmpty { return files }
        }
    }

    func legValue(_ key: String, of leg: LegID, on loop: Loop) async throws(StoreError) -> LegValue? {
        try await ask { store.legValue(key, of: leg, replyTo: loop, $0) }
    }

    /// All of them, read page by page.
    func legValues(_ leg: LegID, on loop: Loop) async throws(StoreError) -> [LegValue] {
        var values: [LegValue] = []
        while true {
            let after = values.last?.key ?? ""
            let page = try await ask { store.legValues(leg, after: after, replyTo: loop, $0) }
            values += page
            if page.isEmpty { return values }
        }
    }

    func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int, on loop: Loop
    ) async throws(StoreError) -> [HookRecord] {
        try await ask { store.pendingHooks(for: recipient, since: time, now: now, limit: limit, replyTo: loop, $0) }
    }

    func pendingTerminations(after place: Int64, limit: Int, on loop: Loop) async throws(StoreError)
        -> [PendingTermination]
    {
        try await ask { store.pendingTerminations(after: place, limit: limit, replyTo: loop, $0) }
    }

    package func push(_ installationID: String, of app: String, on loop: Loop) async throws(StoreError) -> PushRecord? {
        try await ask { store.push(installationID, of: app, replyTo: loop, $0) }
    }

    func pushes(
        of app: String, users: [String], session: SessionID, on loop: Loop
    ) async throws(StoreError) -> [PushRecord] {
        try await ask { store.pushes(of: app, users: users, session: session, replyTo: loop, $0) }
    }

    package func ticket(hash: [UInt8], on loop: Loop) async throws(StoreError) -> TicketRecord? {
        try await ask { store.ticket(hash: hash, replyTo: loop, $0) }
    }

    func erase(
        _ session: SessionID, event: NewEvent?, pendingTermination: LegID?, at time: Int64, on loop: Loop
    ) async throws(StoreError) -> Bool {
        try await ask {
            store.erase(session, event: event, pendingTermination: pendingTermination, at: time, replyTo: loop, $0)
        }
    }

    package func commit(_ transaction: StoreTransaction, on loop: Loop) async throws(StoreError) -> StoreOutcome {
        try await ask { store.commit(transaction, replyTo: loop, $0) }
    }

    /// All ids that the user of an id has had.
    package func userIDs(of userID: String, app: String, on loop: Loop) async throws(StoreError) -> [String] {
        try await ask { store.userIDs(of: userID, app: app, replyTo: loop, $0) }
    }

    package func revocations(
        after: Int64, limit: Int, on loop: Loop
    ) async throws(StoreError) -> RevocationPage {
        try await ask { store.revocations(after: after, limit: limit, replyTo: loop, $0) }
    }
}

extension Loop: StoreReplyTarget {
    /// Puts an answer of the store into the loop's line.
    public func post(_ work: @escaping @Sendable () -> Void) { execute(work) }
}

extension StoreError {
    /// The same question may be answered a little later.
    var mayPass: Bool {
        switch self {
        case .overloaded, .outOfTurn, .full, .inputOutput, .locked, .cannotOpen, .failed: true
        case .corrupt, .closed, .tooNew, .sealBroken: false
        }
    }
}
