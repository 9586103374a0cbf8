public import Domain

/// Where answers go: an event loop.
public protocol StoreReplyTarget: AnyObject, Sendable {
    /// Runs `work` later on the target's thread, first in, first out. Called on the store's thread.
    func post(_ work: @escaping @Sendable () -> Void)
}

/// How an answer is given; called on the target's thread.
public typealias StoreReply<Answer> = @Sendable (Result<Answer, StoreError>) -> Void

/// The durable log and the tables beside it.
///
/// Every call returns at once and may be made on any thread. Answers are given on the target; those of commits in
/// commit order. What is asked while transactions wait is answered after them, from their result. A full queue
/// refuses the newest with `.overloaded`. Limits of lists are cut to 1...200.
public protocol Store: AnyObject, Sendable {
    /// Commits changes in this order, each as a transaction of its own with an answer of its own.
    ///
    /// The same as one call for each, but they reach the store's thread in one piece, so they share its next commit as
    /// far as a group has room.
    func commit(_ commits: [StoreCommit], replyTo target: any StoreReplyTarget)

    /// Commits one change of one session; answered once it is on the disk (fsynced), or refused.
    func commit(
        _ transaction: StoreTransaction, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<StoreOutcome>)

    /// Erases a session's content: events become `{seq, type, at}`, messages, values, tickets, claims and devices of
    /// this session alone go.
    ///
    /// `event` (a `session.erased`) ends the log. From here on the vendor has to hear of the end of
    /// `pendingTermination`, a leg of the session, whose sealed values stay until
    /// ``StoreChange/settleTermination(_:)``. Answered when the bytes are overwritten, in the log file as well;
    /// `false`: there is no such session. Unfinished work goes on after a restart. A second call is answered `true`.
    func erase(
        _ session: SessionID, event: NewEvent?, pendingTermination: LegID?, at: Int64,
        replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<Bool>)

    /// Drops some claims and tickets that have expired by `now`, revocations that no token can outlive, what webhooks
    /// brought and nobody took in its time, and what they brought a week before.
    ///
    /// Answers whether there is more to drop; a call takes at most some milliseconds.
    func purgeExpired(now: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StorePurge>)

    /// A session with its legs and the end of its log.
    func session(
        _ id: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<SessionSnapshot?>)

