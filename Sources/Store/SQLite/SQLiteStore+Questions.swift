public import Domain
import Kernel

extension SQLiteStore {
    /// The data directory is locked for as long as the store is open.
    public var holdsLease: Bool { true }

    /// Drops some of what has expired; see ``Store``.
    public func purgeExpired(
        now: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StorePurge>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.purgeExpired(now: now) }
    }

    /// How much room there is; see ``Store``.
    public func probe(writes: Bool, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreRoom>) {
        let directory = directory
        ask(target, done) { (log) throws(StoreError) in
            if writes { try log.touch() }
            return StoreRoom(freeBytes: Files.freeBytes(of: directory))
        }
    }

    /// Lets go of pages, and of the places of what was used lately; see ``Store``.
    public func shrink(replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Void>) {
        ask(target, done) { (log) throws(StoreError) in log.shrink() }
    }

    /// A session with its legs and the end of its log; see ``Store``.
    public func session(
        _ id: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<SessionSnapshot?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.session(id) }
    }

    /// Sessions of an app, newest first; see ``Store``.
    public func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<SessionPage>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.sessions(filter, at: place, limit: limit) }
    }

    /// Sessions that are not over; see ``Store``.
    public func liveSessions(
        at place: LivePlace, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LivePage>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.liveSessions(at: place, limit: limit) }
    }

    /// Live sessions that nobody has used; see ``Store``.
    public func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<IdlePage>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.idleSessions(since: time, after: place, limit: limit)
        }
    }

    /// When somebody last used a session; see ``Store``.
    public func lastUse(
        of session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int64?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.lastUse(of: session) }
    }

    /// Sessions with messages that have waited too long; see ``Store``.
    public func expiredMessages(
        by time: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<ExpiryPage>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.expiredMessages(by: time, limit: limit) }
    }

    /// How many sessions of a user are not over; see ``Store``.
    public func countOpenSessions(
        app: String, userID: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.countOpenSessions(app: app, userID: userID) }
    }

    /// The end of a session's log; see ``Store``.
    public func head(_ session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LogHead?>)
    {
        ask(target, done) { (log) throws(StoreError) in try log.head(of: session)?.log }
    }

    /// Events after a number; see ``Store``.
    public func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<EventPage?>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.events(session, after: seq, limit: limit, bytesMax: bytesMax)
        }
    }

    /// The low 32 bits of an event's id; see ``Store``.
    public func eventCheck(
        _ session: SessionID, seq: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<UInt32?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.eventCheck(session, seq: seq) }
    }

    /// All events of an app in commit order; see ``Store``.
    public func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<FeedPage>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.feed(app: app, after: position, limit: limit, bytesMax: bytesMax)
        }
    }

    /// A place among all events; see ``Store``.
    public func feedPlace(
        _ position: Int64?, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<FeedPlace?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.feedPlace(position) }
    }

    /// Messages of a session; see ``Store``.
    public func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessagePage?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.messages(session, at: place, limit: limit) }
    }

    /// A message of a session; see ``Store``.
    public func message(
        _ id: MessageID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.message(id, of: session) }
    }

    /// A message of a session; see ``Store``.
    public func message(
        clientID: String, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.message(clientID: clientID, of: session) }
    }

    /// A message of a session; see ``Store``.
    public func message(
        vendorID: String, leg: LegID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.message(vendorID: vendorID, leg: leg, of: session) }
    }

    /// The vendor's own payloads of messages; see ``Store``.
    public func natives(
        _ messages: [MessageReference], replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageID: [UInt8]]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.natives(messages) }
    }

    /// Outbound messages that are not settled; see ``Store``.
    public func outbox(
        _ session: SessionID, after position: Int64, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageRecord]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.outbox(session, after: position) }
    }

    /// Files of a session; see ``Store``.
    public func attachments(
        _ ids: [AttachmentID], of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[AttachmentRecord]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.attachments(ids, of: session) }
    }

    /// Files whose bytes lie in the spool; see ``Store``.
    public func spooledFiles(
        of session: SessionID?, after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[SpooledFile]>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.spooledFiles(of: session, after: place, limit: limit)
        }
    }

    /// A value that is kept with a leg; see ``Store``.
    public func legValue(
        _ key: String, of leg: LegID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LegValue?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.legValue(key, of: leg) }
    }

    /// The values that are kept with a leg; see ``Store``.
    public func legValues(
        _ leg: LegID, after key: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[LegValue]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.legValues(leg, after: key) }
    }

    /// Legs whose vendors have yet to be told of their end; see ``Store``.
    public func pendingTerminations(
        after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PendingTermination]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.pendingTerminations(after: place, limit: limit) }
    }

    /// Webhook events that no session has; see ``Store``.
    public func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int,
        replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[HookRecord]>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.pendingHooks(for: recipient, since: time, now: now, limit: limit)
        }
    }

    /// The legs that have a vendor's conversation; see ``Store``.
    public func hookLegs(
        conversation: String, of provider: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[HookLeg]>
    ) {
        ask(target, done) { (log) throws(StoreError) in
            try log.hookLegs(conversation: conversation, of: provider)
        }
    }

    /// A device that is to be told of messages; see ``Store``.
    public func push(
        _ installationID: String, of app: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<PushRecord?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.push(installationID, of: app) }
    }

    /// The devices of some users, and those of one session alone; see ``Store``.
    public func pushes(
        of app: String, users: [String], session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PushRecord]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.pushes(of: app, users: users, session: session) }
    }

    /// A ticket by its hash; see ``Store``.
    public func ticket(
        hash: [UInt8], replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<TicketRecord?>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.ticket(hash: hash) }
    }

    /// All ids that a user has had; see ``Store``.
    public func userIDs(
        of userID: String, app: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[String]>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.userIDs(of: userID, app: app) }
    }

    /// All revocations in pages; see ``Store``.
    public func revocations(
        after: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<RevocationPage>
    ) {
        ask(target, done) { (log) throws(StoreError) in try log.revocations(after: after, limit: limit) }
    }
}
