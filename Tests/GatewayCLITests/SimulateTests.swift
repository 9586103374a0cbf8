import GatewayRig
import Glibc
import JSON
import SupportExpectations
import Testing

@Suite("trunkline simulate")
struct SimulateTests {
    private static func simulator(_ flags: [String] = [], in folder: TestFolder) async throws -> ChildGateway {
        try await offPool {
            try ChildGateway(
                ["simulate", "--listen", "127.0.0.1:0"] + flags,
                saying: "simulate: Oracle Digital Assistant on http://",
                in: folder)
        }
    }

    private static func count(_ name: String, _ child: ChildGateway) async throws -> Int? {
        try await child.caller(nil).get("/_sim/stats").json[name]?.intValue
    }

    /// Opens a socket of that channel by hand and says something; what came back, handshake included, blocks off the
    /// pool.
    private static func say(_ text: String, channel: String, _ child: ChildGateway) async throws -> String {
        let port = child.port
        return try await offPool {
            let wire = try Wire(port: port)
            defer { wire.close() }
            let frame = Array(#"{"userId":"u","messagePayload":{"type":"text","text":"\#(text)"}}"#.utf8)
            // A mask of zeros changes nothing; less than 126 bytes have their length in the second byte.
            try wire.send(
                Array(
                    """
                    GET /chat/v1/chats/sockets/websdk?channelId=\(channel)&userId=u HTTP/1.1\r\nHost: x\r\n\
                    Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
                    """.utf8) + [0x81, 0x80 | UInt8(frame.count), 0, 0, 0, 0] + frame)
            var received = ""
            // The skill repeats what it does not know; whoever refuses ends with a reason.
            let ends = ["said: \(text)", "no such channel", "the first frame"]
            while !ends.contains(where: received.contains) {
                let bytes = try wire.receive(within: 10)
                if bytes.isEmpty { break }
                received += String(decoding: bytes, as: UTF8.self)
            }
            return received
        }
    }

    @Test(
        "says where it is and which channel it has, talks, and ends well with either signal",
        arguments: [SIGTERM, SIGINT])
    func talks(_ signal: CInt) async throws {
        let folder = TestFolder()
        let child = try await Self.simulator(["--channel", "c-7"], in: folder)
        expect(child.log.contains("simulate: channel c-7, open\n"), "\(child.log)")
        let answer = try await Self.say("hello there", channel: "c-7", child)
        expect(answer.hasPrefix("HTTP/1.1 101 "))
        expect(answer.contains("You said: hello there"), "\(answer)")
        let texts = try await child.caller(nil).get("/_sim/texts").json["texts"]
        expectEqual(texts?.arrayValue?.compactMap { $0["text"]?.stringValue }, ["hello there"])
        child.signal(signal)
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0, "\(child.log)")
    }

    @Test("with --quiet it counts and keeps nothing")
    func quiet() async throws {
        let child = try await Self.simulator(["--quiet", "--channel=c-7"], in: TestFolder())
        _ = try await Self.say("hello there", channel: "c-7", child)
        try await expectEqual(Self.count("messagesReceived", child), 1)
        try await expectEqual(child.caller(nil).get("/_sim/texts").json["texts"]?.arrayValue?.isEmpty, true)
        try await expectEqual(child.caller(nil).get("/_sim/log").json["entries"]?.arrayValue?.isEmpty, true)
    }

    @Test("with --secret the channel wants a token first, and no output shows the secret")
    func secret() async throws {
        let child = try await Self.simulator(["--channel", "c-7", "--secret", "very-secret-words"], in: TestFolder())
        expect(child.log.contains("simulate: channel c-7, with client authentication\n"), "\(child.log)")
        expect(!child.log.contains("very-secret-words"))
        let answer = try await Self.say("hello there", channel: "c-7", child)
        expect(!answer.contains("You said"), "\(answer)")
        try await expectEqual(Self.count("violations", child), 1)
        try await expectEqual(Self.count("messagesReceived", child), 0)
    }

