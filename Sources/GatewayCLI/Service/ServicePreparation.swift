import Configuration
import Gateway
import Kernel

/// All that can be found wrong before the data directory is opened: files, keys and secrets.
struct ServicePreparation {
    let configuration: GatewayConfiguration
    /// Names the configuration in every answer.
    let version: String
    let environment: ConfigurationEnvironment
    let security: ListenerSecurity
    let keys: GatewayKeys
    let secretKeys: [String: [String]]
    let adminKeys: [String]

    init(
        _ configuration: GatewayConfiguration, version: String, environment: ConfigurationEnvironment
    ) throws(Service.Failure) {
        self.configuration = configuration
        self.version = version
        self.environment = environment
        do {
            security = try ListenerSecurity(configuration)
            keys = try GatewayKeys(configuration, in: environment)
            secretKeys = try configuration.resolvedSecretKeys(in: environment)
            adminKeys = try configuration.resolvedAdminKeys(in: environment)
        } catch let failure as ListenerSecurity.Failure {
            throw Service.Failure(message: failure.problems.joined(separator: "\ntrunkline: "), status: 2)
        } catch let failure as GatewayKeys.Failure {
            throw Service.Failure(message: failure.message, status: failure.status)
        } catch let error as ConfigurationError {
            throw Service.Failure(message: "\(error)", status: 2)
        } catch {
            throw Service.Failure(message: "\(error)")
        }
    }
}
