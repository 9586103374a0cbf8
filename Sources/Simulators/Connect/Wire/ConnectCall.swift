import HTTPWire
import JSON

/// One call of either service, as it arrived.
struct ConnectCall {
    let operation: ConnectOperation
    let head: HTTPRequestHead
    let bytes: [UInt8]

    /// The token in `X-Amz-Bearer`.
    var bearer: String? { head.fields["x-amz-bearer"] }

    /// The host as the client names this server, for the URLs it gets.
    var host: String { head.fields[.host] ?? "localhost" }

    /// The parameter of the path at a place.
    func parameter(_ index: Int) -> String { operation.parameters[index] }

    /// The members of the body.
    func body() throws(ConnectError) -> ConnectBody {
        switch (operation.plane, operation.name) {
        case (.participant, _): try ConnectBody(parsing: bytes, invalid: ConnectError.validation)
        case (.control, .createPushNotificationRegistration):
            // The one call with a body that has no `InvalidRequestException`.
            try ConnectBody(parsing: bytes, invalid: ConnectError.parameter)
        case (.control, _): try ConnectBody(parsing: bytes, invalid: ConnectError.request)
        }
    }
}

/// The answer to a call.
struct ConnectAnswer {
    var body: JSONObject = [:]
    /// The work behind the answer, such as the echo of a message.
    var then: (() -> Void)?

    init(_ body: JSONObject = [:], then: (() -> Void)? = nil) {
        self.body = body
        self.then = then
    }
}
