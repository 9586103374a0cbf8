import Configuration
import Conversations
import Crypto
import Domain
import Redaction
import Routing

/// One application with its keys as digests.
final class App: Sendable {
    let name: String
    /// The provider of a session that names none.
    let defaultProvider: String?
    /// The route of a session that names neither, where no provider is its default.
    let defaultRoute: String?
    /// All it may use.
    let providers: Set<String>
    /// The fields that front ends may set, such as `user.attributes.page`.
    let clientFields: Set<String>
    /// The pages that client tokens are for.
    let pages: AllowedPages
    /// The pages that each publishable key is for.
    private let keyPages: [String: AllowedPages]
    /// The front ends' view: the members that they see and change.
    let frontEnds: FrontEndView
    /// Live sessions of one user.
    let sessionsPerUserMax: Int
    /// Finds what is never stored of what callers give.
    let redactor: Redactor

    init(_ configuration: AppConfiguration, sessionsPerUserMax fallback: Int) {
        name = configuration.name
        defaultProvider = configuration.provider
        defaultRoute = configuration.route
        providers = Set(configuration.providers)
        pages = configuration.pages
        keyPages = Dictionary(
            configuration.publishableKeys.map { ($0.key, configuration.pages(of: $0)) }, uniquingKeysWith: { $1 })
        frontEnds = FrontEndView(fields: Set(configuration.clientFields))
        clientFields = frontEnds.fields
        sessionsPerUserMax = configuration.sessionsPerUserMax ?? fallback
        redactor = configuration.redactor
    }
}

extension App {
    /// Whether it may use a route: one that leads nowhere but to its own providers.
    func mayUse(_ name: String, of table: RouteTable) -> Bool {
        table[name]?.reach.allSatisfy(providers.contains) ?? false
    }

    /// The pages that one of its publishable keys is for.
    func pages(of key: PublishableKey) -> AllowedPages { keyPages[key.key] ?? pages }
}

/// The caller of a request, and the user it speaks for.
enum Principal: Sendable {
    /// The customer's backend.
    case secret(App)
    /// A front end with nothing but a public key.
    case publishable(App, PublishableKey)
    /// A front end of one user, or of one session.
    case client(App, ClientToken)

    var app: App {
        switch self {
        case .secret(let app), .publishable(let app, _), .client(let app, _): app
        }
    }

    /// The pages that the credential is for.
    var pages: AllowedPages {
        switch self {
        case .publishable(let app, let key): app.pages(of: key)
        case .secret(let app), .client(let app, _): app.pages
        }
    }

    /// Bound by the field rules of front ends.
    var isFrontEnd: Bool {
        if case .secret = self { false } else { true }
    }

    /// A front end of one user, or of one session.
    var isClient: Bool {
        if case .client = self { true } else { false }
    }

    /// The scope in which idempotency keys are one: the app, or the user or session of a client token; never a key or
    /// token value.
    var idempotencyScope: String {
        switch self {
        case .secret(let app): "app:\(app.name)"
        case .publishable(let app, _): "public:\(app.name)"
        case .client(let app, let token): "client:\(app.name):\(token.session?.description ?? token.userID)"
        }
    }
}

/// Finds the app of a key.
///
/// Keys are kept as SHA-256 and compared in constant time.
struct KeyRing: Sendable {
    private struct Entry: Sendable {
        let digest: [UInt8]
        let principal: Principal
    }

    private var entries: [Entry] = []

    /// Whether a secret key with this digest is one of an app.
    func hasSecret(_ digest: [UInt8], of app: String) -> Bool {
        entries.contains { entry in
            guard case .secret(let owner) = entry.principal else { return false }
            return owner.name == app && entry.digest == digest
        }
    }

    mutating func add(secret key: String, of app: App) {
        entries.append(Entry(digest: Self.digest(key), principal: .secret(app)))
    }

    mutating func add(publishable key: PublishableKey, of app: App) {
        entries.append(Entry(digest: Self.digest(key.key), principal: .publishable(app, key)))
    }

    /// Looks at every key, so that the time taken does not tell which one came close.
    func principal(for key: String) -> Principal? {
        let digest = Self.digest(key)
        var found: Principal?
        for entry in entries where constantTimeEqual(entry.digest.span, digest.span) { found = entry.principal }
        return found
    }

    static func digest(_ key: String) -> [UInt8] {
        HashAlgorithm.sha256.digest(of: key.utf8Span.span)
    }
}
