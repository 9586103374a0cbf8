import Configuration
import Gateway
import Kernel

/// `trunkline check-config`.
enum CheckCommand {
    /// - Parameter resolves: follows every reference, not only those of the gateway's own keys.
    static func run(_ path: String, resolves: Bool = false) -> CInt {
        let environment = ConfigurationEnvironment.process
        let found = ConfigurationProblems()
        let configuration: GatewayConfiguration
        do throws(ConfigurationError) {
            configuration = try GatewayConfiguration.load(
                path: path, from: environment, kinds: Catalogue.names, problems: found, check: Catalogue.check)
        } catch {
            StandardStream.error.write(ConfigurationReport.text(error, path: path))
            return 2
        }
        var problems =
            ListenerSecurity.problems(of: configuration) + GatewayKeys.problems(configuration, in: environment)
        do throws(ConfigurationError) {
            _ = try configuration.resolvedSecretKeys(in: environment)
            _ = try configuration.resolvedAdminKeys(in: environment)
        } catch {
            problems.append("\(error)")
        }
        if resolves {
            for secret in found.references {
                do throws(ConfigurationError) {
                    _ = try secret.resolve(in: environment)
                } catch {
                    if !problems.contains("\(error)") { problems.append("\(error)") }
                }
            }
        }
        guard problems.isEmpty else {
            StandardStream.error.write(problems.map { "\(path): \($0)\n" }.joined())
            return 2
        }
        let told = resolves ? ", \(found.references.count) references lead somewhere" : ""
        StandardStream.output.write("\(path): ok\(told)\n")
        return 0
    }
}

/// A configuration error for people: all problems, one a line, each with file, line and path.
enum ConfigurationReport {
    /// Reads a configuration for a command that needs no secrets; what is wrong with it is told, and gives `nil`.
    static func load(_ path: String) -> GatewayConfiguration? {
        do throws(ConfigurationError) {
            return try GatewayConfiguration.load(
                path: path, from: .process, kinds: Catalogue.names, check: Catalogue.check)
        } catch {
            StandardStream.error.write(text(error, path: path))
            return nil
        }
    }

    static func text(_ error: ConfigurationError, path: String) -> String {
        guard case .invalid(let problems) = error else { return "trunkline: \(error)\n" }
        return problems.map { "\(path):\($0)\n" }.joined()
            + "trunkline: \(problems.count) problem\(problems.count == 1 ? "" : "s") in \(path)\n"
    }
}

extension ConfigurationEnvironment {
    /// The process's own files and variables.
    static var process: ConfigurationEnvironment {
        ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                do throws(SystemError) {
                    return try Files.read(path, bytesMax: 4 << 20)
                } catch {
                    throw .unreadableFile(path: path, reason: error.reason)
                }
            }, variable: { ProcessEnvironment.value($0) })
    }
}
