import Glibc
import Kernel
import SupportExpectations
import Testing

@Suite("Sockets between processes")
struct LocalSocketTests {
    @Test("messages stay apart, and descriptors come as others of the same thing")
    func messages() throws {
        let ends = try Ends()
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let sockets = try (0..<3).map { _ in ListeningSocket(try Socket.listen(on: any, sharing: true)) }
        try ends.send([1], [])
        try ends.send([2, 3], sockets.map { $0.socket.raw })
        try expectEqual(ends.take()?.bytes, [1])
        let second = try #require(try ends.take())
        expectEqual(second.bytes, [2, 3])
        let came = second.descriptors.map { passed -> ListeningSocket? in
            guard let descriptor = passed.take() else { return nil }
            return ListeningSocket(inheriting: descriptor, isHeldElsewhere: false)
        }
        expectEqual(came.map { $0?.identity }, sockets.map(\.identity))
        expect(came.allSatisfy { $0?.isHeldElsewhere == false })
        for socket in came { expect(fcntl(socket?.socket.raw ?? -1, F_GETFD) & FD_CLOEXEC != 0) }
        let again = second.descriptors[0].take() == nil
        expect(again, "a descriptor is taken once")
        try expect(ends.take() == nil)
    }

    @Test("as many descriptors as may be in one message arrive, and none leaks from one that is too long")
    func bounds() throws {
        let ends = try Ends()
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let socket = ListeningSocket(try Socket.listen(on: any, sharing: true))
        let many = Array(repeating: socket.socket.raw, count: LocalSocket.descriptorsMax)
        try ends.send([1], many)
        try expectEqual(ends.take()?.descriptors.count, LocalSocket.descriptorsMax)
        #expect(throws: SystemError.self) { try ends.send([1], many + many) }
        try ends.send(Array(repeating: 7, count: 17), many)
        let failure = #expect(throws: SystemError.self) { try ends.take() }
        expectEqual(failure?.code, EMSGSIZE)
        // Other tests run beside this one, so what counts is who has this very socket open.
        expectEqual(descriptors(of: socket), [socket.socket.raw])
    }

    @Test("the end of the other side is a message without bytes, and sending to it fails")
    func ending() throws {
        let ends = try Ends()
        ends.close()
        try expectEqual(ends.take()?.bytes, [])
        #expect(throws: SystemError.self) { try ends.other.send([1]) }
    }

    @Test("only our own user may connect, the file that was there does not matter, and nobody there is told")
    func path() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "local-")
        defer { Files.removeDirectory(folder) }
        let path = "\(folder)/s"
        var failure = #expect(throws: SystemError.self) { try connect(path) }
        expectEqual(failure?.isNotFound, true)
        try Files.createPrivate(path, [1])
        let listener = try LocalSocket.listen(at: path)
        var status = stat()
        expectEqual(unsafe stat(path, &status), 0)
        expectEqual(status.st_mode & 0o777, 0o600)
        try connect(path)
        let isWaiting = listener.waitUntilReadable(for: .seconds(5))
        expect(isWaiting)
        let isTrusted = try listener.accept()?.isPeerTrusted()
        expectEqual(isTrusted, true)
        let another = try listener.accept() == nil
        expect(another)
        _ = consume listener
        failure = #expect(throws: SystemError.self) { try connect(path) }
        expectEqual(failure?.isConnectionRefused, true)
        failure = #expect(throws: SystemError.self) { try connect(folder + String(repeating: "x", count: 108)) }
        expectEqual(failure?.code, ENAMETOOLONG)
    }

    private func connect(_ path: String) throws(SystemError) { _ = try LocalSocket.connect(to: path) }

    /// The numbers under which the process has a socket open.
    private func descriptors(of socket: ListeningSocket) -> [CInt] {
        (0..<getdtablesize()).filter { number in
            var status = stat()
            return unsafe fstat(number, &status) == 0 && UInt64(status.st_ino) == socket.identity
        }
    }
}

/// Two ends of one connection.
private final class Ends {
    private var first: LocalSocket?
    let other: LocalSocket

    init() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "local-")
        defer { Files.removeDirectory(folder) }
        let listener = try LocalSocket.listen(at: "\(folder)/s")
        first = try LocalSocket.connect(to: "\(folder)/s")
        guard let accepted = try listener.accept() else { throw SystemError(call: "accept", code: EAGAIN) }
        other = accepted
    }

    func send(_ bytes: [UInt8], _ descriptors: [CInt] = []) throws(SystemError) {
        try first?.send(bytes, descriptors)
    }

    /// The next message at the other end, of at most 16 bytes.
    func take() throws(SystemError) -> LocalMessage? { try other.receive(bytesMax: 16) }

    func close() { first = nil }
}
