import Crypto
import Domain
import JSON
import Kernel
import ProviderKit

/// The conversation on an open connection: streams, agents, turns, typing, and messages that came twice.
struct ODAConversation: Sendable {
    /// Ids of messages that are remembered to drop what comes twice.
    static let recentIDsMax = 256

    private let channel: ODAChannel
    let translation: ODATranslation

    private var recent = RecentSet<String>(countMax: recentIDsMax)
    private var stream: ODAStream?
    private var streamCount = 0
    private var recentStreams = RecentSet<String>(countMax: 64)
    private var agentTypes = false
    /// The skill is shown as working on an answer.
    private var isWorking = false
    /// While the skill keeps silent and the user is told something in its place.
    private var patience: ODAPatience?
    /// The conversation has not begun: neither side has said anything yet.
    private var isFresh = true
    /// The last frame that says who speaks came from a person.
    private var lastIsAgents = false
    /// When the present turn began, in milliseconds since the Unix epoch; tells equal messages without an id apart.
    private var turnBegan: Int64 = 0
    /// The message that was shown last, for one that joins it.
    private var last: ODAAppendTarget?
    /// The memory that outlives the process.
    private(set) var memory = ODAMemory()
    private var userTyping: ODAUserTyping

    init(_ channel: ODAChannel, _ translation: ODATranslation, _ writer: ODAFrameWriter) {
        self.channel = channel
        self.translation = translation
        userTyping = ODAUserTyping(channel.times.typingInterval, writer)
    }

    private var times: ODATimes { channel.configuration.times }

    /// A person listens: one that was named, or whose frame was the last.
    private var isWithAgent: Bool { memory.agent != nil || lastIsAgents }

    /// A turn or a stream is not over.
    var isBusy: Bool { isWorking || stream != nil }

    /// Goes on where an earlier process left off; before anything is said.
    mutating func restore(_ memory: ODAMemory) {
        self.memory = memory
        isFresh = false
    }

    /// Takes in what one more session remembers of before a restart.
    mutating func merge(_ memory: ODAMemory) { self.memory.merge(memory) }

    /// The participant events for a session that takes another agent, or none, to be speaking.
    func arrivals(since agent: ODASpeaker?) -> [ProviderEvent] {
        guard agent?.name != memory.agent?.name else { return [] }
        var events: [ProviderEvent] = []
        if let agent { events.append(.participant(.left, Self.participant(agent))) }
        if let present = memory.agent { events.append(.participant(.joined, Self.participant(present))) }
        return events
    }

    /// The events of typing and streaming under way, for a session that comes into the middle of them.
    var underWay: [ProviderEvent] {
        var events: [ProviderEvent] = []
        if isWorking { events.append(.typing(true, role: .bot)) }
        if agentTypes { events.append(.typing(true, role: .agent)) }
        if let stream, let delta = stream.soFar {
            events.append(
                .delta(
                    streamID: stream.id, index: delta.index, text: delta.text, replace: true,
                    role: stream.isAgents ? .agent : .bot))
        }
        return events
    }

    // MARK: What comes in

