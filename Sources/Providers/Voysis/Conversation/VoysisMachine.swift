package import Domain
import HTTPWire
package import JSON
import Kernel
package import ProviderKit

/// The protocol of one session: one query at a time over one socket or over REST; no input or output, and no clock.
///
/// Times are arguments, what is to be done is returned (`PROTOCOL.md`, section 11).
package struct VoysisMachine: Sendable {
    /// Feedback and texts that may wait for their turn.
    static let waitingMax = 32

    /// How the socket is.
    enum Link: Hashable, Sendable {
        case none
        case dialling
        /// The next attempt comes later.
        case waiting
        case open
    }

    let configuration: VoysisConfiguration
    /// Where the service is; nil for an address that configuration would have refused.
    let address: VoysisAddress?
    var writer: VoysisWriter
    var preferences: VoysisPreferences
    var memory: VoysisMemory

    var link = Link.none
    /// Connections that the current operation has lost before its request was out, or did not get.
    var failures = 0
    /// The gateway was told that nobody answers.
    var isDownNotified = false
    var current: VoysisOperation?
    var waiting: [VoysisOperation] = []
    /// The request for a token that is out.
    var purchase: VoysisPurchase?
    private var lastID = 0
    private var notificationCount = 0
    var random: SplitMix64
    package private(set) var isOver = false
    /// Frames that could not be read.
    package var malformedCount = 0

    /// Makes the machine of a session that has not begun.
    ///
    /// - Parameter seed: spreads the retries of many sessions.
    init(
        _ configuration: VoysisConfiguration, writer: VoysisWriter, preferences: VoysisPreferences,
        memory: VoysisMemory, seed: UInt64
    ) {
        self.configuration = configuration
        address = try? VoysisAddress(configuration.url)
        self.writer = writer
        self.preferences = preferences
        self.memory = memory
        random = SplitMix64(seed: seed)
    }

    /// A machine of a session that says nothing in particular about itself.
    package init(_ configuration: VoysisConfiguration, profileID: String, seed: UInt64) {
        self.init(
            configuration, writer: VoysisWriter(profileID: profileID, clientInfo: VoysisWriter.clientInfo([:])),
            preferences: VoysisPreferences(configuration, options: [:], customData: [:], locale: nil),
            memory: VoysisMemory(), seed: seed)
    }

    var times: VoysisTimes { configuration.times }
    var isREST: Bool { configuration.transport == .rest }

    /// Nothing runs and nothing waits.
    package var isIdle: Bool { current == nil && waiting.isEmpty }

    /// A query runs or waits.
    package var hasQuery: Bool { current?.isQuery == true || waiting.contains { $0.isQuery } }

    /// Ids of requests are never used twice, not even on another socket.
    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    mutating func nextNotification() -> Int {
        notificationCount += 1
        return notificationCount
    }

    // MARK: What the gateway asks for

    /// Begins; a session that was open before, or whose configuration says so, waits for the first query.
    package mutating func start(isResumed: Bool, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isResumed, configuration.connectsEagerly else { return [.emit(opened)] }
        waiting.append(VoysisOperation(.greeting))
        return proceed()
    }

    var opened: ProviderEvent { .opened(queued: false, native: native) }

    /// The ids and the context that the vendor knows the conversation by.
    var native: JSONObject {
        var object: JSONObject = ["audioProfileId": JSONValue(writer.profileID)]
        if let id = memory.conversationID { object.append("conversationId", JSONValue(id)) }
        if let context = memory.context { object.append("context", .object(context)) }
        return object
    }

    /// Hands a text over; `settle` comes back with its ticket.
    package mutating func ask(
        _ content: JSONObject, ticket: Int, message: MessageID, at time: MachineTime
    ) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver else { return [.settle(ticket: ticket, .notSent(Self.isEnded))] }
        guard waiting.count < Self.waitingMax else { return [.settle(ticket: ticket, .notSent(Self.isFull))] }
        waiting.append(VoysisOperation(.text(VoysisText(ticket: ticket, message: message, content: content))))
        return proceed()
    }

    /// Gives feedback on a query; `feedbackDone` comes back with its ticket.
    package mutating func rate(
        _ entity: JSONObject, queryID: String, ticket: Int?, at time: MachineTime
    ) -> [VoysisStep] {
        defer { assertConsistent() }
        let refusal = isOver ? Self.isEnded : waiting.count < Self.waitingMax ? nil : Self.isFull
        if let refusal { return ticket.map { [.feedbackDone(ticket: $0, refusal)] } ?? [] }
        let feedback = VoysisFeedback(ticket: ticket, path: VoysisWriter.feedbackPath(queryID), entity: entity)
        waiting.append(VoysisOperation(.feedback(feedback)))
        return proceed()
    }

    /// Puts a context of the caller's in place of the chained one, or with nil forgets that; a question that is out
    /// goes on as it was asked, and its answer does not take the place of what was set meanwhile.
    mutating func chain(_ context: JSONObject?) {
        memory.context = context
        settle(.context)
    }

    /// Takes what custom data set, as ``chain(_:)`` does.
    mutating func adopt(customData: JSONObject) { settle(memory.adopt(customData: customData)) }

    private mutating func settle(_ parts: VoysisMemory.Parts) {
        defer { assertConsistent() }
        if current?.isQuery == true, current?.isOut == true { current?.settled.formUnion(parts) }
    }

    /// Ends: a query that runs is given up, the socket closed, what the service's memory held forgotten.
    package mutating func end() -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        let steps = over()
        memory = VoysisMemory()
        return [.persist(memory)] + steps
    }

    /// Leaves the conversation as it is and closes the socket.
    package mutating func suspend() -> [VoysisStep] {
        defer { assertConsistent() }
        return isOver ? [] : over()
    }

    static let isEnded = ProviderFailure(.notConnected, "The session has ended.", code: "session_ended")
    static let isFull = ProviderFailure(.capacity, "Too much waits for the service already.", code: "queue_full")

    /// The facts between any two calls.
    func assertConsistent() {
        // These facts hold.
        assert(spokenCount <= 1, "One query is spoken at a time.")
        assert(waiting.count <= Self.waitingMax + 2, "So much waits.")
        assert(failures <= configuration.connectAttemptsMax, "So often a connection is tried.")
        // These never do.
        assert(!isOver || isIdle && link == .none && purchase == nil, "Nothing goes on behind the end.")
        assert(!isREST || link == .none, "There is no socket over REST.")
        assert(isREST || link == .open || purchase == nil, "No token is bought without a socket.")
    }

    private var spokenCount: Int { waiting.count { $0.isAudio } + (current?.isAudio == true ? 1 : 0) }

    // MARK: One after the other

    /// Begins what is next, if anything is and nothing runs.
    mutating func proceed() -> [VoysisStep] {
        guard !isOver, current == nil, let next = waiting.firstIndex(where: \.isReady) else { return [] }
        current = waiting.remove(at: next)
        failures = 0
        return connect()
    }

    /// Brings the current operation to a link and a token.
    mutating func connect() -> [VoysisStep] {
        if isREST || link == .open {
            return [.stop(.idle)] + wantToken()
        }
        current?.stage = .linking
        guard link == .none else { return [] }
        link = .dialling
        failures = 0
        return [.dial]
    }

    /// Has the current operation wait for a token, bounded also where another session that buys it is never heard of
    /// again.
    mutating func wantToken() -> [VoysisStep] {
        current?.stage = .token
        return [.start(.answer, after: times.create * Self.purchasesMax), .wantToken]
    }

    /// How many purchases may fail before the last who waits for one has its answer, with one to spare.
    private static let purchasesMax = VoysisTokenCache.failuresMax + 1

    /// The current operation is done: what waits begins.
    mutating func done() -> [VoysisStep] {
        var steps: [VoysisStep] = [.stop(.answer), .stop(.deadline), .stop(.ping)]
        // Speech that waits for its turn is still bounded by its own.
        if current?.isAudio == true { steps.append(.stop(.recording)) }
        current = nil
        let next = proceed()
        if current == nil, link == .open { steps.append(.start(.idle, after: times.idle)) }
        return steps + [.wake] + next
    }

    /// Ends everything without a word to the gateway.
    mutating func over() -> [VoysisStep] {
        var steps = giveUp(reason: .other, "the session ended")
        for operation in [current].compactMap(\.self) + waiting {
            switch operation.kind {
            case .greeting, .audio: break
            case .text(let text):
                guard !text.isSettled else { break }
                // Over REST a request that is out may have arrived.
                let outcome: VoysisOutcome =
                    operation.requestID == nil ? .notSent(Self.isEnded) : .unknown(Self.isEnded)
                steps.append(.settle(ticket: text.ticket, outcome))
            case .feedback(let feedback):
                if let ticket = feedback.ticket { steps.append(.feedbackDone(ticket: ticket, Self.isEnded)) }
            }
        }
        current = nil
        waiting = []
        isOver = true
        return steps + close(1000) + [.wake, .finish]
    }

    /// Closes the socket and forgets it.
    mutating func close(_ code: UInt16) -> [VoysisStep] {
        var steps: [VoysisStep] = [.stop(.idle), .stop(.retry), .stop(.ping)]
        if purchase != nil { steps += dropToken() }
        if link == .dialling || link == .open { steps.append(.close(code: code)) }
        link = .none
        return steps
    }

    /// Tells the service that the running audio query is given up; best effort, nobody waits for the answer.
    mutating func giveUp(reason: VoysisCancelReason, _ detail: String) -> [VoysisStep] {
        guard let operation = current else { return [] }
        var steps: [VoysisStep] = []
        if isREST, let id = operation.requestID { steps.append(.abandon(id: id)) }
        guard case .audio(let audio) = operation.kind, let queryID = audio.queryID else { return steps }
        let call = VoysisWriter.cancellation(queryID, reason: reason, detail: detail, bearer: operation.bearer)
        let id = nextID()
        if isREST {
            steps.append(.fetch(call, id: id))
        } else if link == .open {
            steps.append(.write(writer.envelope(call, id: id), call.operation, id: id))
        }
        return steps
    }

    // MARK: Failing

    /// The current operation has failed.
    mutating func fail(_ failure: ProviderFailure, mayHaveArrived: Bool = false) -> [VoysisStep] {
        guard let operation = current else { return [] }
        var steps = Self.settled(operation, failure, mayHaveArrived: mayHaveArrived)
        if case .greeting = operation.kind {
            current = nil
            return steps + over()
        }
        steps += done()
        return steps
    }

    /// The steps that tell of an operation that failed.
    static func settled(
        _ operation: VoysisOperation, _ failure: ProviderFailure, mayHaveArrived: Bool = false
    ) -> [VoysisStep] {
        switch operation.kind {
        case .greeting: return [.emit(.failed(failure))]
        case .feedback(let feedback): return feedback.ticket.map { [.feedbackDone(ticket: $0, failure)] } ?? []
        case .audio(let audio): return settled(audio.message, failure)
        case .text(let text):
            guard !text.isSettled else { return settled(text.message, failure) }
            let outcome: VoysisOutcome =
                if !failure.isRetryable { .refused(failure) } else {
                    mayHaveArrived ? .unknown(failure) : .notSent(failure)
                }
            let stage: QueryEvent.Stage = if case .notSent = outcome { .withdrawn } else { .failed }
            return [
                .settle(ticket: text.ticket, outcome),
                .emit(.query(QueryEvent(stage, message: text.message, failure: stage == .failed ? failure : nil))),
            ]
        }
    }

    static func settled(_ message: MessageID, _ failure: ProviderFailure) -> [VoysisStep] {
        [
            .emit(.outbound(OutboundUpdate(message, state: .failed, failure: failure))),
            .emit(.query(QueryEvent(.failed, message: message, failure: failure))),
        ]
    }
}
