package import Domain
package import JSON
import ProviderKit

/// The script of a platform that takes less custom data later, asks for forms, and merges users.
extension ScriptedProvider {
    /// Names that begin with `fixed` are taken at the beginning only.
    package func validate(customDataChange next: JSONObject, from present: JSONObject) throws(ContentProblem) {
        for member in next.members + present.members
        where member.key.hasPrefix("fixed") && next[member.key] != present[member.key] {
            throw ContentProblem(
                JSONPointer([member.key]), "not_supported_after_start", "The script takes it at the beginning only.")
        }
    }
}
