import Chronology
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit

@testable import ProviderCCAI

/// A platform that a test plays, on the test's loop: calls are noted as they come, and answered as the test says.
final class ScriptedPlatform: CCAIChatCalls {
    /// A chat of the platform's.
    struct Chat {
        var id: Int
        var status = "queued"
        /// Nil where the platform does not say it.
        var createdAt: Int64?
        var identifier: String
        /// It is not found by its user.
        var isHidden = false
    }

    private struct State {
        var notes: [String] = []
        var failures: [CCAIOperation: [CCAIFailure]] = [:]
        /// Failures behind which the call has had its effect all the same.
        var lateFailures: [CCAIOperation: [CCAIFailure]] = [:]
        var chats: [Chat] = []
        var wanted: [CCAINewChat] = []
        var said: [JSONObject] = []
        var listed: [JSONValue] = []
        var flags: [CCAICustomerFlags] = []
        var users: [CCAIUserDescription] = []
        var forgotten: [String] = []
        var estimate: Result<Duration?, CCAIFailure> = .success(nil)
        var waitsAsked: [String] = []
        var hidesNewChats = false
        /// The answer of a new chat waits for it.
        var gate: LoopWaiter?
        /// Done while a message is on its way.
        var whileSending: (@Sendable () -> Void)?
        /// The same of an end.
        var whileFinishing: (@Sendable () -> Void)?
        /// New chats say no time.
        var isTimeless = false
        /// Done while a request for a human is on its way.
        var whileEscalating: (@Sendable () -> Void)?
    }

    private let state: LoopBound<State>
    private let wallClock: @Sendable () -> Int64

    init(_ loop: Loop, wallClock: @escaping @Sendable () -> Int64) {
        state = LoopBound(State(), loop: loop)
        self.wallClock = wallClock
    }

    // MARK: What the test says and sees

    /// The calls so far, each in a few words.
    var notes: [String] { state.value.notes }
    /// The chats that were asked for.
    var wanted: [CCAINewChat] { state.value.wanted }
    /// The messages that were said.
    var said: [JSONObject] { state.value.said }
    var flags: [CCAICustomerFlags] { state.value.flags }
    var users: [CCAIUserDescription] { state.value.users }
    /// The users of whom nothing is to be kept.
    var forgotten: [String] { state.value.forgotten }
    /// The queues whose estimates were asked for, each with its language.
    var waitsAsked: [String] { state.value.waitsAsked }
    /// The estimate of every queue.
    var estimate: Result<Duration?, CCAIFailure> {
        get { state.value.estimate }
        set { state.value.estimate = newValue }
    }
    /// The chats there are.
    var chats: [Chat] {
        get { state.value.chats }
        set { state.value.chats = newValue }
    }
    /// The answer of `GET …/messages`.
    var listed: [JSONValue] {
        get { state.value.listed }
        set { state.value.listed = newValue }
    }

    /// The next calls of a kind fail so.
    func fail(_ operation: CCAIOperation, _ failures: CCAIFailure...) {
        state.value.failures[operation, default: []] += failures
    }

    /// The next calls of a kind have their effect, and fail so.
    func cut(_ operation: CCAIOperation, _ failure: CCAIFailure) {
        state.value.lateFailures[operation, default: []].append(failure)
    }

    /// New chats are not found by their users.
    func hideNewChats() { state.value.hidesNewChats = true }

    /// The answers of new chats wait until this is signalled.
    func holdCreation(until gate: LoopWaiter) { state.value.gate = gate }

    /// Something happens at the platform while a message's answer is on its way.
    func whileSending(_ work: @escaping @Sendable () -> Void) { state.value.whileSending = work }

    /// The same while the answer of an end is on its way.
    func whileFinishing(_ work: @escaping @Sendable () -> Void) { state.value.whileFinishing = work }

    /// New chats do not say when they began.
    func hideTimes() { state.value.isTimeless = true }

    /// Something happens at the platform while the answer to a request for a human is on its way.
    func whileEscalating(_ work: @escaping @Sendable () -> Void) { state.value.whileEscalating = work }

    // MARK: Calls

    private func begin(_ operation: CCAIOperation, _ words: String) throws(CCAIFailure) {
        state.value.notes.append(words)
        guard var failures = state.value.failures[operation], !failures.isEmpty else { return }
        let failure = failures.removeFirst()
        state.value.failures[operation] = failures
        throw failure
    }

    private func finish(_ operation: CCAIOperation) throws(CCAIFailure) {
        guard var failures = state.value.lateFailures[operation], !failures.isEmpty else { return }
        let failure = failures.removeFirst()
        state.value.lateFailures[operation] = failures
        throw failure
    }

    private func object(_ chat: Chat) -> CCAIChat {
        let object: JSONValue = [
            "id": JSONValue(chat.id), "status": JSONValue(chat.status),
            "created_at": chat.createdAt.map { JSONValue(Timestamp(milliseconds: $0).rfc3339) } ?? .null,
            "end_user": ["id": 5001, "identifier": JSONValue(chat.identifier)],
        ]
        guard let chat = CCAIChat(object) else { preconditionFailure("A chat has a number.") }
        return chat
    }

    private func known(_ id: Int) throws(CCAIFailure) -> Chat {
        guard let chat = state.value.chats.first(where: { $0.id == id }) else { throw Faults.notFound }
        return chat
    }

    func upsert(_ user: CCAIUserDescription) async throws(CCAIFailure) -> Int {
        try begin(.upsertEndUser, "user")
        state.value.users.append(user)
        return 5001
    }

