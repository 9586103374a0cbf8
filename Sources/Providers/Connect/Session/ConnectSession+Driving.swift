import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Telemetry

/// Doing what the machines say, and telling them what comes of it.
extension ConnectSession {
    func perform(_ steps: [ConnectSocketMachine.Step]) {
        for step in steps {
            switch step {
            case .connect(let webSocket): connect(webSocket: webSocket)
            case .dial(let url, let number): dial(url, number)
            case .write(let frame, let number): sockets[number]?.send(text: frame)
            case .close(let number): sockets.removeValue(forKey: number)?.close(code: 1000)
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): timers.stop(.socket(timer))
            case .live: becameLive()
            case .lost(let attempt): lost(attempt)
            case .exhausted:
                giveUp(
                    ProviderFailure(
                        .unavailable, "The chat could not be heard again.", code: "reconnect_exhausted"))
            case .degraded(let trouble): emit(.link(.degraded, code: trouble.rawValue))
            case .recovered: emit(.link(.up, code: nil))
            case .replaced: replaced()
            case .note(let words): note(words)
            }
        }
    }

    private func note(_ words: String) { context.logger.debug("\(words)", logFields) }

    /// The address goes out byte for byte; it is a secret.
    private func dial(_ address: String, _ number: Int) {
        guard !isOver else { return }
        let target = configuration.rewrite.applied(to: address) ?? address
        guard let url = try? URI(target) else {
            return perform(
                link.ended(
                    .refused(status: nil, reason: "its address cannot be used"), number, at: context.loop.now))
        }
        let request = SocketRequest(
            url, messageBytesMax: ConnectFrame.bytesMax, isRedial: !link.isLive && hasLived)
        sockets[number] = dialler.dial(request, NumberedSocketEvents(self, number))
    }

    private func start(_ timer: ConnectSocketMachine.Timer, after delay: Duration) {
        timers.start(.socket(timer), after: delay) { [self] in
            assumeIsolated { session in session.perform(session.link.fired(timer, at: session.context.loop.now)) }
        }
    }

    // MARK: What sockets tell

    func opened(_ number: Int) {
        guard sockets[number] != nil else { return }
        ConnectFailpoint.hit(.dialled)
        perform(link.opened(number, at: context.loop.now))
    }

    func received(_ text: [UInt8], _ number: Int) {
        guard sockets[number] != nil, !isOver else { return }
        let frame = ConnectFrame(text)
        if case .trouble = frame {} else { troubles = 0 }
        perform(link.received(frame, number, at: context.loop.now))
        guard sockets[number] != nil, !isOver else { return }
        switch frame {
        case .item(let item):
            if namelessItems.isRepeat(item, over: number, at: context.loop.now) {
                note("an item without an id was told by two sockets")
            } else if let steps = conversation?.received(item) {
                perform(steps)
            }
        case .trouble(let words): trouble(words, number)
        case .malformed: note("a frame that cannot be read was passed over")
        case .unknown: note("a frame of an unknown topic was passed over")
        case .subscribed, .heartbeat, .ping: break
        }
    }

    /// The gateway in front of the chat has trouble; a socket that has nothing else to say is replaced.
    private func trouble(_ words: String, _ number: Int) {
        context.logger.info(
            "the chat's gateway reports trouble", logFields + [LogField("words", .masked(words))])
        troubles += 1
        guard troubles >= Self.troublesMax, let socket = sockets.removeValue(forKey: number) else { return }
        troubles = 0
        socket.close(code: 1000)
        perform(link.ended(.lost(reason: "it reports trouble only"), number, at: context.loop.now))
    }

    /// The service sends none; one that does is not listened to (section 7.2).
    func receivedBinary(_ number: Int) { note("a binary frame was passed over") }

    func drained(_ number: Int) {}

    func ended(_ end: SocketEnd, _ number: Int) {
        guard sockets.removeValue(forKey: number) != nil else { return }
        context.logger.debug("a chat's socket ended", logFields + [LogField("end", .string("\(end)"))])
        // A chat is not waited for that cannot be heard while the client layer says so.
        if !hasLived, let failure = end.layerFailure("The chat's socket cannot be opened") { return giveUp(failure) }
        if !hasLived, end.isLast {
            let failure = ProviderFailure(
                .unavailable, "The chat's socket cannot be opened: \(end.reason).", status: end.status)
            return giveUp(end.clientFailure ?? failure)
        }
        perform(link.ended(end, number, at: context.loop.now))
    }

    // MARK: What is said

    /// Does what the conversation says; events that stand together are told together.
    func perform(_ steps: [ConnectConversation.Step]) {
        var events: [ProviderEvent] = []
        for step in steps {
            switch step {
            case .emit(let event): events.append(event)
            case .arrived(let id):
                if configuration.sendsDelivered { add(ConnectReceipts.Receipt(messageID: id, isRead: false)) }
            case .typing(let who): follow(who)
            case .typed(let who): timers.stop(.typist(who))
            case .settle(let delay): settle(after: delay)
            case .persist: if let progress = conversation?.progress { events.append(progress.event) }
            case .persistUploads:
                ConnectFailpoint.hit(.uploadSettled)
                fileWaiter?.signal()
                Task(executorPreference: context.loop.taskExecutor) { await self.persistUploads() }
            case .participantsChanged:
                receipts.resume()
                armReceipts()
            case .receipted(let receipt): receipts.wasSent(receipt)
            // Whether it is so is known where connections are made.
            case .mayHaveEnded: perform(link.want(.token))
            case .ended(let role):
                // Nothing is told behind the end.
                emit(all: events)
                events = []
                chatEnded(by: role)
            }
        }
        emit(all: events)
    }

    private func settle(after delay: Duration) {
        timers.start(.settle, after: delay) { [self] in
            assumeIsolated { session in
                if let steps = session.conversation?.settle() { session.perform(steps) }
            }
        }
    }

    private func follow(_ who: String) {
        timers.start(.typist(who), after: configuration.times.typingIn) { [self] in
            assumeIsolated { session in
                if let steps = session.conversation?.typingStopped(who) { session.perform(steps) }
            }
        }
    }

    /// Once, whoever ended it: whoever left waits for this.
    private func chatEnded(by role: SenderRole) {
        receipts.end()
        if isLeaving {
            goodbye?.signal()
        } else {
            finish(.ended(reason: "chat_ended", by: role))
        }
    }

    private func lost(_ attempt: Int) {
        if isTooLate {
            return loseContact("nobody could hear it within the time that a new contact waits")
        }
        if lostAt == nil, wasLive { lostAt = wallClock() }
        if let steps = conversation?.lost() { perform(steps) }
        emit(.reconnecting(attempt: attempt))
    }

    private func becameLive() {
        ConnectFailpoint.hit(.subscribed)
        connections += 1
        isAnnounced = false
        conversation?.beginCatchUp()
        let isFirst = !wasLive
        wasLive = true
        // A gap that is known is told before anything new; a chat that just began has none.
        if isFirst, !context.isResumed { emitOpened() }
        catchUp()
    }

    /// Both sockets were listened to, but an item may have gone to the old one after it was.
    private func replaced() {
        note("the socket was replaced")
        connections += 1
        // One that was announced and is not done yet stays announced.
        if conversation?.isCatchingUp != true { isAnnounced = true }
        conversation?.beginCatchUp()
        catchUp()
    }

    private func catchUp() {
        let number = connections
        Task(executorPreference: context.loop.taskExecutor) { await self.catchUp(number) }
    }

    func emitOpened() { emit(.opened(queued: false, native: conversation?.native ?? JSONObject())) }
}
