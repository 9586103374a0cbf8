import Glibc

/// The sockets that a service manager keeps for its services: listening ones, and one on which they tell how they fare.
package final class ServiceManager: Sendable {
    /// Where services send their words, for `NOTIFY_SOCKET`.
    package let address: String
    private let notices: CInt

    package init(in folder: TestFolder) throws {
        let made = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
        let name = "\(folder.path)/notify"
        var place = sockaddr_un()
        place.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &place.sun_path) { path in
            for (index, byte) in name.utf8.enumerated() { unsafe path[index] = byte }
        }
        let bound = unsafe withUnsafePointer(to: &place) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(made, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0 else { throw WireError.noAnswer("bind \(name): errno \(errno)") }
        address = name
        notices = made
    }

    deinit { close(notices) }

    /// The first lines of all that was told since the last call.
    package func told() -> [String] {
        var words: [String] = []
        var bytes = [UInt8](repeating: 0, count: 256)
        while true {
            let count = unsafe recv(notices, &bytes, bytes.count, 0)
            guard count > 0 else { return words }
            words.append(String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        }
    }
}

/// A TCP socket on loopback that listens and that nobody here accepts from; closed at the end of its life.
package final class HeldListener: Sendable {
    package let descriptor: CInt
    package let port: Int

    package init() throws {
        let made = socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = unsafe withUnsafeMutablePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                unsafe bind(made, place, size) == 0 && listen(made, 4096) == 0
                    && getsockname(made, place, &size) == 0
            }
        }
        guard bound else { throw WireError.noAnswer("listen: errno \(errno)") }
        descriptor = made
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }
}
