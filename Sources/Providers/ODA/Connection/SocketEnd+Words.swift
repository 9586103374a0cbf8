import ProviderKit

extension SocketEnd {
    /// The outcome told of an attempt that ended so: the status it was answered with, and why it did not open.
    var beforeOpening: (status: Int?, reason: String) {
        if case .closed = self { (nil, "it closed the connection") } else { (status, reason) }
    }

    /// The reason told of a connection that was open and ended so.
    var afterOpening: String {
        if case .closed = self { reason } else { "the connection was lost" }
    }
}
