import Domain
import EventLoop
import ProviderKit

/// Messages on their way to the skill (`PROTOCOL.md`, sections 4 to 6).
extension ODALine {
    /// Bytes that may wait for a slow server before messages are held back.
    static let unsentBytesMax = 1 << 20

    /// Writes a message of one session; the others see it as well.
    ///
    /// Returns at once on a socket, which acknowledges nothing, and with the server's answer elsewhere.
    ///
    /// - Parameter frames: at least one; they go out together.
    func send(
        _ frames: [[UInt8]], _ message: OutboundMessage, from session: ODASession
    ) async throws(SendFailure) {
        guard isOpen, let link = connection?.link else { throw .notSent(ODAConnection.notConnected) }
        guard link.unsentBytes <= Self.unsentBytesMax else {
            throw .notSent(ProviderFailure(.capacity, "The chat server takes nothing for now."))
        }
        guard link.answersSends else {
            for (index, frame) in frames.enumerated() {
                guard let failure = await link.write(message: frame) else { continue }
                throw index == 0 ? failure : .unknown(failure.reason)
            }
            wasSent(message, by: session)
            return try await arrival(over: connection)
        }
        for (index, frame) in frames.enumerated() {
            let isLast = index == frames.count - 1
            let failure = await deliver(frame, over: link) { line in
                if isLast { line.wasSent(message, by: session) }
            }
            guard let failure else { continue }
            if index > 0, case .notSent(let reason) = failure { throw .unknown(reason) }
            throw failure
        }
    }

    /// Waits for the proof that what was written has come, where the server gives it.
    private func arrival(over connection: ODAConnection?) async throws(SendFailure) {
        guard lines.channel.configuration.awaitsPongs, let connection else { return }
        let outcome = await connection.receipts.proof(patience: lines.channel.times.pongWait) {
            connection.link?.send(text: ODAFrameWriter.ping) == true
        }
        if outcome == .lost { throw .unknown(ODAConnection.lost) }
    }

    /// Sends one frame and waits for the server's answer; nil when it was taken.
    ///
    /// - Parameter taken: called then, before what the skill says to it, whenever the caller's turn comes.
    private func deliver(
        _ frame: [UInt8], over link: any ODALink, _ taken: @escaping @Sendable (ODALine) -> Void
    ) async -> SendFailure? {
        let line = LoopBound(self, loop: lines.loop)
        return await withCheckedContinuation { done in
            link.deliver(text: frame) { outcome in
                switch outcome {
                case .success:
                    taken(line.value)
                    done.resume(returning: nil)
                case .failure(let failure): done.resume(returning: failure)
                }
            }
        }
    }

    private func wasSent(_ message: OutboundMessage, by session: ODASession) {
        members.mirror(message, from: session)
        perform(machine.sent(at: now))
    }
}
