import JSON

/// How faults are written: as JSON for the administrator, as magic text for whoever chats.
extension ODAFault {
    /// Why a fault could not be read.
    struct Malformed: Error {
        let detail: String
    }

    /// Reads one fault: `{"fault":"late","milliseconds":500,"userId":"guest","skip":1,"times":2}`.
    init(reading object: JSONObject) throws(Malformed) {
        guard let name = object["fault"]?.stringValue else { throw Malformed(detail: "fault names the kind") }
        let known = [
            "fault", "milliseconds", "place", "code", "status", "retryAfterSeconds", "userId", "connection", "skip",
            "times",
        ]
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
        var value = try number("milliseconds")
        if value == nil { value = try number("code") }
        if value == nil { value = try number("status") }
        let place = object["place"]?.stringValue
        let kind = try Self.kind(name, value: value, place: place, retryAfterSeconds: number("retryAfterSeconds"))
        self.init(
            kind, userID: object["userId"]?.stringValue, connection: try number("connection"),
            skip: try number("skip") ?? 0, times: try number("times"))
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
        case "status":
            let status = value ?? 503
            guard (300...599).contains(status) else { throw Malformed(detail: "status is from 300 to 599") }
            return .refuse(status: status, retryAfterSeconds: retryAfterSeconds)
        case "slow": return .slowHandshake(try time())
        case "garbage": return .garbage
        case "expired": return .expiredToken
        case "pollstatus": return .pollStatus(try Self.status(value))
        case "pollcut": return .pollCut
        case "poststatus": return .postStatus(try Self.status(value))
        case "postcut": return .postCut
        case "forged": return .forged
        case "refused": return .refuseConnections(try time())
        case "upload": return .upload(.status(try Self.status(value)))
        case "uploadslow": return .upload(.slow(try time()))
        case "uploadcut": return .upload(.cut)
        case "download": return .download(.status(try Self.status(value)))
        case "downloadslow": return .download(.slow(try time()))
        case "downloadcut": return .download(.cut)
        case "speech": return .speech(.status(try Self.status(value)))
        case "speechslow": return .speech(.slow(try time()))
        case "speechcut": return .speech(.cut)
        default: throw Malformed(detail: "\(name) is no fault")
        }
    }

    private static func status(_ value: Int?) throws(Malformed) -> Int {
        let status = value ?? 500
        guard (200...599).contains(status) else { throw Malformed(detail: "status is from 200 to 599") }
        return status
    }

    /// Writes the fault as ``init(reading:)`` reads it.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("fault")
        switch kind {
        case .late(let time): writeTimed("late", time, to: &writer)
        case .lost: writer.write(literal: "lost")
        case .doubled: writer.write(literal: "doubled")
        case .reordered: writer.write(literal: "reordered")
        case .cut(let place):
            writer.write(literal: "cut")
            writer.member("place", place.rawValue)
        case .close(let code):
            writer.write(literal: "close")
            writer.member("code", Int(code))
        case .malformed: writer.write(literal: "malformed")
        case .invalidUTF8: writer.write(literal: "utf8")
        case .binary: writer.write(literal: "binary")
        case .badFrame: writer.write(literal: "badframe")
        case .noPong: writer.write(literal: "nopong")
        case .refuse(let status, let seconds):
            writer.write(literal: "status")
            writer.member("status", status)
            writer.member("retryAfterSeconds", seconds)
        case .slowHandshake(let time): writeTimed("slow", time, to: &writer)
        case .garbage: writer.write(literal: "garbage")
        case .expiredToken: writer.write(literal: "expired")
        case .pollStatus(let status):
            writer.write(literal: "pollstatus")
            writer.member("status", status)
        case .pollCut: writer.write(literal: "pollcut")
        case .postStatus(let status):
            writer.write(literal: "poststatus")
            writer.member("status", status)
        case .postCut: writer.write(literal: "postcut")
        case .forged: writer.write(literal: "forged")
        case .refuseConnections(let time): writeTimed("refused", time, to: &writer)
        case .upload(let transfer): write(transfer, "upload", "uploadslow", "uploadcut", to: &writer)
        case .download(let transfer): write(transfer, "download", "downloadslow", "downloadcut", to: &writer)
        case .speech(let transfer): write(transfer, "speech", "speechslow", "speechcut", to: &writer)
        }
        writer.member("userId", userID)
        writer.member("connection", connection)
        writer.member("skip", skip)
        writer.member("times", times)
        writer.endObject()
    }

    private func write(
        _ transfer: Transfer, _ status: StaticString, _ slow: StaticString, _ cut: StaticString,
        to writer: inout JSONWriter
    ) {
        switch transfer {
        case .status(let code):
            writer.write(literal: status)
            writer.member("status", code)
        case .slow(let time): writeTimed(slow, time, to: &writer)
        case .cut: writer.write(literal: cut)
        }
    }

    private func writeTimed(_ name: StaticString, _ time: Duration, to writer: inout JSONWriter) {
        writer.write(literal: name)
        writer.member("milliseconds", Int(time / .milliseconds(1)))
    }
}
