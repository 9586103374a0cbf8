import Domain
import ProviderKit

/// Devices of a session's user, which the platform is told of with the exchange of a token (`PROTOCOL.md`, section 16).
extension CCAISession: PushSession {
    /// Exchanges a token with the device; its name is the installation's, since the platform has none for it.
    ///
    /// From then on every exchange is made with it.
    ///
    /// - Throws: `unsupported` where the tenant's users have no tokens.
    func register(_ device: PushDevice) async throws(ProviderFailure) -> String {
        guard configuration.chats.userTokens else {
            throw ProviderFailure(.unsupported, "Devices go to the CCAI Platform with userTokens alone.")
        }
        _ = try await knownDevices()
        let brought = CCAIDevice(device)
        var identifier: String
        // A user who becomes known meanwhile is authenticated without the device, which is not kept yet.
        repeat {
            guard !isOver, !isEnding, let present = record?.identifier else { throw Self.notConnected }
            identifier = present
            try await exchange(userDescription(identifier, profile.user ?? context.user), with: brought)
        } while record?.identifier != identifier
        guard !isOver else { throw Self.notConnected }
        var devices = try await knownDevices()
        devices[device.installationID] = brought
        await persistDevices(devices)
        return device.installationID
    }

    /// Tells the platform of the device no more, and makes tokens void that were exchanged with it; a call that takes a
    /// device back it does not have.
    func unregister(_ registration: String) async throws(ProviderFailure) {
        var devices = try await knownDevices()
        guard devices[registration] != nil else { return }
        devices[registration] = nil
        await persistDevices(devices)
        if let identifier = record?.identifier { calls.forget(identifier: identifier) }
    }

    private func persistDevices(_ devices: CCAIDevices) async {
        profile.devices = devices
        await context.values.set(CCAIDevices.key, to: devices.encoded, secret: true)
    }
}
