import Domain
import Store

/// All that a store answers to every question about what a ``CopyFilling`` has put into it, as lines.
///
/// Without the places that only a store itself understands.
struct StoredAnswers {
    private(set) var lines: [String] = []

    init(_ h: Harness, _ filling: CopyFilling) async throws {
        for session in filling.sessions.sorted() { try await addSession(h, session, filling) }
        for app in CopyFilling.apps { try await addApp(h, app) }
        for hash in filling.tickets { add("ticket", try await h.ticket(hash)) }
        try await addAccess(h)
        try await addDeadlines(h)
    }

    private mutating func add<Answer>(_ question: String, _ answer: Answer) { lines.append("\(question): \(answer)") }

    private mutating func addSession(_ h: Harness, _ id: SessionID, _ filling: CopyFilling) async throws {
        let snapshot = try await h.session(id)
        add("session", snapshot)
        add("head", try await h.head(id))
        add("use", try await h.lastUse(of: id))
        var seq: Int64 = 0
        while let page = try await h.events(id, after: seq, limit: 30), let last = page.events.last {
            for event in page.events {
                add("event", event)
                add("check", try await h.eventCheck(id, event.seq))
            }
            seq = last.seq
        }
        var place = ListPlace<Int64>.start
        while let page = try await h.messages(id, at: place, limit: 30) {
            // An erased session's count is of no use to anybody.
            if snapshot?.session.isErased == false { add("count", page.count) }
            guard let last = page.messages.last else { break }
            for message in page.messages {
                add("message", message)
                if let client = message.clientID { add("client", try await h.message(clientID: client, id)?.id) }
            }
            place = .after(last.position)
        }
        let references = (filling.messages[id] ?? []).map { MessageReference(session: id, message: $0) }
        add("natives", try await h.natives(references).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
        add("outbox", try await h.outbox(id))
        add("files", try await h.attachments(filling.attachments[id] ?? [], id))
        add("spooled", try await h.spooled(id).map { "\($0.id) \($0.spoolName) \($0.sizeBytes) \($0.createdAt)" })
        for leg in filling.legs[id] ?? [] {
            add("values", try await h.legValues(leg))
            add("value", try await h.legValue("token", leg))
            for prefix in ["v", "w"] {
                for number in 0..<12 {
                    add("vendor", try await h.message(vendorID: "\(prefix)\(number)", leg, id)?.id)
                }
            }
            for user in CopyFilling.users {
                add("waiting", try await h.pendingHooks(for: user, of: "bot", leg: leg, now: 1500))
            }
        }
    }

    private mutating func addApp(_ h: Harness, _ app: String) async throws {
        var position: Int64 = 0
        while true {
            let page = try await h.feed(app, after: position, limit: 50)
            add("feed", page)
            position = page.next.position
            if page.isAtEnd { break }
        }
        for user in CopyFilling.users {
            add("open", try await h.countOpen(app, user))
            add("ids", try await h.userIDs(of: user, app: app).sorted())
            add("of user", try await h.sessions(SessionFilter(app: app, userID: user)))
        }
        for provider in CopyFilling.providers {
            add("of provider", try await h.sessions(SessionFilter(app: app, provider: provider)))
        }
        add("ended", try await h.sessions(SessionFilter(app: app, states: [.ended])))
        for number in 0..<4 { add("push", try await h.push("i\(number)", of: app)) }
        add("pushes", try await h.pushes(of: app, users: CopyFilling.users, session: SessionID(h.ids.leg().value)))
    }

    private mutating func addAccess(_ h: Harness) async throws {
        add("end of feed", try await h.feedPlace(nil))
        add("place in feed", try await h.feedPlace(7))
        add("revocations", try await h.revocations().revocations)
        add("spooled", try await h.spooled().map { "\($0.id) \($0.spoolName) \($0.sizeBytes) \($0.createdAt)" })
        for number in 0..<5 { add("hook legs", try await h.hookLegs("h\(number)")) }
    }

    private mutating func addDeadlines(_ h: Harness) async throws {
        add("ends", try await h.owedEnds().map { "\($0.session) \($0.leg) \($0.app) \($0.provider) \($0.since)" })
        add("late", try await h.expired(by: 150))
        add("live", try await h.live().sessions)
        let idle = try await h.idle(since: 20)
        add("idle", idle.sessions)
        add("earliest", idle.earliestActiveAt)
    }
}
