public import EventLoop
public import Kernel

/// A fake of the Voysis query service with a scripted shop behind it, on one loop.
///
/// Serves the WebSocket `/websocketapi`, the REST calls of the same service on the same port, and its own
/// administration below `/_sim/`. It checks what clients send against the protocol note and shares no code with the
/// adapter, so that it cannot share its mistakes.
///
/// Sound whose samples begin with the bytes of `say ` is understood as the text behind them up to a zero byte; any
/// other sound as one of the shop's utterances, one after the other.
///
/// ```swift
/// let simulator = VoysisSimulator(loop: loop, configuration: .init(address: address, refreshTokens: ["refresh-1"]))
/// let bound = try simulator.start()
/// ```
public final class VoysisSimulator: Sendable {
    /// The loop everything happens on.
    public let loop: Loop
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    let hub: LoopBound<VoysisHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.loop = loop
        self.configuration = configuration
        hub = LoopBound(unchecked: VoysisHub(loop: loop, configuration: configuration), loop: loop)
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

    /// The requests that clients made, oldest first, as far as they were kept; on the loop only.
    public var log: [ReceivedRequest] { hub.value.log.all }

    /// The audio of the queries that have ended, oldest first, as far as it was kept; on the loop only.
    public var recordings: [Recording] { hub.value.recordings.all }

    /// The counts of what has happened so far; on the loop only.
    public var statistics: Statistics { hub.value.currentStatistics }

    /// The log of what came in, the recordings, and the counts of what has happened so far; from anywhere.
    public func snapshot() async -> (log: [ReceivedRequest], recordings: [Recording], statistics: Statistics) {
        let hub = hub
        return await withCheckedContinuation { continuation in
            loop.execute {
                continuation.resume(
                    returning: (hub.value.log.all, hub.value.recordings.all, hub.value.currentStatistics))
            }
        }
    }

    // MARK: Interfering

    /// Adds faults to those that are switched on.
    ///
    /// May be called on any thread; they act once the loop has come to them, which ``snapshot()`` waits
    /// for: traffic that is there already may come first.
    public func add(_ faults: [VoysisFault]) {
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

    /// Sends text as one frame, just as it is, to every socket.
    ///
    /// May be called on any thread.
    public func push(frame text: [UInt8]) {
        let hub = hub
        loop.execute { _ = hub.value.push(text) }
    }

    /// Ends every socket without a close frame, or with one where a code is given.
    ///
    /// May be called on any thread.
    public func disconnect(code: UInt16? = nil) {
        let hub = hub
        loop.execute { _ = hub.value.disconnect(code: code) }
    }
}
