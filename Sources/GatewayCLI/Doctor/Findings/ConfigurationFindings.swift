import Configuration

/// The configuration itself.
enum ConfigurationFindings {
    /// One for each thing that is wrong with it.
    static func find(_ error: ConfigurationError, path: String) -> [Finding] {
        switch error {
        case .invalid(let problems):
            problems.map {
                .problem("configuration", "\(path):\($0)", mend: "deploy/configuration.md describes every key")
            }
        case .unreadableFile, .unsetVariable, .unusableSecret:
            [
                .problem(
                    "configuration", "\(error)", mend: "name the file with --config, and let the gateway's user read it"
                )
            ]
        }
    }

    /// About one in which nothing is wrong.
    ///
    /// - Parameter secrets: all that it has, written out or by reference.
    static func find(_ configuration: GatewayConfiguration, _ secrets: [Secret], path: String) -> [Finding] {
        let isSecret = secrets.contains { $0.reference == nil }
        if isSecret, let exposure = SecretFindings.exposure("configuration", of: path) { return [exposure] }
        let count = configuration.providers.count
        return [
            .ok("configuration", "\(path) is in order, with \(count) provider\(count == 1 ? "" : "s")")
        ]
    }
}
