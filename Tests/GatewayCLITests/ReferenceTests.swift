import Configuration
import Foundation
@testable import GatewayCLI
import SupportExpectations
import Testing

@Suite("The reference of the configuration")
struct ReferenceTests {
    @Test("every key that is read is declared with its meaning, and every declaration is of a key that is read")
    func declarations() {
        let areas = ConfigurationReference.areas()
        expectEqual(ConfigurationReference.undeclared(in: areas), [])
        expectEqual(ConfigurationReference.unread(in: areas), [])
        expect(areas.map(\.keys.count).reduce(0, +) > 250)
    }

    @Test("a key that is read and not declared is found, however it is read")
    func undeclared() {
        let recorder = ConfigurationRecorder()
        let problems = ConfigurationProblems(recorder: recorder)
        let root = ConfigurationValue(ConfigurationNode(.mapping([])), path: "", problems: problems).section()
        _ = root?.string("dataDirectory", default: "./data")
        _ = root?.boolean("colourful", default: false)
        _ = root?.section("limits")?.optionalInteger("colours", in: 1...3)
        _ = root?.value("painters")?.elements()?.compactMap { $0.section()?.secret("brush") }
        root?.finish()
        let area = ConfigurationReference.Area(kind: "", keys: recorder.keys.filter { !$0.path.isEmpty })
        let found = ConfigurationReference.undeclared(in: [area])
        expectEqual(found, ["colourful", "limits.colours", "painters", "painters[].brush"])
        expect(problems.isEmpty)
        let key = recorder.keys.first { $0.path == "limits.colours" }
        expectEqual(key?.form, "whole number, 1 to 3")
        expectEqual(recorder.keys.first { $0.path == "dataDirectory" }?.fallback, "./data")
        expectEqual(recorder.keys.first { $0.path == "painters[].brush" }?.isRequired, true)
    }

    @Test("the page in deploy is what the program prints")
    func page() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "deploy/configuration.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        expectEqual(page, ConfigurationReference.page(), "run: trunkline config-reference > deploy/configuration.md")
    }

    @Test(
        "rows say type, default, unit and example",
        arguments: [
            "| `limits.bodyBytesMax` | whole number, 1024 to 1073741824 | `1048576` | bytes | `2097152` | a request",
            "| `limits.drainSeconds` | seconds, 0 to 3600 | `10` | s | `0` | how long open requests",
            "| `apps.NAME.secretKeys` | list of at most 16: secret |",
            "| `host` | text | required |",
            "| `transport` | one of `websocket`, `rest` | `websocket` |",
        ])
    func rows(_ start: String) {
        expect(ConfigurationReference.page().split(separator: "\n").contains { $0.hasPrefix(start) })
    }
}
