import Kernel

/// The command that the program is given; read from the arguments without looking at anything else.
enum Command: Equatable {
    case help
    case version
    case serve(config: String, replaces: Bool = false)
    case checkConfig(config: String, resolves: Bool = false)
    case configReference
    case backup(config: String, target: String)
    case storeCheck(config: String, copy: String?)
    case simulate(SimulateOptions)
    case demo(DemoOptions)

    /// The arguments make no sense; the message names the flag and what is allowed.
    struct Misuse: Error, Equatable {
        let message: String
    }

    init(_ arguments: [String]) throws(Misuse) {
        guard let name = arguments.first else {
            self = .help
            return
        }
        let words = name == "store" ? 2 : 1
        if words == 2, arguments.count < 2 || arguments[1] != "check" {
            throw Misuse(message: "store needs to be told what to do; allowed: store check")
        }
        var flags = try Flags(Array(arguments.dropFirst(words)), of: arguments.prefix(words).joined(separator: " "))
        switch name {
        case "help", "--help", "-h": self = .help
        case "version", "--version": self = .version
        case "serve":
            let config = try flags.required("--config", "FILE")
            self = .serve(config: config, replaces: try flags.isSet("--replace"))
        case "check-config":
            let config = try flags.required("--config", "FILE")
            self = .checkConfig(config: config, resolves: try flags.isSet("--resolve"))
        case "config-reference": self = .configReference
        case "backup":
            let config = try flags.required("--config", "FILE")
            self = .backup(config: config, target: try flags.required("--to", "DIR"))
        case "store":
            let config = try flags.required("--config", "FILE")
            self = .storeCheck(config: config, copy: try flags.text("--in", "DIR"))
        case "simulate": self = .simulate(try SimulateOptions(&flags))
        case "demo": self = .demo(try DemoOptions(&flags))
        default:
            throw Misuse(
                message: "unknown command \"\(name)\"; allowed: serve, check-config, config-reference, "
                    + "backup, store check, simulate, demo, version, help")
        }
        try flags.finish()
    }
}

/// The flags of one command: `--name value` or `--name=value`, each at most once.
struct Flags {
    private let command: String
    private var values: [String: String] = [:]
    private var order: [String] = []
    private var known: [String] = []

    init(_ arguments: [String], of command: String) throws(Command.Misuse) {
        self.command = command
        var rest = arguments[...]
        while let flag = rest.popFirst() {
            guard flag.hasPrefix("--") else {
                throw Command.Misuse(message: "\(command) takes no argument \"\(flag)\", only flags")
            }
            var name = flag
            let value: String
            if let equals = flag.firstIndex(of: "=") {
                name = String(flag[..<equals])
                value = String(flag[flag.index(after: equals)...])
            } else if let next = rest.first, !next.hasPrefix("--") {
                value = next
                rest.removeFirst()
            } else {
                value = ""
            }
            guard values[name] == nil else { throw Command.Misuse(message: "\(name) is given twice") }
            values[name] = value
            order.append(name)
        }
    }

    /// The value of a flag that must be there.
    mutating func required(_ name: String, _ what: String) throws(Command.Misuse) -> String {
        known.append(name)
        guard let value = values[name] else { throw Command.Misuse(message: "\(command) needs \(name) \(what)") }
        guard !value.isEmpty else { throw Command.Misuse(message: "\(name) needs a value: \(name) \(what)") }
        return value
    }

    /// The address a flag gives, or a default.
    mutating func address(_ name: String, default fallback: String) throws(Command.Misuse) -> SocketAddress {
        known.append(name)
        let text = values[name] ?? fallback
        guard let address = SocketAddress(text) else {
            throw Command.Misuse(
                message: "\(name) \"\(text)\" is no address; allowed: IP:PORT, such as \(fallback)")
        }
        return address
    }

    /// Whether a flag is given.
    func contains(_ name: String) -> Bool { values[name] != nil }

    /// The text a flag gives, if it is there.
    mutating func text(_ name: String, _ what: String) throws(Command.Misuse) -> String? {
        known.append(name)
        guard let value = values[name] else { return nil }
        guard !value.isEmpty else { throw Command.Misuse(message: "\(name) needs a value: \(name) \(what)") }
        return value
    }

    /// A flag without a value.
    mutating func isSet(_ name: String) throws(Command.Misuse) -> Bool {
        known.append(name)
        guard let value = values[name] else { return false }
        guard value.isEmpty else { throw Command.Misuse(message: "\(name) takes no value") }
        return true
    }

    /// Refuses what nobody asked for.
    func finish() throws(Command.Misuse) {
        for name in order where !known.contains(name) {
            let allowed = known.isEmpty ? "none" : known.joined(separator: ", ")
            throw Command.Misuse(message: "unknown flag \(name) of \(command); allowed: \(allowed)")
        }
    }
}
