public import SimulatorKit

/// How the kinds are written; the rest is the same at every simulator.
extension RayaFault {
    /// A fault for everybody.
    public init(_ kind: Kind) { self.init(kind, sessionID: nil) }

    /// Whether the number of a kind stands in JSON under what it counts.
    public static var namesUnits: Bool { true }
    /// The members that say for whom a fault is beside its connection.
    public static var aims: [(name: StaticString, path: WritableKeyPath<RayaFault, String?>)] {
        [("sessionId", \.sessionID), ("userName", \.userName)]
    }

    /// Reads a kind.
    public static func kind(_ words: FaultWords) throws(Malformed) -> Kind {
        if let common: Kind = try words.commonKind() { return common }
        switch words.name {
        case "nopong": return .noPong
        case "latepong": return .latePong(try words.time)
        case "configstatus": return .configurationStatus(try words.status(usual: 500))
        case "configslow": return .slowConfiguration(try words.time)
        case "configgarbage": return .garbledConfiguration
        case "configcut": return .cutConfiguration
        default: throw words.unknown
        }
    }

    /// The kind as ``kind(_:)`` reads it.
    public var words: FaultWords {
        switch kind {
        case .frame(let fault): FaultWords(fault)
        case .handshake(let fault): FaultWords(fault)
        case .port(let fault): FaultWords(fault)
        case .noPong: FaultWords("nopong")
        case .latePong(let time): FaultWords("latepong", time)
        case .configurationStatus(let status): FaultWords("configstatus", status, .status)
        case .slowConfiguration(let time): FaultWords("configslow", time)
        case .garbledConfiguration: FaultWords("configgarbage")
        case .cutConfiguration: FaultWords("configcut")
        }
    }
}
