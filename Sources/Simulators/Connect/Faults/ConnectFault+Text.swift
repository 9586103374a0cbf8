public import SimulatorKit

/// When faults act, and how their kinds are written; the rest is the same at every simulator.
extension ConnectFault: SimulatorFault {
    /// The occasion that a fault waits for.
    public enum Occasion {
        case frame, handshake, call, error, subscription, heartbeat, ping, echo, receipt, item, lastPage, page, chunk
        case upload, scan, now
    }

    /// The party that an occasion concerns.
    public struct Party {
        var contactID: String?
        var operation: String?
        var connection: Int?
    }

    /// A fault for everybody.
    public init(_ kind: Kind) { self.init(kind, contactID: nil) }

    /// The fault of the port, where it is one.
    public var portFault: PortFault? {
        if case .port(let fault) = kind { fault } else { nil }
    }

    /// The occasion that the fault waits for.
    public var occasion: Occasion {
        switch kind {
        case .frame: .frame
        case .handshake: .handshake
        case .port: .now
        case .call: .call
        case .error: .error
        case .beat(.subscriptionIgnored), .beat(.subscriptionRefused): .subscription
        case .beat(.silent): .heartbeat
        case .beat(.noPing), .beat(.badPing): .ping
        case .item(.echoFirst): .echo
        case .item(.receiptFirst): .receipt
        case .item(.unknown), .item(.bare): .item
        case .emptyNextToken: .lastPage
        case .pastEnd: .page
        case .chunkGap: .chunk
        case .uploadStatus: .upload
        case .attachmentRejected, .attachmentInProgress: .scan
        }
    }

    /// Whether the fault is for those whom an occasion concerns.
    public func concerns(_ party: Party) -> Bool {
        (contactID == nil || contactID == party.contactID) && (operation == nil || operation == party.operation)
            && (connection == nil || connection == party.connection)
    }

    /// Whether the number of a kind stands in JSON under what it counts.
    public static var namesUnits: Bool { true }
    /// The members that say for whom a fault is beside its connection.
    public static var aims: [(name: StaticString, path: WritableKeyPath<ConnectFault, String?>)] {
        [("contactId", \.contactID), ("operation", \.operation)]
    }

    /// Reads a kind.
    public static func kind(_ words: FaultWords) throws(Malformed) -> Kind {
        if let common: Kind = try words.commonKind() { return common }
        if let form = ConnectErrorForm(rawValue: words.name) { return .error(form) }
        if let item = ConnectItemFault(rawValue: words.name) { return .item(item) }
        switch words.name {
        case "error":
            let status = try words.status(usual: 500, from: 400)
            return .call(.refuse(status: status, type: words.place, retryAfterSeconds: words.retryAfterSeconds))
        case "errorapplied":
            return .call(.refuseApplied(status: try words.status(usual: 500, from: 400), type: words.place))
        case "callcut": return .call(.cut)
        case "callcutapplied": return .call(.cutApplied)
        case "calllate": return .call(.late(try words.time))
        case "callempty": return .call(.empty)
        case "subscribeignored": return .beat(.subscriptionIgnored)
        case "subscriberefused": return .beat(.subscriptionRefused)
        case "noheartbeat": return .beat(.silent)
        case "noping": return .beat(.noPing)
        case "badping": return .beat(.badPing(try words.status(usual: 500)))
        case "emptytoken": return .emptyNextToken
        case "pastend": return .pastEnd
        case "chunkgap": return .chunkGap
        case "uploadstatus": return .uploadStatus(try words.status(usual: 403, from: 400))
        case "rejected": return .attachmentRejected
        case "inprogress": return .attachmentInProgress
        default: throw words.unknown
        }
    }

    /// The kind as ``kind(_:)`` reads it.
    public var words: FaultWords {
        switch kind {
        case .frame(let fault): FaultWords(fault)
        case .handshake(let fault): FaultWords(fault)
        case .port(let fault): FaultWords(fault)
        case .call(let fault): Self.words(fault)
        case .error(let form): FaultWords(form.rawValue)
        case .beat(let fault): Self.words(fault)
        case .item(let fault): FaultWords(fault.rawValue)
        case .emptyNextToken: FaultWords("emptytoken")
        case .pastEnd: FaultWords("pastend")
        case .chunkGap: FaultWords("chunkgap")
        case .uploadStatus(let status): FaultWords("uploadstatus", status, .status)
        case .attachmentRejected: FaultWords("rejected")
        case .attachmentInProgress: FaultWords("inprogress")
        }
    }

    private static func words(_ fault: ConnectCallFault) -> FaultWords {
        switch fault {
        case .refuse(let status, let type, let seconds):
            var words = FaultWords("error", status, .status)
            words.place = type
            words.retryAfterSeconds = seconds
            return words
        case .refuseApplied(let status, let type):
            var words = FaultWords("errorapplied", status, .status)
            words.place = type
            return words
        case .cut: return FaultWords("callcut")
        case .cutApplied: return FaultWords("callcutapplied")
        case .late(let time): return FaultWords("calllate", time)
        case .empty: return FaultWords("callempty")
        }
    }

    private static func words(_ fault: ConnectBeatFault) -> FaultWords {
        switch fault {
        case .subscriptionIgnored: FaultWords("subscribeignored")
        case .subscriptionRefused: FaultWords("subscriberefused")
        case .silent: FaultWords("noheartbeat")
        case .noPing: FaultWords("noping")
        case .badPing(let status): FaultWords("badping", status, .status)
        }
    }
}
