package import Domain
import JSON
import Kernel
import ProviderKit

/// The conversation: turns, streams, media, commands (`PROTOCOL.md`, sections 6 to 9); knows nothing of connections.
package struct RayaConversation: Sendable {
    /// How many turns without an answer are counted.
    static let turnsMax = 100
    /// How many ids of responses are remembered, to tell one that comes again.
    private static let idsMax = 64

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

    private let configuration: RayaConfiguration
    package var memory = RayaMemory()
    private var turns: [Turn] = []
    /// Nothing of the user's is without its answer.
    var isIdle: Bool { turns.isEmpty }
    private var recentIDs: [String] = []

    private var reply = RayaReply()
    private var showsInfo = false
    private var offersHuman: Bool?
    private var commandCount = 0
    /// When each medium that waits was sent, in the order of the memory.
    private var mediaSince: [MessageID: MachineTime] = [:]

    init(_ configuration: RayaConfiguration) { self.configuration = configuration }

    private var times: RayaTimes { configuration.times }
    /// The suggestions for the user, as last told.
    package var suggestions: [String] { memory.suggestions }

    /// Takes up what was kept; what waits for addresses, or for the end, waits from now on.
    mutating func restore(_ kept: RayaMemory, at time: MachineTime, _ steps: inout [RayaStep]) {
        memory = kept
        for medium in kept.media {
            mediaSince[medium.message] = time
            turns.append(.medium(medium.message))
        }
        armMedia(at: time, &steps)
        if kept.isEnding { steps.append(.start(.farewell, after: times.farewell)) }
    }

    // MARK: What the user does

    /// Something of the user's was written to the socket.
    mutating func sent(_ what: RayaSent, at time: MachineTime, _ steps: inout [RayaStep]) {
        suggest([], &steps)
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

    /// The frame that answers a command, or why there is none (section 9).
    package func answer(_ answer: CommandAnswer) throws(RayaCommandFault) -> [UInt8] {
        guard let pending = memory.command, pending.id == answer.commandID, pending.name == answer.name else {
            throw .notPending
        }
        // Whether it may be skipped the gateway has judged.
        guard pending.options.isEmpty || answer.value.isEmpty else {
            guard pending.options.contains(answer.value) else { throw .notAnOption }
            return RayaFrameWriter.command(pending.name, response: answer.value)
        }
        let words = RayaSanitizer.trimmed(answer.value)
        guard words.unicodeScalars.count <= RayaLimits.feedbackCharactersMax else { throw .tooLong }
        return RayaFrameWriter.command(pending.name, response: words)
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
            reply.rest(&steps)
            if turns.first == .text { turns.removeFirst() }
            say(RayaContent.text(text), .bot, bytes, &steps)
        case .presets(let titles): suggest(titles, &steps)
        case .command(let command): return handle(command, bytes, at: time, &steps)
        case .error(let text): fail(text, at: time, &steps)
        case .escalation: offer(true, &steps)
        case .info(let text): inform(text, bytes, &steps)
        case .activity(let text):
            let isEmpty = text?.allSatisfy(\.isWhitespace) ?? true
            let content = isEmpty ? RayaContent.unsupported(bytes) : RayaContent.notice(text ?? "")
            say(content, .system, bytes, &steps)
        case .unknown:
            steps.append(.note("a frame of no known type came in"))
            say(RayaContent.unsupported(bytes), .system, bytes, &steps)
        }
        if case .step = frame { steps.append(.start(.stale, after: times.stale)) }
        if case .chunk = frame { steps.append(.start(.stale, after: times.stale)) }
        return .goesOn
    }

    private func say(_ content: [UInt8], _ role: SenderRole, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        steps.append(.emit(.message(InboundMessage(vendorID: nil, role: role, content: content, native: bytes))))
    }

    // MARK: Turns

    /// The five things a response does, in the vendor's order (section 6.3).
    private mutating func respond(
        _ response: RayaResponse, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]
    ) {
        if let id = response.id {
            guard !recentIDs.contains(id) else {
                steps.append(.note("a response came again"))
                return
            }
            recentIDs.append(id)
            if recentIDs.count > Self.idsMax { recentIDs.removeFirst() }
        }
        if let sessionID = response.sessionID { adopt(sessionID, &steps) }
        let waiting = memory.media.count
        var stray = resolve(response.addresses, response.medium, at: time, &steps)
        stray += resolve(response.audioAddress.map { [$0] } ?? [], .audio, at: time, &steps)
        if memory.media.count == waiting {
            let isBare = response.addresses.isEmpty && response.audioAddress == nil
            conclude(withMedium: isBare, at: time, &steps)
        }
        if !response.content.isEmpty, !reply.buffer.isEmpty, response.content != reply.buffer {
            steps.append(.note("a response differs from its pieces"))
        }
        let text = response.content.isEmpty ? reply.buffer : response.content
        if !text.isEmpty || !stray.isEmpty {
            let id = response.id ?? RayaContent.id(of: text, seconds: response.seconds ?? time.wall / 1000)
            var message = InboundMessage(
                vendorID: id, role: .bot, content: RayaContent.text(text), native: bytes, streamID: reply.conclude())
            message.files = stray
            steps.append(.emit(.message(message)))
        }
        reply.end(&steps)
        clearInfo(&steps)
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
        let clean = RayaSanitizer.clean(text, generic: configuration.genericErrorText)
        let failure = ProviderFailure(.refused, clean, code: "error_frame")
        switch turns.first {
        case .text: turns.removeFirst()
        case .medium(let message):
            settle(message, .failed, failure, &steps)
            steps.append(.persist(memory))
            armMedia(at: time, &steps)
        case nil: break
        }
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
        let files = addresses.map { VendorFile(url: $0, contentType: kind == .image ? "image/*" : "audio/*") }
        let waiting = memory.media.filter { $0.kind == kind }
        if let medium = waiting.first(where: { $0.count == addresses.count }) ?? waiting.first {
            // Texts that were sent before it have been answered, or will not be.
            while turns.first == .text { turns.removeFirst() }
            settle(medium.message, .delivered, nil, &steps, files)
            steps.append(.persist(memory))
            armMedia(at: time, &steps)
            return []
        }
        guard let message = memory.last[kind] else { return files }
        var update = OutboundUpdate(message)
        update.files = files
        steps.append(.emit(.outbound(update)))
        return []
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

    private mutating func offer(_ available: Bool, _ steps: inout [RayaStep]) {
        guard offersHuman != available else { return }
        offersHuman = available
        steps.append(.emit(.escalation(available: available)))
    }

    private mutating func inform(_ text: String?, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return clearInfo(&steps) }
        showsInfo = true
        say(RayaContent.notice(text), .system, bytes, &steps)
        steps.append(.emit(.typing(true, role: .system, status: text)))
        if text.lowercased().contains("human agent") { offer(false, &steps) }
    }

    private mutating func clearInfo(_ steps: inout [RayaStep]) {
        guard showsInfo else { return }
        showsInfo = false
        steps.append(.emit(.typing(false, role: .system)))
    }

    // MARK: Commands

    private mutating func handle(
        _ command: RayaCommand, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]
    ) -> Verdict {
        reply.rest(&steps)
        suggest([], &steps)
        if command.name == .autoClose {
            close(command, bytes, &steps)
            return .isClosed
        }
        commandCount += 1
        var request = CommandRequest(
            id: "cmd-\(String(time.wall, radix: 36))-\(commandCount)", name: command.name.rawValue,
            prompt: command.message,
            options: command.options.map { ["label": .string(RayaCommand.text($0)), "value": $0] })
        request.isOptional = command.isOptional
        request.replacesOthers = true
        request.wantsAnswer = command.name != .feedbackReceived
        if command.options.isEmpty, request.wantsAnswer {
            request.answerCharactersMax = RayaLimits.feedbackCharactersMax
        }
        memory.command =
            request.wantsAnswer
            ? RayaPendingCommand(
                id: request.id, name: request.name, options: command.options.map(RayaCommand.text))
            : nil
        if !request.wantsAnswer { memory.isEnding = true }
        steps.append(.persist(memory))
        steps.append(.emit(.command(request)))
        return request.wantsAnswer ? .goesOn : .saysGoodbye
    }

    /// The bot has ended the conversation; its words, made fit for people, are the last ones.
    private mutating func close(_ command: RayaCommand, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        reply.end(&steps)
        clearInfo(&steps)
        giveUpMedia(&steps)
        memory.command = nil
        steps.append(.persist(memory))
        let usual = "The conversation was closed because nobody was active."
        let said = command.message.isEmpty ? usual : command.message
        say(
            RayaContent.notice(RayaSanitizer.clean(said, generic: configuration.genericErrorText)), .system, bytes,
            &steps)
    }

    // MARK: Interruptions

    /// The connection is gone: what was half said stays half said.
    mutating func interrupted(_ steps: inout [RayaStep]) {
        reply.end(&steps)
        clearInfo(&steps)
    }

    /// A turn has been silent for too long.
    mutating func isStale(_ steps: inout [RayaStep]) { reply.isStale(&steps) }
}

/// Why a command cannot be answered like that.
package enum RayaCommandFault: Error, Hashable, Sendable {
    /// It is not the one that waits.
    case notPending
    /// It is none of what was offered.
    case notAnOption
    /// It is too long.
    case tooLong
}
