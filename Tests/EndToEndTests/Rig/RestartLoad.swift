import Foundation
import GatewayRig
import JSON
import Synchronization

/// Clients that go on as if nothing happened while the gateway is replaced: none of them tries anything twice.
///
/// What a client of HTTP may count on is counted on: an answer with `Connection: close` is the connection's last.
final class RestartLoad: Sendable {
    /// The result of the requests.
    struct Result: Sendable {
        var requests = 0
        /// Failures, each with what was asked.
        var failures: [String] = []
        /// Ids of accepted messages by session.
        var accepted: [String: Set<String>] = [:]

        mutating func add(_ other: Result) {
            requests += other.requests
            failures += other.failures
            accepted.merge(other.accepted) { $0.union($1) }
        }
    }

    /// The observations of one reader.
    struct Reading: Sendable {
        var seqs: [Int] = []
        var drains = 0
        var reconnects = 0
        var failures: [String] = []
    }

    private let caller: Caller
    private let sessions: [Conversation]
    /// The pause of each client behind each request, beside a short one of chance.
    private let pauseMicroseconds: UInt32
    private let isOver = Atomic<Bool>(false)
    private let answered = Atomic<Int>(0)

    init(_ caller: Caller, _ sessions: [Conversation], pauseMicroseconds: UInt32 = 0) {
        self.caller = caller
        self.sessions = sessions
        self.pauseMicroseconds = pauseMicroseconds
    }

    func end() { isOver.store(true, ordering: .relaxed) }

    /// Requests that were answered, or failed, so far.
    var requestCount: Int { answered.load(ordering: .relaxed) }

    private var goesOn: Bool { !isOver.load(ordering: .relaxed) }

    // MARK: Requests

    /// Runs some clients of each kind until ``end()``.
    func run() async throws -> Result {
        try await offPool(count: 10) { [self] number in
            switch number {
            case 0..<4: keepAlive(number) { self.send($0, number) }
            case 4..<6: keepAlive(number) { self.look($0, number) }
            case 6..<8: fresh(number) { self.make($0) }
            default: fresh(number) { self.say($0, number) }
            }
        }
        .reduce(into: Result()) { $0.add($1) }
    }

    /// One request of a client: what is sent, and which statuses are success.
    private struct Request {
        var method: String
        var path: String
        var json: JSONValue?
        var key: String?
        var status: Int
        var session: String?
    }

    /// A client that has not asked for so long, as under a sanitizer, takes a new connection: half of the 250 ms that
    /// an idle one is left at least when the gateway is replaced, and more than the pause between two requests.
    private static let idleSecondsMax = 0.125

    /// Requests one after the other over one connection, as long as it lasts.
    private func keepAlive(_ number: Int, _ next: (Int) -> Request) -> Result {
        var result = Result()
        var random = SeededRandom(seed: Scale.seed &+ UInt64(number))
        var line: Line?
        while goesOn {
            let request = next(result.requests)
            result.requests += 1
            let answer: Answer?
            (answer, line) = ask(request, over: line, in: &result)
            if let answer { note(answer, to: request, in: &result) }
            rest(&random)
        }
        return result
    }

    /// The answer to one request, and the connection for the next one.
    private func ask(_ request: Request, over line: Line?, in result: inout Result) -> (Answer?, Line?) {
        // A client that is slower than an idle connection is promised to stay has to expect its end. It has been idle
        // since its last answer was sent, which the client knows to be no longer ago than the question.
        let line = line.flatMap { monotonicSeconds() - $0.sentAt > Self.idleSecondsMax ? nil : $0 }
        let idleSince = line?.sentAt
        do {
            let used = try line ?? Line(caller)
            let answer = try used.call(
                request.method, request.path, json: request.json,
                fields: request.key.map { ["Idempotency-Key": $0] } ?? [:], within: 20)
            return (answer, answer["Connection"]?.lowercased() == "close" ? nil : used)
        } catch {
            // So it was if it was kept from the processor between that look and the sending.
            if let line, let idleSince, line.sentAt - idleSince > Self.idleSecondsMax {
                return ask(request, over: nil, in: &result)
            }
            result.failures.append("\(request.method) \(request.path): \(error)")
            return (nil, nil)
        }
    }

