import SimulatorCCAI
import SimulatorConnect
import SimulatorKit
import SimulatorODA
import SimulatorRaya
import SimulatorVoysis

/// The vendors whose fakes this program has, in the order in which people see them.
enum Vendors {
    static let all: [VendorDescription] = [
        ODASimulator.vendor, RayaSimulator.vendor, VoysisSimulator.vendor, ConnectSimulator.vendor,
        CCAISimulator.vendor,
    ]
}
