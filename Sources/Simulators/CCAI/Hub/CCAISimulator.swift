public import EventLoop
import HTTPWire
public import JSON
public import SimulatorKit

/// A fake of the CCAI Platform (UJET) with a scripted virtual agent and human agents behind it, on one loop.
///
/// Serves the Apps API, the list of menus of the Manager API, the exchange of end users' tokens, the object store, and
/// its own administration below `/_sim/`, all at one port, and posts signed webhooks. It checks credentials, bodies,
/// forms and signatures against the protocol note and shares no code with the adapter, so that it cannot share its
/// mistakes.
///
/// ```swift
/// let secrets = CCAISimulator.Secrets(username: "acme", token: "t0ken", company: "s3cret", webhookPrimary: "hooks")
/// let simulator = CCAISimulator(loop: loop, configuration: .init(address: address, secrets: secrets))
/// let bound = try simulator.start()
/// simulator.setTarget("http://127.0.0.1:8080/v1/hooks/ccai")
/// ```
public final class CCAISimulator: Simulator {
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    /// The way to its hub.
    public let control: SimulatorControl<CCAIFault, Received, Statistics>
    let hub: LoopBound<CCAIHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.configuration = configuration
        hub = LoopBound(unchecked: CCAIHub(loop: loop, configuration: configuration), loop: loop)
        control = SimulatorControl(hub, at: configuration.address)
    }

    // MARK: Interfering

    /// Says where webhooks go from now on; those that wait go there too.
    ///
    /// May be called on any thread; an address that cannot be one is none.
    public func setTarget(_ url: String) {
        let hub = hub
        loop.execute { hub.value.setTarget(url) }
    }

    /// Posts an event of a chat just as it is, signed, behind those that wait.
    ///
    /// May be called on any thread.
    public func push(_ body: [UInt8], chatID: Int = 0) {
        let hub = hub
        loop.execute { hub.value.push(body, chatID: chatID) }
    }

    /// Has the party that answers in a chat say something; a chat that is not there is passed over.
    ///
    /// May be called on any thread.
    public func say(_ text: String, inChat id: Int) {
        let hub = hub
        loop.execute { if let chat = hub.value.openChat(id) { hub.value.say(text, in: chat) } }
    }

    /// Dismisses a chat, as the platform does with one that is quiet; one that is not there is passed over.
    ///
    /// May be called on any thread.
    public func dismiss(chat id: Int) {
        let hub = hub
        loop.execute { if let chat = hub.value.openChat(id) { hub.value.dismiss(chat) } }
    }

    /// Ends a chat, as its agent does; one that is not there is passed over.
    ///
    /// May be called on any thread.
    public func end(chat id: Int) {
        let hub = hub
        loop.execute { if let chat = hub.value.openChat(id) { hub.value.end(chat, .finished, by: "agent") } }
    }

    /// Makes all forms for uploads and all URLs of files expire now.
    ///
    /// May be called on any thread.
    public func expireFiles() {
        let hub = hub
        loop.execute { hub.value.expireFiles() }
    }

    /// Calls `done` on the loop with the chats that are not over, as the platform shows them.
    ///
    /// May be called on any thread.
    public func chats(_ done: @escaping @Sendable ([JSONValue]) -> Void) {
        let hub = hub
        loop.execute { done(hub.value.openChats) }
    }
}
