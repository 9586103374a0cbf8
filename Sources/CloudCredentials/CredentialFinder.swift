import Chronology
import HTTPClient
import RequestSigning

/// Finds credentials anew, wherever the configuration says; on the loop.
///
/// A source that is there and fails ends an automatic search: to go on with the keys of somebody else would be worse.
struct CredentialFinder: Sendable {
    let configuration: CredentialConfiguration
    /// The region whose token service is asked.
    let region: String
    /// How the token service is reached: whom to believe, how long to wait.
    let options: ClientOptions
    let inputs: any CredentialInputs

    /// The credentials of now.
    func find() async throws(CredentialFailure) -> SigningCredentials {
        if let keys = configuration.keys { return try await configured(keys) }
        guard configuration.source == .automatic else {
            if let found = try await look(in: configuration.source) { return found }
            throw CredentialFailure(missing(configuration.source), isFinal: true)
        }
        for source in CredentialConfiguration.Source.allCases where source != .automatic {
            if let found = try await look(in: source) { return found }
        }
        throw CredentialFailure("no source has any: neither variables nor files, container or instance", isFinal: true)
    }

    /// The credentials of one source; nil where it is not there.
    private func look(
        in source: CredentialConfiguration.Source
    ) async throws(CredentialFailure) -> SigningCredentials? {
        switch source {
        case .automatic: nil
        case .environment: try await environment()
        case .webIdentity: try await webIdentity()
        case .sharedFile: try await sharedFile()
        case .container: try await container()
        case .instance: try await instance()
        }
    }

    private func missing(_ source: CredentialConfiguration.Source) -> String {
        switch source {
        case .automatic, .environment: "the variable AWS_ACCESS_KEY_ID is not set"
        case .webIdentity: "neither tokenFile nor the variable AWS_WEB_IDENTITY_TOKEN_FILE is set"
        case .sharedFile: "the shared file has no such profile"
        case .container: "no variable AWS_CONTAINER_CREDENTIALS_… is set"
        case .instance: "this is no instance with a role"
        }
    }

    // MARK: What is at hand

    private func configured(_ keys: CredentialConfiguration.Keys) async throws(CredentialFailure) -> SigningCredentials
    {
        guard let id = await inputs.secret(keys.accessKeyID), let secret = await inputs.secret(keys.secretAccessKey)
        else {
            throw CredentialFailure("the keys of the configuration cannot be read", isFinal: true)
        }
        var token: String?
        if let reference = keys.sessionToken {
            token = await inputs.secret(reference)
            if token == nil {
                throw CredentialFailure("the session token of the configuration cannot be read", isFinal: true)
            }
        }
        return SigningCredentials(accessKeyID: id, secretAccessKey: secret, sessionToken: token)
    }

    private func environment() async throws(CredentialFailure) -> SigningCredentials? {
        guard let id = await inputs.variable("AWS_ACCESS_KEY_ID") else { return nil }
        guard let secret = await inputs.variable("AWS_SECRET_ACCESS_KEY") else {
            throw CredentialFailure("AWS_ACCESS_KEY_ID is set and AWS_SECRET_ACCESS_KEY is not", isFinal: true)
        }
        var end: Timestamp?
        if let text = await inputs.variable("AWS_CREDENTIAL_EXPIRATION") { end = Timestamp(rfc3339: text) }
        return SigningCredentials(
            accessKeyID: id, secretAccessKey: secret, sessionToken: await inputs.variable("AWS_SESSION_TOKEN"),
            expiresAt: end)
    }

    private func sharedFile() async throws(CredentialFailure) -> SigningCredentials? {
        var path = configuration.file
        if path == nil { path = await inputs.variable("AWS_SHARED_CREDENTIALS_FILE") }
        if path == nil, let home = await inputs.variable("HOME") { path = home + "/.aws/credentials" }
        var profile = configuration.profile
        if profile == nil { profile = await inputs.variable("AWS_PROFILE") }
        guard let path, path.hasPrefix("/"), let text = await inputs.file(path),
            let keys = SharedCredentialsFile(text).keys(of: profile ?? "default")
        else {
            // A profile or a file that is named rules out other keys.
            if profile == nil, configuration.file == nil { return nil }
            throw CredentialFailure(missing(.sharedFile), isFinal: true)
        }
        return SigningCredentials(
            accessKeyID: keys.accessKeyID, secretAccessKey: keys.secretAccessKey, sessionToken: keys.sessionToken)
    }
}
