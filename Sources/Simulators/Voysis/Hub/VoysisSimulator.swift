public import EventLoop
public import SimulatorKit

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
public final class VoysisSimulator: Simulator {
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    /// The way to its hub.
    public let control: SimulatorControl<VoysisFault, ReceivedRequest, Statistics>
    let hub: LoopBound<VoysisHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.configuration = configuration
        hub = LoopBound(unchecked: VoysisHub(loop: loop, configuration: configuration), loop: loop)
        control = SimulatorControl(hub, at: configuration.address)
    }

    // MARK: Looking inside

    /// The audio of the queries that have ended, oldest first, as far as it was kept; on the loop only.
    public var recordings: [Recording] { hub.value.recordings.all }

    // MARK: Interfering

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
