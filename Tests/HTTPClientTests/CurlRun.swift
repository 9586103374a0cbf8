import Foundation
import SupportPrograms

/// The outcome of a run of the program curl.
struct CurlRun {
    let exit: Int32
    let status: Int
    let body: String

    /// Runs it with arguments that make it write the status in a line of its own behind the body.
    ///
    /// - Parameter isHead: with `--head` it prints the head, which is no body.
    init(_ arguments: [String], input: [UInt8] = [], isHead: Bool) async throws {
        let run = try await Program.outcome(of: ["curl"] + arguments, input: input)
        let text = run.text
        let cut = text.lastIndex(of: "\n") ?? text.startIndex
        exit = run.status
        status = Int(text[cut...].trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        body = isHead ? "" : String(text[..<cut])
    }
}
