import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit

/// One conversation with a skill: a place on the ``ODALine`` that all sessions of a user share.
///
/// Pinned to the session's loop, as is the line, so all of it is synchronous but the end.
actor ODASession: HookSession, DetachedEndSession, TypingSession, ProfileSession, ContentCheckSession,
    SuggestionSession,
    CustomDataSession, ReconnectingSession
{
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    let lines: LoopBound<ODALines>

    /// Where it is; nil before it has joined and after it has left.
    private(set) var line: ODALine?
    private(set) var hasLeft = false
    /// ``open()`` was called: the session is not one for an owed end alone.
    private(set) var isBegun = false
    var isEndNotified = false
    /// The token of the customer's backend that came last.
    var givenToken: ODACallerToken?
    /// The session is one of those that the user's token is kept for.
    private(set) var holdsToken = false
    /// The query that is being spoken.
    var recognition: ODARecognition?
    /// The words that were only dictated last, until they are said, with the recogniser's name of them.
    var dictation: (words: String, id: String)?
    /// The memory that outlives the process.
    let storedMemory: LatestValue<ODAMemory>
    /// The user as this session's caller describes them.
    private let described: ODASessionProfile
    /// The same as the skill was told last, by this process or an earlier one; nil where that is not known.
    private var skillProfile: JSONObject?
    private let storedProfile: LatestValue<JSONObject>

    /// Makes the session; nothing happens before ``open()``.
    init(_ context: ProviderContext, _ lines: LoopBound<ODALines>) {
        let context = lines.value.channel.configuration.languages.applied(to: context)
        self.context = context
        self.lines = lines
        storedMemory = LatestValue(ODAMemory.key, of: context) { $0.encoded() }
        storedProfile = LatestValue(ODAProfile.key, of: context) { JSONValue.object($0).encoded() }
        described = ODASessionProfile(context, introducesUser: lines.value.channel.configuration.introducesUser)
    }

    var channel: ODAChannel { lines.value.channel }

    private var profile: JSONObject { described.current }

    /// The introduction that the skill hears first when this session begins a line.
    var introduction: ODAIntroduction {
        // A profile that has changed since a restart is sent as a change.
        guard !context.isResumed else {
            return ODAIntroduction(profile: knownProfile, isSilent: true)
        }
        let hidden = context.options[ODAOptions.hiddenMessage]?.stringValue ?? channel.configuration.hiddenMessage
        let device = channel.configuration.registersDevices ? ODADevice(context.options[ODAOptions.device]) : nil
        return ODAIntroduction(profile: profile, hiddenText: hidden, threadID: threadID, device: device)
    }

    /// The profile that the skill was told before a restart.
    ///
    /// On a webhook it goes with a message and is noted once that was taken; elsewhere what is not known was told.
    private var knownProfile: JSONObject {
        skillProfile ?? (channel.configuration.webhook == nil ? described.first : JSONObject())
    }

    /// The user's language, as far as it is known.
    var language: String? {
        guard channel.configuration.introducesUser else { return context.locale ?? context.user.locale }
        return profile["languageTag"]?.stringValue
    }

    // MARK: What the gateway asks for

    func open() {
        isBegun = true
        guard context.isResumed else {
            persistUserID()
            guard enterToken(context.options[ODAOptions.authToken]?.stringValue) else { return }
            persistToken()
            return begin()
        }
        lines.value.expect(context.vendorUserID)
        Task(executorPreference: context.loop.taskExecutor) { await self.reopen() }
    }

    /// Begins, unless a session that was never open has to read first how its user was described at first.
    private func begin() {
        guard context.mayHaveBegun, described.isStored else {
            described.begin()
            return join(nil)
        }
        lines.value.expect(context.vendorUserID)
        Task(executorPreference: context.loop.taskExecutor) { await self.beginAgain() }
    }

    private func beginAgain() async {
        defer { lines.value.arrived(context.vendorUserID) }
        do throws(ProviderFailure) {
            described.begin(with: try await context.values.value(ODADescription.key))
            join(nil)
        } catch {
            if !hasLeft { context.events.emit(.failed(error)) }
        }
    }

    /// Nothing is said or heard before it is known again what was said before.
    private func reopen() async {
        defer { lines.value.arrived(context.vendorUserID) }
        do throws(ProviderFailure) {
            if try await context.values.value(Self.userKey) != Array(context.vendorUserID.utf8) { persistUserID() }
            let stored = try await context.values.value(ODAMemory.key)
            let known = try await context.values.value(ODAProfile.key)
            let token = try await storedToken()
            guard enterToken(token.map { String(decoding: $0, as: UTF8.self) }) else { return }
            described.begin(with: described.isStored ? try await context.values.value(ODADescription.key) : nil)
            skillProfile = known.flatMap { try? JSONValue(parsing: $0) }?.objectValue
            join(stored.map { ODAMemory(decoding: $0) } ?? ODAMemory())
        } catch {
            if !hasLeft { context.events.emit(.failed(error)) }
        }
    }

    private func join(_ memory: ODAMemory?) {
        guard !hasLeft, line == nil else { return }
        let line = lines.value.line(for: self)
        self.line = line
        line.join(self, memory)
        guard context.isResumed else { return }
        // The user may have changed while there was no session here to hear of it.
        let changes = described.changes(from: knownProfile)
        if !changes.isEmpty { line.profileChanged(changes) }
    }

    /// All that was said of the user so far has gone out.
    func profileReached() {
        guard profile != skillProfile ?? JSONObject() else { return }
        skillProfile = profile
        storedProfile.persist(profile)
    }

    /// Returns once the frame is written to an open socket: the vendor acknowledges nothing.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard line?.isOpen == true else { throw .notSent(ODAConnection.notConnected) }
        if channel.configuration.webhook != nil { try checkWebhook(message.content) }
        let message = try await located(message)
        // Uploads take their time: what was so before them need not be so any more.
        guard let line, line.isOpen else { throw .notSent(ODAConnection.notConnected) }
        let frames: [[UInt8]]
        do throws(ProviderFailure) {
            var writer = line.writer
            writer.envelope = envelope(of: message.id)
            writer.envelope.speechID = speechID(of: message.content)
            frames = try writer.frames(
                for: message.content, files: message.files.compactMap(\.vendorFile),
                memory: line.machine.conversation.memory, allowsRaw: channel.configuration.allowsRaw)
        } catch {
            throw .refused(error)
        }
        // An answer that is skipped is none to the vendor.
        guard !frames.isEmpty else { return }
        nameMessage(message.id)
        try await line.send(frames, message, from: self)
        if speechID(of: message.content) != nil { dictation = nil }
    }

    /// Texts, postbacks, attachments and places are all that the channel takes (section 13).
    private func checkWebhook(_ content: UserContent) throws(SendFailure) {
        switch content {
        case .formResponse, .event, .attachment, .escalation, .data:
            throw .refused(
                ProviderFailure(.unsupported, "A webhook channel has no message for content of type \(content.type)."))
        default: break
        }
    }

    /// A hook delivery that a call of the vendor's brought.
    func deliver(_ delivery: HookDelivery) -> Bool { line?.delivered(delivery) ?? false }

    /// The envelope of a message of this session.
    func envelope(of message: MessageID) -> ODAEnvelope {
        ODAEnvelope(
            requestID: channel.configuration.sendsRequestIDs ? ODAEnvelope.requestID(for: message) : nil,
            threadID: threadID)
    }

    /// Tells what the vendor calls a message from now on, so that answers which name it are found to be its answers.
    ///
    /// Before it is written, since the answer may be there before the proof that it came.
    func nameMessage(_ message: MessageID) {
        guard let requestID = envelope(of: message).requestID else { return }
        var update = OutboundUpdate(message)
        update.vendorID = requestID
        context.events.emit(.outbound(update))
    }

    private var threadID: String? { context.options[ODAOptions.thread]?.stringValue }

    func problems(in content: UserContent) -> [ContentProblem] {
        guard case .formResponse(let form) = content else { return [] }
        return line?.machine.conversation.memory.form(form.formID)?.problems(form) ?? []
    }

    func typing(_ started: Bool, preview: String?) { line?.typing(started, preview: preview) }

    func suggestions(for query: String) async throws(ProviderFailure) -> [String] {
        guard let line else { throw ODAConnection.notConnected }
        return try await line.suggestions(for: query)
    }

    func update(_ user: UserProfile, locale: String?) {
        let spoken = channel.configuration.languages.spoken(locale ?? user.locale)
        notifySkill(described.update(user, locale: spoken))
    }

    /// Values below `properties` of the profile, as at the beginning (section 16).
    func update(customData: JSONObject) { notifySkill(described.update(customData: customData)) }

    private func notifySkill(_ changes: JSONObject) {
        if !changes.isEmpty { line?.profileChanged(changes) }
    }

    func reconnectSoon() { line?.reconnectSoon() }

    func suspend() async { _ = leave(ending: false) }

    /// Leaves the line; what becomes of the end at the vendor, where there is something to tell it.
    func leave(ending: Bool) -> ODAFarewell? {
        hasLeft = true
        recognition?.cancel()
        defer {
            line = nil
            releaseToken()
        }
        return line?.leave(self, ending: ending)
    }

    /// The user's token is kept for this session too.
    func holdToken() {
        guard !holdsToken else { return }
        holdsToken = true
        lines.value.callerTokens.value.enter(context.vendorUserID)
    }

    /// It is not any more.
    func releaseToken() {
        guard holdsToken else { return }
        holdsToken = false
        lines.value.callerTokens.value.leave(context.vendorUserID)
    }
}
