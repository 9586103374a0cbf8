import Chronology
import Domain
import JSON

/// Turns the vendor's items into messages in the words of `api.md` section 4; no input or output.
///
/// It keeps nothing but which item of a list is the latest.
struct ConnectTranslation: Hashable, Sendable {
    /// The latest items of lists that turn their pages.
    var references = ConnectReferences()

    /// Begins with no lists.
    init() {}

    /// The message that an item is; nil for events, and for files that are still being looked at.
    mutating func message(of item: ConnectItem) -> InboundMessage? {
        switch item.type {
        case "ATTACHMENT":
            guard let content = Self.attachment(item) else { return nil }
            return Self.message(item, content)
        case "MESSAGE":
            var message = Self.message(item, Self.content(of: item))
            if item.mediaType == ConnectContentType.interactive, let id = item.id,
                let reference = item.content.flatMap({ ConnectTemplate(text: $0) })?.reference
            {
                message.replaces = references.note(reference, item: id)
            }
            return message
        default: return nil
        }
    }

    private static func message(_ item: ConnectItem, _ content: ConnectContent) -> InboundMessage {
        var message = InboundMessage(
            vendorID: item.id, role: item.sender, senderName: item.displayName, content: content.bytes,
            native: item.nativeText)
        message.saidAt = item.time?.milliseconds
        message.degraded = content.degraded
        message.files = item.attachments.filter { $0.status == "APPROVED" }.map { file in
            VendorFile(
                url: ConnectFileAddress.url(of: file.id), name: file.name.flatMap { $0.isEmpty ? nil : $0 },
                contentType: file.contentType.flatMap { $0.isEmpty ? nil : $0 })
        }
        return message
    }

    // MARK: Messages (section 8.2)

    /// The content object of a message.
    private static func content(of item: ConnectItem) -> ConnectContent {
        switch item.mediaType {
        // The vendor's own libraries take a message without a type for a text.
        case ConnectContentType.plain, nil:
            // Without any text there is nothing that could be one.
            guard let text = item.content else { return unsupported(item) }
            return self.text(text, "plain")
        case ConnectContentType.markdown: return text(item.content ?? "", "markdown")
        case ConnectContentType.json:
            guard let value = item.content.flatMap(ConnectJSON.value) else {
                return text(item.content ?? "", "plain", degraded: "invalid_json")
            }
            return data(ConnectContentType.json, value)
        case ConnectContentType.interactive:
            guard let template = item.content.flatMap({ ConnectTemplate(text: $0) }) else {
                return unsupported(item, degraded: "invalid_json")
            }
            return interactive(template) ?? unsupported(item)
        case ConnectContentType.interactiveResponse:
            guard let value = item.content.flatMap(ConnectJSON.value) else { return unsupported(item) }
            // Free text that the customer wrote while a view was open comes back wrapped.
            if value["action"] == " ", let words = value["data"]?["content"]?.stringValue {
                return text(words, "plain")
            }
            return data(ConnectContentType.interactiveResponse, value)
        default: return unsupported(item)
        }
    }

    /// Words.
    static func text(_ text: String, _ format: StaticString, degraded: String? = nil) -> ConnectContent {
        var writer = ConnectContentWriter("text")
        writer.json.member("text", text)
        writer.json.key("format")
        writer.json.write(literal: format)
        if let degraded { writer.degrade(degraded) }
        return writer.finish()
    }

    /// The content object of an item that is not understood, with the whole item in it.
    static func unsupported(_ item: ConnectItem, degraded: String? = nil) -> ConnectContent {
        var writer = ConnectContentWriter("unsupported")
        writer.json.member("native", ConnectJSON.shallow(item.native))
        if let degraded { writer.degrade(degraded) }
        return writer.finish()
    }

    private static func data(_ type: String, _ value: JSONValue) -> ConnectContent {
        var writer = ConnectContentWriter("data")
        writer.json.member("contentType", type)
        writer.json.member("value", value)
        return writer.finish()
    }

    // MARK: Files (section 12)

    /// The content object of an item of files; nil while all that is known is that they are looked at.
    private static func attachment(_ item: ConnectItem) -> ConnectContent? {
        let refused = item.attachments.filter { $0.status == "REJECTED" }
        if item.attachments.contains(where: { $0.status == "APPROVED" }) {
            var writer = ConnectContentWriter("attachment")
            let words = [item.content ?? ""] + refused.map { refusal(of: $0) }
            let text = words.filter { !$0.isEmpty }.joined(separator: "\n")
            if !text.isEmpty { writer.json.member("text", text) }
            if !refused.isEmpty { writer.degrade("attachment_rejected") }
            return writer.finish()
        }
        if !refused.isEmpty {
            var writer = ConnectContentWriter("notice")
            writer.json.member("text", refused.map { refusal(of: $0) }.joined(separator: "\n"))
            writer.degrade("attachment_rejected")
            return writer.finish()
        }
        // Another item follows.
        if item.attachments.contains(where: { $0.status == "IN_PROGRESS" }) { return nil }
        return unsupported(item)
    }

    private static func refusal(of file: ConnectItem.Attachment) -> String {
        let name = file.name.flatMap { $0.isEmpty ? nil : $0 } ?? file.id
        return "Amazon Connect refused the file \(name)."
    }
}

extension ConnectItem {
    /// `ContentType` in small letters and without parameters.
    var mediaType: String? {
        contentType.map { type in
            // Nearly always it is written as it is compared.
            if type.utf8.allSatisfy(Self.isPlain) { return type }
            return type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        }
    }

    /// A byte of a media type in small letters that has neither parameters nor blanks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: ";")
            && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
