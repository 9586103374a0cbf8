import Conversations
import Crypto
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

extension MessageDraft {
    /// The longest context, encoded.
    static let contextBytesMax = 16 << 10

    /// Judges what is said of the state of things.
    static func fault(ofContext context: JSONValue) -> ContentProblem? {
        let pointer = JSONPointer(["context"])
        guard context.objectValue != nil else {
            return ContentProblem(pointer, "wrong_type", "The context must be an object.")
        }
        guard context.encoded().count <= contextBytesMax else {
            return ContentProblem(pointer, "too_long", "The context has at most \(contextBytesMax) bytes.")
        }
        return nil
    }

    /// Reads and checks `{content, metadata?, hidden?, context?}`.
    init(_ value: JSONValue, bodyDigest: [UInt8]) throws(ContentProblem) {
        guard let object = value.objectValue else {
            throw ContentProblem(JSONPointer(), "wrong_type", "A message must be an object.")
        }
        for member in object.members where !["content", "metadata", "hidden", "context"].contains(member.key) {
            throw ContentProblem(
                JSONPointer([member.key]), "unknown_field", "The member \(member.key) is not known here.")
        }
        guard let content = object["content"] else {
            throw ContentProblem(JSONPointer(["content"]), "required", "The member content is missing.")
        }
        let said: UserContent
        do throws(ContentProblem) {
            said = try UserContent(content)
            if let fault = ContentRules.fault(of: said) { throw fault }
        } catch {
            throw error.under("content")
        }
        self.init(
            content: said, encodedContent: Self.complete(content).encoded(), isHidden: false, bodyDigest: bodyDigest)
        if let metadata = object["metadata"] {
            guard let object = metadata.objectValue else {
                throw ContentProblem(JSONPointer(["metadata"]), "wrong_type", "The metadata must be an object.")
            }
            if let fault = ValueRules.fault(ofMetadata: object, at: JSONPointer(["metadata"])) { throw fault }
            self.metadata = metadata.encoded()
        }
        if let hidden = object["hidden"] {
            guard let flag = hidden.boolValue else {
                throw ContentProblem(JSONPointer(["hidden"]), "wrong_type", "The member hidden is true or false.")
            }
            isHidden = flag
        }
        if let context = object["context"] {
            if let fault = Self.fault(ofContext: context) { throw fault }
            self.context = context.objectValue
        }
    }

    /// The content as readers see it: a text always says its format.
    private static func complete(_ content: JSONValue) -> JSONValue {
        guard var object = content.objectValue, object["type"]?.stringValue == "text",
            object["format"]?.stringValue == nil
        else { return content }
        object.set("format", to: "plain")
        return .object(object)
    }
}

/// The rules by which a message can be sent in a session.
enum MessageRules {
    /// Refuses content that the caller may not send or the provider cannot take.
    ///
    /// - Parameter capabilities: the session's own, which may be other than its provider's.
    static func check(
        _ draft: MessageDraft, _ principal: Principal, _ provider: ProviderInstance, _ capabilities: Capabilities
    ) throws(Problem) {
        if principal.isFrontEnd, draft.isHidden || draft.content.type == "raw" {
            throw Problem(.fieldNotPermitted, "A front end may not send this.")
        }
        if draft.context != nil, !provider.adapter.takesContext { throw Problem(noContext: provider.name) }
        let missing: String? =
            switch draft.content {
            case .text, .action, .location, .event: nil
            case .raw: provider.adapter.takesRaw ? nil : "leave for raw content in its configuration"
            case .attachment: capabilities.attachmentBytesMax == nil ? "attachments" : nil
            case .formResponse: capabilities.has(.forms) ? nil : "forms"
            case .interactiveResponse: capabilities.has(.views) ? nil : "interactive messages"
            case .data(let type, _): provider.adapter.dataTypes.contains(Self.essence(type)) ? nil : "data of this type"
            case .command: capabilities.has(.commands) ? nil : "commands"
            case .escalation: capabilities.has(.escalation) ? nil : "escalation"
            case .audio: capabilities.has(.audio) ? nil : "speech"
            }
        if let missing { throw Problem(.capabilityUnsupported, "The session's provider has no \(missing).") }
    }

    /// A media type without its parameters; what is none is no provider's either.
    private static func essence(_ type: String) -> String { (try? MediaType(type).essence) ?? "" }
}

extension Problem {
    /// The provider hands on no context between queries.
    init(noContext provider: String) {
        self.init(.capabilityUnsupported, "The session's provider \(provider) has no context.")
    }
}
