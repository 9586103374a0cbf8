import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import Simulators
import Testing

@testable import ProviderVoysis

/// The adapter against the strict simulator, over loopback.
@Suite struct SimulatorTests {
    /// A simulator and a session on one manual loop.
    final class World {
        let simulator: VoysisSimulator
        let rig: Rig
        let manual: ManualLoop

        init(
            tokens: Bool = true, options: JSONObject = [:], customData: JSONObject = [:],
            configuration change: (inout VoysisConfiguration) -> Void = { _ in },
            simulator changeSimulator: (inout VoysisSimulator.Configuration) -> Void = { _ in }
        ) throws {
            manual = try ManualLoop()
            let loop = manual.loop
            var server = VoysisSimulator.Configuration(
                address: try #require(SocketAddress("127.0.0.1:0")),
                refreshTokens: tokens ? ["refresh-1", "refresh-2"] : [])
            let start = loop.now
            server.wallClock = { Rig.wall + (loop.now - start).milliseconds }
            changeSimulator(&server)
            simulator = VoysisSimulator(loop: loop, configuration: server)
            let address = try simulator.start()
            manual.runUntilIdle()
            var configuration = VoysisConfiguration(
                url: "ws://\(address)", refreshToken: tokens ? Secret(literal: "refresh-1") : nil)
            change(&configuration)
            rig = try Rig(configuration, options: options, customData: customData, usesNetwork: true, manual: manual)
        }

        func open(_ location: SourceLocation = #_sourceLocation) {
            rig.open()
            rig.run(location) { !rig.log.all.isEmpty }
        }

        /// Asks and waits for the answer.
        func ask(_ text: String, _ location: SourceLocation = #_sourceLocation) -> String {
            let before = rig.log.said.count
            let outcome = rig.say(text)
            rig.run(location) { rig.log.said.count > before || outcome.value != "pending" && outcome.value != "sent" }
            return rig.log.said.last ?? ""
        }

        var violations: [String] { simulator.log.compactMap(\.violation) }
    }

    static let transports: [VoysisConfiguration.Transport] = [.websocket, .rest]

