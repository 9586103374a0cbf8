/// Where the event log and the tables are kept.
public enum StoreConfiguration: Hashable, Sendable {
    /// `sqlite`: the name of a file in `dataDirectory`, 1 to 128 of letters, digits, `.`, `_` and `-`.
    case sqlite(fileName: String)
    /// `postgres`: a database of PostgreSQL (15 is tested with); in place of the section its URL may stand alone.
    ///
    /// Needs `security.tokenKeys` and `security.storeKeys`: keys that are made in `dataDirectory` go with the machine,
    /// and what they have sealed stays in the database.
    case postgres(PostgresConfiguration)

    /// The file where nothing is said.
    public static let usual = StoreConfiguration.sqlite(fileName: "trunkline.db")
}

/// A database of PostgreSQL.
public struct PostgresConfiguration: Hashable, Sendable {
    /// `url`: where the database is, as
    /// `postgres://user:password@h1:5432,h2:5432/database?sslmode=verify-full&sslrootcert=/path`; a secret, since there
    /// may be a password in it.
    ///
    /// Of several hosts the one that may be written to is used, also after a failover. A pooler that gives a connection
    /// away behind each transaction will not do.
    public var url: Secret

    /// A database at a URL.
    public init(url: Secret) { self.url = url }
}

extension StoreConfiguration {
    init(_ section: ConfigurationSection?) {
        self = .usual
        guard let section else { return }
        defer { section.finish() }
        let file = section.value("sqlite").flatMap(Self.fileName)
        if let value = section.value("postgres") {
            if section.value("sqlite") != nil { section.report("there is one store: sqlite or postgres") }
            if let postgres = PostgresConfiguration(value) { self = .postgres(postgres) }
        } else if let file {
            self = .sqlite(fileName: file)
        }
    }

    private static func fileName(_ value: ConfigurationValue) -> String? {
        guard let name = value.string() else { return nil }
        let isName =
            name.utf8.count <= 128 && name.utf8.first != UInt8(ascii: ".")
            && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-".utf8.contains($0) }
        if !isName {
            value.report(
                "must be the name of a file in dataDirectory: 1 to 128 letters, digits, \".\", \"_\" and \"-\"")
        }
        return name
    }
}

extension PostgresConfiguration {
    fileprivate init?(_ value: ConfigurationValue) {
        if case .scalar = value.node.content {
            self.init(url: value)
        } else {
            guard let section = value.section() else { return nil }
            defer { section.finish() }
            self.init(url: section.required("url"))
        }
    }

    private init?(url value: ConfigurationValue?) {
        guard let value, let url = value.secret() else { return nil }
        if let text = url.literal, !text.hasPrefix("postgres://"), !text.hasPrefix("postgresql://") {
            value.report("must be a URL that begins with postgres:// or postgresql://, env:NAME or file:/path")
        }
        self.init(url: url)
    }
}
