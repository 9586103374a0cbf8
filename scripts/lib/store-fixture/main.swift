import Domain
import Foundation
import Store

// Fills a store as the program of a schema step does, and writes what it then says of itself to standard output.
// Built by scripts/store-fixture; the argument is the folder.

let h = try Harness(TemporaryDirectory(at: CommandLine.arguments[1]))

func commit(_ session: SessionID?, _ changes: [StoreChange], _ events: [NewEvent] = []) async throws {
    let outcome = try await h.commit(StoreTransaction(session: session, changes: changes, events: events))
    guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
}

func claim(_ number: Int, _ reach: IdempotencyClaim.Reach, _ result: IdempotencyResult) -> IdempotencyClaim {
    IdempotencyClaim(
        scope: StoreAccount.Keys.claims[number], reach: reach, bodyHash: [9], claimedAt: 1, expiresAt: 1 << 50,
        result: result)
}

// A conversation with everything in it: all states of messages, ids of callers and vendors, one that was renamed.
let (full, leg) = try await h.makeSession()
var messages: [MessageRecord] = []
for (index, state) in DeliveryState.allCases.enumerated() {
    var message = h.newMessage(
        full, leg, "text \(index)", clientID: "c-\(index)", vendorID: index > 2 ? "v-\(index)" : nil,
        isOutbound: index != 4)
    message.native = index == 4 ? Array("{\"n\":4}".utf8) : nil
    let held =
        index < 2
        ? claim(index, index == 0 ? .session : .app, IdempotencyResult(status: 202, session: full, message: message.id))
        : nil
    let outcome = try await h.commit(h.sending(message, claim: held))
    guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    if state != .accepted, index != 4 {
        try await commit(
            full,
            [
                .updateMessage(
                    MessageUpdate(
                        id: message.id, state: state,
                        error: state == .failed ? Array("{\"code\":\"expired\"}".utf8) : nil,
                        attempt: 1, nextAttemptAt: state == .unknown ? 77 : nil, updatedAt: 20 + Int64(index)),
                    event: 0)
            ], [h.event("message.state", "{\"state\":\(index)}", leg: leg)])
    }
    messages.append(message)
}
try await commit(
    full, [.updateMessage(MessageUpdate(id: messages[5].id, vendorID: "v-new", updatedAt: 40), event: nil)])
try await commit(
    full,
    [
        .setLegValue(leg, key: "contact", value: Array("secret contact".utf8), isSecret: true),
        .setLegValue(leg, key: "progress", value: Array("12".utf8), isSecret: false),
        .claimVendorItem(leg: leg, id: "typing-1"),
        .insertTicket(
            TicketRecord(
                hash: StoreAccount.Keys.tickets[0], session: full, origin: "https://a.example", firstUseBy: 9,
                expiresAt: 1 << 50, document: Array("{}".utf8))),
        .insertTicket(
            TicketRecord(
                hash: StoreAccount.Keys.tickets[1], session: full, origin: nil, firstUseBy: 9, expiresAt: 1 << 50,
                usedAt: 5)),
    ])
// Moved to another vendor, and over.
let (ended, first) = try await h.makeSession(app: "other", user: "u-8")
let second = h.ids.leg()
try await commit(
    ended,
    [
        .endLeg(first, at: 50),
        .insertLeg(LegRecord(id: second, session: ended, provider: "desk", kind: "connect", openedAt: 51)),
    ], [h.event("session.transferred", "{\"to\":\"desk\"}", leg: second)])
for index in 0..<30 {
    try await commit(ended, [], [h.event("message.delta", "{\"text\":\"part \(index)\"}", leg: second)])
}
try await commit(
    ended, [.updateSession(SessionUpdate(state: .ended, endedReason: "user", endedAt: 60, updatedAt: 60))],
    [h.event("session.ended", "{\"reason\":\"user\"}")])
// Erased.
let (erased, third) = try await h.makeSession(user: "u-9")
let sending = h.sending(h.newMessage(erased, third, "forget me", clientID: "c"))
try await commit(erased, sending.changes, sending.events)
_ = try await h.erase(erased, event: h.event("session.erased", "{\"by\":\"user\"}"))
// Suspended, with nothing in it.
_ = try await h.makeSession(user: "u-7", state: .suspended)
try await commit(nil, [.revoke(Revocation(app: "demo", subject: .user("u-1"), at: 70))])
try await commit(nil, [.revoke(Revocation(app: "other", subject: .session(ended), at: 71))])
#if !WITHOUT_ATTACHMENTS
    let file = h.ids.attachment()
    try await commit(
        full,
        [
            .insertAttachment(
                AttachmentRecord(
                    id: file, session: full, direction: .outbound, state: .pending, name: "a.txt",
                    contentType: "text/plain", sizeBytes: 3, sha256: Array("digest".utf8), spoolName: "\(file)",
                    message: messages[0].id, createdAt: 80, updatedAt: 81))
        ])
#endif
#if !WITHOUT_HOOKS
    try await commit(
        nil,
        [
            .insertHook(
                HookRecord(
                    provider: "bot", eventID: "e-1", recipient: "r", receivedAt: 1 << 45,
                    payload: Array("{\"h\":1}".utf8)))
        ])
#endif
#if !WITHOUT_HOOK_CONVERSATIONS
    try await commit(full, [.addHookConversation(leg, id: "c-1")])
    try await commit(
        nil,
        [
            .insertHook(
                HookRecord(
                    provider: "bot", eventID: "e-2", recipient: "", conversation: "c-1", receivedAt: 1 << 45,
                    expiresAt: 1 << 46, payload: Array("{\"h\":2}".utf8)))
        ])
#endif
#if !WITHOUT_PUSHES
    try await commit(
        nil,
        [
            .putPush(
                PushRecord(
                    app: "demo", installationID: "phone", userID: "u-7", session: nil, token: Array("token".utf8),
                    document: Array("{\"p\":1}".utf8), updatedAt: 90))
        ])
#endif
#if !WITHOUT_OWED_ENDS
    try await commit(ended, [.oweEnd(second, at: 95)])
#endif
#if !WITHOUT_EARLIER_USERS
    try await commit(full, [.updateSession(SessionUpdate(updatedAt: 96, userID: "known"))])
#endif

let lines = try await StoreAccount.lines(of: h)
h.store.close()
print(lines.joined(separator: "\n"))
