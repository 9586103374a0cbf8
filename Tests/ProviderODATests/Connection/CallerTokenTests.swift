import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorODA
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderODA

/// Tokens that the customer's backend signs (`PROTOCOL.md`, section 2).
@Suite struct CallerTokenTests {
    /// A channel whose secret the gateway does not have, on a connection that stays.
    static var configuration: ODAConfiguration {
        var configuration = Script.configuration
        configuration.tokenOrigin = .backend
        configuration.times.ping = .seconds(1_000_000)
        configuration.times.refresh = .seconds(1_000_000)
        return configuration
    }

    /// A token that ends so many seconds after a rig began.
    static func token(
        endingAfter seconds: Int, madeBefore age: Int = 0, user: String = "guest-42", channel: String = "C-1",
        secret: String = "s"
    ) throws -> String {
        let token = try ODAToken(
            channelID: channel, userID: user, secret: secret, now: Rig.wall / 1000 - Int64(age),
            lifetimeSeconds: age + seconds + Int(ODAToken.skewSeconds))
        return text(token.text)
    }

    private static func rig(_ token: String, beside other: Rig? = nil) throws -> Rig {
        try Rig(configuration, options: ["authToken": JSONValue(token)], beside: other)
    }

    /// Gives another token; the word for what came of it.
    @discardableResult
    private static func renew(_ rig: Rig, _ token: String) -> String {
        let outcome = LoopBound("pending", loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                let expiry = try await session.renew(token: token)
                outcome.value = "until \(expiry)"
            } catch {
                outcome.value = error.code ?? error.kind.rawValue
            }
        }
        rig.manual.runUntilIdle()
        return outcome.value
    }

    private static func auth(_ token: String) -> String {
        text(ODAFrameWriter.auth(token: utf8(token)))
    }

    private static func milliseconds(after seconds: Int) -> Int64 { Rig.wall + Int64(seconds) * 1000 }

    // MARK: Showing it

    @Test func `the backend's token is shown as it is, and kept sealed`() throws {
        let token = try Self.token(endingAfter: 3600)
        let rig = try Self.rig(token)
        rig.connect()
        rig.manual.runUntilIdle()
        expectEqual(rig.link.texts.first, Self.auth(token))
        expectEqual(rig.log.words, ["opened"])
        expectEqual(rig.values["authToken"], utf8(token))
        expectEqual(rig.values.writes, 0)
        expect(!rig.sink.lines.contains { $0.contains(token) })
    }

    @Test func `a token for somebody else fails the session, and nothing is dialled`() throws {
        for (token, code) in [
            (try Self.token(endingAfter: 3600, user: "guest-43"), "AuthInvaliduserId"),
            (try Self.token(endingAfter: 3600, channel: "C-2"), "AuthInvalidchannelId"), ("a.b", "AuthNoToken"),
        ] {
            let rig = try Self.rig(token)
            rig.open()
            expectEqual(rig.log.words, ["failed provider_auth_failed \(code)"])
            expectEqual(rig.dials, 0)
        }
    }

    @Test func `a first token that the server refuses fails the session`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 3600))
        rig.open()
        rig.link.end(.refused(status: 401, reason: "no"))
        expectEqual(rig.log.words, ["failed provider_auth_failed AuthExpiredToken"])
    }

    // MARK: Its end

    @Test func `the session says in time that its token runs out, once for each`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 3600))
        rig.connect()
        _ = rig.log.take()
        rig.pass(.seconds(3299))
        expectEqual(rig.log.take(), [])
        rig.pass(.seconds(1))
        expectEqual(rig.log.take(), ["expiring \(Self.milliseconds(after: 3600))"])
        let end = Self.milliseconds(after: 7200)
        let next = try Self.token(endingAfter: 7200)
        expectEqual(Self.renew(rig, next), "until \(end)")
        rig.pass(.seconds(3599))
        expectEqual(rig.log.take(), [])
        rig.pass(.seconds(1))
        expectEqual(rig.log.take(), ["expiring \(end)"])
        rig.pass(.seconds(3600))
        expectEqual(rig.log.take(), [])
    }

    @Test func `without a token that is good nothing is dialled, and the next one is shown at once`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 60))
        rig.connect()
        rig.pass(.seconds(45))
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(10_000))
        rig.session.assumeIsolated { $0.reconnectSoon() }
        rig.pass(.seconds(10_000))
        expectEqual(rig.dials, 1)
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        let words = rig.log.take()
        expectEqual(words.filter { $0.hasPrefix("reconnecting") }, ["reconnecting 1"])
        expect(!words.contains { $0.hasPrefix("failed") })
        let next = try Self.token(endingAfter: 30_000)
        Self.renew(rig, next)
        expectEqual(rig.dials, 2)
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(next))
        expect(rig.log.words.contains("opened"))
        expectEqual(rig.say("x"), "sent")
    }

    @Test func `patience with the server begins with the new token`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 60))
        rig.connect()
        rig.pass(.seconds(45))
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(10_000))
        Self.renew(rig, try Self.token(endingAfter: 30_000))
        rig.link.end(.refused(status: 503, reason: "busy"))
        rig.pass(.seconds(60))
        expect(rig.dials > 2)
        expect(!rig.log.words.contains { $0.hasPrefix("failed") })
    }

    @Test func `a token that the server takes no more is asked for anew and not shown again`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 3600))
        rig.connect()
        rig.link.say(SessionTests.reply("Hi", "m1"))
        rig.link.end(.lost(reason: "x"))
        expectEqual(rig.dials, 2)
        _ = rig.log.take()
        rig.link.end(.refused(status: 401, reason: "no"))
        rig.pass(.seconds(10_000))
        expectEqual(rig.dials, 2)
        expectEqual(rig.log.take(), ["expiring \(Rig.wall)"])
        let next = try Self.token(endingAfter: 30_000)
        Self.renew(rig, next)
        expectEqual(rig.dials, 3)
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(next))
    }

    @Test func `a token that is no good is refused, and the one before stays`() throws {
        let token = try Self.token(endingAfter: 3600)
        let rig = try Self.rig(token)
        rig.connect()
        for (other, code) in [
            (try Self.token(endingAfter: 3600, user: "guest-43"), "AuthInvaliduserId"),
            (try Self.token(endingAfter: 3600, channel: "C-2"), "AuthInvalidchannelId"),
            (try Self.token(endingAfter: 20), "AuthExpiredToken"), ("no token", "AuthNoToken"),
            ("e30.e30.", "AuthNoiat"),
        ] {
            expectEqual(Self.renew(rig, other), code)
        }
        rig.link.end(.lost(reason: "x"))
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(token))
        expectEqual(rig.values["authToken"], utf8(token))
    }

    @Test func `where the gateway signs no token is taken`() throws {
        let rig = try Rig()
        rig.connect()
        let token = try Self.token(endingAfter: 3600)
        expectEqual(Self.renew(rig, token), "capability_unsupported")
    }

    // MARK: Over restarts, and of several sessions

    @Test func `after a restart the token that came last counts`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 60))
        rig.connect()
        let next = try Self.token(endingAfter: 3600)
        Self.renew(rig, next)
        let later = try Rig(Self.configuration, isResumed: true, manual: rig.manual, values: rig.values)
        later.connect()
        expectEqual(later.link.texts.first, Self.auth(next))
    }

    @Test func `after a restart with a token that has run out the next one is waited for`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 3600))
        rig.values.put("authToken", try Self.token(endingAfter: -100, madeBefore: 3600))
        let later = try Rig(Self.configuration, isResumed: true, manual: rig.manual, values: rig.values)
        later.open()
        later.pass(.seconds(10_000))
        expectEqual(later.dials, 0)
        expectEqual(later.log.words.filter { $0.hasPrefix("reconnecting") }, ["reconnecting 1"])
        expectEqual(later.log.words.filter { $0.hasPrefix("expiring") }, ["expiring \(Self.milliseconds(after: -100))"])
        expect(!later.log.words.contains { $0.hasPrefix("failed") })
        Self.renew(later, try Self.token(endingAfter: 30_000))
        later.link.open()
        expectEqual(later.log.words.last, "opened")
    }

    @Test func `of the tokens of a user's sessions the one that lasts longest is shown`() throws {
        let rig = try Self.rig(Self.token(endingAfter: 60))
        rig.connect()
        let longer = try Self.token(endingAfter: 7200)
        let other = try Self.rig(longer, beside: rig)
        other.open()
        rig.pass(.seconds(100))
        rig.link.end(.lost(reason: "x"))
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(longer))
        let third = try Self.rig(Self.token(endingAfter: 3600), beside: rig)
        third.open()
        // A connection that has lived is replaced at once.
        rig.pass(.seconds(40))
        rig.link.end(.lost(reason: "x"))
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(longer))
        for each in [rig, other, third] { _ = each.finish() }
        rig.link.say(SessionTests.closed)
        rig.manual.runUntilIdle()
        expectEqual(rig.lines.value.callerTokens.value.count, 0)
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `who comes once the token runs out hears of it too`() throws {
        let token = try Self.token(endingAfter: 600)
        let rig = try Self.rig(token)
        rig.connect()
        rig.pass(.seconds(400))
        let other = try Self.rig(token, beside: rig)
        other.open()
        expectEqual(other.log.words.filter { $0.hasPrefix("expiring") }, ["expiring \(Self.milliseconds(after: 600))"])
        expectEqual(rig.log.words.filter { $0.hasPrefix("expiring") }.count, 1)
    }

    @Test func `an end that is owed is said with the token that was kept, or not at all`() throws {
        let token = try Self.token(endingAfter: 600)
        let rig = try Self.rig(token)
        rig.connect()
        rig.manual.runUntilIdle()
        _ = rig.finish(suspending: true)
        func detached() throws -> Rig {
            try Rig(Self.configuration, isResumed: true, values: rig.values, vendorUserID: "", beside: rig)
        }
        let dials = rig.dials
        let owing = try detached()
        let isOver = owing.finish()
        expectEqual(rig.dials, dials + 1)
        rig.link.open()
        expectEqual(rig.link.texts.first, Self.auth(token))
        rig.link.say(SessionTests.closed)
        rig.run { isOver.value }
        expect(owing.session.assumeIsolated { $0.isEndNotified })
        rig.pass(.seconds(600))
        let late = try detached()
        let isGivenUp = late.finish()
        rig.run { isGivenUp.value }
        expectEqual(rig.dials, dials + 1)
        expect(late.session.assumeIsolated { $0.isEndNotified })
        expectEqual(rig.lines.value.callerTokens.value.count, 0)
    }

    // MARK: Against the simulator

    @Test func `a server that closes when the token ends is met again with the next one`() throws {
        let setup = try SimulatorTests.Setup(
            secret: SimulatorTests.secret,
            {
                $0.channelSecret = nil
                $0.tokenOrigin = .backend
                $0.times.ping = .seconds(1000)
            }, simulator: { $0.closesAtTokenExpiry = true })
        func next(endingAfter seconds: Int) throws {
            let token = try Self.token(endingAfter: seconds, secret: SimulatorTests.secret)
            expect(Self.renew(setup.rig, token).hasPrefix("until"))
        }
        try next(endingAfter: 120)
        setup.open()
        // That the token ends soon is told first.
        setup.rig.run { setup.rig.log.words.contains("opened") }
        expectEqual(setup.say("hello").count, 1)
        setup.rig.pass(.seconds(121))
        setup.rig.run { setup.rig.log.words.contains("reconnecting 1") }
        expectEqual(setup.simulator.statistics.connectionsAccepted, 1)
        _ = setup.rig.log.take()
        try next(endingAfter: 3000)
        setup.rig.run { setup.rig.log.words.contains("opened") }
        expectEqual(setup.simulator.statistics.connectionsAccepted, 2)
        expectEqual(setup.say("hello").count, 1)
        expectEqual(setup.simulator.statistics.tokensRefused, 1)
    }

    // MARK: Options and configuration

    private static func problems(_ yaml: String) throws -> (ODA, count: Int) {
        let problems = ConfigurationProblems()
        let section = try #require(
            ConfigurationValue(ConfigurationNode(parsing: utf8(yaml)), path: "p", problems: problems).section())
        let oda = ODA(section)
        return (oda, problems.all.count)
    }

    @Test func `a session of such a channel needs a token that its vendor's client would use`() throws {
        let (oda, problems) = try Self.problems("{host: h, channelId: C-1, authTokenFrom: backend}")
        expectEqual(problems, 0)
        expectEqual(oda.secretOptions, ["authToken"])
        let good = try ODAToken(
            channelID: "C-1", userID: "u", secret: "s", now: 4_000_000_000, lifetimeSeconds: 60)
        try oda.validate(options: ["authToken": JSONValue(text(good.text))])
        let old = try Self.token(endingAfter: 60)
        for (options, code) in [
            ([:] as ProviderOptions, "required"), (["authToken": 1], "wrong_type"), (["authToken": ""], "empty"),
            (["authToken": "a.b.c"], "bad_token"), (["authToken": JSONValue(old)], "bad_token"),
            (["authToken": JSONValue(String(repeating: "x", count: 8193))], "too_long"),
        ] {
            do throws(ContentProblem) {
                try oda.validate(options: options)
                Issue.record("accepted: \(options)")
            } catch {
                expectEqual(error.code, code, "\(options)")
                expectEqual(error.pointer.description, "/authToken")
            }
        }
        let (signing, _) = try Self.problems("{host: h, channelId: C-1}")
        expectEqual(signing.secretOptions, [])
        #expect(throws: ContentProblem.self) { try signing.validate(options: ["authToken": "a.b.c"]) }
    }

    @Test func `a channel has a secret here or a backend that signs`() throws {
        let (_, both) = try Self.problems("{host: h, channelId: C-1, channelSecret: 'env:S', authTokenFrom: backend}")
        expectEqual(both, 1)
        let (_, secured) = try Self.problems(
            "{host: h, channelId: C-1, enableAttachmentSecurity: true, authTokenFrom: backend}")
        expectEqual(secured, 0)
    }
}
