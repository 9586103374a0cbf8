public import SimulatorKit

/// When faults act, and how their kinds are written; the rest is the same at every simulator.
extension CCAIFault: SimulatorFault {
    /// The occasion that a fault waits for.
    public enum Occasion {
        case frame, handshake, call, answer, creation, hiding, manners, signature, event, eventShape, form, lookup,
            download
        case video, photos, upload, escalation, dismissal, order, history, now
        case hookCopies, hookLine, hookRepeats, hookPatience
    }

    /// The party that an occasion concerns.
    public struct Party {
        var chatID: String?
        var operation: String?
        var event: String?
    }

    /// A fault for everybody.
    public init(_ kind: Kind) { self.init(kind, chatID: nil) }

    /// The fault of the port, where it is one.
    public var portFault: PortFault? {
        if case .port(let fault) = kind { fault } else { nil }
    }

    /// The occasion that the fault waits for.
    public var occasion: Occasion {
        switch kind {
        case .frame: .frame
        case .unruly: .manners
        case .handshake: .handshake
        case .port: .now
        case .call: .call
        case .answer: .answer
        case .createdFirst: .creation
        case .hooksFirst: .order
        case .hidden: .hiding
        case .hook(.twin): .hookCopies
        case .hook(.beside): .hookLine
        case .hook(.unrepeated), .hook(.repeatedOnFailure): .hookRepeats
        case .hook(.impatient): .hookPatience
        case .signature: .signature
        case .event: .event
        case .eventShape: .eventShape
        case .media(.formExpired): .form
        case .media(.urlExpired): .download
        case .media(.olderLookup), .media(.fileItself), .media(.redirect), .media(.relativeRedirect),
            .media(.plainLookup):
            .lookup
        case .media(.listed): .video
        case .history: .history
        case .media(.unlisted), .media(.pathless): .photos
        case .uploadStatus: .upload
        case .deflected: .escalation
        case .dismissalStatus: .dismissal
        }
    }

    /// Whether the fault is for those whom an occasion concerns.
    public func concerns(_ party: Party) -> Bool {
        (chatID == nil || chatID == party.chatID) && (operation == nil || operation == party.operation)
            && (event == nil || event == party.event)
    }

    /// Whether the number of a kind stands in JSON under what it counts.
    public static var namesUnits: Bool { true }
    /// The members that say for whom a fault is.
    public static var aims: [(name: StaticString, path: WritableKeyPath<CCAIFault, String?>)] {
        [("chatId", \.chatID), ("operation", \.operation), ("event", \.event)]
    }

    /// Reads a kind.
    public static func kind(_ words: FaultWords) throws(Malformed) -> Kind {
        if let common: Kind = try words.commonKind() {
            guard isPossible(common) else { throw Malformed("\(words.name) is a fault of sockets, and there are none") }
            return common
        }
        if let fault = CCAISignatureFault(rawValue: words.name) { return .signature(fault) }
        if let fault = CCAIEventFault(rawValue: words.name) { return .event(fault) }
        if let fault = CCAIMediaFault(rawValue: words.name) { return .media(fault) }
        if let fault = CCAIHistoryFault(rawValue: words.name) { return .history(fault) }
        if let shape = CCAIShape(rawValue: words.name) { return .answer(shape) }
        if words.name.hasPrefix(eventPrefix), let shape = CCAIShape(rawValue: String(words.name.dropFirst(5))) {
            return .eventShape(shape)
        }
        if let fault = try hookFault(words) { return .hook(fault) }
        if let fault = try oddAnswer(words) { return .call(fault) }
        switch words.name {
        case "error":
            let status = try words.status(usual: 500, from: 400)
            return .call(.refuse(status: status, message: words.place, retryAfterSeconds: words.retryAfterSeconds))
        case "errorapplied": return .call(.refuseApplied(status: try words.status(usual: 500, from: 400)))
        case "callcut": return .call(.cut)
        case "callcutapplied": return .call(.cutApplied)
        case "calllate": return .call(.late(try words.time))
        case "callempty": return .call(.empty)
        case "callpage": return .call(.page)
        case "badgateway": return .call(.badGateway)
        case "createdfirst": return .createdFirst
        case "hooksfirst": return .hooksFirst
        case "lookuphidden": return .hidden(try words.time)
        case "unruly": return .unruly
        case "uploadstatus": return .uploadStatus(try words.status(usual: 403, from: 400))
        case "deflected": return .deflected(words.place ?? "over_capacity")
        case "dismissalstatus": return .dismissalStatus(try words.status(usual: 409, from: 400))
        default: throw words.unknown
        }
    }

