import Kernel

extension PostgresOptions {
    /// The parameters for one dial of libpq: one host, one address.
    ///
    /// - Parameters:
    ///   - host: the name that a certificate is held against.
    ///   - address: the literal to connect to; `nil` for a Unix socket.
    func parameters(
        for host: PostgresHost, address: SocketAddress?
    ) -> [(name: String, value: String)] {
        var list: [(name: String, value: String)] = [
            ("host", host.name), ("port", String(host.port)), ("client_encoding", "UTF8"),
            ("application_name", applicationName), ("sslmode", tls.mode.rawValue),
            // Tickets of Kerberos would be asked for on this thread.
            ("gssencmode", "disable"),
            // Which server will do is asked behind the connection: libpq would walk on to the next host by itself.
            ("target_session_attrs", "any"), ("options", ""),
            ("keepalives", "1"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
            ("tcp_user_timeout", "10000"),
        ]
        if let address { list.append(("hostaddr", address.host)) }
        if let user { list.append(("user", user)) }
        if let database { list.append(("dbname", database)) }
        // An empty one keeps libpq from looking for a file of passwords or a variable.
        list.append(("password", password?.text ?? ""))
        list.append(("passfile", "/nonexistent"))
        if let file = tls.authorities { list.append(("sslrootcert", file)) }
        if let file = tls.certificate { list.append(("sslcert", file)) }
        if let file = tls.key { list.append(("sslkey", file)) }
        return list
    }
}
