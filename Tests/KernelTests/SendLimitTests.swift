import Glibc
import Kernel
import SupportExpectations
import Testing

@Suite("What the kernel holds of what is written")
struct SendLimitTests {
    private let any = SocketAddress("127.0.0.1:0")

    private func option(_ level: CInt, _ name: CInt, of socket: borrowing Socket) -> Int {
        var value: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        return unsafe getsockopt(socket.raw, level, name, &value, &size) == 0 ? Int(value) : -1
    }

    /// How much is taken for a peer that reads nothing.
    private func taken(bufferBytesMax: Int, unsentBytesMax: Int) throws -> (bytes: Int, buffer: Int, unsent: Int) {
        let listener = try Socket.listen(on: #require(any), sharing: false)
        listener.limitSending(bufferBytesMax: bufferBytesMax, unsentBytesMax: unsentBytesMax)
        let bound = listener.localAddress()
        let address = try #require(bound)
        let peer = try Socket.connect(to: address)
        var waiting = pollfd(fd: listener.raw, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&waiting, 1, 10_000)
        expectEqual(count, 1)
        guard let socket = try listener.accept() else { throw SystemError(call: "accept", code: EAGAIN) }
        let piece = [UInt8](repeating: 1, count: 16_384)
        var bytes = 0
        // Bytes that the other side's kernel takes go on their way meanwhile; a second of silence is the end.
        while true {
            if let count = try socket.send(piece, from: 0) {
                bytes += count
                continue
            }
            var room = pollfd(fd: socket.raw, events: Int16(POLLOUT), revents: 0)
            if unsafe poll(&room, 1, 1_000) == 0 { break }
        }
        _ = consume peer
        return (
            bytes, option(SOL_SOCKET, SO_SNDBUF, of: socket),
            option(CInt(IPPROTO_TCP), CInt(TCP_NOTSENT_LOWAT), of: socket)
        )
    }

    @Test("is bounded on every connection that a listener accepts")
    func inherited() throws {
        let limited = try taken(bufferBytesMax: 32_768, unsentBytesMax: 8_192)
        expect(limited.buffer == 32_768 && limited.unsent == 8_192)
        let unsent = try taken(bufferBytesMax: 0, unsentBytesMax: 8_192)
        expect(unsent.buffer > 32_768 && unsent.unsent == 8_192)
        let free = try taken(bufferBytesMax: 0, unsentBytesMax: 0)
        expect(free.buffer > 32_768)
        expect(limited.bytes < free.bytes && unsent.bytes < free.bytes, "\(limited), \(unsent), \(free)")
    }
}
