import Chronology
import JSON

/// One call of GetTranscript: what it asks for, and the page it gets (protocol note section 11).
struct ConnectTranscript {
    /// Where a page goes on, as `NextToken` says it.
    private struct Place {
        var isForward: Bool
        var isAscending: Bool
        var index: Int
        /// How many connections the contact had: a token is good for one of them (section 11.2).
        var epoch: Int

        /// As long as the vendor's model allows (section 11.1).
        static let charactersMax = 1000

        var text: String {
            let words = "page+/\(isForward ? "F" : "B").\(isAscending ? "A" : "D").\(index).\(epoch)."
            return words + String(repeating: "x", count: Self.charactersMax - words.count - 2) + "=="
        }

        init(isForward: Bool, isAscending: Bool, index: Int, epoch: Int) {
            self.isForward = isForward
            self.isAscending = isAscending
            self.index = index
            self.epoch = epoch
        }

        init?(_ text: String) {
            guard text.hasPrefix("page+/"), text.hasSuffix("==") else { return nil }
            let parts = text.dropFirst(6).dropLast(2).split(separator: ".").map(String.init)
            guard parts.count == 5, let index = Int(parts[2]), let epoch = Int(parts[3]) else { return nil }
            self.init(isForward: parts[0] == "F", isAscending: parts[1] == "A", index: index, epoch: epoch)
        }
    }

    private enum Start {
        case id(String)
        case time(Int64)
        case recent(Int)
    }

    private static let invalid = ConnectError.validation("Validation exception due to invalid parameter")

    let contactID: String?
    private let countMax: Int
    private let isForward: Bool
    private let isAscending: Bool
    private let start: Start?
    private let token: Place?

    init(_ body: consuming ConnectBody, pageMax: Int) throws(ConnectError) {
        contactID = try body.optionalText("ContactId", 1...256)
        let count = try body.integer("MaxResults", 0...100) ?? 0
        // The meaning of `MaxResults` 0 is not known; the usual number is assumed.
        countMax = min(count == 0 ? 10 : count, pageMax)
        let direction = try body.choice("ScanDirection", ["FORWARD", "BACKWARD"])
        let order = try body.choice("SortOrder", ["ASCENDING", "DESCENDING"])
        let next = try body.optionalText("NextToken", 1...1000)
        start = try Self.start(try body.object("StartPosition"))
        try body.finish()
        if let next {
            guard let place = Place(next) else { throw Self.invalid }
            if let direction, (direction == "FORWARD") != place.isForward { throw Self.invalid }
            if let order, (order == "ASCENDING") != place.isAscending { throw Self.invalid }
            (isForward, isAscending, token) = (place.isForward, place.isAscending, place)
            return
        }
        isForward = direction.map { $0 == "FORWARD" } ?? (start != nil)
        isAscending = order == "ASCENDING"
        token = nil
        if isForward, start == nil { throw Self.invalid }
    }

    /// The one member of `StartPosition`; one without any says nothing, so that it is no place for `FORWARD`.
    private static func start(_ body: ConnectBody?) throws(ConnectError) -> Start? {
        guard var body else { return nil }
        let id = try body.optionalText("Id", 1...256)
        let time = try body.optionalText("AbsoluteTime", 1...100)
        let recent = try body.integer("MostRecent", 0...100)
        try body.finish()
        switch (id, time, recent) {
        case (let id?, nil, nil): return .id(id)
        case (nil, let time?, nil):
            guard let moment = Timestamp(rfc3339: time) else { throw invalid }
            return .time(moment.milliseconds)
        case (nil, nil, let recent?): return .recent(recent)
        case (nil, nil, nil): return nil
        default: throw invalid
        }
    }

    // MARK: The page

    /// The page that is answered.
    struct Page {
        var items: [ConnectItem]
        /// Nil at the end.
        var nextToken: String?
    }

    /// The page of a contact's items; those of the past come by `NextToken` and backwards only (section 11.4).
    ///
    /// - Parameter epoch: how many connections the contact had so far.
    func page(past: [ConnectItem], items: [ConnectItem], epoch: Int) throws(ConnectError) -> Page {
        if let token, token.epoch != epoch { throw Self.invalid }
        let items = contactID.map { id in items.filter { $0.contactID == id } } ?? items
        let all = past + items
        guard let first = token?.index ?? firstIndex(in: all, from: past.count), first <= all.count else {
            return Page(items: [], nextToken: nil)
        }
        let range: Range<Int>
        var next: Int?
        if isForward {
            range = first..<min(first + countMax, all.count)
            if range.upperBound < all.count { next = range.upperBound }
        } else {
            let bottom = token == nil ? past.count : 0
            range = max(bottom, first - countMax)..<max(bottom, first)
            if range.lowerBound > 0, contactID == nil || range.lowerBound > past.count { next = range.lowerBound }
        }
        let page = isAscending ? Array(all[range]) : Array(all[range].reversed())
        let place = next.map { Place(isForward: isForward, isAscending: isAscending, index: $0, epoch: epoch) }
        return Page(items: page, nextToken: place?.text)
    }

    /// Where the first page begins, or ends where it goes backwards; nil for a place that is not there.
    private func firstIndex(in all: [ConnectItem], from bottom: Int) -> Int? {
        let own = bottom..<all.count
        switch start {
        case nil: return all.count
        case .id(let id):
            guard let index = own.first(where: { all[$0].id == id }) else { return nil }
            return isForward ? index : index + 1
        case .time(let time):
            if isForward { return own.first { all[$0].milliseconds >= time } }
            return own.last { all[$0].milliseconds <= time }.map { $0 + 1 }
        case .recent(let count):
            let index = max(bottom, all.count - max(count, 1))
            return isForward ? index : min(index + 1, all.count)
        }
    }
}
