import EventLoop
import HTTPWire
import Kernel
import SimulatorConnect
import SimulatorODA

/// The flags of `trunkline simulate`.
///
/// Without an address all simulators run, each where it usually is; with some, those and no others.
struct SimulateOptions: Equatable {
    /// Where the fake of Oracle Digital Assistant listens; nil for not at all.
    var oda: SocketAddress?
    /// Where the fake of Raya listens; nil for not at all.
    var raya: SocketAddress?
    var channel: String
    var secret: String?
    /// Where the digital assistant posts what its skill says, signed with ``secret``; nil where its channel is none of
    /// webhooks.
    var webhookTarget: URI?
    var rayaToken: String
    /// Where the fake of Voysis listens; nil for not at all.
    var voysis: SocketAddress?
    /// The refresh token that it wants; nil for none.
    var voysisToken: String?
    /// Where the fake of Amazon Connect listens; nil for not at all.
    var connect: SocketAddress?
    /// The keys that calls of its control plane are signed with.
    var connectKey: ConnectSimulator.Credential
    var isQuiet: Bool

    init(_ flags: inout Flags) throws(Command.Misuse) {
        let addresses = ["--listen", "--raya", "--voysis", "--connect"]
        let runsAll = !addresses.contains(where: flags.contains)
        func wanted(_ name: String, _ usual: String) throws(Command.Misuse) -> SocketAddress? {
            let address = try flags.address(name, default: usual)
            return runsAll || flags.contains(name) ? address : nil
        }
        oda = try wanted("--listen", "127.0.0.1:18080")
        channel = try flags.text("--channel", "ID") ?? Self.demoChannel
        secret = try flags.text("--secret", "TEXT")
        webhookTarget = try Self.webhookTarget(try flags.text("--webhook-target", "URL"), secret: secret)
        raya = try wanted("--raya", "127.0.0.1:9401")
        rayaToken = try flags.text("--raya-token", "TEXT") ?? Self.demoRayaToken
        voysis = try wanted("--voysis", "127.0.0.1:9501")
        voysisToken = try flags.text("--voysis-token", "TEXT")
        connect = try wanted("--connect", "127.0.0.1:9601")
        connectKey = try Self.connectKey(try flags.text("--connect-access-key", "ID:SECRET") ?? Self.demoConnectKey)
        isQuiet = try flags.isSet("--quiet")
    }

    private static func webhookTarget(_ text: String?, secret: String?) throws(Command.Misuse) -> URI? {
        guard let text else { return nil }
        guard let url = try? URI(text), ["http", "https"].contains(url.scheme), !url.host.isEmpty else {
            throw Command.Misuse(
                message: "--webhook-target \"\(text)\" is no address; allowed: a URL such as "
                    + "http://127.0.0.1:8080/v1/hooks/NAME")
        }
        guard secret != nil else {
            throw Command.Misuse(message: "--webhook-target needs --secret TEXT, which both sides sign with")
        }
        return url
    }

    private static func connectKey(_ text: String) throws(Command.Misuse) -> ConnectSimulator.Credential {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            // The text may hold a secret, so it is not repeated.
            throw Command.Misuse(message: "--connect-access-key is no key; allowed: ID:SECRET")
        }
        return ConnectSimulator.Credential(accessKeyID: parts[0], secret: parts[1])
    }

    /// The one channel of the fake of Oracle Digital Assistant.
    var channelDescription: ODASimulator.Channel {
        guard let webhookTarget, let secret else { return ODASimulator.Channel(channelID: channel, secret: secret) }
        var description = ODASimulator.Channel(channelID: channel)
        description.webhook = ODASimulator.Webhook(secret: secret, target: webhookTarget.description)
        return description
    }

    static let demoChannel = "22222222-2222-4222-8222-222222222222"
    /// The key of the vendor's own examples.
    static let demoConnectKey = "AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
    static let demoRayaToken = "tk_demo_0123456789abcdef"
}

/// `trunkline simulate`.
enum SimulateCommand {
    static func run(_ options: SimulateOptions) -> CInt {
        MainThread.run { (main) throws(Service.Failure) in
            var simulations: [Simulation] = []
            var lines: [String] = []
            if let listen = options.oda {
                let simulation = try Simulation.oda(
                    at: listen, channel: options.channelDescription, records: !options.isQuiet)
                simulations.append(simulation)
                lines.append("Oracle Digital Assistant on http://\(simulation.address)")
                lines.append("channel \(options.channel)\(mode(of: options, at: simulation.address))")
            }
            if let listen = options.raya {
                let simulation = try Simulation.raya(
                    at: listen, token: options.rayaToken, records: !options.isQuiet)
                simulations.append(simulation)
                lines.append("Raya on http://\(simulation.address)")
            }
            if let listen = options.voysis {
                let simulation = try Simulation.voysis(
                    at: listen, token: options.voysisToken, records: !options.isQuiet)
                simulations.append(simulation)
                let mode = options.voysisToken == nil ? "" : ", with tokens"
                lines.append("Voysis on ws://\(simulation.address)\(mode)")
            }
            if let listen = options.connect {
                let simulation = try Simulation.connect(
                    at: listen, key: options.connectKey, records: !options.isQuiet)
                simulations.append(simulation)
                lines.append("Amazon Connect on http://\(simulation.address), key \(options.connectKey.accessKeyID)")
            }
            StandardStream.output.write(lines.map { "simulate: \($0)\n" }.joined())
            let running = simulations
            return MainThread.Running(
                stop: { main.stop() },
                finish: {
                    for simulation in running { simulation.stop() }
                    return 0
                })
        }
    }

    private static func mode(of options: SimulateOptions, at address: SocketAddress) -> String {
        if let target = options.webhookTarget {
            return
                ", a webhook at http://\(address)\(ODASimulator.webhookPath(of: options.channel)), posting to \(target)"
        }
        return options.secret == nil ? ", open" : ", with client authentication"
    }
}
