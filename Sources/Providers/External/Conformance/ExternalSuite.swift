import Domain
package import EventLoop
package import JSON
import Kernel
import ProviderKit

/// The conformance suite for somebody's adapter: the gateway's side of the protocol as a checker.
///
/// Each case has a connection of its own; it asks what a gateway asks, and judges what comes by `PROTOCOL.md`.
package actor ExternalSuite {
    /// The result of one case.
    package struct Result: Sendable {
        /// How it went.
        package enum Verdict: Hashable, Sendable {
            /// As it has to be.
            case passed
            /// The adapter does not claim to do it, or gave no occasion; why.
            case skipped(String)
            /// The adapter lacks something.
            case lacking(String)
        }

        /// The case, as a sentence about adapters.
        package var name: String
        package var verdict: Verdict
    }

    /// How the adapter is talked to.
    package struct Settings: Sendable {
        package var address: ExternalAddress
        package var secret: String?
        /// The first text of each conversation.
        package var text = "hello"
        /// As configured.
        package var options = JSONObject()
        /// How long the adapter has to say something that is not an answer.
        package var patience: Duration = .seconds(10)

        package init(address: ExternalAddress) { self.address = address }
    }

    let settings: Settings
    private let loop: Loop
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe loop.serialExecutor.asUnownedSerialExecutor()
    }
    /// The adapter's own description, from the first case on.
    var hello: ExternalHello?
    private var conversations = 0
    /// Tells this run's sessions from those of earlier ones.
    private let run: String

    /// A suite on a loop that runs.
    package init(_ settings: Settings, on loop: Loop) {
        self.settings = settings
        self.loop = loop
        run = String(ExternalProof.nonce().prefix(8))
    }

    /// Why a case does not pass.
    enum Outcome: Error {
        case skipped(String)
        case lacking(String)
    }

    /// Runs every case, and tells each result as it comes.
    package func results(_ tell: @Sendable (Result) -> Void) async -> [Result] {
        var results: [Result] = []
        for (name, check) in Self.cases {
            var verdict = Result.Verdict.passed
            do throws(Outcome) {
                if hello == nil, !results.isEmpty { throw .skipped("without a greeting there is nothing to say") }
                try await check(self)
            } catch {
                switch error {
                case .skipped(let reason): verdict = .skipped(reason)
                case .lacking(let reason): verdict = .lacking(reason)
                }
            }
            let result = Result(name: name, verdict: verdict)
            tell(result)
            results.append(result)
        }
        return results
    }

    // MARK: Steps

    func require(_ condition: Bool, _ words: @autoclosure () -> String) throws(Outcome) {
        guard condition else { throw .lacking(words()) }
    }

    func connect() throws(Outcome) -> AdapterConnection {
        do throws(SystemError) {
            return AdapterConnection(try settings.address.connect(), on: loop)
        } catch {
            throw .lacking("nobody listens at \(settings.address): \(error)")
        }
    }

    /// A connection behind the greeting.
    func greeted() async throws(Outcome) -> AdapterConnection {
        let peer = try connect()
        let nonce = ExternalProof.nonce()
        peer.say(Self.hello(settings, version: ExternalHello.version, nonce: nonce))
        guard let frame = await peer.next(within: .seconds(5), where: { _ in true }) else {
            throw .lacking("no hello came within 5 s")
        }
        let hello: ExternalHello
        do throws(ExternalFault) {
            hello = try ExternalHello(frame)
        } catch {
            throw .lacking("\(error.code): \(error.detail)")
        }
        var welcome = JSONObject()
        if let secret = settings.secret {
            guard let proof = frame.text("proof") else { throw .lacking("hello has no proof of the secret") }
            try require(
                ExternalProof.isValid(proof, of: nonce, secret: secret),
                "the proof is not base64url of HMAC-SHA256(secret, nonce)")
            if let theirs = frame.text("nonce") {
                welcome.append("proof", JSONValue(ExternalProof.proof(of: theirs, secret: secret)))
            }
        }
        peer.say(ExternalFrame("welcome", welcome))
        self.hello = hello
        return peer
    }

    static func hello(_ settings: Settings, version: Int, nonce: String) -> ExternalFrame {
        var members: JSONObject = [
            "version": JSONValue(version), "provider": "conformance", "options": .object(settings.options),
            "trunklineUnknownMember": [1, 2],
        ]
        if settings.secret != nil { members.append("nonce", JSONValue(nonce)) }
        return ExternalFrame("hello", members)
    }

    /// A name for a leg that nobody had.
    func newSession() -> String {
        conversations += 1
        return "conformance-\(run)-\(conversations)"
    }

    /// Opens a conversation, and gives its storage.
    func open(_ session: String, over peer: AdapterConnection) async throws(Outcome) -> JSONValue {
        let id = peer.ask(
            "open",
            [
                "session": JSONValue(session), "user": ["id": "conformance", "name": "Conformance"], "locale": "en",
                "customData": JSONValue.object([:]), "options": JSONValue.object([:]),
            ])
        guard let answer = await peer.answer(to: id) else { throw .lacking("open was not answered within 15 s") }
        guard answer.type == "opened" else { throw .lacking("open was answered with \(answer.type): \(answer.words)") }
        return try storage(answer)
    }

    func attach(
        _ session: String, storage: JSONValue, last: String? = nil, over peer: AdapterConnection
    ) async throws(Outcome) -> JSONValue {
        var members: JSONObject = ["session": JSONValue(session), "storage": storage]
        if let last { members.append("lastVendorItem", JSONValue(last)) }
        guard let answer = await peer.answer(to: peer.ask("attach", members)) else {
            throw .lacking("attach was not answered within 15 s")
        }
        guard answer.type == "attached" else {
            throw .lacking("attach was answered with \(answer.type): \(answer.words)")
        }
        let given = try self.storage(answer)
        return given.isNull ? storage : given
    }

    private func storage(_ frame: ExternalFrame) throws(Outcome) -> JSONValue {
        do throws(ExternalFault) {
            _ = try ExternalMachine.storage(frame)
        } catch {
            throw .lacking(error.detail)
        }
        return frame["storage"] ?? .null
    }

    /// Hands a text over, and gives the answer; values that the adapter wants given are acknowledged meanwhile.
    func send(
        _ text: String, token: String, attempt: Int = 1, in session: String, over peer: AdapterConnection,
        _ storage: inout JSONValue
    ) async throws(Outcome) -> ExternalFrame {
        let id = peer.ask(
            "send",
            [
                "session": JSONValue(session), "message": JSONValue(token), "attempt": JSONValue(attempt),
                "token": JSONValue(token), "content": ["type": "text", "text": JSONValue(text), "format": "plain"],
                "files": [], "trunklineUnknownMember": true,
            ])
        let end = LoopDeadline(on: loop, after: .seconds(15))
        while end.isAhead {
            let frame = await peer.next(within: end.left) { $0.id == id || $0.type == "persist" }
            guard let frame else { break }
            guard frame.type == "persist" else { return frame }
            acknowledge(frame, over: peer, &storage)
        }
        throw .lacking("send was not answered within 15 s")
    }

    /// Values of the adapter's are on disk, so to speak.
    func acknowledge(_ frame: ExternalFrame, over peer: AdapterConnection, _ storage: inout JSONValue) {
        guard let session = frame["session"] else { return }
        storage = frame["storage"] ?? .null
        peer.say(ExternalFrame("stored", ["session": session]))
    }

    /// Events until nothing comes any more; acknowledged unless that is what is tried.
    func events(
        of session: String, over peer: AdapterConnection, acknowledging: Bool, _ storage: inout JSONValue
    ) async throws(Outcome) -> [(item: String?, event: JSONValue)] {
        var events: [(item: String?, event: JSONValue)] = []
        var limit = settings.patience
        while let frame = await peer.next(within: limit, where: { ["event", "persist"].contains($0.type) }) {
            limit = .milliseconds(1000)
            if frame.type == "persist" {
                acknowledge(frame, over: peer, &storage)
                continue
            }
            try require(frame.text("session") != nil, "an event names its session")
            guard frame.text("session") == session else { continue }
            let item = frame.text("vendorItem")
            do throws(ExternalFault) {
                _ = try ExternalEvent.read(frame["event"], item: item)
            } catch {
                throw .lacking("an event cannot be understood: \(error.detail)")
            }
            events.append((item, frame["event"] ?? .null))
            if let item, acknowledging {
                peer.say(ExternalFrame("stored", ["session": JSONValue(session), "vendorItem": JSONValue(item)]))
            }
            // A bot that has said its word is not waited for in vain.
            if frame["event"]?["type"]?.stringValue == "delta" { limit = settings.patience }
        }
        if let frame = peer.frames.first(where: { $0.type == "unreadable" }) {
            throw .lacking(frame.text("detail") ?? "a frame cannot be read")
        }
        return events
    }

    func sleep(_ duration: Duration) async { await loop.sleep(for: duration) }
}

extension ExternalFrame {
    /// The words of a refusal.
    var words: String { [text("code"), text("detail")].compactMap(\.self).joined(separator: ", ") }
}
