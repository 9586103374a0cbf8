import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// The fate of a message whose answer was lost (`PROTOCOL.md`, section 24): its echo, or else the platform's list.
extension CCAISession: FateSession {
    /// How long the echo is waited for.
    static let echoPatience: Duration = .seconds(3)

    func fate(of message: OutboundMessage) async throws(ProviderFailure) -> MessageFate {
        guard let place, conversation != nil else { throw Self.notConnected }
        // Calls that may be made twice.
        switch message.content {
        case .escalation: return .absent
        case .command(let answer):
            guard case .text? = conversation?.reply(to: answer) else { return .absent }
        default: break
        }
        let wasExpected = isExpected(message.id)
        if await hasEcho(message.id) { return .sent }
        guard !isOver else { throw Self.notConnected }
        let listed = try await attempt(.getTranscript) { () async throws(CCAIFailure) in
            try await self.calls.messages(of: place.chat)
        }
        // The echo may have come meanwhile.
        guard !isOver, var known = conversation else { throw Self.notConnected }
        if wasExpected {
            if known.isConfirmed(message.id) { return .sent }
        } else {
            // Nothing went out before it was written down, unless what was written is lost.
            guard let parts = try? parts(of: message) else { return .unknown }
            _ = known.sending(message.id, parts, at: wallClock())
        }
        return known.fate(of: message.id, in: listed.compactMap(\.objectValue), isWhole: true)
    }

    /// The message is one that the chat has yet to show.
    private func isExpected(_ message: MessageID) -> Bool {
        conversation?.memory.echoes.expected.contains { $0.message == message } ?? false
    }

    /// The echo is there, or comes in time.
    private func hasEcho(_ message: MessageID) async -> Bool {
        guard isExpected(message) else { return false }
        let limit = context.loop.now + Self.echoPatience
        while !isOver, conversation?.isConfirmed(message) == false, context.loop.now < limit {
            let waiter = LoopWaiter(loop: context.loop)
            echoWaiter = (message, waiter)
            _ = await waiter.wait(atMost: limit - context.loop.now)
        }
        echoWaiter = nil
        return !isOver && conversation?.isConfirmed(message) == true
    }

    private func parts(of message: OutboundMessage) throws(SendFailure) -> [CCAIOutbound] {
        if case .command(let answer) = message.content, case .text(let text)? = conversation?.reply(to: answer) {
            return [.text(text)]
        }
        return try Self.parts(of: message)
    }
}
