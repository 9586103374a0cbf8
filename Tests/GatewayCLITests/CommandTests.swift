@testable import GatewayCLI
import Kernel
import SimulatorKit
import SupportExpectations
import Testing

@Suite("Arguments")
struct CommandTests {
    @Test(
        "each command is understood",
        arguments: [
            ([], Command.help), (["help"], .help), (["--help"], .help), (["-h"], .help), (["version"], .version),
            (["--version"], .version), (["serve", "--config", "a.yaml"], .serve(config: "a.yaml")),
            (["serve", "--config=a=b.yaml"], .serve(config: "a=b.yaml")),
            (["serve", "--config", "a", "--replace"], .serve(config: "a", replaces: true)),
            (["serve", "--replace", "--config", "a"], .serve(config: "a", replaces: true)),
            (["check-config", "--config", "x"], .checkConfig(config: "x")),
            (["check-config", "--resolve", "--config", "x"], .checkConfig(config: "x", resolves: true)),
            (["check-config", "--config", "x", "--diff"], .checkConfig(config: "x", comparison: .running)),
            (["check-config", "--config", "x", "--diff", "y"], .checkConfig(config: "x", comparison: .file("y"))),
            (["reload", "--config", "x"], .reload(config: "x")),
            (["doctor", "--config", "x"], .doctor(config: "x", provider: nil)),
            (["doctor", "--provider", "p", "--config", "x"], .doctor(config: "x", provider: "p")),
            (["config-reference"], .configReference),
            (["backup", "--config", "x", "--to", "d"], .backup(config: "x", target: "d")),
            (["store", "check", "--config", "x"], .storeCheck(config: "x", copy: nil)),
            (["store", "check", "--in=d", "--config", "x"], .storeCheck(config: "x", copy: "d")),
            (["client", "operations", "--config", "x", "p"], .clientOperations(config: "x", provider: "p")),
            (
                ["client", "explain", "p", "--config", "x"],
                .clientExplain(config: "x", provider: "p", operation: nil)
            ),
            (
                ["client", "explain", "--config", "x", "p", "sendMessage"],
                .clientExplain(config: "x", provider: "p", operation: "sendMessage")
            ),
            (
                ["route", "explain", "--config", "x", "support", "{}"],
                .explainRoute(RouteQuestion(config: "x", route: "support", body: "{}"))
            ),
            (
                ["route", "explain", "support", "{}", "--at", "t", "--app=a", "--config", "x"],
                .explainRoute(RouteQuestion(config: "x", route: "support", body: "{}", at: "t", app: "a"))
            ),
        ])
    func commands(_ arguments: [String], _ command: Command) throws { try expectEqual(Command(arguments), command) }

    @Test(
        "what makes no sense is refused with the flag and what is allowed",
        arguments: [
            (["dance"], "unknown command \"dance\"; allowed: serve"), (["serve"], "serve needs --config FILE"),
            (["serve", "--config"], "--config needs a value: --config FILE"),
            (["serve", "--config", "--quiet"], "--config needs a value: --config FILE"),
            (["serve", "a.yaml"], "serve takes no argument \"a.yaml\", only flags"),
            (["serve", "--config", "a", "--config", "b"], "--config is given twice"),
            (["serve", "--config", "a", "--loud"], "unknown flag --loud of serve; allowed: --config, --replace"),
            (["serve", "--config", "a", "--replace", "now"], "--replace takes no value"),
            (["backup", "--config", "a"], "backup needs --to DIR"),
            (["store", "--config", "a"], "store needs to be told what to do; allowed: store check"),
            (["store", "check"], "store check needs --config FILE"),
            (["store", "copy", "--config", "a"], "store copy needs --to FILE"),
            (["client"], "client needs to be told what to do; allowed: client operations, client explain"),
            (["client", "explain", "--config", "x"], "client explain needs the name of a provider"),
            (["client", "operations", "--config", "x", "p", "q"], "client operations takes no argument \"q\""),
            (["route", "explain", "--config", "x", "support"], "route explain needs JSON"),
            (
                ["route", "explain", "--config", "x", "a", "b", "c"],
                "route explain takes no argument \"c\""
            ),
            (["route"], "route needs to be told what to do; allowed: route explain"),
            (["help", "--loud"], "unknown flag --loud of help; allowed: none"),
            (
                ["demo", "--listen", "nowhere"],
                "--listen \"nowhere\" is no address; allowed: IP:PORT, such as 127.0.0.1:8080"
            ),
            (["simulate", "--quiet=yes"], "--quiet takes no value"),
            (["simulate", "--secret="], "--secret needs a value"),
        ])
    func misuse(_ arguments: [String], _ message: String) {
        #expect { try Command(arguments) } throws: { error in
            (error as? Command.Misuse)?.message.hasPrefix(message) == true
        }
    }

    @Test("the demo and the simulator have their usual addresses, and take others")
    func addresses() throws {
        guard case .demo(let usual) = try Command(["demo"]) else { return expect(Bool(false), "no demo") }
        expectEqual(usual.listen.description, "127.0.0.1:8080")
        expectEqual(usual.simulator.description, "127.0.0.1:18080")
        guard case .demo(let other) = try Command(["demo", "--listen=[::1]:9", "--simulator", "127.0.0.1:0"]) else {
            return
        }
        expectEqual(other.listen.description, "[::1]:9")
        expectEqual(other.simulator.port, 0)
        guard case .simulate(let options) = try Command(["simulate", "--quiet", "--channel", "c", "--secret=s"]) else {
            return
        }
        expect(options["oda"]?["--channel"] == "c" && options["oda"]?["--secret"] == "s")
        expect(options.fakes.allSatisfy { !$0.settings.isRecording })
        expectEqual(
            options.fakes.map { "\($0.name) \($0.settings.address)" },
            [
                "oda 127.0.0.1:18080", "raya 127.0.0.1:9401", "voysis 127.0.0.1:9501", "connect 127.0.0.1:9601",
                "ccai 127.0.0.1:9701",
            ])
    }

    @Test("a simulator that is named runs alone")
    func named() throws {
        guard case .simulate(let oda) = try Command(["simulate", "--listen", "127.0.0.1:1"]),
            case .simulate(let raya) = try Command(["simulate", "--raya=127.0.0.1:2", "--raya-token", "t"])
        else { return expect(Bool(false), "no simulators") }
        expectEqual(oda["oda"]?.address.port, 1)
        expectEqual(oda.fakes.map(\.name), ["oda"])
        expectEqual(raya.fakes.map(\.name), ["raya"])
        expect(raya["raya"]?.address.port == 2 && raya["raya"]?["--raya-token"] == "t")
    }
}
