import Conversations
import Foundation
import GatewayRig
import JSON
import Kernel
import SupportHistory

#if DEBUG
    /// One caller with one session, whose gateway dies at a failpoint and is started again until it lives.
    ///
    /// After each death the caller repeats everything it has asked for, with the same keys. Blocks in every call; one
    /// thread owns it.
    final class FailpointWalk {
        /// The caller's texts, in this order: with the session, by a client's id, under a key, and when all is over.
        static let texts = ["with the session", "by its own id", "under a key", "and further"]

        private let folder = TestFolder()
        private let config: String
        private let provider: ProviderUnderTest
        /// The file that the caller sends besides, if it sends one.
        private let file: File?
        /// Where its session is, and where its bytes are.
        private var filePaths: (session: String, content: String)?
        /// Where each next process is to die.
        private var deaths: [DeathPlace]
        private var child: ChildGateway?
        /// Where the present process is to die.
        private var armed: DeathPlace?
        /// Which id each request was answered with.
        private var ids: [String: String] = [:]
        private var died: [DeathPlace] = []

        init(_ provider: ProviderUnderTest, dyingAt deaths: [DeathPlace], sending file: File? = nil) throws {
            self.deaths = deaths
            self.file = file
            self.provider = provider
            config = try provider.configuration(in: folder)
        }

        /// A file of the caller's.
        struct File: Sendable {
            let name: String
            let contentType: String
            let bytes: [UInt8]

            static let text = File(
                name: "a.txt", contentType: "text/plain", bytes: Array("the file of the walk".utf8))
            static let photo = File(
                name: "a.jpg", contentType: "image/jpeg",
                bytes: [0xff, 0xd8, 0xff, 0xe0] + Array("the photo of the walk".utf8))
        }

        /// Asks until a process that is not to die has answered.
        private func untilAnswered(_ ask: (Caller) throws -> Conversation) throws -> Conversation {
            while true {
                do {
                    let child = try present()
                    let session = try ask(child.caller())
                    if armed == nil { return session }
                    // Nothing led past the place this time; the next process shall not come to it unarmed by chance.
                    child.kill()
                } catch {
                    guard let place = armed, hasDied(at: place, error) else { throw error }
                    died.append(place)
                }
                child = nil
            }
        }

        /// The outcome of a walk: what is there in the end.
        struct Outcome: Sendable {
            /// Where processes died, in that order.
            let died: [DeathPlace]
            /// The session's id and state, and the ids of all that its user has.
            let session: String
            let state: String?
            let sessions: [String]
            /// The whole log.
            let events: [JSONValue]
            /// The texts that arrived at the provider, in that order, and how many conversations it has had.
            let arrived: [String]
            let conversations: Int?
        }

        /// Asks for everything until it is answered, says one thing more, and looks at what is there.
        func outcome() throws -> Outcome {
            let session = try untilAnswered(askForAll)
            try goOn(session)
            let list = try session.caller.blocking("GET", "/v1/sessions?userId=u")
            let events = try session.blockingEvents()
            return Outcome(
                died: died, session: session.id,
                state: try session.caller.blocking("GET", session.path).json["state"]?.stringValue,
                sessions: list.json["data"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? [], events: events,
                arrived: try provider.arrivals([events]), conversations: try provider.conversations?())
        }

        /// How a session is brought to its end.
        enum Ending: Sendable { case end, erase }

        /// The outcome of a walk whose session was brought to its end.
        struct EndOutcome: Sendable {
            let died: [DeathPlace]
            /// The status that the session is read with, its state, and the types of its events.
            let status: Int
            let state: String?
            let types: [String]
        }

        /// Asks for everything and then for the end, until the end is answered, and looks at what is there.
        ///
        /// Whoever was answered once does not ask again: what is over takes nothing.
        func endOutcome(_ ending: Ending) throws -> EndOutcome {
            var made: JSONValue?
            let session = try untilAnswered { caller in
                let session = if let made { try Conversation(caller, made: made) } else { try askForAll(caller) }
                made = session.made
                let answer =
                    ending == .end
                    ? try caller.blocking("POST", session.path + "/end") : try caller.blocking("DELETE", session.path)
                // An erasure that was done is a session that is gone.
                guard [200, 204, 404, 410].contains(answer.status) else { throw WireError.noAnswer("\(answer)") }
                // It is told behind the answer, so the death is still to come.
                if armed == DeathPlace(Failpoint.endReported) {
                    throw WireError.timedOut("the death behind the answer")
                }
                return session
            }
            let read = try session.caller.blocking("GET", session.path)
            let events = read.status == 200 ? try session.blockingEvents() : []
            return EndOutcome(
                died: died, status: read.status, state: read.json["state"]?.stringValue,
                types: events.compactMap { $0["type"]?.stringValue })
        }

        /// Says one thing more, which has to be answered.
        private func goOn(_ session: Conversation) throws {
            let text = Self.texts[3]
            let sent = try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text(text))
            guard sent.status == 202 else { throw WireError.noAnswer("\(text): \(sent)") }
            try wait(for: "an answer to \(text)", session) { events in
                events.contains { event in
                    event["type"] == "message.created" && event["data"]?["sender"]?["role"] != "user"
                        && event["data"]?["content"]?["text"]?.stringValue?.hasSuffix(text) == true
                }
            }
            try waitUntilSettled(text, session)
        }

        /// The process that is up, or a new one.
        private func present() throws -> ChildGateway {
            if let child { return child }
            armed = deaths.isEmpty ? nil : deaths.removeFirst()
            let environment = armed.map { [ArmedFailpoint.variable: $0.name] } ?? [:]
            let next = try ChildGateway(config: config, in: folder, environment: environment)
            child = next
            try provider.announce(next.port)
            return next
        }

        /// Whether an error came of the death that was ordered: by the signal, and at that place.
        private func hasDied(at place: DeathPlace, _ error: any Error) -> Bool {
            let words = "failpoint \(place.name)\n"
            // A session is taken up while the program starts, so that a process may never get ready.
            guard let child else { return "\(error)".contains(words) }
            return child.exitStatus(within: 10) == -SIGKILL && child.log.contains(words)
        }

        private func askForAll(_ caller: Caller) throws -> Conversation {
            let made = try answer(
                "the session", [201], at: { $0["session"]?["id"] },
                caller.blocking(
                    "POST", "/v1/sessions",
                    json: [
                        "user": ["id": "u"], "waitSeconds": 10, "initialMessage": Conversation.text(Self.texts[0]),
                    ], fields: ["Idempotency-Key": "k-session"]))
            let session = try Conversation(caller, made: made)
            try waitUntilSettled(Self.texts[0], session)
            _ = try answer(
                Self.texts[1], [200, 201, 202], at: { $0["id"] },
                caller.blocking(
                    "PUT", session.path + "/messages/by-client-id/own", json: Conversation.text(Self.texts[1])))
            try waitUntilSettled(Self.texts[1], session)
            _ = try answer(
                Self.texts[2], [202], at: { $0["id"] },
                caller.blocking(
                    "POST", session.path + "/messages", json: Conversation.text(Self.texts[2]),
                    fields: ["Idempotency-Key": "k-message"]))
            try waitUntilSettled(Self.texts[2], session)
            if let file { try send(file, session) }
            return session
        }

        /// Sends a message that is one file, and waits until the vendor has it and gives it out.
        private func send(_ sent: File, _ session: Conversation) throws {
            let file = try answer(
                "the file", [201], at: { $0["id"] },
                session.caller.blocking(
                    "POST", session.path + "/attachments?send=true", body: sent.bytes,
                    fields: [
                        "Content-Type": sent.contentType,
                        "Content-Disposition": "attachment; filename=\"\(sent.name)\"", "Idempotency-Key": "k-file",
                    ]))
            try waitUntilSettled("", session)
            let end = monotonicSeconds() + 30
            while try !FileManager.default.contentsOfDirectory(atPath: folder.path + "/data/spool").isEmpty {
                guard monotonicSeconds() < end else { throw WireError.timedOut("the file stays in the spool") }
                usleep(20_000)
            }
            let path = "\(session.path)/attachments/\(file["id"]?.stringValue ?? "")/content"
            filePaths = (session.path, path)
            let content = try session.caller.blocking("GET", path)
            guard content.status == 200, content.body == sent.bytes else {
                throw WireError.noAnswer("the file's bytes: \(content)")
            }
        }

        /// The answer with the file's bytes behind the session's end, by a process that knows what is on disk alone.
        func fileBehindEnd() throws -> Answer {
            guard let filePaths else { throw WireError.noAnswer("no file was sent") }
            let end = try present().caller().blocking("POST", filePaths.session + "/end")
            guard [200, 204].contains(end.status) else { throw WireError.noAnswer("the end: \(end)") }
            child?.kill()
            child = nil
            return try present().caller().blocking("GET", filePaths.content)
        }

        /// A request that was answered before is answered with the same id again.
        private func answer(
            _ request: String, _ statuses: [Int], at id: (JSONValue) -> JSONValue?, _ answer: Answer
        ) throws -> JSONValue {
            guard statuses.contains(answer.status), let id = id(answer.json)?.stringValue else {
                throw WireError.noAnswer("\(request): \(answer)")
            }
            if let earlier = ids[request], id != earlier {
                throw WireError.noAnswer("\(request) is \(id) and was \(earlier)")
            }
            ids[request] = id
            return answer.json
        }

        private func waitUntilSettled(_ text: String, _ session: Conversation) throws {
            try wait(for: "\(text) at rest", session) { events in
                let history = History(events)
                let states = history.messages(with: text).compactMap { history.states[$0]?.last?.state }
                return states.contains(where: ["sent", "delivered", "read", "failed"].contains)
            }
        }

        /// Waits until the log is as wanted.
        private func wait(for what: String, _ session: Conversation, _ isThere: ([JSONValue]) -> Bool) throws {
            var query = "?limit=200&wait=1"
            var events: [JSONValue] = []
            let end = monotonicSeconds() + 30
            while monotonicSeconds() < end {
                let page = try session.caller.blocking("GET", session.path + "/events" + query)
                guard page.status == 200 else { throw WireError.noAnswer("no events: \(page)") }
                events += page.json["data"]?.arrayValue ?? []
                if isThere(events) { return }
                if let cursor = page.json["cursor"]?.stringValue { query = "?limit=200&wait=1&after=\(cursor)" }
            }
            throw WireError.timedOut("\(what): \(events.map { "\($0)" }.joined(separator: "\n"))")
        }
    }
#endif
