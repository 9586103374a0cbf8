import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// The adapter against the strict simulator, over loopback.
@Suite struct SimulatorTests {
    static let transports: [VoysisConfiguration.Transport] = [.websocket, .rest]

    @Test(arguments: transports) func `a conversation keeps its context`(_ transport: VoysisConfiguration.Transport)
        throws
    {
        let setup = try Setup { $0.transport = transport }
        setup.open()
        expectEqual(setup.rig.log.words, ["opened"])
        expectEqual(setup.ask("show me red shoes"), "2 fit.")
        expectEqual(setup.ask("under ninety euros"), "One fits.")
        expectEqual(setup.ask("add the first to my cart"), "Meteor is in your cart.")
        expectEqual(setup.ask("go to my cart"), "1 in your cart, 80 euros.")
        expectEqual(
            setup.rig.log.completed.map { $0["intent"]?.stringValue },
            [
                "newSearch", "refineSearch", "addToCart", "goToCart",
            ])
        expectEqual(Set(setup.rig.log.completed.map { $0["conversationId"] }), ["c-1"])
        expectEqual(setup.simulator.statistics.tokensMade, 1)
        expectEqual(setup.simulator.statistics.connectionsAccepted, transport == .rest ? 0 : 1)
        expectEqual(setup.violations, [])
    }

    @Test(arguments: transports) func `speech is understood`(_ transport: VoysisConfiguration.Transport) throws {
        let setup = try Setup { $0.transport = transport }
        setup.open()
        let sound = utf8("say blue shoes") + Array(repeating: 0, count: 4000)
        let outcome = setup.rig.speak([Array(sound[..<7]), Array(sound[7..<2001]), Array(sound[2001...])])
        setup.rig.run { !setup.rig.log.completed.isEmpty }
        expectEqual(outcome.value, "done")
        expectEqual(setup.rig.log.said, ["One fits."])
        let words = setup.rig.log.words.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        expectEqual(
            words.filter { $0 != "native c-1" },
            [
                "opened", "query recordingStarted", "query recordingFinished", "query created", "outbound sent",
                "outbound blue", "message q-1", "query completed",
            ])
        let recording = try #require(setup.simulator.recordings.first)
        expectEqual(recording.sound, sound)
        expectEqual(recording.isMarked, transport == .websocket)
        expectEqual(setup.violations, [])
    }

    @Test(arguments: transports) func `a WAV file goes out as samples`(_ transport: VoysisConfiguration.Transport)
        throws
    {
        let setup = try Setup { $0.transport = transport }
        setup.open()
        let samples = utf8("say white shirts") + Array(repeating: 0, count: 4000)
        let outcome = setup.rig.speak([SoundTests.wav(samples, rate: 44_100)], type: "audio/wav", isLive: false)
        setup.rig.run { !setup.rig.log.completed.isEmpty }
        expectEqual(outcome.value, "done")
        expectEqual(setup.rig.log.said, ["One fits."])
        let recording = try #require(setup.simulator.recordings.first)
        expectEqual(recording.sound, samples)
        expectEqual(
            recording.contentType, "audio/pcm;encoding=signed-int;rate=44100;bits=16;channels=1;big-endian=false")
        expectEqual(setup.violations, [])
    }

