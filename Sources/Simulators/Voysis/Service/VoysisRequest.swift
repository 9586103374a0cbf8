import Crypto
import HTTPWire
import JSON

/// One request of a client, by whichever way it came.
struct VoysisRequest {
    /// Returned with the response; nil over REST, which has none.
    var id: String?
    var method: String
    var path: String
    var authorization: String?
    var contentType: String?
    /// The audio profile, which says whose voice it is.
    var profileID: String?
    var ignoresVAD = false
    var entity: JSONObject?
    /// The body of a REST request that is sound.
    var sound: [UInt8]?
    /// The prefix of links in answers: empty on the socket, scheme and host over REST.
    var base = ""
}

/// A rule of the protocol that a client broke.
struct VoysisViolation: Error, Hashable {
    /// A stable word for the rule, and what it asks for.
    let text: String

    init(_ code: StaticString, _ detail: String) { text = "\(code): \(detail)" }
}

/// The result of reading a message: what it turned out to be, and the first rule it breaks.
struct VoysisReading {
    /// The request, as far as the message can be read; nil where it cannot.
    var request: VoysisRequest?
    var violation: VoysisViolation?

    /// Reads an envelope (protocol note section 3).
    init(envelope bytes: [UInt8]) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes)
        } catch {
            violation = VoysisViolation("json", "\(error)")
            return
        }
        guard let object = value.objectValue else {
            violation = VoysisViolation("envelope", "a request is an object")
            return
        }
        let headers = object["headers"]?.objectValue ?? JSONObject()
        if let method = object["method"]?.stringValue, let path = object["restUri"]?.stringValue {
            var request = VoysisRequest(id: object["requestId"]?.stringValue, method: method, path: path)
            request.authorization = headers["Authorization"]?.stringValue
            request.contentType = headers["Content-Type"]?.stringValue
            request.profileID = headers["X-Voysis-Audio-Profile-Id"]?.stringValue
            request.ignoresVAD = headers["X-Voysis-Ignore-Vad"]?.boolValue ?? false
            request.entity = object["entity"]?.objectValue
            self.request = request
        }
        violation =
            Self.checkEnvelope(object, bytes) ?? Self.checkHeaders(headers)
            ?? request.flatMap { VoysisRules.violation(of: $0) }
    }

    /// A header is not as long as one likes (assumed).
    private static let entityHeaderBytesMax = 6 << 10

    /// Reads a REST request (protocol note section 10).
    init(_ head: HTTPRequestHead, _ body: [UInt8]) {
        var request = VoysisRequest(id: nil, method: head.method.text, path: head.pathText)
        request.authorization = head.fields[.authorization]
        request.contentType = head.fields[.contentType]
        request.profileID = head.fields["X-Voysis-Audio-Profile-Id"]
        request.base = "http://" + (head.fields[.host] ?? "localhost")
        request.ignoresVAD = true
        var headers = JSONObject()
        for field in head.fields where VoysisRules.headerNames.contains(field.name) {
            headers.append(field.name, .string(field.value))
        }
        violation = Self.checkHeaders(headers, isREST: true)
        if let type = request.contentType, type.hasPrefix("audio/") {
            request.sound = body
            if let text = head.fields["X-Voysis-Entity"] {
                if text.utf8.count > Self.entityHeaderBytesMax {
                    violation = VoysisViolation("entity", "X-Voysis-Entity has at most 6 KiB")
                }
                request.entity = Base64.standard.decode([UInt8](text.utf8).span).flatMap(Self.object)
                if request.entity == nil {
                    violation = violation ?? VoysisViolation("entity", "X-Voysis-Entity is base64 of JSON")
                }
            }
        } else if !body.isEmpty {
            request.entity = Self.object(body)
            if request.entity == nil { violation = VoysisViolation("json", "the body is an object of JSON") }
        }
        self.request = request
        violation = violation ?? VoysisRules.violation(of: request)
    }

    private static func object(_ bytes: [UInt8]) -> JSONObject? {
        do throws(JSONError) {
            return try JSONValue(parsing: bytes).objectValue
        } catch {
            return nil
        }
    }

    // MARK: Rules of the envelope

    private static func checkEnvelope(_ object: JSONObject, _ bytes: [UInt8]) -> VoysisViolation? {
        let known = ["type", "requestId", "method", "restUri", "headers", "entity"]
        for (index, member) in object.members.enumerated() {
            guard known.contains(member.key) else { return VoysisViolation("envelope", "\(member.key) is not known") }
            if object.members[..<index].contains(where: { $0.key == member.key }) {
                return VoysisViolation("envelope", "\(member.key) stands twice")
            }
            if member.value.isNull { return VoysisViolation("null", "\(member.key) is left out, not null") }
        }
        guard object["type"]?.stringValue == "request" else { return VoysisViolation("type", "type is request") }
        guard let id = object["requestId"]?.stringValue, !id.isEmpty else {
            return VoysisViolation("requestId", "requestId is a string that is not empty")
        }
        guard let method = object["method"]?.stringValue, ["POST", "PATCH", "GET"].contains(method) else {
            return VoysisViolation("method", "method is a verb of HTTP")
        }
        guard object["restUri"]?.stringValue?.hasPrefix("/") == true else {
            return VoysisViolation("restUri", "restUri begins with a slash")
        }
        if hasEscapedSlash(bytes) { return VoysisViolation("slash", "slashes of restUri are not escaped") }
        guard object["headers"]?.objectValue != nil else { return VoysisViolation("headers", "headers is an object") }
        if let entity = object["entity"], entity.objectValue == nil {
            return VoysisViolation("entity", "entity is an object")
        }
        return nil
    }

    /// Whether the text of `restUri`, as it was written, has `\/` in it.
    private static func hasEscapedSlash(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: "\"restUri\"") else { return false }
        let value = text[range.upperBound...].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        return value.contains("\\")
    }

    /// Whether a part of client info is an object of strings: an id and a version, or a manufacturer and a model.
    private static func isDescribed(_ part: JSONValue) -> Bool {
        part.objectValue?.members.allSatisfy { $0.value.stringValue != nil } ?? false
    }

    private static func checkHeaders(_ headers: JSONObject, isREST: Bool = false) -> VoysisViolation? {
        for member in headers.members {
            guard VoysisRules.headerNames.contains(member.key) else {
                return VoysisViolation("header", "\(member.key) is no header of this service")
            }
            if member.key == "X-Voysis-Ignore-Vad", !isREST {
                guard member.value.boolValue != nil else { return VoysisViolation("vad", "\(member.key) is a boolean") }
            } else if member.value.stringValue == nil {
                return VoysisViolation("header", "\(member.key) is a string")
            }
        }
        guard let accept = headers["Accept"]?.stringValue, VoysisRules.accepted.contains(accept) else {
            return VoysisViolation("accept", "Accept is \(VoysisRules.accepted[0])")
        }
        if let id = headers["X-Voysis-Audio-Profile-Id"]?.stringValue, !VoysisRules.isUUID(id) {
            return VoysisViolation("profile", "X-Voysis-Audio-Profile-Id is a UUID")
        }
        if let info = headers["X-Voysis-Client-Info"]?.stringValue {
            guard let object = object([UInt8](info.utf8)),
                object.members.allSatisfy({ VoysisRules.infoNames.contains($0.key) && isDescribed($0.value) })
            else { return VoysisViolation("info", "X-Voysis-Client-Info holds JSON with os, sdk, app and device") }
        }
        return nil
    }
}
