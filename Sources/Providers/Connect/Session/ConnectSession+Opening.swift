import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// Beginning a chat and taking it up again (`PROTOCOL.md`, sections 5 to 7).
extension ConnectSession: ReconnectingSession {
    func open() {
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    /// The chat is begun or taken up; an end that comes meanwhile waits for what comes of it.
    private func begin() async {
        startStage = .underWay
        await resumeOrStart()
        if startStage == .underWay { startStage = .decided }
        startWaiter?.give(())
    }

    /// A contact that is known is taken up; there is never a second one.
    private func resumeOrStart() async {
        let stored: [UInt8]?
        let progress: [UInt8]?
        let uploads: [UInt8]?
        do throws(ProviderFailure) {
            stored = try await context.values.value(ConnectContact.key)
            progress = try await context.values.value(ConnectProgress.key)
            uploads = try await context.values.value(ConnectUploads.key)
        } catch {
            // The contact may be there, and stays: neither is a second one begun nor this one forgotten.
            emit(.failed(error))
            return shut()
        }
        // The contact of an earlier process is found by its mark.
        guard !isOver, !isEnding else { return startStage = .untried }
        if let known = stored.flatMap({ ConnectContact(decoding: $0) }) {
            adopt(
                known, progress.map { ConnectProgress(decoding: $0) } ?? ConnectProgress(),
                uploads.map { ConnectUploads(decoding: $0) } ?? ConnectUploads())
            // Nothing of a chat that was handed over has been told yet.
            let isUntold = conversation?.progress.recent.items.isEmpty == true
            conversation?.tellsOwnPast = options.chat != nil && isUntold
            setTimers()
            return perform(link.want(.socket))
        }
        // A chat that was heard has a contact; another one would be a second.
        guard !context.isResumed else { return loseContact("it is not known any more which one it is") }
        if let chat = options.chat { await join(chat) } else { await startPatiently() }
    }

    /// Goes on with a contact that somebody else has begun, with what was said in it so far.
    private func join(_ chat: ConnectContact) async {
        var known = chat
        known.isDetachedAtEnd = options.isDetachedAtEnd
        noteSecrets(of: known)
        await context.values.set(ConnectContact.key, to: known.encoded(), secret: true)
        guard !isOver, !isEnding else { return }
        adopt(known, ConnectProgress())
        conversation?.tellsOwnPast = true
        persistProgress()
        if !context.customData.isEmpty { want(customData: context.customData) }
        setTimers()
        perform(link.want(.socket))
    }

    /// Begins the contact; the mark on the disk before it lets a later process end what this one may have begun.
    private func startPatiently() async {
        let mark = ConnectStartMark(flowID: flowID)
        await context.values.set(ConnectStartMark.key, to: mark.encoded(), secret: true)
        let began = context.loop.now
        var backoff = Backoff()
        var mayHaveArrived = context.mayHaveBegun
        while !isOver, !isEnding {
            do throws(ConnectFailure) {
                try await start()
                return startStage = .decided
            } catch {
                // The contact may be there: the same token finds it, and another session would make a second one.
                mayHaveArrived = mayHaveArrived || error.mayHaveArrived
                startStage = mayHaveArrived ? .uncertain(mark) : .decided
                guard !isOver, !isEnding else { return }
                let spent = context.loop.now - began - waitedInQueue
                guard error.mayHaveArrived, error.isTransient, context.client.context.mayTryAgain,
                    spent + backoff.upcoming(in: ConnectTimes.backoff) < Self.startPatience
                else { return fail(error, of: .startChatContact) }
                startStage = .underWay
            }
            await context.loop.sleep(for: backoff.next(in: ConnectTimes.backoff))
        }
        startStage = mayHaveArrived ? .uncertain(mark) : .decided
    }

    private func adopt(
        _ contact: ConnectContact, _ progress: ConnectProgress, _ uploads: ConnectUploads = ConnectUploads()
    ) {
        self.contact = contact
        noteSecrets(of: contact)
        beganAt = context.loop.now
        for name in progress.attributeNames { sentAttributes[name] = .some(nil) }
        conversation = ConnectConversation(contact, progress, uploads, reorder: configuration.times.reorder)
        // The initial message of the chat is on its way, and its echo says what it is called.
        if let beginning, contact.initialMessage == beginning.message.description {
            conversation?.own.expect(beginning)
        }
    }

    /// The tokens that the vendor gave are shown nowhere, also where the vendor repeats them.
    func noteSecrets(of contact: ConnectContact) {
        context.secrets.received(contact.participantToken)
        if let token = contact.connectionToken { context.secrets.received(token) }
    }

    /// The token of the call is the session's and the leg's, so that a repeat gives the same contact.
    var clientToken: String { "\(context.session)/\(context.leg)" }

    /// The user's initial message, if it is one message to the vendor as well.
    private var beginning: ConnectEchoMatcher.Sending? {
        guard let message = context.initialMessage, message.files.isEmpty,
            let words = try? ConnectOutbound.messages(
                for: message.content, view: nil, allowed: Set(configuration.contentTypes)),
            words.count == 1
        else { return nil }
        return Self.calls(message, words)[0]
    }

    private func start() async throws(ConnectFailure) {
        let (chat, attributes) = try newChat()
        ConnectFailpoint.hit(.startBefore)
        let call = ConnectControlCalls.startChat(chat)
        let answer = try await caller.call(call, goes: { self.isStillWanted(after: $0) }).json()
        ConnectFailpoint.hit(.startAnswered)
        guard let contact = ConnectContact(answer: answer) else { throw .malformed }
        let connection = ConnectConnection(answer)
        var known = contact
        known.connectionToken = connection.token
        known.initialMessage = beginning?.message.description
        known.isDetachedAtEnd = options.isDetachedAtEnd
        noteSecrets(of: known)
        await context.values.set(ConnectContact.key, to: known.encoded(), secret: true)
        ConnectFailpoint.hit(.startStored)
        // One that is merely suspended is taken up later.
        guard !isOver else { return }
        // A contact that no participant is in is stopped, not left: without the token of a connection.
        guard !isEnding else { return self.contact = contact }
        adopt(known, ConnectProgress())
        // A repeat finds the contact as it was made, and may name other values.
        let isCertain = !context.mayHaveBegun
        for attribute in attributes { sentAttributes[attribute.key] = .some(isCertain ? attribute.value : nil) }
        if !isCertain { want(customData: context.customData) }
        conversation?.remember(attributes: attributes.map(\.key))
        persistProgress()
        setTimers()
        // A call that is told the same contact a second time may be given no address.
        guard connection.url != nil, connection.token != nil else { return perform(link.want(.socket)) }
        perform(link.begin(outcome(connection), at: context.loop.now))
    }

    /// The turn of its beginning has come; the line is not the vendor's, whose times do not run in it.
    private func isStillWanted(after waited: Duration) -> Bool {
        waitedInQueue += waited
        return !isOver && !isEnding
    }

    /// `ContactFlowId` of this session.
    private var flowID: String { options.flow.flatMap { configuration.flows[$0] } ?? configuration.flowID }

    /// The chat as this session begins it.
    ///
    /// - Parameter mark: says with which flow an earlier process began it, where this one does not know.
    func newChat(_ mark: ConnectStartMark? = nil) throws(ConnectFailure) -> (
        chat: ConnectControlCalls.Chat, attributes: [(key: String, value: String)]
    ) {
        let attributes: [(key: String, value: String)]
        do throws(ContentProblem) {
            attributes = try ConnectAttributes.attributes(context.customData)
        } catch {
            throw .invalid(ProviderFailure(.invalid, error.detail, code: "custom_data"))
        }
        let name = context.user.name.flatMap { $0.isEmpty ? nil : $0 } ?? configuration.displayName
        var chat = ConnectControlCalls.Chat(
            instanceID: configuration.instanceID, flowID: mark?.flowID ?? flowID,
            displayName: String(String.UnicodeScalarView(name.unicodeScalars.prefix(256))),
            clientToken: clientToken)
        // They are the beginning's alone: custom data that changes later leaves them as they are.
        chat.attributes = attributes + ConnectAttributes.takeover(context.takeover, beside: attributes)
        chat.initialMessage = beginning.map { ($0.contentType, $0.content) }
        chat.durationMinutes = options.durationMinutes ?? configuration.durationMinutes
        chat.contentTypes = configuration.contentTypes
        chat.past = options.past
        chat.relatedContactID = options.relatedContactID
        chat.segmentAttributes = options.segmentAttributes
        chat.customerID = options.customerID
        chat.isIncremental = options.isIncremental ?? configuration.isIncremental
        chat.endsWithAgent = options.endsWithAgent
        return (chat, attributes)
    }

    /// Once for a contact; they say the same however often that is.
    private func setTimers() {
        guard !options.timers.isEmpty, conversation?.progress.timersAreSet == false, let contact else { return }
        let call = ConnectControlCalls.setTimers(
            instanceID: configuration.instanceID, contactID: contact.id, options.timers)
        Task(executorPreference: context.loop.taskExecutor) { await self.setTimers(call) }
    }

    private func setTimers(_ call: ConnectCall) async {
        do throws(ConnectFailure) {
            _ = try await self.call(call)
        } catch {
            emit(.notice(error.failure(of: call.operation)))
            guard !error.isTransient else { return }
        }
        conversation?.progress.timersAreSet = true
        persistProgress()
    }

    /// The chat cannot be had: said once.
    func fail(_ failure: ConnectFailure, of operation: ConnectOperation) {
        context.logger.warning(
            "a chat cannot be opened",
            logFields + [LogField("reason", .string(failure.failure(of: operation).detail))])
        giveUp(failure.failure(of: operation))
    }

    // MARK: Connections

    func outcome(_ connection: ConnectConnection) -> ConnectSocketMachine.Outcome {
        // Its moments are the vendor's, by its own clock.
        let now = ConnectAccount.of(configuration, context.environment).now(wallClock())
        return .connected(
            url: connection.url, tokenLife: connection.tokenExpiry.map { $0 - now },
            socketLife: connection.urlExpiry.map { $0 - now })
    }

    /// Asks for a connection; one at a time, whoever wants it.
    func connect(webSocket: Bool) {
        Task(executorPreference: context.loop.taskExecutor) { await self.connected(webSocket: webSocket) }
    }

    private func connected(webSocket: Bool) async {
        guard let contact, !isOver else { return }
        let connection: ConnectConnection
        do throws(ConnectFailure) {
            let call = ConnectParticipantCalls.createConnection(webSocket: webSocket, credentials: true)
            connection = ConnectConnection(try await self.call(call, token: contact.participantToken).json())
        } catch {
            return notConnected(error)
        }
        guard !isOver else { return }
        refusalsInRow = 0
        ConnectFailpoint.hit(.connectionAnswered)
        if webSocket, connection.url == nil, !link.isLive {
            guard hasLived else { return loseContact("its connection has no address") }
            return notConnected(.malformed)
        }
        if let token = connection.token, token != self.contact?.connectionToken {
            context.secrets.received(token)
            self.contact?.connectionToken = token
            await persistContact()
            guard !isOver else { return }
        }
        let token = self.contact?.connectionToken
        answerTokenWaiters(token.map { .success($0) } ?? .failure(.malformed))
        perform(link.connected(outcome(connection), at: context.loop.now))
    }

    private func answerTokenWaiters(_ result: Result<String, ConnectFailure>) {
        let waiting = tokenWaiters
        tokenWaiters = []
        for waiter in waiting { waiter.give(result) }
    }

    private func notConnected(_ failure: ConnectFailure) {
        guard !isOver else { return }
        // An intermediary between us and the vendor may say anything for a while; a chat that has lived outlasts it.
        let isOutlasted = failure.isTransient || (hasLived && failure.isFromElsewhere)
        if failure.isForbidden, !isOutlasted {
            // One refusal may be that of a vendor in trouble, and costs a chat that goes on.
            refusalsInRow += 1
            guard hasLived, refusalsInRow < Self.refusalsMax else { return goneWhileAway() }
        } else {
            refusalsInRow = 0
            guard isOutlasted, !isTooLate, hasLived || context.client.context.mayTryAgain else {
                return fail(failure, of: .createParticipantConnection)
            }
        }
        answerTokenWaiters(.failure(failure))
        perform(link.connected(.failed(retryAfter: failure.retryAfter), at: context.loop.now))
    }

    /// The participant's own token is not taken: the chat has ended while nobody listened (section 6.3).
    private func goneWhileAway() {
        // Items that came and waited for older ones are told first; the end may be among them.
        if let steps = conversation?.goOn() { perform(steps) }
        guard !isOver else { return }
        guard hasLived else {
            return loseContact("the chat has ended, or the region or the instance is not the one of its token")
        }
        // The transcript of a chat that is over is not to be had.
        if let from = gapFrom ?? unheardFrom { emit(.gap(from: from, to: wallClock(), recovered: false)) }
        finish(.ended(reason: "ended_while_offline", by: .system))
    }

    /// It was heard, by this process or an earlier one.
    var hasLived: Bool { wasLive || context.isResumed }

    /// It was never heard, and a new contact does not wait any longer.
    var isTooLate: Bool {
        !hasLived && (beganAt.map { context.loop.now - $0 > Self.customerPatience } ?? false)
    }

    func loseContact(_ reason: String) {
        giveUp(
            ProviderFailure(
                .contactLost, "The contact cannot be connected to: \(reason).", code: "AccessDeniedException"))
    }

    func reconnectSoon() { perform(link.hurry(at: context.loop.now)) }
}
