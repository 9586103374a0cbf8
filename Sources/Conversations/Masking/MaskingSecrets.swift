import Configuration
import EventLoop
import JSON
import ProviderKit
import Telemetry

/// Reads a provider's secrets, and has its mask learn each of them before anybody can say it.
struct MaskingSecrets: ProviderSecrets {
    let base: any ProviderSecrets
    let mask: SecretMask

    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let mask = mask
        base.read(secret, on: loop) { result in
            if case .success(let text) = result { mask.learn(configured: text) }
            done(result)
        }
    }

    func received(_ secret: String) { mask.learn(received: secret) }
}

extension SecretMask {
    /// Learns every text of a JSON value.
    func learn(textsIn value: JSONValue) {
        switch value {
        case .string: if let text = value.stringValue { learn(received: text) }
        case .array(let values): for value in values { learn(textsIn: value) }
        case .object(let object): for member in object.members { learn(textsIn: member.value) }
        case .null, .bool, .number: break
        }
    }
}
