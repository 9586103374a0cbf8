import JSON

/// A content object, and what of the vendor's item it could not express.
struct ConnectContent: Hashable, Sendable {
    /// The object, encoded.
    let bytes: [UInt8]
    /// One word each, such as `image_dropped`.
    let degraded: [String]
}

/// Writes one content object of `api.md` section 4 and numbers what can be chosen in it.
///
/// The ids are `a1`, `a2`, … in the order of the text, so the same item always gives the same ids. What can be chosen
/// is an option and an action at once: it has `value`, which answers the message, and `payload`, which is what
/// SendMessage is given.
struct ConnectContentWriter: ~Copyable {
    /// The text so far, inside the object.
    var json = JSONWriter(reservingBytes: 512)
    private var actionCount = 0
    private var degraded: [String] = []

    /// Begins an object of a type.
    init(_ type: StaticString) {
        json.beginObject()
        json.key("type")
        json.write(literal: type)
    }

    /// Ends the object.
    consuming func finish() -> ConnectContent {
        json.endObject()
        return ConnectContent(bytes: json.finish(), degraded: degraded)
    }

    /// Notes that something could not be said.
    mutating func degrade(_ word: String) {
        if !degraded.contains(word) { degraded.append(word) }
    }

    /// Copies a text under another name, if there is one.
    mutating func text(_ name: StaticString, _ value: JSONValue?) { json.member(name, value?.stringValue) }

    /// Copies a number, also one that is written as a string.
    mutating func number(_ name: StaticString, _ value: JSONValue?) {
        guard let number = Self.number(value) else { return }
        json.key(name)
        json.write(number)
    }

    /// Writes a whole number, if there is one.
    mutating func integer(_ name: StaticString, _ value: JSONValue?, in range: ClosedRange<Int>) {
        json.member(name, Self.number(value)?.int.flatMap { range.contains($0) ? $0 : nil })
    }

    /// A number, also one that is written as a string.
    static func number(_ value: JSONValue?) -> JSONNumber? {
        value?.numberValue ?? value?.stringValue.flatMap { JSONNumber(text: $0) }
    }

    /// Writes what a picture has to say.
    mutating func picture(_ picture: ConnectPicture) {
        json.member("imageUrl", picture.url)
        if picture.url != nil { json.member("imageDescription", picture.description) }
        if picture.isDropped { degrade("image_dropped") }
    }

    /// Writes what makes the object that is open something to choose.
    ///
    /// - Parameter words: what choosing it sends.
    mutating func choice(_ label: String, _ words: ConnectWords) {
        action("postback", label)
        json.member("payload", words.payload)
    }

    /// Writes what makes the object that is open an address to open.
    mutating func link(_ label: String, _ url: String) {
        action("url", label)
        json.member("url", url)
    }

    private mutating func action(_ type: StaticString, _ label: String) {
        actionCount += 1
        json.member("id", "a\(actionCount)")
        json.key("type")
        json.write(literal: type)
        json.member("label", label)
    }
}
