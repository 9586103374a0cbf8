import Domain
import EventLoop
import JSON
import Kernel
import Transport

/// One connection to an adapter, as the gateway makes it, for the conformance suite; on its loop only.
final class AdapterConnection: ConnectionHandler {
    private let loop: Loop
    private var connection: Connection?
    private var reader = ExternalFrameReader()
    /// Frames that came and that nobody has taken, in order.
    private(set) var frames: [ExternalFrame] = []
    /// Nothing more comes.
    private(set) var isOver = false
    private var waiter: LoopWaiter?
    private var requests = 0

    init(_ socket: consuming Socket, on loop: Loop) {
        self.loop = loop
        let connection = Connection(socket, loop: loop, buffer: ReadBuffer())
        self.connection = connection
        connection.handler = self
        connection.start()
    }

    // MARK: Saying

    func say(_ frame: ExternalFrame) {
        if let bytes = frame.encoded() { connection?.write(bytes) }
    }

    /// Asks with a new id, and gives that.
    func ask(_ type: String, _ members: JSONObject) -> String {
        requests += 1
        let id = "c\(requests)"
        say(ExternalFrame(type, id: id, members))
        return id
    }

    func close() {
        connection?.close()
        connection = nil
        isOver = true
    }

    // MARK: Hearing

    /// Takes the first frame that is wanted, now or within so long; pings of the adapter's are answered meanwhile.
    func next(within limit: Duration, where isWanted: (ExternalFrame) -> Bool) async -> ExternalFrame? {
        let end = LoopDeadline(on: loop, after: limit)
        while true {
            if let place = frames.firstIndex(where: isWanted) { return frames.remove(at: place) }
            guard !isOver, end.isAhead else { return nil }
            let waiter = LoopWaiter(loop: loop)
            self.waiter = waiter
            _ = await waiter.wait(atMost: end.left)
        }
    }

    /// The answer to a request.
    func answer(to id: String, within limit: Duration = .seconds(15)) async -> ExternalFrame? {
        await next(within: limit) { $0.id == id && $0.type != "ping" }
    }

    /// Waits until nothing has come for so long.
    func quiet(for pause: Duration, atMost limit: Duration) async {
        let end = LoopDeadline(on: loop, after: limit)
        var count = -1
        while !isOver, end.isAhead, count != frames.count {
            count = frames.count
            await loop.sleep(for: pause)
        }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        reader.append(bytes)
        do throws(ExternalFault) {
            while let bytes = try reader.next() {
                let frame = try ExternalFrame(parsing: bytes)
                if frame.type == "ping" { say(ExternalFrame("pong", id: frame.id)) } else { frames.append(frame) }
            }
        } catch {
            frames.append(
                ExternalFrame("unreadable", ["code": JSONValue(error.code), "detail": JSONValue(error.detail)]))
            close()
        }
        waiter?.signal()
        return bytes.count
    }

    func receivedEnd(on connection: Connection) { connection.close() }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        self.connection = nil
        isOver = true
        waiter?.signal()
    }
}
