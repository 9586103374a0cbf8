public import EventLoop
public import SimulatorKit

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
public final class RayaSimulator: Simulator {
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    /// The way to its hub.
    public let control: SimulatorControl<RayaFault, Received, Statistics>
    let hub: LoopBound<RayaHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.configuration = configuration
        hub = LoopBound(unchecked: RayaHub(loop: loop, configuration: configuration), loop: loop)
        control = SimulatorControl(hub, at: configuration.address)
    }

    // MARK: Interfering

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