    @Test("with --webhook-target the channel is a webhook, and no output shows the secret")
    func webhook() async throws {
        let child = try await Self.simulator(
            [
                "--channel", "c-7", "--secret", "very-secret-words", "--webhook-target",
                "http://127.0.0.1:9/v1/hooks/pizza",
            ], in: TestFolder())
        let path = "/connectors/v2/listeners/webhook/channels/c-7"
        expect(
            child.log.contains(
                "simulate: channel c-7, a webhook at http://127.0.0.1:\(child.port)\(path), "
                    + "posting to http://127.0.0.1:9/v1/hooks/pizza\n"), "\(child.log)")
        expect(!child.log.contains("very-secret-words"))
        let body = Array(#"{"userId":"u","messagePayload":{"type":"text","text":"hi"}}"#.utf8)
        let caller = child.caller(nil)
        try await expectEqual(caller.call("POST", path, body: body).status, 400)
        try await expectEqual(
            caller.call("POST", path, body: body, fields: ["X-Hub-Signature": "sha256=00"]).status, 403)
        // The path of a webhook is called by servers alone.
        let answer = try await Self.say("hello there", channel: "c-7", child)
        expect(answer.contains("no such channel"), "\(answer)")
    }

    @Test("a simulated Voysis is there too, and wants a token where one is given")
    func voysis() async throws {
        let flags = ["--voysis", "127.0.0.1:0", "--voysis-token", "refresh-words"]
        let child = try await Self.simulator(flags, in: TestFolder())
        let line = child.log.split(separator: "\n").first { $0.hasPrefix("simulate: Voysis on ws://127.0.0.1:") }
        expectEqual(line?.hasSuffix(", with tokens"), true, "\(child.log)")
        expect(!child.log.contains("refresh-words"))
        let port = try #require(line?.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) })
        let caller = Caller(port: port)
        let fields = ["Accept": "application/json", "Authorization": "Bearer refresh-words"]
        let token = try await caller.call("POST", "/tokens", body: [], fields: fields)
        expectEqual(token.json["token"], "app-1")
        try await expectEqual(
            caller.call("POST", "/tokens", body: [], fields: ["Accept": "application/json"]).status, 401)
    }

    @Test("another channel than its own is not there")
    func otherChannel() async throws {
        let child = try await Self.simulator(in: TestFolder())
        try await expect(Self.say("hello", channel: "c-8", child).hasPrefix("HTTP/1.1 404 "))
        try await expectEqual(Self.count("handshakesRefused", child), 1)
    }

    @Test("with --raya it is Raya that runs, and nothing else")
    func raya() async throws {
        let child = try await offPool {
            try ChildGateway(
                ["simulate", "--raya", "127.0.0.1:0", "--raya-token", "tk_1"], saying: "simulate: Raya on http://",
                in: TestFolder())
        }
        expect(!child.log.contains("Oracle"))
        expect(!child.log.contains("tk_1"), "no output shows the token")
        let path = "/v1/agents/chatbox-config/widget/"
        let fields = ["Authorization": "Bearer tk_1", "Content-Type": "application/json"]
        try await expectEqual(child.caller(nil).get(path, fields: fields).json["theme"], "light")
        try await expectEqual(Self.count("configurationRequests", child), 1)
    }

    @Test("with --connect it is Amazon Connect that runs, with the key it is given")
    func connect() async throws {
        let child = try await offPool {
            try ChildGateway(
                ["simulate", "--connect", "127.0.0.1:0", "--connect-access-key", "AKID7:a+/secret:b"],
                saying: "simulate: Amazon Connect on http://", in: TestFolder())
        }
        expect(!child.log.contains("Raya"))
        expect(child.log.contains(", key AKID7\n"), "\(child.log)")
        expect(!child.log.contains("secret"), "no output shows the secret")
        let answer = try await child.caller(nil).call("POST", "/contact/stop", body: [])
        expectEqual(answer.status, 403)
        expectEqual(answer.json["Message"], "Missing Authentication Token")
        try await expectEqual(Self.count("controlCalls", child), 1)
    }

    @Test("with --ccai it is the CCAI Platform that runs, with the credentials it is given")
    func ccai() async throws {
        let child = try await offPool {
            try ChildGateway(
                ["simulate", "--ccai", "127.0.0.1:0", "--ccai-token", "shop:a+/secret:b", "--ccai-rate", "1000"],
                saying: "simulate: CCAI Platform on http://", in: TestFolder())
        }
        expect(!child.log.contains("Raya"))
        expect(child.log.contains(", user shop\n"), "\(child.log)")
        expect(!child.log.contains("secret"), "no output shows the secret")
        let path = "/apps/api/v1/end_users?identifier=x"
        let refused = try await child.caller(nil).get(path, fields: ["Accept": "application/json"])
        expect(refused.status == 401 && refused.json["message"] == "Unauthorized")
        let answer = try await child.caller(nil).get(path, fields: ["Authorization": "Basic c2hvcDphKy9zZWNyZXQ6Yg=="])
        expectEqual(answer.status, 404)
        try await expectEqual(Self.count("calls", child), 2)
    }

    @Test("an address that cannot be had is told with status 1")
    func address() async throws {
        let folder = TestFolder()
        let child = try await Self.simulator(in: folder)
        for place in ["127.0.0.1:\(child.port)", "192.0.2.1:0"] {
            let (status, output) = try await offPool {
                try ChildGateway.run(["simulate", "--listen", place], in: folder)
            }
            expectEqual(status, 1)
            expect(output.hasPrefix("trunkline: simulator: \(place): "), "\(output)")
        }
        try await expectEqual(Self.count("connectionsAccepted", child), 0, "the first one goes on")
    }

    @Test(
        "wrong flags end with status 2, the flag, and what is allowed",
        arguments: [
            (["simulate", "--listen", "here"], "--listen \"here\" is no address; allowed: IP:PORT"),
            (["simulate", "--listen"], "is no address; allowed: IP:PORT"),
            (["simulate", "--listen", "127.0.0.1:70000"], "--listen \"127.0.0.1:70000\" is no address"),
            (["simulate", "--channel"], "--channel needs a value: --channel ID"),
            (["simulate", "--secret="], "--secret needs a value: --secret TEXT"),
            (["simulate", "--connect-access-key", "secret"], "--connect-access-key is no key; allowed: ID:SECRET"),
            (["simulate", "--ccai-token", "secret"], "--ccai-token is no pair; allowed: NAME:TOKEN"),
            (["simulate", "--ccai-rate", "0"], "--ccai-rate is no number from 1"),
            (["simulate", "--ccai-webhook-pause", "0"], "--ccai-webhook-pause is no number from 1 to 60000"),
            (["simulate", "--ccai-webhook-target", "here"], "--ccai-webhook-target \"here\" is no address"),
            (["simulate", "--quiet", "yes"], "--quiet takes no value"),
            (
                ["simulate", "--secret", "s", "--webhook-target", "here"],
                "--webhook-target \"here\" is no address; allowed: a URL such as"
            ),
            (
                ["simulate", "--webhook-target", "http://127.0.0.1:9/"],
                "--webhook-target needs --secret TEXT, which both sides sign with"
            ),
            (
                ["simulate", "--loud"],
                "unknown flag --loud of simulate; allowed: --listen, --channel, --secret, "
                    + "--webhook-target, --raya, --raya-token, --voysis, --voysis-token, --connect, "
                    + "--connect-access-key, --ccai, --ccai-token, --ccai-company-secret, --ccai-webhook-secret, "
                    + "--ccai-webhook-target, --ccai-rate, --ccai-webhook-pause, --ccai-token-life, --quiet"
            ),
            (["simulate", "now"], "simulate takes no argument \"now\", only flags"),
            (["demo", "--simulator", "x:y"], "--simulator \"x:y\" is no address; allowed: IP:PORT"),
            (["demo", "--quiet"], "unknown flag --quiet of demo; allowed: --listen, --simulator"),
            (["demo", "--listen", "127.0.0.1:0", "--listen", "127.0.0.1:0"], "--listen is given twice"),
        ])
    func wrongFlags(_ arguments: [String], _ message: String) async throws {
        let (status, output) = try await offPool { try ChildGateway.run(arguments, in: TestFolder()) }
        expectEqual(status, 2)
        expect(output.hasPrefix("trunkline: "), "\(output)")
        expect(output.contains(message), "\(output)")
        expect(output.hasSuffix("\nTry: trunkline help\n"))
    }
}
