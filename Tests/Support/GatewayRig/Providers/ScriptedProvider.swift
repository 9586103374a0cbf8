package import Configuration
package import Domain
import EventLoop
package import JSON
package import Kernel
package import ProviderKit
import Synchronization
import Telemetry

/// A provider that does what a test tells it: how to open through `providerOptions`, the rest through messages.
///
/// Configuration: `settlement` (default `none`), `sendsWhileReconnecting`, and `hooks`, with which it takes calls.
/// Options: `open`: `ok` (default), `queued`, `never`, `fail`, `resting`, which has been laid to rest when it is opened
/// again; `kind`: a ``ProviderFailure/Kind`` for `fail`.
/// A message of type `event` is an order, by its name: `answer`, `fail`, `hang`, `trace`, or the name of a provider's
/// event. `delayMilliseconds` puts an event off, `gate` until the one of that name in ``Gates`` is
/// opened. Everything else is taken and counted.
package struct ScriptedProvider: HookProvider {
    package static let kind = "scripted"

    package init(_ section: ConfigurationSection) {
        settlement = section.choice("settlement", default: .none)
        sendsWhileReconnecting = section.boolean("sendsWhileReconnecting", default: false)
        takesHooks = section.boolean("hooks", default: false)
        section.finish()
    }

    package var capabilities: Capabilities {
        Capabilities([
            .text, .typing, .receipts, .customData, .commands, .forms, .streaming, .escalation, .suggestions,
        ])
    }
    package let settlement: Settlement
    package let sendsWhileReconnecting: Bool
    package let takesHooks: Bool
    package var secretOptions: Set<String> { ["token"] }
    package var dataTypes: Set<String> { ["application/x-script"] }

    private static let options: Set<String> = [
        "open", "kind", "token", "requestId", "retryAfterMilliseconds", "continues", "deliversForms",
    ]

    /// By the id that its sessions show.
    package func options(continuing native: JSONObject) -> ProviderOptions? {
        native["vendorId"].map { ["continues": $0] }
    }

    package func validate(options: ProviderOptions) throws(ContentProblem) {
        for member in options.members where !Self.options.contains(member.key) {
            throw ContentProblem(JSONPointer([member.key]), "unknown_field", "No such option.")
        }
    }

    package func makeSession(_ context: ProviderContext) -> any ProviderSession { ScriptedSession(context) }

    /// A call is `{user?, conversation?, id, name, data, refusals?, lifetimeMilliseconds?, isUnreadable?}`: the order
    /// `name`, which is not taken the first times; one that is unreadable cannot be judged.
    package func deliveries(
        of call: HookCall, _ environment: ProviderEnvironment
    ) async throws(HookRefusal) -> [HookDelivery] {
        guard let value = try? JSONValue(parsing: call.body), let id = value["id"]?.stringValue
        else { throw .malformed("No order.") }
        guard value["isUnreadable"] != true else { throw .unavailable }
        return [
            HookDelivery(
                vendorUserID: value["user"]?.stringValue ?? "", conversationID: value["conversation"]?.stringValue,
                eventID: id, lifetime: value["lifetimeMilliseconds"]?.intValue.map { .milliseconds($0) },
                payload: call.body)
        ]
    }

    /// Says how often it was asked.
    package func widget(_ environment: ProviderEnvironment) async -> Widget {
        let count = Self.record.withLock { record in
            record.widgetsAsked += 1
            return record.widgetsAsked
        }
        var widget = Widget()
        widget.source = .vendor
        widget.title = "Asked \(count)"
        widget.theme = "dark"
        widget.primaryColor = "#0A0B0C"
        widget.icons = ["header": "https://example.com/h.png"]
        widget.greeting = "Hello"
        widget.form = [Widget.FormField("email", isRequired: true)]
        widget.presets = ["Hours"]
        widget.imagesMax = 5
        return widget
    }

    static let record = Mutex(ProviderRecord())

    /// Everything but messages that a session's provider was told: `open`, `resume`, `suspend`, `end`, `typing …`, ….
    package static func calls(of session: String) -> [String] { record.withLock { $0.calls[session] ?? [] } }
    /// The texts that came, in order.
    package static func texts(of session: String) -> [String] { record.withLock { $0.texts[session] ?? [] } }
    /// How often a message came.
    package static func arrivals(of message: String) -> Int { times(of: message).count }
    /// When a message came.
    package static func times(of message: String) -> [Instant] { record.withLock { $0.arrivals[message] ?? [] } }
}

