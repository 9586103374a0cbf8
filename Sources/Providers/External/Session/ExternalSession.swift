import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One leg at an adapter outside the process.
///
/// Pinned to the session's loop; the connection, which all sessions share, may be on another.
actor ExternalSession: ProviderSession {
    /// Where the adapter's own values lie among those of the leg; a secret, for they may hold some.
    static let storageKey = "external.storage"

    /// The stages of a leg.
    enum Phase: Hashable, Sendable {
        /// Not begun.
        case idle
        /// The adapter is not there, or is being asked to take it.
        case connecting
        /// Messages go both ways.
        case open
        /// Let go of.
        case over
    }

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    let channel: ExternalChannel
    /// The text by which the adapter knows the leg.
    nonisolated let name: String
    var phase = Phase.idle
    /// The adapter's description on the present connection.
    var hello: ExternalHello?
    /// It has been open before, in this process or another.
    private var wasOpened: Bool
    /// The adapter's own values; nil before it gave any.
    var storage: [UInt8]?
    var progress = ExternalProgress()
    /// The item that is on disk, with all before it.
    private var storedItem: String?
    private var registration: ExternalRegistration?
    private var lastFailure: ProviderFailure?
    /// Numbers what the adapter is asked to take it with, so that a late outcome is none.
    private var attempt = 0
    private var backoff = Backoff()
    /// How often the adapter has come while the leg was never open.
    private var comings = 0
    private let timers: MachineTimers<Timer>
    var customData: JSONObject
    /// Requests of which only the latest counts.
    var passing = PassingRequests()
    /// The adapter knows of the end.
    var isEndKnown = false

    /// The timers of a leg.
    private enum Timer: Equatable {
        /// Until the adapter is asked again.
        case again
        /// Until it has been away too long.
        case patience
    }

    /// How often the adapter may come before a session is open for the first time.
    private static let comingsMax = 8
    private static let pauses: ClosedRange<Duration> = .milliseconds(250) ... .seconds(8)

    /// Makes the session; nothing happens before ``open()``.
    init(_ context: ProviderContext, _ channel: ExternalChannel) {
        self.context = context
        self.channel = channel
        name = context.leg.description
        wasOpened = context.isResumed
        timers = MachineTimers(on: context.loop)
        customData = context.customData
    }

    var environment: ProviderEnvironment { context.environment }
    /// No other provider stands by that would do better than another try.
    private var mayTryAgain: Bool { context.client.context.mayTryAgain }

    // MARK: Opening

    func open() {
        guard phase == .idle else { return }
        phase = .connecting
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    private func begin() async {
        if context.isResumed || context.mayHaveBegun {
            do throws(ProviderFailure) {
                try await readMemory()
            } catch {
                guard phase == .connecting else { return }
                return fail(error)
            }
        }
        guard phase == .connecting else { return }
        armPatience(isThere: false)
        registration = channel.register(name, environment) { [weak self] news in
            self?.assumeIsolated { $0.hear(news) }
        }
    }

    /// Values that outlive the process.
    func readMemory() async throws(ProviderFailure) {
        storage = try await context.values.value(Self.storageKey)
        if let bytes = try await context.values.value(ExternalProgress.key) {
            progress = ExternalProgress(decoding: bytes)
            storedItem = progress.last
        }
    }

    /// Without its adapter a session fails by and by; one that was never open soon, so that another provider is tried:
    /// one that stands by is not kept waiting by an adapter that greets and then says nothing.
    private func armPatience(isThere: Bool) {
        let times = channel.configuration.times
        let isPatient = isThere && mayTryAgain
        let limit = wasOpened ? times.patience : isPatient ? times.answer : times.opening
        timers.start(.patience, after: limit) { [weak self] in
            self?.assumeIsolated { session in
                guard session.phase == .connecting else { return }
                // An adapter of which nothing is known but its silence is late, as far as another provider goes.
                let kind: ProviderFailure.Kind = session.mayTryAgain ? .unavailable : .timedOut
                session.fail(
                    session.lastFailure
                        ?? ProviderFailure(kind, "The adapter does not answer.", code: "adapter_absent"))
            }
        }
    }

    private func fail(_ failure: ProviderFailure) {
        context.events.emit(.failed(failure))
        close()
    }

    /// Lets go of the connection; nothing more is told.
    func close() {
        phase = .over
        attempt += 1
        timers.stopAll()
        if let registration { channel.unregister(registration, environment) }
        registration = nil
    }

    // MARK: News

    private func hear(_ news: ExternalNews) {
        switch news {
        case .up(let hello): adapterCame(hello)
        case .down(let attempt, let failure): adapterWent(attempt, failure)
        case .reported(let report): hear(report)
        case .persist(let bytes, let credit): persist(bytes, credit)
        }
    }

    private func adapterCame(_ hello: ExternalHello) {
        guard phase == .connecting || phase == .open else { return }
        phase = .connecting
        self.hello = hello
        backoff.reset()
        if !wasOpened {
            comings += 1
            // One that dies of each beginning is as good as none.
            guard comings <= Self.comingsMax else {
                return fail(ProviderFailure(.unavailable, "The adapter comes and goes.", code: "adapter_unsteady"))
            }
            armPatience(isThere: true)
        }
        askForLeg()
    }

    private func adapterWent(_ number: Int, _ failure: ProviderFailure) {
        guard phase == .connecting || phase == .open else { return }
        lastFailure = failure
        let hadAdapter = hello != nil
        hello = nil
        attempt += 1
        timers.stop(.again)
        let wasOpen = phase == .open
        phase = .connecting
        // Nothing mends by waiting where each side has been told another secret, or version.
        if !wasOpened, failure.kind == .authentication || failure.kind == .misconfigured || !mayTryAgain {
            return fail(failure)
        }
        if wasOpen || !wasOpened && hadAdapter { armPatience(isThere: false) }
        passing.lost()
        context.events.emit(.reconnecting(attempt: max(1, number)))
    }

    /// Asks the adapter to take the leg, or to go on with it.
    private func askForLeg() {
        guard phase == .connecting, hello != nil else { return }
        attempt += 1
        let number = attempt
        let frame =
            wasOpened
            ? ExternalRequest.attach(name, storage: storageValue, last: storedItem)
            : ExternalRequest.open(context, customData: customData, as: name)
        channel.ask(frame, of: name, environment) { [weak self] outcome in
            self?.assumeIsolated { $0.answered(outcome, number) }
        }
    }

    var storageValue: JSONValue { storage.flatMap { try? JSONValue(parsing: $0) } ?? .null }

    private func answered(_ outcome: ExternalOutcome, _ number: Int) {
        guard number == attempt, phase == .connecting else { return }
        switch outcome {
        // The loss itself says what is next.
        case .notAsked(let failure) where failure.kind == .invalid: fail(failure)
        case .notAsked(let failure): askAgain(failure)
        case .unanswered(let failure): if failure.kind == .timedOut { askAgain(failure) }
        case .answered(let frame):
            switch frame.type {
            case "opened" where !wasOpened, "attached": taken(frame)
            case "refused": refused(ExternalAnswer.failure(frame), frame["retryable"]?.boolValue == true)
            default: refused(ExternalAnswer.senseless(frame), false)
            }
        }
    }

    private func askAgain(_ failure: ProviderFailure) {
        guard wasOpened || mayTryAgain else { return fail(failure) }
        lastFailure = failure
        let pause = max(backoff.next(in: Self.pauses), ReconnectPolicy.granted(failure.retryAfter))
        timers.start(.again, after: pause) { [weak self] in self?.assumeIsolated { $0.askForLeg() } }
    }

    private func refused(_ failure: ProviderFailure, _ isRetryable: Bool) {
        // A conversation outlives a bad minute; one that never began is decided by the adapter's word.
        guard !isRetryable || !wasOpened && failure.retryAfter == nil else { return askAgain(failure) }
        guard wasOpened, !isRetryable else { return fail(failure) }
        fail(ProviderFailure(.contactLost, failure.detail, code: failure.code))
    }

    /// The adapter has the leg.
    private func taken(_ frame: ExternalFrame) {
        let storage: [UInt8]?
        do throws(ExternalFault) {
            storage = try ExternalMachine.storage(frame)
        } catch {
            return fail(ProviderFailure(.refused, error.detail, code: error.code))
        }
        guard let storage, storage != self.storage else { return becomeOpen(frame) }
        self.storage = storage
        let number = attempt
        // On disk before anybody hears that it is open: a restart would know nothing to attach with.
        Task(executorPreference: context.loop.taskExecutor) { await self.becomeOpen(frame, storing: storage, number) }
    }

    private func becomeOpen(_ frame: ExternalFrame, storing storage: [UInt8], _ number: Int) async {
        await context.values.set(Self.storageKey, to: storage, secret: true)
        guard number == attempt, phase == .connecting else { return }
        becomeOpen(frame)
    }

    private func becomeOpen(_ frame: ExternalFrame) {
        guard let hello else { return }
        phase = .open
        wasOpened = true
        timers.stopAll()
        backoff.reset()
        lastFailure = nil
        let isQueued = frame.text("state") == "queued"
        context.events.emit(all: [
            .capabilities(hello.capabilities),
            .opened(queued: isQueued, native: frame["native"]?.objectValue ?? JSONObject()),
        ])
        sendPassing()
    }

    // MARK: Events

    private func hear(_ report: ExternalReport) {
        guard phase == .open || phase == .connecting else { return }
        let channel = channel
        let (name, environment, credit) = (name, environment, report.credit)
        guard let item = report.item else {
            context.events.emit(all: report.events)
            // Behind the handling of what was told.
            context.loop.execute {
                channel.taken(credit, of: name, item: nil, isStored: false, environment)
            }
            return
        }
        let isMessage = report.events.contains { if case .message = $0 { true } else { false } }
        var events = progress.hear(item, isMessage: isMessage) ? report.events : []
        let isLast = events.contains(where: \.isLast)
        events.append(
            .progress(key: ExternalProgress.key, value: progress.encoded) { [weak self] in
                channel.taken(credit, of: name, item: item, isStored: true, environment)
                self?.assumeIsolated { $0.storedItem = item }
            })
        // Behind the end of a conversation nothing of it is written any more.
        if isLast { events.swapAt(events.count - 1, 0) }
        context.events.emit(all: events)
        if isLast { close() }
    }

    /// Values of the adapter's own: the latest wins.
    private func persist(_ bytes: [UInt8], _ credit: ExternalCredit) {
        storage = bytes
        Task(executorPreference: context.loop.taskExecutor) { await self.write(bytes, credit) }
    }

    private func write(_ bytes: [UInt8], _ credit: ExternalCredit) async {
        // One that was replaced before its turn came is never written.
        if storage == bytes { await context.values.set(Self.storageKey, to: bytes, secret: true) }
        channel.taken(credit, of: name, item: nil, isStored: true, environment)
    }

    // MARK: Ending

    func suspend() async {
        guard phase != .over, phase != .idle else { return }
        if phase == .open { channel.say(ExternalRequest.other("detach", in: name), environment) }
        close()
    }
}

extension ProviderEvent {
    /// Nothing of the conversation follows.
    fileprivate var isLast: Bool { if case .ended = self { true } else { false } }
}
