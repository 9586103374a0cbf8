package import Domain

/// The audio of one query on its way: header off, bounded, cut into frames (`PROTOCOL.md`, section 7).
///
/// Frames hold whole samples and are never one byte long, since one byte is the end marker.
package struct VoysisRecorder: Sendable {
    /// The result for bytes that were handed in.
    package enum Intake: Hashable, Sendable {
        /// They were taken, and more can be.
        case taken
        /// The limit is reached: nothing more is taken.
        case full
    }

    private let isLive: Bool
    private let secondsMax: Int
    private let truncates: Bool
    private let source: VoysisSoundSource
    /// The format of sound that the vendor is told; known once a header has been read.
    package private(set) var sound: VoysisSound?
    private var bytesMax = 0
    /// The time of a WebM file.
    private var webm = VoysisWebM()
    /// The beginning of a file whose header is not whole yet.
    private var header: [UInt8] = []
    private var waiting: [UInt8] = []
    private var position = 0
    /// How many bytes of samples a header still promises; what follows them is no sound.
    private var promised: Int?
    /// Bytes of sound that were taken.
    package private(set) var byteCount = 0
    /// There will be no further bytes.
    package private(set) var isFinished = false
    /// More came than fits.
    package private(set) var isTruncated = false

    /// Makes a recorder for what a caller announces.
    ///
    /// - Parameters:
    ///   - isLive: it is cut at the limit; a recording at hand is refused, unless `truncates`.
    ///   - secondsMax: the longest recording.
    package init(
        contentType: String, isLive: Bool, secondsMax: Int, truncates: Bool
    ) throws(ProviderFailure) {
        source = try VoysisSoundSource(contentType: contentType)
        self.isLive = isLive
        self.secondsMax = secondsMax
        self.truncates = truncates
        switch source {
        case .samples(let sound): settle(sound)
        case .webm: settle(VoysisSound(container: .webm))
        case .wav: break
        }
    }

    /// The query can be made: the format is known, and a recording at hand is whole.
    package var isReady: Bool { sound != nil && (isLive || isFinished) }

    /// Bytes that wait to go out.
    package var waitingCount: Int { waiting.count - position + header.count }

    private mutating func settle(_ sound: VoysisSound) {
        self.sound = sound
        bytesMax = sound.bytesMax(seconds: secondsMax)
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        // These facts hold.
        assert(position <= waiting.count, "What has gone out was there.")
        assert(sound == nil || byteCount <= bytesMax, "So much is taken.")
        // These never do.
        assert(sound != nil || byteCount == 0, "Nothing is sound before its format is known.")
        assert(sound == nil || header.isEmpty, "No header waits once it was read.")
    }

    // MARK: In

    /// Takes bytes.
    ///
    /// - Throws: `unsupported_media` for a WAV file of the wrong kind, `audio_too_long` for a recording at hand.
    package mutating func take(_ bytes: [UInt8]) throws(ProviderFailure) -> Intake {
        defer { assertConsistent() }
        guard !isFinished else { return .full }
        guard sound == nil else { return try takeSound(bytes[...]) }
        header += bytes
        switch try VoysisWAV.read(header) {
        case .incomplete: return .taken
        case .unreadable: return try takeWhole()
        case .samples(let sound, let offset, let count):
            settle(sound)
            promised = count
            let rest = header[offset...]
            header = []
            return try takeSound(rest)
        }
    }

    /// A header that cannot be read goes along: the vendor may know better.
    private mutating func takeWhole() throws(ProviderFailure) -> Intake {
        settle(VoysisSound(container: .wav))
        // Where the header says at least how much a second has, that is the limit, and some room for the header.
        if let rate = VoysisWAV.bytesPerSecond(header) { bytesMax = min(bytesMax, rate * secondsMax + 65_536) }
        let all = header
        header = []
        return try takeSound(all[...])
    }

    private mutating func takeSound(_ bytes: ArraySlice<UInt8>) throws(ProviderFailure) -> Intake {
        var bytes = bytes
        if let left = promised {
            bytes = bytes.prefix(left)
            promised = left - bytes.count
        }
        var room = bytesMax - byteCount
        if sound?.container == .webm, let count = webm.read(bytes, seconds: secondsMax) { room = min(room, count) }
        if bytes.count > room {
            guard isLive || truncates else {
                throw ProviderFailure(
                    .invalid, "A recording has at most \(secondsMax) seconds, \(bytesMax) bytes of this format.",
                    code: "audio_too_long", status: 413)
            }
            isTruncated = true
            bytes = bytes.prefix(room)
        }
        byteCount += bytes.count
        if position > 0, position == waiting.count {
            waiting = []
            position = 0
        }
        waiting += bytes
        return byteCount >= bytesMax && isLive || isTruncated ? .full : .taken
    }

    /// There are no further bytes.
    ///
    /// - Throws: `audio_empty` where there were none at all.
    package mutating func finish() throws(ProviderFailure) {
        defer { assertConsistent() }
        guard !isFinished else { return }
        if sound == nil, !header.isEmpty { _ = try takeWhole() }
        guard sound != nil, byteCount >= (sound?.width ?? 1), byteCount > 1 else {
            throw ProviderFailure(.invalid, "There is no sound.", code: "audio_empty", status: 422)
        }
        isFinished = true
    }

    /// Nothing more is wanted: what waits is thrown away.
    package mutating func stop() {
        defer { assertConsistent() }
        isFinished = true
        waiting = []
        header = []
        position = 0
    }

    // MARK: Out

    /// The next frame, of at most `bytesMax` bytes; nil when there is none for now.
    package mutating func nextFrame(bytesMax: Int) -> [UInt8]? {
        defer { assertConsistent() }
        guard let sound else { return nil }
        let count = waiting.count - position
        let width = sound.width
        var length = min(count, max(bytesMax / width, 1) * width)
        if width > 1 {
            // A part of a sample waits for its rest; at the end there is none.
            length -= length % width
        } else if isFinished {
            // One byte alone would be taken for the end marker.
            if count - length == 1 { length -= 1 }
        } else {
            length = min(length, count - 2)
        }
        guard length >= 2 else { return nil }
        let frame = Array(waiting[position..<position + length])
        position += length
        if position == waiting.count {
            waiting.removeAll(keepingCapacity: true)
            position = 0
        }
        return frame
    }

    /// All sound at once, whole samples only, for a request that carries it as its body.
    package mutating func all() -> [UInt8] {
        defer { assertConsistent() }
        let width = sound?.width ?? 1
        let count = (waiting.count - position) / width * width
        let bytes = Array(waiting[position..<position + count])
        waiting = []
        position = 0
        return bytes
    }
}
