import Domain
import Store

/// Fills a store by chance with something of everything, and remembers what can be asked for.
struct CopyFilling {
    static let apps = ["demo", "other"]
    static let users = ["u-1", "u-2", "u-3", "ü"]
    static let providers = ["bot", "desk"]

    let h: Harness
    var random: SeededRandom
    var sessions: [SessionID] = []
    var legs: [SessionID: [LegID]] = [:]
    var messages: [SessionID: [MessageID]] = [:]
    var attachments: [SessionID: [AttachmentID]] = [:]
    var tickets: [[UInt8]] = []
    /// Changes that were made and may come again.
    var claims: [StoreTransaction] = []

    init(_ h: Harness, seed: UInt64) {
        self.h = h
        random = SeededRandom(seed: seed)
    }

    mutating func fill(steps: Int) async throws {
        for _ in 0..<4 { try await addSession() }
        for _ in 0..<steps { try await step() }
        let live = try await addSession()
        try await commit(live.session, .addHookConversation(live.leg, id: "h9", at: 900))
        let leg = try await addSession()
        try await commit(leg.session, .insertTermination(leg.leg, at: 44))
        try await commit(leg.session, .setLegValue(leg.leg, key: "token", value: [9, 9], isSecret: true))
        _ = try await h.erase(leg.session, event: h.event("session.erased"), pendingTermination: leg.leg)
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func flip() -> Bool { Bool.random(using: &random) }
    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

    @discardableResult
    private mutating func addSession() async throws -> (session: SessionID, leg: LegID) {
        let made = try await h.makeSession(
            app: pick(Self.apps), user: pick(Self.users), provider: pick(Self.providers))
        sessions.append(made.session)
        legs[made.session] = [made.leg]
        return made
    }

    @discardableResult
    private func commit(_ session: SessionID?, _ changes: StoreChange..., events: [NewEvent] = []) async throws
        -> StoreOutcome
    {
        try await h.commit(StoreTransaction(session: session, changes: changes, events: events))
    }

    private mutating func claim(_ session: SessionID?) -> IdempotencyClaim {
        IdempotencyClaim(
            scope: h.ids.hash(), reach: session != nil && flip() ? .session : .app, bodyHash: h.ids.hash(),
            claimedAt: 1, expiresAt: Int64(number(1_000_000..<2_000_000)),
            result: IdempotencyResult(
                status: number(200..<300), session: session, message: flip() ? h.ids.message() : nil,
                attachment: flip() ? h.ids.attachment() : nil))
    }

    private mutating func step() async throws {
        let session = pick(sessions)
        let leg = pick(legs[session] ?? [])
        switch number(0..<22) {
        case 0: try await addSession()
        case 1:
            let leg = h.ids.leg()
            let record = LegRecord(
                id: leg, session: session, provider: pick(Self.providers), kind: "oda", openedAt: 7)
            if case .committed = try await commit(session, .insertLeg(record)) {
                legs[session, default: []].append(leg)
            }
        case 2: try await commit(session, .endLeg(leg, at: 33), .insertTermination(leg, at: 34))
        case 3:
            try await commit(
                session, .setLegValue(leg, key: "k\(number(0..<3))", value: h.ids.hash(), isSecret: flip()))
        case 4...8: try await addMessage(session, leg)
        case 9, 10: try await updateMessage(session, leg)
        case 11: try await commit(session, .claimVendorItem(leg: leg, id: "v\(number(0..<12))"))
        case 12:
            let subject = flip() ? session : nil
            let transaction = StoreTransaction(
                session: subject, claim: claim(subject),
                changes: [.revoke(Revocation(app: "demo", subject: .session(session), at: Int64(number(1..<99))))])
            if case .committed = try await h.commit(transaction) { claims.append(transaction) }
        case 13:
            let subject = Revocation.Subject.user(pick(Self.users))
            try await commit(
                nil, .revoke(Revocation(app: pick(Self.apps), subject: subject, at: Int64(number(1..<99)))))
        case 14:
            let hash = h.ids.hash()
            tickets.append(hash)
            let ticket = TicketRecord(
                hash: hash, session: session, origin: flip() ? "https://a.example" : nil, firstUseBy: 5, expiresAt: 6,
                document: [1, 2])
            try await commit(session, .insertTicket(ticket))
            if flip() { try await commit(session, .useTicket(hash: hash, at: 5)) }
        case 15: try await addAttachment(session)
        case 16: try await addHook(session, leg)
        case 17:
            let push = PushRecord(
                app: "demo", installationID: "i\(number(0..<4))", userID: pick(Self.users),
                session: flip() ? session : nil, token: h.ids.hash(), document: [4], updatedAt: Int64(number(0..<99)))
            try await commit(session, .putPush(push))
        case 18: try await commit(session, .updateSession(SessionUpdate(updatedAt: 8, userID: pick(Self.users))))
        case 19 where number(0..<6) == 0:
            let update = SessionUpdate(state: .ended, endedReason: "user", endedAt: 8, updatedAt: 8)
            try await commit(session, .updateSession(update), events: [h.event("session.ended", leg: leg)])
        case 20 where number(0..<8) == 0:
            _ = try await h.erase(session, event: h.event("session.erased"))
        case 21:
            let event = NewEvent(
                id: h.ids.event(), type: "activity.typing", at: Int64(number(5..<90)), leg: leg, data: [],
                isPassive: flip())
            try await commit(session, events: [event])
        default: break
        }
    }

    private mutating func addMessage(_ session: SessionID, _ leg: LegID) async throws {
        var message = h.newMessage(
            session, leg, "text \(number(0..<99))", clientID: flip() ? "c\(number(0..<200))" : nil,
            vendorID: flip() ? "v\(number(0..<12))" : nil, isOutbound: flip())
        if flip() { message.native = [1, 2, 3] }
        if message.isOutbound, flip() { message.expiresAt = Int64(number(100..<200)) }
        let claim = flip() ? claim(session) : nil
        let transaction = h.sending(message, claim: claim)
        guard case .committed = try await h.commit(transaction) else { return }
        messages[session, default: []].append(message.id)
        if claim != nil { claims.append(transaction) }
    }

    private mutating func updateMessage(_ session: SessionID, _ leg: LegID) async throws {
        guard let message = messages[session]?.randomElement(using: &random) else { return }
        if number(0..<4) == 0 {
            try await commit(
                session,
                .replaceMessageContent(
                    message, document: [7], native: nil, vendorID: flip() ? "w\(number(0..<12))" : nil, updatedAt: 12,
                    event: 0), events: [h.event("message.updated")])
        } else {
            let update = MessageUpdate(
                id: message, state: flip() ? pick(DeliveryState.allCases) : nil, error: flip() ? [5] : nil,
                attempt: flip() ? 3 : nil, nextAttemptAt: flip() ? 77 : nil, expiresAt: flip() ? 160 : nil,
                leg: flip() ? leg : nil, vendorID: flip() ? "v\(number(0..<12))" : nil, updatedAt: 13)
            try await commit(session, .updateMessage(update, event: nil))
        }
    }

    private mutating func addAttachment(_ session: SessionID) async throws {
        let id = h.ids.attachment()
        let record = AttachmentRecord(
            id: id, session: session, direction: .outbound, state: .ready, name: "a", contentType: "text/plain",
            sizeBytes: flip() ? 18 : nil, sha256: flip() ? h.ids.hash() : nil, vendorURL: flip() ? "https://v" : nil,
            spoolName: flip() ? "\(id)" : nil, message: messages[session]?.first, error: flip() ? [1] : nil,
            createdAt: 5, updatedAt: 6)
        try await commit(session, .insertAttachment(record))
        attachments[session, default: []].append(id)
    }

    private mutating func addHook(_ session: SessionID, _ leg: LegID) async throws {
        let event = "e\(number(0..<60))"
        switch number(0..<4) {
        case 0: try await commit(session, .addHookConversation(leg, id: "h\(number(0..<5))", at: 900))
        case 1: try await commit(session, .settleHook(provider: "bot", eventID: event, at: 950))
        default:
            let hook = HookRecord(
                provider: "bot", eventID: event, recipient: pick(Self.users),
                conversation: flip() ? "h\(number(0..<5))" : nil, receivedAt: 1000, expiresAt: flip() ? 2000 : nil,
                payload: [3, 2, 1])
            try await commit(nil, .insertHook(hook))
        }
    }
}
