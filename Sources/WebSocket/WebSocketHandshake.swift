public import Crypto

/// The opening handshake as values of HTTP fields (RFC 6455 section 4); HTTP itself is read and written elsewhere.
///
/// A field that occurs several times is passed joined by commas, one that is absent as nil.
public enum WebSocketHandshake {
    /// The only version there is, for `Sec-WebSocket-Version`.
    public static let version = "13"

    /// The fields of a client's request that matter.
    public struct Request: Hashable, Sendable {
        /// `Upgrade`.
        public var upgrade: String?
        /// `Connection`.
        public var connection: String?
        /// `Sec-WebSocket-Key`.
        public var key: String?
        /// `Sec-WebSocket-Version`.
        public var version: String?
        /// `Sec-WebSocket-Protocol`.
        public var subprotocols: String?
        /// `Sec-WebSocket-Extensions`.
        public var extensions: String?

        /// Takes the values as they stand in the fields.
        public init(
            upgrade: String?, connection: String?, key: String?, version: String?, subprotocols: String? = nil,
            extensions: String? = nil
        ) {
            self.upgrade = upgrade
            self.connection = connection
            self.key = key
            self.version = version
            self.subprotocols = subprotocols
            self.extensions = extensions
        }
    }

    /// The fields of a server's answer that matter.
    public struct Response: Hashable, Sendable {
        /// The status code; 101 if the server agrees.
        public var status: Int
        /// `Upgrade`.
        public var upgrade: String?
        /// `Connection`.
        public var connection: String?
        /// `Sec-WebSocket-Accept`.
        public var accept: String?
        /// `Sec-WebSocket-Protocol`.
        public var subprotocol: String?
        /// `Sec-WebSocket-Extensions`.
        public var extensions: String?

        /// Takes the values as they stand in the fields.
        public init(
            status: Int, upgrade: String?, connection: String?, accept: String?, subprotocol: String? = nil,
            extensions: String? = nil
        ) {
            self.status = status
            self.upgrade = upgrade
            self.connection = connection
            self.accept = accept
            self.subprotocol = subprotocol
            self.extensions = extensions
        }
    }

    /// The agreement that a server answers with, beside status 101, `Upgrade: websocket` and `Connection: Upgrade`.
    public struct Agreement: Hashable, Sendable {
        /// The value of `Sec-WebSocket-Accept`.
        public let accept: String
        /// The value of `Sec-WebSocket-Protocol`, or nil for no such field.
        public let subprotocol: String?
    }

    /// A fresh value for `Sec-WebSocket-Key`: 16 random bytes in base64.
    public static func makeKey(_ random: RandomPool) -> String {
        let nonce = [UInt8](capacity: 16) { random.fill(&$0) }
        return String(decoding: Base64.standard.encode(nonce.span), as: UTF8.self)
    }

