import HTTPClient
import HTTPWire
import Kernel
public import ProviderKit
import RequestSigning
import Transport

/// Services that hand credentials out.
extension CredentialFinder {
    /// How long a service on the host itself may take; far ones have the times of the provider's client.
    static var nearTimeLimit: Duration { .seconds(2) }
    /// How often a service on the host itself is asked before it counts as absent or in trouble: packets get lost there
    /// too.
    static var nearAttemptsMax: Int { 2 }

    // MARK: A role by a web identity

    func webIdentity() async throws(CredentialFailure) -> SigningCredentials? {
        var file = configuration.tokenFile
        if file == nil { file = await inputs.variable("AWS_WEB_IDENTITY_TOKEN_FILE") }
        guard let file else { return nil }
        var role = configuration.roleARN
        if role == nil { role = await inputs.variable("AWS_ROLE_ARN") }
        guard let role else { throw CredentialFailure("the variable AWS_ROLE_ARN is not set", isFinal: true) }
        guard file.hasPrefix("/"), let token = await inputs.file(file) else {
            throw CredentialFailure("the file with the web identity's token cannot be read", isFinal: false)
        }
        let name = await inputs.variable("AWS_ROLE_SESSION_NAME") ?? "trunkline-\(inputs.now)"
        let form = [
            ("Action", "AssumeRoleWithWebIdentity"), ("RoleArn", role), ("RoleSessionName", name),
            ("Version", "2011-06-15"), ("WebIdentityToken", token),
        ]
        let body = form.map { $0.0 + "=" + PercentCoding.encoded($0.1) }.joined(separator: "&")
        var request = try await self.request(.post, await tokenServiceURL(), isNear: false)
        request.body = .bytes(Array(body.utf8))
        try append("Content-Type", "application/x-www-form-urlencoded; charset=utf-8", to: &request)
        let answer = try await exchange(.assumeRoleWithWebIdentity, request, "the token service", attempts: 1)
        guard answer.status == 200 else {
            let code = CredentialDocument.errorCode(xml: answer.body)
            let mayPass = Self.hasTrouble(answer.status) || code.map(Self.passingErrors.contains) ?? false
            throw CredentialFailure(
                "the token service answered \(answer.status)" + (code.map { " " + $0 } ?? ""),
                isFinal: (400..<500).contains(answer.status) && !mayPass)
        }
        guard let credentials = CredentialDocument.xml(answer.body) else {
            throw CredentialFailure("the token service answered without credentials", isFinal: false)
        }
        return credentials
    }

    /// Errors of the token service that pass by themselves, although it answers with 400: too many requests, by all the
    /// names that botocore knows for it (`botocore.retries.standard`), and an identity provider that cannot be asked.
    private static let passingErrors: Set<String> = [
        "IDPCommunicationError", "Throttling", "ThrottlingException", "ThrottledException",
        "RequestThrottledException", "TooManyRequestsException", "ProvisionedThroughputExceededException",
        "TransactionInProgressException", "RequestLimitExceeded", "BandwidthLimitExceeded", "LimitExceededException",
        "RequestThrottled", "SlowDown", "PriorRequestNotComplete", "EC2ThrottledException", "RequestTimeout",
        "RequestTimeoutException",
    ]

    private func tokenServiceURL() async -> String {
        if let endpoint = configuration.endpoint { return endpoint }
        if let endpoint = await inputs.variable("AWS_ENDPOINT_URL_STS") { return endpoint }
        return "https://sts.\(region).\(CloudPartition(region: region).domain)/"
    }

    // MARK: The agent of a container

    func container() async throws(CredentialFailure) -> SigningCredentials? {
        let address: String
        if let path = await inputs.variable("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI") {
            address = "http://169.254.170.2" + path
        } else if let full = await inputs.variable("AWS_CONTAINER_CREDENTIALS_FULL_URI") {
            address = full
        } else {
            return nil
        }
        var request = try await self.request(.get, address, isNear: true)
        guard request.url.isSecure || Self.isNear(request.url) else {
            throw CredentialFailure(
                "AWS_CONTAINER_CREDENTIALS_FULL_URI must be https or name this host", isFinal: true)
        }
        if let token = try await containerToken() { try append("Authorization", token, to: &request) }
        try append("Accept", "application/json", to: &request)
        let answer = try await exchange(
            .getContainerCredentials, request, "the container's agent", attempts: Self.nearAttemptsMax)
        guard answer.status == 200, let credentials = CredentialDocument.json(answer.body) else {
            throw CredentialFailure(
                "the container's agent answered \(answer.status) without credentials", isFinal: false)
        }
        return credentials
    }

