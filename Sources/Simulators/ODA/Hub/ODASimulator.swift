public import EventLoop
import HTTPWire
public import SimulatorKit

/// A fake of the Oracle Chat Server with a scripted pizza skill behind it, on one loop.
///
/// Serves `GET /chat/v1/chats/sockets/{segment}?channelId=…&userId=…` as a WebSocket and `/chat/v1/chats/message?…` as
/// long polls, open and authenticated channels, and its own administration below `/_sim/`. It checks what clients send
/// against the protocol note and shares no code with the adapter, so that it cannot share its mistakes.
///
/// ```swift
/// let simulator = ODASimulator(loop: loop, configuration: .init(
///     address: address, channels: [.init(channelID: "c-1"), .init(channelID: "c-2", secret: "s3cret")]))
/// let bound = try simulator.start()
/// ```
public final class ODASimulator: Simulator {
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    /// The way to its hub.
    public let control: SimulatorControl<ODAFault, ReceivedFrame, Statistics>
    let hub: LoopBound<ODAHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.configuration = configuration
        hub = LoopBound(unchecked: ODAHub(loop: loop, configuration: configuration), loop: loop)
        control = SimulatorControl(hub, at: configuration.address)
    }

    // MARK: Looking inside

    /// Uploads and downloads, oldest first, as far as they were kept; on the loop only.
    public var transfers: [Transfer] { hub.value.files.transfers }

    /// Where servers post what users of a webhook channel say.
    public static func webhookPath(of channelID: String) -> String { ODAHub.hookPath + channelID }

    /// Says where a webhook channel's messages go from now on.
    ///
    /// May be called on any thread; an address that cannot be one is none.
    public func setTarget(_ url: String, ofChannel channelID: String) {
        let hub = hub
        loop.execute { hub.value.hookTargets[channelID] = try? URI(url) }
    }

    // MARK: Interfering

    /// Sends text as one frame, just as it is, to every socket of a user.
    ///
    /// May be called on any thread.
    public func push(frame text: [UInt8], channelID: String, userID: String) {
        let hub = hub
        loop.execute { _ = hub.value.push(text, channelID: channelID, userID: userID) }
    }

    /// Ends every connection of a user without a close frame, or with one where a code is given.
    ///
    /// May be called on any thread.
    public func disconnect(channelID: String, userID: String, code: UInt16? = nil) {
        let hub = hub
        loop.execute { hub.value.disconnect(channelID: channelID, userID: userID, code: code) }
    }
}
