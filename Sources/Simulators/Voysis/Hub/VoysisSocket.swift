import EventLoop
import JSON
import Kernel
import SimulatorKit
import Transport
import WebSocket

/// One client's socket: requests and their answers, and the audio of one query at a time.
final class VoysisSocket: WebSocketServerHandler {
    /// More request ids than this are not compared.
    private static let idsMax = 100_000

    let hub: VoysisHub
    let link: WebSocketServerLink
    /// Counts the connections of the simulator from 1.
    let number: Int
    /// The profile that its latest request named.
    private(set) var profileID: String?
    private let line: DeliveryLine
    private var ids: Set<String> = []
    private var query: VoysisService.Query?
    private var recording: VoysisRecording?
    private var stoppedAt: Instant?
    /// When the last query was over without an end marker; frames may be on their way.
    private var leftOpenAt: Instant?
    private var lastFrame: Instant

    init(hub: VoysisHub, link: WebSocketServerLink, number: Int) {
        self.hub = hub
        self.link = link
        self.number = number
        line = DeliveryLine(link, hub.loop, Self.spoilt) { [unowned hub] in hub.statistics.framesSent += 1 }
        lastFrame = hub.loop.now
    }

    func begin() {
        if let limit = hub.configuration.idleLimit { watchIdleness(limit) }
    }

    // MARK: What the client sends

    func received(text: [UInt8]) {
        // Frames that were on their way when we began to close come too late.
        guard link.isOpen else { return }
        lastFrame = hub.loop.now
        let reading = VoysisReading(envelope: text)
        let violation = reading.violation ?? outOfOrder(reading.request)
        hub.record(String(decoding: text, as: UTF8.self), violation, connection: number)
        profileID = reading.request?.profileID ?? profileID
        guard let request = reading.request else { return close(.protocolError) }
        if let violation, hub.configuration.isStrict {
            return respond(request, 400, violation.text, nil)
        }
        hub.serve(request, from: self)
    }

    /// Whether a request, right in itself, comes at the wrong time.
    private func outOfOrder(_ request: VoysisRequest?) -> VoysisViolation? {
        guard let request, let id = request.id else { return nil }
        if ids.count < Self.idsMax, !ids.insert(id).inserted {
            return VoysisViolation("requestId", "an id is used once on a connection")
        }
        if VoysisRules.target(request.path) == .queries, recording != nil {
            return VoysisViolation("busy", "a query is over before the next begins")
        }
        return nil
    }

    func received(binary: [UInt8]) {
        guard link.isOpen else { return }
        lastFrame = hub.loop.now
        hub.statistics.audioFramesReceived += 1
        guard var current = recording else {
            if let leftOpenAt, hub.loop.now - leftOpenAt <= hub.configuration.inFlightLimit { return }
            let violation = VoysisViolation("noQuery", "audio belongs to a query")
            hub.record("\(binary.count) bytes of audio", violation, connection: number)
            return notify("client_error", message: violation.text)
        }
        let isLate = stoppedAt.map { hub.loop.now - $0 > hub.configuration.inFlightLimit } ?? false
        let effects = current.handle(binary, isLate: isLate)
        recording = current
        for effect in effects { perform(effect) }
    }

    func ended(_ closure: WebSocketClosure) {
        finishRecording()
        line.clear()
        hub.leave(self, isClean: closure.isClean)
    }

    // MARK: Audio

    /// Waits for the audio of a query.
    func expectAudio(_ query: VoysisService.Query, _ request: VoysisRequest, _ fault: VoysisFault.Audio?) {
        guard let format = query.format else { return }
        self.query = query
        stoppedAt = nil
        recording = VoysisRecording(
            queryID: query.id, format: format, ignoresVAD: request.ignoresVAD, fault: fault, hub.configuration)
    }

    /// The query is cancelled: nothing more is expected and nothing more is said about it.
    func cancel(_ queryID: String) {
        if recording?.queryID == queryID { finishRecording() }
    }

    private func perform(_ effect: VoysisRecording.Effect) {
        switch effect {
        case .vadStop:
            stoppedAt = hub.loop.now
            notify("vad_stop")
        case .complete: complete()
        case .reset: line.enqueue(.abort, after: .zero)
        case .close(let code): close(CloseCode(rawValue: code))
        case .violation(let violation):
            hub.record("audio", violation, connection: number)
            if hub.configuration.isStrict { notify("client_error", message: violation.text) }
        }
    }