    /// The token to show the agent, read anew each time: pods get new ones every hour.
    private func containerToken() async throws(CredentialFailure) -> String? {
        if let file = await inputs.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE") {
            guard file.hasPrefix("/"), let token = await inputs.file(file) else {
                throw CredentialFailure("the file with the container's token cannot be read", isFinal: false)
            }
            return token
        }
        return await inputs.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN")
    }

    /// The hosts that may be asked without TLS, as botocore has them.
    private static func isNear(_ url: URI) -> Bool {
        if ["169.254.170.2", "169.254.170.23", "fd00:ec2::23", "::1", "localhost"].contains(url.host) { return true }
        return SocketAddress(host: url.host, port: 80).map { !$0.isV6 && $0.bytes[0] == 127 } ?? false
    }

    // MARK: The instance

    func instance() async throws(CredentialFailure) -> SigningCredentials? {
        if await inputs.variable("AWS_EC2_METADATA_DISABLED")?.lowercased() == "true" { return nil }
        let base = await instanceEndpoint()
        var request = try await self.request(.put, base + "/latest/api/token", isNear: true)
        try append("X-aws-ec2-metadata-token-ttl-seconds", "21600", to: &request)
        let session: (status: UInt16, body: [UInt8])
        do throws(CredentialFailure) {
            session = try await exchange(
                .getInstanceMetadata, request, "the instance metadata", attempts: Self.nearAttemptsMax)
        } catch {
            // The address does not answer: this is no instance, unless we were told that it is one.
            guard configuration.source == .instance else { return nil }
            throw error
        }
        try Self.checkForTrouble(session.status)
        guard session.status == 200, let token = String(validating: session.body, as: UTF8.self) else { return nil }
        let folder = base + "/latest/meta-data/iam/security-credentials/"
        let roles = try await instanceValue(folder, token)
        try Self.checkForTrouble(roles.status)
        guard roles.status == 200,
            let name = String(validating: roles.body, as: UTF8.self)?.split(separator: "\n").first
        else { return nil }
        let answer = try await instanceValue(folder + PercentCoding.encoded(String(name)), token)
        guard answer.status == 200, let credentials = CredentialDocument.json(answer.body) else {
            throw CredentialFailure(
                "the instance metadata answered \(answer.status) without credentials", isFinal: false)
        }
        return credentials
    }

    /// A service that has too much to do, or does not take the token that it gave a moment ago, is there all the same;
    /// any other refusal says that this is no instance, or one without a role.
    private static func checkForTrouble(_ status: UInt16) throws(CredentialFailure) {
        guard hasTrouble(status) || status == 401 else { return }
        throw CredentialFailure("the instance metadata answered \(status)", isFinal: false)
    }

    private func instanceValue(
        _ address: String, _ token: String
    ) async throws(CredentialFailure) -> (status: UInt16, body: [UInt8]) {
        var request = try await self.request(.get, address, isNear: true)
        try append("X-aws-ec2-metadata-token", token, to: &request)
        return try await exchange(
            .getInstanceMetadata, request, "the instance metadata", attempts: Self.nearAttemptsMax)
    }

    private func instanceEndpoint() async -> String {
        var endpoint = configuration.source == .instance ? configuration.endpoint : nil
        if endpoint == nil { endpoint = await inputs.variable("AWS_EC2_METADATA_SERVICE_ENDPOINT") }
        if let endpoint { return endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint }
        let mode = await inputs.variable("AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE")?.lowercased()
        return mode == "ipv6" ? "http://[fd00:ec2::254]" : "http://169.254.169.254"
    }

    // MARK: Requests

    /// A request to a service; `isNear` for one that may be at an address nobody else may reach.
    private func request(
        _ method: HTTPMethod, _ address: String, isNear: Bool
    ) async throws(CredentialFailure) -> ClientRequest {
        guard let url = try? URI(address), ["http", "https"].contains(url.scheme) else {
            throw CredentialFailure("the address of a service that gives credentials cannot be used", isFinal: true)
        }
        var options = options
        if isNear {
            options = ClientOptions()
            options.addressPolicy = .any
            options.timeouts.connect = Self.nearTimeLimit
            options.timeouts.firstByte = Self.nearTimeLimit
            options.timeouts.total = Self.nearTimeLimit * 2
        }
        return ClientRequest(method, url, options: options)
    }

    private func append(
        _ name: String, _ value: String, to request: inout ClientRequest
    ) throws(CredentialFailure) {
        do throws(HTTPWireError) {
            try request.fields.append(name, value)
        } catch {
            throw CredentialFailure("a token of a service that gives credentials cannot be sent", isFinal: true)
        }
    }

    /// The service is there, and another try may go better.
    private static func hasTrouble(_ status: UInt16) -> Bool { status == 429 || status >= 500 }

    private func exchange(
        _ operation: ProviderOperation, _ request: ClientRequest, _ whom: String, attempts: Int
    ) async throws(CredentialFailure) -> (status: UInt16, body: [UInt8]) {
        var attempt = 1
        while true {
            do throws(ClientError) {
                let answer = try await inputs.send(operation, request)
                if attempt == attempts || !Self.hasTrouble(answer.status) { return answer }
                attempt += 1
            } catch {
                guard attempt < attempts else {
                    throw CredentialFailure("\(whom) cannot be asked: \(error.reason)", isFinal: false)
                }
                attempt += 1
            }
        }
    }
}

extension ProviderOperation {
    /// The token service's `AssumeRoleWithWebIdentity`.
    static let assumeRoleWithWebIdentity = Self("assumeRoleWithWebIdentity")
    /// A question to the agent of a container (assumed name).
    static let getContainerCredentials = Self("getContainerCredentials")
    /// A question to the Instance Metadata Service (assumed name).
    static let getInstanceMetadata = Self("getInstanceMetadata")
}

extension SharedCredentials {
    /// The operations of a provider that has credentials of a cloud, beside its own.
    public static let operations: Set<ProviderOperation> = [
        .assumeRoleWithWebIdentity, .getContainerCredentials, .getInstanceMetadata,
    ]
}