    /// The value of `Sec-WebSocket-Accept` that answers a key.
    public static func accept(for key: String) -> String {
        let joined = [UInt8]((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
        let digest = LegacySHA1.digest(of: joined.span)
        return String(decoding: Base64.standard.encode(digest.span), as: UTF8.self)
    }

    /// The server's side: checks a request and says what to answer.
    ///
    /// That it is a GET of HTTP/1.1, and where it comes from (`Origin`), is for the caller to check. Extensions are not
    /// taken up. A refusal is answered with 400, or 426 and our `Sec-WebSocket-Version` for
    /// ``WebSocketHandshakeError/version``.
    ///
    /// - Parameter supported: our subprotocols, best first; the first one the client offers is chosen.
    public static func answer(
        _ request: Request, supported: [String] = []
    ) throws(WebSocketHandshakeError) -> Agreement {
        guard list(request.upgrade).contains(where: { isSame($0, "websocket") }) else { throw .upgrade }
        guard list(request.connection).contains(where: { isSame($0, "upgrade") }) else { throw .connection }
        guard request.version.map(trimmed) == Self.version else { throw .version }
        guard let key = request.key.map(trimmed) else { throw .key }
        let encoded = [UInt8](key.utf8)
        guard encoded.count == 24, Base64.standard.decode(encoded.span)?.count == 16 else { throw .key }
        let subprotocol = try subprotocol(offered: request.subprotocols, supported: supported)
        return Agreement(accept: accept(for: key), subprotocol: subprotocol)
    }

    /// The server's side of an extended `CONNECT` (RFC 8441 section 5), which has neither a key nor an upgrade.
    ///
    /// - Returns: the subprotocol, or nil for none.
    public static func answerConnect(
        version: String?, subprotocols: String?, supported: [String] = []
    ) throws(WebSocketHandshakeError) -> String? {
        guard version.map(trimmed) == Self.version else { throw .version }
        return try subprotocol(offered: subprotocols, supported: supported)
    }

    private static func subprotocol(
        offered list: String?, supported: [String]
    ) throws(WebSocketHandshakeError) -> String? {
        let offered = self.list(list)
        guard Set(offered).count == offered.count, offered.allSatisfy(isToken) else { throw .subprotocol }
        return supported.first(where: offered.contains)
    }

    /// The client's side: checks an answer and returns the subprotocol the server chose, if any.
    ///
    /// - Parameters:
    ///   - key: the key that was sent.
    ///   - offered: the subprotocols that were offered; the server may choose one of them or none.
    public static func check(
        _ response: Response, key: String, offered: [String] = []
    ) throws(WebSocketHandshakeError) -> String? {
        guard response.status == 101 else { throw .status(response.status) }
        guard let upgrade = response.upgrade.map(trimmed), isSame(upgrade, "websocket") else { throw .upgrade }
        guard list(response.connection).contains(where: { isSame($0, "upgrade") }) else { throw .connection }
        guard response.accept.map(trimmed) == accept(for: key) else { throw .accept }
        // We offer no extension, so there is none to agree to.
        guard list(response.extensions).isEmpty else { throw .extensions }
        guard let chosen = response.subprotocol.map(trimmed) else { return nil }
        guard offered.contains(chosen) else { throw .subprotocol }
        return chosen
    }

    /// The members of a comma-separated list; empty ones do not count (RFC 9110 section 5.6.1).
    private static func list(_ value: String?) -> [String] {
        guard let value else { return [] }
        return value.utf8.split(separator: UInt8(ascii: ",")).map { trimmed(String(Substring($0))) }
            .filter { !$0.isEmpty }
    }

    /// The text without spaces and tabs around it.
    private static func trimmed(_ value: String) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let first = value.utf8.firstIndex(where: { !isSpace($0) }),
            let last = value.utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(value[first...last])
    }

    /// Whether a text is an ASCII word, given in lower case, written in any case.
    private static func isSame(_ value: String, _ word: String) -> Bool {
        value.utf8.elementsEqual(word.utf8) { one, other in
            one == other || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(one) && one | 0x20 == other)
        }
    }

    /// Whether a text is a token (RFC 9110 section 5.6.2).
    private static func isToken(_ value: String) -> Bool {
        !value.isEmpty
            && value.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

/// Which part of an opening handshake was wrong.
public enum WebSocketHandshakeError: Error, Hashable, Sendable {
    /// The server answered with another status than 101.
    case status(Int)
    /// `Upgrade` does not name `websocket`.
    case upgrade
    /// `Connection` does not name `Upgrade`.
    case connection
    /// `Sec-WebSocket-Version` is not 13.
    case version
    /// `Sec-WebSocket-Key` is not 16 bytes in base64.
    case key
    /// `Sec-WebSocket-Accept` does not answer our key.
    case accept
    /// `Sec-WebSocket-Protocol` is malformed, or names what was not offered.
    case subprotocol
    /// `Sec-WebSocket-Extensions` names what was not offered.
    case extensions
}
