import Domain
import EventLoop
import ProviderKit

/// A session of a provider that only signs: it fails at once, and says why.
///
/// The gateway refuses new ones; this is for a session that a provider of another kind had under the same name before.
actor CCAIRefusingSession: ProviderSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }

    init(_ context: ProviderContext) { self.context = context }

    private static let refusal = ProviderFailure(
        .unsupported, "The provider signs for the CCAI Platform and has no access to it.", code: "1100")

    func open() { context.events.emit(.failed(Self.refusal)) }

    func send(_ message: OutboundMessage) async throws(SendFailure) { throw .notSent(Self.refusal) }

    func end() async {}

    func suspend() async {}
}
