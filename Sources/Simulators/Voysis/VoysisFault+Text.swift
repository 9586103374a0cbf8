import JSON

/// How faults are written: as JSON for the administrator, as magic text for whoever asks.
extension VoysisFault {
    /// Why a fault could not be read.
    struct Malformed: Error {
        let detail: String
    }

    /// Reads one fault: `{"fault":"vad","value":3200,"connection":1,"skip":1,"times":2}`.
    init(reading object: JSONObject) throws(Malformed) {
        guard let name = object["fault"]?.stringValue else { throw Malformed(detail: "fault names the kind") }
        let known = ["fault", "value", "place", "retryAfterSeconds", "connection", "skip", "times"]
        for member in object.members where !known.contains(member.key) {
            throw Malformed(detail: "\(member.key) is not known")
        }
        func number(_ key: String) throws(Malformed) -> Int? {
            guard let value = object[key], !value.isNull else { return nil }
            guard let number = value.intValue, number >= 0, number < 1 << 31 else {
                throw Malformed(detail: "\(key) is an integer from 0")
            }
            return number
        }
        let place = object["place"]?.stringValue
        let seconds = try number("retryAfterSeconds")
        let kind = try Self.kind(name, value: number("value"), place: place, retryAfterSeconds: seconds)
        self.init(kind, connection: try number("connection"), skip: try number("skip") ?? 0, times: try number("times"))
    }

    /// Reads magic text behind `!fault `: a kind, then in any order a number or a place, `+2` to skip two, `x3` for
    /// three times; once if nothing is said.
    init(magic text: String) throws(Malformed) {
        var words = text.split(separator: " ").map { String($0) }
        guard !words.isEmpty else { throw Malformed(detail: "a kind must follow") }
        let name = words.removeFirst()
        var value: Int?
        var place: String?
        var (skip, times) = (0, 1)
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
        self.init(try Self.kind(name, value: value, place: place, retryAfterSeconds: nil), skip: skip, times: times)
    }

    private static func kind(
        _ name: String, value: Int?, place: String?, retryAfterSeconds: Int?
    ) throws(Malformed) -> Kind {
        if let kind = try audioKind(name, value: value) { return .audio(kind) }
        if let kind = try tokenKind(name, value: value) { return .token(kind) }
        if let kind = Result(rawValue: name) { return .result(kind) }
        switch name {
        case "late": return .late(try time(name, value))
        case "lost": return .lost
        case "doubled": return .doubled
        case "reordered": return .reordered
        case "cut":
            guard let place = Place(rawValue: place ?? "before") else {
                throw Malformed(detail: "place is before, within or after")
            }
            return .cut(place)
        case "reset": return .reset
        case "close": return .close(try code(value ?? 1011))
        case "malformed": return .malformed
        case "utf8": return .invalidUTF8
        case "binary": return .binary
        case "badframe": return .badFrame
        case "textnumbers": return .textNumbers
        case "numericid": return .numericID
        case "query": return .queryStatus(try status(value ?? 500, from: 200))
        case "noquery": return .querySilent
        case "status": return .refuse(status: try status(value ?? 503, from: 300), retryAfterSeconds: retryAfterSeconds)
        case "slow": return .slowHandshake(try time(name, value))
        case "garbage": return .garbage
        case "refused": return .refuseConnections(try time(name, value))
        default: throw Malformed(detail: "\(name) is no fault")
        }
    }

    private static func tokenKind(_ name: String, value: Int?) throws(Malformed) -> Token? {
        switch name {
        case "token": .status(try status(value ?? 401, from: 300))
        case "tokenlife": .life(seconds: value ?? 0)
        case "tokenplain": .plainDate
        case "tokenoffset": .offsetDate
        case "tokennodate": .noDate
        case "tokennoentity": .noEntity
        case "notoken": .silent
        default: nil
        }
    }

    private static func audioKind(_ name: String, value: Int?) throws(Malformed) -> Audio? {
        switch name {
        case "vad": .vadAfter(bytes: value ?? 0)
        case "novad": .noVAD
        case "early": .completeAfter(bytes: value ?? 0)
        case "nocomplete": .noComplete
        case "slowcomplete": .slowComplete(try time(name, value))
        case "servererror": .serverError
        case "clienterror": .clientError
        case "strange": .strangeNotification
        case "audioreset": .resetAfter(bytes: value ?? 0)
        case "audioclose": .close(try code(value ?? 1000))
        default: nil
        }
    }

