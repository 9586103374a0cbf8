public import EventLoop
public import Kernel

/// How names are looked up.
public struct ResolverOptions: Hashable, Sendable {
    /// The name servers to ask, with their ports; none: those of `/etc/resolv.conf`, with its search list.
    public var servers: [SocketAddress] = []
    /// A look-up that takes longer has failed.
    public var timeout: Duration = .seconds(5)
    /// A server that takes longer is asked again, or another one is.
    public var attemptTimeout: Duration = .milliseconds(1500)
    /// How often each server is asked.
    public var tries = 3

    /// Makes the usual options.
    public init() {}
}

/// Waits for the answer to one ``Resolver/resolve(_:port:_:)``; let go of it or keep it, only ``cancel()`` ends it.
public final class Lookup {
    fileprivate let port: UInt16
    fileprivate var done: ((Result<[SocketAddress], ResolveError>) -> Void)?

    fileprivate init(_ port: UInt16, _ done: @escaping (Result<[SocketAddress], ResolveError>) -> Void) {
        self.port = port
        self.done = done
    }

    /// Forgets the caller; it is not called any more.
    ///
    /// The question itself goes on and its answer is remembered.
    public func cancel() { done = nil }

    fileprivate func answer(_ result: Result<[SocketAddress], ResolveError>) {
        guard let done else { return }
        self.done = nil
        done(Resolver.with(port, result))
    }
}

/// One name that is being looked up, and who waits for it.
final class NameFlight {
    let name: String
    fileprivate var waiters: [Lookup] = []
    fileprivate var v4: NameAnswer?
    fileprivate var v6: NameAnswer?
    fileprivate var deadline: TimerID?
    fileprivate var grace: TimerID?
    fileprivate var isOver = false

    fileprivate init(_ name: String) { self.name = name }
}

/// Finds the addresses of names, on one loop and without a thread.
///
/// Address literals and `localhost` (RFC 6761 section 6.3) are answered at once, then the hosts file is asked, then the
/// name servers for both families. Whoever asks for a name that is being looked up waits for the same answer; answers
/// are remembered for their time to live (1 s to 1 h), "no such name" for 5 s. All of it on the loop, the last release
/// included.
public final class Resolver: NameChannelOwner {
    /// Names looked up at the same time.
    public static let flightsMax = 1024
    /// Callers that wait for one name.
    public static let waitersMax = 16_384
    /// Addresses used of one answer.
    public static let addressesMax = 32
    /// How long IPv6 is waited for once IPv4 has answered (RFC 8305 section 3).
    static let v6Grace: Duration = .milliseconds(50)
    /// How long IPv4 is waited for once IPv6 has answered: it is what we fall back to, so it has longer.
    static let v4Grace: Duration = .milliseconds(500)

    /// The loop everything happens on.
    public let loop: Loop
    private let options: ResolverOptions
    private var hosts: NameChannel?
    private var servers: NameChannel?
    private var cache = NameCache()
    private var flights: [String: NameFlight] = [:]
    private var timer: TimerID?

    /// Makes a resolver; fails with `unavailable` when the system's settings cannot be read.
    public init(loop: Loop, options: ResolverOptions = ResolverOptions()) throws(ResolveError) {
        self.loop = loop
        self.options = options
        hosts = try NameChannel.hostsFile(loop: loop)
        servers = try NameChannel.servers(
            options.servers, attempt: options.attemptTimeout, tries: options.tries, loop: loop)
        servers?.notes.owner = self
    }

    deinit { if let timer { loop.cancel(timer) } }

    /// Looks a host up: an address literal without brackets, or a name in ASCII, in any case.
    ///
    /// - Parameters:
    ///   - port: stands in the addresses that come back.
    ///   - done: called once; during this call when the answer is known already.
    /// - Returns: what to cancel, or `nil` when `done` has been called.
    @discardableResult
    public func resolve(
        _ host: String, port: UInt16, _ done: @escaping (Result<[SocketAddress], ResolveError>) -> Void
    ) -> Lookup? {
        loop.checkCurrent()
        if let known = answerAtOnce(host) {
            done(Self.with(port, known))
            return nil
        }
        let name = Self.canonical(host)
        let lookup = Lookup(port, done)
        if let flight = flights[name] {
            guard flight.waiters.count < Self.waitersMax else {
                done(.failure(.overloaded))
                return nil
            }
            flight.waiters.append(lookup)
            return lookup
        }
        guard flights.count < Self.flightsMax else {
            done(.failure(.overloaded))
            return nil
        }
        begin(name, lookup)
        return lookup.done == nil ? nil : lookup
    }

    /// Names being looked up now.
    public var flightCount: Int { flights.count }

    /// Ends every look-up with `closed` and lets the sockets go; later questions fail the same way.
    public func close() {
        hosts = nil
        servers = nil
        rearm()
        for flight in Array(flights.values) { finish(flight, .failure(.closed)) }
    }

    // MARK: Answers without the net

