import Domain
import JSON
import Kernel
import ProviderKit

/// The conversation: turns, streams, media, commands (`PROTOCOL.md`, sections 6 to 9); knows nothing of connections.
package struct RayaConversation: Sendable {
    /// How many turns without an answer are counted.
    static let turnsMax = 100
    /// How many frames of no known type, and errors, enter the log at once; one a second does afterwards.
    static let framesAtOnceMax = 60

    /// The verdict on whether the conversation goes on.
    enum Verdict: Hashable, Sendable {
        /// It goes on.
        case goesOn
        /// The bot has ended it; the text is said.
        case isClosed
        /// It ends in a moment.
        case saysGoodbye
    }

    /// Something the user said that has no answer yet; order is the only link between the two (section 7).
    private enum Turn: Hashable, Sendable {
        case text
        case medium(MessageID)
    }

    let configuration: RayaConfiguration
    package var memory = RayaMemory()
    /// The language of the session; nil for the configured one.
    var language: RayaConfiguration.Language?
    /// The address of the bot's picture, as far as it is known.
    var picture: String?
    /// Something has been said, by either side.
    private var hasBegun = false
    private var turns: [Turn] = []
    /// Nothing of the user's is without its answer.
    var isIdle: Bool { turns.isEmpty }
    private var answers = RayaAnswers()

    var reply = RayaReply()
    /// The line about the state of things that stands.
    var info: String?
    /// The line that was stored last, and when.
    var storedInfo: (text: String, at: Instant)?
    private var offersHuman: Bool?
    private var unknownFrames = LogBudget(burst: framesAtOnceMax)
    private var errors = LogBudget(burst: framesAtOnceMax)
    var commandCount = 0
    /// When each medium that waits was sent, in the order of the memory.
    private var mediaSince: [MessageID: MachineTime] = [:]

    init(_ configuration: RayaConfiguration) { self.configuration = configuration }

    private var times: RayaTimes { configuration.times }
    /// The sentences of ours.
    var texts: RayaTexts { configuration.texts(in: language ?? configuration.language) }
    /// The suggestions for the user, as last told.
    package var suggestions: [String] { memory.suggestions }

    /// Takes up what was kept; what waits for addresses, or for the end, waits from now on.
    mutating func restore(
        _ kept: RayaMemory, cut: CutAnswer?, at time: MachineTime, _ steps: inout [RayaStep]
    ) {
        precondition(!hasBegun && turns.isEmpty, "a conversation is restored before anything is said")
        memory = kept
        if let cut { reply.resume(cut, at: time) }
        for medium in kept.media {
            mediaSince[medium.message] = time
            turns.append(.medium(medium.message))
        }
        armMedia(at: time, &steps)
        if kept.isEnding { steps.append(.start(.farewell, after: times.farewell)) }
    }

    /// Shows a new conversation what the bot's configuration has for its beginning, unless something has been said.
    mutating func welcome(_ settings: RayaBotSettings, greets: Bool, _ steps: inout [RayaStep]) {
        guard !hasBegun else { return }
        // The server never says it (section 2); one id, so that it enters the log once.
        if greets, let words = settings.firstWords(fallback: texts.greeting) {
            let bytes = JSONValue.object(["origin": "config", "text": .string(words)]).encoded()
            var greeting = InboundMessage(
                vendorID: "initial", role: .bot, senderAvatarURL: picture, content: RayaContent.text(words),
                native: bytes)
            greeting.isSynthetic = true
            steps.append(.emit(.message(greeting)))
        }
        suggest(settings.presets, &steps)
    }

    /// The facts between any two calls.
    func assertConsistent() {
        assert(turns.count <= Self.turnsMax, "So many turns are counted.")
        assert(memory.media.count <= RayaMemory.mediaMax, "So many media wait.")
        assert(memory.people.count <= Self.peopleMax, "So many people are there.")
        assert(mediaSince.count <= memory.media.count, "Nothing waits that was not sent.")
        reply.assertConsistent()
    }

    // MARK: What the user does

    /// Something of the user's was written to the socket.
    mutating func sent(_ what: RayaSent, at time: MachineTime, _ steps: inout [RayaStep]) {
        hasBegun = true
        suggest([], &steps)
        reply.userSpoke(&steps)
        switch what {
        case .text: turns.append(.text)
        case .command:
            // Its answer is the next command, if anything.
            memory.command = nil
            steps.append(.persist(memory))
        case .images(let message, let count):
            wait(RayaMedium(message: message, kind: .image, count: count), at: time, &steps)
        case .voice(let message):
            wait(RayaMedium(message: message, kind: .audio, count: 1), at: time, &steps)
        }
        if turns.count > Self.turnsMax { turns.removeFirst() }
    }

    private mutating func wait(_ medium: RayaMedium, at time: MachineTime, _ steps: inout [RayaStep]) {
        turns.append(.medium(medium.message))
        memory.media.append(medium)
        memory.last[medium.kind] = medium.message
        mediaSince[medium.message] = time
        if memory.media.count > RayaMemory.mediaMax {
            settle(memory.media[0].message, .failed, Self.unresolved, &steps)
        }
        steps.append(.persist(memory))
        armMedia(at: time, &steps)
    }

    // MARK: What the vendor says

    /// A frame came in; `bytes` is all of it.
    mutating func received(
        _ frame: RayaFrame, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]
    ) -> Verdict {
        switch frame {
        case .pong: break
        case .nothing: steps.append(.note("a frame without anything in it came in"))
        case .step(let text): reply.work(text, &steps)
        case .chunk(let piece): reply.add(piece, at: time, &steps)
        case .response(let response): respond(response, bytes, at: time, &steps)
        case .message(let text):
            if turns.first == .text { turns.removeFirst() }
            say(direct: text, bytes, &steps)
        case .presets(let titles): suggest(titles, &steps)
        case .command(let command): return handle(command, bytes, at: time, &steps)
        case .error(let text): fail(text, at: time, &steps)
        case .escalation: offer(true, &steps)
        case .info(let text): inform(text, bytes, at: time, &steps)
        case .activity(let text): note(activity: text, bytes, &steps)
        case .unknown:
            steps.append(.note("a frame of no known type came in"))
            guard admits(unknownFrames.count(at: time.instant), &steps) else { break }
            say(RayaContent.unsupported(bytes), .system, bytes, &steps)
        }
        if case .step = frame { steps.append(.start(.stale, after: times.stale)) }
        if case .chunk = frame { steps.append(.start(.stale, after: times.stale)) }
        return .goesOn
    }

    /// Says a message that is no answer, of a person where one is named.
    mutating func say(
        _ content: [UInt8], _ role: SenderRole, _ bytes: [UInt8], by person: Participant? = nil,
        _ steps: inout [RayaStep]
    ) {
        hasBegun = true
        var message = InboundMessage(vendorID: nil, role: role, content: content, native: bytes)
        message.senderID = person?.id
        message.senderName = person?.name
        if role == .bot { message.senderAvatarURL = picture }
        steps.append(.emit(.message(message)))
    }

    /// Whether something enters the log; that much is left out is told once.
    private func admits(_ verdict: LogBudget.Verdict, _ steps: inout [RayaStep]) -> Bool {
        if verdict == .firstDropped { steps.append(.emit(.link(.degraded, code: "too_many_frames"))) }
        return verdict == .admitted
    }

    // MARK: Turns

    /// The five things a response does, in the vendor's order (section 6.3).
    private mutating func respond(
        _ response: RayaResponse, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]
    ) {
        hasBegun = true
        let isOther = !response.content.isEmpty && !reply.buffer.isEmpty && response.content != reply.buffer
        let whole = reply.conclude(response.content, at: time.instant)
        var message = InboundMessage(
            vendorID: nil, role: .bot, senderAvatarURL: picture, content: RayaContent.text(whole.text), native: bytes,
            streamID: whole.streamID)
        message.saidAt = response.saidAt
        message.replaces = whole.replaces
        switch answers.standing(of: response, whole.text, at: time) {
        case .new(let id): message.vendorID = id
        case .changed(let id):
            message.vendorID = id
            message.replaces = id
        case .repeated(let id):
            steps.append(.note("a response came again"))
            if whole.streamID != nil {
                // Its pieces came again too: the stream is of the message that is there.
                message.vendorID = id
                message.replaces = id
                steps.append(.emit(.message(message)))
            }
            return finishTurn(&steps)
        }
        if let sessionID = response.sessionID { adopt(sessionID, &steps) }
        message.files = handOut(response, at: time, &steps)
        if isOther { steps.append(.note("a response differs from its pieces")) }
        if !whole.text.isEmpty || !message.files.isEmpty { steps.append(.emit(.message(message))) }
        finishTurn(&steps)
    }

    private mutating func finishTurn(_ steps: inout [RayaStep]) {
        reply.finishTurn(&steps)
        clearInfo(&steps)
    }

    /// Hands a response's addresses to the messages they belong to, or ends the oldest turn; gives back those that
    /// belong to none.
    private mutating func handOut(
        _ response: RayaResponse, at time: MachineTime, _ steps: inout [RayaStep]
    ) -> [VendorFile] {
        let waiting = memory.media.count
        var stray = resolve(response.addresses, response.medium, at: time, &steps)
        stray += resolve(response.audioAddress.map { [$0] } ?? [], .audio, at: time, &steps)
        if memory.media.count == waiting {
            let isBare = response.addresses.isEmpty && response.audioAddress == nil
            conclude(withMedium: isBare, at: time, &steps)
        }
        return stray
    }

    private mutating func adopt(_ sessionID: String, _ steps: inout [RayaStep]) {
        guard sessionID != memory.sessionID else { return }
        memory.sessionID = sessionID
        // On the disk before anybody hears of it.
        steps.append(.persist(memory))
        steps.append(.emit(.native(["chatSessionId": .string(sessionID)])))
    }

    private mutating func fail(_ text: String?, at time: MachineTime, _ steps: inout [RayaStep]) {
        reply.end(&steps)
        clearInfo(&steps)
        if let text { steps.append(.explain(text)) }
        let clean = RayaSanitizer.clean(text, generic: texts.genericError)
        let failure = ProviderFailure(.refused, clean, code: "error_frame")
        switch turns.first {
        case .text: turns.removeFirst()
        case .medium(let message):
            settle(message, .failed, failure, &steps)
            steps.append(.persist(memory))
            armMedia(at: time, &steps)
        case nil: break
        }
        guard admits(errors.count(at: time.instant), &steps) else { return }
        steps.append(.emit(.notice(failure)))
    }

    // MARK: Media

    private static let unresolved = ProviderFailure(
        .timedOut, "The vendor did not say where the file lies.", code: "media_unresolved")

    /// Hands addresses to the message they belong to; gives back those that belong to none (section 8).
    private mutating func resolve(
        _ addresses: [String], _ kind: RayaResponse.Medium, at time: MachineTime, _ steps: inout [RayaStep]
    ) -> [VendorFile] {
        guard !addresses.isEmpty else { return [] }
        let waiting = memory.media.filter { $0.kind == kind }
        if let medium = waiting.first(where: { $0.count == addresses.count }) ?? waiting.first {
            // Texts that were sent before it have been answered, or will not be.
            while turns.first == .text { turns.removeFirst() }
            settle(medium.message, .delivered, nil, &steps, Self.files(addresses, known: medium.count))
            steps.append(.persist(memory))
            armMedia(at: time, &steps)
            return []
        }
        guard let message = memory.last[kind] else { return Self.files(addresses, known: 0) }
        var update = OutboundUpdate(message)
        update.files = Self.files(addresses, known: addresses.count)
        steps.append(.emit(.outbound(update)))
        return []
    }

    /// The files at some addresses; the first `known` of them are the user's, whose types the gateway knows.
    private static func files(_ addresses: [String], known: Int) -> [VendorFile] {
        addresses.enumerated().map { index, address in
            VendorFile(url: address, contentType: index < known ? nil : RayaFiles.contentType(at: address))
        }
    }

    /// A response ends the oldest turn; with addresses that settle nothing, such as of a picture of the bot's, only one
    /// of a text.
    private mutating func conclude(withMedium: Bool, at time: MachineTime, _ steps: inout [RayaStep]) {
        switch turns.first {
        case .text: turns.removeFirst()
        case .medium(let message):
            guard withMedium else { return }
            settle(message, .delivered, nil, &steps)
            steps.append(.persist(memory))
            armMedia(at: time, &steps)
        case nil: break
        }
    }

    private mutating func settle(
        _ message: MessageID, _ state: MessageState, _ failure: ProviderFailure?, _ steps: inout [RayaStep],
        _ files: [VendorFile] = []
    ) {
        memory.media.removeAll { $0.message == message }
        turns.removeAll { $0 == .medium(message) }
        mediaSince[message] = nil
        var update = OutboundUpdate(message, state: state, failure: failure)
        update.files = files
        steps.append(.emit(.outbound(update)))
    }

    private func armMedia(at time: MachineTime, _ steps: inout [RayaStep]) {
        guard let since = memory.media.first.flatMap({ mediaSince[$0.message] }) else {
            return steps.append(.stop(.media))
        }
        steps.append(.start(.media, after: max(.zero, times.media - (time.instant - since.instant))))
    }

    /// The oldest medium has waited long enough.
    mutating func mediaIsLate(at time: MachineTime, _ steps: inout [RayaStep]) {
        while let medium = memory.media.first, let since = mediaSince[medium.message],
            time.instant - since.instant >= times.media
        {
            settle(medium.message, .failed, Self.unresolved, &steps)
        }
        steps.append(.persist(memory))
        armMedia(at: time, &steps)
    }

    /// Media that wait for addresses will not get them.
    mutating func giveUpMedia(_ steps: inout [RayaStep]) {
        guard !memory.media.isEmpty else { return }
        for medium in memory.media { settle(medium.message, .failed, Self.unresolved, &steps) }
        steps.append(.persist(memory))
        steps.append(.stop(.media))
    }

    // MARK: Suggestions, humans, the info line

    /// Says what the user may want to say, unless that is said already.
    mutating func suggest(_ titles: [String], _ steps: inout [RayaStep]) {
        guard titles != memory.suggestions else { return }
        memory.suggestions = titles
        steps.append(.persist(memory))
        steps.append(.emit(.suggestions(titles)))
    }

    mutating func offer(_ available: Bool, _ steps: inout [RayaStep]) {
        guard offersHuman != available else { return }
        offersHuman = available
        steps.append(.emit(.escalation(available: available)))
    }

    // MARK: Interruptions

    /// The connection is gone: what was half said is told as cut.
    mutating func interrupted(at time: MachineTime, _ steps: inout [RayaStep]) {
        reply.breakOff(isLost: true, at: time, &steps)
        answers.reconnect()
        clearInfo(&steps)
    }

    /// A turn has been silent for too long.
    mutating func isStale(at time: MachineTime, _ steps: inout [RayaStep]) {
        reply.breakOff(isLost: false, at: time, &steps)
    }
}
