public import Configuration

/// Where the credentials of a service of Amazon's come from: `credentials` in the configuration.
///
///     credentials: {accessKeyId: "env:KEY_ID", secretAccessKey: "file:/run/secrets/key"}
///     credentials: {source: webIdentity}
///     credentials: {source: sharedFile, profile: support}
///
/// Without any of it `source` is `automatic`.
public struct CredentialConfiguration: Sendable {
    /// The source that hands credentials out; the names of the variables are those of Amazon's own tools.
    public enum Source: String, CaseIterable, Sendable {
        /// The first of the others that is there, in this order.
        case automatic
        /// `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, for temporary keys, `AWS_SESSION_TOKEN`.
        case environment
        /// The token in the file `AWS_WEB_IDENTITY_TOKEN_FILE`, exchanged for keys of the role `AWS_ROLE_ARN`.
        case webIdentity
        /// The file `AWS_SHARED_CREDENTIALS_FILE`, or `~/.aws/credentials`.
        case sharedFile
        /// The agent of a task or pod: `AWS_CONTAINER_CREDENTIALS_RELATIVE_URI` or `…_FULL_URI`.
        case container
        /// The metadata of the instance, version 2.
        case instance
    }

    /// Keys written into the configuration, by reference or not.
    struct Keys: Sendable {
        var accessKeyID: Secret
        var secretAccessKey: Secret
        var sessionToken: Secret?
    }

    /// `accessKeyId`, `secretAccessKey`, `sessionToken`: keys of the configuration's own, read anew at each use.
    var keys: Keys?
    /// `source`: who else hands them out.
    ///
    /// Default: `automatic`.
    var source = Source.automatic
    /// `profile`: which profile of the shared file.
    ///
    /// Default: the variable `AWS_PROFILE`, else `default`.
    var profile: String?
    /// `file`: the shared file.
    var file: String?
    /// `roleArn`: the role that `webIdentity` takes on.
    ///
    /// Default: the variable `AWS_ROLE_ARN`.
    var roleARN: String?
    /// `tokenFile`: the token that `webIdentity` shows.
    ///
    /// Default: the variable `AWS_WEB_IDENTITY_TOKEN_FILE`.
    var tokenFile: String?
    /// `endpoint`: where the token service (`webIdentity`) or the instance metadata (`instance`) is reached.
    ///
    /// Default: the service of the region; the address every instance has.
    var endpoint: String?

    /// Looks everywhere.
    public init() {}

    /// These keys and no others.
    public init(accessKeyID: Secret, secretAccessKey: Secret, sessionToken: Secret? = nil) {
        keys = Keys(accessKeyID: accessKeyID, secretAccessKey: secretAccessKey, sessionToken: sessionToken)
    }

    /// Decodes the section `credentials`; problems go where it reports them.
    public init(_ section: ConfigurationSection) {
        let id = section.optionalSecret("accessKeyId")
        let secret = section.optionalSecret("secretAccessKey")
        let token = section.optionalSecret("sessionToken")
        switch (id, secret) {
        case (let id?, let secret?): keys = Keys(accessKeyID: id, secretAccessKey: secret, sessionToken: token)
        case (nil, nil):
            if token != nil { section.report("needs accessKeyId and secretAccessKey beside it", at: "sessionToken") }
        case (.some, nil): section.report("is required beside accessKeyId", at: "secretAccessKey")
        case (nil, .some): section.report("is required beside secretAccessKey", at: "accessKeyId")
        }
        if keys != nil {
            section.refuse(
                ["source", "profile", "file", "roleArn", "tokenFile", "endpoint"],
                because: "has no meaning beside accessKeyId")
        } else {
            source = section.choice("source", default: .automatic)
            profile = section.optionalString("profile")
            file = section.optionalString("file")
            roleARN = section.optionalString("roleArn", bytesMax: 2048)
            tokenFile = section.optionalString("tokenFile")
            endpoint = section.optionalString("endpoint", bytesMax: 2048)
            checkPaths(section)
        }
        section.finish()
    }

    private func checkPaths(_ section: ConfigurationSection) {
        for (key, path) in [("file", file), ("tokenFile", tokenFile)] {
            guard let path, !path.hasPrefix("/") else { continue }
            section.report("must be an absolute path", at: key)
        }
        let owners: [(key: String, isSet: Bool, sources: Set<Source>)] = [
            ("profile", profile != nil, [.automatic, .sharedFile]), ("file", file != nil, [.automatic, .sharedFile]),
            ("roleArn", roleARN != nil, [.automatic, .webIdentity]),
            ("tokenFile", tokenFile != nil, [.automatic, .webIdentity]),
            ("endpoint", endpoint != nil, [.webIdentity, .instance]),
        ]
        for owner in owners where owner.isSet && !owner.sources.contains(source) {
            section.report("has no meaning with the source \(source.rawValue)", at: owner.key)
        }
    }
}
