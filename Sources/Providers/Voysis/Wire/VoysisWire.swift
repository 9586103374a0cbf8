import Crypto
import Domain
import HTTPWire
import JSON
import ProviderKit

/// One request to the service, before it is an envelope or a request of HTTP (`PROTOCOL.md`, sections 3 to 10).
package struct VoysisCall: Hashable, Sendable {
    /// Which one it is.
    let operation: ProviderOperation
    /// The verb.
    var method: HTTPMethod = .post
    /// Begins with a slash.
    var path: String
    /// The token; never shown.
    var bearer: String?
    /// Asks for plain JSON rather than the vendor's type.
    var takesPlainJSON = false
    /// Only for queries on the socket: the server must not listen for the end of speech.
    var ignoresVAD: Bool?
    /// The body, a JSON object.
    var entity: [UInt8]?
    /// Over REST only: a body of sound with its media type; then the entity is a header.
    var sound: (bytes: [UInt8], type: String)?

    init(_ operation: ProviderOperation, _ path: String) {
        self.operation = operation
        self.path = path
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.method == right.method && left.path == right.path && left.bearer == right.bearer
            && left.entity == right.entity
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ProviderOperation {
    /// An application token for a refresh token.
    static let issueAppToken = Self("issueAppToken")
    /// The sound of a query, where it does not come with the query itself (assumed name).
    static let streamAudio = Self("streamAudio")
    /// Feedback on a query (assumed name).
    static let sendFeedback = Self("sendFeedback")
    /// The end of a query that nobody wants an answer to (assumed name).
    static let cancelQuery = Self("cancelQuery")
}

/// Writes requests of one session.
package struct VoysisWriter: Hashable, Sendable {
    /// Version 1 of the query service.
    static let vendorType: StaticString = "application/vnd.voysisquery.v1+json"
    static let plainType: StaticString = "application/json"
    /// The byte of the frame that ends audio (section 7.2).
    package static let endMarker: [UInt8] = [4]

    /// The longest entity, before base 64, that goes with sound as a header (assumed: servers take 8 KiB of those).
    ///
    /// A longer one makes its query first, and the sound follows it (section 10).
    static let entityHeaderBytesMax = 4096

    /// `X-Voysis-Audio-Profile-Id`.
    var profileID: String
    /// `X-Voysis-Client-Info`: JSON, to be put into a string.
    var clientInfo: [UInt8]

    /// `{"sdk":{…},"os":{…},"app":{…},"device":{…}}`: ours, and what the session says of its front end.
    static func clientInfo(_ options: JSONObject) -> [UInt8] {
        var info: JSONObject = ["sdk": ["id": "trunkline", "version": "1.0"], "os": ["id": "linux"]]
        for member in options["clientInfo"]?.objectValue?.members ?? [] { info.set(member.key, to: member.value) }
        return JSONValue.object(info).encoded()
    }

    /// The envelope of a request; `null` stands nowhere in it, and no slash is escaped.
    func envelope(_ call: VoysisCall, id: Int) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 512 + (call.entity?.count ?? 0))
        writer.beginObject()
        writer.member("type", "request")
        writer.member("requestId", String(id))
        writer.member("method", call.method.text)
        writer.member("restUri", call.path)
        writer.key("headers")
        writer.beginObject()
        writer.member("Authorization", call.bearer.map { "Bearer \($0)" })
        writer.key("Accept")
        writer.write(literal: call.takesPlainJSON ? Self.plainType : Self.vendorType)
        // Required of every request (section 4), whether it has an entity or not.
        writer.key("Content-Type")
        writer.write(literal: Self.plainType)
        writer.member("X-Voysis-Audio-Profile-Id", profileID)
        writer.member("X-Voysis-Ignore-Vad", call.ignoresVAD)
        writer.member("X-Voysis-Client-Info", String(decoding: clientInfo, as: UTF8.self))
        writer.endObject()
        if let entity = call.entity {
            writer.key("entity")
            writer.writeRaw(entity)
        }
        writer.endObject()
        return writer.finish()
    }

    /// The fields of the same request over REST, where the server does not listen for the end of speech.
    func fields(_ call: VoysisCall) throws(HTTPWireError) -> HTTPFields {
        var fields = HTTPFields()
        if let bearer = call.bearer { try fields.append(.authorization, "Bearer \(bearer)") }
        fields.append(.accept, constant: call.takesPlainJSON ? Self.plainType : Self.vendorType)
        if let sound = call.sound {
            try fields.append(.contentType, sound.type)
            if let entity = call.entity {
                let text = String(decoding: Base64.standard.encode(entity.span), as: UTF8.self)
                try fields.append("X-Voysis-Entity", text)
            }
        } else if call.entity != nil {
            // Without a body there is no type of one: servers that read JSON refuse it when it is empty.
            fields.append(.contentType, constant: Self.plainType)
        }
        try fields.append("X-Voysis-Audio-Profile-Id", profileID)
        try fields.append("X-Voysis-Client-Info", Self.ascii(String(decoding: clientInfo, as: UTF8.self)))
        return fields
    }

    /// The same JSON in ASCII, since nobody agrees on what other bytes of a field mean.
    private static func ascii(_ json: String) -> String {
        var text = ""
        for unit in json.utf16 {
            if unit < 0x7F, let scalar = Unicode.Scalar(unit) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text
    }

    // MARK: Calls

    static func tokens(refresh: String, isREST: Bool) -> VoysisCall {
        var call = VoysisCall(.issueAppToken, "/tokens")
        call.bearer = refresh
        call.takesPlainJSON = isREST
        return call
    }

    static func query(_ entity: JSONObject, bearer: String?, ignoresVAD: Bool?) -> VoysisCall {
        var call = VoysisCall(.sendMessage, "/queries")
        call.bearer = bearer
        call.ignoresVAD = ignoresVAD
        call.entity = JSONValue.object(entity).encoded()
        return call
    }

    static func feedback(_ entity: JSONObject, path: String, bearer: String?) -> VoysisCall {
        var call = VoysisCall(.sendFeedback, path)
        call.method = .patch
        call.bearer = bearer
        call.entity = JSONValue.object(entity).encoded()
        return call
    }

    static func cancellation(
        _ queryID: String, reason: VoysisCancelReason, detail: String, bearer: String?
    ) -> VoysisCall {
        var call = VoysisCall(
            .cancelQuery, "/queries/\(PercentCoding.encoded(queryID, .unreserved))/cancellation")
        call.bearer = bearer
        call.takesPlainJSON = true
        call.entity =
            JSONValue.object(["cancelReason": JSONValue(reason.rawValue), "detail": JSONValue(detail)]).encoded()
        return call
    }

    static func feedbackPath(_ queryID: String) -> String {
        "/queries/\(PercentCoding.encoded(queryID, .unreserved))/feedback"
    }
}

/// Why a query is given up, in the vendor's words.
package enum VoysisCancelReason: String, Sendable {
    /// The sound broke off.
    case audioError = "AUDIO_ERROR"
    /// Everything else: time-outs, and users who change their mind.
    case other = "OTHER"
}
