import Chronology
import Configuration
import HTTPClient
import RequestSigning
import SupportExpectations
import Testing

@testable import CloudCredentials

@Suite struct CredentialFinderTests {
    static let document = #"""
        {"Code":"Success","LastUpdated":"2026-03-01T11:00:00Z","Type":"AWS-HMAC","AccessKeyId":"ASIAROLE",\#
        "SecretAccessKey":"s3cr/et","Token":"to+ken/==","Expiration":"2026-03-01T18:00:00Z"}
        """#
    static let stsAnswer = """
        <AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
          <AssumeRoleWithWebIdentityResult><Audience>a&amp;b</Audience>
            <Credentials><SessionToken>to+ken/==</SessionToken><SecretAccessKey>s3cr/et</SecretAccessKey>
              <Expiration>2026-03-01T18:00:00Z</Expiration><AccessKeyId>ASIAROLE</AccessKeyId></Credentials>
          </AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>
        """

    private let temporary = SigningCredentials(
        accessKeyID: "ASIAROLE", secretAccessKey: "s3cr/et", sessionToken: "to+ken/==",
        expiresAt: Timestamp(rfc3339: "2026-03-01T18:00:00Z"))

    private func find(
        _ inputs: FakeInputs, _ source: CredentialConfiguration.Source = .automatic, in region: String = "eu-west-2",
        _ change: (inout CredentialConfiguration) -> Void = { _ in }
    ) async -> Result<SigningCredentials, CredentialFailure> {
        var configuration = CredentialConfiguration()
        configuration.source = source
        change(&configuration)
        let finder = CredentialFinder(
            configuration: configuration, region: region, options: ClientOptions(), inputs: inputs)
        do throws(CredentialFailure) {
            return .success(try await finder.find())
        } catch {
            return .failure(error)
        }
    }

    private func isFailure(_ result: Result<SigningCredentials, CredentialFailure>, _ words: String) -> Bool {
        guard case .failure(let failure) = result else { return false }
        return failure.reason.contains(words)
    }

    // MARK: Keys at hand

    @Test func `keys of the configuration are read through their references`() async {
        let inputs = FakeInputs(["ID": "AKID", "KEY": "secret", "TOKEN": "t"])
        let result = await find(inputs) {
            $0.keys = CredentialConfiguration.Keys(
                accessKeyID: Secret(variable: "ID"), secretAccessKey: Secret(variable: "KEY"),
                sessionToken: Secret(variable: "TOKEN"))
        }
        expectEqual(
            result, .success(SigningCredentials(accessKeyID: "AKID", secretAccessKey: "secret", sessionToken: "t")))
        let missing = await find(FakeInputs(["ID": "AKID"])) {
            $0.keys = CredentialConfiguration.Keys(
                accessKeyID: Secret(variable: "ID"), secretAccessKey: Secret(variable: "KEY"))
        }
        expect(isFailure(missing, "cannot be read"))
    }

    @Test func `variables come before everything else, and half of them is an error`() async {
        let inputs = FakeInputs([
            "AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_SESSION_TOKEN": "t",
            "AWS_CREDENTIAL_EXPIRATION": "2026-03-01T18:00:00Z", "AWS_WEB_IDENTITY_TOKEN_FILE": "/t",
        ])
        await expectEqual(
            find(inputs),
            .success(
                SigningCredentials(
                    accessKeyID: "AKID", secretAccessKey: "secret", sessionToken: "t",
                    expiresAt: Timestamp(rfc3339: "2026-03-01T18:00:00Z"))))
        let half = FakeInputs(["AWS_ACCESS_KEY_ID": "AKID"], files: ["/srv/.aws/credentials": "[default]"])
        expect(isFailure(await find(half), "AWS_SECRET_ACCESS_KEY is not"))
    }

    @Test func `the shared file gives the profile that is asked for`() async {
        let text = """
            # keys
            [default]
            aws_access_key_id = AKDEFAULT
            aws_secret_access_key = a=b#c
            [profile support]
            AWS_ACCESS_KEY_ID=AKSUPPORT
            aws_secret_access_key =  s
              nested = x
            aws_session_token = t
            [empty]
            aws_access_key_id = AK
            """
        let files = ["/srv/.aws/credentials": text, "/keys": text]
        let home = ["HOME": "/srv"]
        let byDefault = await find(FakeInputs(home, files: files))
        expectEqual(byDefault, .success(SigningCredentials(accessKeyID: "AKDEFAULT", secretAccessKey: "a=b#c")))
        let support = SigningCredentials(accessKeyID: "AKSUPPORT", secretAccessKey: "s", sessionToken: "t")
        let byVariable = await find(FakeInputs(home.merging(["AWS_PROFILE": "support"]) { $1 }, files: files))
        expectEqual(byVariable, .success(support))
        let byPlace = await find(FakeInputs(["AWS_SHARED_CREDENTIALS_FILE": "/keys"], files: files), .sharedFile) {
            $0.profile = "support"
        }
        expectEqual(byPlace, .success(support))
        // A profile that is named rules out other keys, and no service is asked.
        let named = FakeInputs(home.merging(["AWS_PROFILE": "nobody"]) { $1 }, files: files)
        expect(isFailure(await find(named), "no such profile"))
        expect(named.asked.isEmpty)
        for profile in ["empty", "nobody"] {
            let result = await find(FakeInputs(home, files: files), .sharedFile) { $0.profile = profile }
            expect(isFailure(result, "no such profile"))
        }
    }

    // MARK: Services

    @Test func `a web identity is exchanged for keys of its role`() async {
        let inputs = FakeInputs(
            [
                "AWS_WEB_IDENTITY_TOKEN_FILE": "/var/run/token", "AWS_ROLE_ARN": "arn:aws:iam::1:role/r",
                "AWS_ROLE_SESSION_NAME": "me",
            ], files: ["/var/run/token": "eyJ.a+b.c"])
        inputs.answer("POST https://sts.eu-west-2.amazonaws.com/", (200, Self.stsAnswer))
        await expectEqual(find(inputs), .success(temporary))
        expectEqual(
            inputs.asked,
            [
                """
                POST https://sts.eu-west-2.amazonaws.com/
                Content-Type: application/x-www-form-urlencoded; charset=utf-8

