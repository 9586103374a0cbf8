import Configuration
import EventLoop
import Gateway
import Kernel
import PostgreSQL
import Synchronization

/// `trunkline doctor`: looks at everything that a gateway with this configuration stands on, changes nothing, and says
/// how to mend what it finds; also while the gateway runs.
enum DoctorCommand {
    /// 0: no problem; 1: problems, or the configuration is wrong; 2: there is no such provider.
    ///
    /// - Parameter only: the provider that is looked at, and nothing that does not belong to it; nil for everything.
    static func run(_ path: String, only: String?) -> CInt {
        let environment = ConfigurationEnvironment.process
        let report = DoctorReport { StandardStream.output.write($0) }
        let problems = ConfigurationProblems()
        let configuration: GatewayConfiguration
        do throws(ConfigurationError) {
            configuration = try GatewayConfiguration.load(
                path: path, from: environment, kinds: Catalogue.names, problems: problems, check: Catalogue.check)
        } catch {
            report.add(ConfigurationFindings.find(error, path: path))
            return report.end()
        }
        if let only, configuration.provider(only) == nil {
            let names = configuration.providers.map(\.name).joined(separator: ", ")
            StandardStream.error.write("trunkline: there is no provider \(only); there are: \(names)\n")
            return 2
        }
        report.add(ConfigurationFindings.find(configuration, problems.secrets, path: path))
        let now = WallClock.milliseconds / 1000
        report.add(
            SecretFindings.find(
                problems.references.filter { only == nil || $0.path.hasPrefix("providers.\(only ?? "").") },
                in: environment))
        if only == nil {
            report.add(StoreFindings.find(configuration, in: environment))
            report.add(CertificateFindings.listeners(of: configuration, now: now))
        }
        let providers = configuration.providers.filter { only == nil || $0.name == only }
        var database: PostgresOptions?
        if only == nil {
            do throws(ConfigurationError) {
                database = try PostgresOptions(configuration, in: environment)
            } catch {
                report.add([.problem("store", "\(error)", mend: "mend store.postgres.url, or what it refers to")])
            }
        }
        let files = FileThread()
        let contacts = providers.compactMap { ProviderContact($0, environment: environment, files: files) }
        do throws(SystemError) {
            try visit(contacts, database, report, now: now)
        } catch {
            StandardStream.error.write("trunkline: \(error)\n")
            return 1
        }
        return report.end()
    }

    /// Reaches the database and the providers, one after the other, on a loop of its own.
    private static func visit(
        _ contacts: [ProviderContact], _ database: PostgresOptions?, _ report: DoctorReport, now: Int64
    ) throws(SystemError) {
        let loop = try Loop(name: "doctor")
        let thread = try loop.start()
        Task(executorPreference: loop.taskExecutor) {
            if let database, let found = try? await DatabaseFindings(loop: loop).find(database) { report.add(found) }
            for contact in contacts { await ProviderVisit(contact, loop, report).make(now: now) }
            loop.stop()
        }
        thread.join()
    }
}

/// Writes findings as they come, and knows how many were problems.
final class DoctorReport: Sendable {
    private let counts = Mutex<[Finding.Level: Int]>([:])
    private let write: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    func add(_ findings: [Finding]) {
        for finding in findings {
            counts.withLock { $0[finding.level, default: 0] += 1 }
            write(finding.lines)
        }
    }

    /// Writes the sum; the exit status.
    func end() -> CInt {
        let counts = counts.withLock { $0 }
        let problems = counts[.problem] ?? 0
        func text(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        write("\(text(problems, "problem")), \(text(counts[.warning] ?? 0, "warning"))\n")
        return problems == 0 ? 0 : 1
    }
}
