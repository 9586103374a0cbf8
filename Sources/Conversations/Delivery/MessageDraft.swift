package import Domain
package import JSON
import ProviderKit
package import Store

/// A message that a caller wants to send, checked.
package struct MessageDraft: Sendable {
    package var content: UserContent
    /// The content object as it came.
    package var encodedContent: [UInt8]
    package var metadata: [UInt8]?
    package var isHidden: Bool
    /// The context that goes to the provider in place of that of its last answer.
    package var context: JSONObject?
    package var clientID: String?
    /// A digest of the body, to tell a repeat from another message under the same client id.
    package var bodyDigest: [UInt8]
    package var claim: IdempotencyClaim?
    /// The request of the provider's that it answers.
    var answer: CommandAnswer?
    /// A file that is taken in with the message.
    var newFile: AttachmentRecord?

    package init(
        content: UserContent, encodedContent: [UInt8], metadata: [UInt8]? = nil, isHidden: Bool,
        context: JSONObject? = nil, bodyDigest: [UInt8], claim: IdempotencyClaim? = nil
    ) {
        self.content = content
        self.encodedContent = encodedContent
        self.metadata = metadata
        self.isHidden = isHidden
        self.context = context
        self.bodyDigest = bodyDigest
        self.claim = claim
    }
}
