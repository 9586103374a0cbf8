import Domain
import JSON
import ProviderKit

/// The cases, each a sentence about adapters.
extension ExternalSuite {
    typealias Check = @Sendable (isolated ExternalSuite) async throws(Outcome) -> Void

    /// In order; the first is the greeting, without which nothing else is tried.
    static let cases: [(name: String, check: Check)] = [
        ("greets with hello, version 1", { suite async throws(Outcome) in try await suite.greets() }),
        ("proves the secret, and asks for the proof", { suite async throws(Outcome) in try await suite.proves() }),
        (
            "refuses a version that it does not speak",
            { suite async throws(Outcome) in try await suite.refusesVersion() }
        ),
        ("answers a ping within 5 s", { suite async throws(Outcome) in try await suite.pongs() }),
        (
            "ignores frames and members that it does not know",
            { suite async throws(Outcome) in try await suite.ignores() }
        ),
        ("opens, and opens the same once more", { suite async throws(Outcome) in try await suite.opens() }),
        ("takes a message", { suite async throws(Outcome) in try await suite.takes() }),
        ("answers the requests of a session in order", { suite async throws(Outcome) in try await suite.keepsOrder() }),
        (
            "answers each request that it claims to know",
            { suite async throws(Outcome) in try await suite.answersAll() }
        ),
        (
            "tells events that can be understood, messages with an id",
            { suite async throws(Outcome) in try await suite.tells() }
        ),
        ("tells again what was not stored", { suite async throws(Outcome) in try await suite.tellsAgain() }),
        ("goes on after a restart of either side", { suite async throws(Outcome) in try await suite.goesOn() }),
        ("settles a message whose fate is not known", { suite async throws(Outcome) in try await suite.settles() }),
        ("keeps conversations apart", { suite async throws(Outcome) in try await suite.keepsApart() }),
        ("serves two connections at once", { suite async throws(Outcome) in try await suite.servesTwo() }),
        ("tells nothing more behind detach", { suite async throws(Outcome) in try await suite.detaches() }),
        ("ends, also what it does not know", { suite async throws(Outcome) in try await suite.ends() }),
    ]

    private func greets() async throws(Outcome) {
        let peer = try await greeted()
        peer.close()
    }

    private func proves() async throws(Outcome) {
        guard settings.secret != nil else { throw .skipped("no --secret") }
        let peer = try connect()
        let nonce = ExternalProof.nonce()
        peer.say(Self.hello(settings, version: ExternalHello.version, nonce: nonce))
        let hello = await peer.next(within: .seconds(5)) { $0.type == "hello" }
        try require(hello?.text("nonce") != nil, "hello has a nonce of its own, which the gateway proves")
        peer.say(ExternalFrame("welcome", ["proof": "bm90IHRoZSBwcm9vZg"]))
        let id = peer.ask("ping", [:])
        let pong = await peer.next(within: .seconds(3)) { $0.id == id && $0.type == "pong" }
        try require(pong == nil, "a gateway that does not know the secret is talked to")
    }

    private func refusesVersion() async throws(Outcome) {
        let peer = try connect()
        peer.say(Self.hello(settings, version: 999, nonce: ExternalProof.nonce()))
        let answer = await peer.next(within: .seconds(5)) { _ in true }
        try require(
            answer?.type == "error" || answer == nil && peer.isOver,
            "version 999 is answered with \(answer?.type ?? "nothing, and the connection stays"), not with error")
        peer.close()
        try await greeted().close()
    }

    private func pongs() async throws(Outcome) {
        let peer = try await greeted()
        for _ in 0..<2 {
            let pong = await peer.answer(to: peer.ask("ping", [:]), within: .seconds(5))
            try require(pong?.type == "pong", "a ping has no pong with its id within 5 s")
        }
        peer.close()
    }

    private func ignores() async throws(Outcome) {
        let peer = try await greeted()
        peer.say(ExternalFrame("trunkline-unknown-type", ["a": ["b": 1]]))
        peer.say(ExternalFrame("stored", ["session": "of-nobody", "vendorItem": "none"]))
        let pong = await peer.answer(to: peer.ask("ping", ["trunklineUnknownMember": 1]), within: .seconds(5))
        try require(pong?.type == "pong", "a frame of an unknown type ends the talk")
        peer.close()
    }

    private func opens() async throws(Outcome) {
        let peer = try await greeted()
        let session = newSession()
        _ = try await open(session, over: peer)
        // Its answer may have been lost: the gateway asks again.
        _ = try await open(session, over: peer)
        peer.close()
    }

    private func takes() async throws(Outcome) {
        let peer = try await greeted()
        let session = newSession()
        var storage = try await open(session, over: peer)
        let answer = try await send(settings.text, token: "\(session)-1", in: session, over: peer, &storage)
        try require(answer.type == "sent", "a text is answered with \(answer.type): \(answer.words)")
        let id = answer["vendorId"]
        try require(id == nil || id?.stringValue?.isEmpty == false, "vendorId is a text")
        let long = String(repeating: "All work and no play. ", count: 4000)
        let second = try await send(long, token: "\(session)-2", in: session, over: peer, &storage)
        try require(
            second.type == "sent" || second.type == "failed" && second["retryable"]?.boolValue != nil,
            "88,000 characters are answered with \(second.type), neither sent nor failed {code, retryable, arrived}")
        peer.close()
    }

