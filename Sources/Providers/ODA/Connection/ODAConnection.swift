import Configuration
import Domain
import EventLoop
import HTTPWire
import ProviderKit

/// Hears what becomes of a connection.
protocol ODAConnectionListener: AnyObject {
    func opened(_ connection: ODAConnection)
    func received(_ text: [UInt8], _ connection: ODAConnection)
    func ended(_ end: SocketEnd, _ connection: ODAConnection)
    /// The server has taken all that was to be said of the user; told where it answers messages alone.
    func profileTaken(_ connection: ODAConnection)
    /// The connection has no token to show, or no address.
    func failed(_ failure: ProviderFailure, _ connection: ODAConnection)
}

/// One connection of a line, from the attempt to open it to its end; with a token of its own.
///
/// A refresh wants a fresh token (section 4.5), and a secret that was changed counts from the next attempt on.
final class ODAConnection {
    /// A connection that is not there.
    static let notConnected = ProviderFailure(
        .notConnected, "The chat server is not connected.", code: "ConnectionNone")
    /// A connection that is gone, and what was written to it perhaps with it.
    static let lost = ProviderFailure(
        .notConnected, "The connection was lost before the chat server had shown that it has the message.",
        code: "ConnectionNone")

    let transport: ODATransport
    /// The proof that messages came over it.
    let receipts: PongReceipts
    private let listener: any ODAConnectionListener
    private let tokens: ODATokenSource
    private let dialler: ODADialler
    private let isRedial: Bool
    /// Another provider stands by for each of the line's sessions.
    private let standBy: StandBy?
    private(set) var link: (any ODALink)?
    private var token: ODAToken?
    /// The line no longer listens to this connection.
    private var isDropped = false

    init(
        _ transport: ODATransport, for listener: any ODAConnectionListener, _ tokens: ODATokenSource,
        _ dialler: ODADialler, isRedial: Bool, habit: PongHabit, standBy: StandBy? = nil
    ) {
        receipts = PongReceipts(loop: tokens.loop, habit: habit)
        self.transport = transport
        self.listener = listener
        self.tokens = tokens
        self.dialler = dialler
        self.isRedial = isRedial
        self.standBy = standBy
    }

    // MARK: What the line asks for

    /// Begins to open it; what comes of it is told to the listener.
    func dial() {
        guard tokens.configuration.hasTokens else { return connect() }
        sign { connection in connection.connect() }
    }

    /// Shows the token in the first frame.
    func authenticate() {
        if let token { _ = link?.send(text: ODAFrameWriter.auth(token: token.text)) }
    }

    /// A connection that shows its token with each request gets a fresh one.
    func renew() {
        // Without another token the one that was shown goes on being shown.
        if tokens.configuration.takesCallerTokens {
            guard let given = try? tokens.given() else { return }
            token = given
            link?.renew(given.bearer)
            return
        }
        sign { connection in connection.link?.renew(connection.authorization ?? "") }
    }

    /// Sends a ping of the application.
    func ping() {
        if link?.send(text: ODAFrameWriter.ping) == true { receipts.pinged() }
    }

    /// Ends it without a goodbye; nothing is told.
    func drop() {
        isDropped = true
        receipts.lost()
        let dropped = link
        link = nil
        dropped?.abort()
    }

    /// Lets it say goodbye on its own; nothing is told.
    func forget() {
        isDropped = true
        receipts.closed()
        link = nil
    }

    // MARK: What the link tells

    func opened() {
        if !isDropped { listener.opened(self) }
    }

    func received(_ text: [UInt8]) {
        if !isDropped { listener.received(text, self) }
    }

    func profileTaken() {
        if !isDropped { listener.profileTaken(self) }
    }

    func ended(_ end: SocketEnd) {
        link = nil
        receipts.lost()
        if !isDropped { listener.ended(end, self) }
    }

    // MARK: The handshake

    private func connect() {
        do throws(ProviderFailure) {
            link = dialler.dial(try request(), self)
        } catch {
            listener.failed(error, self)
        }
    }

    private func sign(_ done: @escaping (ODAConnection) -> Void) {
        guard let secret = tokens.configuration.channelSecret else { return show(done) }
        let waiting = LoopBound((connection: self, done: done), loop: tokens.loop)
        tokens.secrets.read(secret, on: tokens.loop) { result in
            let (connection, done) = waiting.value
            connection.read(result, done)
        }
    }

    /// The token of the customer's backend is at hand, or there is none.
    private func show(_ done: (ODAConnection) -> Void) {
        do throws(ProviderFailure) {
            token = try tokens.given()
        } catch {
            return listener.failed(error, self)
        }
        done(self)
    }

    /// The secret has come; the attempt it was read for may be over by now.
    private func read(_ secret: Result<String, ConfigurationError>, _ done: (ODAConnection) -> Void) {
        guard !isDropped else { return }
        do throws(ProviderFailure) {
            token = try tokens.sign(secret)
        } catch {
            return listener.failed(error, self)
        }
        done(self)
    }

    private var authorization: String? { token?.bearer }

    private func request() throws(ProviderFailure) -> ODADial {
        let configuration = tokens.configuration
        do throws(HTTPWireError) {
            var fields = HTTPFields()
            if let origin = configuration.origin { try fields.append(.origin, origin) }
            let shows = transport == .poll || configuration.authPlacement != .frame
            if shows, let authorization { try fields.append(.authorization, authorization) }
            let url =
                switch transport {
                case .socket: try configuration.socketURL(userID: tokens.userID)
                case .poll: try configuration.messageURL(userID: tokens.userID)
                case .hook: configuration.webhook?.url
                }
            guard let url else { throw HTTPWireError.badTarget }
            return ODADial(
                transport: transport, url: url, fields: fields, pollTimeout: configuration.times.longPoll,
                isRedial: isRedial, secret: configuration.webhook?.secret, userID: tokens.userID, standBy: standBy)
        } catch {
            throw ProviderFailure(.unavailable, "The chat server's address cannot be used.", code: "NetworkFailure")
        }
    }
}
