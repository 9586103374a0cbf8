import Kernel

/// The program: reads its arguments, does one thing, and answers with an exit status.
///
/// 0: done. 1: it failed, and said why on standard error. 2: the arguments or the configuration are wrong.
@main
enum Trunkline {
    static func main() {
        let command: Command
        do {
            command = try Command(Array(CommandLine.arguments.dropFirst()))
        } catch {
            StandardStream.error.write("trunkline: \(error.message)\nTry: trunkline help\n")
            Process.exit(2)
        }
        Process.exit(run(command))
    }

    private static func run(_ command: Command) -> CInt {
        switch command {
        case .help:
            StandardStream.output.write(HelpText.text)
            return 0
        case .version:
            StandardStream.output.write("trunkline \(Release.version)\n")
            return 0
        case .checkConfig(let path, let resolves, let comparison):
            return CheckCommand.run(path, resolves: resolves, against: comparison)
        case .reload(let path): return ReloadCommand.run(path)
        case .doctor(let path, let provider): return DoctorCommand.run(path, only: provider)
        case .configReference:
            StandardStream.output.write(ConfigurationReference.page())
            return 0
        case .backup(let path, let target): return BackupCommand.run(path, to: target)
        case .storeCheck(let path, let copy): return StoreCheckCommand.run(path, in: copy)
        case .storeCopy(let old, let new): return StoreCopyCommand.run(old, to: new)
        case .conformance(let options): return ConformanceCommand.run(options)
        case .clientOperations(let path, let provider): return ClientCommand.operations(path, of: provider)
        case .clientExplain(let path, let provider, let operation):
            return ClientCommand.explain(path, provider, operation)
        case .serve(let path, let replaces): return ServeCommand.run(path, replaces: replaces)
        case .explainRoute(let question): return RouteCommand.run(question)
        case .simulate(let options): return SimulateCommand.run(options)
        case .demo(let options): return DemoCommand.run(options)
        }
    }
}
