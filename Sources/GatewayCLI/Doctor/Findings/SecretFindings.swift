import Configuration
import Kernel

/// Whether references to secrets lead somewhere, and who else can read the files.
enum SecretFindings {
    /// One for each reference, in the order of the file; reads the files.
    static func find(_ references: [Secret], in environment: ConfigurationEnvironment) -> [Finding] {
        var seen: Set<String> = []
        return references.compactMap { secret in
            guard let reference = secret.reference, seen.insert(reference).inserted else { return nil }
            let subject = "secret \(reference)"
            do throws(ConfigurationError) {
                _ = try secret.resolve(in: environment)
            } catch {
                return finding(subject, error)
            }
            let path = reference.hasPrefix("file:/") ? String(reference.dropFirst("file:".count)) : nil
            if let path, let open = openness(of: path) { return exposed(subject, path, open) }
            return .ok(subject, "can be read")
        }
    }

    private static func finding(_ subject: String, _ error: ConfigurationError) -> Finding {
        switch error {
        case .unsetVariable(let path, let variable):
            .problem(
                subject, "is needed by \(path), and the environment variable \(variable) is unset or empty",
                mend: "set \(variable) where the gateway is started, such as with EnvironmentFile= of systemd, and run "
                    + "doctor with the same environment")
        case .unusableSecret(let path, _, let reason):
            .problem(
                subject, "is needed by \(path): \(reason)",
                mend: "let the file be there, hold the secret and nothing else, and be readable by the gateway's user")
        case .unreadableFile, .invalid:
            .problem(subject, "cannot be read: \(error)", mend: "see that the gateway's user may read it")
        }
    }

    // MARK: Files that hold secrets

    /// The finding about a file that holds secrets in its own right, if others can read or change it.
    static func exposure(_ subject: String, of path: String) -> Finding? {
        openness(of: path).map { exposed(subject, path, $0) }
    }

    private static func exposed(_ subject: String, _ path: String, _ openness: String) -> Finding {
        .warning(
            subject, "can be read, and \(path) can be \(openness)", mend: "chmod go-wx,o-r \(path)")
    }

    /// The access that others have to a file; nil where it is none, or a group's that may read.
    private static func openness(of path: String) -> String? {
        guard let permissions = Files.permissions(of: path) else { return nil }
        if permissions & 0o022 != 0 { return "changed by other users" }
        return permissions & 0o004 != 0 ? "read by all users" : nil
    }
}
