import Configuration
import Gateway
import Kernel

/// `trunkline check-config`.
enum CheckCommand {
    static func run(_ path: String) -> CInt {
        let environment = ConfigurationEnvironment.process
        do throws(ConfigurationError) {
            let configuration = try GatewayConfiguration.load(
                path: path, from: environment, kinds: Catalogue.names, check: Catalogue.check)
            _ = try configuration.resolvedSecretKeys(in: environment)
            let problems = ListenerSecurity.problems(of: configuration)
            guard problems.isEmpty else {
                StandardStream.error.write(problems.map { "\(path): \($0)\n" }.joined())
                return 2
            }
            StandardStream.output.write("\(path): ok\n")
            return 0
        } catch {
            StandardStream.error.write(ConfigurationReport.text(error, path: path))
            return 2
        }
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