    func authToken(
        for user: UserProfile, device: CCAIDevice?, signedBy provider: CCAI, at now: Int64
    ) async throws(ProviderFailure) -> CCAIAuthToken {
        do throws(CCAIFailure) {
            let words = device.map { " \($0.type ?? "-") \($0.token)" } ?? ""
            try begin(.exchangeToken, "token \(user.id) \(user.name ?? "-")" + words)
            guard let token = CCAIAuthToken(["auth_token": "a-token-of-theirs"]) else { throw .malformed }
            return token
        } catch {
            throw error.failure(of: .exchangeToken)
        }
    }

    func runningChat(of identifier: String) async throws(CCAIFailure) -> Int? {
        try begin(.getRunningChat, "running?")
        return state.value.chats.last { $0.identifier == identifier && $0.status != "finished" && !$0.isHidden }?.id
    }

    func create(_ chat: CCAINewChat) async throws(CCAIFailure) -> CCAIChat {
        state.value.wanted.append(chat)
        try begin(.createChat, "create \(chat.menuID) \(chat.language ?? "-")")
        let made = Chat(
            id: 37_001 + state.value.chats.count, createdAt: state.value.isTimeless ? nil : wallClock() / 1000 * 1000,
            identifier: state.value.users.last?.identifier ?? "", isHidden: state.value.hidesNewChats)
        state.value.chats.append(made)
        if let gate = state.value.gate { _ = await gate.wait(atMost: .seconds(3600)) }
        try finish(.createChat)
        return object(made)
    }

    func chat(_ id: Int) async throws(CCAIFailure) -> CCAIChat {
        try begin(.getChat, "chat \(id)")
        return object(try known(id))
    }

    func messages(of chat: Int) async throws(CCAIFailure) -> CCAIListing {
        try begin(.getTranscript, "messages \(chat)")
        return CCAIListing(state.value.listed, isPage: false)
    }

    func send(_ message: JSONObject, to chat: Int, from endUserID: Int) async throws(CCAIFailure) {
        let words = message["content"]?.stringValue ?? message["media_id"].map { "\($0)" } ?? ""
        try begin(.sendMessage, "say \(words)")
        state.value.said.append(message)
        state.value.whileSending?()
        try finish(.sendMessage)
    }

    func finish(_ chat: Int, by endUserID: Int, _ deflection: CCAIDeflection?) async throws(CCAIFailure) {
        try begin(.finishChat, "finish \(chat) \(endUserID) \(deflection?.channel ?? "")")
        if let place = state.value.chats.firstIndex(where: { $0.id == chat }) {
            state.value.chats[place].status = "finished"
        }
        state.value.whileFinishing?()
        try finish(.finishChat)
    }

    func resume(_ chat: Int) async throws(CCAIFailure) -> CCAIResumption {
        try begin(.resumeChat, "resume \(chat)")
        guard let place = state.value.chats.firstIndex(where: { $0.id == chat }) else { throw Faults.notFound }
        switch state.value.chats[place].status {
        case "finished": throw .over
        case "dismissed", "va_dismissed":
            state.value.chats[place].status = "connected"
            return .resumed
        default: return .alreadyActive(object(state.value.chats[place]))
        }
    }

    func customerFlags(of chat: Int) async throws(CCAIFailure) -> JSONObject {
        try begin(.getCustomerFlags, "flags of \(chat)")
        return ["verified_customer": state.value.flags.last?.isVerified.map { JSONValue($0) } ?? .null]
    }

    func set(_ flags: CCAICustomerFlags, of chat: Int) async throws(CCAIFailure) {
        try begin(.setCustomerFlags, "flags \(chat)")
        state.value.flags.append(flags)
    }

    func identify(_ user: CCAIUserDescription, in chat: Int) async throws(CCAIFailure) {
        try begin(.identifyEndUser, "identify \(chat) \(user.identifier)")
        state.value.users.append(user)
    }

    func escalate(_ chat: Int, reason: String) async throws(CCAIFailure) -> Int? {
        try begin(.escalate, "escalate \(chat) \(reason)")
        state.value.whileEscalating?()
        try finish(.escalate)
        return 301
    }

    func choose(_ channel: String, for escalation: Int, of chat: Int) async throws(CCAIFailure) {
        try begin(.chooseDeflection, "choose \(chat) \(escalation) \(channel)")
    }

    func upload(_ file: OutboundFile, to chat: Int) async throws(CCAIFailure) -> CCAIMedia {
        try begin(.presignUpload, "upload \(chat) \(file.description.name)")
        guard let media = CCAIMedia(["media_id": 901]) else { throw .malformed }
        return media
    }

    func wait(at menuID: Int, language: String) async throws(CCAIFailure) -> Duration? {
        state.value.waitsAsked.append("\(menuID) \(language)")
        return try state.value.estimate.get()
    }

    func forget(identifier: String) { state.value.forgotten.append(identifier) }
}

/// Failures as the platform's answers come to.
enum Faults {
    static let notFound = fault(404, "Not Found")
    static let ended = fault(400, "Chat is already ended")
    static let tooSoon = fault(400, "Duplicate request: Please wait for the interval to expire")
    static let closed = fault(400, "Menu is in 'after hours' state, please try later")
    static let noLanguage = fault(400, "Language 'de' is not available")
    static let notAuthorised = fault(401, "Unauthorized")
    static let broken = fault(502, "")

    static func fault(_ status: Int, _ message: String) -> CCAIFailure {
        let body: JSONValue = ["message": JSONValue(message)]
        return .fault(CCAIFault(status: status, fields: HTTPFields(), body: body.encoded()))
    }
}
