import Crypto
import JSON

/// A picture of a user, decoded.
struct RayaPicture {
    var name: String
    var type: String
    var bytes: [UInt8]
}

/// One frame of a client (protocol note section 5).
enum RayaFrame {
    /// The application's ping.
    case ping
    /// A text, or pictures with a caption.
    case message(content: String, pictures: [RayaPicture])
    /// The answer to a command.
    case command(name: String, response: String)
    /// A voice note and its media type.
    case voice(type: String, [UInt8])
}

extension RayaFrame {
    /// The most pictures of one message.
    static let picturesMax = 5

    /// Reads a text frame.
    init(text: [UInt8]) throws(RayaViolation) {
        if text.elementsEqual("ping".utf8) {
            self = .ping
            return
        }
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: text, limits: JSONLimits(bytesMax: 64 << 20))
        } catch {
            // Such is a voice note in base64, which the real server throws away without a word.
            throw RayaViolation("json", "a text frame is ping or a JSON object")
        }
        guard let object = value.objectValue else { throw .type("the frame", "an object") }
        let names = object.members.map(\.key)
        guard Set(names).count == names.count else { throw RayaViolation("repeated", "a member stands twice") }
        if object["type"] != nil {
            self = try Self.command(object)
        } else {
            self = try Self.message(object)
        }
    }

    private static func command(_ object: JSONObject) throws(RayaViolation) -> RayaFrame {
        guard object["type"]?.stringValue == "command_response" else {
            throw .value("type", "command_response, and only in answers to commands")
        }
        try only(["type", "command", "response"], object)
        guard let name = object["command"]?.stringValue, !name.isEmpty else { throw .type("command", "a name") }
        guard let response = object["response"]?.stringValue else { throw .type("response", "a string") }
        return .command(name: name, response: response)
    }

    private static func message(_ object: JSONObject) throws(RayaViolation) -> RayaFrame {
        try only(["content", "images"], object)
        guard let content = object["content"]?.stringValue else { throw .type("content", "a string") }
        guard let images = object["images"]?.arrayValue else { throw .type("images", "an array") }
        guard images.count <= picturesMax else { throw .value("images", "at most \(picturesMax)") }
        if images.isEmpty {
            guard let first = content.first, let last = content.last, !first.isWhitespace, !last.isWhitespace else {
                throw .value("content", "a text without white space around it")
            }
        }
        var pictures: [RayaPicture] = []
        for image in images { pictures.append(try picture(image)) }
        return .message(content: content, pictures: pictures)
    }

    private static func picture(_ value: JSONValue) throws(RayaViolation) -> RayaPicture {
        guard let object = value.objectValue else { throw .type("an image", "an object") }
        try only(["name", "type", "data"], object)
        guard let name = object["name"]?.stringValue, !name.isEmpty else { throw .type("images/name", "a name") }
        guard let type = object["type"]?.stringValue, type.hasPrefix("image/") else {
            throw .value("images/type", "a media type of images")
        }
        guard let data = object["data"]?.stringValue else { throw .type("images/data", "a string") }
        let prefix = "data:\(type);base64,"
        guard data.hasPrefix(prefix) else { throw .value("images/data", "a data URI of the image's type") }
        let text = [UInt8](data.utf8.dropFirst(prefix.utf8.count))
        guard let bytes = Base64.standard.decode(text.span), !bytes.isEmpty else {
            throw .value("images/data", "base64 of at least one byte")
        }
        return RayaPicture(name: name, type: type, bytes: bytes)
    }

    private static func only(_ names: Set<String>, _ object: JSONObject) throws(RayaViolation) {
        for name in names.sorted() where object[name] == nil { throw .missing(name) }
        for member in object.members where !names.contains(member.key) { throw .unknown(member.key) }
    }
}
