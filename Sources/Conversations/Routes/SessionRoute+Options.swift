import JSON
package import ProviderKit

extension SessionRoute {
    /// The options that a provider is given of those that came with the session: all of them where it takes them, none
    /// where it does not, since no provider knows another's.
    ///
    /// Nil where it cannot do without any.
    package func accepted(_ given: ProviderOptions, for provider: ProviderInstance) -> ProviderOptions? {
        let own = given.members.filter { member in
            !(hasMoved && continuing.contains(member.key))
                && (!isFrontEnd || provider.frontEndOptions.contains(member.key))
        }
        for options in [ProviderOptions(own), ProviderOptions()] {
            if (try? provider.adapter.validate(options: options)) != nil { return options }
        }
        return nil
    }
}

extension SessionDocument {
    /// Says which parts of its making a provider is not told; `given` are the options with the secret ones.
    package mutating func noteDegradation(at provider: ProviderInstance, given: ProviderOptions) {
        func note(_ word: String, _ isLost: Bool) {
            degraded.removeAll { $0 == word }
            if isLost { degraded.append(word) }
        }
        note("transcript", pastCount > 0 && !provider.adapter.takesTranscript)
        guard let route else { return }
        let options = route.accepted(given, for: provider) ?? ProviderOptions()
        let wanted = given.members.count { !(route.hasMoved && route.continuing.contains($0.key)) }
        note("providerOptions", options.count < wanted)
        // Another provider knows nothing of the session that this one goes on from.
        if route.hasMoved, continues != nil { note("history", true) }
    }
}
