import EventLoop
import JSON
import Kernel
import SimulatorCCAI
import SimulatorConnect
import SimulatorKit
import SimulatorODA
import SimulatorRaya
import SimulatorVoysis

/// A vendor's machine, and the wire that leads to it.
final class VendorMachine {
    /// The vendors that a gateway makes sessions with.
    static let all: [VendorDescription] = [
        ODASimulator.vendor, RayaSimulator.vendor, VoysisSimulator.vendor, ConnectSimulator.vendor,
        CCAISimulator.vendor,
    ].filter(\.hasSessions)

    let vendor: VendorDescription
    /// Where its fake listens, past the wire.
    let port: UInt16
    let wire: Wire
    /// The section under `providers` for a gateway that reaches it over the wire.
    let section: JSONObject
    private let machine: Machine
    private let fake: VendorFake

    /// Starts the fake, with a wire on the network's loop.
    init(_ vendor: VendorDescription, in scheduler: Scheduler, network: Machine) throws {
        self.vendor = vendor
        machine = scheduler.add(vendor.name)
        guard let anywhere = SocketAddress("127.0.0.1:0") else { throw Finding("no address") }
        let settings = vendor.sampleSettings(at: anywhere)
        let loop = try machine.start()
        fake = try vendor.start(settings, on: loop)
        port = fake.address.port
        let target = port
        let seed = scheduler.nextSeed()
        let wire = try network.perform { loop in try Wire(to: target, loop: loop, seed: seed) }
        guard let wire, let reached = SocketAddress("127.0.0.1:\(wire.port)") else { throw Finding("no wire") }
        self.wire = wire
        var section = vendor.section(settings, at: reached)
        for member in vendor.forFaults.members + vendor.forLoad.members { section.set(member.key, to: member.value) }
        self.section = section
    }

    /// Has the vendor's webhooks, if it posts any, go over the wire that leads to the gateway.
    func post(toGatewayAt port: UInt16) { fake.post?("http://127.0.0.1:\(port)/v1/hooks/\(vendor.name)") }
}