    private func keepsOrder() async throws(Outcome) {
        let peer = try await greeted()
        let session = newSession()
        _ = try await open(session, over: peer)
        let ids = (0..<20).map { index in
            peer.ask(
                index.isMultiple(of: 2) ? "typing" : "customData",
                index.isMultiple(of: 2)
                    ? ["session": JSONValue(session), "state": "started"]
                    : ["session": JSONValue(session), "customData": ["n": JSONValue(index)]])
        }
        for id in ids {
            let first = await peer.next(within: .seconds(15)) { $0.id.map { ids.contains($0) } == true }
            try require(first != nil, "a request is not answered within 15 s")
            try require(first?.id == id, "an answer overtakes one before it")
        }
        peer.close()
    }

    private func answersAll() async throws(Outcome) {
        guard let capabilities = hello?.capabilities else { return }
        let peer = try await greeted()
        let session = newSession()
        _ = try await open(session, over: peer)
        let requests: [(Capabilities.Feature, String, JSONObject)] = [
            (.typing, "typing", ["state": "started", "preview": "he"]),
            (.receipts, "receipt", ["state": "read", "vendorItem": "none"]),
            (.customData, "customData", ["customData": ["order": "A-17"]]),
            (
                .commands, "command",
                [
                    "message": "m", "attempt": 1, "token": JSONValue("\(session)-c"), "commandId": "none",
                    "name": "rating", "value": "5",
                ]
            ),
            (.forms, "form", ["formId": "none", "values": ["a": "b"]]),
        ]
        for (feature, type, members) in requests {
            let all = JSONObject([.init(key: "session", value: JSONValue(session))] + members.members)
            let answer = await peer.answer(to: peer.ask(type, all))
            try require(answer != nil, "\(type) is not answered within 15 s")
            let isGood = answer?.type == "done" || answer?.type == "sent" || answer?.type == "failed"
            try require(isGood, "\(type) is answered with \(answer?.type ?? ""), neither done nor failed")
            try require(
                !capabilities.has(feature) || answer?.text("code") != "capability_unsupported",
                "\(feature.rawValue) is among the capabilities, and \(type) is unsupported")
        }
        peer.close()
    }

    private func tells() async throws(Outcome) {
        let (peer, _, events, _) = try await talked(acknowledging: true)
        peer.close()
        guard !events.isEmpty else { throw .skipped("nothing was said to \(settings.text)") }
        for (item, event) in events where event["type"] == "message" {
            try require(item != nil, "a message has no vendorItem, so that a crash may double or lose it")
        }
        var streams: [String: Int] = [:]
        for (_, event) in events where event["type"] == "delta" {
            let stream = event["streamId"]?.stringValue ?? ""
            try require(
                event["index"]?.intValue == streams[stream, default: 0] || event["replace"] == true,
                "the pieces of a stream are not numbered from 0 without a hole")
            streams[stream, default: 0] += 1
        }
        let ended = events.compactMap { $0.event["streamId"]?.stringValue }.suffix(1)
        for stream in streams.keys where !ended.contains(stream) {
            let isDone = events.contains {
                ["message", "aborted"].contains($0.event["type"]?.stringValue)
                    && $0.event["streamId"]?.stringValue == stream
            }
            try require(isDone, "a stream is completed by no message with its streamId")
        }
    }

    /// A conversation in which the text was said, with what came of it.
    private func talked(
        acknowledging: Bool
    ) async throws(Outcome) -> (
        peer: AdapterConnection, session: String, events: [(item: String?, event: JSONValue)], storage: JSONValue
    ) {
        let peer = try await greeted()
        let session = newSession()
        var storage = try await open(session, over: peer)
        let answer = try await send(settings.text, token: "\(session)-1", in: session, over: peer, &storage)
        try require(answer.type == "sent", "a text is answered with \(answer.type): \(answer.words)")
        let events = try await events(of: session, over: peer, acknowledging: acknowledging, &storage)
        return (peer, session, events, storage)
    }

    private func tellsAgain() async throws(Outcome) {
        var (peer, session, events, storage) = try await talked(acknowledging: false)
        peer.close()
        let items = events.compactMap(\.item)
        guard !items.isEmpty else { throw .skipped("nothing with a vendorItem was said to \(settings.text)") }
        peer = try await greeted()
        storage = try await attach(session, storage: storage, over: peer)
        let again = try await self.events(of: session, over: peer, acknowledging: true, &storage)
        peer.close()
        for (item, event) in events where item != nil {
            let place = again.firstIndex { $0.item == item }
            try require(place != nil, "\(item ?? "") was not stored, and is not told again behind attach")
            let isDoubled = again.contains { $0.item != item && $0.event == event && event["type"] == "message" }
            try require(!isDoubled, "\(item ?? "") has another vendorItem when it is told again")
        }
    }

