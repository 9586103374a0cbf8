import JSON
import ProviderKit

/// The answer of `POST /v1/push-registrations/{installationId}/test` where nothing can be sent.
enum PushTrial {
    /// `{provider, push: "stored_only", ready, checks: [{name, outcome, detail?}]}`; `ready` while nothing has failed.
    static func json(_ checks: [PushCheck], of provider: String) -> JSONValue {
        let list = checks.map { check -> JSONValue in
            var object: JSONObject = [
                "name": JSONValue(check.name.rawValue), "outcome": JSONValue(check.outcome.rawValue),
            ]
            if let detail = check.detail { object.append("detail", JSONValue(detail)) }
            return .object(object)
        }
        return [
            "provider": JSONValue(provider), "push": "stored_only",
            "ready": JSONValue(!checks.contains { $0.outcome == .failed }), "checks": .array(list),
        ]
    }
}
