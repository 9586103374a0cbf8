import Configuration
import Kernel

/// `trunkline reload`.
enum ReloadCommand {
    /// Has the gateway that runs with the file's data directory read its configuration anew, and tells the version that
    /// is in force then with what changed, or what is wrong.
    static func run(_ path: String) -> CInt {
        // A file that is wrong is so for the gateway too, which need not be asked.
        guard let configuration = ConfigurationReport.load(path) else { return 1 }
        do throws(RunningConfiguration.Failure) {
            return report(try reload(in: configuration.dataDirectory), path)
        } catch {
            StandardStream.error.write("trunkline: reload: \(error.message)\n")
            return 1
        }
    }

    /// A process that goes down is followed by another, perhaps, which is asked then.
    private static func reload(in directory: String) throws(RunningConfiguration.Failure) -> ReloadMessage {
        let end = Instant.now + RunningConfiguration.successorLimit
        var isGoing = false
        while true {
            if let running = try RunningConfiguration.find(in: directory) {
                let answer = try running.reload()
                guard case .goingDown = answer else { return answer }
                isGoing = true
            }
            guard isGoing, Instant.now < end else {
                throw RunningConfiguration.Failure(
                    message: isGoing
                        ? "the running gateway goes down, and no other has taken its place"
                        : "no gateway runs with the data directory \(directory); where the file names another one "
                            + "than before, the gateway has to be started anew")
            }
            Thread.sleep(for: .milliseconds(100))
        }
    }

    private static func report(_ answer: ReloadMessage, _ path: String) -> CInt {
        switch answer {
        case .inForce(let version, let changes):
            StandardStream.output.write("\(version)\n" + changes.map { "  \($0)\n" }.joined())
            return 0
        case .refused(let reasons):
            StandardStream.error.write(
                reasons.map { "\($0)\n" }.joined()
                    + "trunkline: \(path): the configuration stays as it was\n")
            return 1
        case .reload, .read, .goingDown, .piece:
            StandardStream.error.write("trunkline: reload: the running gateway answers out of order\n")
            return 1
        }
    }
}
