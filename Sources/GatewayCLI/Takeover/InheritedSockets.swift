import Configuration
import Kernel

/// Listening sockets that another process gave us, by address, until the configuration's listeners have taken them.
struct InheritedSockets {
    /// Why they cannot be used.
    struct Failure: Error, Equatable {
        let message: String
    }

    /// All sockets of one address.
    struct Group {
        let address: SocketAddress
        var sockets: [ListeningSocket]
        /// The name of the first of them, in the words of its giver.
        let origin: String
    }

    private(set) var groups: [Group] = []

    /// Adds a socket, unless it is here already under another descriptor.
    mutating func add(_ socket: ListeningSocket, origin: String) {
        guard let index = groups.firstIndex(where: { $0.address == socket.address }) else {
            groups.append(Group(address: socket.address, sockets: [socket], origin: origin))
            return
        }
        if groups[index].sockets.contains(where: { $0.identity == socket.identity }) { return }
        groups[index].sockets.append(socket)
    }

    /// Takes what a service manager passed (`LISTEN_FDS`).
    ///
    /// - Throws: when one is no TCP socket that listens.
    mutating func add(_ passed: PassedDescriptors) throws(Failure) {
        for entry in passed.entries {
            let origin = "descriptor \(entry.number)" + (entry.name.map { " (\($0))" } ?? "")
            guard let socket = entry.takeSocket() else {
                throw Failure(message: "LISTEN_FDS: \(origin) is no TCP socket that listens")
            }
            add(socket, origin: origin)
        }
    }

    /// Takes out the sockets for each listener of a configuration, in its order, `admin` last.
    mutating func assign(to configuration: GatewayConfiguration) -> ListenerSockets {
        let wanted = (configuration.listen + (configuration.admin.map { [$0] } ?? [])).map(\.address)
        let matches = Self.match(wanted.map { SocketAddress($0.description) }, with: groups.map(\.address))
        let sockets = matches.map { index in index.map { groups[$0].sockets } ?? [] }
        let taken = Set(matches.compactMap { $0 })
        groups = groups.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
        let count = configuration.listen.count
        return ListenerSockets(listen: Array(sockets.prefix(count)), admin: sockets.dropFirst(count).first ?? [])
    }

    /// Which of the offered addresses each wanted one gets; no offered one goes twice.
    ///
    /// An address whose port the kernel may choose takes what is left at the same host, since the port was chosen
    /// when that was bound.
    static func match(_ wanted: [SocketAddress?], with offered: [SocketAddress]) -> [Int?] {
        var free = Set(offered.indices)
        var matches = wanted.map { wanted in
            let index = offered.firstIndex { $0.bytes == wanted?.bytes && $0.port == wanted?.port }
            return index.flatMap { free.remove($0) }
        }
        for (place, wanted) in wanted.enumerated() where matches[place] == nil && wanted?.port == 0 {
            let index = offered.indices.first { free.contains($0) && offered[$0].bytes == wanted?.bytes }
            matches[place] = index.flatMap { free.remove($0) }
        }
        return matches
    }

    /// Nothing may be left of what a service manager passed: it would wait for somebody to accept for ever.
    func checkAllAreTaken() throws(Failure) {
        guard !groups.isEmpty else { return }
        let left = groups.map { "\($0.origin) listens at \($0.address)" }.joined(separator: ", ")
        throw Failure(message: "LISTEN_FDS: \(left); no listener of the configuration has that address")
    }
}

/// The sockets that listeners have before the process binds any; empty for one that is to be bound.
struct ListenerSockets {
    var listen: [[ListeningSocket]]
    var admin: [ListeningSocket]

    /// All of them.
    var all: [ListeningSocket] { listen.joined() + admin }

    /// None, for a configuration with so many listeners.
    static func none(for configuration: GatewayConfiguration) -> ListenerSockets {
        ListenerSockets(listen: Array(repeating: [], count: configuration.listen.count), admin: [])
    }
}
