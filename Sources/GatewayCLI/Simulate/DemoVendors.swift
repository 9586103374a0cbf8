import JSON
import Kernel
import SimulatorKit

/// The simulated vendors of the demo, and how its gateway is told of them.
struct DemoVendors {
    /// The fake of the vendor that the demo's session talks to.
    let first: Simulation
    /// The text that the session may begin with, and a sentence about further ones.
    let opening: (text: String, further: String)
    private let others: [Simulation]

    /// Starts all of them: the first where the user wants it, the others beside it on any free port.
    init(at address: SocketAddress) throws(Simulation.Failure) {
        let openers = Vendors.all.compactMap { vendor in vendor.demo.opening.map { (vendor, $0) } }
        guard let (opener, opening) = openers.first else {
            preconditionFailure("One of the vendors opens the demo.")
        }
        self.opening = opening
        first = try Simulation(of: opener, opener.sampleSettings(at: address))
        var beside = address
        beside.port = 0
        var others: [Simulation] = []
        for vendor in Vendors.all where vendor.name != opener.name {
            others.append(try Simulation(of: vendor, vendor.sampleSettings(at: beside)))
        }
        self.others = others
    }

    private var all: [Simulation] { [first] + others }

    /// The names of the providers, the usual one first.
    var names: [String] { all.map(\.vendor.demo.provider) + ["echo"] }

    /// The section `providers`.
    var providers: JSONObject {
        var providers: JSONObject = [:]
        for simulation in all {
            let section = simulation.vendor.section(simulation.settings, at: simulation.address)
            providers.append(simulation.vendor.demo.provider, .object(section))
        }
        providers.append("echo", ["kind": "echo"])
        return providers
    }

    /// The description of each of the others, for people.
    var description: String {
        others.map { other in
            let demo = other.vendor.demo
            return "demo: the provider \(demo.provider), simulated on \(other.url), is \(demo.summary)"
        }
        .joined(separator: "\n")
    }

    /// Has webhooks go to the gateway that listens at an address such as `http://127.0.0.1:8080`.
    func post(toGateway base: String) {
        for simulation in all { simulation.post(to: "\(base)/v1/hooks/\(simulation.vendor.demo.provider)") }
    }

    func stop() {
        for simulation in all { simulation.stop() }
    }
}
