import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// The one socket of a user at a channel, shared by all their sessions: drives an ``ODAMachine``.
///
/// The vendor knows users, not sessions of ours: what the skill says is for every session, what one session says the
/// others would not hear of without us (`PROTOCOL.md`, section 17). On the loop of its sessions only, as are the socket
/// and the timers, so all of it is synchronous.
final class ODALine: ODAConnectionListener {
    let userID: String
    let lines: ODALines
    var machine: ODAMachine
    private(set) var members = ODASubscribers()
    /// The skill's knowledge of the user.
    private var knowledge: ODAUserKnowledge
    /// The last session has left; those that come now wait until its conversation is over.
    private var isClosing = false

    /// The connection that is open, or being opened.
    private(set) var connection: ODAConnection?
    /// The socket that is being opened beside the connection.
    private var beside: ODAConnection?
    /// The connection that another has taken the place of, until what is on its way has come.
    private var retired: ODAConnection?
    private let questions: ODAQuestions
    /// Devices of its sessions that are still to be named.
    private var devices: [ODADevice] = []
    let timers: MachineTimers<ODATimer>
    /// The expiry of the backend's token that the sessions were told of, in seconds since the Unix epoch.
    var noticedExpiry: Int64?
    /// Sessions that wait until the vendor knows of the end.
    private var farewells: [ODAFarewell] = []
    /// Calls of the vendor's that were taken lately.
    private var deliveries = RecentSet<String>(countMax: 256)

    /// A line for a user's first session, which joins next.
    init(_ lines: ODALines, for session: ODASession) {
        self.lines = lines
        userID = session.context.vendorUserID
        timers = MachineTimers(on: lines.loop)
        questions = ODAQuestions(lines.loop, limit: lines.channel.times.suggestions)
        machine = Self.machine(lines, for: session)
        knowledge = ODAUserKnowledge(session.assumeIsolated { $0.introduction.profile })
    }

    /// A line for the end alone of a user's conversation, which no session here is in any more.
    init(_ lines: ODALines, ending userID: String, seed: UInt64) {
        self.lines = lines
        self.userID = userID
        timers = MachineTimers(on: lines.loop)
        questions = ODAQuestions(lines.loop, limit: lines.channel.times.suggestions)
        machine = ODAMachine(forEndOf: userID, lines.channel, seed: seed)
        knowledge = ODAUserKnowledge([:])
    }

    private static func machine(_ lines: ODALines, for session: ODASession) -> ODAMachine {
        let configuration = lines.channel.configuration
        let context = session.context
        let writer = ODAFrameWriter(userID: context.vendorUserID, sendsMetadata: configuration.sendsMetadata)
        let introduction = session.assumeIsolated { $0.introduction }
        return ODAMachine(
            lines.channel, writer: writer, translation: configuration.translation,
            native: [
                "channelId": JSONValue(configuration.channelID), "userId": JSONValue(context.vendorUserID),
            ],
            introduction: introduction.frames(writer), introductionSpeaks: introduction.hiddenText != nil,
            isResumed: context.isResumed, seed: context.session.value.low)
    }

    var now: MachineTime { lines.now }

    // MARK: Joining and leaving

    /// Takes a session in.
    ///
    /// The first one opens the link and introduces the user. A later one finds the conversation begun: of it the skill
    /// hears only what it did not know of the user.
    ///
    /// - Parameter memory: what the session knew before a restart; nil for a new one.
    func join(_ session: ODASession, _ memory: ODAMemory?) {
        members.join(session, agent: memory?.agent)
        if let device = session.assumeIsolated({ $0.introduction.device }) { devices.append(device) }
        guard !isClosing else { return }
        tokenCame(with: session)
        if machine.phase == .idle {
            if let memory { machine.conversation.restore(memory) }
            return perform(machine.start(at: now))
        }
        if let memory { machine.conversation.merge(memory) }
        sendAdditions(of: session)
        register()
        guard machine.isOpen else { return }
        noteProfiles()
        members.welcome(machine)
    }

    /// Names the devices that are not named yet; only a socket takes them, behind the introduction.
    private func register() {
        guard isOpen, machine.transport == .socket else { return }
        let waiting = devices
        devices = []
        for device in waiting { _ = connection?.link?.send(text: device.frame) }
    }

