import Domain
import JSON

/// A content object, and what of the platform's message it could not express.
struct CCAIContent: Hashable, Sendable {
    /// The object of `api.md` section 4, encoded.
    var bytes: [UInt8]
    /// One word each, such as `underline`.
    var degraded: [String] = []
    /// The files that belong to it, in order.
    var files: [VendorFile] = []

    /// The content object of a message that is not understood, with all of it.
    static func unsupported(_ message: CCAIMessage, degraded: String? = nil) -> CCAIContent {
        var writer = CCAIContentWriter("unsupported", message)
        writer.json.member("native", JSONValue.object(message.payload))
        if let degraded { writer.degrade(degraded) }
        return writer.finish()
    }
}

/// Writes one content object of `api.md` section 4 and numbers what can be chosen in it.
///
/// The ids are `a1`, `a2`, … in the order of the text, so the same message always gives the same ids.
struct CCAIContentWriter: ~Copyable {
    /// The text so far, inside the object.
    var json = JSONWriter(reservingBytes: 512)
    /// Files so far.
    var files: [VendorFile] = []
    private var actionCount = 0
    private var degraded: [String] = []
    private let isPrivate: Bool

    /// Begins an object of a type, for a message.
    init(_ type: StaticString, _ message: CCAIMessage) {
        isPrivate = message.isPrivate
        json.beginObject()
        json.key("type")
        json.write(literal: type)
    }

    /// Ends the object.
    consuming func finish() -> CCAIContent {
        if isPrivate { json.member("privateFromAgent", true) }
        json.endObject()
        return CCAIContent(bytes: json.finish(), degraded: degraded, files: files)
    }

    /// Notes that something could not be said.
    mutating func degrade(_ word: String) {
        if !degraded.contains(word) { degraded.append(word) }
    }

    /// Writes a text of the platform's Markdown under a name, without what CommonMark cannot say.
    mutating func markdown(_ name: StaticString, _ text: String) {
        let plain = CCAIMarkup.withoutUnderline(text)
        json.member(name, plain ?? text)
        if plain != nil { degrade("underline") }
    }

    /// Writes what makes the object that is open something to choose, answered by its title as a text.
    mutating func choice(_ title: String, style: String? = nil) {
        action("postback", title, style)
        json.member("payload", title)
    }

    /// Writes what makes the object that is open an address to open.
    mutating func address(_ title: String, _ url: String, style: String? = nil) {
        action("url", title, style)
        json.member("url", url)
    }

    private mutating func action(_ type: StaticString, _ label: String, _ style: String?) {
        actionCount += 1
        json.member("id", "a\(actionCount)")
        json.key("type")
        json.write(literal: type)
        json.member("label", label)
        // The vendor has further styles, which `native` says.
        json.member("style", style.flatMap { ["primary", "danger"].contains($0) ? $0 : nil })
    }
}
