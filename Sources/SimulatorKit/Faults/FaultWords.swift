/// Why something that an administrator or a user wrote cannot be read.
public struct Malformed: Error {
    /// The reason, for people.
    public let detail: String

    /// A reason in these words.
    public init(_ detail: String) { self.detail = detail }
}

/// The kind of a fault in words: its name, and what may stand beside it.
public struct FaultWords: Sendable {
    /// The unit that a number counts.
    public enum Unit: String, CaseIterable, Sendable {
        case milliseconds, code, status
        /// Whatever the kind says.
        case value
    }

    /// The name of the kind.
    public var name: String
    /// The number beside it, if there is one.
    public var number: Int?
    /// The unit that the number counts, where a kind is written.
    public var unit = Unit.value
    /// The place beside it, if there is one.
    public var place: String?
    /// The seconds that a refused handshake tells, if any.
    public var retryAfterSeconds: Int?

    /// A kind with the number beside it.
    public init(_ name: String, _ number: Int? = nil, _ unit: Unit = .value) {
        self.name = name
        self.number = number
        self.unit = unit
    }

    /// A kind that lasts.
    public init(_ name: String, _ time: Duration) {
        self.init(name, Int(time / .milliseconds(1)), .milliseconds)
    }

    // MARK: Reading numbers

    /// The number as milliseconds, which must be there.
    public var time: Duration {
        get throws(Malformed) {
            guard let number else { throw Malformed("\(name) wants milliseconds") }
            return .milliseconds(number)
        }
    }

    /// A code that a close frame may carry.
    public func closeCode(usual: Int = 1011) throws(Malformed) -> UInt16 {
        let code = number ?? usual
        guard (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) else {
            throw Malformed("\(code) is no code of a close frame")
        }
        return UInt16(code)
    }

    /// The number as a status of HTTP from `least` to 599.
    public func status(usual: Int, from least: Int = 200) throws(Malformed) -> Int {
        let status = number ?? usual
        guard (least...599).contains(status) else { throw Malformed("status is from \(least) to 599") }
        return status
    }
}

// MARK: The kinds that all simulators know

extension FaultWords {
    /// Reads what is the same everywhere; nil for a name that a simulator has to know itself.
    public func commonKind<Kind: FaultKind>() throws(Malformed) -> Kind? {
        switch name {
        case "late": .late(try time)
        case "lost": .lost
        case "doubled": .doubled
        case "reordered": .reordered
        case "cut": .cut(try cutPlace)
        case "reset": .reset
        case "close": .close(try closeCode())
        case "malformed": .malformed
        case "utf8": .invalidUTF8
        case "binary": .binary
        case "badframe": .badFrame
        case "status": .refuse(status: try status(usual: 503, from: 300), retryAfterSeconds: retryAfterSeconds)
        case "slow": .slowHandshake(try time)
        case "garbage": .garbage
        case "refused": .refuseConnections(try time)
        case "deaf": .deaf(try time)
        default: nil
        }
    }

    private var cutPlace: FrameFault.Place {
        get throws(Malformed) {
            guard let place = FrameFault.Place(rawValue: place ?? "before") else {
                throw Malformed("place is before, within or after")
            }
            return place
        }
    }

    /// No simulator knows a kind of this name.
    public var unknown: Malformed { Malformed("\(name) is no fault") }

    /// Something goes wrong with the port.
    public init(_ fault: PortFault) {
        switch fault {
        case .refuse(let time): self.init("refused", time)
        case .deaf(let time): self.init("deaf", time)
        }
    }

    /// A frame is spoilt.
    public init(_ fault: FrameFault) {
        switch fault {
        case .late(let time): self.init("late", time)
        case .lost: self.init("lost")
        case .doubled: self.init("doubled")
        case .reordered: self.init("reordered")
        case .cut(let place):
            self.init("cut")
            self.place = place.rawValue
        case .reset: self.init("reset")
        case .close(let code): self.init("close", Int(code), .code)
        case .malformed: self.init("malformed")
        case .invalidUTF8: self.init("utf8")
        case .binary: self.init("binary")
        case .badFrame: self.init("badframe")
        }
    }

    /// The opening of a socket is spoilt.
    public init(_ fault: HandshakeFault) {
        switch fault {
        case .refuse(let status, let seconds):
            self.init("status", status, .status)
            retryAfterSeconds = seconds
        case .slow(let time): self.init("slow", time)
        case .garbage: self.init("garbage")
        }
    }
}
