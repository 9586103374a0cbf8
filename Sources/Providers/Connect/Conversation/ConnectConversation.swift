import Chronology
import Domain
import JSON
import Kernel
import ProviderKit

/// The conversation in one chat: every item once and in order, whichever way and however often it comes (`PROTOCOL.md`,
/// sections 8 to 11).
///
/// No input or output and no clock.
struct ConnectConversation: Sendable {
    /// A step for the session to take.
    enum Step: Sendable {
        case emit(ProviderEvent)
        /// The message has arrived, and its author may be told.
        case arrived(messageID: String)
        /// A participant types; the typing is over unless it is heard of again in time.
        case typing(String)
        /// The participant who typed has stopped.
        case typed(String)
        /// Items that wait for older ones are due then.
        case settle(after: Duration)
        /// The progress is to be kept: what has been told.
        case persist
        /// How far files of the user's are is to be kept.
        case persistUploads
        /// A participant left, or came: receipts may be possible again.
        case participantsChanged
        /// A receipt of ours has gone out already.
        case receipted(ConnectReceipts.Receipt)
        /// A transcript says that the chat is over.
        case mayHaveEnded
        /// The chat is over; whoever left last has ended it, unless that was the customer.
        case ended(by: SenderRole)
    }

    /// Items that wait for a transcript; beyond it the oldest are told without it.
    static let waitingMax = 1000
    /// The same in bytes of what they say.
    static let waitingBytesMax = 4 << 20
    /// Contacts of a chat that are remembered: the first, and the last ones.
    static let contactsMax = 100

    let contactID: String
    let participantID: String
    private let continuedFrom: String?
    var progress: ConnectProgress { didSet { isProgressNews = true } }
    /// The progress may be another than the one that is kept.
    private var isProgressNews = true
    /// Own messages on their way.
    var own = ConnectEchoMatcher()
    /// Own files on their way.
    var uploads: ConnectUploads
    private let reorder: Duration
    private var seen = RecentSet<ConnectKey>(countMax: ConnectReceipts.rememberedMax)
    /// Digests of what messages said, so that one that says something else now is noticed.
    var said = RecentMap<ConnectKey, UInt64>(countMax: ConnectReceipts.rememberedMax)
    private var partials = ConnectPartials()
    var translation = ConnectTranslation()
    /// The messages that somebody has, and whether they have read them: nothing is told twice or goes back.
    var having = RecentMap<ConnectHaving, Bool>(countMax: ConnectReceipts.rememberedMax)
    /// Verdicts on own messages whose call is not answered yet.
    var verdicts = RecentMap<String, String>(countMax: ConnectEchoMatcher.heldMax)
    /// Items that wait for older ones, in the order they came.
    private var waiting: [ConnectItem] = []
    private var waitingBytes = 0
    private var isSettling = false
    /// A transcript is being fetched; what comes meanwhile waits for it.
    private(set) var isCatchingUp = false
    private var isOver = false
    /// The chat was begun by somebody else: what the customer said before is told too, once, with the rest of the past.
    var tellsOwnPast = false
    /// The role of the last participant to leave; nil once one has come since.
    private var lastToLeave: SenderRole?
    private var typists = ConnectTypists()

    /// The chat that began with a contact.
    ///
    /// - Parameter reorder: how long an item waits for an older one.
    init(
        _ contact: ConnectContact, _ progress: ConnectProgress, _ uploads: ConnectUploads = ConnectUploads(),
        reorder: Duration
    ) {
        self.uploads = uploads
        contactID = contact.id
        participantID = contact.participantID
        continuedFrom = contact.continuedFrom
        self.progress = progress
        self.reorder = reorder
        translation.references = progress.references
        for seenItem in progress.recent.items { remember(seenItem) }
        if !self.progress.contactIDs.contains(contact.id) { self.progress.contactIDs.insert(contact.id, at: 0) }
    }

    /// An earlier process told this.
    private mutating func remember(_ seenItem: ConnectSeenItem) {
        seen.insert(seenItem.key)
        said[seenItem.key] = seenItem.words
        if let message = seenItem.message { own.remember(seenItem.key, message) }
        for receipt in seenItem.receipts {
            having[ConnectHaving(message: seenItem.key, who: receipt.who)] = receipt.isRead
        }
    }

