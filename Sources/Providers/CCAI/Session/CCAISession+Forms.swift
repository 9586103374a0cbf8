import Chronology
import Domain
import JSON
import ProviderKit

/// Web forms of the customer's, signed as the platform wants them (`PROTOCOL.md`, section 15).
extension CCAISession: FormSession {
    /// The signed `form_data`, which a front end hands to the vendor's own client.
    func openForm(_ id: String, uri: String?) async throws(ProviderFailure) -> SignedForm {
        var data = try pendingForm(id)
        if let uri { data.append("uri", JSONValue(uri)) }
        return try await signed(data, as: .data)
    }

    /// The signed `form_complete`, with the values as its details.
    ///
    /// The chat itself says that the form is done once the platform has that from the front end (step 3).
    func completeForm(_ id: String, values: JSONObject) async throws(ProviderFailure) -> SignedForm {
        let pending = try pendingForm(id)
        var data = JSONObject()
        if let action = pending["smart_action_id"] { data.append("smart_action_id", action) }
        data.append("status", "success")
        data.append("timestamp", JSONValue(Timestamp(milliseconds: wallClock()).rfc3339))
        data.append("details", .object(values))
        return try await signed(data, as: .complete)
    }

    /// `smart_action_id` and `external_form_id` of a form that is waited for.
    private func pendingForm(_ id: String) throws(ProviderFailure) -> JSONObject {
        if !isOver, let form = conversation?.form(id) {
            return ["external_form_id": JSONValue(form.formID), "smart_action_id": JSONValue(form.actionID)]
        }
        guard !isOver, let form = context.forms.first(where: { $0.id == id }), let action = Int(form.id) else {
            throw ProviderFailure(.notFound, "No form with this id is waited for.", code: "form_unknown")
        }
        return ["external_form_id": JSONValue(form.name), "smart_action_id": JSONValue(action)]
    }

    private func signed(_ data: JSONObject, as type: FormEventType) async throws(ProviderFailure) -> SignedForm {
        do throws(SigningRefusal) {
            return try await provider.signForm(data, as: type, context.environment)
        } catch {
            throw Self.failure(of: error)
        }
    }
}
