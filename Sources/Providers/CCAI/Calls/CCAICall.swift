import HTTPWire
import JSON

/// One call as it goes out, from the host on (`PROTOCOL.md`, section 3).
struct CCAICall: Hashable, Sendable {
    /// The root of the Apps API.
    static let apps = "/apps/api/v1"
    /// The root of the Manager API, seen in clients.
    static let manager = "/manager/api/v1"

    /// The name of the call.
    let operation: CCAIOperation
    /// The verb.
    let method: HTTPMethod
    /// Begins with one slash; parameters in it are percent-encoded.
    let path: String
    /// Without the question mark; nil where there is none.
    let query: String?
    /// A JSON object; nil for a call without a body.
    let body: [UInt8]?

    private init(
        _ operation: CCAIOperation, _ method: HTTPMethod, _ path: String, query: [(String, String)] = [],
        body: [UInt8]? = nil
    ) {
        assert(path.hasPrefix("/") && !path.hasPrefix("//"), "A path begins with one slash.")
        self.operation = operation
        self.method = method
        self.path = path
        // Everything that is not unreserved is encoded, `+` and brackets too (oddity 23).
        let items = query.map { PercentCoding.encoded($0.0) + "=" + PercentCoding.encoded($0.1) }
        self.query = items.isEmpty ? nil : items.joined(separator: "&")
        self.body = body
    }

    /// A call that only asks.
    static func get(_ operation: CCAIOperation, _ path: String, query: [(String, String)] = []) -> CCAICall {
        CCAICall(operation, .get, path, query: query)
    }

    /// A call with an object as its body.
    static func write(
        _ operation: CCAIOperation, _ method: HTTPMethod, _ path: String, _ members: (inout JSONWriter) -> Void
    ) -> CCAICall {
        var writer = JSONWriter(reservingBytes: 256)
        writer.beginObject()
        members(&writer)
        writer.endObject()
        return CCAICall(operation, method, path, body: writer.finish())
    }

    /// A call that says all in its path.
    static func bare(_ operation: CCAIOperation, _ method: HTTPMethod, _ path: String) -> CCAICall {
        CCAICall(operation, method, path)
    }

    /// The path of a chat, and of what belongs to it.
    static func path(ofChat id: Int, _ rest: String = "") -> String { "\(apps)/chats/\(id)\(rest)" }
}

extension JSONWriter {
    /// A member that is an object.
    mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        key(name)
        beginObject()
        members(&self)
        endObject()
    }
}
