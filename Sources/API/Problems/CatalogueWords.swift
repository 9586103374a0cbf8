import Conversations

/// The words of the catalogue, for problems that sessions and messages carry.
package struct CatalogueWords: ProblemWords {
    package init() {}

    package func isKnown(_ code: String) -> Bool { ProblemCode(rawValue: code) != nil }

    package func title(of code: String) -> String { ProblemCatalogue.title(of: code) }

    package func remedy(of code: String, retryAfter milliseconds: Int64?, provider: String) -> String? {
        ProblemCode(rawValue: code).map {
            ProblemRemedy.text($0, retryAfter: milliseconds, provider: provider)
        }
    }
}
