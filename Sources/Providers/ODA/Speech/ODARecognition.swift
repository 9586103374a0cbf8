import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit

/// One spoken query: a socket of its own that takes samples and answers with what it heard (`PROTOCOL.md`, section 12);
/// on the session's loop.
final class ODARecognition: SocketEvents {
    /// The events of a spoken query, in the order in which they are told.
    enum Event {
        /// The first samples go out.
        case began
        /// The words heard so far; they may still change.
        case hearing(String)
        /// No further samples are wanted: `manual`, `vad`, `limit` or `cancelled`.
        case finished(reason: String)
        /// The words, with the vendor's id of the query.
        case heard(String, id: String?)
        /// There will be none.
        case failed(ProviderFailure)
    }

    /// How long a query may be, in bytes of samples: five minutes (assumed).
    static let bytesMax = 300 * ODAAudio.rate * 2
    /// Samples that may wait for the socket to open, in bytes.
    static let heldBytesMax = 64 << 10
    /// The longest answer that is read, in bytes.
    private static let messageBytesMax = 256 << 10

    private enum Phase {
        case opening
        case recording
        /// All is said, the answer is awaited.
        case waiting
        case over
    }

    private let loop: Loop
    private let patience: Duration
    private let tell: (Event) -> Void
    private var audio: ODAAudio
    private var phase = Phase.opening
    private var socket: (any ProviderSocket)?
    private var bearer: String?
    private var held: [[UInt8]] = []
    private var sentBytes = 0
    private var isDone = false
    private var hasBegun = false
    private var timer: TimerID?
    private var waiters: [LoopWaiter] = []

    /// - Parameters:
    ///   - patience: how long the answer may take once all is said.
    ///   - tell: hears of what comes; never called before ``dial(_:by:bearer:)``.
    init(_ audio: ODAAudio, loop: Loop, patience: Duration, tell: @escaping (Event) -> Void) {
        self.audio = audio
        self.loop = loop
        self.patience = patience
        self.tell = tell
    }

    /// Opens the socket.
    func dial(_ url: URI, by dialler: some SocketDialler, bearer: String?) {
        guard phase == .opening else { return }
        self.bearer = bearer
        socket = dialler.dial(SocketRequest(url, messageBytesMax: Self.messageBytesMax), self)
    }

    // MARK: Speech

    /// Takes bytes; returns when more can be taken, false when none are wanted any more.
    func append(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool {
        guard isListening else { return false }
        let frames: [[UInt8]]
        do throws(ProviderFailure) {
            frames = try audio.take(bytes)
        } catch {
            end(.failed(error))
            throw error
        }
        for frame in frames {
            guard isListening else { return false }
            write(frame)
            while isListening, isFull { await waitForRoom() }
        }
        return isListening
    }

    private var isListening: Bool { !isDone && (phase == .opening || phase == .recording) }

    private var isFull: Bool {
        phase == .opening ? held.reduce(0) { $0 + $1.count } > Self.heldBytesMax : socket?.isCongested == true
    }

    private func waitForRoom() async {
        let waiter = LoopWaiter(loop: loop)
        waiters.append(waiter)
        _ = await waiter.wait(atMost: patience)
    }

    private func write(_ samples: [UInt8]) {
        if !hasBegun {
            hasBegun = true
            tell(.began)
        }
        sentBytes += samples.count
        if phase == .opening { held.append(samples) } else { socket?.send(binary: samples) }
        if sentBytes >= Self.bytesMax { stop("limit") }
    }

    /// There is no more.
    func finish() {
        guard isListening else { return }
        if let rest = audio.finish() { write(rest) }
        stop("manual")
    }

    /// Gives the query up.
    func cancel() {
        guard phase != .over else { return }
        if isListening { tell(.finished(reason: "cancelled")) }
        end(.failed(ProviderFailure(.refused, "The query was given up.", code: "RecognitionProcessingFailure")))
    }

    private func stop(_ reason: String) {
        guard isListening else { return }
        isDone = true
        tell(.finished(reason: reason))
        if phase == .recording { sayDone() }
    }

    private func sayDone() {
        phase = .waiting
        socket?.send(text: Array("Done".utf8))
        timer = loop.schedule(after: patience) { [self] in
            timer = nil
            end(.failed(ProviderFailure(.timedOut, "Nothing was recognised in time.", code: "RecognitionNoResponse")))
        }
    }

    // MARK: What the socket tells

    func opened() {
        guard phase == .opening else { return }
        phase = .recording
        if let bearer { socket?.send(text: Array(bearer.utf8)) }
        for samples in held { socket?.send(binary: samples) }
        held = []
        if isDone { sayDone() }
        wake()
    }

    func received(text: [UInt8]) {
        guard phase != .over, let answer = ODARecognitionAnswer(text) else { return }
        switch answer {
        case .chatter: break
        case .partial(let words): if !words.isEmpty { tell(.hearing(words)) }
        case .heard(let words, let id):
            if isListening { tell(.finished(reason: "vad")) }
            end(.heard(words, id: id))
        case .nothing(let code):
            if isListening { tell(.finished(reason: "vad")) }
            end(.failed(ProviderFailure(.refused, "Nothing was recognised.", code: code)))
        }
    }

    func received(binary: [UInt8]) {}

    func drained() { wake() }

    func ended(_ end: SocketEnd) {
        guard phase != .over else { return }
        self.end(.failed(Self.failure(end, hasOpened: phase != .opening)))
    }

    private static func failure(_ end: SocketEnd, hasOpened: Bool) -> ProviderFailure {
        if let failure = end.layerFailure("Speech recognition could not be reached") ?? end.clientFailure {
            return failure
        }
        if let status = end.status {
            return ProviderFailure(
                status == 401 || status == 403 ? .authentication : .unavailable,
                "Speech recognition answered the handshake with status \(status).", code: "RecognitionNotAvailable",
                status: status)
        }
        return ProviderFailure(
            .unavailable, "The connection to speech recognition was lost.",
            code: hasOpened ? "RecognitionProcessingFailure" : "RecognitionNotAvailable")
    }

    private func end(_ event: Event) {
        guard phase != .over else { return }
        phase = .over
        isDone = true
        held = []
        if let timer { loop.cancel(timer) }
        timer = nil
        socket?.close(code: 1000)
        wake()
        tell(event)
    }

    private func wake() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.signal() }
    }
}

/// A frame of the recogniser.
enum ODARecognitionAnswer: Hashable {
    /// Of the service itself; nothing to do.
    case chatter
    /// Words that may still change.
    case partial(String)
    /// The words, and the id of the query.
    case heard(String, id: String?)
    /// The end, without words, in the vendor's name.
    case nothing(code: String)

    /// Nil for what is no such frame.
    init?(_ text: [UInt8]) {
        guard let value = try? JSONValue(parsing: text), value.objectValue != nil else { return nil }
        let words = value["nbest"]?[0]?["utterance"]?.stringValue
        switch value["event"]?.stringValue {
        case "partialResult": self = .partial(words ?? "")
        case "finalResult":
            if let words, !words.isEmpty {
                self = .heard(words, id: ODATranslation.text(value["requestId"]))
            } else {
                let isTooMuch = value["resultCode"] != nil && value["nbest"]?.arrayValue == nil
                self = .nothing(code: isTooMuch ? "RecognitionTooMuchSpeechTimeout" : "RecognitionNoSpeechTimeout")
            }
        case nil where value["code"] != nil: self = .chatter
        default: return nil
        }
    }
}
