/// The condition of a change (RFC 9110 section 13.1.1): the thing has one of some tags, or is there at all.
package enum MatchCondition: Hashable, Sendable {
    /// `*`.
    case any
    /// The strong ones among the tags, quotes included; a weak one never matches (section 8.8.3.2).
    case tags([String])

    /// A thing that is there has this tag.
    package func allows(_ etag: String) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains(etag)
        }
    }
}
