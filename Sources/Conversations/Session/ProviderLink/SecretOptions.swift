import Domain
package import JSON
import ProviderKit
import Store

/// Options of a provider that are secrets: sealed on the disk, shown to nobody, handed over until the link was open.
package enum SecretOptions {
    /// Where they lie among the values of the leg.
    static let key = "gateway.secretOptions"

    /// Takes those that are secret out of the options of a new session.
    package static func split(_ names: Set<String>, from options: inout JSONObject) -> JSONObject {
        var secret = JSONObject()
        guard !names.isEmpty else { return secret }
        for member in options.members where names.contains(member.key) {
            secret.append(member.key, member.value)
            options.remove(member.key)
        }
        return secret
    }
}

extension Session {
    /// Those of a session that is being made.
    func give(_ options: JSONObject) {
        providerLink.secretOptions = options
        provider?.mask.learn(textsIn: .object(options))
    }

    /// The options for a link that is about to be made.
    ///
    /// On a route each provider is given what it takes.
    var linkOptions: ProviderOptions {
        // They came for the provider that the session was made with.
        if document.legs != nil { return ProviderOptions() }
        guard let route = document.route, let provider else { return allOptions }
        return route.accepted(allOptions, for: provider) ?? ProviderOptions()
    }

    /// All options that came with the session, the secret ones too.
    var allOptions: ProviderOptions {
        var options = document.providerOptions
        for member in providerLink.secretOptions.members { options.set(member.key, to: member.value) }
        return options
    }

    /// How secret options get to the disk together with their session.
    var secretOptionChanges: [StoreChange] {
        guard !providerLink.secretOptions.isEmpty else { return [] }
        let value = JSONValue.object(providerLink.secretOptions).encoded()
        return [.setLegValue(leg, key: SecretOptions.key, value: value, isSecret: true)]
    }

    /// Those that were kept for a link that was never open; a failure where they can never be had.
    ///
    /// - Throws: what may pass.
    func readSecretOptions() async throws(StoreError) -> Result<JSONObject, ProviderFailure> {
        guard !document.wasOpened else { return .success(JSONObject()) }
        do {
            let value = try await environment.parts.reading.legValue(
                SecretOptions.key, of: leg, on: environment.loop)?.value
            return .success(value.flatMap { try? JSONValue(parsing: $0) }?.objectValue ?? JSONObject())
        } catch {
            if error.mayPass { throw error }
            return .failure(
                ProviderFailure(
                    .unavailable, "What was kept of the conversation cannot be read.", code: "store_unavailable"))
        }
    }

    /// They have been handed over, or nobody will want them: they are gone from memory and disk.
    func forgetSecretOptions() {
        guard !providerLink.secretOptions.isEmpty else { return }
        providerLink.secretOptions = JSONObject()
        commitSurely([.setLegValue(leg, key: SecretOptions.key, value: nil, isSecret: true)], [])
    }
}
