package import Configuration
package import Domain
import EventLoop
package import JSON
package import ProviderKit
import Synchronization

/// A provider with what only vendors with agents have: views, a history of its own, push, proofs of who the user is.
///
/// Configuration: `sendsWhileReconnecting`. Orders are those of ``ScriptedProvider``, whose record it shares. A token,
/// a page, an id or a device's token that is a ``ProviderFailure/Kind`` fails of it; a device's token that begins with
/// `later` is not taken the first time. Of custom data the name `forbidden` is against the vendor's rules, and with a
/// new word as `putOff` it is not taken the first time. With the option `farewell` that is said to whoever leaves.
package struct AgentsProvider: Provider {
    package static let kind = "agents"

    package init(_ section: ConfigurationSection) {
        sendsWhileReconnecting = section.boolean("sendsWhileReconnecting", default: false)
        section.finish()
    }

    package let sendsWhileReconnecting: Bool

    package var capabilities: Capabilities { Capabilities([.text, .customData, .views, .history, .push]) }
    package var settlement: Settlement { .none }
    package func validate(options: ProviderOptions) throws(ContentProblem) {}
    package func makeSession(_ context: ProviderContext) -> any ProviderSession { AgentsSession(context) }

    package func validate(customData: JSONObject) throws(ContentProblem) {
        guard customData["forbidden"] == nil else {
            throw ContentProblem(JSONPointer(["forbidden"]), "bad_attribute", "The vendor keeps this name for itself.")
        }
    }

    /// Tokens and words that were refused once.
    static let putOff = Mutex<Set<String>>([])
    static let deafTo = Mutex<Set<String>>([])

    /// Lets the vendor take the end of a session no longer, or again.
    package static func take(endOf session: String, _ isTaken: Bool) {
        deafTo.withLock { deafTo in
            if isTaken { deafTo.remove(session) } else { deafTo.insert(session) }
        }
    }
}

/// One conversation with agents.
actor AgentsSession: ViewSession, HistorySession, CustomDataSession, CustomDataSourceSession, PushSession,
    AuthenticationSession, TokenSession, DetachedEndSession, FarewellSession
{
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private var registrations = 0
    private(set) var isEndNotified = false

    init(_ context: ProviderContext) { self.context = context }

    private func note(_ call: String) {
        let session = context.session.description
        ScriptedProvider.record.withLock { $0.calls[session, default: []].append(call) }
    }

    func open() {
        guard context.options["open"] != "never" else { return }
        if let message = context.initialMessage, case .text(let text, _) = message.content { note("begins \(text)") }
        Task(executorPreference: context.loop.taskExecutor) { [context] in
            await context.values.set("contact", to: Array("c-1".utf8), secret: true)
        }
        context.events.emit(.opened(queued: false, native: JSONObject()))
    }

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard case .event(let name, _, let object) = message.content else { return }
        guard let event = ScriptedOrders.event(name, .object(object)) else { return }
        context.loop.execute { [context] in context.events.emit(event) }
    }

    /// With the option `farewell` somebody says that, a little later.
    func sayGoodbye() async {
        guard let words = context.options["farewell"] else { return }
        await context.loop.sleep(for: .milliseconds(50))
        let content: JSONValue = ["type": "text", "text": words, "format": "plain"]
        context.events.emit(
            .message(InboundMessage(vendorID: nil, role: .agent, content: content.encoded(), native: [])))
    }

    /// Finds the conversation as the vendor's own would: by what was kept.
    func end() async {
        do throws(ProviderFailure) {
            note(try await context.values.value("contact") == nil ? "end of nothing" : "end")
        } catch {
            return note("end of who knows")
        }
        isEndNotified = !AgentsProvider.deafTo.withLock { $0.contains(context.session.description) }
    }

    func suspend() { note("suspend") }

    private func judge(_ word: String) throws(ProviderFailure) {
        guard let kind = ProviderFailure.Kind(rawValue: word) else { return }
        var failure = ProviderFailure(kind, "The script says so.", code: "S-1", status: 418)
        failure.requestID = "R-1"
        failure.retryAfter = .milliseconds(2500)
        throw failure
    }

    func view(token: String) async throws(ProviderFailure) -> JSONObject {
        try judge(token)
        return [
            "id": "view-1", "name": JSONValue(token), "inputSchema": ["type": "object"], "template": ["Body": []],
            "actions": ["Submit"],
        ]
    }

    /// Two pages of two items each.
    func history(page: String?, limit: Int) async throws(ProviderFailure) -> HistoryPage {
        if let page { try judge(page) }
        let items: [JSONValue] = page == nil ? [["n": 3], ["n": 4]] : [["n": 1], ["n": 2]]
        return HistoryPage(items: Array(items.suffix(limit)), next: page == nil ? "a+b/c=" : nil)
    }

    func update(customData: JSONObject) async throws(ProviderFailure) {
        note("customData \(JSONValue.object(customData))")
        guard let word = customData["putOff"]?.stringValue else { return }
        if AgentsProvider.putOff.withLock({ $0.insert(word).inserted }) {
            try judge(ProviderFailure.Kind.unavailable.rawValue)
        }
    }

    func vendorCustomData() async throws(ProviderFailure) -> JSONObject { ["Order No.": "A-17"] }

    func register(_ device: PushDevice) async throws(ProviderFailure) -> String {
        try judge(device.token)
        if device.token.hasPrefix("later"), AgentsProvider.putOff.withLock({ $0.insert(device.token).inserted }) {
            try judge(ProviderFailure.Kind.throttled.rawValue)
        }
        registrations += 1
        let words = [
            device.installationID, device.platform, device.transport, device.token, device.environment, device.appID,
            device.locale ?? "-",
        ]
        note("register " + words.joined(separator: " "))
        return "\(device.installationID)#\(registrations)"
    }

    func unregister(_ registration: String) async throws(ProviderFailure) {
        note("unregister \(registration)")
    }

    /// Every token is good until 2027.
    func renew(token: String) async throws(ProviderFailure) -> Int64 {
        try judge(token)
        note("token \(token.utf8.count)")
        await context.values.set("token", to: Array(token.utf8), secret: true)
        return 1_800_000_000_000
    }

    func authenticationURL(_ id: String, redirectURI: String) async throws(ProviderFailure) -> String {
        try judge(id)
        note("url \(id) \(redirectURI)")
        return "https://login.example.com/\(id)"
    }

    func cancelAuthentication(_ id: String) async throws(ProviderFailure) {
        try judge(id)
        note("cancel \(id)")
    }

    func completeAuthentication(_ outcome: AuthenticationOutcome) async throws(ProviderFailure) {
        try judge(outcome.state)
        note(
            "result \(outcome.state) \(outcome.code ?? "-") \(outcome.error ?? "-") \(outcome.errorDescription ?? "-")")
    }
}
