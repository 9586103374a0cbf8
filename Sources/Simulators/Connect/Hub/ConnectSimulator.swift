public import EventLoop
public import SimulatorKit

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
public final class ConnectSimulator: Simulator {
    /// The configuration that the simulator was made with.
    public let configuration: Configuration
    /// The way to its hub.
    public let control: SimulatorControl<ConnectFault, Received, Statistics>
    let hub: LoopBound<ConnectHub>

    /// Makes a simulator whose port ``start()`` opens.
    ///
    /// May be called on any thread.
    public init(loop: Loop, configuration: Configuration) {
        self.configuration = configuration
        hub = LoopBound(unchecked: ConnectHub(loop: loop, configuration: configuration), loop: loop)
        control = SimulatorControl(hub, at: configuration.address)
    }

    // MARK: Interfering

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
