import Domain
import Store

/// All that a store holds, in lines of text, as its own interface tells it.
///
/// Programs of earlier schema steps are built with this file too (`scripts/store-fixture`), each without the parts that
/// it does not have yet, so it says things one by one and in words that later programs keep.
struct StoreAccount {
    let h: Harness
    private var lines: [String] = []

    private init(of h: Harness) { self.h = h }

    /// All of it; the store is left as it was.
    static func lines(of h: Harness) async throws -> [String] {
        var account = StoreAccount(of: h)
        try await account.write()
        return account.lines
    }

    /// The keys by which claims, tickets and values of webhooks are asked for.
    struct Keys {
        static let apps = ["demo", "other"]
        static let claims = (1...3).map { [UInt8](repeating: UInt8($0), count: 32) }
        static let tickets = (4...5).map { [UInt8](repeating: UInt8($0), count: 32) }
        static let user = "u-7"
    }

    private mutating func write() async throws {
        for app in Keys.apps {
            for snapshot in try await h.sessions(SessionFilter(app: app)).sessions { try await write(snapshot) }
            lines.append("open \(app) \(try await h.countOpen(app, Keys.user))")
            for entry in try await h.feed(app).entries {
                lines.append("feed \(app) \(entry.position) \(entry.session) \(text(entry.event))")
            }
        }
        lines.append("live \(try await h.live(at: .rest(nil)).sessions.map(\.description).sorted())")
        for hash in Keys.tickets {
            guard let ticket = try await h.ticket(hash) else { continue }
            lines.append(
                "ticket \(hash[0]) \(ticket.session) \(ticket.origin ?? "-") \(ticket.firstUseBy) \(ticket.expiresAt)"
                    + " \(ticket.usedAt ?? 0) \(text(ticket.document))")
        }
        for revocation in try await h.revocations().revocations {
            lines.append("revocation \(revocation.app) \(revocation.subject) \(revocation.at)")
        }
        #if !WITHOUT_ATTACHMENTS
            for file in try await h.spooled() {
                lines.append("spooled \(file.session) \(file.id) \(file.spoolName) \(file.sizeBytes) \(file.createdAt)")
            }
        #endif
        #if !WITHOUT_HOOKS
            for hook in try await h.pendingHooks(for: "r", of: "bot") {
                lines.append("hook \(hook.eventID) \(hook.receivedAt) \(text(hook.payload))")
            }
        #endif
        #if !WITHOUT_HOOK_CONVERSATIONS
            for session in try await h.hookSessions("c-1", of: "bot") { lines.append("conversation c-1 \(session)") }
        #endif
        #if !WITHOUT_OWED_ENDS
            for end in try await h.owedEnds() {
                lines.append("owed \(end.session) \(end.leg) \(end.app) \(end.provider) \(end.since)")
            }
        #endif
    }

    private mutating func write(_ snapshot: SessionSnapshot) async throws {
        let session = snapshot.session
        lines.append(
            "session \(session.id) \(session.app) \(session.userID) \(session.provider) \(session.state)"
                + " \(session.endedReason ?? "-") \(session.endedAt ?? 0) \(session.createdAt) \(session.updatedAt)"
                + " \(session.isErased) \(text(session.document)) head \(snapshot.head.seq) \(snapshot.head.check)")
        for leg in snapshot.legs {
            lines.append("leg \(leg.id) \(leg.provider) \(leg.kind) \(leg.openedAt) \(leg.endedAt ?? 0)")
            for value in try await h.legValues(leg.id) {
                lines.append("value \(leg.id) \(value.key) \(value.isSecret) \(text(value.value))")
            }
            #if !WITHOUT_HOOK_CONVERSATIONS
                for hook in try await h.pendingHooks(for: "", of: leg.provider, leg: leg.id) {
                    lines.append(
                        "hook of \(leg.id) \(hook.eventID) \(hook.conversation ?? "-") \(hook.expiresAt ?? 0)"
                            + " \(text(hook.payload))")
                }
            #endif
        }
        for event in try await h.events(session.id)?.events ?? [] { lines.append("event \(text(event))") }
        for message in try await h.messages(session.id)?.messages ?? [] {
            lines.append(
                "message \(message.id) \(message.leg) \(message.clientID ?? "-") \(text(message.bodyHash ?? []))"
                    + " \(message.senderRole) \(message.isHidden) \(message.isOutbound) \(message.state)"
                    + " \(text(message.error ?? [])) \(message.attempt) \(message.nextAttemptAt ?? 0) \(message.seq)"
                    + " \(message.position) \(message.createdAt) \(message.updatedAt) \(message.vendorID ?? "-")"
                    + " \(text(message.document)) \(text(message.native ?? []))")
            if let id = message.clientID, try await h.message(clientID: id, session.id)?.id != message.id {
                lines.append("\(message.id) is not found by its id of the caller")
            }
            if let id = message.vendorID, try await h.message(vendorID: id, message.leg, session.id)?.id != message.id {
                lines.append("\(message.id) is not found by its id of the vendor")
            }
        }
        lines.append("outbox \(try await h.outbox(session.id).map(\.id.description))")
        try await writeClaims(session.id)
        #if !WITHOUT_ATTACHMENTS
            for file in try await h.attachments(try await h.spooled(session.id).map(\.id), session.id) {
                lines.append(
                    "file \(file.id) \(file.direction) \(file.state) \(file.name) \(file.contentType)"
                        + " \(file.sizeBytes ?? 0) \(text(file.sha256 ?? [])) \(file.spoolName ?? "-")"
                        + " \(file.message.map { "\($0)" } ?? "-") \(file.createdAt) \(file.updatedAt)")
            }
        #endif
        #if !WITHOUT_PUSHES
            for push in try await h.pushes(users: [Keys.user], session: session.id) {
                lines.append(
                    "push \(push.installationID) \(push.userID) \(push.session.map { "\($0)" } ?? "-")"
                        + " \(text(push.token)) \(text(push.document)) \(push.updatedAt)")
            }
        #endif
    }

    /// A claim that is there answers with what it holds; where there is none, nothing may be written.
    private mutating func writeClaims(_ session: SessionID) async throws {
        for scope in Keys.claims {
            for reach in [IdempotencyClaim.Reach.session, .app] {
                let claim = IdempotencyClaim(
                    scope: scope, reach: reach, bodyHash: [9], claimedAt: 1, expiresAt: 2,
                    result: IdempotencyResult(status: 0))
                let outcome = try await h.commit(
                    StoreTransaction(session: session, claim: claim, changes: [Self.refused]))
                if case .replayed(let result) = outcome {
                    lines.append(
                        "claim \(scope[0]) \(reach) \(result.status) \(result.session.map { "\($0)" } ?? "-")"
                            + " \(result.message.map { "\($0)" } ?? "-")")
                }
            }
        }
    }

    /// A change of a leg that is nowhere.
    private static let refused = StoreChange.endLeg(LegID(Identifier(high: 0, low: 0)), at: 1)

    private func text(_ event: StoredEvent) -> String {
        "\(event.seq) \(event.id) \(event.type) \(event.at) \(event.leg.map { "\($0)" } ?? "-") \(text(event.data))"
            + " \(event.carriesSeq) \(event.isErased)"
    }

    private func text(_ bytes: [UInt8]) -> String { "\"\(String(decoding: bytes, as: UTF8.self))\"" }
}
