import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel

/// One conversation as its clients know it: one that sends, and one that reads.
///
/// A request without an answer is repeated with its key until there is one, as a careful client does.
final class Talk {
    /// A message that somebody sends.
    struct Sending {
        let text: String
        /// `Idempotency-Key`, or the client's id of a `PUT`.
        let key: String
        let isPut: Bool
        /// Ids of the messages that answers named.
        var ids: Set<String> = []
        /// The status of a final no.
        var refusal: Int?
    }

    let name: String
    let provider: String
    private let office: Office
    private(set) var id: String?
    private(set) var sendings: [Sending] = []
    /// The events that the reader has seen, in the order in which they came.
    private(set) var seen: [JSONValue] = []
    private(set) var isReadToEnd = false
    private(set) var isSent = false
    private var cursor: String?

    init(_ name: String, with provider: String, in office: Office) {
        self.name = name
        self.provider = provider
        self.office = office
    }

    private var path: String { "/v1/sessions/\(id ?? "")" }

    // MARK: Sending

    /// Makes the session and talks, until it ends or everybody goes home.
    func talk() async {
        let body: JSONValue = ["provider": .string(provider), "user": ["id": .string("user-\(name)")]]
        while id == nil {
            let answer = await office.call(.post, "/v1/sessions", body, key: "session-\(name)")
            if let made = answer?.json["session"]?["id"]?.stringValue, answer?.status == 201 {
                id = made
            } else if let answer, answer.isFinal {
                return office.findings.append("\(name) gets no session: \(answer.status) \(answer.json)")
            } else {
                await office.rest(atMost: .seconds(3))
            }
        }
        while !office.isClosing, sendings.last?.refusal == nil {
            let isBurst = Int.random(in: 0..<4, using: &office.chance) == 0
            await office.rest(atMost: isBurst ? .milliseconds(30) : .seconds(90))
            await send()
        }
        isSent = true
    }

    private func send() async {
        let text = "t-\(name)-\(sendings.count)"
        var sending = Sending(text: text, key: "k-\(text)", isPut: Bool.random(using: &office.chance))
        while sending.ids.isEmpty, sending.refusal == nil {
            let answer = await attempt(sending)
            if let id = answer?.json["id"]?.stringValue, answer?.isTaken == true {
                sending.ids.insert(id)
            } else if let answer, answer.isFinal {
                sending.refusal = answer.status
                if answer.json["code"] != "session_ended" {
                    office.findings.append("\(text) is refused: \(answer.status) \(answer.json)")
                }
            } else {
                await office.rest(atMost: .seconds(2))
            }
        }
        sendings.append(sending)
    }

    /// The same request each time.
    func attempt(_ sending: Sending) async -> Office.Answer? {
        let body: JSONValue = ["content": ["type": "text", "text": .string(sending.text)]]
        if sending.isPut {
            return await office.call(.put, "\(path)/messages/by-client-id/\(sending.key)", body)
        }
        return await office.call(.post, "\(path)/messages", body, key: sending.key)
    }

    // MARK: Reading

    /// Reads until the session's end, over streams or long polls that it now and then gives up.
    func read() async {
        while !isReadToEnd {
            guard id != nil else {
                await office.rest(atMost: .seconds(1))
                continue
            }
            if Bool.random(using: &office.chance) { await readStream() } else { await poll() }
            if office.isClosing, isSent { return }
            await office.rest(atMost: .seconds(2))
        }
    }

    private func readStream() async {
        guard let response = await office.stream("\(path)/events", after: cursor) else { return }
        guard response.status.code == 200 else { return expectBusy(Int(response.status.code), "a stream") }
        let patience = Duration.seconds(Int64.random(in: 5...900, using: &office.chance))
        let timer = office.loop.schedule(after: patience) { response.body.cancel() }
        defer { office.loop.cancel(timer) }
        var frames = EventFrames()
        while let piece = try? await response.body.next() {
            for frame in frames.take(piece) {
                guard let event = try? JSONValue(parsing: frame.data) else {
                    office.findings.append("\(name): a frame is no JSON")
                    continue
                }
                if event["type"] == "stream.reset" { office.findings.append("\(name): \(event)") }
                if event["seq"] != nil { note(event) }
                if let id = frame.id { cursor = id }
            }
        }
    }

    private func poll() async {
        let after = cursor.map { "&after=\($0)" } ?? ""
        guard let page = await office.call(.get, "\(path)/events?limit=200&wait=20\(after)") else { return }
        guard page.status == 200 else { return expectBusy(page.status, "a poll") }
        for event in page.json["data"]?.arrayValue ?? [] { note(event) }
        if let next = page.json["cursor"]?.stringValue { cursor = next }
    }

    /// An answer that tells somebody to come back.
    private func expectBusy(_ status: Int, _ what: String) {
        if status < 500, status != 429 { office.findings.append("\(name): \(what) is answered with \(status)") }
    }

    private func note(_ event: JSONValue) {
        let expected = (seen.last?["seq"]?.intValue ?? 0) + 1
        if event["seq"]?.intValue != expected {
            office.findings.append("\(name) reads \(event["seq"] ?? .null) where \(expected) should come: \(event)")
        }
        seen.append(event)
        if event["type"] == "session.ended" { isReadToEnd = true }
    }

    /// The whole log as the gateway has it now; nil where it does not say.
    func log() async -> [JSONValue]? {
        var events: [JSONValue] = []
        var after = ""
        while true {
            guard let page = await office.call(.get, "\(path)/events?limit=200\(after)"), page.status == 200,
                let data = page.json["data"]?.arrayValue
            else { return nil }
            guard !data.isEmpty, let cursor = page.json["cursor"]?.stringValue else { return events }
            events += data
            after = "&after=\(cursor)"
        }
    }
}
