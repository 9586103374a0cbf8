/// A filter inside another: TLS inside the TLS of a proxy.
///
/// Bytes of the handler go through the inner one first, bytes of the wire through the outer one.
final class FilterStack: ConnectionFilter {
    private let outer: any ConnectionFilter
    private let inner: any ConnectionFilter

    init(outer: any ConnectionFilter, inner: any ConnectionFilter) {
        self.outer = outer
        self.inner = inner
    }

    var isEstablished: Bool { outer.isEstablished && inner.isEstablished }
    var applicationProtocol: String? { inner.applicationProtocol }

    /// Either side has said goodbye; the inner filter tells whether it was its own.
    var peerFinished: Bool { inner.peerFinished || outer.peerFinished }

    func decrypt(_ wire: Span<UInt8>, into plain: inout [UInt8]) -> ConnectionEnd? {
        var middle: [UInt8] = []
        let failure = outer.decrypt(wire, into: &middle)
        if !middle.isEmpty, let failure = inner.decrypt(middle.span, into: &plain) { return failure }
        return failure
    }

    func encrypt(_ plain: [UInt8]) { inner.encrypt(plain) }

    func moveOutput(into wire: inout [UInt8]) {
        moveInner()
        outer.moveOutput(into: &wire)
    }

    func finish() {
        inner.finish()
        // The inner goodbye has to be on its way before the outer side ends.
        moveInner()
        outer.finish()
    }

    private func moveInner() {
        var middle: [UInt8] = []
        inner.moveOutput(into: &middle)
        if !middle.isEmpty { outer.encrypt(middle) }
    }
}

extension Connection {
    /// Puts a filter between the handler and what there is so far: the bytes that both sides exchange from now on are
    /// its own, inside the present filter where there is one.
    ///
    /// For whoever has been granted a tunnel; on the loop, with nothing of the other side's waiting unused, and never
    /// from inside a call of the handler.
    public func addFilter(_ inner: any ConnectionFilter) {
        precondition(!state.inCallback && pending.isEmpty, "a filter is added between messages")
        guard isOpen else { return }
        filter = filter.map { FilterStack(outer: $0, inner: inner) } ?? inner
        moveFilterOutput()
    }
}
