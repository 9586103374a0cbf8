import Configuration
import ProviderKit

/// How long everything waits (`PROTOCOL.md`, section 1); all of it can be shortened for tests.
struct ConnectTimes: Sendable, Hashable {
    /// `heartbeatSeconds`: between the beats of a socket.
    ///
    /// Default: 10.
    var heartbeat: Duration = .seconds(10)
    /// `transportLifetimeSeconds`: after which a socket is replaced by another.
    ///
    /// Default: 3540.
    var socketLife: Duration = .seconds(3540)
    /// `tokenRenewMarginSeconds`: how long before its end a token is replaced.
    ///
    /// Default: 60.
    var tokenMargin: Duration = .seconds(60)
    /// `dialTimeoutSeconds`: for the handshake of a socket.
    ///
    /// Default: 10.
    var dial: Duration = .seconds(10)
    /// `reconnectSeconds`: how long a chat that was heard is tried to be heard again before its session fails.
    ///
    /// Default: 900.
    var reconnectPatience: Duration = ReconnectPolicy.patienceDefault
    /// `reorderMilliseconds`: how long an item waits for an older one that may come behind it.
    ///
    /// Default: 40.
    var reorder: Duration = .milliseconds(40)
    /// `goodbyeSeconds`: how long the last words are waited for once the user has left (assumed).
    ///
    /// Default: 5.
    var goodbye: Duration = .seconds(5)
    /// `receipts.throttleSeconds`: one receipt of a kind in so long.
    ///
    /// Default: 5.
    var receiptWindow: Duration = .seconds(5)
    /// `receipts.deliveredDelaySeconds`: how long a delivered receipt waits for a read one.
    ///
    /// Default: 3.
    var deliveredDelay: Duration = .seconds(3)
    /// `typing.outIntervalSeconds`: one sign of typing in so long.
    ///
    /// Default: 10.
    var typingOut: Duration = .seconds(10)
    /// `typing.inTtlSeconds`: after which somebody has stopped.
    ///
    /// Default: 12.
    var typingIn: Duration = .seconds(12)

    /// How long receipts rest where three or more take part (assumed).
    static let receiptPause: Duration = .seconds(60)
    /// How old an address of a socket may be when it is dialled (section 6.1).
    static let addressAgeMax: Duration = .seconds(85)
    /// Before the first further attempt to connect; doubled for each one after it.
    static let backoffMin: Duration = .seconds(1)
    static let backoffMax: Duration = .seconds(30)
    /// Both of them.
    static let backoff = backoffMin...backoffMax
    /// The longest pause before a token is asked for again that is due as soon as it comes (assumed).
    static let tokenPauseMax: Duration = .seconds(3600)

    /// The patience with a chat that was heard.
    var reconnects: ReconnectPolicy { ReconnectPolicy(patience: reconnectPatience, pausesFrom: Self.backoffMin) }

    /// The usual times.
    init() {}

    init(_ section: ConfigurationSection) {
        heartbeat = section.seconds("heartbeatSeconds", default: heartbeat, in: 0.05...300)
        socketLife = section.seconds("transportLifetimeSeconds", default: socketLife, in: 0.2...7200)
        tokenMargin = section.seconds("tokenRenewMarginSeconds", default: tokenMargin, in: 0...3600)
        dial = section.seconds("dialTimeoutSeconds", default: dial, in: 0.1...60)
        reconnectPatience = section.seconds("reconnectSeconds", default: reconnectPatience, in: 0...86_400)
        reorder = section.milliseconds("reorderMilliseconds", default: reorder, in: 0...2000)
        goodbye = section.seconds("goodbyeSeconds", default: goodbye, in: 0...60)
    }

    mutating func readReceipts(_ section: ConfigurationSection) {
        receiptWindow = section.seconds("throttleSeconds", default: receiptWindow, in: 0...300)
        deliveredDelay = section.seconds("deliveredDelaySeconds", default: deliveredDelay, in: 0...300)
    }

    mutating func readTyping(_ section: ConfigurationSection) {
        typingOut = section.seconds("outIntervalSeconds", default: typingOut, in: 0...300)
        typingIn = section.seconds("inTtlSeconds", default: typingIn, in: 0.1...300)
    }
}
