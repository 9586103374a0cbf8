import CCares
import EventLoop
import Kernel

/// Which addresses to ask for.
enum AddressFamily: CInt {
    case either = 0
    case v4 = 4
    case v6 = 6
}

/// The outcome of one question.
enum NameAnswer {
    case addresses([SocketAddress], seconds: Int)
    case failed(ResolveError)
}

/// Told what the name library did, after a call into it has returned; so that nothing calls it from within itself.
protocol NameChannelOwner: AnyObject {
    /// A socket of the library can be read or written.
    func socketReady(_ descriptor: CInt, readable: Bool, writable: Bool)
}

/// The one owner of a c-ares channel, on one loop.
///
/// The library calls back only while one of the methods here runs. What it says is put down in ``notes``; the caller
/// reads it there afterwards.
@safe struct NameChannel: ~Copyable {
    private let channel: ares_channel
    /// The notes that the library's callbacks write.
    let notes: NameNotes

    /// The library's own initialisation, once a process.
    private static let libraryStatus = ares_library_init(ARES_LIB_INIT_ALL)

    /// Opens a channel that looks into the hosts file.
    static func hostsFile(loop: Loop) throws(ResolveError) -> NameChannel {
        try NameChannel(NameNotes(loop: loop), "f", search: false, attempt: .seconds(1), tries: 1)
    }

    /// Opens a channel that asks name servers: those of the system, or the ones given.
    static func servers(
        _ servers: [SocketAddress], attempt: Duration, tries: Int, loop: Loop
    ) throws(ResolveError) -> NameChannel {
        let channel = try NameChannel(
            NameNotes(loop: loop), "b", search: servers.isEmpty, attempt: attempt, tries: tries)
        if !servers.isEmpty {
            let list = servers.map(\.description).joined(separator: ",")
            try check(unsafe ares_set_servers_ports_csv(channel.channel, list))
        }
        return channel
    }

    private init(
        _ notes: NameNotes, _ lookups: String, search: Bool, attempt: Duration, tries: Int
    ) throws(ResolveError) {
        try Self.check(Self.libraryStatus)
        var opened: ares_channel?
        // The notes outlive the channel, which this value destroys before it lets them go.
        let status = unsafe tl_ares_open(
            &opened, lookups, search ? 1 : 0, CInt(clamping: attempt.milliseconds), CInt(clamping: tries),
            { data, descriptor, readable, writable in
                guard let data = unsafe data else { return }
                let notes = unsafe Unmanaged<NameNotes>.fromOpaque(data).takeUnretainedValue()
                notes.socketChanged(descriptor, readable: readable != 0, writable: writable != 0)
            }, Unmanaged.passUnretained(notes).toOpaque())
        try Self.check(status)
        guard let opened = unsafe opened else { throw .unavailable("no channel") }
        unsafe channel = unsafe opened
        self.notes = notes
    }

    deinit { unsafe ares_destroy(channel) }

    /// Asks for a name; the answer is in ``notes`` under `flight` once it is there, perhaps at once.
    borrowing func ask(_ name: String, _ family: AddressFamily, _ flight: NameFlight) {
        let question = unsafe Unmanaged.passRetained(NameQuestion(flight, family, notes))
        unsafe tl_ares_ask(
            channel, name, family.rawValue,
            { data, status, _, info in
                // Called once for each question, with `ARES_EDESTRUCTION` at the latest.
                guard let data = unsafe data else { return }
                let question = unsafe Unmanaged<NameQuestion>.fromOpaque(data).takeRetainedValue()
                let answer = unsafe NameAnswer(status, info)
                unsafe ares_freeaddrinfo(info)
                question.notes.answers.append((question.flight, question.family, answer))
            }, question.toOpaque())
    }

    /// Lets the library read or write a socket that is ready.
    borrowing func process(_ descriptor: CInt, readable: Bool, writable: Bool) {
        unsafe ares_process_fd(channel, readable ? descriptor : -1, writable ? descriptor : -1)
    }

    /// Lets the library look at its timeouts.
    borrowing func processTimeouts() { unsafe ares_process_fd(channel, -1, -1) }

    /// When the library next wants ``processTimeouts()``; `nil` while nothing is under way.
    var nextTimeout: Duration? {
        let milliseconds = unsafe tl_ares_timeout(channel)
        return milliseconds < 0 ? nil : .milliseconds(milliseconds)
    }

