import Configuration
import EventLoop
import JSON
import Kernel
import ProviderExternal
import Synchronization

/// The flags of `trunkline conformance`.
struct ConformanceOptions: Equatable {
    var address: ExternalAddress
    /// As configured: `env:NAME`, `file:/path`, or the secret itself.
    var secret: String?
    var text = "hello"
    /// Seconds.
    var patience = 10

    init(_ flags: inout Flags) throws(Flags.Misuse) {
        let place = try flags.required("--external", "SOCKET")
        guard let address = ExternalAddress(place) else {
            throw Flags.Misuse(
                message: "--external \"\(place)\" is neither the path of a socket nor an address of this machine; "
                    + "allowed: /run/bot.sock, 127.0.0.1:9700")
        }
        self.address = address
        secret = try flags.text("--secret", "SECRET")
        if let text = try flags.text("--text", "TEXT") { self.text = text }
        if let seconds = try flags.text("--patience", "SECONDS") {
            guard let seconds = Int(seconds), (1...600).contains(seconds) else {
                throw Flags.Misuse(message: "--patience \"\(seconds)\" is no number of seconds; allowed: 1 to 600")
            }
            patience = seconds
        }
    }
}

/// `trunkline conformance --external SOCKET`: runs the provider suite against somebody's adapter.
enum ConformanceCommand {
    /// A secret as configurations write it.
    private static func secret(_ text: String) -> Secret {
        if text.hasPrefix("env:") { return Secret(variable: String(text.dropFirst(4))) }
        if text.hasPrefix("file:") { return Secret(file: String(text.dropFirst(5))) }
        return Secret(literal: text)
    }

    /// 0: it lacks nothing; 1: it does, and each thing was said; 2: the secret cannot be read.
    static func run(_ options: ConformanceOptions) -> CInt {
        var settings = ExternalSuite.Settings(address: options.address)
        settings.text = options.text
        settings.patience = .seconds(options.patience)
        do throws(ConfigurationError) {
            settings.secret = try options.secret.map { text throws(ConfigurationError) in
                try secret(text).resolve(in: .process)
            }
        } catch {
            StandardStream.error.write("trunkline: --secret: \(error)\n")
            return 2
        }
        let status = Mutex<CInt?>(nil)
        do {
            let loop = try Loop(name: "conformance")
            let thread = try loop.start()
            let suite = ExternalSuite(settings, on: loop)
            Task(executorPreference: loop.taskExecutor) {
                let results = await suite.results { StandardStream.output.write($0.text) }
                let count = results.count { $0.isLacking }
                StandardStream.output.write(
                    count == 0 ? "the adapter lacks nothing\n" : "the adapter lacks \(count) of \(results.count)\n")
                status.withLock { $0 = count == 0 ? 0 : 1 }
                loop.stop()
            }
            thread.join()
        } catch {
            StandardStream.error.write("trunkline: \(error)\n")
            return 1
        }
        return status.withLock { $0 } ?? 1
    }
}

extension ExternalSuite.Result {
    fileprivate var isLacking: Bool { if case .lacking = verdict { true } else { false } }

    /// `ok      takes a message`.
    fileprivate var text: String {
        switch verdict {
        case .passed: "ok      \(name)\n"
        case .skipped(let reason): "skipped \(name) (\(reason))\n"
        case .lacking(let reason): "LACKS   \(name): \(reason)\n"
        }
    }
}
