import Chronology
import EventLoop
import HTTPClient
import HTTPWire
import RequestSigning
import SupportServers
import Telemetry
import SupportExpectations
import Testing

@testable import CloudCredentials

/// The requests that go over the wire to each service, and what becomes of answers that are none.
@Suite struct CredentialServiceTests {
    private let end = CredentialRig.start + .seconds(21_600)

    private func grant(_ rig: CredentialRig) {
        rig.services.replies = [
            CredentialServices.token: [.text(200, "instance-session==")],
            CredentialServices.roles: [.text(200, "support\nother\n")],
            CredentialServices.role: [.text(200, CredentialServices.document("ASIA", until: end))],
            CredentialServices.agent: [.text(200, CredentialServices.document("ASIA", until: end))],
            CredentialServices.exchange: [.text(200, CredentialServices.xml("ASIA", until: end))],
        ]
    }

    private func words(_ rig: CredentialRig) throws -> String {
        guard case .failure(let failure) = try rig.ask() else { return "" }
        return failure.reason
    }

    // MARK: What is asked

    @Test func `the instance is asked for a token with a life, and shown it`() throws {
        let rig = try CredentialRig(.instance)
        grant(rig)
        let keys = try rig.keys()
        expect(keys.accessKeyID == "ASIA" && keys.sessionToken == "t" && keys.expiresAt == end)
        let asked = rig.services.asked
        expectEqual(rig.services.calls, [CredentialServices.token, CredentialServices.roles, CredentialServices.role])
        expectEqual(asked[0].field("x-aws-ec2-metadata-token-ttl-seconds"), "21600")
        expect(asked[0].field("x-aws-ec2-metadata-token") == nil)
        expect(asked[0].field("content-length") == "0" && asked[0].body.isEmpty)
        for value in asked.dropFirst() {
            expectEqual(value.field("x-aws-ec2-metadata-token"), "instance-session==")
            expect(value.field("x-aws-ec2-metadata-token-ttl-seconds") == nil)
        }
        // Metadata services refuse what came by way of a proxy.
        expect(asked.allSatisfy { $0.field("x-forwarded-for") == nil && $0.field("authorization") == nil })
    }

    @Test func `the agent is shown the token of the file, without its line feed, read anew each time`() throws {
        let rig = try CredentialRig(.container)
        grant(rig)
        rig.surroundings.set(["AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": "/run/agent"])
        rig.surroundings.write("/run/agent", "first\n")
        rig.credentials.reject(try rig.keys())
        rig.surroundings.write("/run/agent", "second\n")
        _ = try rig.ask()
        expectEqual(rig.services.asked.map { $0.field("authorization") }, ["first", "second"])
        expect(rig.services.asked.allSatisfy { $0.field("accept") == "application/json" })
    }

    @Test(arguments: ["a\nb", "a\u{0}b"])
    func `a token that cannot stand in a field is not sent`(_ token: String) throws {
        let rig = try CredentialRig(.container)
        grant(rig)
        rig.surroundings.set(["AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": "/run/agent"])
        rig.surroundings.write("/run/agent", token)
        try expectEqual(words(rig), "a token of a service that gives credentials cannot be sent")
        expect(rig.services.calls.isEmpty)
    }

    @Test func `the token service gets the web identity as a form, read anew each time`() throws {
        let rig = try CredentialRig(.webIdentity)
        grant(rig)
        rig.surroundings.set(["AWS_ROLE_SESSION_NAME": "credentials one"])
        rig.credentials.reject(try rig.keys())
        rig.surroundings.write("/run/token", "eyJ.se+cond")
        _ = try rig.ask()
        let asked = rig.services.asked
        expectEqual(rig.services.calls, [CredentialServices.exchange, CredentialServices.exchange])
        let form = "Action=AssumeRoleWithWebIdentity&RoleArn=arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fr"
        let rest = "&RoleSessionName=credentials%20one&Version=2011-06-15&WebIdentityToken="
        expectEqual(
            asked.map { String(decoding: $0.body, as: UTF8.self) },
            [
                form + rest + "eyJ.first", form + rest + "eyJ.se%2Bcond",
            ])
        expectEqual(asked[0].field("content-type"), "application/x-www-form-urlencoded; charset=utf-8")
        expect(asked.allSatisfy { $0.field("authorization") == nil })
    }

