package import Configuration
package import JSON

/// One adapter outside the process, as configured (`PROTOCOL.md`, "Configuration").
package struct ExternalConfiguration: Sendable {
    /// The name under `providers`.
    package var name: String
    /// `socket`: the path of the adapter's Unix socket.
    ///
    /// `address`: the adapter's address and port on this machine, such as `127.0.0.1:9700`, in place of `socket`.
    package var address: ExternalAddress
    /// `secret`: the secret that both sides prove to know, and that is never sent; required with `address`.
    package var secret: Secret?
    /// `options`: goes to the adapter with each `hello`, as it stands.
    ///
    /// Default: none.
    package var options: JSONObject = JSONObject()
    /// Every time.
    package var times = ExternalTimes()

    /// An adapter at an address.
    package init(name: String, address: ExternalAddress, secret: Secret? = nil) {
        self.name = name
        self.address = address
        self.secret = secret
    }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        name = section.path.split(separator: ".").last.map(String.init) ?? "external"
        let path = section.optionalString("socket", bytesMax: 4096)
        let host = section.optionalString("address", bytesMax: 256)
        address = .path("/")
        secret = section.optionalSecret("secret")
        switch (path, host) {
        case (let path?, nil):
            if path.hasPrefix("/"), let parsed = ExternalAddress(path) {
                address = parsed
            } else {
                section.report("must be the absolute path of a Unix socket, at most 107 bytes", at: "socket")
            }
        case (nil, let host?):
            if !host.hasPrefix("/"), let parsed = ExternalAddress(host) {
                address = parsed
            } else {
                section.report(
                    "must be an address of this machine itself with a port, such as 127.0.0.1:9700", at: "address")
            }
            // Anybody on the machine can listen there while the adapter does not.
            if secret == nil { section.report("is required with address", at: "secret") }
        case (nil, nil): section.report("needs socket or address")
        case (_?, _?): section.report("must not stand beside socket", at: "address")
        }
        for (name, value) in section.section("options")?.entries() ?? [] {
            options.append(name, Self.json(value.node))
        }
        times.patience = section.seconds("reconnectSeconds", default: times.patience, in: 0...86_400)
        section.refuse(["client"], because: "must not stand beside kind external: nothing here goes to a vendor")
        section.finish()
    }

    /// A configuration's node as JSON.
    private static func json(_ node: ConfigurationNode) -> JSONValue {
        switch node.content {
        case .scalar(let scalar): json(scalar)
        case .sequence(let nodes): .array(nodes.map(json))
        case .mapping(let members): .object(JSONObject(members.map { .init(key: $0.name, value: json($0.node)) }))
        }
    }

    private static func json(_ scalar: ConfigurationScalar) -> JSONValue {
        switch scalar.kind {
        case .text: JSONValue(scalar.text)
        case .integer, .number:
            scalar.integer.map { JSONValue($0) } ?? scalar.number.map { JSONValue($0) } ?? JSONValue(scalar.text)
        case .boolean: JSONValue(scalar.boolean ?? false)
        case .null: .null
        }
    }
}
