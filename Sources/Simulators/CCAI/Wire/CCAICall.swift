import HTTPWire
import JSON

/// One call of the platform's APIs, as it arrived.
struct CCAICall {
    let operation: CCAIOperation
    let head: HTTPRequestHead
    let bytes: [UInt8]

    /// The host as the client names this server, for the URLs it gets.
    var host: String { head.fields[.host] ?? "localhost" }

    /// The id in the path at a place; nil where no number stands there.
    func id(_ index: Int) -> Int? {
        operation.parameters.indices.contains(index) ? Int(operation.parameters[index]) : nil
    }

    /// The members of the body, whose type must be JSON where it has bytes.
    func body() throws(CCAIError) -> CCAIBody {
        if !bytes.isEmpty {
            guard let type = try? MediaType(head.fields[.contentType] ?? ""), type.isJSON else {
                throw .bad("Content-Type must be application/json")
            }
        }
        return try CCAIBody(parsing: bytes)
    }

    /// Checks that there is no body, not even an empty object.
    func checkEmpty() throws(CCAIError) {
        guard bytes.isEmpty else { throw .bad("the call has no body") }
    }

    /// The items of the query, in which `+` is a blank as in a form (protocol note section 25, number 23).
    func query() throws(CCAIError) -> QueryItems {
        do throws(HTTPWireError) {
            return try QueryItems(reading: head.queryText ?? "", plus: .space)
        } catch {
            throw .bad("the query is not well formed")
        }
    }
}

/// The answer to a call.
struct CCAIAnswer {
    var status = HTTPStatus.ok
    /// The body; nil for none at all.
    var body: JSONValue?
    /// The address that a redirect leads to.
    var location: String?
    /// The address of the next page, for a field `Link`.
    var next: String?
    /// A file in the place of JSON.
    var file: (type: String, bytes: [UInt8])?
    /// The chat that the call made or was about.
    var chatID: Int?
    /// The work behind the answer, such as the echo of a message.
    var then: (() -> Void)?

    init(_ body: JSONValue? = nil, status: HTTPStatus = .ok, chatID: Int? = nil, then: (() -> Void)? = nil) {
        self.body = body
        self.status = status
        self.chatID = chatID
        self.then = then
    }
}
