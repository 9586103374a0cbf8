public import Domain
import JSON
public import ProviderKit

/// Devices that the service pushes to (`PROTOCOL.md`, section 14).
extension Connect: DeviceProvider {
    /// As it is; refused are devices by other transports than those of `push.deviceTypes`.
    public func normalized(_ device: PushDevice) throws(ContentProblem) -> PushDevice {
        guard let type = ConnectSession.type(of: device), configuration.push?.deviceTypes.contains(type) == true else {
            throw ContentProblem(
                JSONPointer(["transport"]), "bad_format",
                "Amazon Connect does not tell devices by \(device.transport) (\(device.environment)).")
        }
        return device
    }
}
