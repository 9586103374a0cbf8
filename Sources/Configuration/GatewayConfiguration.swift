public import Routing

/// The whole configuration of a gateway process: one file, decoded once, with every default filled in.
///
/// Keys are camelCase; durations carry `Seconds` in their name; unknown keys are problems. Two configurations are equal
/// when they mean the same, so a reload sees whether anything has changed.
public struct GatewayConfiguration: Hashable, Sendable {
    /// `listen`: where callers reach the gateway; a list of `{address: …, tls: …}`, 1 to 16.
    ///
    /// Default: one, 127.0.0.1:8080.
    public var listen: [ListenerConfiguration]
    /// `admin: {address: …, tls: …}`: where `/metrics`, `/livez`, `/readyz` and `/version` are served apart from the
    /// API, and `/admin/…` for operators; none of the addresses of `listen`.
    ///
    /// With it, `/metrics` is served there only, without a key. Default: none, and `/metrics` is served with the API.
    public var admin: ListenerConfiguration?
    /// `admin: {keys: …}`: what operators send as `Authorization: Bearer …` for `/admin/…` on the `admin` listener, 0
    /// to 16, each of 24 to 255 characters; without any, its address must be a loopback one, and whoever reaches it is
    /// an operator.
    ///
    /// Default: none.
    public var adminKeys: [Secret]
    /// `metrics`: who may read `/metrics` where it is served with the API.
    public var metrics: MetricsConfiguration
    /// `trustedProxies`: addresses and ranges of the proxies whose `Forwarded` and `X-Forwarded-For` are believed, 0 to
    /// 256, on every listener.
    ///
    /// They are read from the end, as long as each hop is one of these; the first that is none is the caller, whose
    /// address counts for limits and stands in logs. Default: none, and the fields count for nothing.
    public var trustedProxies: [NetworkRange]
    /// `publicUrl`: how callers reach the gateway, used in links and webhooks; without a slash at its end.
    ///
    /// Default: nil, and the gateway uses its first listener.
    public var publicURL: String?
    /// `dataDirectory`: folder of the database file, the spool and generated keys.
    ///
    /// Default: `./data`.
    public var dataDirectory: String
    /// `store`: where the log is kept.
    ///
    /// Default: `{sqlite: trunkline.db}`.
    public var store: StoreConfiguration
    /// `loops`: how many event loops run, 0 to 256; 0 means one per core.
    ///
    /// Default: 0.
    public var loops: Int
    /// `logging`: what is written to standard error.
    public var logging: LoggingConfiguration
    /// `apps`: the customers' applications, by name; at least one.
    ///
    /// In the order of the file.
    public var apps: [AppConfiguration]
    /// `providers`: the provider instances, by name; at least one.
    ///
    /// In the order of the file.
    public var providers: [ProviderConfiguration]
    /// `routes`: the rules by which sessions find a provider, by name.
    ///
    /// Default: none. In the order of the file.
    public var routes: [ProviderRoute] = []
    /// `calendars`: opening hours for routes, by name.
    ///
    /// In the order of the file. Default: none.
    public var calendars: [HoursCalendar] = []
    /// `security`: the gateway's own keys.
    public var security: SecurityConfiguration
    /// `limits`: what one caller, one connection or one request may take.
    public var limits: LimitsConfiguration
    /// `sessions`: how long things live in a session, and how much its outbox holds.
    public var sessions: SessionsConfiguration
    /// `spool`: where files wait that go to a provider, and how large files may be.
    public var spool: SpoolConfiguration
    /// `facades`: vendor-shaped front doors, for clients that were built for one vendor.
    ///
    /// Default: none of them.
    public var facades: FacadesConfiguration
    /// `testing`: what only suites that test the protocols need.
    ///
    /// Default: nothing of it.
    public var testing: TestingConfiguration

    /// The app of that name.
    public func app(_ name: String) -> AppConfiguration? { apps.first { $0.name == name } }

    /// The provider of that name.
    public func provider(_ name: String) -> ProviderConfiguration? { providers.first { $0.name == name } }
}

/// The settings that only suites that test the protocols need; never for a gateway that others can reach.
public struct TestingConfiguration: Hashable, Sendable {
    /// `echo`: `/v1/echo` answers any method with the body that came and, as a WebSocket, each message with itself.
    ///
    /// It asks for no credential and is not in the OpenAPI document. Default: false.
    public var echo = false