    /// Ids of the vendor's that the session shows.
    var native: JSONObject {
        var native: JSONObject = [
            "contactId": JSONValue(progress.contactIDs.last ?? contactID), "initialContactId": JSONValue(contactID),
            "contactIds": .array(progress.contactIDs.map { JSONValue($0) }),
            "participantId": JSONValue(participantID),
        ]
        if let continuedFrom { native.append("continuedFromContactId", JSONValue(continuedFrom)) }
        return native
    }

    /// A free text goes to this view.
    var openView: ConnectOpenView? { progress.openView }

    // MARK: Items as they come

    /// An item came over a socket.
    mutating func received(_ item: ConnectItem) -> [Step] {
        guard !isOver, belongs(item) else { return [] }
        defer { assert(waiting.count <= Self.waitingMax, "So many items wait.") }
        // Typing is of the moment and does not wait for a transcript.
        if isCatchingUp, ConnectItemOrder.isTyping(item) { return typing(item) }
        waiting.append(item)
        waitingBytes += item.costBytes
        let isFull = waiting.count > Self.waitingMax || waitingBytes > Self.waitingBytesMax
        if isCatchingUp { return isFull ? goOn() : [] }
        guard !isSettling else { return isFull ? settle() : [] }
        if reorder == .zero { return settle() }
        isSettling = true
        return [.settle(after: reorder)]
    }

    /// The chain of contacts grows with the items that still wait for older ones.
    private func belongs(_ item: ConnectItem) -> Bool {
        item.belongs(to: contactID) { contact in
            progress.contactIDs.contains(contact)
                || waiting.contains { $0.relatedContactID == nil && $0.contactID == contact }
        }
    }

    /// Items have waited long enough for older ones.
    mutating func settle() -> [Step] {
        isSettling = false
        return isCatchingUp ? [] : announce(removeWaiting(), isPast: false)
    }

    /// The socket was lost: a transcript is fetched once there is another.
    mutating func lost() -> [Step] {
        let steps = isSettling && !isCatchingUp ? announce(removeWaiting(), isPast: false) : []
        isSettling = false
        return steps + partials.interrupt().map { .emit(.aborted(streamID: $0)) }
    }

    /// A transcript is about to be fetched.
    mutating func beginCatchUp() { isCatchingUp = true }

    /// Where the transcript is to begin.
    var catchUpStart: ConnectParticipantCalls.TranscriptStart {
        let start = progress.hole ?? progress.recent.anchor ?? ""
        return start.isEmpty ? .newest : .item(start)
    }

    /// Whether a page going backwards has reached what is known, or a chat of the past.
    func reachesBack(_ items: [ConnectItem]) -> Bool {
        items.contains { item in item.relatedContactID != nil || item.id.map { isKnown($0) } == true }
    }

    /// Nothing before it is missing; what was told behind a hole proves nothing.
    private func isKnown(_ id: String) -> Bool {
        progress.hole.map { $0 == id } ?? seen.contains(ConnectKey(id))
    }

    /// The transcript cannot be had for now: what came meanwhile is told without it, and where it would have begun is
    /// remembered.
    mutating func gaveUp() -> [Step] {
        if progress.hole == nil { progress.hole = progress.recent.anchor ?? "" }
        return announce(transcript: [], hasChanged: true)
    }

    /// Items that came meanwhile are told without the transcript, which may come yet.
    mutating func goOn() -> [Step] { announce(transcript: []) }

    /// The transcript is there; what came meanwhile takes its place in it.
    mutating func caughtUp(_ transcript: [ConnectItem]) -> [Step] {
        let hadHole = progress.hole != nil
        progress.hole = nil
        defer { tellsOwnPast = false }
        return announce(transcript: transcript, hasChanged: hadHole)
    }

    /// A part of the transcript is there, and more behind it: what came meanwhile waits on, and the place is known over
    /// a restart.
    mutating func caughtUp(part: [ConnectItem]) -> [Step] {
        guard let last = part.last(where: { $0.id != nil })?.id else { return [] }
        progress.hole = last
        return announce(part.filter { $0.relatedContactID == nil }, isPast: true)
    }

