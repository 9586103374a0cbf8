public import EventLoop
public import Kernel

/// A fake of Raya's chat server with a scripted bot behind it, on one loop.
///
/// Serves `GET /v1/agents/chatbox-config/widget/`, the chat socket with its eight parameters, the files that users
/// sent, and its own administration below `/_sim/`. It checks what clients send against the protocol note and shares no
/// code with the adapter, so that it cannot share its mistakes.
///
/// ```swift
/// let simulator = RayaSimulator(loop: loop, configuration: .init(address: address, tokens: ["tk_test_1"]))
/// let bound = try simulator.start()
/// ```
public final class RayaSimulator: Sendable {
    /// The loop everything happens on.
    public let loop: Loop
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    let hub: LoopBound<RayaHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.loop = loop
        self.configuration = configuration
        hub = LoopBound(unchecked: RayaHub(loop: loop, configuration: configuration), loop: loop)
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
    public func add(_ faults: [RayaFault]) {
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

    /// Changes what the bot's configuration says.
    ///
    /// May be called on any thread.
    public func setBotConfiguration(_ bytes: [UInt8]) {
        let hub = hub
        loop.execute { hub.value.botConfiguration = bytes }
    }

    /// Sends text as one frame, just as it is, to the users of that name, or to everybody.
    ///
    /// May be called on any thread.
    public func push(frame text: [UInt8], userName: String? = nil) {
        let hub = hub
        loop.execute { _ = hub.value.push(text, userName: userName) }
    }

    /// Ends every connection of that name without a close frame, or with one where a code is given.
    ///
    /// May be called on any thread.
    public func disconnect(userName: String? = nil, code: UInt16? = nil) {
        let hub = hub
        loop.execute { hub.value.disconnect(userName: userName, code: code) }
    }
}