    /// Sessions of an app, newest first; erased ones are left out.
    func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<SessionPage>)

    /// Sessions of all apps that are not over, for taking them up again after a restart.
    ///
    /// Those with messages that have not come to rest come first, also where they are over; the live ones of them come
    /// once more among the rest.
    func liveSessions(
        at place: LivePlace, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LivePage>)

    /// Live sessions of all apps that nobody has used since a time, in milliseconds since the Unix epoch.
    ///
    /// A use is any event that is not passive (``NewEvent/isPassive``). Writes down what it finds out of the sessions
    /// it looks at, so that it looks at none again before it may be idle.
    func idleSessions(
        since time: Int64, after place: IdlePlace?, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<IdlePage>)

    /// When somebody last used a session, in milliseconds since the Unix epoch; `nil`: there is no such session.
    func lastUse(of session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int64?>)

    /// Sessions with outbound messages that have waited too long by a time, in milliseconds since the Unix epoch.
    func expiredMessages(
        by time: Int64, limit: Int, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<ExpiryPage>)

    /// Legs whose vendors have yet to be told of their end, of erased sessions too, after a place (0: from the
    /// beginning).
    func pendingTerminations(
        after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PendingTermination]>)

    /// How many sessions of a user are not over.
    func countOpenSessions(
        app: String, userID: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Int>)

    /// The end of a session's log.
    func head(_ session: SessionID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LogHead?>)

    /// Events after a number, at most `limit` (cut to 1...200), and no further one once `bytesMax` bytes of data are
    /// reached; `nil`: there is no such session.
    func events(
        _ session: SessionID, after seq: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<EventPage?>)

    /// The low 32 bits of an event's id, to compare with a cursor; `nil`: no such event. 0 has the check 0.
    func eventCheck(
        _ session: SessionID, seq: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<UInt32?>)

    /// All events of an app in commit order, after a place that an earlier page gave (0: from the beginning).
    ///
    /// Those of a session that is erased, or about to be, are erased but for its `session.erased`.
    func feed(
        app: String, after position: Int64, limit: Int, bytesMax: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<FeedPage>)

    /// The place behind so many events of all apps, or with `nil` behind all of them; `nil`: there are fewer.
    func feedPlace(
        _ position: Int64?, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<FeedPlace?>)

    /// Messages of a session, oldest first, by `position`; `nil`: there is no such session.
    func messages(
        _ session: SessionID, at place: ListPlace<Int64>, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessagePage?>)

    /// A message of a session.
    func message(
        _ id: MessageID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>)

    /// A message by the caller's own id.
    func message(
        clientID: String, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>)

    /// A message by the vendor's id.
    func message(
        vendorID: String, leg: LegID, of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<MessageRecord?>)

    /// The vendor's own payloads of messages, as they stand now, of those that have one; at most 200 are looked at.
    func natives(
        _ messages: [MessageReference], replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageID: [UInt8]]>)

    /// Outbound messages that are `accepted`, `attempting` or `unknown`, by position after one (0: from the beginning);
    /// at most 200.
    func outbox(
        _ session: SessionID, after position: Int64, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[MessageRecord]>)

    /// Files of a session in the order of the ids, unknown ones left out; at most 200.
    func attachments(
        _ ids: [AttachmentID], of session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[AttachmentRecord]>)

    /// Files whose bytes lie in the spool, of one session or of all, after a place (0: from the beginning).
    func spooledFiles(
        of session: SessionID?, after place: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[SpooledFile]>)

    /// A value that is kept with a leg, a secret one opened; `nil`: there is none.
    func legValue(
        _ key: String, of leg: LegID, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<LegValue?>)

    /// Values kept with a leg, secrets opened, by key after one (an empty one: from the beginning); at most 200.
    func legValues(
        _ leg: LegID, after key: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[LegValue]>)

    /// A device that is to be told of messages, its token opened.
    func push(
        _ installationID: String, of app: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<PushRecord?>)

    /// The devices of some users, and those of one session alone; the oldest first, at most 200.
    func pushes(
        of app: String, users: [String], session: SessionID, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[PushRecord]>)

    /// Webhook events for a recipient that no session has taken and whose time is not over by `now`, in the order in
    /// which they came: those that name a conversation of the leg, and from a time on those that name the user and no
    /// conversation that a session has.
    func pendingHooks(
        for recipient: HookRecipient, since time: Int64, now: Int64, limit: Int,
        replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[HookRecord]>)

    /// The legs that have a vendor's conversation (``StoreChange/addHookConversation(_:id:at:)``), also those that
    /// their sessions have left, in the order in which their sessions were made; at most 200.
    func hookLegs(
        conversation: String, of provider: String, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<[HookLeg]>)

    /// A ticket by the hash of its secret.
    func ticket(
        hash: [UInt8], replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<TicketRecord?>)

    /// All ids that the user of an id has had in an app, that one included: the present one, and those that they had
    /// before they became known.
    func userIDs(
        of userID: String, app: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<[String]>)

    /// All revocations in pages, for reading them once at the start; begin with 0, go on with `next`.
    func revocations(
        after: Int64, limit: Int, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<RevocationPage>)

    /// How much room there is, asked of the thread that writes, so that an answer also says that it turns.
    ///
    /// - Parameter writes: writes something that changes nothing, and forces it to the disk, before it answers; what
    ///   keeps that from being done is the answer.
    func probe(writes: Bool, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreRoom>)

    /// Lets go of memory that only makes things quicker, such as pages of the file that were read lately: for a quiet
    /// moment. What is done next takes a little longer.
    func shrink(replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Void>)

    /// Whether acts outside, such as sending a message to a vendor, are this process's: where another may have taken
    /// the log over, they are not any more. On any thread.
    var holdsLease: Bool { get }

    /// Answers all that waits, writes everything back, and ends the store's thread; later calls get `.closed`.
    ///
    /// Blocks; never call it on a loop that still has answers to take.
    func close()
}
