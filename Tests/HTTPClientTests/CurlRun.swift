import Foundation

/// What the program curl came to.
struct CurlRun {
    let exit: Int32
    let status: Int
    let body: String

    /// Runs a process that is set up to write the status in a line of its own behind the body.
    ///
    /// - Parameter isHead: with `--head` it prints the head, which is no body.
    init(_ process: Process, isHead: Bool) throws {
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let cut = text.lastIndex(of: "\n") ?? text.startIndex
        exit = process.terminationStatus
        status = Int(text[cut...].trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        body = isHead ? "" : String(text[..<cut])
    }
}
