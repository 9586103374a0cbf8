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

    private static let limits = JSONLimits(
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
        guard !bytes.isEmpty, let frame = try? JSONValue(parsing: bytes, limits: Self.limits), frame.objectValue != nil
        else {
            self = .malformed
            return
        }
        guard let topic = frame["topic"]?.stringValue else {
            self = frame["message"]?.stringValue.map { .trouble($0) } ?? .unknown
            return
        }
        switch topic {
        case "aws/subscribe": self = .subscribed(frame["content"]?["status"] == "success")
        case "aws/heartbeat": self = .heartbeat
        case "aws/ping": self = .ping(status: frame["statusCode"]?.intValue)
        case "aws/chat":
            guard let text = frame["content"]?.stringValue,
                let content = try? JSONValue(parsing: text, limits: Self.limits),
                let item = ConnectItem(content)
            else {
                self = .malformed
                return
            }
            self = .item(item)
        default: self = .unknown
        }
    }
}
