import HTTPWire

/// Where a service is: its socket, and what its REST paths follow (`PROTOCOL.md`, section 1).
struct VoysisAddress: Hashable, Sendable {
    private static let socketName = "websocketapi"

    /// `ws` or `wss`, ends with `/websocketapi`.
    let socket: URI
    /// `http` or `https`, without a slash at its end.
    let base: String

    /// Reads `wss`, `ws`, `https` and `http` addresses, with or without `/websocketapi`, which is never doubled.
    init(_ text: String) throws(HTTPWireError) {
        let url = try URI(text)
        guard url.userInformation == nil, url.query == nil, url.fragment == nil else { throw .badTarget }
        let isSecure: Bool
        switch url.scheme {
        case "wss", "https": isSecure = true
        case "ws", "http": isSecure = false
        default: throw .badTarget
        }
        var segments = url.path.split(separator: "/").map { String($0) }
        if segments.last == Self.socketName { segments.removeLast() }
        let path = segments.map { "/" + $0 }.joined()
        socket = try URI("\(isSecure ? "wss" : "ws")://\(url.hostField)\(path)/\(Self.socketName)")
        base = "\(isSecure ? "https" : "http")://\(url.hostField)\(path)"
    }

    /// The REST address of a path that begins with a slash.
    func rest(_ path: String) throws(HTTPWireError) -> URI { try URI(base + path) }

    /// The whole address of what an answer names relative to the service; nil where that makes no sense.
    func absolute(_ text: String) -> String? { (try? URI(base + "/").resolving(text))?.description }

    /// The address that a link of an answer names, if it is on this service: relative on the socket, absolute over
    /// REST, and `http` there where TLS ends before the service.
    ///
    /// Nil for another host or port: credentials go to the configured one alone.
    func link(_ text: String) -> URI? {
        guard let own = try? URI(base + "/"), let url = try? own.resolving(text), url.userInformation == nil,
            url.host == own.host
        else { return nil }
        if url.scheme == own.scheme { return url.effectivePort == own.effectivePort ? url : nil }
        // Only exactly `http` is lifted; a port other than the usual one would be another server's.
        guard own.scheme == "https", url.scheme == "http", url.port == nil || url.port == own.effectivePort else {
            return nil
        }
        return try? URI("https://\(own.hostField)\(url.requestTarget)")
    }
}