    private static func time(_ name: String, _ value: Int?) throws(Malformed) -> Duration {
        guard let value else { throw Malformed(detail: "\(name) wants milliseconds") }
        return .milliseconds(value)
    }

    private static func code(_ value: Int) throws(Malformed) -> UInt16 {
        guard (1000...1003).contains(value) || (1007...1014).contains(value) || (3000...4999).contains(value) else {
            throw Malformed(detail: "\(value) is no code of a close frame")
        }
        return UInt16(value)
    }

    private static func status(_ value: Int, from least: Int) throws(Malformed) -> Int {
        guard (least...599).contains(value) else { throw Malformed(detail: "a status is from \(least) to 599") }
        return value
    }

    // MARK: Writing

    /// Writes the fault as ``init(reading:)`` reads it.
    func write(to writer: inout JSONWriter) {
        let (name, value, place, seconds) = words
        writer.beginObject()
        writer.member("fault", name)
        writer.member("value", value)
        writer.member("place", place)
        writer.member("retryAfterSeconds", seconds)
        writer.member("connection", connection)
        writer.member("skip", skip)
        writer.member("times", times)
        writer.endObject()
    }

    private var words: (name: String, value: Int?, place: String?, seconds: Int?) {
        switch kind {
        case .late(let time): ("late", Self.milliseconds(time), nil, nil)
        case .lost: ("lost", nil, nil, nil)
        case .doubled: ("doubled", nil, nil, nil)
        case .reordered: ("reordered", nil, nil, nil)
        case .cut(let place): ("cut", nil, place.rawValue, nil)
        case .reset: ("reset", nil, nil, nil)
        case .close(let code): ("close", Int(code), nil, nil)
        case .malformed: ("malformed", nil, nil, nil)
        case .invalidUTF8: ("utf8", nil, nil, nil)
        case .binary: ("binary", nil, nil, nil)
        case .badFrame: ("badframe", nil, nil, nil)
        case .textNumbers: ("textnumbers", nil, nil, nil)
        case .numericID: ("numericid", nil, nil, nil)
        case .token(let kind): (Self.words(kind).0, Self.words(kind).1, nil, nil)
        case .queryStatus(let status): ("query", status, nil, nil)
        case .querySilent: ("noquery", nil, nil, nil)
        case .result(let kind): (kind.rawValue, nil, nil, nil)
        case .audio(let kind): (Self.words(kind).0, Self.words(kind).1, nil, nil)
        case .refuse(let status, let seconds): ("status", status, nil, seconds)
        case .slowHandshake(let time): ("slow", Self.milliseconds(time), nil, nil)
        case .garbage: ("garbage", nil, nil, nil)
        case .refuseConnections(let time): ("refused", Self.milliseconds(time), nil, nil)
        }
    }

    private static func words(_ kind: Token) -> (String, Int?) {
        switch kind {
        case .status(let status): ("token", status)
        case .life(let seconds): ("tokenlife", seconds)
        case .plainDate: ("tokenplain", nil)
        case .offsetDate: ("tokenoffset", nil)
        case .noDate: ("tokennodate", nil)
        case .noEntity: ("tokennoentity", nil)
        case .silent: ("notoken", nil)
        }
    }

    private static func words(_ kind: Audio) -> (String, Int?) {
        switch kind {
        case .vadAfter(let bytes): ("vad", bytes)
        case .noVAD: ("novad", nil)
        case .completeAfter(let bytes): ("early", bytes)
        case .noComplete: ("nocomplete", nil)
        case .slowComplete(let time): ("slowcomplete", milliseconds(time))
        case .serverError: ("servererror", nil)
        case .clientError: ("clienterror", nil)
        case .strangeNotification: ("strange", nil)
        case .resetAfter(let bytes): ("audioreset", bytes)
        case .close(let code): ("audioclose", Int(code))
        }
    }

    private static func milliseconds(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }
}
