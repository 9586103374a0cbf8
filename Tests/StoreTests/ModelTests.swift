import Domain
import Store
import SupportExpectations
import Testing

/// Random transactions against what a few dictionaries say must come of them.
@Suite(.onEveryStore) struct ModelTests {
    struct Session {
        var legs: [LegID]
        var state: SessionState = .active
        var isErased = false
        var events: [(id: EventID, type: String, data: [UInt8])] = []
        var messages: [MessageRecord] = []
        var clients: [String: Int] = [:]
        var vendors: [LegID: [String: MessageID?]] = [:]
        var claims: [[UInt8]: (body: [UInt8], result: IdempotencyResult)] = [:]
    }

    @Test(arguments: 0..<4) func randomTransactionsDoWhatTheModelSays(run: Int) async throws {
        let seed = UInt64.random(in: 1 ... .max)
        var random = SeededRandom(seed: seed)
        let directory = try TemporaryDirectory()
        var h = try Harness(directory, seed: random.next())
        var model: [SessionID: Session] = [:]
        for _ in 0..<4 {
            let (session, leg) = try await h.makeSession()
            model[session] = Session(legs: [leg])
            let created = try #require(try await h.events(session)).events[0]
            model[session]?.events = [(created.id, created.type, created.data)]
        }
        for step in 0..<400 {
            let place = "seed \(seed), step \(step)"
            let id = try #require(model.keys.sorted().randomElement(using: &random))
            var session = try #require(model[id])
            if step % 97 == 96 {
                h.store.close()
                h = try Harness(directory, seed: random.next())
            }
            let transaction = make(h, id, session, &random)
            let expected = expectedOutcome(transaction, &session)
            let outcome = try await h.commit(transaction)
            expectEqual(describe(outcome), expected, "\(place)")
            model[id] = session
            if step == 300 {
                try await expectEqual(h.erase(id), true)
                model[id]?.isErased = true
                model[id]?.messages = []
                model[id]?.clients = [:]
                model[id]?.vendors = [:]
            }
        }
        for (id, session) in model { try await compare(h, id, session, "seed \(seed)") }
        h.store.close()
        let again = try Harness(directory, seed: random.next())
        for (id, session) in model { try await compare(again, id, session, "seed \(seed), opened again") }
    }

    /// A transaction of one or two changes that often meets what is there already.
    private func make(_ h: Harness, _ id: SessionID, _ session: Session, _ random: inout SeededRandom)
        -> StoreTransaction
    {
        var t = StoreTransaction(session: id)
        t.requiresLive = Bool.random(using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 {
            let scope = [UInt8](repeating: UInt8.random(in: 0..<6, using: &random), count: 32)
            t.claim = IdempotencyClaim(
                scope: scope, reach: .session, bodyHash: [UInt8.random(in: 0..<2, using: &random)], claimedAt: 1,
                expiresAt: 2, result: IdempotencyResult(status: Int.random(in: 200..<300, using: &random)))
        }
        for index in 0..<Int.random(in: 1...2, using: &random) {
            let leg = session.legs.randomElement(using: &random) ?? h.ids.leg()
            t.events.append(
                h.event(["a.b", "c.d", "message.created"].randomElement(using: &random) ?? "", "{\"s\":1}"))
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                let state: SessionState = Bool.random(using: &random) ? .active : .queued
                t.changes.append(.updateSession(SessionUpdate(state: state, updatedAt: 2)))
            case 1 where session.legs.count < 3:
                t.changes.append(
                    .insertLeg(LegRecord(id: h.ids.leg(), session: id, provider: "p", kind: "k", openedAt: 1)))
            case 2:
                t.changes.append(.claimVendorItem(leg: leg, id: "v\(Int.random(in: 0..<40, using: &random))"))
            case 3...5:
                let message = session.messages.randomElement(using: &random)?.id ?? h.ids.message()
                let state = DeliveryState.allCases.randomElement(using: &random)
                let vendor = Bool.random(using: &random) ? nil : "v\(Int.random(in: 0..<40, using: &random))"
                t.changes.append(
                    .updateMessage(
                        MessageUpdate(
                            id: message, state: state, attempt: Int64.random(in: 0..<9, using: &random),
                            vendorID: vendor,
                            updatedAt: 3), event: index))
            case 6 where Int.random(in: 0..<12, using: &random) == 0:
                t.changes.append(.updateSession(SessionUpdate(state: .ended, updatedAt: 2)))
            default:
                let client = Bool.random(using: &random) ? nil : "c\(Int.random(in: 0..<60, using: &random))-\(index)"
                let vendor = Bool.random(using: &random) ? nil : "v\(Int.random(in: 0..<40, using: &random))"
                let message = h.newMessage(
                    id, leg, "text", clientID: client, vendorID: vendor, isOutbound: Bool.random(using: &random))
                t.changes.append(.insertMessage(message, event: Bool.random(using: &random) ? index : nil))
            }
        }
        return t
    }

