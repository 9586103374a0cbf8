package import Configuration
package import Domain
import EventLoop
import JSON
package import ProviderKit
import Synchronization

/// A provider whose sessions open as its configuration says, for routes that lead to several of them.
///
/// Configuration: `label`, by which its calls stand in the record of ``ScriptedProvider``; `opens`: `ok` (default),
/// `fail` with `failure`, a ``ProviderFailure/Kind`` (default `provider_unavailable`), `retry`, `never`, `late`,
/// which is behind the time it has, `held`, which is once the test opens ``gate(of:)``, or `failHeld`, which fails
/// then; `types`: whether it has typing; `options`: the names that it knows.
/// ``change(_:to:)`` lets one open otherwise from then on.
package struct OpeningProvider: Provider {
    package static let kind = "opening"

    let label: String
    private let opens: String
    let failure: ProviderFailure.Kind
    private let hasTyping: Bool
    private let options: [String]

    package init(_ section: ConfigurationSection) {
        label = section.string("label")
        opens = section.string("opens", default: "ok")
        failure = ProviderFailure.Kind(rawValue: section.string("failure", default: "")) ?? .unavailable
        hasTyping = section.boolean("types", default: false)
        options = section.value("options")?.strings() ?? []
        section.finish()
    }

    private static let changed = Mutex<[String: String]>([:])

    /// Lets the provider of a label open otherwise, in all gateways of the process.
    package static func change(_ label: String, to opens: String) { changed.withLock { $0[label] = opens } }

    /// The gate of a session's leg with the provider of a label.
    package static func gate(of session: String, _ label: String) -> String { "\(session) opens \(label)" }

    var way: String { Self.changed.withLock { $0[label] } ?? opens }

    package var capabilities: Capabilities { Capabilities(hasTyping ? [.text, .typing] : [.text]) }
    package var settlement: Settlement { .none }
    package var secretOptions: Set<String> { ["secret"] }

    package func validate(options given: ProviderOptions) throws(ContentProblem) {
        for member in given.members where !options.contains(member.key) {
            throw ContentProblem(JSONPointer([member.key]), "unknown_field", "\(label) knows no such option.")
        }
    }

    package func makeSession(_ context: ProviderContext) -> any ProviderSession { OpeningSession(context, self) }
}

/// One conversation, which its vendor keeps until it is told of the end.
actor OpeningSession: DetachedEndSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private let provider: OpeningProvider
    private(set) var isEndNotified = false

    init(_ context: ProviderContext, _ provider: OpeningProvider) {
        self.context = context
        self.provider = provider
    }

    private func note(_ call: String) {
        let (session, call) = (context.session.description, "\(provider.label) \(call)")
        ScriptedProvider.record.withLock { $0.calls[session, default: []].append(call) }
    }

    func open() {
        note(context.isResumed ? "resume" : "open")
        if let message = context.initialMessage, case .text(let text, _) = message.content { note("begins \(text)") }
        if !context.options.isEmpty { note("options \(JSONValue.object(context.options))") }
        Task(executorPreference: context.loop.taskExecutor) { [context, label = provider.label] in
            await context.values.set("contact", to: Array(label.utf8), secret: true)
        }
        switch provider.way {
        case "fail": context.events.emit(.failed(ProviderFailure(provider.failure, "The test says so.")))
        case "retry": context.events.emit(.reconnecting(attempt: 1))
        case "late": context.loop.schedule(after: .milliseconds(400)) { [self] in assumeIsolated { $0.opened() } }
        case "held": behindGate { $0.opened() }
        case "failHeld":
            behindGate { [failure = provider.failure] in
                $0.context.events.emit(.failed(ProviderFailure(failure, "The test says so.")))
            }
        case "never": break
        default: opened()
        }
    }

    private func behindGate(_ body: @escaping @Sendable (isolated OpeningSession) -> Void) {
        let gate = OpeningProvider.gate(of: context.session.description, provider.label)
        Task(executorPreference: context.loop.taskExecutor) {
            await Gates.passing(gate)
            await body(self)
        }
    }

    private func opened() {
        note("opened")
        context.events.emit(.opened(queued: false, native: ["by": JSONValue(provider.label)]))
    }

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        if case .text(let text, _) = message.content { note("hears \(text)") }
    }

    /// Finds the conversation by what was kept.
    func end() async {
        do throws(ProviderFailure) {
            let contact = try await context.values.value("contact").map { String(decoding: $0, as: UTF8.self) }
            note("end of \(contact ?? "nothing")")
            isEndNotified = true
        } catch {
            note("end of who knows")
        }
    }

    func suspend() { note("suspend") }
}
