import Domain
import JSON

/// How far each file of the user's has come at the vendor, as it is kept over a restart (`PROTOCOL.md`, section 12).
///
/// No input or output. What a step relies on is kept before the step is taken, so that whoever comes after a death
/// does nothing a second time that the other side would see twice.
struct ConnectUploads: Hashable, Sendable {
    /// Under which name it is kept.
    static let key = "uploads"
    /// Files that are remembered: more than a chat may have.
    static let entriesMax = 64

    /// How far a file is, in the order in which it gets there.
    enum Stage: String, Hashable, Sendable, CaseIterable {
        /// Its bytes may be on their way.
        case begun
        /// Its bytes are there; from here on it may have been announced, and is never brought anew without proof.
        case brought
        /// The vendor has taken its announcement.
        case completed
        /// The scanner has let it pass: the other side sees it.
        case approved
        /// The scanner has not.
        case rejected
    }

    /// One file of one message.
    struct Name: Hashable, Sendable {
        var message: MessageID
        var file: AttachmentID
    }

    private struct Entry: Hashable, Sendable {
        var name: Name
        /// Nothing of the message comes behind it, so that the message has arrived with it.
        var isLast: Bool
        /// The vendor's `AttachmentId`, from ``Stage/brought`` on.
        var vendorID = ""
        /// Counts the addresses that have become too old; part of the token that asks for one.
        var number = 0
        var stage = Stage.begun
    }

    /// The next step to be taken with a file.
    enum Next: Hashable, Sendable {
        /// Its bytes are brought to the address that is asked for under this number.
        case bring(number: Int)
        /// It is announced under the vendor's id.
        case complete(String)
        /// Nothing: the vendor has it.
        case nothing
        /// Nothing: the scanner has refused it.
        case refused
    }

    /// The verdict of an item on a file.
    struct Verdict: Hashable, Sendable {
        var name: Name
        var isLast: Bool
        var stage: Stage
        var vendorID: String
        /// It was not known before.
        var isNews: Bool
    }

    private var entries: [Entry] = []

    /// Nothing was sent yet.
    init() {}

    /// The step to be taken with a file now.
    mutating func next(_ name: Name, isLast: Bool) -> Next {
        guard let entry = entries.first(where: { $0.name == name }) else {
            makeRoom()
            entries.append(Entry(name: name, isLast: isLast))
            assert(entries.count <= Self.entriesMax, "So many files are remembered.")
            return .bring(number: 0)
        }
        switch entry.stage {
        case .begun: return .bring(number: entry.number)
        case .brought: return .complete(entry.vendorID)
        case .completed, .approved: return .nothing
        case .rejected: return .refused
        }
    }

    /// Those of the longest past go first, of which nothing is awaited.
    private mutating func makeRoom() {
        guard entries.count >= Self.entriesMax else { return }
        entries.remove(at: entries.firstIndex { $0.stage == .approved || $0.stage == .rejected } ?? 0)
    }

    /// Its bytes are there, under this id of the vendor's.
    mutating func brought(_ name: Name, _ vendorID: String) {
        assert(!vendorID.isEmpty, "The vendor names what it has.")
        change(name) { entry in
            guard entry.stage == .begun else { return }
            assert(entry.vendorID.isEmpty, "What is only begun has no name yet.")
            (entry.stage, entry.vendorID) = (.brought, vendorID)
        }
    }

    /// The begun upload has come to nothing, and surely nobody has seen it: it is begun anew under another number.
    mutating func beginAnew(_ name: Name) {
        change(name) { entry in
            guard entry.stage == .begun || entry.stage == .brought else { return }
            (entry.stage, entry.vendorID, entry.number) = (.begun, "", entry.number + 1)
        }
    }

    /// The vendor has taken its announcement; a verdict may have come before.
    mutating func completed(_ name: Name) {
        change(name) { entry in if entry.stage == .brought { entry.stage = .completed } }
    }

    /// The vendor has taken its announcement, whatever it says of it.
    func isCompleted(_ name: Name) -> Bool {
        switch entries.first(where: { $0.name == name })?.stage {
        case .completed, .approved, .rejected: true
        case .begun, .brought, nil: false
        }
    }

    /// Whether a file was brought here under this id of the vendor's.
    func knows(_ vendorID: String) -> Bool { entries.contains { $0.vendorID == vendorID } }

    /// An item is there, which is proof that its files were announced.
    mutating func handle(_ attachments: [ConnectItem.Attachment]) -> [Verdict] {
        attachments.compactMap { attachment in
            guard let place = entries.firstIndex(where: { $0.vendorID == attachment.id }) else { return nil }
            let before = entries[place].stage
            switch attachment.status {
            case "APPROVED": entries[place].stage = .approved
            case "REJECTED": entries[place].stage = .rejected
            // It is being looked at; a verdict is not taken back by an older item.
            default: if before == .brought { entries[place].stage = .completed }
            }
            let entry = entries[place]
            assert(entry.stage != .begun, "What the vendor shows was brought.")
            return Verdict(
                name: entry.name, isLast: entry.isLast, stage: entry.stage, vendorID: entry.vendorID,
                isNews: entry.stage != before)
        }
    }

    private mutating func change(_ name: Name, _ body: (inout Entry) -> Void) {
        if let place = entries.firstIndex(where: { $0.name == name }) { body(&entries[place]) }
    }

    // MARK: What is kept

    init(decoding bytes: [UInt8]) {
        entries = ((try? JSONValue(parsing: bytes))?["files"]?.arrayValue ?? []).compactMap { file in
            guard let message = file["message"]?.stringValue.flatMap({ MessageID($0) }),
                let id = file["file"]?.stringValue.flatMap({ AttachmentID($0) }),
                let stage = file["stage"]?.stringValue.flatMap({ Stage(rawValue: $0) })
            else { return nil }
            return Entry(
                name: Name(message: message, file: id), isLast: file["last"] == true,
                vendorID: file["id"]?.stringValue ?? "", number: file["number"]?.intValue ?? 0, stage: stage)
        }
    }

    func encoded() -> [UInt8] {
        let files = entries.map { entry in
            var object: JSONObject = [
                "message": JSONValue(entry.name.message.description), "file": JSONValue(entry.name.file.description),
                "stage": JSONValue(entry.stage.rawValue),
            ]
            if !entry.vendorID.isEmpty { object.append("id", JSONValue(entry.vendorID)) }
            if entry.number > 0 { object.append("number", JSONValue(entry.number)) }
            if entry.isLast { object.append("last", true) }
            return JSONValue.object(object)
        }
        return JSONValue.object(["files": .array(files)]).encoded()
    }
}
