import Configuration
import EventLoop
import Gateway
import Kernel

/// `trunkline serve`.
enum ServeCommand {
    /// - Parameter replaces: takes the place of the process that runs with the same data directory.
    static func run(_ path: String, replaces: Bool) -> CInt {
        // First of all, while there is one thread; what is set for us is not for children.
        let notifier = ServiceNotifier.take()
        let passed: PassedDescriptors
        do throws(PassedDescriptors.Malformed) {
            passed = try .take()
        } catch {
            StandardStream.error.write("trunkline: \(error.variable) \"\(error.value)\" makes no sense\n")
            return 2
        }
        let source = ConfigurationSource(path: path, environment: .process)
        let checked: CheckedConfiguration
        do throws(ConfigurationError) {
            checked = try source.load()
        } catch {
            StandardStream.error.write(ConfigurationReport.text(error, path: path))
            return 2
        }
        return MainThread.run(reloads: true) { (main, signals) throws(Service.Failure) in
            let prepared = try ServicePreparation(checked, from: source)
            let arrival = try Arrival(passed, replacing: replaces, for: checked.settings)
            let service = try Service(
                prepared, main: main, notifier: notifier, lockPatience: arrival.lockPatience,
                mayWait: { !signals.wereSent })
            let isSuccession = arrival.isSuccession
            try service.start(arrival.takenOver(), asSuccessor: isSuccession)
            return MainThread.Running(
                stop: { service.stop() }, reload: { service.reload() }, finish: { service.finish() })
        }
    }
}

/// The main thread: a loop of its own that waits for signals and writes the log.
enum MainThread {
    /// A program that runs, and how it is told to stop.
    struct Running {
        let stop: () -> Void
        /// Reads configuration and certificates anew.
        var reload: () -> Void = {}
        /// Ends what is left and gives the exit status.
        let finish: () -> CInt
    }

    /// - Parameters:
    ///   - reloads: whether a hang-up means to read the configuration anew, as for what runs without a terminal, and
    ///     not to end.
    ///   - begin: starts the program; what takes long asks meanwhile whether it shall end.
    static func run(
        reloads: Bool = false, _ begin: (Loop, SignalHandler) throws(Service.Failure) -> Running
    ) -> CInt {
        do {
            let reader = SignalHandler(try SignalReader([.terminate, .interrupt] + (reloads ? [.hangup] : [])))
            let main = try Loop(name: "main")
            main.prepareToRun()
            let running = try begin(main, reader)
            reader.running = running
            _ = try main.watch(reader.descriptor, .readable, reader)
            main.run()
            return running.finish()
        } catch let failure as Service.Failure {
            if !failure.message.isEmpty { StandardStream.error.write("trunkline: \(failure.message)\n") }
            return failure.status
        } catch {
            StandardStream.error.write("trunkline: \(error)\n")
            return 1
        }
    }
}

/// Turns signals into requests to stop or to reload.
final class SignalHandler: ReadinessHandler {
    private let signals: SignalReader
    /// The program, once it runs.
    var running: MainThread.Running?

    init(_ signals: consuming SignalReader) { self.signals = signals }

    /// The program was asked to end before it ran.
    var wereSent: Bool {
        while let signal = signals.next() {
            if signal != .hangup { return true }
        }
        return false
    }

    var descriptor: CInt { signals.descriptor.raw }

    func ready(_ readiness: Readiness) {
        while let signal = signals.next() {
            switch signal {
            case .terminate, .interrupt: running?.stop()
            case .hangup: running?.reload()
            }
        }
    }
}
