import Configuration
import HTTP2
import HTTPServer
import HTTPWire
import Kernel
import Transport

// The configuration of the edge, in the words of the layers that act on it.

extension ProxyPolicy {
    /// No headers from anybody where nothing is configured.
    init(_ configuration: ListenerProxyProtocol?) {
        self.init(
            from: configuration.map { [AddressRange]($0.from) } ?? [], isRequired: configuration?.isRequired ?? false)
    }
}

extension ListenerTLS {
    /// Fields that every answer over TLS has besides its own.
    var answerFields: HTTPFields {
        var fields = HTTPFields()
        if let hsts {
            let scope = hsts.includesSubDomains ? "; includeSubDomains" : ""
            try? fields.append("Strict-Transport-Security", "max-age=\(hsts.maxAgeSeconds)\(scope)")
        }
        return fields
    }
}

extension HTTPServerLimits {
    /// The limits of the configuration, and the defaults for what it does not have.
    init(_ configuration: GatewayConfiguration) {
        let limits = configuration.limits
        self.init(
            http1: HTTP1Limits(
                startLineBytesMax: min(16_384, limits.headerBytesMax), fieldLineBytesMax: limits.headerBytesMax,
                headBytesMax: limits.headerBytesMax, bodyBytesMax: limits.bodyBytesMax))
        headerSeconds = Self.seconds(limits.headerTimeout)
        requestSeconds = Self.seconds(limits.requestTimeout)
        bodyIdleSeconds = Self.seconds(limits.transfer.bodyIdle)
        bodyBytesPerSecondMin = limits.transfer.bodyBytesPerSecondMin
        writeIdleSeconds = Self.seconds(limits.transfer.answerIdle)
        writeBytesPerSecondMin = limits.transfer.answerBytesPerSecondMin
        sendBufferBytesMax = limits.transfer.sendBufferBytesMax
        unsentBytesMax = limits.transfer.unsentBytesMax
        idleSeconds = Self.seconds(limits.idleTimeout)
        connectionsMax = limits.connectionsMax
        connectionsPerAddressMax = limits.connectionsPerAddressMax
        trustedProxies = TrustedProxies([AddressRange](configuration.trustedProxies))
        http2HeadBytesMax = limits.http2.headerListBytesMax
        http2 = HTTP2Limits(limits.http2, concurrentStreamsMax: limits.streamsPerConnectionMax)
    }

    private static func seconds(_ duration: Duration) -> Int { max(1, Int(duration.milliseconds / 1000)) }
}

extension HTTP2Limits {
    init(_ configuration: HTTP2Configuration, concurrentStreamsMax: Int) {
        self.init()
        self.concurrentStreamsMax = concurrentStreamsMax
        streamWindowBytes = configuration.streamWindowBytes
        connectionWindowBytes = configuration.connectionWindowBytes
        resets = HTTP2Rate(configuration.resets)
        pings = HTTP2Rate(configuration.pings)
        settings = HTTP2Rate(configuration.settings)
        windowUpdates = HTTP2Rate(configuration.windowUpdates)
        emptyFrames = HTTP2Rate(configuration.emptyFrames)
    }
}

extension HTTP2Rate {
    init(_ budget: HTTP2Configuration.Budget) { self.init(burst: budget.burst, perSecond: budget.perSecond) }
}

extension [AddressRange] {
    /// The ranges as they match; what the configuration takes for a range is one.
    init(_ ranges: [NetworkRange]) { self = ranges.compactMap { AddressRange($0.description) } }
}