                Action=AssumeRoleWithWebIdentity&RoleArn=arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fr&RoleSessionName=me\
                &Version=2011-06-15&WebIdentityToken=eyJ.a%2Bb.c
                exceptInstanceMetadata
                """
            ])
    }

    /// The hosts that the rule set of `sts` in botocore 1.44.5 gives.
    @Test(arguments: [
        ("us-gov-west-1", "amazonaws.com"), ("cn-north-1", "amazonaws.com.cn"), ("eusc-de-east-1", "amazonaws.eu"),
        ("us-iso-east-1", "c2s.ic.gov"), ("us-isob-east-1", "sc2s.sgov.gov"), ("us-isof-east-1", "csp.hci.ic.gov"),
        ("eu-isoe-west-1", "cloud.adc-e.uk"),
    ])
    func `the token service is asked in the region's own part of the cloud`(_ region: String, _ domain: String) async {
        let inputs = FakeInputs(
            ["AWS_WEB_IDENTITY_TOKEN_FILE": "/t", "AWS_ROLE_ARN": "r"], files: ["/t": "x"])
        inputs.answer("POST https://sts.\(region).\(domain)/", (200, Self.stsAnswer))
        await expectEqual(find(inputs, in: region), .success(temporary))
    }

    @Test func `what the token service refuses is said with its word, and ends the search`() async {
        let variables = [
            "AWS_WEB_IDENTITY_TOKEN_FILE": "/t", "AWS_ROLE_ARN": "r", "AWS_ENDPOINT_URL_STS": "http://127.0.0.1:1/",
            "HOME": "/srv",
        ]
        let inputs = FakeInputs(
            variables,
            files: [
                "/t": "x", "/srv/.aws/credentials": "[default]\naws_access_key_id=a\naws_secret_access_key=b",
            ])
        let refusal =
            "<ErrorResponse><Error><Type>Sender</Type><Code>ExpiredTokenException</Code></Error></ErrorResponse>"
        inputs.answer("POST http://127.0.0.1:1/", (400, refusal), (200, "<html>"), (200, Self.stsAnswer))
        expect(isFailure(await find(inputs), "400 ExpiredTokenException"))
        expect(isFailure(await find(inputs), "without credentials"))
        await expectEqual(find(inputs), .success(temporary))
        expect(isFailure(await find(FakeInputs(variables)), "token cannot be read"))
        expect(isFailure(await find(FakeInputs(["AWS_WEB_IDENTITY_TOKEN_FILE": "/t"])), "AWS_ROLE_ARN"))
    }

    @Test func `the agent of a container is shown the token of the file, read anew`() async {
        let inputs = FakeInputs(
            [
                "AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://169.254.170.23/v1/credentials",
                "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": "/token", "AWS_CONTAINER_AUTHORIZATION_TOKEN": "old",
            ], files: ["/token": "fresh"])
        inputs.answer("GET http://169.254.170.23/v1/credentials", nil, (200, Self.document))
        await expectEqual(find(inputs), .success(temporary))
        expectEqual(inputs.asked.count, 2)
        expectEqual(
            inputs.asked.last,
            """
            GET http://169.254.170.23/v1/credentials
            Authorization: fresh
            Accept: application/json
            any
            """)
        let task = FakeInputs(["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/v2/c?id=1"])
        task.answer("GET http://169.254.170.2/v2/c?id=1", (200, Self.document))
        await expectEqual(find(task, .container), .success(temporary))
    }

    @Test(arguments: ["http://example.com/c", "http://10.0.0.1/c", "http://169.254.169.254/c", "ftp://127.0.0.1/", "x"])
    func `a container's agent without TLS is on this host`(_ address: String) async {
        let inputs = FakeInputs(["AWS_CONTAINER_CREDENTIALS_FULL_URI": address])
        guard case .failure(let failure) = await find(inputs) else {
            Issue.record("it was asked")
            return
        }
        expect(failure.isFinal)
        expect(inputs.asked.isEmpty)
    }

    @Test(arguments: ["https://example.com/c", "http://127.9.0.1/c", "http://[::1]/c", "http://localhost:8/c"])
    func `with TLS, or on this host, it may be anywhere`(_ address: String) async {
        let inputs = FakeInputs(["AWS_CONTAINER_CREDENTIALS_FULL_URI": address])
        inputs.answer("GET " + address, (200, Self.document))
        await expectEqual(find(inputs), .success(temporary))
    }

    @Test func `the instance is asked by version 2 of its protocol`() async {
        let base = "http://169.254.169.254/latest"
        let inputs = FakeInputs()
        inputs.answer("PUT \(base)/api/token", (200, "session"))
        inputs.answer("GET \(base)/meta-data/iam/security-credentials/", (200, "my role\n"))
        inputs.answer("GET \(base)/meta-data/iam/security-credentials/my%20role", (200, Self.document))
        await expectEqual(find(inputs), .success(temporary))
        expectEqual(
            inputs.asked.map { $0.split(separator: "\n").map(String.init) },
            [
                ["PUT \(base)/api/token", "X-aws-ec2-metadata-token-ttl-seconds: 21600", "any"],
                [
                    "GET \(base)/meta-data/iam/security-credentials/", "X-aws-ec2-metadata-token: session", "any",
                ],
                [
                    "GET \(base)/meta-data/iam/security-credentials/my%20role", "X-aws-ec2-metadata-token: session",
                    "any",
                ],
            ])
    }

    @Test func `an instance without a role, or no instance at all, is no source`() async {
        expect(isFailure(await find(FakeInputs()), "no source has any"))
        expect(isFailure(await find(FakeInputs(), .instance), "cannot be asked"))
        let off = FakeInputs(["AWS_EC2_METADATA_DISABLED": "TRUE"])
        expect(isFailure(await find(off), "no source has any"))
        expect(off.asked.isEmpty)
        let six = FakeInputs(["AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE": "IPv6"])
        six.answer("PUT http://[fd00:ec2::254]/latest/api/token", (200, "t"))
        six.answer("GET http://[fd00:ec2::254]/latest/meta-data/iam/security-credentials/", (404, ""))
        expect(isFailure(await find(six), "no source has any"))
        let failing = FakeInputs(["AWS_EC2_METADATA_SERVICE_ENDPOINT": "http://127.0.0.1:9/"])
        failing.answer("PUT http://127.0.0.1:9/latest/api/token", (200, "t"))
        failing.answer("GET http://127.0.0.1:9/latest/meta-data/iam/security-credentials/", (200, "r"))
        failing.answer(
            "GET http://127.0.0.1:9/latest/meta-data/iam/security-credentials/r", (200, #"{"Code":"Failed"}"#))
        expect(isFailure(await find(failing), "without credentials"))
    }

    @Test(arguments: [
        "", "{}", #"{"AccessKeyId":"a"}"#, #"{"AccessKeyId":"a b","SecretAccessKey":"s"}"#,
        #"{"AccessKeyId":"a","SecretAccessKey":"s","Expiration":"soon"}"#,
        #"{"AccessKeyId":"a","SecretAccessKey":"s","Token":"x\ny"}"#, #"["a"]"#,
    ])
    func `a document without whole credentials gives none`(_ text: String) {
        expect(CredentialDocument.json(Array(text.utf8)) == nil)
        expect(CredentialDocument.xml(Array(text.utf8)) == nil)
    }

    @Test func `an answer with two of an element is none`() {
        let doubled = Self.stsAnswer.replacing("<AccessKeyId>", with: "<AccessKeyId>X</AccessKeyId><AccessKeyId>")
        expect(CredentialDocument.xml(Array(doubled.utf8)) == nil)
        expectEqual(CredentialDocument.xml(Array(Self.stsAnswer.utf8)), temporary)
    }
}
