import EventLoop
import Kernel
import Transport

/// The network between those who connect to a port and the machine that listens: it is slow, it stops, it breaks.
///
/// A connection is passed on byte for byte, each direction in its order.
final class Wire {
    let port: UInt16
    private let target: UInt16
    private let loop: Loop
    private let buffer = ReadBuffer()
    private var listener: Listener?
    private var crossings = ObjectTable<Crossing>()
    private var chance: SplitMix64
    /// Nothing passes, nothing is lost: connections hang.
    private var isFrozen = false
    /// Those who connect are hung up on.
    private var isRefusing = false
    /// The longest that a piece takes.
    private var delayMax = Duration.milliseconds(20)

    /// A wire from a port to another one; on the network's loop.
    init(to target: UInt16, loop: Loop, seed: UInt64) throws {
        self.target = target
        self.loop = loop
        chance = SplitMix64(seed: seed)
        guard let any = SocketAddress("127.0.0.1:0") else { throw Finding("no address") }
        let socket = try Socket.listen(on: any, sharing: false)
        guard let address = socket.localAddress() else { throw Finding("no port") }
        port = address.port
        let listener = Listener(socket, loop: loop) { [unowned self] in accept($0) }
        try listener.start()
        self.listener = listener
    }

    // MARK: What goes wrong

    /// Breaks every connection.
    func cut() {
        for crossing in crossings.objects { crossing.cut() }
    }

    func freeze(_ isFrozen: Bool) {
        self.isFrozen = isFrozen
        if !isFrozen { for crossing in crossings.objects { crossing.move() } }
    }

    func refuse(_ isRefusing: Bool) { self.isRefusing = isRefusing }

    /// Pieces take up to so long from here on.
    func slow(to delay: Duration?) { delayMax = delay ?? .milliseconds(20) }

    // MARK: What passes

    private func accept(_ socket: consuming Socket) {
        let near = Connection(socket, loop: loop, buffer: buffer)
        guard !isRefusing, let address = SocketAddress("127.0.0.1:\(target)"),
            let far = try? Socket.connect(to: address)
        else { return near.abort() }
        let crossing = Crossing(near, Connection(far, loop: loop, buffer: buffer), of: self)
        crossings.insert(crossing)
        crossing.start()
    }

    fileprivate var isMoving: Bool { !isFrozen }

    /// When a piece that sets off now arrives.
    fileprivate func arrival() -> Instant {
        loop.now + .microseconds(Int64.random(in: 50...(delayMax.nanoseconds / 1000), using: &chance))
    }

    fileprivate func schedule(_ crossing: Crossing, at time: Instant) {
        loop.schedule(at: time) { [weak crossing] in crossing?.move() }
    }

    fileprivate func ended(_ crossing: Crossing) { crossings.remove(crossing) }
}

/// A connection that passes over a wire.
private final class Crossing {
    private unowned let wire: Wire
    private let near: End
    private let far: End

    init(_ near: Connection, _ far: Connection, of wire: Wire) {
        self.wire = wire
        self.near = End(near)
        self.far = End(far)
    }

    func start() {
        for (end, other) in [(near, far), (far, near)] {
            end.crossing = self
            end.other = other
            end.connection.handler = end
            end.connection.start()
        }
    }

    func cut() {
        for end in [near, far] {
            end.way.removeAll()
            end.connection.abort()
        }
        wire.ended(self)
    }

    /// Delivers what has arrived.
    func move() {
        for end in [near, far] where wire.isMoving { end.deliver() }
        if !near.connection.isOpen, !far.connection.isOpen { wire.ended(self) }
    }

    func send(_ freight: End.Freight, to end: End) {
        let time = max(wire.arrival(), end.way.last?.at ?? .init(nanoseconds: 0))
        end.way.append((time, freight))
        wire.schedule(self, at: time)
    }
}

/// One end of a crossing: a connection, and what is on its way to it.
private final class End: ConnectionHandler {
    enum Freight {
        case bytes([UInt8])
        case finish
        case close
    }

    let connection: Connection
    weak var crossing: Crossing?
    weak var other: End?
    var way: [(at: Instant, freight: Freight)] = []

    init(_ connection: Connection) { self.connection = connection }

    func deliver() {
        while let first = way.first, first.at <= connection.loop.now {
            way.removeFirst()
            switch first.freight {
            case .bytes(let bytes): connection.write(bytes)
            case .finish: connection.finish()
            case .close: connection.close()
            }
        }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard let other else { return bytes.count }
        var copy: [UInt8] = []
        copy.reserveCapacity(bytes.count)
        for index in bytes.indices { copy.append(bytes[index]) }
        crossing?.send(.bytes(copy), to: other)
        return bytes.count
    }

    func receivedEnd(on connection: Connection) {
        if let other { crossing?.send(.finish, to: other) }
    }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        if let other { crossing?.send(.close, to: other) }
    }
}
