import Configuration
import Kernel
import Transport

// What the configuration says of the edge, in the words of the layers that act on it.

extension ProxyPolicy {
    /// No headers from anybody where nothing is configured.
    init(_ configuration: ListenerProxyProtocol?) {
        self.init(
            from: configuration.map { [AddressRange]($0.from) } ?? [], isRequired: configuration?.isRequired ?? false)
    }
}

extension [AddressRange] {
    /// The ranges as they match; what the configuration takes for a range is one.
    init(_ ranges: [NetworkRange]) { self = ranges.compactMap { AddressRange($0.description) } }
}