/// The record of what the scripted provider was told.
struct ProviderRecord: Sendable {
    var arrivals: [String: [Instant]] = [:]
    var texts: [String: [String]] = [:]
    var calls: [String: [String]] = [:]
    var widgetsAsked = 0
    /// How often the fate of a message was asked for.
    var fatesAsked: [String: Int] = [:]
}

/// One conversation with the script.
actor ScriptedSession: TypingSession, ReceiptSession, ProfileSession, CustomDataSession, SuggestionSession,
    ContentCheckSession, HookSession
{
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private var hanging: CheckedContinuation<Bool, Never>?
    private var deliveriesRefused = 0

    init(_ context: ProviderContext) { self.context = context }

    func deliver(_ delivery: HookDelivery) -> Bool {
        note("delivery \(delivery.eventID)")
        guard let order = try? JSONValue(parsing: delivery.payload) else { return true }
        if deliveriesRefused < order["refusals"]?.intValue ?? 0, !context.isResumed {
            deliveriesRefused += 1
            return false
        }
        let event = ScriptedOrders.event(order["name"]?.stringValue ?? "", order["data"] ?? .null)
        if let event { context.events.emit(event) }
        return true
    }

    func note(_ call: String) {
        let session = context.session.description
        ScriptedProvider.record.withLock { $0.calls[session, default: []].append(call) }
    }

    func open() {
        note(context.isResumed ? "resume" : "open")
        if !context.unverifiedNames.isEmpty { note("unverified \(context.unverifiedNames.sorted())") }
        for form in context.forms { note("waiting form \(form.id) \(form.name) \(form.native.count)") }
        for cut in context.cutAnswers { note("cut \(cut.streamID) \(cut.text)") }
        if let token = context.options["token"]?.stringValue { note("token \(token)") }
        if let earlier = context.options["continues"]?.stringValue { note("continues \(earlier)") }
        if let trace = TraceContext.current { note("opened in \(trace.traceID)") }
        switch context.options["open"]?.stringValue ?? "ok" {
        case "never": break
        case "queued": context.events.emit(.opened(queued: true, native: ["place": 3]))
        case "resting" where context.isResumed: context.events.emit(.suspended(reason: "inactivity"))
        case "fail": context.events.emit(.failed(Self.failure(JSONValue.object(context.options))))
        default: context.events.emit(.opened(queued: false, native: ["vendorId": "v-1"]))
        }
    }

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        let id = message.id.description
        let session = context.session.description
        ScriptedProvider.record.withLock { record in
            record.arrivals[id, default: []].append(.now)
            if case .text(let text, _) = message.content { record.texts[session, default: []].append(text) }
        }
        switch message.content {
        case .command(let answer): note("command \(answer.commandID) \(answer.name) \(answer.value)")
        case .escalation(let reason): note("escalation \(reason ?? "-")")
        case .formResponse(let form): note("form \(form.formID) \(form.payload ?? .null)")
        case .data(let type, let value): note("data \(type) \(value)")
        case .action(let choice): note("action \(choice.payload ?? .null)")
        default: break
        }
        guard case .event(let name, _, let object) = message.content else { return }
        let data = JSONValue.object(object)
        switch name {
        case "fail":
            if message.attempt <= data["times"]?.intValue ?? .max {
                throw Self.sendFailure(data, isFirst: message.attempt == 1)
            }
        case "hang" where message.attempt <= data["times"]?.intValue ?? .max:
            let isReleased = await withCheckedContinuation { hanging = $0 }
            let failure = ProviderFailure(.timedOut, "The link went away.")
            if !isReleased { throw data["then"] == "notSent" ? .notSent(failure) : .unknown(failure) }
        // As an adapter does whose socket is open.
        case "ask": context.events.emit(.query(QueryEvent(.asked, message: message.id)))
        case "trace": note("\(data["name"]?.stringValue ?? "-") in \(TraceContext.current?.traceID ?? "no trace")")
        // Each of `events` names its order in `order`.
        case "together":
            let events = (data["events"]?.arrayValue ?? []).compactMap { data in
                ScriptedOrders.event(data["order"]?.stringValue ?? "", data)
            }
            context.loop.schedule(after: .zero) { [context] in context.events.emit(all: events) }
        default:
            guard let event = ScriptedOrders.event(name, data) else { return }
            if let gate = data["gate"]?.stringValue {
                Task(executorPreference: context.loop.taskExecutor) { [context] in
                    await Gates.passing(gate)
                    context.events.emit(event)
                }
            } else {
                let delay = Duration.milliseconds(data["delayMilliseconds"]?.intValue ?? 0)
                context.loop.schedule(after: delay) { [context] in context.events.emit(event) }
            }
        }
    }

    /// Of a form every value that is `wrong` is, and of answers to requests those to one that has no name.
    func problems(in content: UserContent) -> [ContentProblem] {
        switch content {
        case .formResponse(let form):
            form.values.members.filter { $0.value == "wrong" }.map {
                ContentProblem(JSONPointer(["values", $0.key]), "bad_format", "The script says so.")
            }
        case .command(let answer) where answer.name.isEmpty:
            [ContentProblem(JSONPointer(["value"]), "not_allowed", "The script knows no such request.")]
        default: []
        }
    }

    func end() {
        note("end")
        release(false)
    }

    func suspend() {
        note("suspend")
        release(false)
    }

    private func release(_ isReleased: Bool) {
        hanging?.resume(returning: isReleased)
        hanging = nil
    }

    /// A preview of `release` lets a hanging message through.
    func typing(_ started: Bool, preview: String?) {
        note("typing \(started)")
        if preview == "release" { release(true) }
    }

    func receipt(read: Bool, vendorID: String) { note("receipt \(read ? "read" : "delivered") \(vendorID)") }

    func update(_ user: UserProfile, locale: String?) { note("profile \(user.name ?? "-") \(locale ?? "-")") }

    func update(customData: JSONObject) { note("customData \(JSONValue.object(customData))") }

    /// A query that is a ``ProviderFailure/Kind`` fails of it.
    func suggestions(for query: String) async throws(ProviderFailure) -> [String] {
        if let kind = ProviderFailure.Kind(rawValue: query) { throw ProviderFailure(kind, "The script says so.") }
        return ["\(query) one", "\(query) two"]
    }

    static func failure(_ data: JSONValue) -> ProviderFailure {
        var failure = ProviderFailure(
            data["kind"]?.stringValue.flatMap(ProviderFailure.Kind.init) ?? .unavailable, "The script says so.",
            code: "S-1", status: 418)
        failure.requestID = data["requestId"]?.stringValue
        failure.retryAfter = data["retryAfterMilliseconds"]?.intValue.map { .milliseconds($0) }
        return failure
    }

    private static func sendFailure(_ data: JSONValue, isFirst: Bool) -> SendFailure {
        switch data["how"]?.stringValue {
        case "notSent": .notSent(failure(data))
        case "unknown": .unknown(failure(data))
        case "unknownFirst": isFirst ? .unknown(failure(data)) : .notSent(failure(data))
        case "unknownThenRefused": isFirst ? .unknown(failure(data)) : .refused(failure(data))
        default: .refused(failure(data))
        }
    }
}

/// A provider that can do nothing but text.
package struct MuteProvider: Provider {
    package static let kind = "mute"

    package init(_ section: ConfigurationSection) { section.finish() }
    package var capabilities: Capabilities { Capabilities([.text]) }
    package var settlement: Settlement { .none }
    package func validate(options: ProviderOptions) throws(ContentProblem) {}
    package func makeSession(_ context: ProviderContext) -> any ProviderSession { MuteSession(context) }
}

/// One conversation with nobody.
actor MuteSession: ProviderSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }

    init(_ context: ProviderContext) { self.context = context }

    func open() { context.events.emit(.opened(queued: false, native: JSONObject())) }
    func send(_ message: OutboundMessage) async throws(SendFailure) {}
    func end() {}
    func suspend() {}
}
