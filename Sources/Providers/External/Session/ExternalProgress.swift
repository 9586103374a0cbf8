import Crypto
import JSON
import ProviderKit

/// How far a leg has heard its adapter: what `attach` says, and by which repeats are known.
///
/// Messages are known by their ids in the log; of other events the last ones are remembered here.
struct ExternalProgress: Hashable, Sendable {
    /// Where it lies among the values of the leg.
    static let key = "external.progress"

    /// The item that came last.
    private(set) var last: String?
    /// Digests of the ids of events that came last, the oldest first.
    private var recent: [String] = []

    /// Nothing was heard.
    init() {}

    /// Reads ``encoded``; what is none of it is nothing.
    init(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes) else { return }
        last = value["last"]?.stringValue
        recent = (value["recent"]?.arrayValue ?? []).compactMap(\.stringValue).suffix(ExternalLimits.recentItemsMax)
    }

    /// `{last?, recent: […]}`.
    var encoded: [UInt8] {
        var object = JSONObject()
        if let last { object.append("last", JSONValue(last)) }
        object.append("recent", .array(recent.map { JSONValue($0) }))
        return JSONValue.object(object).encoded()
    }

    /// Takes note of an item; false for one that has come before.
    ///
    /// - Parameter isMessage: the log itself knows it again.
    mutating func hear(_ item: String, isMessage: Bool) -> Bool {
        let digest = Self.digest(item)
        guard !recent.contains(digest) else { return false }
        last = item
        if !isMessage {
            recent.append(digest)
            if recent.count > ExternalLimits.recentItemsMax { recent.removeFirst() }
        }
        return true
    }

    private static func digest(_ item: String) -> String {
        var digest = Digest(.sha256)
        digest.update(Array(item.utf8).span)
        return String(decoding: Base64.url.encode(Array(digest.finish().prefix(9)).span), as: UTF8.self)
    }
}
