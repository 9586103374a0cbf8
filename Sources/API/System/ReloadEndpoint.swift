import Configuration
import HTTPServer
import HTTPWire
import JSON

extension Endpoints {
    /// `POST /admin/reload`.
    func reload(_ request: Request) async throws(Problem) -> Response {
        try adminAccess.require(request)
        guard let reload = operators.reload else {
            throw Problem(.capabilityUnsupported, "The gateway was started without a file that could be read again.")
        }
        switch await reload() {
        case .inForce(let version, let difference):
            let value: JSONValue = [
                "version": JSONValue(version), "changes": .array(difference.changes.map(\.json)),
            ]
            return .json(.ok, value.encoded())
        case .refused(let reasons):
            throw Problem(
                .invalidRequest, "The configuration stays as it was: \(reasons.first ?? "it is not right").",
                errors: reasons.map { Problem.FieldError(pointer: "", code: "configuration", detail: $0) })
        case .goingDown: throw Problem(.overloaded, "The gateway is going down.", retryAfter: 1000)
        }
    }
}

extension ConfigurationDifference.Change {
    /// `{path, change}`; values are for those who may read the file.
    fileprivate var json: JSONValue { ["path": JSONValue(path), "change": JSONValue(kind.rawValue)] }
}
