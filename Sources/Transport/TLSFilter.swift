public import Crypto

/// TLS between a connection's wire and its handler.
///
/// What the handler writes before the handshake is through waits here and leaves right after it.
public final class TLSFilter: ConnectionFilter {
    /// Room that is made for each record read.
    private static let recordBytesMax = 16 << 10

    private var engine: TLSEngine
    /// Plain bytes from before the end of the handshake.
    private var early: [UInt8] = []
    /// Ciphertext that the engine has no room for.
    private var ready: [UInt8] = []
    private var isFinishing = false
    /// The answer to a peer that speaks HTTP in clear; empty for an alert.
    private var plainAnswer: [UInt8] = []
    private var hasReceived = false

    /// The handshake is through and the peer is who it should be.
    public private(set) var isEstablished = false
    /// The peer said goodbye; an end of the stream without it cuts something off.
    public private(set) var peerFinished = false
    /// The error, once something has gone wrong.
    public private(set) var failure: TLSError?
    /// Called once, when the handshake is through.
    ///
    /// The connection is in the middle of a read then, so only take note, such as with `Loop.atEndOfTurn`.
    public var whenEstablished: (() -> Void)?

    /// Called once if none of the client's pins is in the server's chain: at the end of the handshake, or as it fails
    /// where they are enforced.
    ///
    /// The connection is in the middle of a read then, so only take note.
    public var whenPinsMissed: (() -> Void)?

    /// A client's side; `host` is the name or address, without brackets, that the certificate must be for.
    ///
    /// - Throws: ``TLSError/invalidSetting(_:)`` if this is no host.
    public init(client context: TLSContext, host: String) throws(TLSError) {
        engine = try TLSEngine(client: context, host: host)
        // Makes the first message, which `moveOutput` then finds.
        _ = engine.handshake()
    }

    /// A server's side.
    ///
    /// - Parameter plainAnswer: what goes out in clear to a peer whose first byte is a capital letter, which no
    ///   handshake begins with but every request in clear does; empty to treat it as any failed handshake.
    public init(server context: TLSContext, plainAnswer: [UInt8] = []) {
        engine = TLSEngine(server: context)
        self.plainAnswer = plainAnswer
    }

    /// The protocol both sides agreed on (ALPN), after the handshake; nil for none.
    public var applicationProtocol: String? { engine.applicationProtocol }

    /// Whether the peer came back with a ticket of an earlier connection.
    public var isResumed: Bool { engine.isResumed }

    /// The SHA-256 of the peer's public key, which a pin names; after the handshake.
    public var peerKeyDigest: [UInt8]? { engine.peerKeyDigest }

    /// The chain that the peer was believed by, its own certificate first; after the handshake, and empty where
    /// ``isResumed``.
    public var verifiedChain: [TLSCertificate] { engine.verifiedChain }

    /// A server has named authorities of which it wants a certificate of ours; after the handshake.
    public var asksForCertificate: Bool { engine.asksForCertificate }

    /// The version both sides agreed on, after the handshake.
    public var version: TLSVersion? { engine.version }

    /// Called by the connection.
    public func decrypt(_ wire: Span<UInt8>, into plain: inout [UInt8]) -> ConnectionEnd? {
        if !hasReceived, let first = wire.indices.first.map({ wire[$0] }) {
            hasReceived = true
            if !plainAnswer.isEmpty, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
                ready = plainAnswer
                return end(.protocolFailure(reason: "http request"))
            }
        }
        engine.receive(wire)
        defer { engine.trim() }
        if !isEstablished {
            switch engine.handshake() {
            case .wantRead: return nil
            case .failed(let error): return end(error)
            case .done: establish()
            }
        }
        return readAll(into: &plain)
    }

    private func readAll(into plain: inout [UInt8]) -> ConnectionEnd? {
        // A small read is the usual one; the room grows with what comes.
        var room = 2048
        while !peerFinished {
            var step = TLSEngine.ReadStep.wantRead
            do throws(TLSError) {
                try plain.append(addingCapacity: room) { output throws(TLSError) in
                    step = try engine.read(into: &output)
                }
            } catch {
                return end(error)
            }
            switch step {
            case .bytes: room = Self.recordBytesMax
            case .wantRead: return nil
            case .closed: peerFinished = true
            }
        }
        return nil
    }

    private func establish() {
        isEstablished = true
        let waiting = early
        early = []
        if !waiting.isEmpty { encrypt(waiting) }
        if isFinishing { engine.close() }
        if let missed = whenPinsMissed, engine.missesPins { missed() }
        whenPinsMissed = nil
        let told = whenEstablished
        whenEstablished = nil
        told?()
    }

    private func end(_ error: TLSError) -> ConnectionEnd {
        failure = error
        if error == .pinMismatch { whenPinsMissed?() }
        whenPinsMissed = nil
        return .insecure("\(error)")
    }

    /// Called by the connection.
    public func encrypt(_ plain: [UInt8]) {
        guard isEstablished else {
            early += plain
            return
        }
        var taken = 0
        while taken < plain.count {
            do throws(TLSError) {
                // A record at a time, so that the engine's buffer never grows beyond one; how much may wait in all is
                // the connection's to bound.
                let end = min(taken + Self.recordBytesMax, plain.count)
                taken += try engine.write(plain.span.extracting(taken..<end))
            } catch {
                // The next read says the same, and ends the connection.
                failure = failure ?? error
                return
            }
            if taken < plain.count { engine.drain(into: &ready) }
        }
    }

    /// Called by the connection.
    public func moveOutput(into wire: inout [UInt8]) {
        if !ready.isEmpty {
            wire += ready
            ready = []
        }
        engine.drain(into: &wire)
        engine.trim()
    }

    /// Called by the connection: says goodbye once everything before it is on its way.
    public func finish() {
        isFinishing = true
        if isEstablished { engine.close() }
    }
}
