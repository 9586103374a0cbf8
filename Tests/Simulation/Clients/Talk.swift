import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel

/// One conversation as its clients know it: one that sends and changes, and one that reads.
///
/// A request without an answer is repeated, with its key where it has one, as a careful client does.
final class Talk {
    /// A message that somebody sends.
    struct Sending {
        /// How it is sent: with a key, with a client's id, as a file with a key, or spoken.
        enum Kind {
            case post, put, file, speech
        }

        /// The text; of a file its content.
        let text: String
        /// `Idempotency-Key`, or the client's id of a `PUT`.
        let key: String
        let kind: Kind
        /// Ids of the messages that answers named.
        var ids: Set<String> = []
        /// The status of a final no.
        var refusal: Int?
    }

    let name: String
    /// The provider that it begins with.
    let provider: String
    /// It goes on with other providers, time and again; it is texts alone, which every provider takes.
    let moves: Bool
    let office: Office
    private(set) var id: String?
    var sendings: [Sending] = []
    /// The events that the reader has seen, in the order in which they came.
    private(set) var seen: [JSONValue] = []
    private(set) var isReadToEnd = false
    private(set) var isSent = false
    /// The user has ended it.
    private(set) var isEnded = false
    /// The user has asked for its erasure, and been told that it is done.
    private(set) var erasure = Erasure.none
    /// The number that the last change of the metadata has left there.
    private(set) var metadata: Int?
    /// The locale of the device that was registered last; nil where none was, or nobody can know.
    var deviceLocale: String?
    var deviceNumber = 0
    var takesSpeech = false
    private(set) var takesDevices = false
    /// Places where the reader once was, and how many events it had seen there.
    private(set) var marks: [(count: Int, cursor: String)] = []
    private let user: String
    private var takesFiles = false
    private var numbersGiven = 0
    private var cursor: String? {
        didSet { if let cursor, cursor != oldValue { marks.append((seen.count, cursor)) } }
    }

    /// How far an erasure has come.
    enum Erasure {
        case none, asked, done
    }

    init(_ name: String, of user: String, with provider: String, moves: Bool = false, in office: Office) {
        self.name = name
        self.moves = moves
        self.user = user
        self.provider = provider
        self.office = office
    }

    var path: String { "/v1/sessions/\(id ?? "")" }

    // MARK: Sending

    /// Makes the session and talks, until it ends or everybody goes home.
    func talk() async {
        let body: JSONValue = ["provider": .string(provider), "user": ["id": .string(user)]]
        while id == nil {
            let answer = await office.call(.post, "/v1/sessions", body, key: "session-\(name)")
            if let made = answer?.json["session"]?["id"]?.stringValue, answer?.status == 201 {
                id = made
                let capabilities = answer?.json["session"]?["capabilities"]
                let types = capabilities?["attachments"]?["types"]?.arrayValue ?? []
                guard !moves else { break }
                takesFiles = types.contains { ["*/*", "text/*", "text/plain"].contains($0) }
                takesSpeech = capabilities?["audio"]?.boolValue == true
                takesDevices = capabilities?["push"]?.boolValue == true
            } else if let failed = answer?.json["sessionId"]?.stringValue {
                // The vendor could not be had; so it stays.
                id = failed
                isSent = true
                return
            } else if let answer, answer.isFinal {
                return office.findings.append("\(name) gets no session: \(answer.status) \(answer.json)")
            } else {
                await office.rest(atMost: .seconds(3))
            }
        }
        while !office.isClosing, !isEnded, sendings.last?.refusal == nil {
            let isBurst = Int.random(in: 0..<4, using: &office.chance) == 0
            await office.rest(atMost: isBurst ? .milliseconds(30) : .seconds(240))
            await act()
        }
        if isEnded, Int.random(in: 0..<3, using: &office.chance) == 0 { await erase() }
        isSent = true
    }

    /// Does one thing; more of them, and rarer ones, where the simulation is wide.
    private func act() async {
        let isWide = office.breadth == .wide
        if moves, Int.random(in: 0..<8, using: &office.chance) == 0 { return await move() }
        if isWide, office.away.contains(provider), Bool.random(using: &office.chance) { return await giveUp() }
        switch Int.random(in: 0..<(isWide ? 38 : 30), using: &office.chance) {
        case 0: await suspend()
        case 1: await change()
        case 2 where sendings.count > 5: await end()
        case 30, 31: await speak()
        case 32, 33: await repeatEarlier()
        case 34: await readAgain()
        case 35: await registerDevice()
        case 36, 37: await sendTwo()
        default: await send()
        }
    }

    /// Loses patience with a vendor that is away.
    private func giveUp() async {
        if Int.random(in: 0..<3, using: &office.chance) == 0 { await end() } else { await suspend() }
    }

    /// Asks until there is an answer; nil where that is a no, which is a finding unless it is one of `allowed`.
    private func insist(
        _ method: HTTPMethod, _ path: String, _ body: JSONValue? = nil, allowing allowed: [Int] = []
    ) async -> Office.Answer? {
        while true {
            let answer = await office.call(method, path, body)
            if let answer, answer.isTaken { return answer }
            if let answer, answer.isFinal {
                if !allowed.contains(answer.status) {
                    office.findings.append("\(name): \(method) is refused: \(answer.status) \(answer.json)")
                }
                return nil
            }
            await office.rest(atMost: .seconds(2))
        }
    }