    private func answerAtOnce(_ host: String) -> Result<[SocketAddress], ResolveError>? {
        if let literal = SocketAddress(host: host, port: 0) { return .success([literal]) }
        guard Self.isName(host) else { return .failure(.invalidName) }
        let name = Self.canonical(host)
        if name == "localhost" || name.hasSuffix(".localhost") { return .success(Self.loopback) }
        if let known = cache.look(name, at: loop.now) { return known }
        guard servers != nil else { return .failure(.closed) }
        // A flight has asked the hosts file already.
        guard flights[name] == nil else { return nil }
        let probe = NameFlight(name)
        hosts?.ask(name, .either, probe)
        guard let notes = hosts?.notes, let answer = notes.answers.popLast() else { return nil }
        notes.answers = []
        guard case .addresses(let addresses, let seconds) = answer.2 else { return nil }
        cache.keep(name, addresses, seconds: seconds, at: loop.now)
        return .success(addresses)
    }

    private static let loopback: [SocketAddress] = [
        SocketAddress(host: "::1", port: 0), SocketAddress(host: "127.0.0.1", port: 0),
    ].compactMap(\.self)

    fileprivate static func with(
        _ port: UInt16, _ result: Result<[SocketAddress], ResolveError>
    ) -> Result<[SocketAddress], ResolveError> {
        result.map { addresses in
            addresses.map { address in
                var address = address
                address.port = port
                return address
            }
        }
    }

    /// The name as it is remembered: in lower case, without the dot of the root.
    private static func canonical(_ host: String) -> String {
        let name = host.lowercased()
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }

    /// Letters, digits, hyphens and underscores in labels of 1 to 63, in all 1 to 253 (RFC 1035 section 2.3.4).
    static func isName(_ host: String) -> Bool {
        var length = 0
        var label = 0
        for byte in host.utf8 {
            length += 1
            switch byte {
            case UInt8(ascii: "."):
                if label == 0 { return false }
                label = 0
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                label += 1
                if label > 63 { return false }
            default: return false
            }
        }
        return length > 0 && length - (label == 0 ? 1 : 0) <= 253
    }

    // MARK: Asking

    private func begin(_ name: String, _ lookup: Lookup) {
        let flight = NameFlight(name)
        flight.waiters = [lookup]
        flights[name] = flight
        flight.deadline = loop.schedule(after: options.timeout) { [weak self] in self?.expire(flight) }
        servers?.ask(name, .v6, flight)
        servers?.ask(name, .v4, flight)
        takeAnswers()
    }

    /// Called by the loop.
    func socketReady(_ descriptor: CInt, readable: Bool, writable: Bool) {
        servers?.process(descriptor, readable: readable, writable: writable)
        takeAnswers()
    }

    /// Reads what a call into the library brought, and sets the timer that it wants next.
    private func takeAnswers() {
        rearm()
        guard let notes = servers?.notes else { return }
        let answers = notes.answers
        notes.answers = []
        for (flight, family, answer) in answers { received(answer, family, flight) }
    }

    private func rearm() {
        if let timer { loop.cancel(timer) }
        timer = nil
        guard let wait = servers?.nextTimeout else { return }
        timer = loop.schedule(after: max(wait, .milliseconds(1))) { [weak self] in
            guard let self else { return }
            timer = nil
            servers?.processTimeouts()
            takeAnswers()
        }
    }

    private func received(_ answer: NameAnswer, _ family: AddressFamily, _ flight: NameFlight) {
        if family == .v4 { flight.v4 = answer } else { flight.v6 = answer }
        if let v4 = flight.v4, let v6 = flight.v6 {
            settle(flight, Self.merge(v6, v4))
        } else if case .addresses = answer, !flight.isOver {
            flight.grace = loop.schedule(after: family == .v4 ? Self.v6Grace : Self.v4Grace) { [weak self] in
                self?.settle(flight, answer)
            }
        }
    }

    private func expire(_ flight: NameFlight) {
        flight.deadline = nil
        var best = NameAnswer.failed(.timedOut)
        if case .addresses? = flight.v4 { best = flight.v4 ?? best }
        if case .addresses? = flight.v6 { best = flight.v6 ?? best }
        settle(flight, best)
    }

    /// Remembers what was found, also when it comes too late for those who asked, and tells them.
    private func settle(_ flight: NameFlight, _ answer: NameAnswer) {
        switch answer {
        case .addresses(let addresses, let seconds):
            cache.keep(flight.name, addresses, seconds: seconds, at: loop.now)
            finish(flight, .success(addresses))
        case .failed(let failure):
            if !flight.isOver { cache.keep(flight.name, failure, at: loop.now) }
            finish(flight, .failure(failure))
        }
    }

    private func finish(_ flight: NameFlight, _ result: Result<[SocketAddress], ResolveError>) {
        guard !flight.isOver else { return }
        flight.isOver = true
        flights[flight.name] = nil
        if let timer = flight.deadline { loop.cancel(timer) }
        if let timer = flight.grace { loop.cancel(timer) }
        let waiters = flight.waiters
        flight.waiters = []
        for waiter in waiters { waiter.answer(result) }
    }

    /// Both families' addresses, IPv6 first; without any, what says most about why.
    private static func merge(_ v6: NameAnswer, _ v4: NameAnswer) -> NameAnswer {
        switch (v6, v4) {
        case (.addresses(let first, let a), .addresses(let second, let b)):
            .addresses(Array((first + second).prefix(addressesMax)), seconds: min(a, b))
        case (.addresses, .failed): v6
        case (.failed, .addresses): v4
        // "No data" of one family proves nothing while the other could not be asked.
        case (.failed(.noAddresses), .failed), (.failed(.notFound), .failed): v4
        case (.failed, .failed): v6
        }
    }
}
