import Configuration
import Gateway
import Kernel
import PostgreSQL

/// All that can be found wrong before the data directory is opened: files, keys and secrets.
struct ServicePreparation {
    let checked: CheckedConfiguration
    let source: ConfigurationSource
    let security: ListenerSecurity
    let keys: GatewayKeys
    let secretKeys: [String: [String]]
    let adminKeys: [String]
    /// Where the database is, if the store is no file.
    let database: PostgresOptions?

    var configuration: GatewayConfiguration { checked.settings }
    var environment: ConfigurationEnvironment { source.environment }

    /// - Parameter source: where the configuration came from, to be read again by a reload.
    init(_ checked: CheckedConfiguration, from source: ConfigurationSource) throws(Service.Failure) {
        self.checked = checked
        self.source = source
        do {
            security = try ListenerSecurity(checked.settings)
            keys = try GatewayKeys(checked.settings, in: source.environment)
            secretKeys = try checked.settings.resolvedSecretKeys(in: source.environment)
            adminKeys = try checked.settings.resolvedAdminKeys(in: source.environment)
            database = try PostgresOptions(checked.settings, in: source.environment)
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

/// All that a reload needs before anything is changed; what is wrong is found here.
struct ReloadPreparation: Sendable {
    /// Why all stays as it is: each problem with its place in the file, or the keys that need a restart.
    struct Failure: Error {
        let problems: [String]
    }

    let checked: CheckedConfiguration
    let difference: ConfigurationDifference
    let revision: GatewayRevision
    let certificates: ListenerSecurity.Renewal

    /// Reads the file, the certificates, and every secret that the gateway itself uses; blocks meanwhile.
    init(
        _ source: ConfigurationSource, replacing present: CheckedConfiguration, _ security: ListenerSecurity
    ) throws(Failure) {
        do {
            checked = try source.load()
            difference = ConfigurationDifference(from: present, to: checked)
            guard difference.restartKeys.isEmpty else {
                throw Failure(problems: difference.restartKeys.map { "\($0): needs a restart to be changed" })
            }
            let settings = checked.settings
            certificates = try security.renewal(settings)
            revision = GatewayRevision(
                settings, version: checked.version,
                secretKeys: try settings.resolvedSecretKeys(in: source.environment),
                adminKeys: try settings.resolvedAdminKeys(in: source.environment),
                tokenSecrets: try GatewayKeys(settings, in: source.environment).tokenSecrets)
        } catch let failure as Failure {
            throw failure
        } catch ConfigurationError.invalid(let problems) {
            throw Failure(problems: problems.map { "\(source.path):\($0)" })
        } catch let failure as ListenerSecurity.Failure {
            throw Failure(problems: failure.problems)
        } catch let failure as GatewayKeys.Failure {
            throw Failure(problems: [failure.message])
        } catch {
            throw Failure(problems: ["\(error)"])
        }
    }
}
