import Configuration
import Crypto
import EventLoop
import Gateway
import HTTPClient
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// The flags of `trunkline demo`.
struct DemoOptions: Equatable {
    var listen: SocketAddress
    var simulator: SocketAddress

    init(_ flags: inout Flags) throws(Flags.Misuse) {
        listen = try flags.address("--listen", default: "127.0.0.1:8080")
        simulator = try flags.address("--simulator", default: "127.0.0.1:18080")
    }
}

/// `trunkline demo`: a simulator, a gateway with a temporary store, and a session to talk in.
enum DemoCommand {
    static let key = "sk_demo_0123456789abcdef"

    static func run(_ options: DemoOptions) -> CInt {
        MainThread.run { (main, _) throws(Service.Failure) in
            let directory: String
            do {
                directory = try Files.makeTemporaryDirectory(prefix: "trunkline-demo-")
            } catch {
                throw Service.Failure(message: "\(error)")
            }
            do throws(Service.Failure) {
                return try begin(options, in: directory, main)
            } catch {
                // Nothing will run, so nobody else would take it away.
                Files.removeDirectory(directory)
                throw error
            }
        }
    }

    private static func begin(
        _ options: DemoOptions, in directory: String, _ main: Loop
    ) throws(Service.Failure) -> MainThread.Running {
        Process.raiseDescriptorLimit()
        let vendors: DemoVendors
        do throws(Simulation.Failure) {
            vendors = try DemoVendors(at: options.simulator)
        } catch {
            throw Service.Failure(message: error.message)
        }
        let service = try service(configuration(options, vendors, directory: directory), main)
        try service.start { bound in await introduce(bound, service, vendors) }
        return MainThread.Running(
            stop: { service.stop() },
            finish: {
                let status = service.finish()
                vendors.stop()
                Files.removeDirectory(directory)
                return status
            })
    }

    private static func service(_ text: String, _ main: Loop) throws(Service.Failure) -> Service {
        let process = ConfigurationEnvironment.process
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                path == "demo.yaml" ? Array(text.utf8) : try process.readFile(path)
            }, variable: process.variable)
        let source = ConfigurationSource(path: "demo.yaml", environment: environment)
        let checked: CheckedConfiguration
        do throws(ConfigurationError) {
            checked = try source.load()
        } catch {
            throw Service.Failure(message: ConfigurationReport.text(error, path: "demo.yaml"))
        }
        return try Service(ServicePreparation(checked, from: source), main: main)
    }

    private static func configuration(_ options: DemoOptions, _ vendors: DemoVendors, directory: String) -> String {
        """
        listen: [{address: "\(options.listen)"}]
        dataDirectory: "\(directory)"
        logging: {level: notice}
        apps:
          demo:
            secretKeys: ["\(key)"]
            publishableKeys: [{key: "pk_demo_0123456789abcdef", origins: ["http://localhost:3000"], native: true}]
            provider: \(vendors.names[0])
            providers: [\(vendors.names.joined(separator: ", "))]
        providers: \(String(decoding: JSONValue.object(vendors.providers).encoded(), as: UTF8.self))
        """
    }

    /// Makes a session through the API, as anybody would, and prints what to do with it.
    private static func introduce(
        _ bound: [SocketAddress], _ service: Service, _ vendors: DemoVendors
    ) async {
        guard let address = bound.first else { return }
        let base = "http://\(address)"
        vendors.post(toGateway: base)
        do {
            let session = try await DemoClient(loop: service.group.loops[0]).makeSession(base: base, key: key)
            StandardStream.output.write(
                """
                demo: gateway on \(base), simulated \(vendors.first.vendor.title) on \(vendors.first.url)
                demo: paste into another terminal; the first shows what happens, the second says something

                curl -N \(base)/v1/sessions/\(session)/events -H 'Accept: text/event-stream' \\
                  -H 'Authorization: Bearer \(key)'

                curl \(base)/v1/sessions/\(session)/messages -H 'Authorization: Bearer \(key)' \\
                  -H 'Content-Type: application/json' -d '{"content":{"type":"text","text":"\(vendors.opening.text)"}}'

                \(vendors.description)
                demo: \(vendors.opening.further); Ctrl-C ends it

                """)
        } catch {
            StandardStream.error.write("trunkline: the demo's session could not be made: \(error)\n")
            service.fail()
        }
    }
}

/// The little of a client that the demo needs.
struct DemoClient {
    let loop: Loop

    /// Why there is no session.
    struct Failure: Error {
        let answer: String
    }

    /// Makes a session and gives its id.
    func makeSession(base: String, key: String) async throws -> String {
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        defer { client.close() }
        var fields = HTTPFields()
        try fields.append(.authorization, "Bearer \(key)")
        fields.append(.contentType, constant: "application/json")
        let body = Array(#"{"user":{"id":"ada","name":"Ada"}}"#.utf8)
        let request = ClientRequest(.post, try URI("\(base)/v1/sessions"), fields: fields, body: .bytes(body))
        let answer = try await client.send(request).body.collect(bytesMax: 1 << 20)
        guard let id = try JSONValue(parsing: answer)["session"]?["id"]?.stringValue else {
            throw Failure(answer: String(decoding: answer, as: UTF8.self))
        }
        return id
    }
}
