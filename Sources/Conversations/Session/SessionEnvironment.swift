import Chronology
import Crypto
import Domain
import EventLoop
import HTTPClient
import Kernel
import ProviderKit
import Store
import Transport

/// The place a session lives in: what all sessions of the process share, and what those of its loop do.
struct SessionEnvironment: Sendable {
    /// How long provider sessions may take to end when the process goes down.
    static let providerEndMax: Duration = .seconds(1)
    /// How long the store may take to write down what became of the last message when the process goes down.
    static let storeEndMax: Duration = .seconds(4)

    let parts: ConversationParts
    let shard: ShardParts
    let loop: Loop

    var now: Timestamp { Timestamp(milliseconds: WallClock.milliseconds) }
}

/// The parts that the sessions of one loop share; on the loop only.
final class ShardParts: Sendable {
    let loop: Loop
    let ids: IDSource
    let batcher: CommitBatcher
    let client: LoopBound<Client>
    /// The surroundings of providers on this loop, by the provider's name.
    private let environments: LoopBound<[String: ProviderEnvironment]>
    /// Legs whose vendors are being told of an end.
    let ends: LoopBound<EndsUnderWay>
    /// Opinions that are being given without an open conversation.
    let lateFeedback: LoopBound<LateFeedback>
    /// Which sessions hear what webhooks bring.
    let hooks: LoopBound<HookTable>
    /// The sessions in memory.
    let sessions: LoopBound<[SessionID: Session]>

    /// Makes the parts of a loop that does not run yet, with a client of its own.
    init(loop: Loop, ids: IDSource, store: any Store, watch: StoreWatch) throws(ConversationError) {
        self.loop = loop
        self.ids = ids
        do {
            let resolver = try Resolver(loop: loop)
            client = LoopBound(unchecked: Client(loop: loop, resolver: resolver, random: RandomPool()), loop: loop)
        } catch {
            throw .resolver("\(error)")
        }
        environments = LoopBound(unchecked: [:], loop: loop)
        ends = LoopBound(unchecked: EndsUnderWay(), loop: loop)
        lateFeedback = LoopBound(unchecked: LateFeedback(), loop: loop)
        hooks = LoopBound(unchecked: HookTable(), loop: loop)
        sessions = LoopBound(unchecked: [:], loop: loop)
        batcher = CommitBatcher(loop: loop, store: store, watch: watch)
    }

    /// The surroundings of a provider here.
    func environment(of provider: ProviderInstance) -> ProviderEnvironment {
        if let known = environments.value[provider.name] { return known }
        // Files from before a session are fetched for every kind.
        let operations = type(of: provider.adapter).operations.union([.fetchAttachment])
        let made = ProviderEnvironment(
            client: ProviderClient(
                client, provider: provider.name, options: provider.clientOptions, operations: operations,
                dials: provider.dials, layers: provider.layers, guards: LoopGuard(provider.guards, client)),
            secrets: provider.secrets, logger: provider.logger, shared: provider.shared)
        environments.value[provider.name] = made
        watchBreaker(of: provider)
        return made
    }

    /// Sessions that hear of a breaker in one turn.
    private static let notifiedAtOnce = 100

    /// Has the provider's sessions here told when it begins to be spared, and when no more.
    private func watchBreaker(of provider: ProviderInstance) {
        let identity = ObjectIdentifier(provider)
        provider.breakerWatch.watch(on: loop) { [self] isSpared in
            let concerned = sessions.value.values.filter {
                $0.assumeIsolated { $0.provider.map(ObjectIdentifier.init) } == identity
            }
            notify(ArraySlice(concerned), isSpared)
        }
    }

    /// Some in each turn, so that others come in between.
    private func notify(_ concerned: ArraySlice<Session>, _ isSpared: Bool) {
        for session in concerned.prefix(Self.notifiedAtOnce) {
            session.assumeIsolated { $0.providerIsSpared(isSpared) }
        }
        let rest = concerned.dropFirst(Self.notifiedAtOnce)
        if !rest.isEmpty { loop.execute { [self] in notify(rest, isSpared) } }
    }
}
