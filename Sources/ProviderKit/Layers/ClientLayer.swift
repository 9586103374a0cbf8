public import EventLoop
public import HTTPClient

/// One layer of a provider's client: looks at calls on their way to the vendor and at answers on their way back, and
/// may change, refuse or answer them (`architecture.md`, section 7).
///
/// Built by configuration, once for each provider, and used on all loops at the same time: what a layer keeps is
/// `Sendable`. It runs once a call, in the order that is written for requests and in the reverse order for answers;
/// signing, guards and the connection stand below all layers. Nothing in it may block the loop.
public protocol ClientLayer: Sendable {
    /// Hands a call on, changed or not, and gives its answer back, changed or not.
    ///
    /// Called on the loop of the client.
    ///
    /// ``NextLayer/send(_:)`` is called at most once; a layer that does not call it
    /// answers by itself, and nothing leaves. For a dial or a frame (``ProviderCall/Form``) the answer is always an
    /// empty one of status 101 and is of no consequence.
    ///
    /// - Throws: ``HTTPClient/ClientError/layerFailed(_:)`` where the layer refuses or cannot do its work; whether the
    ///   vendor may have acted by then is known to the client, so a layer need not say it. Errors of ``NextLayer`` go
    ///   on as they are.
    func send(_ call: ProviderCall, next: NextLayer) async throws(ClientError) -> ProviderAnswer

    /// Whether the layer has anything to do with calls of this form; it is passed over otherwise.
    ///
    /// True unless a layer says otherwise. A layer that says false for frames spares sockets a task for each frame.
    func takes(_ form: ProviderCall.Form) -> Bool
}

extension ClientLayer {
    /// All.
    public func takes(_ form: ProviderCall.Form) -> Bool { true }
}

/// The layers below one layer, and what stands below them all.
public struct NextLayer {
    private let layers: ArraySlice<any ClientLayer>
    private let end: any CallEnd

    /// The way down through `layers` to `end`.
    package init(_ layers: ArraySlice<any ClientLayer>, _ end: any CallEnd) {
        self.layers = layers
        self.end = end
    }

    /// The loop of the client, on which everything happens.
    public var loop: Loop { end.loop }

    /// Sends the call through the layers below and waits for the head of its answer; at most once.
    public func send(_ call: ProviderCall) async throws(ClientError) -> ProviderAnswer {
        guard let layer = layers.first else { return try await end.send(call) }
        return try await layer.send(call, next: NextLayer(layers.dropFirst(), end))
    }
}

/// The foot of a stack of layers: the client itself, or a test in its place.
package protocol CallEnd: AnyObject {
    /// The loop of the client.
    var loop: Loop { get }
    /// Sends what the layers have left.
    func send(_ call: ProviderCall) async throws(ClientError) -> ProviderAnswer
}

/// The foot of the layers of a dial or a frame: keeps what they have left.
final class PassingEnd: CallEnd {
    let loop: Loop
    private(set) var call: ProviderCall?

    init(_ loop: Loop) { self.loop = loop }

    func send(_ call: ProviderCall) async throws(ClientError) -> ProviderAnswer {
        self.call = call
        return .switching
    }
}
