/// The sound of a voice note before it is made into what the bot hears (`PROTOCOL.md`, section 5.3).
package struct RayaSound: Hashable, Sendable {
    /// The rate that the bot hears, in Hz.
    package static let heardRate = 16_000

    /// The form of its samples.
    package let form: RayaSampleForm
    /// Where the sound begins in the file, in bytes.
    package let start: Int
    /// The length of the sound in samples of all channels together.
    package let frames: Int
    /// It can go out as it is.
    package let isHeard: Bool

    /// The length of the sound once the bot can hear it, in samples.
    package var heardFrames: Int { frames * Self.heardRate / form.rate }

    /// The sound in so many bytes of a file; part of a sample at their end does not count.
    ///
    /// - Parameter isHeard: the file has the head that the bot knows.
    init(
        _ form: RayaSampleForm, start: Int, byteCount: Int, isHeard: Bool = false
    ) throws(RayaVoice.Fault) {
        precondition(start >= 0 && form.frameBytes > 0, "a sound lies in its file and has samples")
        self.form = form
        self.start = start
        self.isHeard = isHeard && form == RayaSampleForm.heard
        frames = max(0, byteCount) / form.frameBytes
        guard frames > 0 else { throw RayaVoice.Fault("invalid_audio", "The file has no sound.") }
        guard frames <= RayaLimits.voiceSecondsMax * form.rate else {
            throw RayaVoice.Fault(
                "invalid_audio_duration", "A voice note lasts \(RayaLimits.voiceSecondsMax) seconds at most.")
        }
    }

    /// Judges what the bot would hear: the vendor drops short files without a word.
    func check() throws(RayaVoice.Fault) {
        guard isHeard || heardFrames * 2 > RayaLimits.voiceBytesMin else {
            throw RayaVoice.Fault(
                "invalid_audio_size", "A voice note has more than \(RayaLimits.voiceBytesMin) bytes.")
        }
    }
}