    private func complete() {
        guard let recording, let query else { return }
        if stoppedAt == nil { stoppedAt = hub.loop.now }
        var delay = hub.configuration.thinkingTime
        switch recording.fault {
        case .noComplete: return
        case .slowComplete(let time): delay = time
        default: break
        }
        let kind = recording.fault
        after(delay) { $0.finish(query, recording.sound, kind) }
    }

    private func finish(_ query: VoysisService.Query, _ sound: [UInt8], _ fault: VoysisFault.Audio?) {
        finishRecording(query.id)
        switch fault {
        case .serverError: return notify("internal_server_error", message: "the recogniser fell over")
        case .clientError: return notify("client_error", message: "the audio cannot be read")
        case .strangeNotification: notify("weather_report")
        default: break
        }
        hub.statistics.audioQueries += 1
        let result = hub.service.answer(query, sound: sound, fault: hub.resultFault(number), base: "")
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "notification")
        writer.member("notificationType", "query_complete")
        writer.member("entity", result)
        writer.endObject()
        deliver(writer.finish())
    }

    private func finishRecording(_ queryID: String? = nil) {
        guard let recording, queryID == nil || recording.queryID == queryID else { return }
        hub.remember(
            VoysisSimulator.Recording(
                queryID: recording.queryID, connection: number,
                contentType: query?.entity["audioQuery"]?["mimeType"]?.stringValue ?? "", sound: recording.sound,
                frameLengths: recording.frameLengths, bytesAfterStop: recording.bytesAfterStop,
                isMarked: recording.state == .marked))
        leftOpenAt = recording.state == .marked ? nil : hub.loop.now
        self.recording = nil
        query = nil
    }

    // MARK: What goes to the client

    /// Answers a request.
    func respond(_ request: VoysisRequest, _ status: Int, _ message: String, _ entity: JSONValue?) {
        let fault = hub.faults.next(.response, connection: number)
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "response")
        if fault == .numericID, let id = request.id.flatMap({ Int($0) }) {
            writer.member("requestId", id)
        } else {
            writer.member("requestId", request.id)
        }
        if fault == .textNumbers {
            writer.member("responseCode", String(status))
        } else {
            writer.member("responseCode", status)
        }
        writer.member("responseMessage", message)
        writer.member("entity", entity)
        writer.endObject()
        deliver(writer.finish())
    }

    private func notify(_ type: String, message: String? = nil) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "notification")
        writer.member("notificationType", type)
        writer.member("message", message)
        writer.endObject()
        deliver(writer.finish())
    }

    /// Sends a frame, or what the faults make of it.
    func deliver(_ text: [UInt8]) {
        guard link.isOpen else { return }
        let frame = OutgoingFrame(text: VoysisHalfEmoji.written(text))
        guard case .frame(let fault)? = hub.faults.next(.frame, connection: number) else {
            return line.put(frame.wire, after: .zero)
        }
        line.put(frame, spoiltBy: fault, after: .zero)
    }

    /// Closes the connection, behind what waits.
    private func close(_ code: CloseCode) { line.enqueue(.close(code), after: .zero) }

    private static let spoilt = SpoiltFrames(
        malformed: #"{"type":"response","requestId":"1","responseCo"#,
        notUTF8: #"{"type":"response","responseMessage":""#, #""}"#)

    // MARK: Timers

    private func after(_ delay: Duration, _ action: @escaping (VoysisSocket) -> Void) {
        guard delay > .zero else { return action(self) }
        hub.loop.schedule(after: delay) { [weak self] in
            if let self, link.connection.isOpen { action(self) }
        }
    }

    /// Closes a socket that is silent with 1001, as the service does (protocol note section 11).
    private func watchIdleness(_ limit: Duration) {
        after(limit - (hub.loop.now - lastFrame)) { socket in
            let idle = socket.hub.loop.now - socket.lastFrame
            if idle >= limit, socket.recording == nil {
                socket.close(.goingAway)
            } else {
                socket.lastFrame = idle >= limit ? socket.hub.loop.now : socket.lastFrame
                socket.watchIdleness(limit)
            }
        }
    }
}