    /// Lets a session go; nothing is said to it from now on.
    ///
    /// The skill's conversation is shared, so it is closed with the last session only: `closeSession` of an earlier one
    /// would end it for the others. A session that merely suspends leaves the conversation to the vendor.
    ///
    /// - Returns: what becomes of the end at the vendor; nil where it has nothing to be told, or is being told already.
    func leave(_ session: ODASession, ending: Bool) -> ODAFarewell? {
        guard members.leave(session), !isClosing else { return nil }
        if let first = members.first {
            if !machine.introduction.isEmpty { reintroduce(first) }
            return nil
        }
        // A conversation that never was open, here or before, the vendor knows nothing of.
        let context = session.context
        let isKnown = machine.isReconnecting || context.isResumed || context.mayHaveBegun
        let farewell = ODAFarewell(on: lines.loop, isPending: isKnown)
        farewells.append(farewell)
        isClosing = true
        perform(ending ? machine.end() : machine.suspend())
        return farewell
    }

    /// Tells the vendor of an end that is owed, unless sessions here are in the conversation: it goes on with them, and
    /// ends with the last.
    ///
    /// - Returns: nil where there is nothing to be told.
    func notifyEnd() -> ODAFarewell? {
        guard isClosing || machine.phase == .idle else { return nil }
        let farewell = ODAFarewell(on: lines.loop, isPending: true)
        farewells.append(farewell)
        guard !isClosing else { return farewell }
        isClosing = true
        perform(machine.startEnding())
        return farewell
    }

    /// The introduction falls to this session: the one that would have made it has left before the link was open.
    private func reintroduce(_ session: ODASession) {
        let introduction = session.assumeIsolated { $0.introduction }
        machine.introduction = introduction.frames(machine.writer)
        machine.introductionSpeaks = introduction.hiddenText != nil
        knowledge = ODAUserKnowledge(introduction.profile)
        machine.pendingProfile = nil
        for member in members.others(than: session) { sendAdditions(of: member) }
    }

    // MARK: What sessions say

    /// Frames can be written.
    var isOpen: Bool { machine.isOpen && connection?.link?.isOpen == true }

    /// The writer of the user's frames.
    var writer: ODAFrameWriter { machine.writer }

    /// A message of a session's waits.
    func reconnectSoon() { perform(machine.hurry(at: now)) }

    func typing(_ started: Bool, preview: String?) {
        perform(machine.typing(started, preview: preview, at: now))
    }

    /// The suggestions for a text that the user may be typing.
    func suggestions(for query: String) async throws(ProviderFailure) -> [String] {
        guard isOpen else { throw ODAConnection.notConnected }
        guard machine.transport == .socket else {
            throw ProviderFailure(
                .notConnected, "Suggestions need a socket, and there is none.", code: "ConnectionNone")
        }
        return try await questions.ask(query) { [weak self] frame in
            guard let self, isOpen, machine.transport == .socket else { return false }
            return connection?.link?.send(text: frame) == true
        }
    }

    /// A session's description of the user has changed.
    func profileChanged(_ changes: JSONObject) {
        guard !isClosing else { return }
        let all = knowledge.take(changes, isSent: machine.isOpen)
        perform(machine.profileChanged(all.isEmpty ? nil : writer.profile(all)))
        if machine.isOpen { noteProfiles() }
    }

    /// The profiles have gone out; on a webhook they wait for the next message.
    private func noteProfiles() {
        if machine.transport != .hook { members.profilesReached() }
    }

    /// A description that says less than what is known takes nothing back.
    private func sendAdditions(of session: ODASession) {
        guard !session.context.isResumed else { return }
        let additions = knowledge.additions(in: session.assumeIsolated { $0.introduction.profile })
        if !additions.isEmpty { profileChanged(additions) }
    }

    /// Takes what a call of the vendor's brought, unless the line is not open: false.
    ///
    /// Every session of the user may hand it over, and it counts once.
    func delivered(_ delivery: HookDelivery) -> Bool {
        guard machine.isOpen else { return false }
        if deliveries.insert(delivery.eventID) {
            perform(machine.received(delivery.payload, at: now, delivery: delivery.eventID))
        }
        return true
    }

    // MARK: What connections tell

    func opened(_ opened: ODAConnection) {
        if opened === beside {
            perform(machine.besideOpened(at: now))
            return register()
        }
        guard opened === connection else { return }
        knowledge.opened()
        perform(machine.opened(at: now))
        register()
        guard machine.isOpen else { return }
        noteProfiles()
        members.welcome(machine)
    }

