import EventLoop
import Kernel
import SimulatorKit

/// A vendor's fake on a loop and a thread of its own.
final class Simulation: Sendable {
    /// The fake does not run; the message says where it should.
    struct Failure: Error {
        let message: String
    }

    let vendor: VendorDescription
    let settings: VendorSettings
    private let loop: Loop
    private let fake: VendorFake

    /// Starts the fake and opens its port.
    init(of vendor: VendorDescription, _ settings: VendorSettings) throws(Failure) {
        (self.vendor, self.settings) = (vendor, settings)
        do {
            loop = try Loop(name: "simulator")
            _ = try loop.start()
            fake = try vendor.start(settings, on: loop)
        } catch {
            throw Failure(message: "simulator: \(settings.address): \(error)")
        }
    }

    /// Where it listens.
    var address: SocketAddress { fake.address }

    /// The same for people.
    var url: String { vendor.url(of: address) }

    /// Has the vendor's webhooks go there, where it posts any.
    func post(to url: String) { fake.post?(url) }

    func stop() {
        fake.stop()
        loop.stop()
    }
}