    @Test func `the server hears the end of speech`() throws {
        let setup = try Setup()
        setup.open()
        let loud = (0..<6400).map { UInt8($0 % 2 == 0 ? 0 : 0x40) }
        let silent: [UInt8] = Array(repeating: 0, count: 32_000)
        setup.rig.speak([loud, silent], finishing: false)
        setup.rig.run { !setup.rig.log.completed.isEmpty }
        expect(setup.rig.log.words.contains(#"query recordingFinished {"reason":"vad"}"#))
        expectEqual(setup.rig.log.said, ["2 fit."])
        expectEqual(setup.simulator.recordings.first?.isMarked, false)
        expectEqual(setup.ask("under ninety euros"), "One fits.")
        expectEqual(setup.violations, [])
    }

    static let hearing: [(option: JSONObject, wish: Bool?, reason: String)] = [
        ([:], false, "manual"), (["isVadEnabled": false], nil, "manual"), (["isVadEnabled": false], true, "vad"),
    ]

    @Test(arguments: hearing) func `whoever speaks says whether the service hears the end`(
        _ option: JSONObject, _ wish: Bool?, _ reason: String
    ) throws {
        let setup = try Setup(options: option)
        setup.open()
        let loud = (0..<6400).map { UInt8($0 % 2 == 0 ? 0 : 0x40) }
        let silent: [UInt8] = Array(repeating: 0, count: 32_000)
        setup.rig.speak([loud, silent], hearsEnd: wish, finishing: false)
        setup.rig.run {
            setup.simulator.statistics.audioFramesReceived > 8 || setup.rig.log.words.contains { $0.contains("vad") }
        }
        if reason == "manual" { setup.rig.run { try? await $0.finishAudio() } }
        setup.rig.run { !setup.rig.log.completed.isEmpty }
        expect(setup.rig.log.words.contains(#"query recordingFinished {"reason":"\#(reason)"}"#))
        expectEqual(setup.violations, [])
    }

    @Test(arguments: [false, true]) func `over REST a recording with a long context goes out in two steps`(
        _ isLong: Bool
    ) throws {
        let setup = try Setup { $0.transport = .rest }
        setup.open()
        let words = String(repeating: "x", count: isLong ? 8000 : 80)
        setup.rig.run { await $0.chain(["note": .string(words)]) }
        let samples = utf8("say white shirts") + Array(repeating: 0, count: 4000)
        let outcome = setup.rig.speak([samples], isLive: false)
        setup.rig.run { !setup.rig.log.completed.isEmpty || !setup.rig.log.failures.isEmpty }
        expectEqual(outcome.value, "done")
        expectEqual(setup.rig.log.said, ["One fits."])
        expectEqual(setup.simulator.recordings.first?.sound, samples)
        let uploads = setup.simulator.log.map(\.text).filter { $0.hasPrefix("POST /queries/q-1/audio ") }
        expectEqual(uploads.count, isLong ? 1 : 0)
        expectEqual(setup.violations, [])
    }

    @Test func `a bad refresh token is known at once`() throws {
        for transport in Self.transports {
            let setup = try Setup(options: ["refreshToken": "wrong"]) { $0.transport = transport }
            setup.open()
            expectEqual(setup.rig.log.words, ["failed provider_auth_failed provider_auth_failed"])
        }
    }

    @Test func `a service without tokens is asked for none`() throws {
        let setup = try Setup(tokens: false)
        setup.open()
        expectEqual(setup.ask("red shoes"), "2 fit.")
        expect(setup.simulator.log.allSatisfy { !$0.text.contains("Authorization") })
        expectEqual(setup.simulator.statistics.tokensMade, 0)
    }

    @Test func `a token is renewed before it expires`() throws {
        let setup = try Setup { $0.times.idle = .seconds(3600) }
        setup.open()
        _ = setup.ask("red shoes")
        setup.rig.pass(.seconds(869))
        _ = setup.ask("red shoes")
        expectEqual(setup.simulator.statistics.tokensMade, 1)
        setup.rig.pass(.seconds(2))
        _ = setup.ask("red shoes")
        expectEqual(setup.simulator.statistics.tokensMade, 2)
        expectEqual(setup.simulator.statistics.refusedUnauthorized, 0)
    }

    static let tokens: [VoysisFault.Token] = [.plainDate, .offsetDate, .compactOffset, .life(seconds: 0)]

    @Test(arguments: tokens) func `odd dates of tokens do no harm`(_ fault: VoysisFault.Token) throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.token(fault), times: 1)] })
        setup.open()
        // An expired one is refused by the service and bought anew.
        expectEqual(setup.ask("red shoes"), "2 fit.")
        expectEqual(setup.violations, [])
    }

    @Test func `text that ends in half an emoji is read over REST as well`() throws {
        let setup = try Setup(
            configuration: { $0.transport = .rest },
            simulator: { $0.faults = [VoysisFault(.result(.halfEmoji), times: 1)] })
        setup.open()
        expectEqual(setup.ask("red shoes"), "2 fit.\u{FFFD}")
    }

    @Test func `sound of a reply that lies on the service is asked for with the token, any other without`() throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.result(.relativeAudio), times: 1)] })
        setup.open()
        _ = setup.ask("red shoes")
        let file = try #require(setup.rig.log.messages.last?.files.first)
        expect(file.url.hasPrefix("http://127.0.0.1:") && file.url.hasSuffix("/replies/q-1.mp3"))
        expectEqual(file.contentType, "audio/mpeg")
        _ = setup.ask("blue shoes")
        let other = try #require(setup.rig.log.messages.last?.files.first)
        expectEqual(other.url, "https://cdn.example.com/r/q-2.mp3")
        let told = LoopBound<[String]>([], loop: setup.rig.loop)
        let urls = [try URI(file.url), try URI(other.url)]
        setup.rig.run { session in
            for url in urls {
                guard let access = try? await session.fileAccess(to: url) else { continue }
                told.value.append("\(access.url) \(access.isTrusted) \(access.fields[.authorization] ?? "-")")
            }
        }
        expectEqual(told.value, ["\(file.url) true Bearer app-1", "\(other.url) false -"])
    }

    @Test func `a query that is refused with 401 is asked once more`() throws {
        for transport in Self.transports {
            let setup = try Setup { $0.transport = transport }
            setup.open()
            setup.simulator.add([VoysisFault(.queryStatus(401), times: 1)])
            expectEqual(setup.ask("red shoes"), "2 fit.")
            expectEqual(setup.simulator.statistics.tokensMade, 2)
        }
    }

    static let results: [(fault: VoysisFault.Result, said: String)] = [
        (.withoutReply, "2 fit."), (.furtherMembers, "2 fit."), (.nullContext, "2 fit."), (.withoutContext, "2 fit."),
        (.emptyContext, "2 fit."), (.halfEmoji, "2 fit.\u{FFFD}"), (.relativeAudio, "2 fit."),
    ]

    @Test(arguments: results) func `odd results are taken`(_ fault: VoysisFault.Result, _ said: String) throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.result(fault), times: 1)] })
        setup.open()
        expectEqual(setup.ask("red shoes"), said)
        expectEqual(setup.ask("red shoes"), "2 fit.")
        expectEqual(setup.violations, [])
    }

    @Test func `numbers as text, ids as numbers, doubled and reordered answers do no harm`() throws {
        let setup = try Setup()
        setup.open()
        for kind in [VoysisFault.Kind.textNumbers, .numericID, .doubled] {
            setup.simulator.add([VoysisFault(kind, times: 1)])
            expectEqual(setup.ask("red shoes"), "2 fit.")
        }
        expectEqual(setup.rig.log.said.count, 3)
    }

    static let audio: [(fault: VoysisFault.Audio, code: String?)] = [
        (.completeAfter(bytes: 4), nil), (.strangeNotification, nil), (.serverError, "internal_server_error"),
        (.clientError, "client_error"), (.resetAfter(bytes: 4), "provider_disconnected"),
        (.close(1000), "provider_disconnected"), (.close(1001), "provider_disconnected"),
    ]

    @Test(arguments: audio) func `what the server does with audio has one outcome`(
        _ fault: VoysisFault.Audio, _ code: String?
    ) throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.audio(fault), times: 1)] })
        setup.open()
        setup.rig.speak([Sound.samples(2000), Sound.samples(2000)])
        setup.rig.run { !setup.rig.log.completed.isEmpty || !setup.rig.log.failures.isEmpty }
        expectEqual(setup.rig.log.failures.map(\.code), code.map { [$0] } ?? [])
        expectEqual(setup.rig.log.completed.count, code == nil ? 1 : 0)
        expectEqual(setup.ask("red shoes"), "2 fit.", "the next query finds its way")
    }

    @Test func `a result that comes after a cancellation is nobody's`() throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.audio(.slowComplete(.seconds(1))), times: 1)] })
        setup.open()
        setup.rig.speak([Sound.samples(100)])
        setup.rig.run { setup.simulator.recordings.isEmpty && setup.simulator.statistics.audioFramesReceived == 2 }
        setup.rig.run { await $0.cancelAudio(isBroken: false) }
        expectEqual(setup.rig.log.failures.map(\.code), ["query_cancelled"])
        setup.rig.run { setup.simulator.statistics.cancellations == 1 }
        let outcome = setup.rig.say("red shoes")
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.said.count == 1 }
        expectEqual(outcome.value, "sent")
        expectEqual(setup.rig.log.said, ["2 fit."])
        expectEqual(setup.simulator.statistics.connectionsAccepted, 2)
        expectEqual(setup.violations, [])
    }

    @Test func `a context that is set while speech is answered goes with the next question`() throws {
        let setup = try Setup(simulator: { $0.faults = [VoysisFault(.audio(.slowComplete(.seconds(1))), times: 1)] })
        setup.open()
        setup.rig.speak([utf8("say red shoes") + Array(repeating: 0, count: 4000)])
        setup.rig.run { setup.rig.log.words.contains("outbound sent") }
        setup.rig.run { await $0.chain(["keywords": ["white"]]) }
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.completed.count == 1 }
        expectEqual(setup.rig.log.completed.last?["context"], ["keywords": ["white"]])
        _ = setup.ask("under ninety euros")
        let queries = setup.simulator.log.map(\.text).filter { $0.contains(#""queryType":"text""#) }
        expect(queries.contains { $0.contains(#""context":{"keywords":["white"]}"#) }, "\(queries)")
        expectEqual(setup.violations, [])
    }

    @Test func `a socket that the server closes for idleness is opened anew`() throws {
        let setup = try Setup(simulator: { $0.idleLimit = .seconds(60) })
        setup.open()
        _ = setup.ask("red shoes")
        setup.rig.pass(.seconds(61))
        setup.rig.run { setup.simulator.statistics.connectionsOpen == 0 }
        expectEqual(setup.ask("under ninety euros"), "One fits.")
        expectEqual(setup.rig.log.words.filter { $0.hasPrefix("link") || $0.hasPrefix("reconnecting") }, [])
    }

    @Test func `handshakes that fail are tried again`() throws {
        let setup = try Setup(simulator: {
            $0.faults = [VoysisFault(.refuse(status: 503, retryAfterSeconds: nil), times: 2)]
        })
        setup.rig.open()
        for count in 1...2 {
            setup.rig.run { setup.simulator.statistics.handshakesRefused == count }
            setup.rig.run { setup.rig.loop.timerCount > 0 }
            setup.rig.pass(.seconds(2))
        }
        setup.rig.run { setup.rig.log.words == ["opened"] }
    }

    @Test(arguments: [401, 403]) func `a service that lets nobody in is named so`(_ status: Int) throws {
        let setup = try Setup(simulator: {
            $0.faults = [VoysisFault(.refuse(status: status, retryAfterSeconds: nil))]
        })
        setup.rig.open()
        for count in 1...3 {
            setup.rig.run { setup.simulator.statistics.handshakesRefused == count }
            if count < 3 { setup.rig.run { setup.rig.loop.timerCount > 0 } }
            setup.rig.pass(.seconds(2))
        }
        setup.rig.run { setup.rig.log.words == ["failed provider_auth_failed provider_auth_failed"] }
    }

    @Test func `a binary frame of the service is not listened to`() throws {
        let setup = try Setup()
        setup.open()
        setup.simulator.add([VoysisFault(.binary, times: 1)])
        setup.rig.say("red shoes")
        setup.rig.run { setup.simulator.statistics.textQueries == 1 }
        setup.rig.pass(.seconds(21))
        setup.rig.run { !setup.rig.log.failures.isEmpty }
        expectEqual(setup.rig.log.failures.map(\.kind), [.timedOut])
        expectEqual(setup.ask("red shoes"), "2 fit.")
    }

    @Test func `live sound over REST that is given up leaves no request behind`() throws {
        let setup = try Setup { $0.transport = .rest }
        setup.open()
        setup.rig.speak([Sound.samples(100)], finishing: false)
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("query created") } }
        expect(setup.rig.session.assumeIsolated { $0.upload != nil && $0.fetches.count == 1 })
        setup.rig.run { await $0.cancelAudio(isBroken: false) }
        setup.rig.run { setup.simulator.statistics.cancellations == 1 }
        setup.rig.run { setup.rig.session.assumeIsolated { $0.upload == nil && $0.fetches.isEmpty } }
        expectEqual(setup.ask("red shoes"), "2 fit.")
        expect(setup.simulator.recordings.isEmpty)
    }

    @Test func `options and custom data reach the queries`() throws {
        let setup = try Setup(
            options: [
                "refreshToken": "refresh-2", "audioProfileId": "0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d", "userId": "u-77",
                "context": ["keywords": ["shirts"]], "clientInfo": ["app": ["id": "shop", "version": "2"]],
            ],
            customData: [
                "interactionType": ["value": "CHATBOT", "type": "string"], "dataType": "DEV", "locale": "de-DE",
            ])
        setup.open()
        expectEqual(setup.ask("red"), "One fits.")
        let sent = try #require(setup.simulator.log.last?.text)
        for part in [
            #""locale":"de-DE""#, #""userId":"u-77""#, #""interactionType":"CHATBOT""#, #""dataType":"DEV""#,
            #""X-Voysis-Audio-Profile-Id":"0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d""#, #"\"app\":{\"id\":\"shop\""#,
        ] { expect(sent.contains(part), "\(part)") }
        expectEqual(setup.rig.values["refreshToken"], "refresh-2")
        expect(setup.rig.values.isSecret("refreshToken"))
        setup.rig.session.assumeIsolated { $0.update(customData: ["context": #"{"keywords":["shoes"]}"#]) }
        expectEqual(setup.ask("red"), "2 fit.")
        setup.rig.session.assumeIsolated { $0.update(customData: ["context": "", "locale": "fr-FR"]) }
        expectEqual(setup.ask("red"), "3 fit.")
        expectEqual(setup.simulator.log.last?.text.contains(#""locale":"fr-FR""#), true)
        expectEqual(setup.violations, [])
    }
}
