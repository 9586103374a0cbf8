import Kernel
import SimulatorConnect
import SimulatorODA

/// The simulated vendors of the demo, and how its gateway is told of them.
struct DemoVendors {
    static let secret = "oda-channel-secret-0123456789abcdef"
    static let voysisToken = "voysis-refresh-token-0123456789abcdef"
    static let connectKey = ConnectSimulator.Credential(
        accessKeyID: "AKIDEXAMPLE", secret: "connect-secret-access-key-0123456789abcdef")

    let oda: Simulation
    let raya: Simulation
    let voysis: Simulation
    let connect: Simulation

    /// Starts all of them: the first where the user wants it, the others beside it on any free port.
    init(at first: SocketAddress) throws(Service.Failure) {
        oda = try Simulation.oda(
            at: first, channel: .init(channelID: SimulateOptions.demoChannel, secret: Self.secret), records: true)
        var beside = first
        beside.port = 0
        raya = try Simulation.raya(at: beside, token: SimulateOptions.demoRayaToken, records: true)
        voysis = try Simulation.voysis(at: beside, token: Self.voysisToken, records: true)
        connect = try Simulation.connect(at: beside, key: Self.connectKey, records: true)
    }

    /// The names of the providers, the usual one first.
    static let names = ["pizza-bot", "raya", "voysis", "contact-centre", "echo"]

    /// The section `providers`.
    var providers: String {
        """
        providers:
          pizza-bot:
            {kind: oda, host: "\(oda.address)", tls: false, channelId: "\(SimulateOptions.demoChannel)",
             channelSecret: "\(Self.secret)"}
          raya: {kind: raya, endpoint: "\(raya.address)", scheme: http, token: "\(SimulateOptions.demoRayaToken)"}
          voysis: {kind: voysis, url: "ws://\(voysis.address)", refreshToken: "\(Self.voysisToken)"}
          contact-centre:
            {kind: connect, region: us-east-1, instanceId: "11111111-2222-3333-4444-555555555555",
             contactFlowId: "846ec553-a005-41c0-8341-000000000001",
             credentials: {accessKeyId: "\(Self.connectKey.accessKeyID)", secretAccessKey: "\(Self.connectKey.secret)"},
             controlEndpoint: "http://\(connect.address)", participantEndpoint: "http://\(connect.address)"}
          echo: {kind: echo}

        """
    }

    /// The description of each of them, for people.
    var description: String {
        """
        demo: the provider raya, simulated on http://\(raya.address), is a bot that answers in pieces
        demo: the provider voysis, simulated on ws://\(voysis.address), is a shop that understands speech
        demo: the provider contact-centre, simulated on http://\(connect.address), is Amazon Connect with an agent
        """
    }

    func stop() {
        for simulation in [oda, raya, voysis, connect] { simulation.stop() }
    }
}
