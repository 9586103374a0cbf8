import SimulatorKit

/// The flags of `trunkline simulate`.
///
/// Without an address all fakes run, each where it usually is; with some, those and no others.
struct SimulateOptions: Equatable {
    /// One fake that is to run.
    struct Fake: Equatable {
        /// The vendor's name in ``Vendors``.
        let name: String
        let settings: VendorSettings
    }

    /// The fakes that are to run, in the order of ``Vendors``.
    var fakes: [Fake] = []
    /// Describe them instead.
    var lists = false

    init(_ flags: inout Flags) throws(Flags.Misuse) {
        let runsAll = !Vendors.all.contains { flags.contains($0.listen.name) }
        let isRecording = !flags.contains("--quiet")
        for vendor in Vendors.all {
            let listen = vendor.listen
            let address = try flags.address(listen.name, default: listen.usual ?? "127.0.0.1:0")
            var given: [String: String] = [:]
            for flag in vendor.flags { given[flag.name] = try flags.text(flag.name, flag.value) }
            let settings: VendorSettings
            do throws(VendorMisuse) {
                settings = try vendor.settings(at: address, isRecording: isRecording, given: given)
            } catch {
                throw Flags.Misuse(message: error.message)
            }
            if runsAll || flags.contains(listen.name) { fakes.append(Fake(name: vendor.name, settings: settings)) }
        }
        _ = try flags.isSet("--quiet")
        lists = try flags.isSet("--list")
    }

    /// The settings of a vendor's fake; nil where it is not to run.
    subscript(name: String) -> VendorSettings? { fakes.first { $0.name == name }?.settings }
}
