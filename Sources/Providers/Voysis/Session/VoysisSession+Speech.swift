import Domain
import EventLoop
import ProviderKit

/// Speech on its way from the caller, held back while the service takes none.
extension VoysisSession {
    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure? {
        machine.refusal(of: contentType, isLive: isLive)
    }

    func beginAudio(_ speech: SpeechStart) async throws(ProviderFailure) {
        perform(
            try machine.beginAudio(
                speech.message, contentType: speech.contentType, isLive: speech.isLive, context: speech.context,
                hearsEnd: speech.hearsEnd, at: now))
    }

    func appendAudio(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool {
        let isWanted: Bool
        do throws(VoysisAudioFailure) {
            let taken = try machine.appendAudio(bytes, at: now)
            perform(taken.steps)
            isWanted = taken.isWanted
        } catch {
            perform(error.steps)
            throw error.failure
        }
        guard isWanted else { return false }
        while unsentBytes > Self.unsentBytesMax, machine.audio?.ending == nil, machine.audio != nil {
            let waiter = LoopWaiter(loop: context.loop)
            waiters.append(waiter)
            guard await waiter.wait(atMost: Self.stallLimit) else {
                perform(machine.cancelAudio(isBroken: true, at: now))
                throw ProviderFailure(.timedOut, "The service does not take the audio.", code: "audio_stalled")
            }
        }
        return machine.audio?.ending == nil && machine.audio != nil
    }

    var unsentBytes: Int { (driver.socket?.unsentBytes ?? 0) + (upload?.unsentBytes ?? 0) }

    func finishAudio() async throws(ProviderFailure) {
        do throws(VoysisAudioFailure) {
            perform(try machine.finishAudio(at: now))
        } catch {
            perform(error.steps)
            throw error.failure
        }
    }

    func cancelAudio(isBroken: Bool) async { perform(machine.cancelAudio(isBroken: isBroken, at: now)) }
}
