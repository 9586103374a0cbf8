import JSON

/// How faults are written: as JSON for the administrator, as magic text for whoever chats.
extension RayaFault {
    /// Why a fault could not be read.
    struct Malformed: Error {
        let detail: String
    }

    private static let known: Set<String> = [
        "fault", "milliseconds", "place", "code", "status", "retryAfterSeconds", "sessionId", "userName", "connection",
        "skip", "times",
    ]

    /// Reads one fault: `{"fault":"late","milliseconds":500,"userName":"Layla","skip":1,"times":2}`.
    init(reading object: JSONObject) throws(Malformed) {
        guard let name = object["fault"]?.stringValue else { throw Malformed(detail: "fault names the kind") }
        for member in object.members where !Self.known.contains(member.key) {
            throw Malformed(detail: "\(member.key) is not known")
        }
        func number(_ key: String) throws(Malformed) -> Int? {
            guard let value = object[key], !value.isNull else { return nil }
            guard let number = value.intValue, number >= 0, number < 1 << 31 else {
                throw Malformed(detail: "\(key) is an integer from 0")
            }
            return number
        }
        var value = try number("milliseconds")
        if value == nil { value = try number("code") }
        if value == nil { value = try number("status") }
        let place = object["place"]?.stringValue
        let kind = try Self.kind(name, value: value, place: place, retryAfterSeconds: number("retryAfterSeconds"))
        self.init(
            kind, sessionID: object["sessionId"]?.stringValue, userName: object["userName"]?.stringValue,
            connection: try number("connection"), skip: try number("skip") ?? 0, times: try number("times"))
    }

    /// Reads magic text behind `!fault `: a kind, then in any order a number or a place, `+2` to skip two, `x3` for
    /// three times; once if nothing is said.
    init(magic text: String) throws(Malformed) {
        var words = text.split(separator: " ").map { String($0) }
        guard !words.isEmpty else { throw Malformed(detail: "a kind must follow") }
        let name = words.removeFirst()
        var value: Int?
        var place: String?
        var skip = 0
        var times = 1
        for word in words {
            if word.hasPrefix("+"), let count = Int(word.dropFirst()), count >= 0 {
                skip = count
            } else if word.hasPrefix("x"), let count = Int(word.dropFirst()), count >= 0 {
                times = count
            } else if let number = Int(word), number >= 0, number < 1 << 31 {
                value = number
            } else {
                place = word
            }
        }
        self.init(
            try Self.kind(name, value: value, place: place, retryAfterSeconds: nil), skip: skip, times: times)
    }

    private static func kind(
        _ name: String, value: Int?, place: String?, retryAfterSeconds: Int?
    ) throws(Malformed) -> Kind {
        func time() throws(Malformed) -> Duration {
            guard let value else { throw Malformed(detail: "\(name) wants milliseconds") }
            return .milliseconds(value)
        }
        func status(_ usual: Int) throws(Malformed) -> Int {
            let status = value ?? usual
            guard (200...599).contains(status) else { throw Malformed(detail: "status is from 200 to 599") }
            return status
        }
        switch name {
        case "late": return .late(try time())
        case "lost": return .lost
        case "doubled": return .doubled
        case "reordered": return .reordered
        case "cut":
            guard let place = Place(rawValue: place ?? "before") else {
                throw Malformed(detail: "place is before, within or after")
            }
            return .cut(place)
        case "close":
            let code = value ?? 1011
            guard (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) else {
                throw Malformed(detail: "\(code) is no code of a close frame")
            }
            return .close(UInt16(code))
        case "malformed": return .malformed
        case "utf8": return .invalidUTF8
        case "binary": return .binary
        case "badframe": return .badFrame
        case "nopong": return .noPong
        case "latepong": return .latePong(try time())
        case "status": return .refuse(status: try status(503), retryAfterSeconds: retryAfterSeconds)
        case "slow": return .slowHandshake(try time())
        case "garbage": return .garbage
        case "refused": return .refuseConnections(try time())
        case "configstatus": return .configurationStatus(try status(500))
        case "configslow": return .slowConfiguration(try time())
        case "configgarbage": return .garbledConfiguration
        case "configcut": return .cutConfiguration
        default: throw Malformed(detail: "\(name) is no fault")
        }
    }

    /// Writes the fault as ``init(reading:)`` reads it.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("fault", name)
        switch kind {
        case .late(let time), .latePong(let time), .slowHandshake(let time), .refuseConnections(let time),
            .slowConfiguration(let time):
            writer.member("milliseconds", Int(time / .milliseconds(1)))
        case .cut(let place): writer.member("place", place.rawValue)
        case .close(let code): writer.member("code", Int(code))
        case .refuse(let status, let seconds):
            writer.member("status", status)
            writer.member("retryAfterSeconds", seconds)
        case .configurationStatus(let status): writer.member("status", status)
        case .lost, .doubled, .reordered, .malformed, .invalidUTF8, .binary, .badFrame, .noPong, .garbage,
            .garbledConfiguration, .cutConfiguration:
            break
        }
        writer.member("sessionId", sessionID)
        writer.member("userName", userName)
        writer.member("connection", connection)
        writer.member("skip", skip)
        writer.member("times", times)
        writer.endObject()
    }

    private var name: String {
        switch kind {
        case .late: "late"
        case .lost: "lost"
        case .doubled: "doubled"
        case .reordered: "reordered"
        case .cut: "cut"
        case .close: "close"
        case .malformed: "malformed"
        case .invalidUTF8: "utf8"
        case .binary: "binary"
        case .badFrame: "badframe"
        case .noPong: "nopong"
        case .latePong: "latepong"
        case .refuse: "status"
        case .slowHandshake: "slow"
        case .garbage: "garbage"
        case .refuseConnections: "refused"
        case .configurationStatus: "configstatus"
        case .slowConfiguration: "configslow"
        case .garbledConfiguration: "configgarbage"
        case .cutConfiguration: "configcut"
        }
    }
}