    // MARK: What comes back

    @Test(arguments: [
        "", "null", "[]", "<html>", "{", #"{"Code":"Failed","AccessKeyId":"a","SecretAccessKey":"s"}"#,
        #"{"AccessKeyId":1,"SecretAccessKey":"s"}"#, #"{"AccessKeyId":"a","SecretAccessKey":""}"#,
        #"{"AccessKeyId":"a","SecretAccessKey":"s","Expiration":"1772366400"}"#,
        #"{"AccessKeyId":"a\r\nX: y","SecretAccessKey":"s"}"#, String(repeating: "[", count: 60_000),
        String(repeating: " ", count: 70_000),
    ])
    func `an answer that is no document gives none`(_ text: String) throws {
        for source in [CredentialConfiguration.Source.container, .instance, .webIdentity] {
            let rig = try CredentialRig(source)
            grant(rig)
            for call in [CredentialServices.agent, CredentialServices.role, CredentialServices.exchange] {
                rig.services.replies[call] = [.text(200, text)]
            }
            let reason = try words(rig)
            expect(reason.contains("without credentials") || reason.contains("cannot be asked"), "\(source): \(reason)")
            // Once it is right again it is taken.
            grant(rig)
            rig.advance(.seconds(5))
            try expectEqual(rig.keys().accessKeyID, "ASIA", "\(source)")
        }
    }

    @Test func `keys that have ended when they come are none`() throws {
        let rig = try CredentialRig(.container)
        rig.services.replies[CredentialServices.agent] = [
            .text(200, CredentialServices.document("OLD", until: CredentialRig.start - .seconds(1)))
        ]
        try expectEqual(words(rig), "the credentials that came have expired")
    }

    @Test func `a redirect is not followed, wherever it points`() throws {
        for source in [CredentialConfiguration.Source.container, .instance, .webIdentity] {
            let rig = try CredentialRig(source)
            grant(rig)
            let place = "/v1/credentials?elsewhere"
            for call in [CredentialServices.agent, CredentialServices.token, CredentialServices.exchange] {
                rig.services.replies[call] = [[.answer(302, "", "Location: \(place)")]]
            }
            try expect(!words(rig).isEmpty)
            expectEqual(rig.services.calls.count, 1, "\(source): \(rig.services.calls)")
        }
    }

    @Test func `what the token service refuses is said with its word`() throws {
        let rig = try CredentialRig(.webIdentity)
        let refusal = "<ErrorResponse><Error><Code>InvalidIdentityToken</Code></Error></ErrorResponse>"
        rig.services.replies[CredentialServices.exchange] = [.text(400, refusal)]
        try expectEqual(words(rig), "the token service answered 400 InvalidIdentityToken")
        expect(rig.log.lines.count == 1 && rig.log.lines[0].contains("InvalidIdentityToken"))
        expect(!rig.log.lines[0].contains("eyJ"))
    }

