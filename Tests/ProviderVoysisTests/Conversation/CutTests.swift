import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// A conversation whose connection is lost at any point of it.
@Suite struct CutTests {
    enum Cut: String, CaseIterable, Sendable {
        case lost, closed, idle, twice
    }

    /// The steps of the scripted conversation: two texts, live speech with VAD, speech with an end, feedback.
    ///
    /// The server answers what was really asked, so a step whose request never went out says nothing.
    private static let script: [@Sendable (Play) -> Void] = [
        { $0.rig.say("one") },
        { $0.answer("/tokens") },
        { $0.answer("/queries") },
        { $0.rig.say("two") },
        { $0.answer("/queries") },
        { $0.rig.speak([Sound.samples(10), Sound.samples(10)], finishing: false) },
        { $0.answer("/queries") },
        { $0.append() },
        { $0.notify("vad_stop") },
        { $0.notify("query_complete") },
        { $0.rig.speak([Sound.samples(10)]) },
        { $0.answer("/queries") },
        { $0.notify("query_complete") },
        { $0.rate() },
        { $0.answer("/queries/q-1/feedback") },
        { $0.rig.pass(.seconds(1)) },
    ]

    /// A session and a server that knows what it was asked.
    final class Play: @unchecked Sendable {
        // On the test's own loop only.
        let rig: Rig
        var answered: Set<String> = []
        var queries = 0
        var isListening = false
        var ratings: [LoopBound<Bool>] = []

        init(seed: UInt64) throws {
            let manual = try ManualLoop(seed: seed)
            var configuration = VoysisConfiguration(url: "wss://h")
            configuration.connectsEagerly = false
            configuration.connectAttemptsMax = 3
            rig = try Rig(configuration, options: ["refreshToken": "r"], manual: manual)
            rig.open()
        }

        /// Opens the socket that is dialled, and answers the last request if it is this one and has no answer yet.
        func answer(_ path: String) {
            guard rig.dials > 0 else { return }
            if !rig.link.isOpen, rig.link.closed == nil, !ended.contains(rig.dials) { rig.link.open() }
            if path != "/tokens" { reply("/tokens") }
            reply(path)
            rig.manual.runUntilIdle()
        }

        private func reply(_ path: String) {
            guard rig.link.isOpen, let last = rig.link.texts.last, let request = try? json(last),
                request["restUri"]?.stringValue == path, let id = request["requestId"]?.stringValue,
                answered.insert("\(rig.dials)/\(id)").inserted, let number = Int(id)
            else { return }
            switch path {
            case "/tokens": rig.link.say(Frames.token(number, expires: "2099-01-01T00:00:00Z"))
            case "/queries":
                queries += 1
                let isAudio = request["entity"]?["queryType"] == "audio"
                isListening = isAudio
                let entity = isAudio ? #"{"id":"q-\#(queries)"}"# : Frames.result("q-\(queries)")
                rig.link.say(Frames.response(number, 201, entity))
            default: rig.link.say(Frames.response(number, 200, "{}"))
            }
        }

        func notify(_ type: String) {
            guard rig.dials > 0, rig.link.isOpen, isListening else { return }
            if type == "query_complete" { isListening = false }
            rig.link.say(Frames.notification(type, type == "vad_stop" ? nil : Frames.result("q-\(queries)")))
            rig.manual.runUntilIdle()
        }

        func append() {
            rig.run { session in _ = try? await session.appendAudio(Sound.samples(5)) }
        }

        func rate() {
            ratings.append(
                rig.run { session in try? await session.feedback(5, text: nil, vendorMessageID: "q-1") })
        }

        private var ended: Set<Int> = []

        func cut(_ kind: Cut) {
            guard rig.dials > 0, rig.link.isOpen || rig.link.closed == nil, !ended.contains(rig.dials) else {
                return
            }
            let link = rig.link
            isListening = false
            ended.insert(rig.dials)
            switch kind {
            case .lost: link.end(.lost(reason: "cut"))
            case .closed: link.end(.closed(code: 1011))
            case .idle: link.end(.closed(code: 1001))
            case .twice:
                link.end(.lost(reason: "cut"))
                link.end(.lost(reason: "again"))
            }
            rig.pass(.seconds(1))
            if kind == .twice, rig.link !== link, !rig.link.isOpen {
                ended.insert(rig.dials)
                rig.link.end(.refused(status: 503, reason: "busy"))
                rig.pass(.seconds(2))
            }
        }
    }

    @Test(arguments: Cut.allCases, [UInt64(1), 2])
    func `a conversation that is cut anywhere says everything once, settles everything and goes on`(
        cut: Cut, seed: UInt64
    ) throws {
        for place in 0...Self.script.count {
            let play = try Play(seed: seed)
            let rig = play.rig
            for (index, step) in Self.script.enumerated() {
                if index == place { play.cut(cut) }
                step(play)
            }
            if place == Self.script.count { play.cut(cut) }
            // Queries that the server was asked in the meantime and has not answered.
            for _ in 0..<4 { play.answer("/queries") }
            play.notify("query_complete")
            rig.pass(.seconds(120))
            let ids = rig.log.messages.compactMap(\.vendorID)
            expectEqual(Set(ids).count, ids.count, "place \(place): \(ids)")
            // Four queries: each has one outcome, and only what the cut hit has none but failure.
            let outcomes = rig.log.words.filter { $0.hasPrefix("query completed") || $0.hasPrefix("query failed") }
            expectEqual(outcomes.count, 4, "place \(place): \(rig.log.words)")
            expect(rig.log.failures.count <= 1, "place \(place): \(rig.log.words)")
            expect(rig.log.failures.allSatisfy { $0.code == "provider_disconnected" }, "place \(place)")
            let markers = rig.dialler.links.value.flatMap(\.binaries).filter { $0.count == 1 }
            expect(markers.allSatisfy { $0 == [4] } && markers.count <= 1, "place \(place)")
            expect(play.ratings.allSatisfy { $0.value }, "place \(place)")
            expectEqual(rig.log.words.filter { $0.hasPrefix("failed") }, [], "place \(place)")
            // It goes on.
            let before = rig.log.said.count
            rig.say("three")
            play.answer("/queries")
            expectEqual(rig.log.said.count, before + 1, "place \(place)")
            rig.run { await $0.end() }
            expectEqual(rig.loop.timerCount, 0, "place \(place)")
        }
    }
}