    /// - Parameter hasChanged: there is something to be kept, whatever is told.
    private mutating func announce(transcript: [ConnectItem], hasChanged: Bool = false) -> [Step] {
        isCatchingUp = false
        let past = transcript.filter { $0.relatedContactID == nil }
        var steps: [Step] = []
        let live = removeWaiting()
        let pastIDs = Set(past.compactMap(\.id))
        // In one line, each told as what it is: an end that stands in a transcript ends nothing (trap 26).
        let all =
            past.map { (item: $0, isPast: true) }
            + live.filter { item in
                // Metadata and the end of the chat are told by the socket.
                item.type != "MESSAGE" || item.id.map { !pastIDs.contains($0) } ?? true
            }.map { (item: $0, isPast: false) }
        for entry in ConnectItemOrder.ordered(all, { $0.item }) { steps += announce(entry.item, isPast: entry.isPast) }
        return steps + (steps.isEmpty && !hasChanged ? [] : persisting())
    }

    /// The progress is kept where it is another than the one that is.
    private mutating func persisting() -> [Step] {
        defer { isProgressNews = false }
        return isProgressNews ? [.persist] : []
    }

    private mutating func removeWaiting() -> [ConnectItem] {
        assert(waiting.isEmpty == (waitingBytes == 0), "What waits is counted.")
        defer { (waiting, waitingBytes) = ([], 0) }
        return waiting
    }

    private mutating func announce(_ items: [ConnectItem], isPast: Bool) -> [Step] {
        guard !items.isEmpty else { return [] }
        var steps: [Step] = []
        let items = ConnectItemOrder.ordered(items, { $0 })
        for (index, item) in items.enumerated() where !ConnectItemOrder.isOver(item, items[(index + 1)...]) {
            steps += announce(item, isPast: isPast)
        }
        return steps + persisting()
    }

    // MARK: One item

    private mutating func announce(_ item: ConnectItem, isPast: Bool) -> [Step] {
        guard !isOver else { return [] }
        var steps = follow(item)
        switch item.type {
        case "MESSAGE" where isForeign(item, isPast), "ATTACHMENT" where isForeign(item, isPast): steps += ownPast(item)
        case "MESSAGE": steps += message(item)
        case "ATTACHMENT": steps += file(item)
        case "MESSAGEMETADATA": steps += metadata(item)
        default: steps += event(item, isPast: isPast)
        }
        // Receipts stand in the messages of a transcript, and in items of their own on a socket (section 9.2).
        if item.type != "MESSAGEMETADATA", item.metadata?.receipts.isEmpty == false { steps += metadata(item) }
        return steps
    }

    /// A transfer goes on under another contact.
    private mutating func follow(_ item: ConnectItem) -> [Step] {
        guard let id = item.contactID, !progress.contactIDs.contains(id) else { return [] }
        progress.contactIDs.append(id)
        if progress.contactIDs.count > Self.contactsMax { progress.contactIDs.remove(at: 1) }
        assert(progress.contactIDs.contains(contactID), "The first contact is known for good.")
        return [.emit(.native(native))]
    }

    private mutating func message(_ item: ConnectItem) -> [Step] {
        if isOwn(item) { return echo(item) }
        var streamID: String?
        var beganAt: Timestamp?
        switch partials.take(item) {
        case .delta(let index, let text):
            return [.emit(.delta(streamID: item.id ?? "", index: index, text: text, replace: false))]
        case .nothing: return []
        case .completed(let began):
            streamID = item.id
            beganAt = began
        case nil: if let id = item.id, partials.conclude(id) { streamID = id }
        }
        guard isNew(item, words: Self.words(of: item)) else { return changed(item) }
        guard var message = translation.message(of: item) else { return [] }
        if progress.references != translation.references { progress.references = translation.references }
        message.streamID = streamID
        if let beganAt { message.saidAt = beganAt.milliseconds }
        message.senderID = item.participantID
        progress.openView = ConnectOpenView.after(item, progress.openView)
        var steps = typists.stops(item) + [.emit(.message(message))]
        if let token = ConnectOpenView.token(in: item) {
            steps.append(.emit(.viewRequested(token: token, vendorMessageID: item.id)))
        }
        if let id = item.id, !(item.content ?? "").isEmpty, !isReceipted(item) { steps.append(.arrived(messageID: id)) }
        return steps
    }

