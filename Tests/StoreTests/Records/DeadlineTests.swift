import Domain
import Store
import SupportExpectations
import Testing

@Suite("Times that the store keeps", .onEveryStore)
struct DeadlineTests {
    private let h: Harness
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func use(_ session: SessionID, at time: Int64, isPassive: Bool = false) async throws {
        let event = NewEvent(id: h.ids.event(), type: "x", at: time, data: Array("{}".utf8), isPassive: isPassive)
        _ = try await h.commit(StoreTransaction(session: session, events: [event]))
    }

    @Test(
        "a session is idle from its last use on, whatever happens by itself; the others are looked at when they may be")
    func idle() async throws {
        var sessions: [SessionID] = []
        for number: Int64 in 1...5 {
            let (id, _) = try await h.makeSession()
            try await use(id, at: number * 100)
            try await use(id, at: 10_000, isPassive: true)
            sessions.append(id)
        }
        var page = try await h.idle(since: 300)
        expectEqual(page.sessions, Array(sessions[0..<3]))
        expect(page.next == nil)
        expectEqual(page.earliestActiveAt, 400)
        try await use(sessions[0], at: 450)
        page = try await h.idle(since: 300)
        expectEqual(page.sessions, [sessions[1], sessions[2]])
        try await expectEqual(h.lastUse(of: sessions[0]), 450)
        try await expect(h.lastUse(of: h.ids.session()) == nil)
    }

    @Test("idle sessions come in pages, and none is left out")
    func pages() async throws {
        var sessions: Set<SessionID> = []
        for number: Int64 in 1...7 {
            let (id, _) = try await h.makeSession(state: number == 4 ? .ended : .suspended)
            try await use(id, at: number % 2 == 0 ? 50 : 900)
            if number % 2 == 0, number != 4 { sessions.insert(id) }
        }
        var found: [SessionID] = []
        var place: IdlePlace?
        repeat {
            let page = try await h.idle(since: 100, after: place, limit: 2)
            found += page.sessions
            place = page.next
        } while place != nil
        expectEqual(Set(found), sessions)
        expectEqual(found.count, sessions.count)
    }

    @Test("messages that nobody has are found once their time is over, until they are settled")
    func expired() async throws {
        let (session, leg) = try await h.makeSession()
        let (other, otherLeg) = try await h.makeSession()
        var messages = (0..<3).map { h.newMessage(session, leg, "\($0)") }
        for index in messages.indices { messages[index].expiresAt = Int64(100 * (index + 1)) }
        var late = h.newMessage(other, otherLeg, "late")
        late.expiresAt = 150
        for message in messages + [late] { _ = try await h.commit(h.sending(message)) }
        try await expectEqual(h.expired(by: 99), ExpiryPage(sessions: [], nextExpiry: 100))
        try await expectEqual(h.expired(by: 200), ExpiryPage(sessions: [session, other], nextExpiry: 300))
        try await expectEqual(h.outbox(session).map(\.expiresAt), [100, 200, 300])
        for (message, session) in [(messages[0], session), (messages[1], session), (late, other)] {
            let update = MessageUpdate(id: message.id, state: .failed, updatedAt: 1)
            _ = try await h.commit(
                StoreTransaction(session: session, changes: [.updateMessage(update, event: nil)]))
        }
        try await expectEqual(h.expired(by: 200), ExpiryPage(sessions: [], nextExpiry: 300))
        let again = MessageUpdate(id: late.id, state: .accepted, expiresAt: 250, updatedAt: 2)
        _ = try await h.commit(StoreTransaction(session: other, changes: [.updateMessage(again, event: nil)]))
        try await expectEqual(h.expired(by: 250), ExpiryPage(sessions: [other], nextExpiry: 300))
    }

    @Test("live sessions with something to send come first, then all by their last known use")
    func takingUp() async throws {
        var sessions: [SessionID] = []
        for _ in 0..<5 { sessions.append(try await h.makeSession().session) }
        let (busy, leg) = try await h.makeSession()
        for number in 0..<3 { _ = try await h.commit(h.sending(h.newMessage(busy, leg, "\(number)"))) }
        _ = try await h.makeSession(state: .ended)
        let first = try await h.live(limit: 3)
        expectEqual(first.sessions, [busy])
        var rest: [SessionID] = []
        var place = first.next
        while let at = place {
            let page = try await h.live(at: at, limit: 3)
            rest += page.sessions
            place = page.next
        }
        expectEqual(Set(rest), Set(sessions + [busy]))
        expectEqual(rest.count, 6)
    }

    @Test("an outbox of any length is read in pages")
    func outboxPages() async throws {
        let (session, leg) = try await h.makeSession()
        for number in 0..<450 { _ = try await h.commit(h.sending(h.newMessage(session, leg, "\(number)"))) }
        var positions: [Int64] = []
        while true {
            let page = try await h.outbox(session, after: positions.last ?? 0)
            positions += page.map(\.position)
            if page.isEmpty { break }
        }
        expectEqual(positions, Array(1...450))
    }
}