    /// Nothing of it.
    public init() {}
}

/// The access of callers to the metrics.
public struct MetricsConfiguration: Hashable, Sendable {
    /// `public`: anybody; else whoever has a secret key, of any app.
    ///
    /// Where there is an `admin` listener the figures are served there, to whoever reaches it. Default: false.
    public var isPublic = false

    /// Access with a key only.
    public init() {}
}

/// One place to listen at.
public struct ListenerConfiguration: Hashable, Sendable {
    /// `address`: `127.0.0.1:8080` or `"[::1]:8080"` (in quotes, since a bracket begins a list); required.
    public var address: NetworkAddress
    /// `tls`: certificates, where TLS is spoken.
    ///
    /// Default: none, and HTTP goes in clear.
    public var tls: ListenerTLS?
    /// `proxyProtocol`: which connections begin with a `PROXY` header.
    ///
    /// Default: none; a header is a bad request.
    public var proxyProtocol: ListenerProxyProtocol?
}

/// The entries that are logged.
public struct LoggingConfiguration: Hashable, Sendable {
    /// How grave an entry must be to be written.
    public enum Level: String, CaseIterable, Hashable, Sendable {
        /// Everything, for the search of a fault.
        case debug
        /// Entries about what happens in normal service.
        case info
        /// Entries that an operator may want to look at.
        case notice
        /// Entries about what works, but not as it should.
        case warning
        /// Entries about what does not work.
        case error
    }

    /// `level`: how grave an entry must be to be written.
    ///
    /// Default: `info`.
    public var level: Level

    /// A level.
    public init(level: Level = .info) { self.level = level }
}

/// The gateway's own keys; made in `dataDirectory` when absent.
///
/// The first signs or encrypts, all verify or decrypt.
public struct SecurityConfiguration: Hashable, Sendable {
    /// `tokenKeys`: keys of the client tokens, 0 to 16, each of at least 32 bytes.
    ///
    /// Default: none.
    public var tokenKeys: [Secret]
    /// `storeKeys`: keys of what is encrypted in the store, 0 to 16, each of exactly 32 bytes: as they are, as 64
    /// hexadecimal digits, or in base 64.
    ///
    /// Default: none.
    public var storeKeys: [Secret]

    /// Those keys.
    public init(tokenKeys: [Secret] = [], storeKeys: [Secret] = []) {
        self.tokenKeys = tokenKeys
        self.storeKeys = storeKeys
    }
}