    func received(_ text: [UInt8], _ source: ODAConnection) {
        guard source === connection || source === retired else { return }
        let steps = machine.received(text, at: now)
        for case .ponged in steps { source.receipts.ponged() }
        perform(steps)
    }

    func ended(_ end: SocketEnd, _ ended: ODAConnection) {
        note("a connection to the chat server ended", [LogField("end", .string("\(end)"))])
        if ended === retired { retired = nil }
        if ended === beside {
            beside = nil
            return perform(machine.besideEnded())
        }
        guard ended === connection else { return }
        questions.interrupted()
        perform(machine.ended(end, at: now))
    }

    func profileTaken(_ source: ODAConnection) {
        if source === connection { members.profilesReached() }
    }

    /// A connection has no token to show.
    func failed(_ failure: ProviderFailure, _ failed: ODAConnection) {
        if failed === beside {
            beside = nil
            return perform(machine.besideEnded())
        }
        guard failed === connection else { return }
        connection = nil
        perform(machine.tokenFailed(failure, at: now))
    }

    private func fired(_ timer: ODATimer) { perform(machine.fired(timer, at: now)) }

    // MARK: Doing what the machine says

    func perform(_ steps: [ODAStep]) {
        machine.assertInvariants()
        for step in steps {
            switch step {
            case .emit(let event):
                guard !isClosing else { continue }
                members.notify(event, machine)
            case .respond(let response, let turn, let number):
                guard !isClosing else { continue }
                members.respond(response, turn, number, lines.channel.configuration.defaultTexts)
            case .write(let frame): _ = connection?.link?.send(text: frame)
            case .ping: connection?.ping()
            // The connection that it came over has been told already.
            case .ponged: break
            case .discardToken: discardToken()
            case .authenticate: connection?.authenticate()
            case .renew: connection?.renew()
            case .dial: connect(lines.channel.configuration.webhook == nil ? .socket : .hook)
            case .poll: connect(.poll)
            case .dialBeside: dialBeside()
            case .adopt: adopt()
            case .dropBeside:
                beside?.drop()
                beside = nil
            case .close: connection?.link?.close()
            case .abort:
                questions.interrupted()
                connection?.drop()
                connection = nil
            case .start(let timer, let delay): timers.start(timer, after: delay) { [self] in fired(timer) }
            case .stop(let timer): timers.stop(timer)
            case .persist(let memory): members.persist(memory)
            case .note(let words): note(words)
            case .suggested(let words):
                if !questions.answered(words) { note("suggestions came in that nobody asked for") }
            case .finish: finish()
            }
        }
    }

    private func note(_ words: StaticString, _ fields: [LogField] = []) {
        let session = members.first.map { [LogField("session", .describing($0.context.session))] }
        lines.logger.debug(words.description, (session ?? []) + fields)
    }

    private func connect(_ transport: ODATransport) {
        let next = ODAConnection(
            transport, for: self, lines.tokens(for: userID), lines.dialler, isRedial: machine.isReconnecting,
            habit: lines.pongHabit, standBy: members.standBy)
        connection = next
        next.dial()
    }

    private func dialBeside() {
        let next = ODAConnection(
            .socket, for: self, lines.tokens(for: userID), lines.dialler, isRedial: false, habit: lines.pongHabit)
        beside = next
        next.dial()
    }

    private func adopt() {
        retired = connection
        connection = beside
        beside = nil
        retired?.link?.retire()
    }

    /// A socket that says goodbye goes on without us.
    private func finish() {
        timers.stopAll()
        questions.interrupted()
        connection?.forget()
        for other in [beside, retired] { other?.drop() }
        (connection, beside, retired) = (nil, nil, nil)
        for farewell in farewells { farewell.finish(isNotified: machine.isEndNotified) }
        farewells = []
        let hasSuccessors = isClosing && !members.isEmpty
        isClosing = false
        guard hasSuccessors, let first = members.first else {
            members = ODASubscribers()
            return lines.remove(self)
        }
        // Only now, since a `sessionClosed` goes to every socket of the user.
        machine = Self.machine(lines, for: first)
        knowledge = ODAUserKnowledge(first.assumeIsolated { $0.introduction.profile })
        for member in members.others(than: first) { sendAdditions(of: member) }
        watchToken()
        perform(machine.start(at: now))
    }
}
