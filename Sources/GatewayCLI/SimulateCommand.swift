import EventLoop
import Kernel
import Simulators

/// The flags of `trunkline simulate`.
struct SimulateOptions: Equatable {
    var listen: SocketAddress
    var channel: String
    var secret: String?
    var isQuiet: Bool

    init(_ flags: inout Flags) throws(Command.Misuse) {
        listen = try flags.address("--listen", default: "127.0.0.1:18080")
        channel = try flags.text("--channel", "ID") ?? Self.demoChannel
        secret = try flags.text("--secret", "TEXT")
        isQuiet = try flags.isSet("--quiet")
    }

    static let demoChannel = "22222222-2222-4222-8222-222222222222"
}

/// `trunkline simulate`.
enum SimulateCommand {
    static func run(_ options: SimulateOptions) -> CInt {
        MainThread.run { (main) throws(Service.Failure) in
            let simulation = try Simulation(
                at: options.listen, channel: options.channel, secret: options.secret, records: !options.isQuiet)
            StandardStream.output.write(
                """
                simulate: Oracle Digital Assistant on http://\(simulation.address)
                simulate: channel \(options.channel)\(options.secret == nil ? ", open" : ", with client authentication")

                """)
            return MainThread.Running(
                stop: { main.stop() },
                finish: {
                    simulation.stop()
                    return 0
                })
        }
    }
}

/// A simulator on a loop and a thread of its own.
final class Simulation: Sendable {
    /// Where it listens.
    let address: SocketAddress
    private let loop: Loop
    private let simulator: ODASimulator

    init(at listen: SocketAddress, channel: String, secret: String?, records: Bool) throws(Service.Failure) {
        do {
            loop = try Loop(name: "simulator")
            _ = try loop.start()
            simulator = ODASimulator(
                loop: loop,
                configuration: ODASimulator.Configuration(
                    address: listen, channels: [ODASimulator.Channel(channelID: channel, secret: secret)],
                    isRecording: records))
            address = try simulator.start()
        } catch {
            throw Service.Failure(message: "simulator: \(listen): \(error)")
        }
    }

    func stop() {
        simulator.stop()
        loop.stop()
    }
}
