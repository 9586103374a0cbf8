import Foundation
import Glibc
import SupportPrograms
import Testing

@Suite("Programs beside tests")
struct ProgramTests {
    @Test("run with more descriptors open than a buffer of names holds, and inherit none of them")
    func manyDescriptors() throws {
        let open = (0..<600).map { _ in unsafe Glibc.open("/dev/null", O_RDONLY) }
        defer { for descriptor in open { close(descriptor) } }
        try #require(open.allSatisfy { $0 > 2 })
        let run = try Program.run(["sh", "-c", "ls /proc/$$/fd"])
        #expect(run.status == 0)
        // Its three, and the folder that is being read.
        #expect(run.text.split(separator: "\n").count <= 4)
    }

    @Test("get all that is written to them, and give all they write")
    func throughput() throws {
        let input = [UInt8](repeating: 7, count: 1 << 20)
        #expect(try Program.run(["cat"], input: input).output == input)
        // One that reads nothing does not take its writer down.
        #expect(try Program.run(["true"], input: input).status == 0)
    }

    @Test("tell how they ended, where they ran, and what they complained of")
    func ends() throws {
        #expect(try Program.run(["sh", "-c", "exit 7"]).status == 7)
        #expect(try Program.run(["sh", "-c", "kill -TERM $$"]).status == -SIGTERM)
        #expect(try Program.run(["pwd"], in: "/usr").text == "/usr\n")
        #expect(try Program.run(["sh", "-c", "echo no >&2"]).text.isEmpty)
        #expect(try Program.run(["sh", "-c", "echo no >&2"], joinsErrors: true).text == "no\n")
        #expect(throws: ProgramError.self) { try Program.run(["no such program"]) }
        let idle = try Program(["sleep", "60"])
        #expect(idle.isRunning)
        idle.kill()
        #expect(idle.isRunning == false)
        #expect(idle.wait() == -SIGKILL)
    }
}
