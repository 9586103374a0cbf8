import Configuration
import Crypto
public import Domain
public import ProviderKit

/// Devices, whose tokens reach the platform with the exchange of their user's token alone (`PROTOCOL.md`, section 16).
extension CCAI: DeviceKeepingProvider {
    /// With Apple's tokens as small hexadecimal digits.
    public func normalized(_ device: PushDevice) throws(ContentProblem) -> PushDevice {
        var device = device
        device.token = try CCAIPushToken.normalized(device.token, transport: device.transport)
        return device
    }

    /// As far as the portal's own test looks without sending: the token, and the certificate that is configured.
    public func checks(
        of device: PushDevice, now: Int64, _ environment: ProviderEnvironment
    ) async -> [PushCheck] {
        let token: PushCheck
        do throws(ContentProblem) {
            _ = try normalized(device)
            token = PushCheck(.token, .passed)
        } catch {
            token = PushCheck(.token, .failed, error.detail)
        }
        return await [token] + certificateChecks(device, now, environment)
    }

    private func certificateChecks(
        _ device: PushDevice, _ now: Int64, _ environment: ProviderEnvironment
    ) async -> [PushCheck] {
        guard device.transport != "fcm" else {
            return [PushCheck(.certificate, .skipped, "FCM has no certificates.")]
        }
        guard let known = configuration.frontEnds.pushCertificates[device.transport] else {
            return [
                PushCheck(.certificate, .skipped, "pushCertificates has none for \(device.transport).")
            ]
        }
        guard case .success(let text) = await environment.secrets.value(of: known.pem, on: environment.loop) else {
            return [PushCheck(.certificate, .failed, "The certificate cannot be read.")]
        }
        let isSandbox = device.environment == "sandbox"
        let place =
            isSandbox == known.isSandbox
            ? PushCheck(.environment, .passed)
            : PushCheck(
                .environment, .failed,
                "The device is for \(device.environment), the certificate is not.")
        let certificate: CertificateWithKey
        do throws(CertificateWithKey.Fault) {
            certificate = try CertificateWithKey(pem: text)
        } catch {
            return Self.checks(of: error) + [place]
        }
        let hasExpired = certificate.expiresAt.map { $0 <= now } ?? false
        let expiry =
            hasExpired
            ? PushCheck(.expiry, .failed, "The certificate has run out.") : PushCheck(.expiry, .passed)
        return [PushCheck(.certificate, .passed), PushCheck(.key, .passed), expiry, place]
    }

    private static func checks(of fault: CertificateWithKey.Fault) -> [PushCheck] {
        switch fault {
        case .noCertificate:
            [PushCheck(.certificate, .failed, "There is no certificate between BEGIN and END.")]
        case .noKey:
            [PushCheck(.certificate, .passed), PushCheck(.key, .failed, "There is no private key beside it.")]
        case .encryptedKey:
            [PushCheck(.certificate, .passed), PushCheck(.key, .failed, "The private key needs a passphrase.")]
        case .foreignKey:
            [PushCheck(.certificate, .passed), PushCheck(.key, .failed, "The private key is another certificate's.")]
        }
    }
}