/// The limits on what one caller, one connection or one request may take.
public struct LimitsConfiguration: Hashable, Sendable {
    /// `headerBytesMax`: request line and header fields together, 1024 to 1048576.
    ///
    /// Default: 65536.
    public var headerBytesMax = 65_536
    /// `bodyBytesMax`: a request body that is held in memory, 1024 to 1073741824.
    ///
    /// Default: 1048576.
    public var bodyBytesMax = 1_048_576
    /// `jsonDepthMax`: how deep JSON of callers and vendors may nest, 8 to 512.
    ///
    /// Default: 64.
    public var jsonDepthMax = 64
    /// `connectionsMax`: open connections of the process, 1 to 1000000, and fewer where the descriptors that the
    /// process may have do not allow as many.
    ///
    /// For a further one those that have been idle the longest are closed; where there are none it is answered 503.
    ///
    /// Default: 65536.
    public var connectionsMax = 65_536
    /// `connectionsPerAddressMax`: open connections of one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0:
    /// any number.
    ///
    /// `trustedProxies` may have any number.
    ///
    /// Default: 0.
    public var connectionsPerAddressMax = 0
    /// `streamsPerConnectionMax`: concurrent requests of one HTTP/2 connection, 1 to 1024.
    ///
    /// Default: 128.
    public var streamsPerConnectionMax = 128
    /// `sessionsPerUserMax`: live sessions of one user of one app, 1 to 10000; an app may have its own.
    ///
    /// Default: 20.
    public var sessionsPerUserMax = 20
    /// `subscribersPerSessionMax`: open event streams of one session, 1 to 10000.
    ///
    /// Default: 64.
    public var subscribersPerSessionMax = 64
    /// `subscriberQueueBytesMax`: what may wait for one slow reader before it is cut off, 16384 to 67108864.
    ///
    /// About 256 KiB of it wait in memory, the rest in the log. Default: 1048576.
    public var subscriberQueueBytesMax = 1_048_576
    /// `headerTimeoutSeconds`: from the first byte of a request until its header is complete, 0.1 to 3600.
    ///
    /// Default: 10.
    public var headerTimeout: Duration = .seconds(10)
    /// `requestTimeoutSeconds`: from the end of a request's header until the end of its body, 0.1 to 3600; not less
    /// than `headerTimeoutSeconds`.
    ///
    /// Default: 60.
    public var requestTimeout: Duration = .seconds(60)
    /// `idleTimeoutSeconds`: how long a connection without a request stays open, 0.1 to 3600.
    ///
    /// Default: 75.
    public var idleTimeout: Duration = .seconds(75)
    /// `drainSeconds`: how long open requests may go on after the signal to stop, 0 to 3600.
    ///
    /// Default: 10.
    public var drain: Duration = .seconds(10)
    /// `drainIdleSeconds`: how long a connection without a request may bring one after the signal to stop, 0 to 60.
    ///
    /// Connections that are at work are told with each answer to end; those that say nothing for so long are closed.
    ///
    /// Default: 1.
    public var drainIdle: Duration = .seconds(1)
    /// `reconnectSpreadSeconds`: over how long readers are spread that are sent away when the process stops, at the
    /// most, 0 to 600; a millisecond for each is used.
    ///
    /// Default: 30.
    public var reconnectSpread: Duration = .seconds(30)
    /// `diskFreeBytesMin`: how much room the disk of the data directory must have left for `/readyz` to answer 200, 0
    /// to 1125899906842624; 0: any.
    ///
    /// Default: 268435456.
    public var diskFreeBytesMin = 268_435_456
    /// `shedding`: from when on calls are turned away because there is too much to do.
    public var shedding = SheddingConfiguration()
    /// `http2`: what one connection of HTTP/2 may take.
    public var http2 = HTTP2Configuration()
    /// `transfer`: how slowly bodies and answers may go.
    public var transfer = TransferLimits()
    /// `publishable`: how often front ends may make sessions with nothing but a publishable key.
    public var publishable = PublishableLimits()
    /// `clientTokens`: how often front ends may open chats with a client token.
    public var clientTokens = ClientTokenLimits()
    /// `requests`: how often anybody may call anything under `/v1`.
    public var requests = RequestLimits()

    /// Every limit at its default.
    public init() {}
}

/// From when on calls are turned away with 503 `overloaded`, and when no more.
///
/// At a limit typing and receipts are turned away, at twice as much new sessions too, and at four times as much the
/// messages of live sessions too; reads and event streams never.
public struct SheddingConfiguration: Hashable, Sendable {
    /// `loopLagMilliseconds`: how late an event loop may be all the time, 0 to 60000; 0: as late as it likes.
    ///
    /// Default: 250.
    public var loopLag: Duration = .milliseconds(250)
    /// `storeWaitMilliseconds`: how long changes may wait for the store all the time, 0 to 60000; 0: as long as they
    /// like.
    ///
    /// Default: 1000.
    public var storeWait: Duration = .milliseconds(1000)
    /// `recoverySeconds`: how long the load must be below half of a limit before less is turned away, 0.1 to 3600; also
    /// what `Retry-After` says.
    ///
    /// Default: 5.
    public var recovery: Duration = .seconds(5)

    /// Everything at its default.
    public init() {}
}

