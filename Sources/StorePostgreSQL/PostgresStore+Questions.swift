public import Domain
import PostgreSQL
import Kernel
public import Store

extension PostgresStore {
    /// Drops some of what has expired; see ``Store``.
    public func purgeExpired(
        now: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StorePurge>
    ) {
        ask(target, done, Housekeeping.purge(now: now))
    }

    /// Whether the database answers, and with `writes` whether it writes; see ``Store``.
    ///
    /// How much room there is on its disk is not known here.
    public func probe(writes: Bool, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreRoom>) {
        let sql = writes ? "UPDATE feed_end SET position = position" : "SELECT 1"
        let question = Question(PostgresStatement(sql, []), isWriting: writes) { [localDirectory] _ in
            StoreRoom(freeBytes: localDirectory.flatMap { Files.freeBytes(of: $0) })
        }
        ask(target, done, question)
    }

    /// Nothing is remembered on this side, and pages are the server's; see ``Store``.
    public func shrink(replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Void>) {
        target.post { done(.success(())) }
    }

    /// A session with its legs and the end of its log; see ``Store``.
    public func session(
        _ id: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<SessionSnapshot?>
    ) {
        ask(target, done, SessionReading.session(id))
    }

    /// Sessions of an app, newest first; see ``Store``.
    public func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<SessionPage>
    ) {
        ask(target, done, SessionReading.sessions(filter, at: place, limit: limit))
    }

    /// Sessions that are not over; see ``Store``.
    public func liveSessions(
        at place: LivePlace, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LivePage>
    ) {
        ask(target, done, DeadlineReading.liveSessions(at: place, limit: limit))
    }

    /// Live sessions that nobody has used; see ``Store``.
    public func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<IdlePage>
    ) {
        ask(target, done, DeadlineReading.idleSessions(since: time, after: place, limit: limit))
    }

    /// When somebody last used a session; see ``Store``.
    public func lastUse(
        of session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int64?>
    ) {
        ask(target, done, DeadlineReading.lastUse(of: session))
    }

    /// Sessions with messages that have waited too long; see ``Store``.
    public func expiredMessages(
        by time: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<ExpiryPage>
    ) {
        ask(target, done, DeadlineReading.expiredMessages(by: time, limit: limit))
    }

    /// How many sessions of a user are not over; see ``Store``.
    public func countOpenSessions(
        app: String, userID: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int>
    ) {
        ask(target, done, SessionReading.countOpenSessions(app: app, userID: userID))
    }

    /// The end of a session's log; see ``Store``.
    public func head(_ session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LogHead?>)
    {
        ask(target, done, EventReading.head(session))
    }

    /// Events after a number; see ``Store``.
    public func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<EventPage?>
    ) {
        ask(target, done, EventReading.events(session, after: seq, limit: limit, bytesMax: bytesMax))
    }

    /// The low 32 bits of an event's id; see ``Store``.
    public func eventCheck(
        _ session: SessionID, seq: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<UInt32?>
    ) {
        ask(target, done, EventReading.eventCheck(session, seq: seq))
    }

    /// All events of an app in commit order; see ``Store``.
    public func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<FeedPage>
    ) {
        ask(target, done, EventReading.feed(app: app, after: position, limit: limit, bytesMax: bytesMax))
    }

    /// A place among all events; see ``Store``.
    public func feedPlace(
        _ position: Int64?, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<FeedPlace?>
    ) {
        ask(target, done, EventReading.feedPlace(position))
    }

    /// Messages of a session; see ``Store``.
    public func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessagePage?>
    ) {
        ask(target, done, MessageReading.messages(session, at: place, limit: limit))
    }

    /// A message of a session; see ``Store``.
    public func message(
        _ id: MessageID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done, MessageReading.message(id, of: session))
    }

    /// A message of a session; see ``Store``.
    public func message(
        clientID: String, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done, MessageReading.message(clientID: clientID, of: session))
    }

    /// A message of a session; see ``Store``.
    public func message(
        vendorID: String, leg: LegID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>
    ) {
        ask(target, done, MessageReading.message(vendorID: vendorID, leg: leg, of: session))
    }

    /// The vendor's own payloads of messages; see ``Store``.
    public func natives(
        _ messages: [MessageReference], replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageID: [UInt8]]>
    ) {
        ask(target, done, MessageReading.natives(messages))
    }

    /// Outbound messages that are not settled; see ``Store``.
    public func outbox(
        _ session: SessionID, after position: Int64, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageRecord]>
    ) {
        ask(target, done, MessageReading.outbox(session, after: position))
    }

    /// Files of a session; see ``Store``.
    public func attachments(
        _ ids: [AttachmentID], of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[AttachmentRecord]>
    ) {
        ask(target, done, FileReading.attachments(ids, of: session))
    }

    /// Files whose bytes lie in the spool; see ``Store``.
    public func spooledFiles(
        of session: SessionID?, after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[SpooledFile]>
    ) {
        ask(target, done, FileReading.spooledFiles(of: session, after: place, limit: limit))
    }

    /// A value that is kept with a leg; see ``Store``.
    public func legValue(
        _ key: String, of leg: LegID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LegValue?>
    ) {
        ask(target, done, LegReading.legValue(key, of: leg, sealing))
    }

    /// The values that are kept with a leg; see ``Store``.
    public func legValues(
        _ leg: LegID, after key: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[LegValue]>
    ) {
        ask(target, done, LegReading.legValues(leg, after: key, sealing))
    }

    /// Legs whose vendors have yet to be told of their end; see ``Store``.
    public func pendingTerminations(
        after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PendingTermination]>
    ) {
        ask(target, done, LegReading.pendingTerminations(after: place, limit: limit))
    }

    /// Webhook events that no session has; see ``Store``.
    public func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int,
        replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[HookRecord]>
    ) {
        ask(target, done, HookReading.pendingHooks(for: recipient, since: time, now: now, limit: limit))
    }

    /// The legs that have a vendor's conversation; see ``Store``.
    public func hookLegs(
        conversation: String, of provider: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[HookLeg]>
    ) {
        ask(target, done, HookReading.hookLegs(conversation: conversation, of: provider))
    }

    /// A device that is to be told of messages; see ``Store``.
    public func push(
        _ installationID: String, of app: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<PushRecord?>
    ) {
        ask(target, done, AccessReading.push(installationID, of: app, sealing))
    }

    /// The devices of some users, and those of one session alone; see ``Store``.
    public func pushes(
        of app: String, users: [String], session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PushRecord]>
    ) {
        ask(target, done, AccessReading.pushes(of: app, users: users, session: session, sealing))
    }

    /// A ticket by its hash; see ``Store``.
    public func ticket(
        hash: [UInt8], replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<TicketRecord?>
    ) {
        ask(target, done, AccessReading.ticket(hash: hash))
    }

    /// All ids that a user has had; see ``Store``.
    public func userIDs(
        of userID: String, app: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[String]>
    ) {
        ask(target, done, AccessReading.userIDs(of: userID, app: app))
    }

    /// All revocations in pages; see ``Store``.
    public func revocations(
        after: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<RevocationPage>
    ) {
        ask(target, done, AccessReading.revocations(after: after, limit: limit))
    }
}