    private static func check(_ status: CInt) throws(ResolveError) {
        if let failure = ResolveError(aresStatus: status) { throw failure }
    }
}

/// One question under way.
private final class NameQuestion {
    let flight: NameFlight
    let family: AddressFamily
    let notes: NameNotes

    init(_ flight: NameFlight, _ family: AddressFamily, _ notes: NameNotes) {
        self.flight = flight
        self.family = family
        self.notes = notes
    }
}

extension NameAnswer {
    /// Copies what the library found; the time to live is the shortest on the way, aliases included.
    fileprivate init(_ status: CInt, _ info: UnsafeMutablePointer<ares_addrinfo>?) {
        if let failure = ResolveError(aresStatus: status) {
            self = .failed(failure)
            return
        }
        var addresses: [SocketAddress] = []
        var seconds = Int(Int32.max)
        var node = unsafe info?.pointee.nodes
        while let present = unsafe node, addresses.count < Resolver.addressesMax {
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = unsafe tl_ares_address(present, &bytes)
            if let address = SocketAddress(bytes: Array(bytes.prefix(Int(count))), port: 0) {
                addresses.append(address)
                seconds = min(seconds, unsafe Int(present.pointee.ai_ttl))
            }
            unsafe node = unsafe present.pointee.ai_next
        }
        var alias = unsafe info?.pointee.cnames
        while let present = unsafe alias {
            seconds = min(seconds, unsafe Int(present.pointee.ttl))
            unsafe alias = unsafe present.pointee.next
        }
        self = addresses.isEmpty ? .failed(.noAddresses) : .addresses(addresses, seconds: seconds)
    }
}

extension ResolveError {
    /// Says a status of the library in our words; `nil` for success.
    fileprivate init?(aresStatus status: CInt) {
        switch status {
        case ARES_SUCCESS: return nil
        case ARES_ENODATA: self = .noAddresses
        case ARES_ENOTFOUND, ARES_ENONAME: self = .notFound
        // The library moves on to the next server and says "refused" when none is left, whatever the reason.
        case ARES_ESERVFAIL, ARES_EREFUSED, ARES_ENOTIMP, ARES_ECONNREFUSED, ARES_EFILE: self = .serversFailed
        case ARES_EBADRESP, ARES_EBADSTR, ARES_EFORMERR: self = .malformedAnswer
        case ARES_EBADNAME: self = .invalidName
        case ARES_ETIMEOUT: self = .timedOut
        case ARES_EDESTRUCTION, ARES_ECANCELLED: self = .closed
        default: self = unsafe .unavailable(String(cString: ares_strerror(status)))
        }
    }
}

/// Notes that the library's callbacks write, and the sockets that the loop watches for the library.
final class NameNotes {
    let loop: Loop
    weak var owner: (any NameChannelOwner)?
    var answers: [(NameFlight, AddressFamily, NameAnswer)] = []
    private var sockets: [CInt: NameSocket] = [:]

    init(loop: Loop) { self.loop = loop }

    /// The library opened a socket, wants to know other things of it, or is about to close it.
    func socketChanged(_ descriptor: CInt, readable: Bool, writable: Bool) {
        if !readable && !writable {
            if let socket = sockets.removeValue(forKey: descriptor), let watch = socket.watch { loop.unwatch(watch) }
            return
        }
        let interest: Interest = readable ? (writable ? .readableAndWritable : .readable) : .writable
        let socket = sockets[descriptor] ?? NameSocket(descriptor, self)
        sockets[descriptor] = socket
        do {
            if let watch = socket.watch {
                try loop.rewatch(watch, interest)
            } else {
                socket.watch = try loop.watch(descriptor, interest, socket)
            }
        } catch {
            // Without a watch the question goes unanswered, and the look-up's own deadline ends it.
            sockets[descriptor] = nil
        }
    }
}

/// One socket of the library under the loop's watch.
private final class NameSocket: ReadinessHandler {
    let descriptor: CInt
    var watch: Watch?
    private unowned let notes: NameNotes

    init(_ descriptor: CInt, _ notes: NameNotes) {
        self.descriptor = descriptor
        self.notes = notes
    }

    func ready(_ readiness: Readiness) {
        notes.owner?.socketReady(descriptor, readable: readiness.isReadable, writable: readiness.isWritable)
    }
}