    /// Asks for another provider, be it that it has that one, is suspended, or is on its way already.
    private func move() async {
        guard let next = office.providers.randomElement(using: &office.chance) else { return }
        let told = Bool.random(using: &office.chance) ? "full" : "none"
        let body: JSONValue = ["to": ["provider": .string(next)], "transcript": .string(told)]
        let answer = await office.call(.post, "\(path)/transfer", body)
        if let answer, answer.isFinal, !answer.isTaken, ![409, 422].contains(answer.status) {
            office.findings.append("\(name): a transfer is refused: \(answer.status) \(answer.json)")
        }
    }

    /// The next message takes it up again.
    private func suspend() async { _ = await insist(.post, "\(path)/suspend", [:], allowing: [409]) }

    private func change() async {
        let next = (metadata ?? 0) + 1
        let answer = await insist(.patch, path, ["metadata": ["number": JSONValue(next)]])
        guard let answer else { return }
        metadata = next
        if answer.json["metadata"]?["number"]?.intValue != next {
            office.findings.append("\(name): a change to \(next) is answered with \(answer.json)")
        }
    }

    private func end() async {
        guard let answer = await insist(.post, "\(path)/end", [:]) else { return }
        isEnded = true
        if answer.json["state"] != "ended", answer.json["state"] != "failed" {
            office.findings.append("\(name) is ended, and \(answer.json["state"] ?? .null)")
        }
    }

    private func erase() async {
        erasure = .asked
        // An erasure whose answer was lost is not found again.
        _ = await insist(.delete, path, allowing: [404])
        erasure = .done
    }

    func send() async {
        let text = "t-\(name)-\(nextNumber())"
        let isFile = takesFiles && Int.random(in: 0..<12, using: &office.chance) == 0
        let kind: Sending.Kind = isFile ? .file : Bool.random(using: &office.chance) ? .put : .post
        var sending = Sending(text: text, key: "k-\(text)", kind: kind)
        while sending.ids.isEmpty, sending.refusal == nil {
            let answers = await attempts(sending)
            sending.ids.formUnion(answers.compactMap(Self.message(of:)))
            let no = answers.first { $0.isFinal && !$0.isTaken }
            if let no, no.json["code"] != "session_ended" || !sending.ids.isEmpty {
                office.findings.append("\(text) is refused: \(no.status) \(no.json)")
            }
            if sending.ids.isEmpty {
                sending.refusal = no?.status
                if no == nil { await office.rest(atMost: .seconds(2)) }
            }
        }
        sendings.append(sending)
    }

    /// A number that no other message of the conversation has.
    func nextNumber() -> Int {
        defer { numbersGiven += 1 }
        return numbersGiven
    }

    /// The message that an answer names as taken.
    static func message(of answer: Office.Answer) -> String? {
        guard answer.isTaken else { return nil }
        return (answer.json["message"]?["id"] ?? answer.json["id"])?.stringValue
    }

    /// The answers that came to a request; a wide simulation now and then sends it twice at once.
    private func attempts(_ sending: Sending) async -> [Office.Answer] {
        guard office.breadth == .wide, Int.random(in: 0..<6, using: &office.chance) == 0 else {
            return [await attempt(sending)].compactMap(\.self)
        }
        let twin = LoopBound(self, loop: office.loop)
        let second = Task(executorPreference: office.loop.taskExecutor) { await twin.value.attempt(sending) }
        let first = await attempt(sending)
        return [first, await second.value].compactMap(\.self)
    }

    /// The same request each time.
    func attempt(_ sending: Sending) async -> Office.Answer? {
        let body: JSONValue = ["content": ["type": "text", "text": .string(sending.text)]]
        return switch sending.kind {
        case .post: await office.call(.post, "\(path)/messages", body, key: sending.key)
        case .put: await office.call(.put, "\(path)/messages/by-client-id/\(sending.key)", body)
        case .file: await office.upload("\(path)/attachments?send=true", sending.text, key: sending.key)
        // The sound is gone once it was heard.
        case .speech: nil
        }
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

    /// A stream that begins anew is one of a session that is gone.
    private func expectErased(_ event: JSONValue) {
        isReadToEnd = true
        if erasure == .none { office.findings.append("\(name): \(event)") }
    }

    /// An answer that tells somebody to come back; or never, once the session is erased.
    private func expectBusy(_ status: Int, _ what: String) {
        if status == 404, erasure != .none { return isReadToEnd = true }
        if status < 500, status != 429 { office.findings.append("\(name): \(what) is answered with \(status)") }
    }

    private func note(_ event: JSONValue) {
        let expected = (seen.last?["seq"]?.intValue ?? 0) + 1
        if event["seq"]?.intValue != expected {
            office.findings.append("\(name) reads \(event["seq"] ?? .null) where \(expected) should come: \(event)")
        }
        seen.append(event)
        if event["type"] == "session.ended" || event["type"] == "session.failed" { isReadToEnd = true }
    }

    // MARK: Afterwards

    /// The session as the gateway has it now.
    func document() async -> Office.Answer? { await office.call(.get, path) }

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
