public import EventLoop
public import Kernel

/// How a host is dialled.
public struct DialOptions: Hashable, Sendable {
    /// Which of the host's addresses may be connected to.
    public var policy: AddressPolicy = .any
    /// Other hosts: where `policy` allows none of the host's addresses and one of these has an address that is not
    /// public, the host is dialled by `exceptInstanceMetadata`.
    ///
    /// For addresses that a service gave which has a private address itself.
    public var privateLike: [String] = []
    /// Resolving and connecting together may take so long.
    public var timeout: Duration = .seconds(10)
    /// An attempt has so long a start before the next one (RFC 8305 section 8).
    public var attemptDelay: Duration = .milliseconds(250)

    /// Makes the usual options.
    public init() {}
}

/// Connects to hosts: resolves, tries the addresses as Happy Eyeballs has it (RFC 8305), keeps the first connection.
public final class Dialler {
    /// The loop everything happens on.
    public let loop: Loop
    private let resolver: Resolver

    /// Makes a dialler on the resolver's loop.
    public init(resolver: Resolver) {
        loop = resolver.loop
        self.resolver = resolver
    }

    /// Connects to a host; on the loop.
    ///
    /// - Parameters:
    ///   - host: a name in ASCII, or an address without brackets.
    ///   - done: called once, perhaps during this call; never after the dial was cancelled.
    @discardableResult
    public func dial(
        host: String, port: UInt16, options: DialOptions = DialOptions(),
        _ done: @escaping (consuming Result<Socket, DialError>) -> Void
    ) -> Dial {
        let dial = Dial(resolver, options, done)
        dial.begin(host, port)
        return dial
    }
}

/// One connection being made.
///
/// It goes on until it is answered or cancelled, whether or not anybody keeps it.
public final class Dial {
    private let loop: Loop
    private let resolver: Resolver
    private let options: DialOptions
    private var policy: AddressPolicy
    private var done: ((consuming Result<Socket, DialError>) -> Void)?
    private var lookup: Lookup?
    private var order = HappyEyeballs([])
    private var attempts: [Attempt] = []
    private var deadline: TimerID?
    private var delay: TimerID?
    private var isResolving = true

    init(
        _ resolver: Resolver, _ options: DialOptions, _ done: @escaping (consuming Result<Socket, DialError>) -> Void
    ) {
        loop = resolver.loop
        self.resolver = resolver
        self.options = options
        policy = options.policy
        self.done = done
    }

    /// Gives up without a word; harmless when it is over already.
    public func cancel() { stop() }

    /// Neither answered nor cancelled yet.
    public var isUnderWay: Bool { done != nil }

    func begin(_ host: String, _ port: UInt16) {
        deadline = loop.schedule(after: options.timeout) { [self] in
            deadline = nil
            fail(isResolving ? .unresolved(.timedOut) : .timedOut(order.failures))
        }
        resolve(host, port) { [self] result in
            switch result {
            case .success(let addresses): connect(to: addresses)
            case .failure(let failure): fail(.unresolved(failure))
            }
        }
    }

    private func resolve(
        _ host: String, _ port: UInt16, _ found: @escaping (Result<[SocketAddress], ResolveError>) -> Void
    ) {
        isResolving = true
        let lookup = resolver.resolve(host, port: port) { [self] result in
            isResolving = false
            self.lookup = nil
            found(result)
        }
        if isResolving { self.lookup = lookup }
    }

    private func connect(to addresses: [SocketAddress]) {
        let allowed = addresses.filter(policy.allows)
        if allowed.isEmpty, policy == options.policy {
            return lookForPrivate(among: options.privateLike[...], for: addresses)
        }
        guard !allowed.isEmpty else { return fail(.refused(addresses)) }
        order = HappyEyeballs(allowed)
        perform(order.next())
    }

    /// Asks for one host after the other until one has an address that is not public.
    private func lookForPrivate(among hosts: ArraySlice<String>, for addresses: [SocketAddress]) {
        guard let host = hosts.first else { return fail(.refused(addresses)) }
        resolve(host, 0) { [self] result in
            guard case .success(let others) = result, !others.allSatisfy(AddressPolicy.publicOnly.allows) else {
                return lookForPrivate(among: hosts.dropFirst(), for: addresses)
            }
            policy = .exceptInstanceMetadata
            connect(to: addresses)
        }
    }

    private func perform(_ first: HappyEyeballs.Step) {
        var step = first
        while case .open(let address) = step {
            do {
                // Asked again for the address that goes to the kernel, so that no path leads around the check.
                precondition(policy.allows(address), "a refused address is never connected to")
                let attempt = Attempt(try Socket.connect(to: address), address, self)
                attempts.append(attempt)
                try attempt.start(loop)
                armDelay()
                return
            } catch {
                attempts.removeAll { $0.address == address }
                step = order.failed(address, error)
            }
        }
        if case .giveUp = step { fail(.failed(order.failures)) }
    }

    private func armDelay() {
        if let delay { loop.cancel(delay) }
        delay = nil
        guard order.hasMore else { return }
        delay = loop.schedule(after: options.attemptDelay) { [self] in
            delay = nil
            perform(order.next())
        }
    }

    fileprivate func ended(_ attempt: Attempt, _ error: SystemError?) {
        attempt.stopWatching(loop)
        attempts.removeAll { $0 === attempt }
        if let error {
            perform(order.failed(attempt.address, error))
            return
        }
        guard let socket = attempt.socket.take() else { preconditionFailure("an attempt ends once") }
        let done = done
        stop()
        done?(.success(socket))
    }

    private func fail(_ error: DialError) {
        let done = done
        stop()
        done?(.failure(error))
    }

    private func stop() {
        done = nil
        lookup?.cancel()
        lookup = nil
        if let deadline { loop.cancel(deadline) }
        if let delay { loop.cancel(delay) }
        deadline = nil
        delay = nil
        for attempt in attempts { attempt.close(loop) }
        attempts = []
    }
}

/// One address being connected to.
private final class Attempt: ReadinessHandler {
    let address: SocketAddress
    var socket: Socket?
    private var watch: Watch?
    private weak var dial: Dial?

    init(_ socket: consuming Socket, _ address: SocketAddress, _ dial: Dial) {
        self.socket = consume socket
        self.address = address
        self.dial = dial
    }

    func start(_ loop: Loop) throws(SystemError) {
        guard let raw = socket?.raw else { return }
        watch = try loop.watch(raw, .writable, self)
    }

    func ready(_ readiness: Readiness) {
        guard readiness.isWritable, socket != nil else { return }
        dial?.ended(self, socket?.connectionError() ?? nil)
    }

    func stopWatching(_ loop: Loop) {
        if let watch { loop.unwatch(watch) }
        watch = nil
    }

    func close(_ loop: Loop) {
        stopWatching(loop)
        socket = nil
    }
}
