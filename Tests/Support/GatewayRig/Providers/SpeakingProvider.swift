package import Configuration
package import Domain
import EventLoop
import JSON
package import ProviderKit
import Synchronization

/// A provider that listens: what it hears is text, and what it is told to do stands in that text.
///
/// `audio/none` is no format of its, `audio/busy` comes while another query runs at the vendor, and with `audio/late`
/// the vendor cannot be reached. A piece with
/// `STOP` in it is the end of speech, one with `FAIL` is a failure. The result of a query comes when it is finished,
/// unless the type is `audio/slow`; then it never comes.
package struct SpeakingProvider: Provider {
    package static let kind = "speaking"

    package init(_ section: ConfigurationSection) { section.finish() }

    package var capabilities: Capabilities { Capabilities([.text, .audio, .feedback]) }
    package var settlement: Settlement { .none }
    package var audio: AudioHandling { .live }
    package var takesContext: Bool { true }
    package var hearsEndOfSpeech: Bool { true }
    package var sendsHeardSpeech: Bool? { true }
    package func validate(options: ProviderOptions) throws(ContentProblem) {}
    package func makeSession(_ context: ProviderContext) -> any ProviderSession { SpeakingSession(context) }

    fileprivate static let record = Mutex<[String: [String]]>([:])

    /// The calls that a session's provider was told, in order.
    package static func calls(of session: String) -> [String] { record.withLock { $0[session] ?? [] } }
}

/// One conversation with somebody who listens.
actor SpeakingSession: AudioSession, ContextSession, DetachedFeedbackSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private var speech: SpeechStart?
    private var heard: [UInt8] = []
    private(set) var chainedContext: JSONObject?

    init(_ context: ProviderContext) { self.context = context }

    func chain(_ context: JSONObject?) { chainedContext = context }

    private func note(_ call: String) {
        let session = context.session.description
        SpeakingProvider.record.withLock { $0[session, default: []].append(call) }
    }

    func open() { context.events.emit(.opened(queued: false, native: JSONObject())) }

    func send(_ message: OutboundMessage) async throws(SendFailure) {}
    func end() { note("end") }
    func suspend() { note("suspend") }

    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure? {
        switch contentType {
        case "audio/none": ProviderFailure(.invalid, "No such format.", code: "unsupported_media", status: 415)
        case "audio/busy": ProviderFailure(.invalid, "Another query runs.", code: "query_in_progress", status: 409)
        default: nil
        }
    }

    func beginAudio(_ start: SpeechStart) async throws(ProviderFailure) {
        let context = start.context.map { " \(JSONValue.object($0))" } ?? ""
        let hearing = start.hearsEnd.map { " vad \($0)" } ?? ""
        let sending = start.sendsHeard ? "" : " dictated"
        note("begin \(start.contentType) \(start.isLive ? "live" : "at hand")\(context)\(hearing)\(sending)")
        if start.contentType == "audio/late" {
            throw ProviderFailure(.unavailable, "There is no token.", code: "no_token")
        }
        speech = start
        heard = []
        emit(.recordingStarted)
        emit(.created, ["queryId": "q-1"])
    }

    func appendAudio(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool {
        guard speech != nil else { return false }
        heard += bytes
        let text = String(decoding: heard, as: UTF8.self)
        if text.contains("FAIL") {
            let failure = ProviderFailure(.invalid, "Too long.", code: "audio_too_long", status: 413)
            over(failure)
            throw failure
        }
        emit(.partial, ["text": JSONValue(text)])
        guard text.contains("STOP") else { return true }
        emit(.recordingFinished, ["reason": "vad"])
        if speech?.contentType != "audio/slow" { complete() }
        return false
    }

    func finishAudio() async throws(ProviderFailure) {
        guard let speech else { return }
        note("finish \(heard.count)")
        emit(.recordingFinished, ["reason": "manual"])
        if speech.contentType != "audio/slow" { complete() }
    }

    func cancelAudio(isBroken: Bool) async {
        note("cancel \(isBroken ? "broken" : "wanted")")
        over(ProviderFailure(.invalid, "The query was cancelled.", code: "query_cancelled"))
    }

    func feedback(_ value: JSONValue, text: String?, vendorMessageID: String) async throws(ProviderFailure) {
        note("feedback \(value) \(text ?? "-") \(vendorMessageID)")
        if value == 0 { throw ProviderFailure(.invalid, "A rating is from 1 to 5.", code: "feedback") }
    }

    private func complete() {
        guard let message = speech?.message else { return }
        var update = OutboundUpdate(message, state: .sent)
        update.text = String(decoding: heard, as: UTF8.self)
        update.vendorID = "spoken-\(message)"
        context.events.emit(.outbound(update))
        var answer = InboundMessage(
            vendorID: "q-1", role: .bot,
            content: Array(#"{"type":"text","text":"I heard you.","format":"plain"}"#.utf8), native: [])
        answer.repliesTo = update.vendorID
        context.events.emit(.message(answer))
        emit(.completed, ["intent": "said"])
        speech = nil
    }

    private func over(_ failure: ProviderFailure) {
        guard let message = speech?.message else { return }
        context.events.emit(.outbound(OutboundUpdate(message, state: .failed, failure: failure)))
        context.events.emit(.query(QueryEvent(.failed, message: message, failure: failure)))
        speech = nil
    }

    private func emit(_ stage: QueryEvent.Stage, _ data: JSONObject = JSONObject()) {
        context.events.emit(.query(QueryEvent(stage, message: speech?.message, data: data)))
    }
}
