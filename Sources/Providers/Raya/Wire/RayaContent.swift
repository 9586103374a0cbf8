import Crypto
import Domain
import JSON

/// The content objects of `api.md` section 4 that come of the vendor's frames.
enum RayaContent {
    /// Words of the bot or of a person there, which may have Markdown in them.
    static func text(_ text: String) -> [UInt8] {
        encoded("text", "text", .string(text), ("format", "markdown"))
    }

    /// A line about the conversation.
    static func notice(_ text: String) -> [UInt8] { encoded("notice", "text", .string(text)) }

    /// The `unsupported` content for a frame that is not understood, with all of it.
    ///
    /// Written anew: a frame may hold half of an emoji, which strict readers refuse.
    static func unsupported(_ frame: [UInt8]) -> [UInt8] {
        let value = try? JSONValue(parsing: frame, limits: RayaFrame.limits)
        var writer = JSONWriter(reservingBytes: frame.count + 40)
        writer.beginObject()
        writer.member("type", "unsupported")
        writer.member("native", value ?? .null)
        writer.endObject()
        return writer.finish()
    }

    private static func encoded(
        _ type: String, _ key: String, _ value: JSONValue, _ more: (String, JSONValue)? = nil
    ) -> [UInt8] {
        var object: JSONObject = ["type": .string(type)]
        object.append(key, value)
        if let more { object.append(more.0, more.1) }
        return JSONValue.object(object).encoded()
    }

    /// The id that tells a response without an id apart: its time and a digest of its words (section 6.3).
    static func id(of content: String, seconds: Int64) -> String {
        var digest = Digest(.sha256)
        digest.update([UInt8](content.utf8).span)
        let hex = Hex.encode(Array(digest.finish().prefix(8)).span)
        return "resp-\(seconds)-" + String(decoding: hex, as: UTF8.self)
    }
}
