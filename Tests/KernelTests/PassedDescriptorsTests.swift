import Glibc
import SupportExpectations
import Testing

@testable import Kernel

@Suite("Descriptors that a service manager passes")
struct PassedDescriptorsTests {
    private typealias Entry = (number: CInt, name: String?)

    private func read(_ pid: String?, _ count: String?, _ names: String? = nil) throws -> [Entry] {
        let passed = try PassedDescriptors(of: 42, pid: pid, count: count, names: names)
        return passed.entries.map { ($0.number, $0.name) }
    }

    @Test("they are numbered from 3 on, with their names in the same order")
    func numbers() throws {
        try expectEqual(read("42", "2").map(\.number), [3, 4])
        let named = try read("42", "3", "web:admin:")
        expectEqual(named.map(\.number), [3, 4, 5])
        expectEqual(named.map(\.name), ["web", "admin", ""])
        try expect(read("42", "0").isEmpty)
    }

    @Test(
        "what is not there, or meant for another process, is nothing",
        arguments: [(nil, nil), (nil, "2"), ("42", nil), ("41", "2"), ("1", "rubbish")])
    func nothing(_ pid: String?, _ count: String?) throws {
        try expect(read(pid, count).isEmpty)
    }

    @Test(
        "what makes no sense is refused with the variable",
        arguments: [
            ("42x", "1", nil, "LISTEN_PID"), ("42", "one", nil, "LISTEN_FDS"), ("42", "-1", nil, "LISTEN_FDS"),
            ("42", "1000000", nil, "LISTEN_FDS"), ("42", "2", "web", "LISTEN_FDNAMES"),
        ])
    func malformed(_ pid: String, _ count: String, _ names: String?, _ variable: String) throws {
        let error = #expect(throws: PassedDescriptors.Malformed.self) { try read(pid, count, names) }
        expectEqual(error?.variable, variable)
    }

    @Test("the variables are taken out of the environment, so that no child reads them")
    func environment() throws {
        let words = ["LISTEN_PID": "\(getpid())", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "web:admin"]
        for (name, value) in words { unsafe setenv(name, value, 1) }
        try expectEqual(PassedDescriptors.take().entries.map(\.name), ["web", "admin"])
        for name in words.keys { expect(unsafe getenv(name) == nil) }
        try expect(PassedDescriptors.take().entries.isEmpty)
    }

    @Test("only a TCP socket that listens is taken, and the same socket is known again")
    func sockets() throws {
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let own = ListeningSocket(try Socket.listen(on: any, sharing: true))
        let again = ListeningSocket(inheriting: FileDescriptor(adopting: dup(own.socket.raw)))
        let copy = try #require(again)
        expectEqual(copy.address, own.address)
        expectEqual(copy.identity, own.identity)
        expect(copy.isHeldElsewhere && !own.isHeldElsewhere)
        expect(fcntl(copy.socket.raw, F_GETFD) & FD_CLOEXEC != 0)
        let sibling = ListeningSocket(try Socket.listen(on: own.address, sharing: true))
        expect(sibling.identity != own.identity)
        let event = ListeningSocket(inheriting: try FileDescriptor.event())
        expect(event == nil)
        let connected = try Socket.connect(to: own.address)
        let connection = ListeningSocket(inheriting: FileDescriptor(adopting: dup(connected.raw)))
        expect(connection == nil)
    }
}

@Suite("A service manager is told")
struct ServiceNotifierTests {
    @Test("that the process serves, reads files anew, and ends, wherever its socket is", arguments: ["/", "@"])
    func messages(_ kind: Character) throws {
        let name = "\(kind)\(kind == "/" ? "tmp/" : "")trunkline-notify-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let manager = try Datagrams(name)
        defer { unsafe unlink(name) }
        let notifier = ServiceNotifier(address: name)
        notifier.ready()
        expectEqual(manager.next(), "READY=1\n")
        notifier.reloading()
        let words = manager.next()?.split(separator: "\n") ?? []
        expectEqual(words.first, "RELOADING=1")
        expectEqual(words.last?.hasPrefix("MONOTONIC_USEC="), true)
        notifier.stopping()
        expectEqual(manager.next(), "STOPPING=1\n")
        expect(manager.next() == nil)
    }

    @Test("nothing where there is none, and where it has gone", arguments: [nil, "", "relative", "/nowhere/notify"])
    func nobody(_ address: String?) {
        expect(!ServiceNotifier(address: address).send("READY=1\n"))
    }
}

/// A socket that takes datagrams, as a service manager has.
private final class Datagrams {
    private let descriptor: CInt

    init(_ name: String) throws {
        descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(name.utf8)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { path in
            for (index, byte) in bytes.enumerated() { unsafe path[index] = byte }
            if bytes[0] == UInt8(ascii: "@") { unsafe path[0] = 0 }
        }
        let size = socklen_t(2 + bytes.count + (bytes[0] == UInt8(ascii: "@") ? 0 : 1))
        let bound = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
        }
        try #require(bound == 0, "errno \(errno)")
    }

    deinit { close(descriptor) }

    func next() -> String? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
