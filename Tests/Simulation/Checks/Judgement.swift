import JSON
import SimulatorKit
import SupportHistory

/// The judgement of a conversation once nothing goes wrong any more: whatever went wrong before, it is whole.
struct Judgement {
    let talk: Talk
    let log: [JSONValue]
    /// The texts that the vendor has recorded; nil where nobody records.
    let arrived: [String]?
    let record: VendorRecord?
    private(set) var findings: [String] = []
    private(set) var lost = 0
    private(set) var unknown = 0

    /// Judges a conversation by its whole log.
    init(_ talk: Talk, log: [JSONValue], arrived: [String]?, record: VendorRecord?) {
        self.talk = talk
        self.log = log
        self.arrived = arrived
        self.record = record
        let history = History(log)
        judgeLog()
        judgeReader()
        for sending in talk.sendings { judge(sending, history) }
        for id in history.createdOrder { judgeStates(of: id, history) }
        judgeOrder(history)
        if let arrived { judge(arrived, history) }
        for id in history.unsettled { note("\(history.texts[id] ?? id) does not come to rest") }
        if record?.answersQueries == true, !history.isEnded {
            for id in history.unanswered { note("\(history.texts[id] ?? id) has no answer and no end") }
        }
    }

    private mutating func note(_ finding: String) {
        findings.append("\(talk.name) with \(talk.provider) (\(talk.id ?? "no id")): \(finding)")
    }

    /// No hole and no double.
    private mutating func judgeLog() {
        for (index, event) in log.enumerated() where event["seq"]?.intValue != index + 1 {
            return note("event \(index + 1) of the log is \(event)")
        }
        if Set(log.compactMap { $0["id"]?.stringValue }).count != log.count { note("two events have one id") }
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
        let ids = history.messages(with: sending.text)
        if sending.ids.isEmpty {
            if ids.count > 1 { note("\(sending.text) was never answered and is there \(ids.count) times") }
        } else if ids.count != 1 || Set(ids) != sending.ids {
            note("\(sending.text) was answered with \(sending.ids) and is \(ids)")
        }
    }

    private mutating func judgeStates(of id: String, _ history: History) {
        let states = history.states[id] ?? []
        if states.first?.state == "unknown" { unknown += 1 }
        var names = states.map(\.state)
        // The other side says these afterwards.
        while let last = names.last, names.count > 1, ["delivered", "read"].contains(last) { names.removeLast() }
        var allowed = [[], ["sent"], ["unknown", "failed"], ["failed"]]
        // Proof of its arrival can come late (`architecture.md`, section 5).
        if record?.settlesByToken == true { allowed += [["unknown", "sent"], ["unknown", "failed", "sent"]] }
        if record?.answersQueries == true { allowed.append(["sent", "failed"]) }
        if !allowed.contains(names) { note("\(history.texts[id] ?? id) was \(names.joined(separator: ", "))") }
    }

    /// Messages whose fate was never in doubt are sent in their order; one that was in doubt may have hung in the
    /// network while those behind it went past.
    private mutating func judgeOrder(_ history: History) {
        let sent = history.sentOrder.filter { !history.wasUnknown($0) }
        if sent != history.createdOrder.filter(Set(sent).contains) { note("the order of sending is not kept") }
    }

    /// Nothing arrived twice or out of order, and what is `sent` arrived, unless its connection died under it.
    private mutating func judge(_ arrived: [String], _ history: History) {
        let created = history.createdOrder.compactMap { history.texts[$0] }
        let own = Set(created)
        let mine = arrived.filter(own.contains)
        let counts = Dictionary(mine.map { ($0, 1) }, uniquingKeysWith: +)
        for (text, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
            note("\(text) arrived \(count) times")
        }
        let doubtful = Set(history.createdOrder.filter(history.wasUnknown).compactMap { history.texts[$0] })
        let ordered = created.filter { counts[$0] == 1 && !doubtful.contains($0) }
        if mine.filter(Set(ordered).contains) != ordered { note("what arrived is not in order: \(mine)") }
        for (place, id) in history.sentOrder.enumerated() where counts[history.texts[id] ?? ""] == nil {
            lost += 1
            let connection = history.connections[id] ?? 0
            let text = history.texts[id] ?? id
            if connection >= history.connectionCount, !history.isEnded {
                note("\(text) is sent over the connection that still stands, and never arrived")
            }
            let behind = history.sentOrder[place...].filter { history.connections[$0] == connection }
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
