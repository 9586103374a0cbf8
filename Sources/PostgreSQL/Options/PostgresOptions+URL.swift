/// Why a URL of a database cannot be used, in words without the URL: there may be a password in it.
public enum PostgresOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It begins with neither `postgres://` nor `postgresql://`.
    case wrongScheme
    /// A `%` without two hexadecimal digits behind it, or bytes that are no text.
    case wrongEscape(part: String)
    /// No host, an empty one, or more than 16.
    case wrongHosts
    /// No number from 1 to 65,535, or not as many as hosts.
    case wrongPort
    /// It is not known, or not supported; the name is as in the URL.
    case unknownParameter(String)
    /// A parameter's value is none of those that it has.
    case wrongValue(parameter: String)
    /// It stands there twice, or also in the first part of the URL.
    case repeated(parameter: String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .wrongScheme: "must begin with postgres:// or postgresql://"
        case .wrongEscape(let part): "has a wrong percent escape in \(part)"
        case .wrongHosts: "must name 1 to 16 hosts"
        case .wrongPort: "must have ports from 1 to 65535: none, one, or as many as hosts"
        case .unknownParameter(let name): "has the parameter \(name), which is not supported"
        case .wrongValue(let name): "has a value for \(name) that is not one of its values"
        case .repeated(let name): "says \(name) twice"
        }
    }
}

extension PostgresOptions {
    /// Reads `postgres://user:password@h1:5432,[::1]:5433/database?sslmode=verify-full` (section 34.1.1.2 of
    /// PostgreSQL's manual); everything is percent-decoded once.
    ///
    /// Parameters: `host` (a Unix socket's folder too), `port`, `user`, `password`, `dbname`, `sslmode`, `sslrootcert`,
    /// `sslcert`, `sslkey`, `target_session_attrs`, `application_name`, `connect_timeout` (seconds). Others are
    /// refused.
    public init(_ url: String) throws(PostgresOptionsError) {
        var reader = try PostgresURLReader(url)
        try self.init(hosts: reader.removeHosts())
        user = reader.remove("user")
        password = reader.remove("password").map { PostgresPassword($0) }
        database = reader.remove("dbname")
        tls.authorities = reader.remove("sslrootcert")
        tls.certificate = reader.remove("sslcert")
        tls.key = reader.remove("sslkey")
        if let text = reader.remove("sslmode") {
            guard let mode = PostgresTLS.Mode(rawValue: text) else { throw .wrongValue(parameter: "sslmode") }
            tls.mode = mode
        }
        if let text = reader.remove("target_session_attrs") {
            guard let wanted = PostgresTarget(rawValue: text) else {
                throw .wrongValue(parameter: "target_session_attrs")
            }
            target = wanted
        }
        if let text = reader.remove("application_name") { applicationName = text }
        if let text = reader.remove("connect_timeout") {
            guard let seconds = Int(text), (1...60).contains(seconds) else {
                throw .wrongValue(parameter: "connect_timeout")
            }
            connectLimit = .seconds(seconds)
        }
        if let name = reader.rest.min() { throw .unknownParameter(name) }
    }
}

/// Takes a URL apart.
private struct PostgresURLReader {
    private var names: Substring
    private var values: [String: String] = [:]

    init(_ url: String) throws(PostgresOptionsError) {
        guard let scheme = ["postgres://", "postgresql://"].first(where: { url.hasPrefix($0) }) else {
            throw .wrongScheme
        }
        var text = url.dropFirst(scheme.count)
        var query: Substring = ""
        if let mark = text.firstIndex(of: "?") {
            query = text[text.index(after: mark)...]
            text = text[..<mark]
        }
        var path: Substring = ""
        if let slash = text.firstIndex(of: "/") {
            path = text[text.index(after: slash)...]
            text = text[..<slash]
        }
        // A password may hold an at sign that was not escaped; a host cannot.
        if let at = text.lastIndex(of: "@") {
            let login = text[..<at]
            names = text[text.index(after: at)...]
            if let colon = login.firstIndex(of: ":") {
                try put("user", login[..<colon])
                try put("password", login[login.index(after: colon)...])
            } else {
                try put("user", login)
            }
        } else {
            names = text
        }
        try put("dbname", path)
        for pair in query.split(separator: "&") {
            guard let sign = pair.firstIndex(of: "=") else { throw .wrongValue(parameter: String(pair)) }
            let name = try Self.decoded(pair[..<sign], "a parameter's name")
            guard values[name] == nil else { throw .repeated(parameter: name) }
            values[name] = try Self.decoded(pair[pair.index(after: sign)...], name)
        }
    }

    private mutating func put(_ name: String, _ text: Substring) throws(PostgresOptionsError) {
        if !text.isEmpty { values[name] = try Self.decoded(text, name) }
    }

    /// The value of a parameter; an empty one is none.
    mutating func remove(_ name: String) -> String? {
        guard let value = values.removeValue(forKey: name), !value.isEmpty else { return nil }
        return value
    }

    /// The names of the parameters that nothing has taken.
    var rest: some Sequence<String> { values.keys }

    mutating func removeHosts() throws(PostgresOptionsError) -> [PostgresHost] {
        if let list = remove("host") {
            guard names.isEmpty else { throw .repeated(parameter: "host") }
            let hosts = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard hosts.count <= PostgresOptions.hostsMax, !hosts.contains("") else { throw .wrongHosts }
            var ports: [UInt16] = []
            for text in (remove("port") ?? "5432").split(separator: ",", omittingEmptySubsequences: false) {
                ports.append(try Self.port(text))
            }
            guard ports.count == 1 || ports.count == hosts.count else { throw .wrongPort }
            return hosts.indices.map { PostgresHost(hosts[$0], port: ports.count == 1 ? ports[0] : ports[$0]) }
        }
        let parts = names.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= PostgresOptions.hostsMax else { throw .wrongHosts }
        // A port as a parameter is that of the hosts without one.
        let usual = try Self.port(Substring(remove("port") ?? "5432"))
        return try parts.map { part throws(PostgresOptionsError) in try Self.host(part, usual) }
    }

    private static func host(_ part: Substring, _ usual: UInt16) throws(PostgresOptionsError) -> PostgresHost {
        var name = part
        var rest: Substring = ""
        if part.hasPrefix("[") {
            guard let end = part.firstIndex(of: "]") else { throw .wrongHosts }
            name = part[part.index(after: part.startIndex)..<end]
            rest = part[part.index(after: end)...]
        } else if let colon = part.firstIndex(of: ":") {
            name = part[..<colon]
            rest = part[colon...]
        }
        guard rest.isEmpty || rest.hasPrefix(":") else { throw .wrongHosts }
        let decoded = try decoded(name, "a host")
        guard !decoded.isEmpty, !decoded.contains(",") else { throw .wrongHosts }
        return PostgresHost(decoded, port: rest.isEmpty ? usual : try port(rest.dropFirst()))
    }

    private static func port(_ text: Substring) throws(PostgresOptionsError) -> UInt16 {
        guard let port = UInt16(text), port > 0 else { throw .wrongPort }
        return port
    }

    private static func decoded(_ text: Substring, _ part: String) throws(PostgresOptionsError) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hex), let low = rest.popFirst().flatMap(hex) else {
                throw .wrongEscape(part: part)
            }
            bytes.append(high << 4 | low)
        }
        // libpq takes C strings.
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw .wrongEscape(part: part)
        }
        return text
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
