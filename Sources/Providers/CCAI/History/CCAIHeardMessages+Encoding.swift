import Domain
import JSON

/// The messages as JSON: how many stand before them and until when those were said, and each with its digests.
extension CCAIHeardMessages {
    /// `[[earlier?, until?], [words, id?, time?, source]…]`, where what is not known is `null`.
    var json: JSONValue {
        let earlier: JSONValue = earlierCount.map { JSONValue($0) } ?? .null
        let until: JSONValue = forgottenUntil.map { JSONValue(Int($0)) } ?? .null
        return .array(
            [[earlier, until]]
                + entries.map { entry in
                    [
                        JSONValue(entry.mark.words), entry.mark.id.map { JSONValue($0) } ?? .null,
                        entry.mark.at.map { JSONValue(Int($0)) } ?? .null, JSONValue(entry.source.rawValue),
                    ]
                })
    }

    /// Messages that were persisted; nil where there are none that can be read, so that nobody knows what was heard.
    ///
    /// An earlier form has the count alone in the first place.
    init?(_ value: JSONValue?) {
        guard let list = value?.arrayValue, let first = list.first else { return nil }
        let entries = list.dropFirst().compactMap { value -> Entry? in
            guard let words = CCAIJSON.token(value[0], bytesMax: 16),
                let source = value[3]?.intValue.flatMap(Source.init(rawValue:))
            else { return nil }
            let at = value[2]?.intValue.map { Int64($0) }
            return Entry(mark: Mark(id: CCAIJSON.token(value[1], bytesMax: 16), words: words, at: at), source: source)
        }
        let earlier = (first.arrayValue?.first ?? first).intValue
        self.init(
            entries, earlierCount: earlier.flatMap { $0 >= 0 ? $0 : nil },
            forgottenUntil: first[1]?.intValue.map { Int64($0) })
    }
}

extension CCAIHeardMessages.Mark {
    /// The mark of a message.
    ///
    /// - Parameter at: when it was said, by the platform's clock.
    init(_ message: CCAIMessage, by role: SenderRole, id: String?, at: Int64?) {
        var words = [role.rawValue, message.echoKey.digest]
        if !message.isEchoed {
            words += ["title", "event", "media_id", "smart_action_id"].map { message[$0]?.description ?? "" }
        }
        self.init(id: id.map { CCAIJSON.digest($0) }, words: CCAIJSON.digest(words.joined(separator: "\u{0}")), at: at)
    }
}
