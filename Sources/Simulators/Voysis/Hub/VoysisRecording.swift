/// The audio of one query as it comes in over a socket (protocol note section 7); reads no clock.
struct VoysisRecording {
    /// The effect of a frame: what the socket does next, in order.
    enum Effect: Equatable {
        case vadStop
        /// The audio is over: answer it.
        case complete
        /// Once only: the connection is reset, or closed.
        case reset
        case close(UInt16)
        case violation(VoysisViolation)
    }

    enum State: Equatable {
        /// Sound is taken.
        case listening
        /// `vad_stop` has left; what was on its way comes in.
        case stopped
        /// The end marker has come.
        case marked
    }

    /// The one byte that ends the audio.
    static let endMarker: UInt8 = 4

    let queryID: String
    let format: VoysisAudioFormat
    let bytesMax: Int
    let fault: VoysisFault.Audio?
    private(set) var state = State.listening
    private(set) var sound: [UInt8] = []
    private(set) var frameLengths: [Int] = []
    private(set) var bytesAfterStop = 0
    private var ear: VoysisEar?
    private var isComplete = false

    init(
        queryID: String, format: VoysisAudioFormat, ignoresVAD: Bool, fault: VoysisFault.Audio?,
        _ configuration: VoysisSimulator.Configuration
    ) {
        self.queryID = queryID
        self.format = format
        self.fault = fault
        // Of a container nobody knows how much is sound, so it may be a little longer.
        let slack = format.container == .samples ? 0 : 4096
        let width = format.container == .samples ? format.bytesPerSample : 4
        bytesMax = format.rate * width * configuration.recordingSecondsMax + slack
        let hears = !ignoresVAD && fault != .noVAD
        if hears { ear = VoysisEar(format, silenceMilliseconds: configuration.silenceMilliseconds) }
    }

    /// Takes one binary frame; `isLate` says that `vad_stop` left so long ago that the client must have seen it.
    mutating func handle(_ frame: [UInt8], isLate: Bool) -> [Effect] {
        frameLengths.append(frame.count)
        guard !frame.isEmpty else { return [.violation(VoysisViolation("empty", "an empty frame is not sent"))] }
        if frame.count == 1 { return handle(marker: frame[0], isLate: isLate) }
        switch state {
        case .marked: return [.violation(VoysisViolation("afterEnd", "nothing follows the end marker"))]
        case .stopped:
            bytesAfterStop += frame.count
            return isLate ? [.violation(VoysisViolation("afterVad", "audio stops when vad_stop is seen"))] : []
        case .listening: return listen(frame)
        }
    }

    private mutating func handle(marker: UInt8, isLate: Bool) -> [Effect] {
        guard marker == Self.endMarker else {
            return [.violation(VoysisViolation("oneByte", "an audio frame is never one byte long"))]
        }
        switch state {
        case .marked: return [.violation(VoysisViolation("marker", "the end marker comes once"))]
        case .stopped:
            // It may have crossed the notification.
            return isLate ? [.violation(VoysisViolation("marker", "there is none after vad_stop"))] : []
        case .listening:
            state = .marked
            return complete()
        }
    }

    private mutating func listen(_ frame: [UInt8]) -> [Effect] {
        if format.container == .samples, frame.count % format.bytesPerSample != 0 {
            return [.violation(VoysisViolation("width", "a frame holds whole samples"))]
        }
        if sound.isEmpty {
            let isRIFF = frame.starts(with: [0x52, 0x49, 0x46, 0x46]) || frame.starts(with: [0x52, 0x49, 0x46, 0x58])
            guard isRIFF == (format.container == .wav) || format.container == .webm else {
                return [.violation(VoysisViolation("header", "bare samples have no header, audio/wav has one"))]
            }
        }
        sound += frame
        guard sound.count <= bytesMax else {
            return [.violation(VoysisViolation("length", "a recording has at most \(bytesMax) bytes"))]
        }
        switch fault {
        case .resetAfter(let bytes) where sound.count >= bytes: return [.reset]
        case .close(let code): return [.close(code)]
        case .completeAfter(let bytes) where sound.count >= bytes: return complete()
        case .vadAfter(let bytes):
            guard sound.count >= bytes else { return [] }
            state = .stopped
            return [.vadStop] + complete()
        default: break
        }
        guard ear?.hears(frame) == true else { return [] }
        state = .stopped
        return [.vadStop] + complete()
    }

    private mutating func complete() -> [Effect] {
        guard !isComplete else { return [] }
        isComplete = true
        if state == .listening { state = .stopped }
        return [.complete]
    }

    /// The transcript of the sound: sound that begins with `say ` is the text up to a zero byte, whatever its format.
    var transcript: String? { Self.transcript(of: sound, format) }

    static func transcript(of sound: [UInt8], _ format: VoysisAudioFormat) -> String? {
        var samples = sound[...]
        if format.container == .wav {
            guard let data = sound.firstRange(of: [UInt8]("data".utf8)), data.upperBound + 4 <= sound.count else {
                return nil
            }
            samples = sound[(data.upperBound + 4)...]
        }
        guard samples.starts(with: "say ".utf8) else { return nil }
        return String(decoding: samples.dropFirst(4).prefix { $0 != 0 }, as: UTF8.self)
    }
}