    /// Takes a frame of the message family; says whether the conversation is over.
    mutating func received(
        _ frame: ODAFrame, _ bytes: [UInt8], _ delivery: String?, at time: MachineTime, _ steps: inout [ODAStep]
    ) -> Bool {
        heard(frame.source, &steps)
        defer { userTyping.listenerChanged(isHeard: isWithAgent, at: time.instant, &steps) }
        let vendorID = vendorID(of: frame, bytes, delivery)
        // Members that the vendor adds around a payload are as much its word as the payload.
        let origin = ODAOrigin(
            vendorID: vendorID, native: bytes, source: frame.source,
            requestID: channel.configuration.sendsRequestIDs ? frame.requestID : nil)
        let arrival = ODATranslation.Arrival(vendorID: vendorID)
        let meaning = meaning(of: frame, bytes, arrival)
        if case .typing(let started, let speaker) = meaning {
            if frame.source == .agent { join(speaker, &steps) }
            agentTyping(started, &steps)
            return false
        }
        if case .stream(let chunk) = meaning {
            // Pieces may share the id of the whole, so it is remembered when the stream ends.
            guard !recent.contains(vendorID) else { return false }
            speaks(frame.source, chunk.speaker, &steps)
            received(chunk, origin, at: time, &steps)
            endTurn(frame, &steps)
            return false
        }
        finishStream(&steps)
        guard recent.insert(vendorID) else { return false }
        switch meaning {
        case .bubble(let bubble):
            speaks(frame.source, bubble.speaker, &steps)
            endTurn(frame, &steps)
            show(bubble, origin, &steps)
        case .failure(let text):
            speaks(frame.source, nil, &steps)
            endTurn(frame, &steps)
            show(ODABubble(ODATranslation.notice(text)), origin, role: .system, &steps)
            steps.append(.emit(.notice(ProviderFailure(.refused, text, code: "error"))))
        case .silence: endTurn(frame, &steps)
        case .closed:
            stopWorking(&steps)
            return true
        case .typing, .stream: break
        }
        return false
    }

    private func meaning(
        of frame: ODAFrame, _ bytes: [UInt8], _ arrival: ODATranslation.Arrival
    ) -> ODAMeaning {
        if frame.family == .message { return translation.meaning(of: bytes.span.extracting(frame.payload), arrival) }
        let value = (try? JSONValue(parsing: bytes, limits: ODAFrame.limits)) ?? .null
        if frame.family == .legacyText, let object = value.objectValue { return translation.legacy(object) }
        return .bubble(ODABubble(ODATranslation.unsupported(value)))
    }

    /// The frame's id, that of the call that brought it, or a digest of what it says and of the turn it says it in.
    ///
    /// The turn counts so that a skill may give the same answer to two questions; calls have been told apart by then.
    private func vendorID(of frame: ODAFrame, _ bytes: [UInt8], _ delivery: String?) -> String {
        if let id = frame.messageID {
            return id.utf8.count <= ODAFrame.messageIDBytesMax ? id : ODADigest.name(of: Array(id.utf8))
        }
        if let delivery { return delivery }
        let said = frame.family == .message ? Array(bytes[frame.payload]) : bytes
        return ODADigest.name(ofCanonical: said, turn: turnBegan)
    }

    private mutating func show(
        _ bubble: ODABubble, _ origin: ODAOrigin, role: SenderRole? = nil, streamID: String? = nil,
        isCut: Bool = false, _ steps: inout [ODAStep]
    ) {
        let vendorID = origin.vendorID
        let isAgent = origin.source == .agent
        let role = role ?? (isAgent ? .agent : .bot)
        var bubble = bubble
        let joined = bubble.appends ? last?.joined(by: bubble, role, translation) : nil
        if let joined { bubble = joined.bubble }
        var message = InboundMessage(
            vendorID: vendorID, role: role, senderName: isAgent ? memory.agent?.name : nil,
            senderAvatarURL: isAgent ? memory.agent?.avatarURL : nil, content: bubble.content,
            native: origin.native, streamID: streamID)
        message.files = bubble.files
        if isCut { message.degraded.append("cut") }
        message.replaces = joined?.vendorID
        message.repliesTo = origin.requestID
        if bubble.form != nil {
            if bubble.replacesForm { message.replaces = memory.lastFormMessage }
            memory.lastFormMessage = message.replaces ?? vendorID
        }
        last = ODAAppendTarget(
            vendorID: message.replaces ?? vendorID, role: role, payload: bubble.payload,
            bytes: max(origin.native.count, bubble.content.count))
        let request = bubble.rating.map { Self.request(for: $0, vendorID) }
        let forms = bubble.popupForms + [bubble.form].compactMap(\.self)
        for form in forms { memory.remember(form) }
        if let request { memory.remember(ODAAnswerable(id: request.id, options: request.options)) }
        // Before the message that can be answered by it.
        if !forms.isEmpty || request != nil { steps.append(.persist(memory)) }
        steps.append(.emit(.message(message)))
        if let request { steps.append(.emit(.command(request))) }
    }

