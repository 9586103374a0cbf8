public import EventLoop
import HTTPWire
public import Kernel

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
public final class ODASimulator: Sendable {
    /// The loop everything happens on.
    public let loop: Loop
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    let hub: LoopBound<ODAHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.loop = loop
        self.configuration = configuration
        hub = LoopBound(unchecked: ODAHub(loop: loop, configuration: configuration), loop: loop)
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

    /// The frames that clients sent, oldest first, as far as they were kept; on the loop only.
    public var log: [ReceivedFrame] { hub.value.log.all }

    /// Uploads and downloads, oldest first, as far as they were kept; on the loop only.
    public var transfers: [Transfer] { hub.value.files.transfers }

    /// The counts of what has happened so far; on the loop only.
    public var statistics: Statistics { hub.value.currentStatistics }

    /// The frames that clients sent and what has happened so far; from anywhere.
    public func snapshot() async -> (log: [ReceivedFrame], statistics: Statistics) {
        let hub = hub
        return await withCheckedContinuation { continuation in
            loop.execute { continuation.resume(returning: (hub.value.log.all, hub.value.currentStatistics)) }
        }
    }

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

    /// Adds faults to those that are switched on.
    ///
    /// May be called on any thread; they act once the loop has come to them, which ``snapshot()`` waits
    /// for: traffic that is there already may come first.
    public func add(_ faults: [ODAFault]) {
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
