import Configuration
import Kernel

/// The sockets that a starting process accepts from, and how long it waits for the data directory.
struct Arrival: ~Copyable {
    /// Where nothing is given, the address is yet to be bound.
    let sockets: ListenerSockets
    let lockPatience: Duration
    /// Another process serves until this one does.
    let isSuccession: Bool
    /// Knows by this that we are alive.
    private let predecessor: Predecessor?

    /// Takes what a service manager passed and, for a successor, what the running process has.
    ///
    /// With a successor's arrival the running process begins to go: all else that can fail has been checked before.
    /// Where none runs, a successor starts like any process.
    init(
        _ passed: PassedDescriptors, replacing: Bool, for configuration: GatewayConfiguration
    ) throws(Service.Failure) {
        var inherited = try Self.inherit(passed, for: configuration)
        guard replacing, var found = try Self.predecessor(in: configuration.dataDirectory) else {
            sockets = inherited.assign(to: configuration)
            lockPatience = .seconds(1)
            predecessor = nil
            isSuccession = false
            return
        }
        for socket in found.sockets { inherited.add(socket, origin: "the running process") }
        var sockets = inherited.assign(to: configuration)
        // Sockets that no listener wants are closed by the predecessor, once it has taken what waits there.
        inherited = InheritedSockets()
        try Self.bindTheRest(&sockets, of: configuration)
        do throws(Predecessor.Failure) {
            lockPatience = try found.commit(keeping: Set(sockets.all.map(\.identity)))
        } catch {
            throw Service.Failure(message: error.message)
        }
        self.sockets = sockets
        isSuccession = true
        predecessor = consume found
    }

    /// The data directory is ours, so the predecessor need not care for us any more.
    consuming func takenOver() -> ListenerSockets { sockets }

    private static func inherit(
        _ passed: PassedDescriptors, for configuration: GatewayConfiguration
    ) throws(Service.Failure) -> InheritedSockets {
        do throws(InheritedSockets.Failure) {
            var inherited = InheritedSockets()
            try inherited.add(passed)
            var rest = inherited
            _ = rest.assign(to: configuration)
            try rest.checkAllAreTaken()
            return inherited
        } catch {
            throw Service.Failure(message: error.message, status: 2)
        }
    }

    private static func predecessor(in directory: String) throws(Service.Failure) -> Predecessor? {
        do throws(Predecessor.Failure) {
            return try Predecessor.ask(in: directory)
        } catch {
            throw Service.Failure(message: error.message)
        }
    }

    /// Takes the addresses that nobody has had yet, while an address that is taken is still only our own trouble.
    private static func bindTheRest(
        _ sockets: inout ListenerSockets, of configuration: GatewayConfiguration
    ) throws(Service.Failure) {
        let count = configuration.loops == 0 ? Thread.coreCount : configuration.loops
        for (index, listener) in configuration.listen.enumerated() where sockets.listen[index].isEmpty {
            sockets.listen[index] = try Service.bind(listener, "listen", count: count)
        }
        guard let admin = configuration.admin, sockets.admin.isEmpty else { return }
        sockets.admin = try Service.bind(admin, "admin", count: count)
    }
}