    private static func request(for rating: ODARating, _ vendorID: String) -> CommandRequest {
        var request = CommandRequest(
            id: "rating-" + ODADigest.short(vendorID), name: "rating", prompt: rating.prompt, options: rating.options)
        request.vendorMessageID = vendorID
        return request
    }

    // MARK: Agents

    /// A session with a person begins with the first frame that names one, and ends with the skill's next.
    private mutating func speaks(_ source: ODAFrame.Source?, _ named: ODASpeaker?, _ steps: inout [ODAStep]) {
        guard let source else { return }
        agentTyping(false, &steps)
        switch source {
        case .agent: join(named, &steps)
        case .skill: leave(&steps)
        }
    }

    /// A name once given holds for the frames after it.
    private mutating func join(_ named: ODASpeaker?, _ steps: inout [ODAStep]) {
        guard let named else { return }
        guard named.name != memory.agent?.name else {
            if let avatar = named.avatarURL { memory.agent?.avatarURL = avatar }
            return
        }
        leave(&steps)
        memory.agent = named
        steps.append(.persist(memory))
        steps.append(.emit(.participant(.joined, Self.participant(named))))
    }

    private mutating func leave(_ steps: inout [ODAStep]) {
        guard let agent = memory.agent else { return }
        memory.agent = nil
        steps.append(.persist(memory))
        steps.append(.emit(.participant(.left, Self.participant(agent))))
    }

    private static func participant(_ speaker: ODASpeaker) -> Participant {
        Participant(
            id: "agent-" + ODADigest.short(speaker.name), role: .agent, name: speaker.name,
            avatarURL: speaker.avatarURL)
    }

    private mutating func agentTyping(_ started: Bool, _ steps: inout [ODAStep]) {
        guard started != agentTypes else { return }
        agentTypes = started
        steps.append(.emit(.typing(started, role: .agent)))
    }

    // MARK: Turns

    /// A message of the user has gone out.
    mutating func sent(at time: MachineTime, _ steps: inout [ODAStep]) {
        turnBegan = time.wall
        userTyping.stops(&steps)
        guard memory.agent == nil else { return }
        if !isWorking { steps.append(.emit(.typing(true, role: .bot))) }
        isWorking = true
        let isFirst = isFresh
        isFresh = false
        guard channel.configuration.respondsByDefault, !lastIsAgents else {
            losePatience(&steps)
            return steps.append(.start(.working, after: times.working))
        }
        patience = ODAPatience(isFirst: isFirst)
        steps.append(.start(.patience, after: times.greeting))
        steps.append(.start(.working, after: times.greeting + times.working))
    }

    /// Whatever comes in ends the silence, by its arrival and not by what it is (section 19, point 22).
    private mutating func heard(_ source: ODAFrame.Source?, _ steps: inout [ODAStep]) {
        isFresh = false
        if let source { lastIsAgents = source == .agent }
        losePatience(&steps)
    }

    private mutating func losePatience(_ steps: inout [ODAStep]) {
        guard patience != nil else { return }
        patience = nil
        steps.append(.stop(.patience))
    }

    /// The skill has kept silent for one more interval.
    private mutating func waited(_ steps: inout [ODAStep]) {
        guard var waiting = patience else { return }
        let number = waiting.number
        let due = waiting.next(times)
        patience = waiting
        if let response = due.response { steps.append(.respond(response, turn: turnBegan, number: number)) }
        if let pause = due.after { steps.append(.start(.patience, after: pause)) }
    }

    /// No answer is expected any more.
    private mutating func giveUp(_ steps: inout [ODAStep]) {
        if let patience {
            steps.append(.respond(.sorry, turn: turnBegan, number: patience.number))
            losePatience(&steps)
        }
        stopWorking(&steps)
    }

    /// A server that does not say where turns end is taken to end them with each frame.
    private mutating func endTurn(_ frame: ODAFrame, _ steps: inout [ODAStep]) {
        if frame.endOfTurn != false { stopWorking(&steps) }
    }