    /// A message may come under its id once more with other words, when the vendor has worked on it (section 8.3).
    private mutating func changed(_ item: ConnectItem) -> [Step] {
        guard let id = item.id, let earlier = said[ConnectKey(id)], let words = Self.words(of: item), words != earlier,
            var message = translation.message(of: item)
        else { return [] }
        says(ConnectKey(id), words)
        message.senderID = item.participantID
        message.replaces = id
        return [.emit(.message(message))]
    }

    /// The digest of what an item says, to be compared; nil for templates, whose tokens a transcript may have anew.
    private static func words(of item: ConnectItem) -> UInt64? {
        guard item.mediaType != ConnectContentType.interactive, let content = item.content else { return nil }
        return ConnectSeenItem.digest(content)
    }

    /// A message says this now.
    mutating func says(_ key: ConnectKey, _ words: UInt64) {
        said[key] = words
        progress.recent.change(key) { $0.words = words }
    }

    /// An item that is told the first time; one without an id is told whenever it comes.
    mutating func isNew(_ item: ConnectItem, words: UInt64? = nil) -> Bool {
        guard let id = item.id else { return true }
        let key = ConnectKey(id)
        guard seen.insert(key) else { return false }
        said[key] = words
        // Catching up begins at what a transcript has (section 8.4).
        var seenItem = ConnectSeenItem(
            key, at: item.time?.milliseconds ?? progress.recent.newest ?? 0, isPersisted: Self.isPersisted(item))
        seenItem.words = words
        seenItem.message = own.message(key)
        progress.recent.insert(seenItem, from: progress.hole)
        return true
    }

    private static func isPersisted(_ item: ConnectItem) -> Bool {
        if item.type == "MESSAGE" || item.type == "ATTACHMENT" { return true }
        let persistedTypes: Set<String> = [
            "participant.joined", "participant.left", "participant.invited", "transfer.succeeded", "transfer.failed",
        ]
        return ConnectEventTranslation.name(of: item).map(persistedTypes.contains) ?? false
    }

    /// The contact has attributes of these names.
    mutating func remember(attributes names: [String]) { progress.attributeNames = names }

    func isOwn(_ item: ConnectItem) -> Bool {
        item.participantID == participantID || (item.participantID == nil && item.role == "CUSTOMER")
    }

    /// Our own receipts for it stand in it already.
    private func isReceipted(_ item: ConnectItem) -> Bool {
        item.metadata?.receipts.contains { $0.participantID == participantID } ?? false
    }

    // MARK: Files

    private mutating func file(_ item: ConnectItem) -> [Step] {
        if isOwnFile(item) { return ownFile(item) }
        guard var message = translation.message(of: item), isNew(item) else { return [] }
        message.senderID = item.participantID
        progress.openView = ConnectOpenView.after(item, progress.openView)
        var steps = typists.stops(item) + [.emit(.message(message))]
        if let id = item.id, !message.files.isEmpty, !isReceipted(item) { steps.append(.arrived(messageID: id)) }
        return steps
    }

    // MARK: Events

    private mutating func event(_ item: ConnectItem, isPast: Bool) -> [Step] {
        let name = ConnectEventTranslation.name(of: item)
        if name == "chat.ended" {
            // An end that stands in a transcript has happened to another chat, or is found out otherwise.
            guard !isPast else { return [.mayHaveEnded] }
            isOver = true
            return typists.stopAll() + [.ended(by: lastToLeave ?? .system)]
        }
        if name == "typing" { return isPast ? [] : typing(item) }
        guard isNew(item) else { return [] }
        let events = ConnectEventTranslation.events(of: item, ownParticipantID: participantID)
        var steps = events.map { Step.emit($0) }
        if name == "participant.left" || name == "participant.joined" { steps.append(.participantsChanged) }
        if name == "participant.left" {
            steps = typists.stops(item) + steps
            lastToLeave = isOwn(item) ? .user : item.sender
        }
        if name == "participant.joined" { lastToLeave = nil }
        return steps
    }

    // MARK: Typing

    private mutating func typing(_ item: ConnectItem) -> [Step] {
        isOwn(item) || isOver ? [] : typists.types(item)
    }

    /// A participant has not been heard typing for a while.
    mutating func typingStopped(_ who: String) -> [Step] { typists.pauses(who) }
}
