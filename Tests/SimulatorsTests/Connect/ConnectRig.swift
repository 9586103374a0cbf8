import EventLoop
import JSON
import Kernel
import SimulatorConnect
import SimulatorKit
import Testing

/// A simulator of Amazon Connect on a manual loop, and clients over loopback; both clocks stand still until moved.
///
/// The simulator's keys and clock are those of the protocol note's vectors (section 4.2).
struct ConnectRig {
    /// 2026-03-01T12:00:00Z.
    static let milliseconds: Int64 = 1_772_366_400_000
    static let secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

    let manual: ManualLoop
    let simulator: ConnectSimulator
    let address: SocketAddress

    init(
        at milliseconds: Int64 = ConnectRig.milliseconds,
        _ change: (inout ConnectSimulator.Configuration) -> Void = { _ in }
    ) throws {
        manual = try ManualLoop()
        let key = ConnectSimulator.Credential(accessKeyID: "AKIDEXAMPLE", secret: Self.secret)
        var configuration = ConnectSimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), credentials: [key])
        configuration.wallClock = { milliseconds }
        change(&configuration)
        simulator = ConnectSimulator(loop: manual.loop, configuration: configuration)
        address = try simulator.start()
        manual.runUntilIdle()
    }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about", sourceLocation: location)
    }

    /// Does what can be done at the present time.
    func settle() { manual.runUntilIdle() }

    /// Moves the clock of the loop.
    func advance(by time: Duration) { manual.advance(by: time) }

    /// The answer to a request.
    struct Answer {
        var status: Int
        var head: String
        var body: JSONValue

        /// The type of an error; empty for none.
        var error: String {
            let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("x-amzn-errortype:") }
            return line.map { String($0.dropFirst(17).drop { $0 == " " }) } ?? ""
        }
    }

    /// Sends a request with fields as they are written.
    func request(_ line: String, _ fields: [String], _ body: String = "") throws -> Answer {
        let client = TestClient(try Socket.connect(to: address), loop: manual.loop)
        let all = ["\(line) HTTP/1.1"] + fields + ["Connection: close", "Content-Length: \(body.utf8.count)", "", body]
        client.write(all.joined(separator: "\r\n"))
        run { client.end != nil }
        let text = (try? JSONValue(parsing: client.body)) ?? .null
        return Answer(status: client.status ?? 0, head: client.head, body: text)
    }

    /// Calls the participant service.
    func call(_ operation: String, _ token: String, _ body: String) throws -> Answer {
        try request("POST /participant/\(operation)", ["Host: s", "X-Amz-Bearer: \(token)"], body)
    }

    /// Starts the contact of the first vector.
    func start() throws -> (contactID: String, participantToken: String) {
        let answer = try request(ConnectVector.start.line, ConnectVector.start.fields, ConnectVector.start.body)
        return (
            try #require(answer.body["ContactId"]?.stringValue),
            try #require(answer.body["ParticipantToken"]?.stringValue)
        )
    }

    /// Gives the target of a socket, and a connection token.
    func connect(_ participantToken: String) throws -> (target: String, token: String) {
        let answer = try call("connection", participantToken, #"{"Type":["WEBSOCKET","CONNECTION_CREDENTIALS"]}"#)
        let url = try #require(answer.body["Websocket"]?["Url"]?.stringValue)
        return (
            String(url.dropFirst("ws://s".count)),
            try #require(answer.body["ConnectionCredentials"]?["ConnectionToken"]?.stringValue)
        )
    }

    /// A client whose handshake has been answered.
    func dial(_ target: String) throws -> TestClient {
        let client = TestClient(try Socket.connect(to: address), loop: manual.loop)
        client.shake(target: target)
        run { client.status != nil || client.end != nil }
        return client
    }

    /// A socket that has subscribed, with the token for calls.
    func chat() throws -> (client: TestClient, token: String, contactID: String) {
        let contact = try start()
        let connection = try connect(contact.participantToken)
        let client = try dial(connection.target)
        client.send(#"{"topic":"aws/subscribe","content":{"topics":["aws/chat"]}}"#)
        // The answer, and that the customer is there.
        run { client.texts.count >= 2 }
        return (client, connection.token, contact.contactID)
    }

    func say(_ text: String, _ token: String) throws -> Answer {
        try call("message", token, #"{"ContentType":"text/plain","Content":\#(JSONValue(text))}"#)
    }

    /// The items that came over a socket.
    func items(_ client: TestClient) -> [JSONValue] {
        client.frames().compactMap { frame in frame["content"]?.stringValue.flatMap { try? JSONValue(parsing: $0) } }
    }

    /// The texts of the messages among them.
    func said(_ client: TestClient) -> [String] {
        items(client).filter { $0["Type"] == "MESSAGE" }.compactMap { $0["Content"]?.stringValue }
    }
}

/// A signed request of the protocol note (section 4.2), as it goes over the wire.
struct ConnectVector: CustomTestStringConvertible {
    var name: String
    var line: String
    var fields: [String]
    var body = ""
    /// The instant it was signed for, and where.
    var milliseconds = ConnectRig.milliseconds
    var region = "us-east-1"
    var sessionToken: String?
    /// The status that a right signature comes to.
    var status: Int

    var testDescription: String { name }

    private static func authorization(_ scope: String, _ names: String, _ signature: String) -> String {
        "Authorization: AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/\(scope)/connect/aws4_request, SignedHeaders=\(names), "
            + "Signature=\(signature)"
    }

    static let start = ConnectVector(
        name: "1", line: "PUT /contact/chat",
        fields: [
            "Host: connect.us-east-1.amazonaws.com", "Content-Type: application/json", "X-Amz-Date: 20260301T120000Z",
            authorization(
                "20260301/us-east-1", "content-type;host;x-amz-date",
                "273f66970b40897f146d043d520d1af9610f65ce9a95b9aeef4523cc1281409b"),
        ],
        body: #"{"InstanceId":"11111111-2222-3333-4444-555555555555","ContactFlowId":"846ec553-a005-41c0-8341-"#
            + #"000000000001","ParticipantDetails":{"DisplayName":"Zoë"},"Attributes":{"tier":"gold","order-id":"A_1"#
            + #"7"},"SupportedMessagingContentTypes":["text/plain","text/markdown"],"ClientToken":"0f8fad5b-d9cb-469f-"#
            + #"a165-70867728950e"}"#,
        status: 200)

    private static let token =
        "AQoEXAMPLEsessiontoken//////////wEaoAK1wvxJY12r2IrDFT2IvAzTCn3zHoZ7YNtpiQLF0MqZye/qwjzP2iEXAMPLEbw=="

    static let delete = ConnectVector(
        name: "2",
        line: "DELETE /push-notification/arn%3Aaws%3Aconnect%3Aus-east-1%3A123456789012%3Ainstance%2F11111111-2222-"
            + "3333-4444-555555555555/registrations/reg%2F1%20~a?contactId=c%20id%2B%2F%3D1",
        fields: [
            "Host: connect.us-east-1.amazonaws.com", "X-Amz-Date: 20260301T120000Z", "X-Amz-Security-Token: \(token)",
            authorization(
                "20260301/us-east-1", "host;x-amz-date;x-amz-security-token",
                "2cc8ce26f15921f563729dbe47809e23523a42e13872fc663663f9387e290c01"),
        ],
        sessionToken: token, status: 404)

    static let update = ConnectVector(
        name: "3", line: "POST /contact/attributes",
        fields: [
            "Host: 127.0.0.1:18443", "Content-Type: application/json", "X-Amz-Date: 20261231T235959Z",
            authorization(
                "20261231/eu-west-2", "content-type;host;x-amz-date",
                "704cc49a3dbbf4f234d106a6072fb03a78b48531dbc18f517229981ccc7ec7d3"),
        ],
        body: #"{"InitialContactId":"c1c1c1c1-0000-4000-8000-000000000001","InstanceId":"11111111-2222-3333-4444-"#
            + #"555555555555","Attributes":{"note":"a+b & c/d","cleared":""}}"#,
        // 2026-12-31T23:59:59Z.
        milliseconds: 1_798_761_599_000, region: "eu-west-2", status: 404)

    static let stop = ConnectVector(
        name: "4", line: "POST /contact/stop",
        fields: [
            "Host: connect.us-gov-west-1.amazonaws.com", "Content-Type: application/json",
            "X-Amz-Date: 20260301T000005Z",
            authorization(
                "20260301/us-gov-west-1", "content-type;host;x-amz-date",
                "dfba6fa671f3fb3743e61eaaf3c2ca1ab838e7a33ae8e1def0193f0b9de4ae95"),
        ],
        body: #"{"ContactId":"c1c1c1c1-0000-4000-8000-000000000001","InstanceId":"11111111-2222-3333-4444-"#
            + #"555555555555"}"#,
        // 2026-03-01T00:00:05Z.
        milliseconds: 1_772_323_205_000, region: "us-gov-west-1", status: 410)

    static let all = [start, delete, update, stop]

    /// A simulator at the instant and in the region of the vector, some seconds off.
    func rig(secondsLater: Int64 = 0) throws -> ConnectRig {
        try ConnectRig(at: milliseconds + secondsLater * 1000) { configuration in
            configuration.region = region
            configuration.credentials[0].sessionToken = sessionToken
        }
    }

    /// Sends it to such a simulator.
    func send(secondsLater: Int64 = 0) throws -> ConnectRig.Answer {
        try rig(secondsLater: secondsLater).request(line, fields, body)
    }
}
