import Domain
import JSON
import Testing

@testable import ProviderConnect

/// An item out of its text.
func item(_ text: String) throws -> ConnectItem { try #require(ConnectItem(try JSONValue(parsing: text))) }

/// A message of a flow's, with content of a type.
func message(_ type: String?, _ content: String?, id: String = "i-1", role: String = "SYSTEM") throws -> ConnectItem {
    var object: JSONObject = [
        "Id": JSONValue(id), "Type": "MESSAGE", "ParticipantRole": JSONValue(role), "DisplayName": "BOT",
    ]
    if let type { object.append("ContentType", JSONValue(type)) }
    if let content { object.append("Content", JSONValue(content)) }
    return try #require(ConnectItem(.object(object)))
}

/// An interactive message with a template's text.
func interactive(_ template: String, id: String = "i-1", role: String = "SYSTEM") throws -> ConnectItem {
    try message(ConnectContentType.interactive, template, id: id, role: role)
}

/// The content object of an item.
func content(of item: ConnectItem) throws -> JSONValue {
    var translation = ConnectTranslation()
    let message = translation.message(of: item)
    return try content(of: try #require(message))
}

/// The content of a message, with what it could not express as a member of its own.
func content(of message: InboundMessage) throws -> JSONValue {
    var content = try #require(try JSONValue(parsing: message.content).objectValue)
    if !message.degraded.isEmpty { content.append("degraded", .array(message.degraded.map { JSONValue($0) })) }
    return .object(content)
}

extension ConnectWords: CustomTestStringConvertible {
    /// Type and content.
    public var testDescription: String { "\(contentType) \(content)" }
}
