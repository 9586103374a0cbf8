import Conversations
import Domain
import ProviderKit

/// The providers that a registration of a device is for.
struct DeviceRoute {
    /// The fate of a device, as `push` of a registration has it.
    enum Standing: String {
        /// The vendor is told of the device.
        case vendor
        /// The vendor has no call for that, and the gateway keeps the token.
        case storedOnly = "stored_only"

        /// That of a device which a provider with these capabilities takes.
        init(_ capabilities: Capabilities) { self = capabilities.has(.push) ? .vendor : .storedOnly }
    }

    /// Those that have to do with devices, in the app's order.
    private let providers: [ProviderInstance]

    /// The route over those of some providers that have to do with devices.
    init(_ providers: [ProviderInstance]) {
        self.providers = providers.filter { provider in
            provider.capabilities.has(.push) || provider.adapter is any DeviceKeepingProvider
        }
    }

    /// No provider has to do with devices.
    var isEmpty: Bool { providers.isEmpty }

    /// Judges a device that is to be registered.
    ///
    /// - Throws: the first provider's fault, where none takes the device; the pointer begins at the request's body.
    func validate(_ device: PushDevice) throws(ContentProblem) {
        var first: ContentProblem?
        for provider in providers {
            guard let fault = Self.fault(of: device, at: provider) else { return }
            first = first ?? fault
        }
        if let first { throw first }
    }

    /// The standing of a device: `vendor` where one of the vendors that push to it is told.
    func standing(of device: PushDevice) -> Standing {
        let isAtVendor = providers.contains {
            Standing($0.capabilities) == .vendor && Self.fault(of: device, at: $0) == nil
        }
        return isAtVendor ? .vendor : .storedOnly
    }

    /// The first provider that takes a device and can tell what its pushes hang on; any that can, where none takes it.
    func keeper(of device: PushDevice) -> (any DeviceKeepingProvider, ProviderInstance)? {
        let keepers = providers.filter { $0.adapter is any DeviceKeepingProvider }
        guard let provider = keepers.first(where: { Self.fault(of: device, at: $0) == nil }) ?? keepers.first,
            let keeper = provider.adapter as? any DeviceKeepingProvider
        else { return nil }
        return (keeper, provider)
    }

    /// The fault of a device that a provider's vendor does not push to.
    private static func fault(of device: PushDevice, at provider: ProviderInstance) -> ContentProblem? {
        do throws(ContentProblem) {
            _ = try (provider.adapter as? any DeviceProvider)?.normalized(device)
            return nil
        } catch {
            return error
        }
    }
}
