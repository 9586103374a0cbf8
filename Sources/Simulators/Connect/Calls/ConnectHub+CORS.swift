import HTTPWire
import SimulatorKit

/// Browsers, which ask before they call: pages may use the participant service and the store of files.
///
/// The control plane is for nobody's page, since signing is not done in a browser (assumed).
extension ConnectHub {
    /// How long a browser may remember the answer, in seconds.
    private static let preflightSeconds = 7200
    /// The fields of the vendor's answers that a page may read.
    private static let exposedFields: StaticString = "x-amzn-RequestId, x-amzn-ErrorType, Date, Retry-After, ETag"

    /// Fields that let any page read an answer.
    func sharedFields() -> HTTPFields {
        var fields = HTTPFields()
        fields.append(.accessControlAllowOrigin, constant: "*")
        fields.append(.accessControlExposeHeaders, constant: Self.exposedFields)
        return fields
    }

    /// Answers the question whether a page may make a call: 200 with what it may, or 403.
    func answerPreflight(_ head: HTTPRequestHead, on front: HTTPFront) {
        guard let method = head.fields[.accessControlRequestMethod], isShared(head.pathText, method) else {
            return front.respond(.forbidden)
        }
        var fields = sharedFields()
        add(&fields, "Access-Control-Allow-Methods", method)
        add(&fields, "Access-Control-Allow-Headers", head.fields[.accessControlRequestHeaders] ?? "*")
        fields.append(.accessControlMaxAge, Self.preflightSeconds)
        front.respond(.ok, fields)
    }

    /// Whether pages may make this call.
    private func isShared(_ path: String, _ method: String) -> Bool {
        if path.hasPrefix(Self.uploadPath) { return method == "PUT" }
        if path.hasPrefix(Self.downloadPath) { return method == "GET" }
        let verb: HTTPMethod = method == "GET" ? .get : .post
        return method == verb.text && ConnectOperation(verb, path: path)?.plane == .participant
    }
}
