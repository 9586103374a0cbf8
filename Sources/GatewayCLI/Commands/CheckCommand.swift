import Configuration
import Gateway
import Kernel
import PostgreSQL

/// `trunkline check-config`.
enum CheckCommand {
    /// - Parameters:
    ///   - resolves: follows every reference, not only those of the gateway's own keys.
    ///   - comparison: what it is held against, once it is right.
    static func run(_ path: String, resolves: Bool = false, against comparison: Command.Comparison? = nil) -> CInt {
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
            _ = try PostgresOptions(configuration, in: environment)
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
        return comparison.map { compare(path, against: $0) } ?? 0
    }
}

extension CheckCommand {
    /// Tells what a file says that another configuration does not, and what of it needs a restart.
    private static func compare(_ path: String, against comparison: Command.Comparison) -> CInt {
        var read = path
        do {
            let new = try ConfigurationSource(path: path, environment: .process).load()
            let old: CheckedConfiguration
            switch comparison {
            case .file(let path):
                read = path
                old = try ConfigurationSource(path: path, environment: .process).load()
            case .running:
                read = "the running gateway"
                guard let running = try RunningConfiguration.find(in: new.settings.dataDirectory) else {
                    throw RunningConfiguration.Failure(
                        message: "no gateway runs with the data directory \(new.settings.dataDirectory)")
                }
                old = try CheckedConfiguration(
                    parsing: running.text(), in: .process, kinds: Catalogue.names, check: Catalogue.check)
            }
            StandardStream.output.write(Self.text(ConfigurationDifference(from: old, to: new), from: old, to: new))
            return 0
        } catch let error as ConfigurationError {
            StandardStream.error.write(ConfigurationReport.text(error, path: read))
        } catch let failure as RunningConfiguration.Failure {
            StandardStream.error.write("trunkline: check-config: \(failure.message)\n")
        } catch {
            StandardStream.error.write("trunkline: check-config: \(error)\n")
        }
        return 2
    }

    private static func text(
        _ difference: ConfigurationDifference, from old: CheckedConfiguration, to new: CheckedConfiguration
    ) -> String {
        guard !difference.isEmpty else { return "nothing changes: \(new.version)\n" }
        let keys = difference.restartKeys
        return "\(old.version) -> \(new.version)\n" + difference.lines.map { "  \($0)\n" }.joined()
            + (keys.isEmpty
                ? "a reload takes all of it\n"
                : "a reload refuses it: \(keys.joined(separator: ", ")) need\(keys.count == 1 ? "s" : "") a restart\n")
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
