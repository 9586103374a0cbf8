import JSON
import SimulatorKit
import SupportHistory

/// The judgement of a conversation once nothing goes wrong any more: whatever went wrong before, it is whole.
struct Judgement {
    private let talk: Talk
    /// The session's whole log.
    private let log: [JSONValue]
    private let record: VendorRecord?
    private(set) var findings: [String] = []
    private(set) var lost = 0
    private(set) var unknown = 0
    /// The conversation goes on.
    private(set) var isLive = false

    /// Judges a conversation.
    ///
    /// - Parameters:
    ///   - document: what the gateway answers who asks for the session.
    ///   - log: the session's whole log; nil where the gateway does not give it.
    ///   - arrived: the texts that the vendor has recorded; nil where nobody records, or several do.
    ///   - everywhere: the texts that any vendor has recorded, of a conversation that was with several.
    init(
        _ talk: Talk, document: Office.Answer?, log: [JSONValue]?, arrived: [String]?, everywhere: [String] = [],
        record: VendorRecord?
    ) {
        self.talk = talk
        self.log = log ?? []
        self.record = record
        for text in Self.repeated(in: arrived ?? everywhere, of: Set(talk.sendings.map(\.text))) {
            note("\(text) arrived twice")
        }
        if talk.erasure == .done {
            if document?.status != 404 { note("erased, and still \(String(describing: document))") }
            return
        }
        guard log != nil, let document, document.status == 200 else {
            note("cannot be read any more: \(String(describing: document))")
            return
        }
        let history = History(self.log)
        isLive = !history.isEnded
        judge(document.json, history)
        judgeLog()
        judgeReader()
        judgeAnswers()
        for sending in talk.sendings { judge(sending, history) }
        for id in history.createdOrder { judgeStates(of: id, history) }
        judgeOrder(history)
        if let arrived { judge(arrived, history) }
        if talk.moves { judge(everywhere: everywhere, history) }
        for id in history.unsettled { note("\(history.texts[id] ?? id) does not come to rest") }
        if record?.answersQueries == true, !history.isEnded {
            for id in history.unanswered { note("\(history.texts[id] ?? id) has no answer and no end") }
        }
    }

    /// The texts among some that are there more than once.
    private static func repeated(in texts: [String], of some: Set<String>) -> [String] {
        let counts = Dictionary(texts.lazy.filter(some.contains).map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.map(\.key).sorted()
    }

    private mutating func note(_ finding: String) {
        findings.append("\(talk.name) with \(talk.provider) (\(talk.id ?? "no id")): \(finding)")
    }

    /// The session is as its log and its user have left it.
    private mutating func judge(_ document: JSONValue, _ history: History) {
        let state = document["state"]?.stringValue ?? ""
        if talk.isEnded, !history.isEnded { note("its user has ended it, and its log does not say so") }
        if ["ended", "failed"].contains(state) != history.isEnded { note("is \(state) where its log is not") }
        let ends = log.count { $0["type"]?.stringValue == "session.\(state)" }
        if history.isEnded, ends != 1 { note("its log ends \(ends) times") }
        let number = document["metadata"]?["number"]?.intValue
        if number != talk.metadata { note("\(talk.metadata ?? 0) was set, \(number ?? 0) is there") }
    }

    /// No hole and no double, and each state follows one that it may follow.
    private mutating func judgeLog() {
        let course = Course(log, followsStates: talk.office.breadth == .wide)
        for finding in course.findings { note(finding) }
    }

    /// Answers of the other side stand there once.
    private mutating func judgeAnswers() {
        let answers = log.filter { $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] != "user" }
        let texts = answers.compactMap { $0["data"]?["content"]?["text"]?.stringValue }
        for text in Self.repeated(in: texts, of: Set(talk.sendings.map { "You said: \($0.text)" })) {
            note("\(text) is there twice")
        }
    }

    /// The reader has seen the log, all of it.
    private mutating func judgeReader() {
        for (seen, stored) in zip(talk.seen, log) where seen["id"] != stored["id"] || seen["type"] != stored["type"] {
            return note("the reader saw \(seen), the log has \(stored)")
        }
        if talk.seen.count > log.count { note("the reader saw \(talk.seen.count) events, there are \(log.count)") }
    }

