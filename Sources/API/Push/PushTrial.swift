import Conversations
import JSON
import ProviderKit

/// The answer of `POST /v1/push-registrations/{installationId}/test`, which sends nothing.
enum PushTrial {
    /// `{provider, push, ready, checks: [{name, outcome, detail?}]}`; `ready` while nothing has failed.
    static func json(_ checks: [PushCheck], of provider: ProviderInstance) -> JSONValue {
        let list = checks.map { check -> JSONValue in
            var object: JSONObject = [
                "name": JSONValue(check.name.rawValue), "outcome": JSONValue(check.outcome.rawValue),
            ]
            if let detail = check.detail { object.append("detail", JSONValue(detail)) }
            return .object(object)
        }
        return [
            "provider": JSONValue(provider.name),
            "push": JSONValue(DeviceRoute.Standing(provider.capabilities).rawValue),
            "ready": JSONValue(!checks.contains { $0.outcome == .failed }), "checks": .array(list),
        ]
    }
}
