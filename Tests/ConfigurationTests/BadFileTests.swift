import Configuration
import Foundation
import SupportExpectations
import Testing

/// A configuration with problems, `<case>.yaml`, beside all its problems, `<case>.errors.txt`.
struct BadFile: CustomTestStringConvertible, Sendable {
    var name: String
    var testDescription: String { name }

    static let folder = Fixture.folder("bad")

    static func all() throws -> [BadFile] {
        try Fixture.names(in: folder).filter { $0.hasSuffix(".yaml") }.map { BadFile(name: String($0.dropLast(5))) }
    }

    var bytes: [UInt8] { get throws { try Fixture.bytes(Self.folder.appending(path: name + ".yaml")) } }

    var expected: String {
        get throws {
            let bytes = try Fixture.bytes(Self.folder.appending(path: name + ".errors.txt"))
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

struct BadFileTests {
    @Test("a bad file is refused with all its problems", arguments: try BadFile.all())
    func problems(file: BadFile) throws {
        let bytes = try file.bytes
        let environment = ConfigurationEnvironment(readFile: { _ in bytes }, variable: { _ in nil })
        let error = #expect(throws: ConfigurationError.self) {
            try GatewayConfiguration.load(path: "x", from: environment, kinds: ["oda", "echo"]) { provider, problems in
                provider.section(reportingTo: problems).finish()
            }
        }
        guard case .invalid(let problems) = try #require(error) else {
            Issue.record("not refused as invalid: \(String(describing: error))")
            return
        }
        let text = problems.map { $0.description + "\n" }.joined()
        expectEqual(text, try file.expected)
        expect(!text.contains("hidden") && !text.contains("0123456789abcdef"), "a problem shows a secret")
    }

    @Test("no list of problems lies there without its file")
    func orphans() throws {
        let names = try Fixture.names(in: BadFile.folder)
        let stems = Set(names.filter { $0.hasSuffix(".yaml") }.map { $0.dropLast(5) })
        expect(names.filter { $0.hasSuffix(".errors.txt") }.map { $0.dropLast(11) }.allSatisfy(stems.contains))
    }
}
