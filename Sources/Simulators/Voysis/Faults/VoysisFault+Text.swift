public import SimulatorKit

/// How the kinds are written; the rest is the same at every simulator.
extension VoysisFault {
    /// A fault for everybody.
    public init(_ kind: Kind) { self.init(kind, connection: nil) }

    /// Whether the number of a kind stands in JSON under what it counts.
    public static var namesUnits: Bool { false }
    /// The members that say for whom a fault is beside its connection.
    public static var aims: [(name: StaticString, path: WritableKeyPath<VoysisFault, String?>)] { [] }

    /// Reads a kind.
    public static func kind(_ words: FaultWords) throws(Malformed) -> Kind {
        if let common: Kind = try words.commonKind() { return common }
        if let kind = try audioKind(words) { return .audio(kind) }
        if let kind = try tokenKind(words) { return .token(kind) }
        if let kind = Result(rawValue: words.name) { return .result(kind) }
        switch words.name {
        case "textnumbers": return .textNumbers
        case "numericid": return .numericID
        case "query": return .queryStatus(try words.status(usual: 500))
        case "noquery": return .querySilent
        default: throw words.unknown
        }
    }

    private static func tokenKind(_ words: FaultWords) throws(Malformed) -> Token? {
        switch words.name {
        case "token": .status(try words.status(usual: 401, from: 300))
        case "tokenlife": .life(seconds: words.number ?? 0)
        case "tokenplain": .plainDate
        case "tokenoffset": .offsetDate
        case "tokencompact": .compactOffset
        case "tokennodate": .noDate
        case "tokennoentity": .noEntity
        case "notoken": .silent
        default: nil
        }
    }

    private static func audioKind(_ words: FaultWords) throws(Malformed) -> Audio? {
        switch words.name {
        case "vad": .vadAfter(bytes: words.number ?? 0)
        case "novad": .noVAD
        case "early": .completeAfter(bytes: words.number ?? 0)
        case "nocomplete": .noComplete
        case "slowcomplete": .slowComplete(try words.time)
        case "servererror": .serverError
        case "clienterror": .clientError
        case "strange": .strangeNotification
        case "audioreset": .resetAfter(bytes: words.number ?? 0)
        case "audioclose": .close(try words.closeCode(usual: 1000))
        default: nil
        }
    }

    /// The kind as ``kind(_:)`` reads it.
    public var words: FaultWords {
        switch kind {
        case .frame(let fault): FaultWords(fault)
        case .handshake(let fault): FaultWords(fault)
        case .port(let fault): FaultWords(fault)
        case .textNumbers: FaultWords("textnumbers")
        case .numericID: FaultWords("numericid")
        case .token(let kind): Self.words(kind)
        case .queryStatus(let status): FaultWords("query", status)
        case .querySilent: FaultWords("noquery")
        case .result(let kind): FaultWords(kind.rawValue)
        case .audio(let kind): Self.words(kind)
        }
    }

    private static func words(_ kind: Token) -> FaultWords {
        switch kind {
        case .status(let status): FaultWords("token", status)
        case .life(let seconds): FaultWords("tokenlife", seconds)
        case .plainDate: FaultWords("tokenplain")
        case .offsetDate: FaultWords("tokenoffset")
        case .compactOffset: FaultWords("tokencompact")
        case .noDate: FaultWords("tokennodate")
        case .noEntity: FaultWords("tokennoentity")
        case .silent: FaultWords("notoken")
        }
    }

    private static func words(_ kind: Audio) -> FaultWords {
        switch kind {
        case .vadAfter(let bytes): FaultWords("vad", bytes)
        case .noVAD: FaultWords("novad")
        case .completeAfter(let bytes): FaultWords("early", bytes)
        case .noComplete: FaultWords("nocomplete")
        case .slowComplete(let time): FaultWords("slowcomplete", time)
        case .serverError: FaultWords("servererror")
        case .clientError: FaultWords("clienterror")
        case .strangeNotification: FaultWords("strange")
        case .resetAfter(let bytes): FaultWords("audioreset", bytes)
        case .close(let code): FaultWords("audioclose", Int(code))
        }
    }
}
