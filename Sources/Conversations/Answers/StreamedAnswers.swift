import Chronology
import Domain
import JSON
import Kernel

/// The answers of a provider that come in pieces, each with all of it so far (`api.md` section 7).
///
/// Pure. Pieces go past the log, so this is all there is of an answer before it is whole: for readers who join in the
/// middle, and for the message that it becomes where the provider never completes it.
package struct StreamedAnswers: Sendable {
    /// Answers that may come at a time; the oldest is cut for another.
    static let openMax = 16
    /// Bytes of text that are kept of one answer; a longer one is cut there.
    static let textBytesMax = 256 << 10
    /// Answers that were cut and may still come whole; the oldest is forgotten for another.
    static let cutMax = 16
    /// Bytes of text by which the whole of an answer that was cut is known.
    static let cutTextBytesMax = 4096
    /// How long what has come of an answer may be newer than what is kept of it.
    static let keepingInterval: Duration = .seconds(1)

    /// An answer that is not whole yet.
    package struct Answer: Hashable, Sendable {
        /// Its `streamId`.
        package var id: String
        /// All so far.
        package var text = ""
        /// The provider says it, or a person there.
        var role: SenderRole
        /// It is longer than what is kept.
        fileprivate(set) var isOverlong = false
        /// When it was written down last, and how much of it there was.
        fileprivate var storedAt: Instant?
        fileprivate var storedBytes = 0
    }

    /// An answer that was cut, and the message that stands for it.
    struct Cut: Hashable, Sendable {
        var id: String
        var message: MessageID
        var createdAt: Timestamp
        /// The beginning of what there is.
        var text: String
        /// The text is all that there is.
        var isWhole: Bool

        /// - Parameter text: all that there is.
        init(id: String, message: MessageID, createdAt: Timestamp, text: String) {
            self.init(
                id: id, message: message, createdAt: createdAt,
                text: text.prefix(bytes: StreamedAnswers.cutTextBytesMax),
                isWhole: text.utf8.count <= StreamedAnswers.cutTextBytesMax)
        }

        fileprivate init(id: String, message: MessageID, createdAt: Timestamp, text: String, isWhole: Bool) {
            self.id = id
            self.message = message
            self.createdAt = createdAt
            self.text = text
            self.isWhole = isWhole
        }
    }

    /// The oldest first.
    private(set) var open: [Answer] = []
    private(set) var cut: [Cut] = []

    var isEmpty: Bool { open.isEmpty && cut.isEmpty }

    /// Takes a piece in; false where it is of an answer that was cut, of which nobody is to be told more.
    mutating func append(_ piece: String, of id: String, by role: SenderRole, replaces: Bool) -> Bool {
        guard !cut.contains(where: { $0.id == id }) else { return false }
        let place = open.firstIndex { $0.id == id } ?? begin(id, role)
        open[place].text = replaces ? piece : open[place].text + piece
        open[place].isOverlong = open[place].text.utf8.count > Self.textBytesMax
        assert(open.count <= Self.openMax + 1, "The excess is taken out after each piece.")
        assert(!cut.contains { $0.id == id }, "An answer comes in pieces or was cut.")
        return true
    }

    private mutating func begin(_ id: String, _ role: SenderRole) -> Int {
        assert(!open.contains { $0.id == id }, "An answer begins once.")
        open.append(Answer(id: id, role: role))
        assert(open.count <= Self.openMax + 1, "The excess is taken out after each piece.")
        return open.count - 1
    }

    /// Gives up what goes past a bound.
    mutating func removeExcess() -> [Answer] {
        var excess: [Answer] = []
        while open.count > Self.openMax { excess.append(open.removeFirst()) }
        for var answer in open where answer.isOverlong {
            answer.text = answer.text.prefix(bytes: Self.textBytesMax)
            excess.append(answer)
        }
        open.removeAll(where: \.isOverlong)
        assert(open.count <= Self.openMax, "So many answers come at a time.")
        assert(excess.allSatisfy { $0.text.utf8.count <= Self.textBytesMax }, "What is kept is bounded.")
        return excess
    }

    /// The answer is whole, or will not be.
    mutating func remove(_ id: String) -> Answer? {
        guard let place = open.firstIndex(where: { $0.id == id }) else { return nil }
        let answer = open.remove(at: place)
        assert(answer.id == id, "An answer has its own end.")
        assert(!open.contains { $0.id == id }, "An answer comes once at a time.")
        return answer
    }

    /// None will be whole.
    mutating func removeAll() -> [Answer] {
        defer { open = [] }
        return open
    }

    /// A message stands for an answer that was cut.
    mutating func note(_ earlier: Cut) {
        assert(!open.contains { $0.id == earlier.id }, "What was cut comes in pieces no more.")
        if cut.count == Self.cutMax { cut.removeFirst() }
        cut.append(earlier)
        assert(cut.count <= Self.cutMax, "So many are remembered.")
    }

    /// The whole has come: the message that stood for what there was of it.
    mutating func removeCut(_ id: String) -> Cut? {
        guard let place = cut.firstIndex(where: { $0.id == id }) else { return nil }
        let earlier = cut.remove(at: place)
        assert(earlier.id == id, "A message stands for its own answer.")
        assert(!cut.contains { $0.id == id }, "One message stands for an answer.")
        return earlier
    }

    // MARK: What is kept

    /// An answer has begun, or has grown by a quarter and for a while, since it was written down.
    ///
    /// By a quarter, so that what is written of a long answer stays in proportion to it.
    func isWorthKeeping(at time: Instant) -> Bool {
        open.contains { answer in
            guard let storedAt = answer.storedAt else { return true }
            return time - storedAt >= Self.keepingInterval
                && answer.text.utf8.count > answer.storedBytes + answer.storedBytes / 4
        }
    }

    /// All of them are being written down.
    mutating func wereStored(at time: Instant) {
        for index in open.indices {
            open[index].storedAt = time
            open[index].storedBytes = open[index].text.utf8.count
        }
        assert(!isWorthKeeping(at: time), "What was written down is not written down at once again.")
    }

    /// `{open:[{id, role, text}], cut:[{id, messageId, createdAt, text, isWhole}]}`.
    var json: JSONValue {
        [
            "open": .array(
                open.map {
                    ["id": JSONValue($0.id), "role": JSONValue($0.role.rawValue), "text": JSONValue($0.text)]
                }),
            "cut": .array(
                cut.map {
                    [
                        "id": JSONValue($0.id), "messageId": JSONValue($0.message.description),
                        "createdAt": JSONValue(Int($0.createdAt.milliseconds)), "text": JSONValue($0.text),
                        "isWhole": JSONValue($0.isWhole),
                    ]
                }),
        ]
    }

    /// None.
    init() {}

    /// Reads ``json``; what is not ours is passed over.
    init(_ json: JSONValue) {
        open = (json["open"]?.arrayValue ?? []).compactMap { value in
            guard let id = value["id"]?.stringValue, let text = value["text"]?.stringValue,
                let role = value["role"]?.stringValue.flatMap(SenderRole.init)
            else { return nil }
            return Answer(id: id, text: text, role: role)
        }
        cut = (json["cut"]?.arrayValue ?? []).compactMap { value in
            guard let id = value["id"]?.stringValue, let time = value["createdAt"]?.intValue,
                let message = value["messageId"]?.stringValue.flatMap({ MessageID($0) })
            else { return nil }
            // An earlier release kept no text.
            let text = value["text"]?.stringValue
            return Cut(
                id: id, message: message, createdAt: Timestamp(milliseconds: Int64(time)), text: text ?? "",
                isWhole: text != nil && value["isWhole"] == true)
        }
    }
}

extension String {
    /// The beginning, in whole characters of Unicode and at most so many bytes of UTF-8.
    fileprivate func prefix(bytes bytesMax: Int) -> String {
        guard utf8.count > bytesMax else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: bytesMax)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(unicodeScalars[..<end])
    }
}