    @Test(arguments: [
        [Act.close], [.reset], [.send("SSH-2.0-x\r\n"), .close],
        [.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{")],
        [.send("HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\n{"), .close],
    ])
    func `a service that breaks off or speaks something else gives none`(_ acts: [Act]) throws {
        for source in [CredentialConfiguration.Source.container, .instance, .webIdentity] {
            var options = ClientOptions()
            options.timeouts.total = .seconds(7)
            let rig = try CredentialRig(source, options: options)
            rig.services.issue = { _ in acts }
            let asked = rig.begin()[0].answer
            for _ in 0..<10 where asked.value == nil { rig.advance(.seconds(1)) }
            guard case .failure(let failure) = asked.value else {
                Issue.record("\(source): \(String(describing: asked.value))")
                continue
            }
            expect(failure.reason.contains("cannot be asked") && !failure.isFinal, "\(source): \(failure)")
            grant(rig)
            rig.advance(.seconds(5))
            try expectEqual(rig.keys().accessKeyID, "ASIA", "\(source)")
        }
    }

    @Test(arguments: [400, 403, 404])
    func `an instance that gives no token is none`(_ status: Int) throws {
        let rig = try CredentialRig(.instance)
        rig.services.replies[CredentialServices.token] = [.text(status, "")]
        try expectEqual(words(rig), "this is no instance with a role")
        expectEqual(rig.services.calls, [CredentialServices.token])
    }

    @Test(arguments: [429, 500, 503], [CredentialServices.token, CredentialServices.roles])
    func `metadata in trouble are asked once more, and are no proof that this is no instance`(
        _ status: Int, _ call: String
    ) throws {
        let rig = try CredentialRig(.instance)
        grant(rig)
        rig.services.replies[call] = [.text(status, "")] + (rig.services.replies[call] ?? [])
        try expectEqual(rig.keys().accessKeyID, "ASIA")
        expectEqual(rig.services.calls.count, 4)
        let down = try CredentialRig(.instance)
        grant(down)
        down.services.replies[call] = [.text(status, "")]
        guard case .failure(let failure) = try down.ask() else {
            Issue.record("it gave keys")
            return
        }
        expectEqual(failure, CredentialFailure("the instance metadata answered \(status)", isFinal: false))
        // As soon as they are well again they are asked.
        grant(down)
        down.advance(.seconds(5))
        try expectEqual(down.keys().accessKeyID, "ASIA")
    }

    @Test(arguments: [
        (400, "Throttling", false), (400, "RequestLimitExceeded", false), (400, "IDPCommunicationError", false),
        (429, "X", false), (503, "X", false), (400, "InvalidIdentityToken", true), (403, "AccessDenied", true),
    ])
    func `a token service that is asked too often is no reason to give up`(
        _ status: Int, _ code: String, _ isFinal: Bool
    ) throws {
        let rig = try CredentialRig(.webIdentity)
        grant(rig)
        let refusal = "<ErrorResponse><Error><Code>\(code)</Code></Error></ErrorResponse>"
        rig.services.replies[CredentialServices.exchange] = [.text(status, refusal)]
        try expectEqual(
            rig.ask(), .failure(CredentialFailure("the token service answered \(status) \(code)", isFinal: isFinal)))
    }

    // MARK: Time

    @Test(arguments: [CredentialConfiguration.Source.container, .instance])
    func `a service of this host is asked twice, for two seconds each`(_ source: CredentialConfiguration.Source) throws
    {
        let rig = try CredentialRig(source)
        rig.services.issue = { _ in .silence }
        let asked = rig.begin()[0].answer
        rig.run { rig.services.calls.count == 1 }
        rig.advance(.milliseconds(1999))
        expectEqual(rig.services.calls.count, 1)
        rig.advance(.milliseconds(1))
        rig.run { rig.services.calls.count == 2 }
        expect(rig.services.calls.count == 2 && asked.value == nil)
        rig.advance(.seconds(2))
        rig.run { asked.value != nil }
        guard case .failure(let failure) = asked.value else {
            Issue.record("\(String(describing: asked.value))")
            return
        }
        expect(failure.reason.contains("cannot be asked") && !failure.isFinal)
        expectEqual(rig.services.calls.count, 2)
    }

    @Test func `the token service has the times of the provider's client`() throws {
        var options = ClientOptions()
        options.timeouts.firstByte = .seconds(7)
        let rig = try CredentialRig(.webIdentity, options: options)
        rig.services.issue = { _ in .silence }
        let asked = rig.begin()[0].answer
        rig.run { rig.services.calls.count == 1 }
        rig.advance(.milliseconds(6999))
        expect(asked.value == nil)
        rig.advance(.milliseconds(1))
        rig.run { asked.value != nil }
        guard case .failure(let failure) = asked.value else {
            Issue.record("\(String(describing: asked.value))")
            return
        }
        expect(failure.reason.hasPrefix("the token service cannot be asked"))
        expectEqual(rig.services.calls.count, 1)
    }

    @Test func `a search that takes for ever keeps nobody for ever`() throws {
        var options = ClientOptions()
        options.timeouts.firstByte = .seconds(40)
        let rig = try CredentialRig(.webIdentity, options: options)
        rig.services.issue = { _ in .silence }
        let asked = rig.begin(3).map(\.answer)
        rig.run { rig.services.calls.count == 1 }
        rig.advance(SharedCredentials.patience)
        rig.run { asked.allSatisfy { $0.value != nil } }
        for one in asked {
            expectEqual(one.value, .failure(CredentialFailure("nobody gave credentials in time", isFinal: false)))
        }
        expectEqual(rig.services.calls.count, 1)
        rig.advance(.seconds(10))
    }
}
