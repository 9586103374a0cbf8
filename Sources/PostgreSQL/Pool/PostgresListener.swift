import Crypto
public import EventLoop
public import Transport

/// Hears notifications on a connection of its own, which is made again whenever it is lost; on one
/// loop, the last release included.
///
/// The connection must be a session of the server's: behind a pooler of transactions nothing would be heard.
public final class PostgresListener {
    /// Told to the handler, in the order of the server.
    public enum Event: Hashable, Sendable {
        /// All channels are listened to, and what is sent from now on is heard; what was sent before, since the last
        /// ``lost``, is not. The time to read once whatever notifications speak of.
        case subscribed
        /// A notification; two that are equal and of one transaction come once.
        case notified(channel: String, payload: String)
        /// Nothing is heard until ``subscribed`` comes again.
        case lost
    }

    /// The largest payload that the server takes, in bytes.
    public static let payloadBytesMax = 7_999
    /// The server is asked for a sign of life so often, and has as long to give it.
    static let beat: Duration = .seconds(5)

    /// The loop everything happens on.
    public let loop: Loop
    private let channels: [String]
    private let link: PostgresLink
    private let handler: (Event) -> Void
    private var isSubscribed = false
    private var timer: TimerID?

    /// Begins to connect; on the resolver's loop.
    ///
    /// - Parameters:
    ///   - channels: letters, digits and underscores; at most 63 bytes each.
    ///   - handler: called on the loop, not after ``close()``.
    public init(
        _ options: PostgresOptions, channels: [String], resolver: Resolver, _ handler: @escaping (Event) -> Void
    ) {
        precondition(channels.allSatisfy(Self.isChannel), "a channel is a plain name")
        loop = resolver.loop
        self.channels = channels
        self.handler = handler
        link = PostgresLink(options, resolver: resolver, random: RandomPool())
        link.connected = { [weak self] connection in self?.subscribe(connection) }
        link.lost = { [weak self] _ in self?.lost() }
        link.start()
    }

    deinit {
        if let timer { loop.cancel(timer) }
        link.close()
    }

    /// The connection, while it is up: for `NOTIFY` and what else needs no transaction of the store's.
    public var connection: PostgresConnection? { isSubscribed ? link.connection : nil }

    /// Why there is no connection, where the last try failed.
    public var failure: PostgresDialError? { link.failure }

    /// Closes the connection; the handler is called no more.
    public func close() {
        isSubscribed = false
        if let timer { loop.cancel(timer) }
        timer = nil
        link.close()
    }

    private static func isChannel(_ name: String) -> Bool {
        (1...63).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private func subscribe(_ connection: PostgresConnection) {
        connection.notified = { [weak self] channel, payload in
            guard let self, isSubscribed else { return }
            handler(.notified(channel: channel, payload: payload))
        }
        let statements = channels.map { PostgresStatement("LISTEN \"\($0)\"") }
        connection.run(PostgresBatch(statements, limit: Self.beat)) { [weak self, weak connection] outcome in
            guard let self, let connection, connection.isOpen, connection === link.connection else { return }
            switch outcome {
            case .success:
                isSubscribed = true
                armBeat()
                handler(.subscribed)
            case .failure:
                connection.giveUp()
            }
        }
    }

    private func armBeat() {
        timer = loop.schedule(after: Self.beat) { [weak self] in
            guard let self else { return }
            timer = nil
            link.connection?.run(PostgresBatch([PostgresStatement("")], limit: Self.beat)) { [weak self] outcome in
                if case .success = outcome, self?.isSubscribed == true { self?.armBeat() }
            }
        }
    }

    private func lost() {
        if let timer { loop.cancel(timer) }
        timer = nil
        guard isSubscribed else { return }
        isSubscribed = false
        handler(.lost)
    }
}
