import Glibc
import Kernel
import SupportExpectations
import Testing

@Suite("An address that is taken without being listened on")
struct ReservedAddressTests {
    private let any = SocketAddress("127.0.0.1:0")

    @Test("who connects is refused")
    func refuses() throws {
        let reserved = try Socket.reserve(#require(any))
        let bound = reserved.localAddress()
        let address = try #require(bound)
        let code: CInt
        do throws(SystemError) {
            let socket = try Socket.connect(to: address)
            var waiting = pollfd(fd: socket.raw, events: Int16(POLLOUT), revents: 0)
            _ = unsafe poll(&waiting, 1, 10_000)
            code = socket.connectionError()?.code ?? 0
        } catch {
            code = error.code
        }
        expectEqual(code, ECONNREFUSED)
    }

    @Test("who wants it alone does not get it, who shares it listens on it")
    func shares() throws {
        let reserved = try Socket.reserve(#require(any))
        let bound = reserved.localAddress()
        let address = try #require(bound)
        let listening = try Socket.listen(on: address, sharing: true)
        #expect(throws: SystemError.self) { _ = try Socket.listen(on: address, sharing: false) }
        let connected = try Socket.connect(to: address)
        var waiting = pollfd(fd: listening.raw, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&waiting, 1, 10_000)
        expect(count == 1 && connected.raw >= 0)
    }
}
