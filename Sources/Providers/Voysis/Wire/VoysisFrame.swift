package import JSON

/// One text frame from the service (`PROTOCOL.md`, section 3).
package enum VoysisFrame: Sendable {
    /// The answer to a request.
    case response(VoysisAnswer)
    /// Something about the current audio query; it names no request.
    case notification(type: String, entity: JSONValue?, message: String?)
    /// JSON of another kind, which is passed over.
    case other
    /// No JSON, or no object.
    case malformed

    /// The limits of a frame's JSON; a text that was cut in the middle of an emoji loses that, and not the query.
    package static let limits = JSONLimits(bytesMax: 4 << 20, loneSurrogates: .replace)

    /// Reads a frame; numbers that stand in quotes are read as well.
    package init(decoding bytes: [UInt8]) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes, limits: Self.limits)
        } catch {
            self = .malformed
            return
        }
        guard let object = value.objectValue else {
            self = .malformed
            return
        }
        switch object["type"]?.stringValue {
        case "response": self = .response(VoysisAnswer(object))
        case "notification":
            self = .notification(
                type: object["notificationType"]?.stringValue ?? "", entity: Self.present(object["entity"]),
                message: object["message"]?.stringValue)
        default: self = .other
        }
    }

    /// Nil for null as for absence.
    static func present(_ value: JSONValue?) -> JSONValue? {
        guard let value, !value.isNull else { return nil }
        return value
    }
}

/// An answer, by whichever way it came.
package struct VoysisAnswer: Sendable {
    /// The request's id as text; over REST it is put in by who asked.
    package var requestID: String
    /// A status of HTTP.
    package var status: Int
    /// The vendor's words for it.
    package var message: String?
    /// The body; nil for none and for null.
    package var entity: JSONValue?

    /// Puts an answer together.
    package init(requestID: String, status: Int, message: String? = nil, entity: JSONValue? = nil) {
        self.requestID = requestID
        self.status = status
        self.message = message
        self.entity = entity
    }

    /// Reads an envelope; an answer without a status is one of a server that does not know what was asked.
    init(_ object: JSONObject) {
        let id = object["requestId"]
        requestID = id?.stringValue ?? id?.numberValue?.text ?? ""
        let code = object["responseCode"]
        status = code?.intValue ?? code?.stringValue.flatMap { Int($0) } ?? 501
        message = object["responseMessage"]?.stringValue
        entity = VoysisFrame.present(object["entity"])
    }

    /// 200 to 299: tokens and feedback are answered with 200, queries with 201.
    package var isSuccess: Bool { (200..<300).contains(status) }
}