    private mutating func stopWorking(_ steps: inout [ODAStep]) {
        guard isWorking else { return }
        isWorking = false
        steps.append(.stop(.working))
        steps.append(.emit(.typing(false, role: .bot)))
    }

    /// The connection is gone: what was under way will not go on.
    mutating func interrupted(at time: MachineTime, _ steps: inout [ODAStep]) {
        finishStream(isCut: true, &steps)
        losePatience(&steps)
        stopWorking(&steps)
        agentTyping(false, &steps)
        userTyping.forget(&steps)
    }

    // MARK: The user's typing

    /// Tells a person of it, where one is there.
    ///
    /// - Parameter shown: what they may see; not empty.
    mutating func userTypes(_ started: Bool, shown: String, at time: MachineTime, _ steps: inout [ODAStep]) {
        guard started else { return userTyping.stops(&steps) }
        userTyping.types(shown, isHeard: isWithAgent, at: time.instant, &steps)
    }

    /// The conversation ends: what the user may be typing is told no more.
    mutating func forgetTyping(_ steps: inout [ODAStep]) { userTyping.forget(&steps) }

    // MARK: Timers

    /// One of the conversation's own timers has run out.
    mutating func fired(_ timer: ODATimer, isOpen: Bool, at time: MachineTime, _ steps: inout [ODAStep]) {
        switch timer {
        case .working: giveUp(&steps)
        case .patience: waited(&steps)
        case .stream: finishStream(&steps)
        case .typing: userTyping.paused(isHeard: isOpen && isWithAgent, at: time.instant, &steps)
        case .typingInterval: userTyping.intervalPassed(isHeard: isOpen && isWithAgent, at: time.instant, &steps)
        case .reconnect, .ping, .pong, .upgrade, .refresh, .ending, .tokenNotice: break
        }
    }

    // MARK: Streams

    private mutating func received(
        _ chunk: ODAStreamChunk, _ origin: ODAOrigin, at time: MachineTime, _ steps: inout [ODAStep]
    ) {
        if let stream, stream.vendorStreamID != chunk.id || chunk.state == .start && stream.hasBegun {
            finishStream(&steps)
        }
        var current = stream ?? newStream(chunk, at: time)
        stream = nil
        if let delta = current.take(chunk, origin) {
            steps.append(
                .emit(
                    .delta(
                        streamID: current.id, index: delta.index, text: delta.text, replace: delta.replaces,
                        role: current.isAgents ? .agent : .bot)))
        }
        stream = current
        if chunk.state == .end || current.isFull {
            finishStream(isCut: chunk.state != .end, &steps)
        } else {
            steps.append(.start(.stream, after: times.stream))
        }
    }

    private mutating func newStream(_ chunk: ODAStreamChunk, at time: MachineTime) -> ODAStream {
        streamCount += 1
        guard let id = chunk.id, !id.isEmpty else {
            return ODAStream(id: "stream-\(time.wall)-\(streamCount)", vendorStreamID: chunk.id)
        }
        // The vendor's id comes again when late pieces follow the end of a stream.
        let isNew = recentStreams.insert(id)
        return ODAStream(id: isNew ? id : "\(id)-\(streamCount)", vendorStreamID: id)
    }

    /// The answer is whole, as far as the service lets anybody know.
    ///
    /// - Parameter isCut: it is known not to be.
    private mutating func finishStream(isCut: Bool = false, _ steps: inout [ODAStep]) {
        guard let finished = stream else { return }
        stream = nil
        steps.append(.stop(.stream))
        guard !finished.text.isEmpty || finished.carriesMore, recent.insert(finished.origin.vendorID) else { return }
        let arrival = ODATranslation.Arrival(vendorID: finished.origin.vendorID)
        var origin = finished.origin
        // A stream of no source is shown as the skill's own.
        origin.source = finished.isAgents ? .agent : .skill
        let bubble = translation.textBubble(finished.text, finished.payload, arrival)
        show(bubble, origin, streamID: finished.id, isCut: isCut, &steps)
    }
}
