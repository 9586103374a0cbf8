import Configuration
import Crypto
import Gateway

/// The place that a running process reads its configuration from, at its start and at each reload.
struct ConfigurationSource: Sendable {
    let path: String
    let environment: ConfigurationEnvironment

    /// Reads and checks all of it; may block.
    func load() throws(ConfigurationError) -> CheckedConfiguration {
        try CheckedConfiguration.load(
            path: path, from: environment, kinds: Catalogue.names, check: Catalogue.check)
    }
}

extension CheckedConfiguration {
    /// The word of `Gateway-Config`: the same for all files that say the same, in every process.
    var version: String {
        let digest = HashAlgorithm.sha256.digest(of: canonicalText.span)
        return String(decoding: Hex.encode(digest.span).prefix(12), as: UTF8.self)
    }
}
