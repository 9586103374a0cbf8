import EventLoop
import Kernel
import SimulatorConnect
import SimulatorKit
import SimulatorODA
import SimulatorRaya
import SimulatorVoysis

/// A simulator on a loop and a thread of its own.
final class Simulation: Sendable {
    /// Where it listens.
    let address: SocketAddress
    private let loop: Loop
    private let halt: @Sendable () -> Void

    /// - Parameter start: makes the simulator on the loop and opens its port; gives the address and how to stop it.
    private init(
        at listen: SocketAddress, _ start: (Loop) throws -> (SocketAddress, @Sendable () -> Void)
    ) throws(Service.Failure) {
        do {
            loop = try Loop(name: "simulator")
            _ = try loop.start()
            (address, halt) = try start(loop)
        } catch {
            throw Service.Failure(message: "simulator: \(listen): \(error)")
        }
    }

    /// A fake of Oracle Digital Assistant with one channel.
    static func oda(
        at listen: SocketAddress, channel: ODASimulator.Channel, records: Bool
    ) throws(Service.Failure) -> Simulation {
        try Simulation(at: listen) { loop in
            let simulator = ODASimulator(
                loop: loop,
                configuration: ODASimulator.Configuration(
                    address: listen, channels: [channel], isRecording: records))
            return (try simulator.start(), { simulator.stop() })
        }
    }

    /// A fake of Raya with one bot token.
    static func raya(at listen: SocketAddress, token: String, records: Bool) throws(Service.Failure) -> Simulation {
        try Simulation(at: listen) { loop in
            let simulator = RayaSimulator(
                loop: loop,
                configuration: RayaSimulator.Configuration(address: listen, tokens: [token], isRecording: records))
            return (try simulator.start(), { simulator.stop() })
        }
    }

    /// A fake of Voysis that wants a refresh token, where there is one.
    static func voysis(at listen: SocketAddress, token: String?, records: Bool) throws(Service.Failure) -> Simulation {
        try Simulation(at: listen) { loop in
            let simulator = VoysisSimulator(
                loop: loop,
                configuration: VoysisSimulator.Configuration(
                    address: listen, refreshTokens: token.map { [$0] } ?? [], isRecording: records))
            return (try simulator.start(), { simulator.stop() })
        }
    }

    /// A fake of Amazon Connect with one pair of keys.
    static func connect(
        at listen: SocketAddress, key: ConnectSimulator.Credential, records: Bool
    ) throws(Service.Failure) -> Simulation {
        try Simulation(at: listen) { loop in
            let simulator = ConnectSimulator(
                loop: loop,
                configuration: ConnectSimulator.Configuration(
                    address: listen, credentials: [key], isRecording: records))
            return (try simulator.start(), { simulator.stop() })
        }
    }

    func stop() {
        halt()
        loop.stop()
    }
}
