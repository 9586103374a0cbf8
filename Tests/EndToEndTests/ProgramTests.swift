import Foundation
import GatewayRig
import Glibc
import SupportPrograms
import SupportExpectations
import Testing

@Suite("Programs beside tests")
struct ProgramTests {
    @Test("run with more descriptors open than a buffer of names holds, and inherit those they are passed")
    func manyDescriptors() async throws {
        let open = (0..<600).map { _ in unsafe Glibc.open("/dev/null", O_RDONLY) }
        defer { for descriptor in open { close(descriptor) } }
        try #require(open.allSatisfy { $0 > 2 })
        let run = try await Program.outcome(of: ["sh", "-c", "ls /proc/$$/fd"])
        expectEqual(run.status, 0)
        // Its three, and the folder that is being read.
        expect(run.text.split(separator: "\n").count <= 4)
        // Numbers that overlap those they shall have, and in another order.
        let folder = TestFolder()
        for name in ["a", "b"] { try folder.write(name, name) }
        let passed = ["b", "a"].map { unsafe Glibc.open("\(folder.path)/\($0)", O_RDONLY) }
        defer { for descriptor in passed { close(descriptor) } }
        let heir = try Program(
            ["sh", "-c", "cat <&3; cat <&4; test -e /proc/$$/fd/5 || echo $KEY"], environment: ["KEY": "value"],
            output: .file("\(folder.path)/out"), passing: passed)
        try await expect(eventually { !heir.isRunning })
        expectEqual(folder.text(of: "out"), "bavalue\n")
    }

    @Test("get all that is written to them, and give all they write")
    func throughput() async throws {
        let input = [UInt8](repeating: 7, count: 1 << 20)
        try await expectEqual(Program.outcome(of: ["cat"], input: input).output, input)
        // One that reads nothing does not take its writer down.
        try await expectEqual(Program.outcome(of: ["true"], input: input).status, 0)
    }

    @Test("tell how they ended, where they ran, and what they complained of")
    func ends() async throws {
        try await expectEqual(Program.outcome(of: ["sh", "-c", "exit 7"]).status, 7)
        try await expectEqual(Program.outcome(of: ["sh", "-c", "kill -TERM $$"]).status, -SIGTERM)
        try await expectEqual(Program.outcome(of: ["pwd"], in: "/usr").text, "/usr\n")
        try await expect(Program.outcome(of: ["sh", "-c", "echo no >&2"]).text.isEmpty)
        try await expectEqual(Program.outcome(of: ["sh", "-c", "echo no >&2"], joinsErrors: true).text, "no\n")
        await #expect(throws: ProgramError.self) { try await Program.outcome(of: ["no such program"]) }
    }

    @Test("are ended from anywhere, once, and whoever waits hears of it")
    func killed() async throws {
        let idle = try Program(["sleep", "60"])
        expect(idle.isRunning)
        async let waited = offPool(count: 4) { _ in idle.wait() }
        idle.kill()
        expectEqual(idle.isRunning, false)
        expectEqual(idle.status, -SIGKILL)
        try await expectEqual(waited, Array(repeating: -SIGKILL, count: 4))
        // Its number is free again, and a signal goes nowhere.
        idle.signal(SIGKILL)
    }
}