    /// Each request over a connection of its own.
    private func fresh(_ number: Int, _ next: (Int) -> Request) -> Result {
        var result = Result()
        var random = SeededRandom(seed: Scale.seed &+ UInt64(number))
        while goesOn {
            let request = next(result.requests)
            result.requests += 1
            do {
                let answer = try caller.blocking(request.method, request.path, json: request.json, within: 20)
                note(answer, to: request, in: &result)
                try endMade(answer, in: &result)
            } catch {
                result.failures.append("\(request.method) \(request.path): \(error)")
            }
            rest(&random)
        }
        return result
    }

    /// A request is over; the next one comes a moment later.
    private func rest(_ random: inout SeededRandom) {
        answered.add(1, ordering: .relaxed)
        usleep(pauseMicroseconds + UInt32.random(in: 1_000...80_000, using: &random))
    }

    /// Ends a session that was made, or each restart would have more of them to take up.
    private func endMade(_ answer: Answer, in result: inout Result) throws {
        guard answer.status == 201, let id = answer.json["session"]?["id"]?.stringValue else { return }
        let request = Request(method: "POST", path: "/v1/sessions/\(id)/end", status: 200)
        result.requests += 1
        note(try caller.blocking(request.method, request.path, within: 20), to: request, in: &result)
    }

    private func note(_ answer: Answer, to request: Request, in result: inout Result) {
        guard answer.status == request.status else {
            return result.failures.append("\(request.method) \(request.path): \(answer)")
        }
        if let session = request.session, let id = answer.json["id"]?.stringValue {
            result.accepted[session, default: []].insert(id)
        }
    }

    private func send(_ count: Int, _ number: Int) -> Request {
        let session = sessions[(count + number) % sessions.count]
        let text = "k-\(number)-\(count)"
        return Request(
            method: "POST", path: session.path + "/messages", json: Conversation.text(text), key: text, status: 202,
            session: session.id)
    }

    private func look(_ count: Int, _ number: Int) -> Request {
        Request(method: "GET", path: sessions[(count + number) % sessions.count].path, status: 200)
    }

    private func make(_ count: Int) -> Request {
        Request(method: "POST", path: "/v1/sessions", json: ["waitSeconds": 1], status: 201)
    }

    private func say(_ count: Int, _ number: Int) -> Request {
        let session = sessions[(count + number) % sessions.count]
        return Request(
            method: "POST", path: session.path + "/messages", json: Conversation.text("f-\(number)-\(count)"),
            status: 202, session: session.id)
    }

    // MARK: Readers

    /// Reads one session to its end, coming back whenever it is sent away or cut off.
    func read(_ number: Int) -> Reading {
        var reading = Reading()
        let session = sessions[number % sessions.count]
        var lastID: String?
        while true {
            var pause = 50
            do {
                let reader = try EventReader(
                    caller, session.path + "/events", fields: lastID.map { ["Last-Event-ID": $0] } ?? [:])
                guard reader.head.status == 200 else { throw WireError.noAnswer("\(reader.head)") }
                while let frame = try reader.next(within: 60) {
                    if let id = frame.id { lastID = id }
                    if let seq = frame.seq { reading.seqs.append(seq) }
                    switch frame.type {
                    case "session.ended": return reading
                    case "stream.drain":
                        reading.drains += 1
                        pause = frame.json["data"]?["reconnectAfterMs"]?.intValue ?? 0
                    case "stream.reset", "stream.lagged": reading.failures.append("\(number): \(frame.type)")
                    default: break
                    }
                }
            } catch {
                reading.failures.append("\(number): \(error)")
                // Without a gateway there is no end to wait for.
                if reading.failures.count > 20 || !goesOn { return reading }
            }
            reading.reconnects += 1
            usleep(UInt32(pause) * 1000)
        }
    }
}
