import EventLoop
import Kernel
import SimulatorKit

/// `trunkline simulate`.
enum SimulateCommand {
    static func run(_ options: SimulateOptions) -> CInt {
        if options.lists {
            StandardStream.output.write(VendorList.text(options))
            return 0
        }
        return MainThread.run { (main, _) throws(Service.Failure) in
            var simulations: [Simulation] = []
            var lines: [String] = []
            for vendor in Vendors.all {
                guard let settings = options[vendor.name] else { continue }
                let simulation: Simulation
                do throws(Simulation.Failure) {
                    simulation = try Simulation(of: vendor, settings)
                } catch {
                    throw Service.Failure(message: error.message)
                }
                simulations.append(simulation)
                lines += vendor.lines(settings, at: simulation.address)
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
}
