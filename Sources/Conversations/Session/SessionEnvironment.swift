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

    /// The part of the configuration that is in force; on the loop only.
    var definitions: ConversationDefinitions { parts.definitions[loop] }
    /// How long things live, and how much there may be of them; on the loop only.
    var settings: ConversationSettings { definitions.settings }
    /// The JSON of files; on the loop only.
    var fileDocument: AttachmentDocument { AttachmentDocument(publicURL: settings.publicURL) }
    var now: Timestamp { Timestamp(milliseconds: WallClock.milliseconds) }
}

/// The parts that the sessions of one loop share; on the loop only.
final class ShardParts: Sendable {
    let loop: Loop
    let ids: IDSource
    let batcher: CommitBatcher
    let client: LoopBound<Client>
    /// The part of the configuration that is in force.
    private let definitions: LoopCopies<ConversationDefinitions>
    /// The surroundings of providers on this loop.
    private let environments: LoopBound<[ObjectIdentifier: (provider: ProviderInstance, here: ProviderEnvironment)]>
    /// The definitions of live sessions that are in memory no longer.
    let heldDefinitions: LoopBound<[SessionID: ProviderUse]>
    /// Legs whose vendors are being told of an end.
    let ends: LoopBound<EndsUnderWay>
    /// Opinions that are being given without an open conversation.
    let lateFeedback: LoopBound<LateFeedback>
    /// Which sessions hear what webhooks bring.
    let hooks: LoopBound<HookTable>
    /// The sessions in memory.
    let sessions: LoopBound<[SessionID: Session]>

    /// Makes the parts of a loop that does not run yet, with a client of its own.
    init(loop: Loop, ids: IDSource, _ parts: ConversationParts) throws(ConversationError) {
        self.loop = loop
        definitions = parts.definitions
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
        heldDefinitions = LoopBound(unchecked: [:], loop: loop)
        batcher = CommitBatcher(loop: loop, store: parts.store, watch: parts.storeWatch)
    }

    /// The surroundings of a provider here.
    func environment(of provider: ProviderInstance) -> ProviderEnvironment {
        if let known = environments.value[ObjectIdentifier(provider)] { return known.here }
        // Files from before a session are fetched for every kind.
        let operations = type(of: provider.adapter).operations.union([.fetchAttachment])
        let made = ProviderEnvironment(
            client: ProviderClient(
                client, provider: provider.name, options: provider.clientOptions, operations: operations,
                dials: provider.dials, layers: provider.layers, guards: LoopGuard(provider.guards, client)),
            secrets: provider.secrets, logger: provider.logger, shared: provider.shared)
        // With the instance, whose identity is nobody else's for as long.
        environments.value[ObjectIdentifier(provider)] = (provider, made)
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

    /// New sessions are opened with this very instance; on the loop only.
    func isPresent(_ provider: ProviderInstance) -> Bool { definitions[loop].isPresent(provider) }

    /// The provider of a name that new sessions are opened with; on the loop only.
    func present(_ name: String) -> ProviderInstance? { definitions[loop].providers[name] }

    /// The present provider of a name and a kind; on the loop only.
    func present(_ name: String, kind: String) -> ProviderInstance? {
        definitions[loop].provider(named: name, kind: kind)
    }

    /// Lets go of the surroundings of definitions that nothing here uses; on the loop only.
    func forgetEnvironments() {
        environments.value = environments.value.filter {
            isPresent($0.value.provider) || !$0.value.provider.uses.isZero
        }
    }
}
