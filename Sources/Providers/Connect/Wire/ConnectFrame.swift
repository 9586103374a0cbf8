import JSON

/// Frames of the socket (`PROTOCOL.md`, sections 7.1 and 7.2).
enum ConnectFrame: Hashable, Sendable {
    /// The answer to a subscription.
    case subscribed(Bool)
    /// The near end answers.
    case heartbeat
    /// The far end answers, with a status: 200 where all is well there.
    case ping(status: Int?)
    /// Something happened in the chat.
    case item(ConnectItem)
    /// The gateway in front of the chat reports trouble: `Forbidden`, `Internal server error`.
    case trouble(String)
    /// A topic nobody knows; passed over and counted.
    case unknown
    /// No frame of this protocol.
    case malformed

    /// The longest frame that is taken, in bytes: four times what the vendor's gateway lets through (assumed).
    static let bytesMax = 512 << 10

    /// The limits on what a frame may hold, and an item in it.
    static let limits = JSONLimits(
        depthMax: 64, bytesMax: bytesMax, nodesMax: 50_000, loneSurrogates: .replace)

    /// `{"topic":"aws/subscribe","content":{"topics":["aws/chat"]}}`.
    static let subscribe = Array(#"{"topic":"aws/subscribe","content":{"topics":["aws/chat"]}}"#.utf8)
    /// `{"topic":"aws/heartbeat"}`.
    static let heartbeatOut = Array(#"{"topic":"aws/heartbeat"}"#.utf8)
    /// `{"topic":"aws/ping"}`.
    static let pingOut = Array(#"{"topic":"aws/ping"}"#.utf8)

    /// Reads a text frame.
    ///
    /// The content of a chat's frame is a string of JSON, that of a subscription an object.
    init(_ bytes: [UInt8]) {
        do throws(JSONError) {
            self = try Parts(bytes).frame
        } catch {
            self = .malformed
        }
    }

    /// The parts of a frame that mean something; of members that are repeated the last one counts.
    private struct Parts {
        var topic: String?
        var message: String?
        /// The status that stands in an object of `content`.
        var status: JSONValue?
        /// `content` where it is a text, as UTF-8.
        var content: [UInt8]?
        var statusCode: Int?

        init(_ bytes: [UInt8]) throws(JSONError) {
            var reader = try JSONReader(bytes.span, limits: ConnectFrame.limits)
            try reader.beginObject()
            while try reader.nextKey() {
                if reader.isKey("topic") {
                    topic = try reader.text()
                } else if reader.isKey("content") {
                    if try reader.peekKind() == .string {
                        (content, status) = (try reader.readUTF8(), nil)
                    } else {
                        (content, status) = (nil, try reader.readValue()["status"])
                    }
                } else if reader.isKey("statusCode") {
                    statusCode = try reader.readValue().intValue
                } else if reader.isKey("message") {
                    message = try reader.text()
                } else {
                    try reader.skipValue()
                }
            }
            try reader.finish()
        }

        var frame: ConnectFrame {
            guard let topic else { return message.map { .trouble($0) } ?? .unknown }
            switch topic {
            case "aws/subscribe": return .subscribed(status == "success")
            case "aws/heartbeat": return .heartbeat
            case "aws/ping": return .ping(status: statusCode)
            case "aws/chat":
                return content.flatMap { ConnectItem(reading: $0) }.map(ConnectFrame.item) ?? .malformed
            default: return .unknown
            }
        }
    }
}