    private static func hookFault(_ words: FaultWords) throws(Malformed) -> CCAIHookFault? {
        switch words.name {
        case "twin": .twin
        case "beside": .beside
        case "unrepeated": .unrepeated
        case "repeatedonfailure": .repeatedOnFailure
        case "impatient": .impatient(try words.time)
        default: nil
        }
    }

    private static func oddAnswer(_ words: FaultWords) throws(Malformed) -> CCAICallFault? {
        switch words.name {
        case "callredirect": .redirect(status: try redirect(words))
        case "redirectapplied": .redirectApplied(status: try redirect(words))
        case "pageapplied": .pageApplied
        case "nocontent": .noContent
        case "mistyped": .mistyped(try mediaType(words.place ?? "text/plain"))
        case "chunked": .chunked
        case "retrydate":
            .refuseUntil(status: try words.status(usual: 429, from: 400), seconds: words.retryAfterSeconds ?? 1)
        default: nil
        }
    }

    private static func redirect(_ words: FaultWords) throws(Malformed) -> Int {
        let status = words.number ?? 302
        guard [301, 302, 303, 307, 308].contains(status) else { throw Malformed("\(status) is no redirect") }
        return status
    }

    private static func mediaType(_ text: String) throws(Malformed) -> String {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), text.utf8.contains(UInt8(ascii: "/")) else {
            throw Malformed("place is a media type such as text/plain")
        }
        return text
    }

    private static let eventPrefix = "event"

    private static func isPossible(_ kind: Kind) -> Bool {
        switch kind {
        case .frame(.late), .frame(.lost), .frame(.doubled), .frame(.reordered), .frame(.malformed),
            .frame(.invalidUTF8), .port:
            true
        default: false
        }
    }

    /// The kind as ``kind(_:)`` reads it.
    public var words: FaultWords {
        switch kind {
        case .frame(let fault): return FaultWords(fault)
        case .handshake(let fault): return FaultWords(fault)
        case .port(let fault): return FaultWords(fault)
        case .call(let fault): return Self.words(fault)
        case .answer(let shape): return FaultWords(shape.rawValue)
        case .createdFirst: return FaultWords("createdfirst")
        case .hooksFirst: return FaultWords("hooksfirst")
        case .hidden(let time): return FaultWords("lookuphidden", time)
        case .unruly: return FaultWords("unruly")
        case .hook(let fault): return Self.words(fault)
        case .signature(let fault): return FaultWords(fault.rawValue)
        case .event(let fault): return FaultWords(fault.rawValue)
        case .eventShape(let shape): return FaultWords(Self.eventPrefix + shape.rawValue)
        case .media(let fault): return FaultWords(fault.rawValue)
        case .history(let fault): return FaultWords(fault.rawValue)
        case .uploadStatus(let status): return FaultWords("uploadstatus", status, .status)
        case .deflected(let reason):
            var words = FaultWords("deflected")
            words.place = reason
            return words
        case .dismissalStatus(let status): return FaultWords("dismissalstatus", status, .status)
        }
    }

    private static func words(_ fault: CCAIHookFault) -> FaultWords {
        switch fault {
        case .twin: FaultWords("twin")
        case .beside: FaultWords("beside")
        case .unrepeated: FaultWords("unrepeated")
        case .repeatedOnFailure: FaultWords("repeatedonfailure")
        case .impatient(let time): FaultWords("impatient", time)
        }
    }

    private static func words(_ fault: CCAICallFault) -> FaultWords {
        switch fault {
        case .refuse(let status, let message, let seconds):
            var words = FaultWords("error", status, .status)
            words.place = message
            words.retryAfterSeconds = seconds
            return words
        case .refuseApplied(let status): return FaultWords("errorapplied", status, .status)
        case .cut: return FaultWords("callcut")
        case .cutApplied: return FaultWords("callcutapplied")
        case .late(let time): return FaultWords("calllate", time)
        case .empty: return FaultWords("callempty")
        case .page: return FaultWords("callpage")
        case .badGateway: return FaultWords("badgateway")
        case .redirect(let status): return FaultWords("callredirect", status, .status)
        case .redirectApplied(let status): return FaultWords("redirectapplied", status, .status)
        case .pageApplied: return FaultWords("pageapplied")
        case .noContent: return FaultWords("nocontent")
        case .mistyped(let type):
            var words = FaultWords("mistyped")
            words.place = type
            return words
        case .chunked: return FaultWords("chunked")
        case .refuseUntil(let status, let seconds):
            var words = FaultWords("retrydate", status, .status)
            words.retryAfterSeconds = seconds
            return words
        }
    }
}
