public import SimulatorKit

/// How the kinds are written; the rest is the same at every simulator.
extension ODAFault {
    /// A fault for everybody.
    public init(_ kind: Kind) { self.init(kind, userID: nil) }

    /// Whether the number of a kind stands in JSON under what it counts.
    public static var namesUnits: Bool { true }
    /// The members that say for whom a fault is beside its connection.
    public static var aims: [(name: StaticString, path: WritableKeyPath<ODAFault, String?>)] { [("userId", \.userID)] }

    /// Reads a kind.
    public static func kind(_ words: FaultWords) throws(Malformed) -> Kind {
        if let common: Kind = try words.commonKind() { return common }
        switch words.name {
        case "nopong": return .noPong
        case "expired": return .expiredToken
        case "pollstatus": return .pollStatus(try words.status(usual: 500))
        case "pollcut": return .pollCut
        case "poststatus": return .postStatus(try words.status(usual: 500))
        case "postcut": return .postCut
        case "postslow": return .postSlow(try words.time)
        case "forged": return .forged
        case "upload": return .upload(.status(try words.status(usual: 500)))
        case "uploadslow": return .upload(.slow(try words.time))
        case "uploadcut": return .upload(.cut)
        case "download": return .download(.status(try words.status(usual: 500)))
        case "downloadslow": return .download(.slow(try words.time))
        case "downloadcut": return .download(.cut)
        case "speech": return .speech(.status(try words.status(usual: 500)))
        case "speechslow": return .speech(.slow(try words.time))
        case "speechcut": return .speech(.cut)
        case "voice": return .voice(.status(try words.status(usual: 500)))
        case "voiceslow": return .voice(.slow(try words.time))
        case "voicecut": return .voice(.cut)
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
        case .expiredToken: FaultWords("expired")
        case .pollStatus(let status): FaultWords("pollstatus", status, .status)
        case .pollCut: FaultWords("pollcut")
        case .postStatus(let status): FaultWords("poststatus", status, .status)
        case .postCut: FaultWords("postcut")
        case .postSlow(let time): FaultWords("postslow", time)
        case .forged: FaultWords("forged")
        case .upload(let transfer): Self.words("upload", transfer)
        case .download(let transfer): Self.words("download", transfer)
        case .speech(let transfer): Self.words("speech", transfer)
        case .voice(let transfer): Self.words("voice", transfer)
        }
    }

    private static func words(_ name: String, _ transfer: Transfer) -> FaultWords {
        switch transfer {
        case .status(let status): FaultWords(name, status, .status)
        case .slow(let time): FaultWords(name + "slow", time)
        case .cut: FaultWords(name + "cut")
        }
    }
}
