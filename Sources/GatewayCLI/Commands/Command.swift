/// The command that the program is given; read from the arguments without looking at anything else.
enum Command: Equatable {
    case help
    case version
    case serve(config: String, replaces: Bool = false)
    case checkConfig(config: String, resolves: Bool = false, comparison: Comparison? = nil)
    case reload(config: String)
    case doctor(config: String, provider: String?)
    case configReference
    case backup(config: String, target: String)
    case storeCheck(config: String, copy: String?)
    case storeCopy(from: String, to: String)
    case conformance(ConformanceOptions)
    case clientOperations(config: String, provider: String)
    case clientExplain(config: String, provider: String, operation: String?)
    case explainRoute(RouteQuestion)
    case simulate(SimulateOptions)
    case demo(DemoOptions)

    /// The configuration that another one is held against.
    enum Comparison: Equatable {
        /// That of the gateway that runs with the data directory.
        case running
        case file(String)
    }

    /// The arguments make no sense.
    typealias Misuse = Flags.Misuse

    init(_ arguments: [String]) throws(Misuse) {
        guard let name = arguments.first else {
            self = .help
            return
        }
        switch name {
        case "client":
            self = try Self.client(arguments)
            return
        case "store":
            self = try Self.store(arguments)
            return
        default: break
        }
        let second = ["route": "explain"][name]
        if let second, arguments.count < 2 || arguments[1] != second {
            throw Misuse(message: "\(name) needs to be told what to do; allowed: \(name) \(second)")
        }
        let words = second == nil ? 1 : 2
        var flags = try Flags(
            Array(arguments.dropFirst(words)), of: arguments.prefix(words).joined(separator: " "),
            wordsMax: name == "route" ? 2 : 0)
        switch name {
        case "help", "--help", "-h": self = .help
        case "version", "--version": self = .version
        case "serve":
            let config = try flags.required("--config", "FILE")
            self = .serve(config: config, replaces: try flags.isSet("--replace"))
        case "check-config":
            let config = try flags.required("--config", "FILE")
            let old = flags.optional("--diff")
            self = .checkConfig(
                config: config, resolves: try flags.isSet("--resolve"),
                comparison: old.map { $0.isEmpty ? .running : .file($0) })
        case "reload": self = .reload(config: try flags.required("--config", "FILE"))
        case "doctor":
            let config = try flags.required("--config", "FILE")
            self = .doctor(config: config, provider: try flags.text("--provider", "NAME"))
        case "config-reference": self = .configReference
        case "backup":
            let config = try flags.required("--config", "FILE")
            self = .backup(config: config, target: try flags.required("--to", "DIR"))
        case "conformance": self = .conformance(try ConformanceOptions(&flags))
        case "route": self = .explainRoute(try RouteQuestion(&flags))
        case "simulate": self = .simulate(try SimulateOptions(&flags))
        case "demo": self = .demo(try DemoOptions(&flags))
        default:
            throw Misuse(
                message: "unknown command \"\(name)\"; allowed: serve, reload, check-config, doctor, config-reference, "
                    + "backup, store check, store copy, client operations, client explain, route explain, "
                    + "conformance, simulate, demo, version, help")
        }
        try flags.finish()
    }

    private static func store(_ arguments: [String]) throws(Misuse) -> Command {
        let names = ["check", "copy"]
        guard arguments.count > 1, names.contains(arguments[1]) else {
            throw Misuse(message: "store needs to be told what to do; allowed: store check, store copy")
        }
        var flags = try Flags(Array(arguments.dropFirst(2)), of: "store \(arguments[1])")
        let config = try flags.required("--config", "FILE")
        let command: Command =
            arguments[1] == "check"
            ? .storeCheck(config: config, copy: try flags.text("--in", "DIR"))
            : .storeCopy(from: config, to: try flags.required("--to", "FILE"))
        try flags.finish()
        return command
    }

    private static func client(_ arguments: [String]) throws(Misuse) -> Command {
        let names = ["operations", "explain"]
        guard arguments.count > 1, names.contains(arguments[1]) else {
            throw Misuse(message: "client needs to be told what to do; allowed: client operations, client explain")
        }
        let isList = arguments[1] == "operations"
        var flags = try Flags(
            Array(arguments.dropFirst(2)), of: "client \(arguments[1])", wordsMax: isList ? 1 : 2)
        let config = try flags.required("--config", "FILE")
        try flags.finish()
        guard let provider = flags.words.first else {
            throw Misuse(message: "client \(arguments[1]) needs the name of a provider")
        }
        return isList
            ? .clientOperations(config: config, provider: provider)
            : .clientExplain(config: config, provider: provider, operation: flags.words.dropFirst().first)
    }
}
