import EventLoop
import Foundation
@testable import GatewayCLI
import Glibc
@testable import Kernel
import SupportExpectations
import Testing

@Suite("The log's way out")
struct LogWriterTests {
    @Test("what nobody reads is bounded, and what is dropped is counted and told once there is room")
    func drops() throws {
        var ends: [CInt] = [0, 0]
        expectEqual(unsafe pipe(&ends), 0)
        defer { for end in ends { close(end) } }
        let writer = LogWriter(loop: try Loop(name: "log"), output: UnwaitingOutput(descriptor: ends[1]))
        let line = Array((String(repeating: "x", count: 1023) + "\n").utf8)
        // Some go into the pipe, as many as may be wait behind it, and as many again behind those.
        let count = 3 * LogWriter.waitingBytesMax / line.count
        for _ in 0..<count { writer.write(line) }
        expect(!writer.flush())
        for _ in 0..<count { writer.write(line) }
        expect(!writer.flush())
        expectEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
        var text: [UInt8] = []
        while !writer.flush() { drain(ends[0], &text) }
        drain(ends[0], &text)
        let lines = text.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        let whole = lines.count { $0 == String(repeating: "x", count: 1023) }
        let words = lines.filter { $0.contains("log lines were dropped") }
        let dropped = words.compactMap { word in
            word.range(of: "\"count\":").flatMap { Int(word[$0.upperBound...].dropLast()) }
        }
        expectEqual(words.count, 2)
        expectEqual(whole + words.count, lines.count, "every line is whole")
        expectEqual(whole + dropped.reduce(0, +), 2 * count)
        expect(whole * line.count <= 2 * LogWriter.waitingBytesMax + (1 << 17))
    }

    private func drain(_ descriptor: CInt, _ text: inout [UInt8]) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let n = unsafe read(descriptor, &buffer, buffer.count)
            guard n > 0 else { return }
            text += buffer[..<n]
        }
    }
}