    @Test(arguments: transports) func `a conversation keeps its context`(_ transport: VoysisConfiguration.Transport)
        throws
    {
        let world = try World { $0.transport = transport }
        world.open()
        #expect(world.rig.log.words == ["opened"])
        #expect(world.ask("show me red shoes") == "2 fit.")
        #expect(world.ask("under ninety euros") == "One fits.")
        #expect(world.ask("add the first to my cart") == "Meteor is in your cart.")
        #expect(world.ask("go to my cart") == "1 in your cart, 80 euros.")
        #expect(
            world.rig.log.completed.map { $0["intent"]?.stringValue } == [
                "newSearch", "refineSearch", "addToCart", "goToCart",
            ])
        #expect(Set(world.rig.log.completed.map { $0["conversationId"] }) == ["c-1"])
        #expect(world.simulator.statistics.tokensMade == 1)
        #expect(world.simulator.statistics.connectionsAccepted == (transport == .rest ? 0 : 1))
        #expect(world.violations == [])
    }

    @Test(arguments: transports) func `speech is understood`(_ transport: VoysisConfiguration.Transport) throws {
        let world = try World { $0.transport = transport }
        world.open()
        let sound = utf8("say blue shoes") + Array(repeating: 0, count: 4000)
        let outcome = world.rig.speak([Array(sound[..<7]), Array(sound[7..<2001]), Array(sound[2001...])])
        world.rig.run { !world.rig.log.completed.isEmpty }
        #expect(outcome.value == "done")
        #expect(world.rig.log.said == ["One fits."])
        let words = world.rig.log.words.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(
            words.filter { $0 != "native c-1" } == [
                "opened", "query recordingStarted", "query recordingFinished", "query created", "outbound sent",
                "outbound blue", "message q-1", "query completed",
            ])
        let recording = try #require(world.simulator.recordings.first)
        #expect(recording.sound == sound)
        #expect(recording.isMarked == (transport == .websocket))
        #expect(world.violations == [])
    }

    @Test(arguments: transports) func `a WAV file goes out as samples`(_ transport: VoysisConfiguration.Transport)
        throws
    {
        let world = try World { $0.transport = transport }
        world.open()
        let samples = utf8("say white shirts") + Array(repeating: 0, count: 4000)
        let outcome = world.rig.speak([SoundTests.wav(samples, rate: 44_100)], type: "audio/wav", isLive: false)
        world.rig.run { !world.rig.log.completed.isEmpty }
        #expect(outcome.value == "done")
        #expect(world.rig.log.said == ["One fits."])
        let recording = try #require(world.simulator.recordings.first)
        #expect(recording.sound == samples)
        #expect(recording.contentType == "audio/pcm;encoding=signed-int;rate=44100;bits=16;channels=1;big-endian=false")
        #expect(world.violations == [])
    }

    @Test func `the server hears the end of speech`() throws {
        let world = try World()
        world.open()
        let loud = (0..<6400).map { UInt8($0 % 2 == 0 ? 0 : 0x40) }
        let silent: [UInt8] = Array(repeating: 0, count: 32_000)
        world.rig.speak([loud, silent], finishing: false)
        world.rig.run { !world.rig.log.completed.isEmpty }
        #expect(world.rig.log.words.contains(#"query recordingFinished {"reason":"vad"}"#))
        #expect(world.rig.log.said == ["2 fit."])
        #expect(world.simulator.recordings.first?.isMarked == false)
        #expect(world.ask("under ninety euros") == "One fits.")
        #expect(world.violations == [])
    }

    @Test func `feedback reaches the query it is about`() throws {
        for transport in Self.transports {
            let world = try World { $0.transport = transport }
            world.open()
            _ = world.ask("red shoes")
            let id = try #require(world.rig.log.messages.first?.vendorID)
            let isOver = world.rig.run { session in
                do throws(ProviderFailure) {
                    try await session.feedback(5, text: "good", vendorMessageID: id + "/hint")
                } catch {
                    Issue.record("\(error)")
                }
            }
            world.rig.run { isOver.value }
            #expect(world.simulator.statistics.feedbacks == 1)
            #expect(world.violations == [])
        }
    }

    @Test func `a bad refresh token is known at once`() throws {
        for transport in Self.transports {
            let world = try World(options: ["refreshToken": "wrong"]) { $0.transport = transport }
            world.open()
            #expect(world.rig.log.words == ["failed provider_auth_failed provider_auth_failed"])
        }
    }

    @Test func `a service without tokens is asked for none`() throws {
        let world = try World(tokens: false)
        world.open()
        #expect(world.ask("red shoes") == "2 fit.")
        #expect(world.simulator.log.allSatisfy { !$0.text.contains("Authorization") })
        #expect(world.simulator.statistics.tokensMade == 0)
    }

    @Test func `a token is renewed before it expires`() throws {
        let world = try World { $0.times.idle = .seconds(3600) }
        world.open()
        _ = world.ask("red shoes")
        world.rig.pass(.seconds(869))
        _ = world.ask("red shoes")
        #expect(world.simulator.statistics.tokensMade == 1)
        world.rig.pass(.seconds(2))
        _ = world.ask("red shoes")
        #expect(world.simulator.statistics.tokensMade == 2)
        #expect(world.simulator.statistics.refusedUnauthorized == 0)
    }

    static let tokens: [VoysisFault.Token] = [.plainDate, .offsetDate, .life(seconds: 0)]

    @Test(arguments: tokens) func `odd dates of tokens do no harm`(_ fault: VoysisFault.Token) throws {
        let world = try World(simulator: { $0.faults = [VoysisFault(.token(fault), times: 1)] })
        world.open()
        // An expired one is refused by the service and bought anew.
        #expect(world.ask("red shoes") == "2 fit.")
        #expect(world.violations == [])
    }

    @Test func `a query that is refused with 401 is asked once more`() throws {
        for transport in Self.transports {
            let world = try World { $0.transport = transport }
            world.open()
            world.simulator.add([VoysisFault(.queryStatus(401), times: 1)])
            #expect(world.ask("red shoes") == "2 fit.")
            #expect(world.simulator.statistics.tokensMade == 2)
        }
    }

    static let results: [(fault: VoysisFault.Result, said: String)] = [
        (.withoutReply, "2 fit."), (.furtherMembers, "2 fit."), (.nullContext, "2 fit."), (.withoutContext, "2 fit."),
        (.emptyContext, "2 fit."),
    ]

    @Test(arguments: results) func `odd results are taken`(_ fault: VoysisFault.Result, _ said: String) throws {
        let world = try World(simulator: { $0.faults = [VoysisFault(.result(fault), times: 1)] })
        world.open()
        #expect(world.ask("red shoes") == said)
        #expect(world.ask("red shoes") == "2 fit.")
        #expect(world.violations == [])
    }

    @Test func `numbers as text, ids as numbers, doubled and reordered answers do no harm`() throws {
        let world = try World()
        world.open()
        for kind in [VoysisFault.Kind.textNumbers, .numericID, .doubled] {
            world.simulator.add([VoysisFault(kind, times: 1)])
            #expect(world.ask("red shoes") == "2 fit.")
        }
        #expect(world.rig.log.said.count == 3)
    }

    static let audio: [(fault: VoysisFault.Audio, code: String?)] = [
        (.completeAfter(bytes: 4), nil), (.strangeNotification, nil), (.serverError, "internal_server_error"),
        (.clientError, "client_error"), (.resetAfter(bytes: 4), "provider_disconnected"),
        (.close(1000), "provider_disconnected"), (.close(1001), "provider_disconnected"),
    ]

    @Test(arguments: audio) func `what the server does with audio has one outcome`(
        _ fault: VoysisFault.Audio, _ code: String?
    ) throws {
        let world = try World(simulator: { $0.faults = [VoysisFault(.audio(fault), times: 1)] })
        world.open()
        world.rig.speak([Sound.samples(2000), Sound.samples(2000)])
        world.rig.run { !world.rig.log.completed.isEmpty || !world.rig.log.failures.isEmpty }
        #expect(world.rig.log.failures.map(\.code) == (code.map { [$0] } ?? []))
        #expect(world.rig.log.completed.count == (code == nil ? 1 : 0))
        #expect(world.ask("red shoes") == "2 fit.", "the next query finds its way")
    }

    @Test func `a result that comes after a cancellation is nobody's`() throws {
        let world = try World(simulator: { $0.faults = [VoysisFault(.audio(.slowComplete(.seconds(1))), times: 1)] })
        world.open()
        world.rig.speak([Sound.samples(100)])
        world.rig.run { world.simulator.recordings.isEmpty && world.simulator.statistics.audioFramesReceived == 2 }
        world.rig.run { await $0.cancelAudio(isBroken: false) }
        #expect(world.rig.log.failures.map(\.code) == ["query_cancelled"])
        world.rig.run { world.simulator.statistics.cancellations == 1 }
        let outcome = world.rig.say("red shoes")
        world.rig.pass(.seconds(2))
        world.rig.run { world.rig.log.said.count == 1 }
        #expect(outcome.value == "sent")
        #expect(world.rig.log.said == ["2 fit."])
        #expect(world.simulator.statistics.connectionsAccepted == 2)
        #expect(world.violations == [])
    }

    @Test func `a socket that the server closes for idleness is opened anew`() throws {
        let world = try World(simulator: { $0.idleLimit = .seconds(60) })
        world.open()
        _ = world.ask("red shoes")
        world.rig.pass(.seconds(61))
        world.rig.run { world.simulator.statistics.connectionsOpen == 0 }
        #expect(world.ask("under ninety euros") == "One fits.")
        #expect(world.rig.log.words.filter { $0.hasPrefix("link") || $0.hasPrefix("reconnecting") } == [])
    }

    @Test func `handshakes that fail are tried again`() throws {
        let world = try World(simulator: {
            $0.faults = [VoysisFault(.refuse(status: 503, retryAfterSeconds: nil), times: 2)]
        })
        world.rig.open()
        for count in 1...2 {
            world.rig.run { world.simulator.statistics.handshakesRefused == count }
            world.rig.run { world.rig.loop.timerCount > 0 }
            world.rig.pass(.seconds(2))
        }
        world.rig.run { world.rig.log.words == ["opened"] }
    }

    @Test(arguments: [401, 403]) func `a service that lets nobody in is named so`(_ status: Int) throws {
        let world = try World(simulator: {
            $0.faults = [VoysisFault(.refuse(status: status, retryAfterSeconds: nil))]
        })
        world.rig.open()
        for count in 1...3 {
            world.rig.run { world.simulator.statistics.handshakesRefused == count }
            if count < 3 { world.rig.run { world.rig.loop.timerCount > 0 } }
            world.rig.pass(.seconds(2))
        }
        world.rig.run { world.rig.log.words == ["failed provider_auth_failed provider_auth_failed"] }
    }

    @Test func `a binary frame of the service is not listened to`() throws {
        let world = try World()
        world.open()
        world.simulator.add([VoysisFault(.binary, times: 1)])
        world.rig.say("red shoes")
        world.rig.run { world.simulator.statistics.textQueries == 1 }
        world.rig.pass(.seconds(21))
        world.rig.run { !world.rig.log.failures.isEmpty }
        #expect(world.rig.log.failures.map(\.kind) == [.timedOut])
        #expect(world.ask("red shoes") == "2 fit.")
    }

    @Test func `live sound over REST that is given up leaves no request behind`() throws {
        let world = try World { $0.transport = .rest }
        world.open()
        world.rig.speak([Sound.samples(100)], finishing: false)
        world.rig.run { world.rig.log.words.contains { $0.hasPrefix("query created") } }
        #expect(world.rig.session.assumeIsolated { $0.upload != nil && $0.fetches.count == 1 })
        world.rig.run { await $0.cancelAudio(isBroken: false) }
        world.rig.run { world.simulator.statistics.cancellations == 1 }
        world.rig.run { world.rig.session.assumeIsolated { $0.upload == nil && $0.fetches.isEmpty } }
        #expect(world.ask("red shoes") == "2 fit.")
        #expect(world.simulator.recordings.isEmpty)
    }

    @Test func `options and custom data reach the queries`() throws {
        let world = try World(
            options: [
                "refreshToken": "refresh-2", "audioProfileId": "0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d", "userId": "u-77",
                "context": ["keywords": ["shirts"]], "clientInfo": ["app": ["id": "shop", "version": "2"]],
            ],
            customData: [
                "interactionType": ["value": "CHATBOT", "type": "string"], "dataType": "DEV", "locale": "de-DE",
            ])
        world.open()
        #expect(world.ask("red") == "One fits.")
        let sent = try #require(world.simulator.log.last?.text)
        for part in [
            #""locale":"de-DE""#, #""userId":"u-77""#, #""interactionType":"CHATBOT""#, #""dataType":"DEV""#,
            #""X-Voysis-Audio-Profile-Id":"0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d""#, #"\"app\":{\"id\":\"shop\""#,
        ] { #expect(sent.contains(part), "\(part)") }
        #expect(world.rig.values["refreshToken"] == "refresh-2")
        #expect(world.rig.values.isSecret("refreshToken"))
        world.rig.session.assumeIsolated { $0.update(customData: ["context": #"{"keywords":["shoes"]}"#]) }
        #expect(world.ask("red") == "2 fit.")
        world.rig.session.assumeIsolated { $0.update(customData: ["context": "", "locale": "fr-FR"]) }
        #expect(world.ask("red") == "3 fit.")
        #expect(world.simulator.log.last?.text.contains(#""locale":"fr-FR""#) == true)
        #expect(world.violations == [])
    }
}
