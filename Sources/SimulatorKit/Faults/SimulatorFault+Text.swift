public import JSON

/// How faults are written: as JSON for the administrator, as magic text for whoever chats.
extension SimulatorFault {
    /// The prefix of magic text.
    public static var magic: String { "!fault " }

    /// Where the number of a kind may stand in JSON.
    private static var units: [FaultWords.Unit] { namesUnits ? [.milliseconds, .code, .status] : [.value] }

    /// Reads one fault: `{"fault":"late","milliseconds":500,"connection":1,"skip":1,"times":2}`.
    public init(reading object: JSONObject) throws(Malformed) {
        guard let name = object["fault"]?.stringValue else { throw Malformed("fault names the kind") }
        let known =
            ["fault", "place", "retryAfterSeconds", "connection", "skip", "times"]
            + Self.units.map(\.rawValue) + Self.aims.map { "\($0.name)" }
        for member in object.members where !known.contains(member.key) {
            throw Malformed("\(member.key) is not known")
        }
        func number(_ key: String) throws(Malformed) -> Int? {
            guard let value = object[key], !value.isNull else { return nil }
            guard let number = value.intValue, number >= 0, number < 1 << 31 else {
                throw Malformed("\(key) is an integer from 0")
            }
            return number
        }
        var words = FaultWords(name)
        for unit in Self.units where words.number == nil { words.number = try number(unit.rawValue) }
        words.place = object["place"]?.stringValue
        words.retryAfterSeconds = try number("retryAfterSeconds")
        self.init(try Self.kind(words))
        for aim in Self.aims { self[keyPath: aim.path] = object["\(aim.name)"]?.stringValue }
        connection = try number("connection")
        skip = try number("skip") ?? 0
        times = try number("times")
    }

    /// Reads magic text behind ``magic``: a kind, then in any order a number or a place, `+2` to skip two, `x3` for
    /// three times; once if nothing is said.
    public init(magic text: String) throws(Malformed) {
        let all = text.split(separator: " ").map { String($0) }
        guard let name = all.first else { throw Malformed("a kind must follow") }
        var words = FaultWords(name)
        var (skip, times) = (0, 1)
        for word in all.dropFirst() {
            if word.hasPrefix("+"), let count = Int(word.dropFirst()), count >= 0 {
                skip = count
            } else if word.hasPrefix("x"), let count = Int(word.dropFirst()), count >= 0 {
                times = count
            } else if let number = Int(word), number >= 0, number < 1 << 31 {
                words.number = number
            } else {
                words.place = word
            }
        }
        self.init(try Self.kind(words))
        self.skip = skip
        self.times = times
    }

    /// Writes the fault as ``init(reading:)`` reads it.
    public func write(to writer: inout JSONWriter) {
        let words = words
        writer.beginObject()
        writer.member("fault", words.name)
        if let number = words.number {
            writer.key(string: (Self.namesUnits ? words.unit : .value).rawValue)
            writer.write(number)
        }
        writer.member("place", words.place)
        writer.member("retryAfterSeconds", words.retryAfterSeconds)
        for aim in Self.aims { writer.member(aim.name, self[keyPath: aim.path]) }
        writer.member("connection", connection)
        writer.member("skip", skip)
        writer.member("times", times)
        writer.endObject()
    }
}
