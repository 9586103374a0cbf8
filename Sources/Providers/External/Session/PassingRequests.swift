import JSON

/// Requests of which only the latest counts, such as typing: one of a kind is asked at a time.
struct PassingRequests: Sendable {
    /// The kinds.
    enum Kind: String, CaseIterable, Sendable {
        case typing, receipt
    }

    private var asked: Set<Kind> = []
    private var waiting: [Kind: JSONObject] = [:]

    /// Takes a request; false where one of its kind is asked already, behind which it goes.
    mutating func begin(_ kind: Kind, _ members: JSONObject) -> Bool {
        guard asked.insert(kind).inserted else {
            waiting[kind] = members
            return false
        }
        return true
    }

    /// One was answered: the next of its kind, to be begun.
    mutating func answered(_ kind: Kind) -> JSONObject? {
        asked.remove(kind)
        return waiting.removeValue(forKey: kind)
    }

    /// The adapter is gone; of what waits only a receipt is worth saying later.
    mutating func lost() {
        asked = []
        waiting[.typing] = nil
    }

    /// Takes those that have waited for the adapter.
    mutating func removeWaiting() -> [(Kind, JSONObject)] {
        let all = Kind.allCases.compactMap { kind in waiting[kind].map { (kind, $0) } }
        waiting = [:]
        return all
    }
}
