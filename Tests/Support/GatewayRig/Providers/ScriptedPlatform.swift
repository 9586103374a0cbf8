package import Domain
import EventLoop
package import JSON
import ProviderKit
import Synchronization

/// The script of a platform that takes less custom data later, asks for forms, and merges users.
extension ScriptedProvider {
    /// Names that begin with `fixed` are taken at the beginning only.
    package func validate(customDataChange next: JSONObject, from present: JSONObject) throws(ContentProblem) {
        for member in next.members + present.members
        where member.key.hasPrefix("fixed") && next[member.key] != present[member.key] {
            throw ContentProblem(
                JSONPointer([member.key]), "not_supported_after_start", "The script takes it at the beginning only.")
        }
    }
}

extension ScriptedOrders {
    /// Orders about forms: `id`, `name` and `native`, or `status`.
    static func platform(_ name: String, _ data: JSONValue) -> ProviderEvent? {
        let id = data["id"]?.stringValue ?? "form-1"
        let native = data["native"]?.encoded() ?? []
        switch name {
        case "formRequested":
            return .formRequested(FormRequest(id: id, name: data["name"]?.stringValue ?? "kyc", native: native))
        case "formCompleted":
            return .formCompleted(FormCompletion(id: id, status: data["status"]?.stringValue, native: native))
        default: return nil
        }
    }
}

extension ScriptedSession: FormSession {
    /// Unless the option of that name says otherwise.
    nonisolated var deliversForms: Bool { context.options["deliversForms"]?.boolValue ?? true }

    func openForm(_ id: String, uri: String?) async throws(ProviderFailure) -> SignedForm {
        tell("openForm \(id) \(uri ?? "-")")
        try judge(uri)
        return SignedForm(signature: "signature-of-data", data: Self.data(id, ["uri": JSONValue(uri ?? "configured")]))
    }

    /// The value `fault` is judged as an address is; `delayMilliseconds` takes as long, and `ends` has the platform
    /// tell of the end first.
    func completeForm(_ id: String, values: JSONObject) async throws(ProviderFailure) -> SignedForm {
        tell("completeForm \(id) \(JSONValue.object(values))")
        if let delay = values["delayMilliseconds"]?.intValue {
            await context.loop.sleep(for: .milliseconds(delay))
        }
        try judge(values["fault"]?.stringValue)
        if values["ends"] == true {
            context.events.emit(.formCompleted(FormCompletion(id: id, status: "success", native: [])))
            await context.loop.sleep(for: .milliseconds(20))
        }
        return SignedForm(signature: "signature-of-values", data: Self.data(id, ["values": .object(values)]))
    }

    /// A ``ProviderFailure/Kind`` fails of it.
    private func judge(_ fault: String?) throws(ProviderFailure) {
        guard let kind = fault.flatMap(ProviderFailure.Kind.init) else { return }
        throw ProviderFailure(kind, "The script does not sign this.")
    }

    /// Members in an order of their own, with blanks: what is signed goes out byte for byte.
    private static func data(_ id: String, _ more: JSONObject) -> [UInt8] {
        Array("{ \"z\" : 1.0 , \"id\" : \"\(id)\" , \"more\" : \(JSONValue.object(more)) }".utf8)
    }

    func tell(_ call: String) {
        let session = context.session.description
        ScriptedProvider.record.withLock { $0.calls[session, default: []].append(call) }
    }
}

extension ScriptedSession: IdentifySession {
    /// A user of the name `refused` is not taken before the link is opened again, one of the name `later` not at first.
    func identify(_ user: UserProfile, vendorUserID: String) async throws(ProviderFailure) {
        tell("identify \(user.id) \(vendorUserID)")
        let calls = ScriptedProvider.calls(of: context.session.description)
        if user.name == "later", calls.count(where: { $0.hasPrefix("identify ") }) < 2 {
            var failure = ProviderFailure(.throttled, "The script says so.")
            failure.retryAfter = .milliseconds(1)
            throw failure
        }
        guard user.name != "refused" || context.isResumed else {
            throw ProviderFailure(.throttled, "The script says so.")
        }
    }
}