/// How slowly bodies and answers may go before the connection, or the stream of HTTP/2, is ended.
///
/// Streams of events on which nothing happens have nothing that waits to be sent.
public struct TransferLimits: Hashable, Sendable {
    /// `bodyIdleSeconds`: how long nothing of a request's body may come, 1 to 3600; after as long, the minimum counts.
    ///
    /// Default: 20.
    public var bodyIdle: Duration = .seconds(20)
    /// `bodyBytesPerSecondMin`: how many bytes of a body have to come in a second, on average, 0 to 1048576; 0: any.
    ///
    /// Default: 240.
    public var bodyBytesPerSecondMin = 240
    /// `answerIdleSeconds`: how long bytes may wait to be sent without any of them going, 1 to 3600; after as long, the
    /// minimum counts.
    ///
    /// Default: 30.
    public var answerIdle: Duration = .seconds(30)
    /// `answerBytesPerSecondMin`: how many of the bytes that wait have to go in a second, on average, 0 to 1048576; 0:
    /// any.
    ///
    /// Default: 240.
    public var answerBytesPerSecondMin = 240
    /// `sendBufferBytesMax`: what the kernel may hold of one connection's answers, sent and not acknowledged included
    /// (`SO_SNDBUF`, at most `net.core.wmem_max`), 8192 to 67108864; 0: as the system sizes it.
    ///
    /// It bounds how fast a client far away is served: about this much in a round trip.
    ///
    /// Default: 0.
    public var sendBufferBytesMax = 0
    /// `unsentBytesMax`: what the kernel may hold of one connection's answers that has not been sent yet
    /// (`TCP_NOTSENT_LOWAT`), 4096 to 67108864; 0: as the system sizes it.
    ///
    /// What readers do not take waits in the gateway instead, within `subscriberQueueBytesMax`.
    ///
    /// Default: 65536.
    public var unsentBytesMax = 65_536

    /// Everything at its default.
    public init() {}
}

/// How often sessions may be made with publishable keys; each process counts for itself.
public struct PublishableLimits: Hashable, Sendable {
    /// `sessionsPerAddressPerMinute`: from one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0: any number.
    ///
    /// Behind a proxy that is not one of `trustedProxies` this counts the proxy.
    ///
    /// Default: 30.
    public var sessionsPerAddressPerMinute = 30
    /// `sessionsPerKeyPerSecond`: with one publishable key, 0 to 1000000; 0: any number.
    ///
    /// Default: 50.
    public var sessionsPerKeyPerSecond = 50

    /// Everything at its default.
    public init() {}
}

/// How often chats may be opened with client tokens; each process counts for itself.
public struct ClientTokenLimits: Hashable, Sendable {
    /// `sessionsPerUserPerMinute`: sessions that one user makes or resumes, with whatever token, 0 to 1000000; 0: any
    /// number.
    ///
    /// Default: 30.
    public var sessionsPerUserPerMinute = 30

    /// Everything at its default.
    public init() {}
}

/// How often anybody may call the API; each process counts for itself.
public struct RequestLimits: Hashable, Sendable {
    /// `perAddressPerMinute`: from one IPv4 address or one /64 network of IPv6, 0 to 1000000; 0: any number.
    ///
    /// Default: 0.
    public var perAddressPerMinute = 0
    /// `perSecretKeyPerSecond`: with one secret key, 0 to 1000000; 0: any number.
    ///
    /// Default: 0.
    public var perSecretKeyPerSecond = 0
    /// `perClientTokenPerSecond`: with the client tokens of one session, or with those of one user that are for all of
    /// its sessions, 0 to 1000000; 0: any number.
    ///
    /// Default: 0.
    public var perClientTokenPerSecond = 0

    /// No limit.
    public init() {}
}

/// How long things live in a session, and how much its outbox holds.
public struct SessionsConfiguration: Hashable, Sendable {
    /// `messageExpirySeconds`: how long a message may wait to be sent, 1 to 86400.
    ///
    /// Default: 300.
    public var messageExpiry: Duration = .seconds(300)
    /// `idleEndSeconds`: how long a session lives in which nothing happens, 60 to 2592000.
    ///
    /// Default: 86400.
    public var idleEnd: Duration = .seconds(86_400)
    /// `linkEventsSeconds`: how long nothing is told of further losses of a link that flaps, 0 to 3600.
    ///
    /// Default: 120.
    public var linkEvents: Duration = .seconds(120)
    /// `takeUpsPerSecond`: how many live sessions a starting process takes up in a second, 1 to 1000000.
    ///
    /// Those with something to send come first; one that a caller asks for does not wait for its turn.
    public var takeUpsPerSecond = 500
    /// `outboxMessagesMax`: messages that wait to be sent in one session, 1 to 10000.
    ///
    /// Default: 100.
    public var outboxMessagesMax = 100
    /// `outboxBytesMax`: bytes that wait to be sent in one session, 65536 to 1073741824; not less than
    /// `limits.bodyBytesMax`, or some message would never fit.
    ///
    /// Default: 33554432.
    public var outboxBytesMax = 33_554_432

    /// Everything at its default.
    public init() {}
}