    /// A message that was accepted is there once, one that was not at most once.
    private mutating func judge(_ sending: Talk.Sending, _ history: History) {
        let ids =
            sending.kind == .file || sending.kind == .speech
            ? history.createdOrder.filter(sending.ids.contains) : history.messages(with: sending.text)
        if let refusal = sending.refusal, !ids.isEmpty {
            note("\(sending.text) is there, and was refused with \(refusal)")
        }
        if sending.ids.isEmpty {
            if ids.count > 1 { note("\(sending.text) was never answered and is there \(ids.count) times") }
        } else if ids.count != 1 || Set(ids) != sending.ids {
            note("\(sending.text) was answered with \(sending.ids) and is \(ids)")
        }
    }

    private mutating func judgeStates(of id: String, _ history: History) {
        let states = history.states[id] ?? []
        if states.first?.state == "unknown" { unknown += 1 }
        let names = history.course(of: id)
        var allowed = [[], ["sent"], ["unknown", "failed"], ["failed"]]
        // Proof of its arrival can come late (`architecture.md`, section 5).
        if talk.moves || record?.settlesByToken == true || record?.settlesByList == true {
            allowed += [["unknown", "sent"], ["unknown", "failed", "sent"]]
        }
        if talk.moves || record?.answersQueries == true { allowed.append(["sent", "failed"]) }
        if states.last?.code == "session_ended", !history.isEnded { note("\(history.texts[id] ?? id) ended alone") }
        if !allowed.contains(names) { note("\(history.texts[id] ?? id) was \(names.joined(separator: ", "))") }
    }

    /// A transfer comes to one end each, and whatever failed for good and was never in doubt is at no vendor.
    private mutating func judge(everywhere: [String], _ history: History) {
        let there = Set(everywhere)
        for (id, states) in history.states
        where states.last?.code == "expired" && there.contains(history.texts[id] ?? "") && !history.wasUnknown(id) {
            note("\(history.texts[id] ?? id) is said to be expired, and arrived")
        }
        for event in log where event["type"] == "session.transferred" {
            guard event["data"]?["to"]?["legId"] == event["legId"] else {
                note("a transfer is told in another leg: \(event)")
                continue
            }
        }
    }

    /// Messages whose fate was never in doubt are sent in their order; one that was in doubt may have hung in the
    /// network while those behind it went past.
    private mutating func judgeOrder(_ history: History) {
        let sent = history.sentOrder.filter { !history.wasUnknown($0) && !history.spoken.contains($0) }
        if sent != history.createdOrder.filter(Set(sent).contains) { note("the order of sending is not kept") }
    }

    /// Nothing arrived out of order, and what is `sent` arrived, unless its connection died under it.
    private mutating func judge(_ arrived: [String], _ history: History) {
        // Files arrive elsewhere.
        let created = history.createdOrder.compactMap { history.texts[$0] }.filter { !$0.isEmpty }
        let own = Set(created)
        let mine = arrived.filter(own.contains)
        let counts = Dictionary(mine.map { ($0, 1) }, uniquingKeysWith: +)
        let doubtful = Set(history.createdOrder.filter(history.wasUnknown).compactMap { history.texts[$0] })
        let ordered = created.filter { counts[$0] == 1 && !doubtful.contains($0) }
        if mine.filter(Set(ordered).contains) != ordered { note("what arrived is not in order: \(mine)") }
        let sentTexts = history.sentOrder.filter { history.texts[$0]?.isEmpty == false }
        for (place, id) in sentTexts.enumerated() where counts[history.texts[id] ?? ""] == nil {
            // Of a query that has failed its user knows; its connection need not be one of the session's.
            if history.failedQueries.contains(id) { continue }
            lost += 1
            let connection = history.connections[id] ?? 0
            let text = history.texts[id] ?? id
            if connection >= history.connectionCount, !history.isEnded {
                note("\(text) is sent over the connection that still stands, and never arrived")
            }
            let behind = sentTexts[place...].filter { history.connections[$0] == connection }
            if !behind.allSatisfy({ counts[history.texts[$0] ?? ""] == nil }) {
                note("\(text) is missing from the middle of a connection")
            }
        }
        for (id, states) in history.states
        where states.last?.code == "expired" && counts[history.texts[id] ?? ""] != nil {
            note("\(history.texts[id] ?? id) is said to be expired, and arrived")
        }
    }
}
