import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Store

/// Web forms.
extension Endpoints {
    /// An answer to a form that the provider asked for: `{values}`, or for secret keys `{uri}`, null for the configured
    /// address.
    ///
    /// Answered with the signed event for a secret key; a front end is told that it is done, and gets nothing signed:
    /// its values are refused where only an app with the signed event could tell the vendor.
    func answerForm(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let answer = Self.formAnswer(&body)
        if body.has("uri"), principal.isFrontEnd { throw Problem(notPermitted: JSONPointer(["uri"])) }
        try body.finish()
        let claim = try IdempotencyKey.claim(request, principal, reach: .session)
        let form = request.parameters[1]
        let outcome = try await mapped { () async throws(Failure) in
            try await session.answer(form: form, answer, isHandedOver: !principal.isFrontEnd, claim: claim)
        }
        var type = FormEventType.complete
        if case .address = answer { type = .data }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("formId", form)
        writer.member("type", type.rawValue)
        if let signed = outcome.signed, !principal.isFrontEnd {
            writer.member("signature", signed.signature)
            writer.key("data")
            writer.writeRaw(signed.data)
        }
        writer.endObject()
        var response = Response.json(.ok, writer.finish())
        if outcome.isReplay { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    /// The answer in a body; what is wrong with it is noted there.
    private static func formAnswer(_ body: inout RequestBody) -> FormAnswer {
        if body.has("uri") {
            if body.value("values") != nil { body.fail("uri", "conflicting", "Give values or a uri, not both.") }
            if body.value("uri")?.isNull == true { return .address(nil) }
            return .address(body.string("uri", charactersMax: 8192, mayBeEmpty: false))
        }
        if !body.has("values") { body.fail("values", "required", "Give values or a uri.") }
        let values = body.object("values") ?? JSONObject()
        if JSONValue.object(values).encoded().count > SigningRequest.formBytesMax {
            body.fail("values", "too_long", "This has at most \(SigningRequest.formBytesMax) bytes as JSON.")
        }
        return .values(values)
    }
}
