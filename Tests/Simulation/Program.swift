import CSimulated
import Glibc
import JSON
import Kernel
import Telemetry

/// `simulation SEED [--hours H] [--wide] [--elsewhere] [--log]`: plays one seed; 0 where nothing is found.
///
/// With `--log` the gateway's lines are printed, and the events of each session that something is found of.
@main enum Program {
    /// Pieces of memory with gaps between them: while they are kept, all else has other addresses in another order.
    private static func scattered() -> [[UInt8]] {
        var pieces = (1...4_000).map { [UInt8](repeating: 0, count: $0 % 61 * 16) }
        for place in stride(from: 0, to: pieces.count, by: 2) { pieces.swapAt(place, place * 7 % pieces.count) }
        pieces.removeLast(pieces.count / 2)
        return pieces
    }

    static func main() {
        unsafe tl_simulation_prepare(CommandLine.unsafeArgv)
        var arguments = CommandLine.arguments.dropFirst().makeIterator()
        var seed: UInt64 = 1
        var hours = 1.0
        var breadth = Breadth.usual
        var showsLog = false
        var pieces: [[UInt8]] = []
        while let argument = arguments.next() {
            switch argument {
            case "--hours": hours = arguments.next().flatMap(Double.init) ?? hours
            case "--wide": breadth = .wide
            case "--elsewhere": pieces = scattered()
            case "--log": showsLog = true
            default: seed = UInt64(argument) ?? seed
            }
        }
        let began = tl_simulation_real_time()
        var findings: [String]
        var counts: [String: Int] = [:]
        var digest = ""
        do {
            let simulation = try Simulation(seed: seed, hours: hours, breadth: breadth)
            do {
                try simulation.run()
                findings = simulation.findings
            } catch {
                findings = ["\(error)"] + simulation.findings
            }
            counts = simulation.counts
            digest = "\(simulation.digest)"
            if showsLog {
                for line in simulation.log.lines { print(line) }
                for event in simulation.courses { print(String(decoding: event.encoded(), as: UTF8.self)) }
            }
        } catch {
            findings = ["\(error)"]
        }
        let milliseconds = (tl_simulation_real_time() - began) / 1_000_000
        let summary = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        for finding in findings { print("seed \(seed): \(finding)") }
        print("seed \(seed): \(findings.count) findings, \(milliseconds) ms, digest \(digest); \(summary)")
        withExtendedLifetime(pieces) {}
        Files.removeDirectory(Simulation.spoolDirectory)
        // As it stands: what a simulation holds has no order in which it could be let go.
        fflush(nil)
        _exit(findings.isEmpty ? 0 : 1)
    }
}
