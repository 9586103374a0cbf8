public import EventLoop
public import Kernel

/// A fake of Amazon Connect with a scripted agent behind it, on one loop.
///
/// Serves the control plane, the participant service, the sockets, and the places attachments are put to and fetched
/// from, all at one port, and its own administration below `/_sim/`. It checks signatures, tokens and bodies against
/// the protocol note and shares no code with the adapter, so that it cannot share its mistakes.
///
/// ```swift
/// let key = ConnectSimulator.Credential(accessKeyID: "AKIDEXAMPLE", secret: "secret")
/// let simulator = ConnectSimulator(loop: loop, configuration: .init(address: address, credentials: [key]))
/// let bound = try simulator.start()
/// ```
public final class ConnectSimulator: Sendable {
    /// The loop everything happens on.
    public let loop: Loop
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    let hub: LoopBound<ConnectHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.loop = loop
        self.configuration = configuration
        hub = LoopBound(unchecked: ConnectHub(loop: loop, configuration: configuration), loop: loop)
    }

    /// Opens the port and returns its address, with the number the kernel chose if none was given.
    ///
    /// May be called on any thread, once; connections are served as soon as the loop runs.
    ///
    /// - Throws: the kernel's error if the address cannot be listened on.
    public func start() throws(SystemError) -> SocketAddress {
        let hub = hub
        return try SimulatorPort.listen(on: configuration.address, loop: loop) { hub.value.listen($0) }
    }

    /// Closes the port and all connections, those of clients with code 1001.
    ///
    /// May be called on any thread, also twice.
    ///
    /// - Parameter done: called on the loop when everything is closed.
    public func stop(whenDone done: @escaping @Sendable () -> Void = {}) {
        let hub = hub
        loop.execute {
            hub.value.stop()
            done()
        }
    }

    // MARK: Looking inside

    /// The log of what clients sent, oldest first, as far as it was kept; on the loop only.
    public var log: [Received] { hub.value.log.all }

    /// The counts of what has happened so far; on the loop only.
    public var statistics: Statistics { hub.value.currentStatistics }

    /// The log of what clients sent and the counts of what has happened so far; from anywhere.
    public func snapshot() async -> (log: [Received], statistics: Statistics) {
        let hub = hub
        return await withCheckedContinuation { continuation in
            loop.execute { continuation.resume(returning: (hub.value.log.all, hub.value.currentStatistics)) }
        }
    }

    // MARK: Interfering

    /// Adds faults to those that are switched on.
    ///
    /// May be called on any thread; they act once the loop has come to them, which ``snapshot()`` waits
    /// for: traffic that is there already may come first.
    public func add(_ faults: [ConnectFault]) {
        let hub = hub
        loop.execute { for fault in faults { _ = hub.value.add(fault) } }
    }

    /// Switches all faults off.
    ///
    /// May be called on any thread.
    public func removeFaults() {
        let hub = hub
        loop.execute { hub.value.faults.removeAll() }
    }

    /// Sends text as one frame, just as it is, to the sockets of a contact, or to everybody.
    ///
    /// May be called on any thread.
    public func push(frame text: [UInt8], contactID: String? = nil) {
        let hub = hub
        loop.execute { _ = hub.value.push(text, contactID: contactID) }
    }

    /// Ends the sockets of a contact, or all, without a close frame, or with one where a code is given.
    ///
    /// May be called on any thread.
    public func disconnect(contactID: String? = nil, code: UInt16? = nil) {
        let hub = hub
        loop.execute { hub.value.disconnect(contactID: contactID, code: code) }
    }

    /// Ends a contact, as when its flow does; one that is not there is passed over.
    ///
    /// May be called on any thread.
    public func end(contactID: String) {
        let hub = hub
        loop.execute { if let contact = hub.value.contact(of: contactID) { hub.value.end(contact) } }
    }

    /// Makes the connection tokens of a contact, or all, expire now.
    ///
    /// May be called on any thread.
    public func expireTokens(contactID: String? = nil) {
        let hub = hub
        loop.execute { _ = hub.value.expireTokens(contactID: contactID) }
    }
}
