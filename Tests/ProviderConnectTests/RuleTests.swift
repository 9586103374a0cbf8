import Domain
import Foundation
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct EndpointTests {
    /// A line of the vendor's own rules, evaluated: region, switches, control plane, participant service.
    struct Row: Sendable, CustomTestStringConvertible {
        let region: String
        let switches: String
        let control: String
        let participant: String

        var testDescription: String { "\(region) \(switches)" }
    }

    private static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Endpoints/hosts.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return Row(region: words[0], switches: words[1], control: words[2], participant: words[3])
        }
    }()

    @Test(arguments: rows) func `the hosts follow the vendor's rules`(_ row: Row) {
        let endpoints = ConnectEndpoints(
            region: row.region, isFIPS: row.switches.contains("fips"), isDualStack: row.switches.contains("dualstack"))
        expectEqual(endpoints.control, row.control)
        expectEqual(endpoints.participant, row.participant)
    }

    @Test func `each partition is in the table, with every switch`() {
        expectEqual(Set(Self.rows.map(\.switches)), ["standard", "fips", "dualstack", "fips-dualstack"])
        let beginnings = ["us-", "us-gov-", "cn-", "eusc-", "us-iso-", "us-isob-", "us-isof-", "eu-isoe-"]
        for beginning in beginnings {
            expect(Self.rows.contains { $0.region.hasPrefix(beginning) }, "\(beginning)")
        }
    }

    @Test func `a region that nobody knows yet has the usual hosts`() {
        expectEqual(ConnectEndpoints(region: "sa-north-9").control, "https://connect.sa-north-9.amazonaws.com")
    }
}

@Suite struct AttributeTests {
    private func attributes(_ data: JSONObject) throws -> [String] {
        try ConnectAttributes.attributes(data).map { "\($0.key)=\($0.value)" }
    }

    private func problem(_ data: JSONObject) -> ContentProblem? {
        do throws(ContentProblem) {
            _ = try ConnectAttributes.attributes(data)
            return nil
        } catch {
            return error
        }
    }

    @Test func `values are texts, typed or not, in their order`() throws {
        try expectEqual(
            attributes([
                "b": "x", "a-1": ["label": "A", "value": "A_17", "type": "string"], "n": 7, "t": true, "c": nil,
                "typed": ["value": 1.5],
            ]), ["b=x", "a-1=A_17", "n=7", "t=true", "c=", "typed=1.5"])
    }

    @Test(arguments: ["", "a.b", "a b", "ä", "a/b"])
    func `oddity 37 another name is refused, with the name`(_ key: String) {
        let problem = problem([key: "x"])
        expectEqual(problem?.pointer, JSONPointer([key]))
        expectEqual(problem?.code, "bad_format")
    }

    @Test func `lists, objects and too much are refused`() {
        expectEqual(problem(["a": [1]])?.code, "wrong_type")
        expectEqual(problem(["a": ["value": ["x": 1]]])?.code, "wrong_type")
        expectEqual(problem(["a": JSONValue(String(repeating: "x", count: 32_768))])?.code, "too_long")
        // A letter and its mark are two.
        expectEqual(problem(["a": JSONValue(String(repeating: "e\u{301}", count: 16_384))])?.pointer.tokens, ["a"])
        let half = JSONValue(String(repeating: "ü", count: 8_192))
        expectEqual(problem(["a": half, "b": half])?.pointer, JSONPointer([]))
        expect(problem(["a": half, "b": JSONValue(String(repeating: "ü", count: 8_191))]) == nil)
    }
}