    private func goesOn() async throws(Outcome) {
        var (peer, session, events, storage) = try await talked(acknowledging: true)
        peer.close()
        peer = try await greeted()
        storage = try await attach(session, storage: storage, last: events.last { $0.item != nil }?.item, over: peer)
        let answer = try await send(settings.text, token: "\(session)-2", in: session, over: peer, &storage)
        try require(answer.type == "sent", "behind attach a text is answered with \(answer.type): \(answer.words)")
        peer.close()
    }

    private func settles() async throws(Outcome) {
        guard let hello else { return }
        var (peer, session, events, storage) = try await talked(acknowledging: true)
        defer { peer.close() }
        let token = "\(session)-1"
        switch hello.settlement {
        case .none: throw .skipped("settlement is none")
        case .token:
            // The answer may have been lost with a connection.
            peer.close()
            peer = try await greeted()
            let last = events.last { $0.item != nil }?.item
            storage = try await attach(session, storage: storage, last: last, over: peer)
            let answer = try await send(settings.text, token: token, attempt: 2, in: session, over: peer, &storage)
            try require(answer.type == "sent", "a known token is answered with \(answer.type): \(answer.words)")
            let known = Set(events.compactMap(\.item))
            let more = try await self.events(of: session, over: peer, acknowledging: true, &storage)
            let fresh = more.filter { $0.event["type"] == "message" }.compactMap(\.item).filter { !known.contains($0) }
            try require(fresh.isEmpty, "a known token is taken for a new message: \(fresh.joined(separator: ", "))")
        case .echo, .transcript:
            for (asked, wanted) in [(token, ["sent"]), ("\(session)-never", ["absent", "unknown"])] {
                let id = peer.ask(
                    "fate", ["session": JSONValue(session), "message": JSONValue(asked), "token": JSONValue(asked)])
                let answer = await peer.answer(to: id)
                try require(
                    answer.map { wanted.contains($0.type) } == true,
                    "the fate of a message that \(asked == token ? "was" : "was never") sent is told as "
                        + "\(answer?.type ?? "nothing within 15 s")")
            }
        }
    }

    private func keepsApart() async throws(Outcome) {
        let peer = try await greeted()
        let (one, two) = (newSession(), newSession())
        var first = try await open(one, over: peer)
        var second = try await open(two, over: peer)
        for (number, session) in [one, two].enumerated() {
            let answer =
                number == 0
                ? try await send(settings.text, token: "\(session)-1", in: session, over: peer, &first)
                : try await send(settings.text, token: "\(session)-1", in: session, over: peer, &second)
            try require(answer.type == "sent", "a text is answered with \(answer.type): \(answer.words)")
        }
        await peer.quiet(for: .seconds(1), atMost: settings.patience)
        for frame in peer.frames where frame.type == "event" {
            let session = frame.text("session") ?? ""
            try require([one, two].contains(session), "an event names \(session), which is not open here")
        }
        peer.close()
    }

    private func servesTwo() async throws(Outcome) {
        let first = try await greeted()
        let second = try await greeted()
        _ = try await open(newSession(), over: second)
        _ = try await open(newSession(), over: first)
        second.close()
        let pong = await first.answer(to: first.ask("ping", [:]), within: .seconds(5))
        try require(pong?.type == "pong", "one connection ends with another")
        first.close()
    }

    private func detaches() async throws(Outcome) {
        let peer = try await greeted()
        let session = newSession()
        var storage = try await open(session, over: peer)
        let id = peer.ask(
            "send",
            [
                "session": JSONValue(session), "message": "m", "attempt": 1, "token": JSONValue("\(session)-1"),
                "content": ["type": "text", "text": JSONValue(settings.text), "format": "plain"], "files": [],
            ])
        peer.say(ExternalFrame("detach", ["session": JSONValue(session)]))
        let pong = await peer.answer(to: peer.ask("ping", [:]), within: .seconds(5))
        try require(pong?.type == "pong", "detach ends the talk")
        _ = await peer.next(within: .milliseconds(500)) { $0.id == id }
        // Events that were under way may still come; those that begin later may not.
        await peer.quiet(for: .milliseconds(500), atMost: .seconds(5))
        let late = try await events(of: session, over: peer, acknowledging: false, &storage)
        try require(late.count <= 20, "events of a session go on and on behind detach")
        peer.close()
    }

    private func ends() async throws(Outcome) {
        let peer = try await greeted()
        let session = newSession()
        let storage = try await open(session, over: peer)
        for name in [session, session, "\(session)-unknown"] {
            let answer = await peer.answer(to: peer.ask("end", ["session": JSONValue(name), "storage": storage]))
            try require(
                answer?.type == "done" || name != session && answer?.type == "failed",
                "end is answered with \(answer?.type ?? "nothing within 15 s")")
        }
        peer.close()
    }
}
