/// How far the provider knows which user an anonymous one has become.
enum IdentityNotice: String, Sendable {
    /// There is nothing to tell.
    case none
    /// The provider has not taken it yet, as far as is known.
    case untold
    /// The provider has taken it: the vendor may know the user by either id. `told` in stored documents.
    case notified = "told"

    /// The word of a session's member `identity`; nil where it has none.
    var word: String? {
        switch self {
        case .none: nil
        case .untold: "pending"
        case .notified: "told"
        }
    }
}
