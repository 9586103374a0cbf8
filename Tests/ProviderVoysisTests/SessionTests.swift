import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// A session whose socket the test plays.
@Suite struct SessionTests {
    @Test func `a text goes out once the socket is open, and is sent when it is written`() throws {
        let rig = try Rig()
        rig.open()
        let outcome = rig.say("red")
        expectEqual(outcome.value, "pending")
        expectEqual(rig.link.url.description, "wss://h.example.com/websocketapi")
        rig.link.open()
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "sent")
        rig.link.say(Frames.response(1, 201, Frames.result()))
        expectEqual(rig.log.said, ["Two fit."])
    }

    @Test func `a context that is put goes with the next question, is kept, and can be forgotten`() throws {
        let rig = try Rig()
        rig.open()
        rig.run { session in await session.chain(["keywords": ["blue"]]) }
        rig.manual.runUntilIdle()
        _ = rig.say("shoes")
        rig.link.open()
        rig.manual.runUntilIdle()
        expectEqual(rig.link.texts.last?.contains(#""context":{"keywords":["blue"]}"#), true)
        rig.link.say(Frames.response(1, 201, Frames.result()))
        rig.run { session in
            await expect(session.chainedContext != nil)
            await session.chain(nil)
            await expect(session.chainedContext == nil)
        }
        rig.manual.runUntilIdle()
        _ = rig.say("more")
        expectEqual(rig.link.texts.last?.contains("context"), false)
    }

    @Test func `what the service cannot take is refused`() throws {
        let rig = try Rig()
        rig.open()
        expectEqual(rig.send(.location(GeoLocation(latitude: 1, longitude: 2))).value, "refused unsupported_content")
        expectEqual(rig.say(String(repeating: "é", count: 2001)).value, "refused text_too_long")
        expectEqual(rig.say(String(repeating: "e\u{301}", count: 1001)).value, "refused text_too_long")
        expectEqual(rig.send(.raw(["textQuery": ["text": "x"]])).value, "refused unsupported_content")
        expectEqual(rig.dials, 0)
        let told = LoopBound<[String]>([], loop: rig.loop)
        rig.run { session in
            let contents: [UserContent] = [
                .text("fine", format: .plain), .text(String(repeating: "x", count: 2001), format: .plain),
                .raw(["textQuery": ["text": "x"]]), .location(GeoLocation(latitude: 1, longitude: 2)),
            ]
            var found: [String] = []
            for content in contents {
                found.append(await session.problems(in: content).map { "\($0.pointer) \($0.code)" }.joined())
            }
            told.value = found
        }
        expectEqual(told.value, ["", "/text too_long", "/payload bad_format", "/type not_allowed"])
    }

    @Test func `raw content is a query of the caller's own, where that is allowed`() throws {
        var configuration = Script.configuration
        configuration.allowsRaw = true
        let rig = try Rig(configuration, options: ["context": ["a": 1]])
        rig.open()
        expectEqual(rig.send(.raw(["queryType": "audio"])).value, "refused raw")
        rig.send(.raw(["textQuery": ["text": "x"], "context": ["b": 2]]))
        rig.link.open()
        expectEqual(rig.link.texts.last?.contains(#""context":{"b":2}"#), true)
    }

    @Test func `two sessions of one user buy one token, and another user another one`() throws {
        let manual = try ManualLoop()
        let accounts = SharedAccounts()
        let configuration = VoysisConfiguration(url: "wss://h", refreshToken: Secret(literal: "shared"))
        let rigs = [
            try Rig(configuration, manual: manual, accounts: accounts),
            try Rig(configuration, manual: manual, accounts: accounts),
            try Rig(configuration, options: ["refreshToken": "eva"], manual: manual, accounts: accounts),
        ]
        for rig in rigs {
            rig.open()
            rig.link.open()
        }
        expectEqual(rigs.map { $0.link.texts.count }, [1, 0, 1])
        expect(rigs[0].link.texts[0].contains("Bearer shared"))
        expect(rigs[2].link.texts[0].contains("Bearer eva"))
        rigs[0].link.say(Frames.token(1))
        expectEqual(rigs.map { $0.log.words.count }, [1, 1, 0])
        rigs[2].link.say(Frames.token(1, "app-2"))
        rigs[1].say("red")
        rigs[2].say("red")
        expectEqual(rigs[1].link.texts.last?.contains("Bearer app-1"), true)
        expectEqual(rigs[2].link.texts.last?.contains("Bearer app-2"), true)
        expectEqual(accounts.count, 2)
        for rig in rigs { rig.run { await $0.end() } }
        expectEqual(accounts.count, 0)
    }

    @Test func `who buys a token and goes away leaves it to the next`() throws {
        let manual = try ManualLoop()
        let accounts = SharedAccounts()
        let configuration = VoysisConfiguration(url: "wss://h", refreshToken: Secret(literal: "shared"))
        let first = try Rig(configuration, manual: manual, accounts: accounts)
        let second = try Rig(configuration, manual: manual, accounts: accounts)
        for rig in [first, second] {
            rig.open()
            rig.link.open()
        }
        expect(second.link.texts.isEmpty)
        first.run { await $0.end() }
        expectEqual(second.link.texts.count, 1)
        second.link.say(Frames.token(second.link.lastID))
        expectEqual(second.log.words, ["opened"])
    }

    /// Sessions of one refresh token, with open sockets.
    private func buyers(_ count: Int) throws -> [Rig] {
        let manual = try ManualLoop()
        let accounts = SharedAccounts()
        let configuration = VoysisConfiguration(url: "wss://h", refreshToken: Secret(literal: "shared"))
        return try (0..<count).map { _ in
            let rig = try Rig(configuration, manual: manual, accounts: accounts)
            rig.open()
            rig.link.open()
            return rig
        }
    }

    @Test func `whoever buys a token badly fails alone, and the next buys it`() throws {
        for status in [400, 401, 500] {
            let rigs = try buyers(3)
            expectEqual(rigs.map { $0.link.texts.count }, [1, 0, 0])
            rigs[0].link.say(Frames.response(1, status))
            expectEqual(rigs[0].log.words.first?.hasPrefix("failed "), true, "\(rigs[0].log.words)")
            expectEqual(rigs[1].link.texts.count, 1)
            rigs[1].link.say(Frames.token(1))
            expectEqual(rigs.dropFirst().map { $0.log.words }, [["opened"], ["opened"]])
        }
    }

    @Test func `a service that gives two buyers no token gives none to anybody`() throws {
        let rigs = try buyers(3)
        rigs[0].pass(.seconds(15))
        expectEqual(rigs[0].log.words, ["failed provider_timeout token_timeout"])
        expect(rigs[1].link.texts.count == 1 && rigs[2].log.words.isEmpty)
        rigs[1].pass(.seconds(15))
        for rig in rigs { expectEqual(rig.log.words, ["failed provider_timeout token_timeout"]) }
    }

    @Test func `a purchase is bounded also where who began it has given its query up`() throws {
        let configuration = VoysisConfiguration(url: "wss://h", refreshToken: Secret(literal: "shared"))
        let accounts = SharedAccounts()
        var lazy = configuration
        lazy.connectsEagerly = false
        let first = try Rig(lazy, accounts: accounts)
        let second = try Rig(configuration, manual: first.manual, accounts: accounts)
        first.open()
        first.speak([Sound.samples(10)], finishing: false)
        first.link.open()
        expectEqual(first.link.texts.count, 1)
        second.open()
        second.link.open()
        first.run { await $0.cancelAudio(isBroken: false) }
        expectEqual(first.log.failures.map(\.code), ["query_cancelled"])
        first.pass(.seconds(15))
        expectEqual(second.link.texts.count, 1, "the next buys it")
        second.link.say(Frames.token(1))
        expectEqual(second.log.words, ["opened"])
    }

    @Test func `a secret that cannot be read is a failure of authentication`() throws {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8("{s: 'file:/nowhere'}"))
        let section = try #require(ConfigurationValue(node, path: "", problems: problems).section())
        let rig = try Rig(VoysisConfiguration(url: "wss://h", refreshToken: section.optionalSecret("s")))
        rig.open()
        rig.link.open()
        expectEqual(rig.log.words, ["failed provider_auth_failed provider_auth_failed"])
    }

    @Test func `context and conversation come back after a restart, and the user's token`() throws {
        let manual = try ManualLoop()
        let values = ScriptedValues(manual.loop)
        let first = try Rig(options: ["refreshToken": "ada"], manual: manual, values: values)
        first.open()
        first.say("red")
        first.link.open()
        first.link.say(Frames.token(1))
        first.link.say(Frames.response(2, 201, Frames.result()))
        manual.runUntilIdle()
        expectEqual(values["conversation"], #"{"context":{"keywords":["red"]},"conversationId":"c-1","customData":{}}"#)
        expect(values.isSecret("refreshToken") && !values.isSecret("conversation"))
        first.run { await $0.suspend() }
        let second = try Rig(isResumed: true, manual: manual, values: values)
        second.open()
        expectEqual(second.log.words, ["opened"])
        second.say("cheaper")
        second.link.open()
        expectEqual(second.link.texts.last?.contains("Bearer ada"), true)
        second.link.say(Frames.token(1))
        expectEqual(second.link.texts.last?.contains(#""context":{"keywords":["red"]},"conversationId":"c-1""#), true)
        second.run { await $0.end() }
        expect(values["refreshToken"] == nil)
        expectEqual(values["conversation"], "{}")
    }

    @Test func `custom data that changed while nobody was here set what the next query begins with`() throws {
        let first = try Rig(options: ["refreshToken": "ada"], customData: ["context": #"{"a":1}"#])
        let (manual, values) = (first.manual, first.values)
        first.open()
        first.say("red")
        first.link.open()
        first.link.say(Frames.token(1))
        first.link.say(Frames.response(2, 201, Frames.result()))
        manual.runUntilIdle()
        let chained = #""context":{"keywords":["red"]}"#
        expectEqual(values["conversation"]?.contains(chained), true)
        // The same as before: what the last answer handed on goes on.
        for (context, expected) in [(#"{"a":1}"#, chained), (#"{"b":2}"#, #""context":{"b":2}"#)] {
            let customData: JSONObject = ["context": .string(context)]
            let next = try Rig(customData: customData, isResumed: true, manual: manual, values: values)
            next.open()
            next.say("cheaper")
            next.link.open()
            next.link.say(Frames.token(1))
            expectEqual(next.link.texts.last?.contains(expected), true, "\(next.link.texts)")
            next.run { await $0.suspend() }
        }
    }

    @Test func `audio is held back while the socket takes nothing`() throws {
        let rig = try Rig()
        rig.open()
        let outcome = rig.speak([Sound.samples(100), Sound.samples(100)], finishing: false)
        rig.link.open()
        rig.link.unsentBytes = 1 << 20
        rig.link.say(Frames.response(1, 201, Frames.stub))
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "done", "the first pieces went in before")
        let more = LoopBound("pending", loop: rig.loop)
        rig.run { session in
            let isWanted = try? await session.appendAudio(Sound.samples(100))
            more.value = "\(isWanted ?? false)"
        }
        expectEqual(more.value, "pending")
        rig.link.unsentBytes = 0
        rig.link.events.drained()
        rig.manual.runUntilIdle()
        expectEqual(more.value, "true")
    }

    @Test func `a stalled service ends the query`() throws {
        let rig = try Rig()
        rig.open()
        rig.speak([Sound.samples(100)], finishing: false)
        rig.link.open()
        rig.link.say(Frames.response(1, 201, Frames.stub))
        rig.manual.runUntilIdle()
        rig.link.unsentBytes = 1 << 20
        let outcome = LoopBound("pending", loop: rig.loop)
        rig.run { session in
            let isWanted = try? await session.appendAudio(Sound.samples(100))
            outcome.value = "\(isWanted.map { "\($0)" } ?? "threw")"
        }
        rig.pass(.seconds(19))
        expectEqual(outcome.value, "pending")
        // The recording's own limit comes first and asks for the end.
        rig.pass(.seconds(12))
        rig.manual.runUntilIdle()
        expectEqual(outcome.value, "false")
    }

    @Test func `a failure of feedback is told to who gave it`() throws {
        let rig = try Rig()
        rig.open()
        let code = LoopBound("pending", loop: rig.loop)
        rig.run { session in
            do throws(ProviderFailure) {
                try await session.feedback(5, text: nil, vendorMessageID: "q-1")
                code.value = "taken"
            } catch {
                code.value = error.code ?? ""
            }
        }
        rig.link.open()
        rig.link.say(Frames.response(1, 404))
        rig.manual.runUntilIdle()
        expectEqual(code.value, "provider_rejected")
        rig.run { session in
            do throws(ProviderFailure) {
                try await session.feedback(9, text: nil, vendorMessageID: "q-1")
            } catch {
                code.value = error.code ?? ""
            }
        }
        expectEqual(code.value, "feedback")
    }

    @Test func `the end closes the socket and leaves nothing behind`() throws {
        let rig = try Rig()
        rig.open()
        rig.say("red")
        rig.link.open()
        let waiting = rig.say("blue")
        expect(rig.run { await $0.end() }.value)
        rig.manual.runUntilIdle()
        expectEqual(waiting.value, "notSent session_ended")
        expectEqual(rig.link.closed?.code, 1000)
        expectEqual(rig.loop.timerCount, 0)
        rig.link.say(Frames.response(1, 201, Frames.result()))
        expect(rig.log.said.isEmpty)
    }

    @Test func `no log line holds a token, a text or a result`() throws {
        let rig = try Rig(options: ["refreshToken": "refresh-secret"])
        rig.open()
        rig.say("private words")
        rig.link.open()
        rig.link.say(Frames.token(1, "app-secret"))
        rig.link.say(Frames.notification("vad_stop"))
        rig.link.say(Frames.response(9, 201))
        rig.link.end(.lost(reason: "gone"))
        let lines = rig.sink.lines.joined(separator: "\n")
        expect(!lines.isEmpty)
        for secret in ["refresh-secret", "app-secret", "private words"] { expect(!lines.contains(secret)) }
    }

    // MARK: The kind

    static let options: [(options: String, pointer: String?)] = [
        (#"{"refreshToken":"r","conversationId":"c-1","locale":"de-DE"}"#, nil),
        (#"{"audioProfileId":"0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d","userId":"u-1","context":{"a":[1]}}"#, nil),
        (#"{"interactionType":"CHATBOT","dataType":"LIVE","clientInfo":{"app":{"id":"x"},"device":{},"os":{}}}"#, nil),
        (#"{"refreshToken":""}"#, "/refreshToken"), (#"{"refreshToken":"a b"}"#, "/refreshToken"),
        (#"{"audioProfileId":"anna"}"#, "/audioProfileId"), (#"{"userId":"ada@example.com"}"#, "/userId"),
        (#"{"userId":7}"#, "/userId"), (#"{"interactionType":"SONG"}"#, "/interactionType"),
        (#"{"isVadEnabled":false}"#, nil), (#"{"isVadEnabled":"no"}"#, "/isVadEnabled"),
        (#"{"dataType":1}"#, "/dataType"), (#"{"context":"x"}"#, "/context"),
        (#"{"clientInfo":{"mood":{}}}"#, "/clientInfo/mood"),
        (#"{"clientInfo":{"app":1}}"#, "/clientInfo/app"), (#"{"clientInfo":{"app":{"id":7}}}"#, "/clientInfo/app/id"),
        (#"{"clientInfo":{"device":{"id":"x"}}}"#, "/clientInfo/device/id"),
        (#"{"mood":1}"#, "/mood"),
    ]

    @Test(arguments: options) func `options are checked`(_ options: String, _ pointer: String?) throws {
        let provider = try ConfigurationTests.provider(#"{url: "wss://h"}"#).provider
        let object = try #require(try json(options).objectValue)
        do throws(ContentProblem) {
            try provider.validate(options: object)
            expect(pointer == nil)
        } catch {
            expectEqual(error.pointer.description, pointer)
        }
    }
}
