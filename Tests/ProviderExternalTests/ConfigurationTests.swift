import Configuration
import Domain
import Foundation
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderExternal

@Suite struct ConfigurationTests {
    /// Decodes a section of a provider named `bot`; the problems, as texts.
    private func decode(_ yaml: String) throws -> (configuration: ExternalConfiguration, problems: [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(yaml.utf8))
        let section = ConfigurationValue(node, path: "providers.bot", problems: problems).section()
        let configuration = ExternalConfiguration(try #require(section))
        return (configuration, problems.all.map { "\($0.path) \($0.message)" })
    }

    @Test func `a socket, and what the adapter is told`() throws {
        let (configuration, problems) = try decode(
            "socket: /run/bot.sock\noptions: {model: small, deep: [1, 2.5, true]}")
        expectEqual(problems, [])
        expectEqual(configuration.name, "bot")
        expectEqual(configuration.address, .path("/run/bot.sock"))
        expectEqual(
            JSONValue.object(configuration.options).description, #"{"model":"small","deep":[1,2.5,true]}"#)
        expectEqual(configuration.times.patience, .seconds(900))
    }

    @Test func `an address of the machine itself, with a secret`() throws {
        let (configuration, problems) = try decode("address: \"127.0.0.1:9700\"\nsecret: hush\nreconnectSeconds: 5")
        expectEqual(problems, [])
        expectEqual(configuration.address.description, "127.0.0.1:9700")
        expectEqual(configuration.times.patience, .seconds(5))
    }

    @Test(arguments: [
        "{}", "socket: bot.sock", "socket: /run/bot.sock\naddress: \"127.0.0.1:1\"\nsecret: x",
        "address: \"127.0.0.1:9700\"",
        "address: \"192.0.2.1:9700\"\nsecret: x", "address: \"localhost:9700\"\nsecret: x",
        "address: \"0.0.0.0:9700\"\nsecret: x",
        "address: \"127.0.0.1:0\"\nsecret: x", "socket: /run/bot.sock\nclient: {timeouts: {connectSeconds: 1}}",
        "socket: /run/bot.sock\noptions: [1]", "socket: /run/bot.sock\ncolour: red",
        "socket: /\(String(repeating: "a", count: 108))",
    ])
    func `what cannot work is refused`(_ yaml: String) throws {
        let problems = try decode(yaml).problems
        expectEqual(problems.count, 1, "\(problems)")
    }

    @Test func `the sample is good`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let sample = try JSONValue(
            parsing: [UInt8](
                Data(contentsOf: folder.appendingPathComponent("../../Sources/Providers/External/sample.json"))))
        for member in sample["providers"]?.objectValue?.members ?? [] {
            let problems = ConfigurationProblems()
            guard var object = member.value.objectValue else { continue }
            object.remove("kind")
            let node = try ConfigurationNode(parsing: JSONValue.object(object).encoded())
            let section = ConfigurationValue(node, path: "providers.bot", problems: problems).section()
            _ = ExternalConfiguration(try #require(section))
            expect(problems.isEmpty, "\(problems.all)")
        }
    }

    @Test func `before the adapter was reached nothing is promised but text`() throws {
        let provider = External(ExternalConfiguration(name: "bot", address: .path("/run/bot.sock")))
        expectEqual(provider.capabilities, Capabilities([.text]))
        expect(provider.learnedCapabilities == nil)
        expectEqual(provider.settlement, .echo)
    }
}
