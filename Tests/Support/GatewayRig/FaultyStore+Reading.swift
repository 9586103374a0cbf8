package import Domain
package import Store
import Synchronization

// Reads, of which all or some fail where a test says so.
extension FaultyStore {
    package func session(
        _ id: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<SessionSnapshot?>
    ) {
        read(target, done) { [inner] in
            inner.session(id, replyTo: target, done)
        }
    }

    package func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<SessionPage>
    ) {
        read(target, done) { [inner] in
            inner.sessions(filter, at: place, limit: limit, replyTo: target, done)
        }
    }

    package func liveSessions(
        at place: LivePlace, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LivePage>
    ) {
        read(target, done) { [inner] in inner.liveSessions(at: place, limit: limit, replyTo: target, done) }
    }

    package func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<IdlePage>
    ) {
        read(target, done) { [inner] in
            inner.idleSessions(since: time, after: place, limit: limit, replyTo: target, done)
        }
    }

    package func lastUse(
        of session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int64?>
    ) {
        read(target, done) { [inner] in inner.lastUse(of: session, replyTo: target, done) }
    }

    package func expiredMessages(
        by time: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<ExpiryPage>
    ) {
        read(target, done) { [inner] in inner.expiredMessages(by: time, limit: limit, replyTo: target, done) }
    }

    package func countOpenSessions(
        app: String, userID: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int>
    ) {
        read(target, done) { [inner] in
            inner.countOpenSessions(app: app, userID: userID, replyTo: target, done)
        }
    }

    package func head(
        _ session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LogHead?>
    ) {
        read(target, done) { [inner] in
            inner.head(session, replyTo: target, done)
        }
    }

    package func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<EventPage?>
    ) {
        read(target, done) { [inner] in
            inner.events(session, after: seq, limit: limit, bytesMax: bytesMax, replyTo: target, done)
        }
    }

    package func eventCheck(
        _ session: SessionID, seq: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<UInt32?>
    ) {
        read(target, done) { [inner] in
            inner.eventCheck(session, seq: seq, replyTo: target, done)
        }
    }

    package func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<FeedPage>
    ) {
        read(target, done) { [inner] in
            inner.feed(app: app, after: position, limit: limit, bytesMax: bytesMax, replyTo: target, done)
        }
    }

    package func feedPlace(
        _ position: Int64?, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<FeedPlace?>
    ) {
        read(target, done) { [inner] in
            inner.feedPlace(position, replyTo: target, done)
        }
    }

    package func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessagePage?>
    ) {
        read(target, done) { [inner] in
            inner.messages(session, at: place, limit: limit, replyTo: target, done)
        }
    }

    package func message(
        _ id: MessageID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        read(target, done) { [inner] in
            inner.message(id, of: session, replyTo: target, done)
        }
    }

    package func message(
        clientID: String, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        read(target, done) { [inner] in
            inner.message(clientID: clientID, of: session, replyTo: target, done)
        }
    }

    package func message(
        vendorID: String, leg: LegID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        read(target, done) { [inner] in
            inner.message(vendorID: vendorID, leg: leg, of: session, replyTo: target, done)
        }
    }

    package func natives(
        _ messages: [MessageReference], replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageID: [UInt8]]>
    ) {
        read(target, done) { [inner] in
            inner.natives(messages, replyTo: target, done)
        }
    }

    package func outbox(
        _ session: SessionID, after position: Int64, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageRecord]>
    ) {
        if let failure = state.withLock({ $0.outboxFailure }) { return target.post { done(.failure(failure)) } }
        read(target, done) { [inner] in
            inner.outbox(session, after: position, replyTo: target, done)
        }
    }

    package func attachments(
        _ ids: [AttachmentID], of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[AttachmentRecord]>
    ) {
        read(target, done) { [inner] in
            inner.attachments(ids, of: session, replyTo: target, done)
        }
    }

    package func spooledFiles(
        of session: SessionID?, after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[SpooledFile]>
    ) {
        read(target, done) { [inner] in
            inner.spooledFiles(of: session, after: place, limit: limit, replyTo: target, done)
        }
    }

    package func legValue(
        _ key: String, of leg: LegID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LegValue?>
    ) {
        let failure = state.withLock { state in
            if state.valueFailure != nil { state.refusedValues += 1 }
            return state.valueFailure
        }
        if let failure { return target.post { done(.failure(failure)) } }
        inner.legValue(key, of: leg, replyTo: target, done)
    }

    package func legValues(
        _ leg: LegID, after key: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[LegValue]>
    ) {
        read(target, done) { [inner] in
            inner.legValues(leg, after: key, replyTo: target, done)
        }
    }

    package func pendingTerminations(
        after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PendingTermination]>
    ) {
        read(target, done) { [inner] in
            inner.pendingTerminations(after: place, limit: limit, replyTo: target, done)
        }
    }

    package func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int,
        replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[HookRecord]>
    ) {
        if let failure = hookRefusal() { return target.post { done(.failure(failure)) } }
        read(target, done) { [inner] in
            inner.pendingHooks(for: recipient, since: time, now: now, limit: limit, replyTo: target, done)
        }
    }

    package func hookLegs(
        conversation: String, of provider: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[HookLeg]>
    ) {
        if let failure = hookRefusal() { return target.post { done(.failure(failure)) } }
        read(target, done) { [inner] in
            inner.hookLegs(conversation: conversation, of: provider, replyTo: target, done)
        }
    }

    /// Counts a question about webhooks that is not answered.
    private func hookRefusal() -> StoreError? {
        state.withLock { state in
            if state.hookFailure != nil { state.refusedHooks += 1 }
            return state.hookFailure
        }
    }

    package func push(
        _ installationID: String, of app: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<PushRecord?>
    ) {
        read(target, done) { [inner] in
            inner.push(installationID, of: app, replyTo: target, done)
        }
    }

    package func pushes(
        of app: String, users: [String], session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PushRecord]>
    ) {
        read(target, done) { [inner] in
            inner.pushes(of: app, users: users, session: session, replyTo: target, done)
        }
    }

    package func ticket(
        hash: [UInt8], replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<TicketRecord?>
    ) {
        read(target, done) { [inner] in
            inner.ticket(hash: hash, replyTo: target, done)
        }
    }

    package func userIDs(
        of userID: String, app: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[String]>
    ) { inner.userIDs(of: userID, app: app, replyTo: target, done) }

    package func revocations(
        after: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<RevocationPage>
    ) {
        read(target, done) { [inner] in
            inner.revocations(after: after, limit: limit, replyTo: target, done)
        }
    }
}