    private func describe(_ outcome: StoreOutcome) -> String {
        switch outcome {
        case .committed(let seq): "committed \(seq)"
        case .replayed(let result): "replayed \(result.status)"
        case .mismatch: "mismatch"
        case .messageExists(let message): "exists \(message.id)"
        case .duplicateItem(let holder): "duplicate \(String(describing: holder))"
        case .noSession: "no session"
        case .sessionClosed(let state): "closed \(state)"
        case .sessionErased: "erased"
        case .noLeg: "no leg"
        case .noMessage: "no message"
        }
    }

    /// The outcome that a transaction must have; changes the model when it is committed.
    private func expectedOutcome(_ t: StoreTransaction, _ session: inout Session) -> String {
        if let claim = t.claim, !session.isErased, let held = session.claims[claim.scope] {
            return held.body == claim.bodyHash ? "replayed \(held.result.status)" : "mismatch"
        }
        if session.isErased { return "erased" }
        if t.requiresLive && session.state.isFinal { return "closed \(session.state)" }
        var next = session
        var vendorsHere: [LegID: [String: MessageID?]] = [:]
        for change in t.changes {
            switch change {
            case .updateSession(let update): next.state = update.state ?? next.state
            case .insertLeg(let leg): next.legs.append(leg.id)
            case .claimVendorItem(let leg, let id):
                if let holder = vendorsHere[leg]?[id] ?? session.vendors[leg]?[id] {
                    return "duplicate \(String(describing: holder))"
                }
                vendorsHere[leg, default: [:]][id] = .some(nil)
                next.vendors[leg, default: [:]][id] = .some(nil)
            case .insertMessage(var message, let event):
                if let client = message.clientID, let held = session.clients[client] {
                    return "exists \(session.messages[held].id)"
                }
                if let vendor = message.vendorID {
                    if let holder = vendorsHere[message.leg]?[vendor] ?? session.vendors[message.leg]?[vendor] {
                        return "duplicate \(String(describing: holder))"
                    }
                    vendorsHere[message.leg, default: [:]][vendor] = message.id
                    next.vendors[message.leg, default: [:]][vendor] = message.id
                }
                if let client = message.clientID { next.clients[client] = next.messages.count }
                message.position = Int64(next.messages.count + 1)
                message.seq = event.map { Int64(session.events.count + 1 + $0) } ?? 0
                next.messages.append(message)
            case .updateMessage(let update, let event):
                guard let index = next.messages.firstIndex(where: { $0.id == update.id }) else { return "no message" }
                let leg = next.messages[index].leg
                if let vendor = update.vendorID {
                    if let holder = vendorsHere[leg]?[vendor] ?? session.vendors[leg]?[vendor], holder != update.id {
                        return "duplicate \(String(describing: holder))"
                    }
                    vendorsHere[leg, default: [:]][vendor] = update.id
                    next.vendors[leg, default: [:]][vendor] = update.id
                    next.messages[index].vendorID = vendor
                }
                next.messages[index].state = update.state ?? next.messages[index].state
                next.messages[index].attempt = update.attempt ?? next.messages[index].attempt
                next.messages[index].error = update.error
                next.messages[index].nextAttemptAt = update.nextAttemptAt
                next.messages[index].updatedAt = update.updatedAt
                next.messages[index].seq =
                    event.map { Int64(session.events.count + 1 + $0) } ?? next.messages[index].seq
            default: break
            }
        }
        if let claim = t.claim { next.claims[claim.scope] = (claim.bodyHash, claim.result) }
        next.events += t.events.map { ($0.id, $0.type, $0.data) }
        let first = session.events.count + 1
        session = next
        return "committed \(first)"
    }

    private func compare(_ h: Harness, _ id: SessionID, _ session: Session, _ place: String) async throws {
        var events: [StoredEvent] = []
        while let page = try await h.events(id, after: Int64(events.count), limit: 70), !page.events.isEmpty {
            events += page.events
        }
        expectEqual(events.map(\.id), session.events.map(\.id), "\(place)")
        expectEqual(events.map(\.type), session.events.map(\.type), "\(place)")
        expectEqual(events.map(\.seq), session.events.indices.map { Int64($0 + 1) }, "\(place)")
        if session.isErased {
            expect(events.allSatisfy { $0.isErased && $0.data.isEmpty }, "\(place)")
        } else {
            expectEqual(events.map(\.data), session.events.map(\.data), "\(place)")
            try await expectEqual(h.session(id)?.session.state, session.state, "\(place)")
        }
        var messages: [MessageRecord] = []
        while let page = try await h.messages(id, at: .after(Int64(messages.count)), limit: 30), !page.messages.isEmpty
        {
            messages += page.messages
        }
        expectEqual(messages, session.messages, "\(place)")
        let pending = session.messages.filter { $0.isOutbound && $0.state.isPending }
        try await expectEqual(h.outbox(id), Array(pending.prefix(200)), "\(place)")
        for (client, index) in session.clients {
            try await expectEqual(h.message(clientID: client, id), session.messages[index], "\(place)")
        }
        for (leg, items) in session.vendors {
            for (vendor, holder) in items {
                try await expectEqual(h.message(vendorID: vendor, leg, id)?.id, holder, "\(place)")
            }
        }
    }
}
