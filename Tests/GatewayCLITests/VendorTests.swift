import Foundation
@testable import GatewayCLI
import GatewayRig
import JSON
import SimulatorKit
import SupportExpectations
import Testing

@Suite("The vendors that have a fake")
struct VendorTests {
    @Test("each has a name, an address, flags and a place in the demo of its own")
    func distinct() {
        let all = Vendors.all
        let flags = all.flatMap { [$0.listen] + $0.flags }.map(\.name)
        expect(Set(flags).count == flags.count && flags.allSatisfy { $0.hasPrefix("--") })
        expectEqual(Set(all.map(\.name)).count, all.count)
        expectEqual(Set(all.map(\.listen.usual)).count, all.count)
        expectEqual(Set(all.map(\.demo.provider)).count, all.count)
        expect(all.contains { $0.demo.opening != nil }, "one of them opens the demo")
    }

    @Test("each has a line of its own in the help, with its flags", arguments: Vendors.all.map(\.name))
    func help(name: String) throws {
        let vendor = try #require(Vendors.all.first { $0.name == name })
        let words = HelpText.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        expect(words.contains("\(vendor.title) with \(vendor.part)"))
        for flag in [vendor.listen] + vendor.flags {
            expect(words.contains("[\(flag.name) \(flag.value)]"))
            expect(words.contains(flag.help))
        }
        expect(HelpText.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    /// The vendors that `trunkline simulate --list` prints with these flags; blocks off the pool.
    private static func list(_ flags: [String]) async throws -> [JSONValue] {
        let (status, output) = try await offPool {
            try ChildGateway.run(["simulate", "--list"] + flags, in: TestFolder())
        }
        expectEqual(status, 0)
        return try JSONValue(parsing: output)["vendors"]?.arrayValue ?? []
    }

    @Test("are listed with all that a script has to know of them")
    func list() async throws {
        let vendors = try await Self.list([])
        expectEqual(vendors.compactMap { $0["name"]?.stringValue }, Vendors.all.map(\.name))
        for vendor in vendors { expectEqual(vendor["section"]?["kind"], vendor["name"]) }
        let connect = try #require(vendors.first { $0["name"] == "connect" })
        expect(connect["listen"] == "--connect" && connect["forLoad"]?["quotaFactor"] == 0)
        expect(connect["sessions"] == true && connect["webhooks"] == false && connect["bearableFaults"] == [])
        let ccai = try #require(vendors.first { $0["name"] == "ccai" })
        expect(ccai["webhooks"] == true && ccai["bearableFaults"] == [["fault": "unruly"]])
        expectEqual(ccai["forLoad"]?["rateLimitRps"], 10_000)
    }

    @Test("and those that are named, with the section that goes with their flags")
    func section() async throws {
        let vendors = try await Self.list(["--voysis", "127.0.0.1:7", "--voysis-token=secret-words"])
        expectEqual(vendors.count, 1)
        expectEqual(
            vendors.first?["section"], ["kind": "voysis", "url": "ws://127.0.0.1:7", "refreshToken": "secret-words"])
        expectEqual(vendors.first?["sample"]?.arrayValue?.first, "--voysis-token")
    }

    @Test("have a section that a gateway takes, with the usual flags and with those of a sample")
    func samples() async throws {
        var providers: JSONObject = [:]
        for vendor in try await Self.list([]) {
            let name = vendor["name"]?.stringValue ?? ""
            let listen = vendor["listen"]?.stringValue ?? ""
            let sample = vendor["sample"]?.arrayValue?.compactMap(\.stringValue) ?? []
            providers.append(name, vendor["section"] ?? .null)
            let other = try #require(try await Self.list([listen, "127.0.0.1:7"] + sample).first)
            var section = try #require(other["section"]?.objectValue)
            for further in [other["forLoad"], other["forFaults"]] {
                for member in further?.objectValue?.members ?? [] { section.set(member.key, to: member.value) }
            }
            providers.append("\(name)-sample", .object(section))
        }
        let apps: JSONObject = [
            "demo": [
                "secretKeys": [.string(Samples.secretKey)], "provider": .string(Vendors.all[0].name),
            ]
        ]
        let configuration: JSONObject = [
            "listen": [["address": "127.0.0.1:0"]], "apps": .object(apps), "providers": .object(providers),
        ]
        let folder = TestFolder()
        let path = try ChildGateway.write(
            String(decoding: JSONValue.object(configuration).encoded(), as: UTF8.self), in: folder)
        let (status, output) = try await offPool {
            try ChildGateway.run(["check-config", "--config", path], in: folder)
        }
        expectEqual(status, 0, "\(output)")
    }
}
