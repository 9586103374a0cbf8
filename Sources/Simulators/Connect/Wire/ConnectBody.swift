import HTTPWire
import JSON

/// Reads the members of a request's body, each once; what is not asked for, is wrong.
///
/// The vendor overlooks unknown members; here they are refused, because a client that sends one has misspelt another.
struct ConnectBody {
    private var left: [String: JSONValue] = [:]
    /// The prefix of the names of members in a message, such as `ParticipantDetails.`.
    private let prefix: String
    private let invalid: (String) -> ConnectError

    /// Reads the body of a call; one without bytes is an empty object.
    ///
    /// - Parameter invalid: makes the error that the call has for a wrong member.
    init(parsing bytes: [UInt8], invalid: @escaping (String) -> ConnectError) throws(ConnectError) {
        var object: JSONObject? = JSONObject()
        if !bytes.isEmpty { object = (try? JSONValue(parsing: bytes))?.objectValue }
        guard let object else { throw ConnectError(.badRequest, "SerializationException", "the body is a JSON object") }
        try self.init(object, prefix: "", invalid: invalid)
    }

    private init(
        _ object: JSONObject, prefix: String, invalid: @escaping (String) -> ConnectError
    ) throws(ConnectError) {
        self.prefix = prefix
        self.invalid = invalid
        for member in object.members {
            guard left.updateValue(member.value, forKey: member.key) == nil else {
                throw invalid("\(prefix)\(member.key) stands twice")
            }
            if member.value.isNull { throw invalid("\(prefix)\(member.key) must not be null") }
        }
    }

    func wrong(_ name: String, _ what: String) -> ConnectError { invalid("\(prefix)\(name) must be \(what)") }

    /// A text that may be absent.
    mutating func optionalText(_ name: String, _ count: ClosedRange<Int>) throws(ConnectError) -> String? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let text = value.stringValue else { throw wrong(name, "a string") }
        guard count.contains(text.unicodeScalars.count) else {
            throw wrong(name, "of \(count.lowerBound) to \(count.upperBound) characters")
        }
        return text
    }

    /// A text that must be there.
    mutating func text(_ name: String, _ count: ClosedRange<Int>) throws(ConnectError) -> String {
        guard let text = try optionalText(name, count) else { throw wrong(name, "there") }
        return text
    }

    mutating func integer(_ name: String, _ range: ClosedRange<Int>) throws(ConnectError) -> Int? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let number = value.intValue, range.contains(number) else {
            throw wrong(name, "an integer from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    mutating func boolean(_ name: String) throws(ConnectError) -> Bool? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let truth = value.boolValue else { throw wrong(name, "true or false") }
        return truth
    }

    /// One of a few words.
    mutating func choice(_ name: String, _ words: [String]) throws(ConnectError) -> String? {
        guard let word = try optionalText(name, 0...1000) else { return nil }
        guard words.contains(word) else { throw wrong(name, "one of \(words.joined(separator: ", "))") }
        return word
    }

    /// A list of texts.
    mutating func texts(
        _ name: String, _ count: ClosedRange<Int>, among words: [String]? = nil
    ) throws(ConnectError) -> [String]? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        let list = value.arrayValue ?? []
        let texts = list.compactMap(\.stringValue)
        guard value.arrayValue != nil, texts.count == list.count, count.contains(texts.count) else {
            throw wrong(name, "a list of \(count.lowerBound) to \(count.upperBound) strings")
        }
        if let words, !texts.allSatisfy(words.contains) { throw wrong(name, "among \(words.joined(separator: ", "))") }
        return texts
    }

    /// An object whose members are read in their turn.
    mutating func object(_ name: String) throws(ConnectError) -> ConnectBody? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let object = value.objectValue else { throw wrong(name, "an object") }
        return try ConnectBody(object, prefix: "\(prefix)\(name).", invalid: invalid)
    }

    /// A list of objects.
    mutating func objects(_ name: String, _ count: ClosedRange<Int>) throws(ConnectError) -> [ConnectBody]? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let list = value.arrayValue, count.contains(list.count) else {
            throw wrong(name, "a list of \(count.lowerBound) to \(count.upperBound)")
        }
        var bodies: [ConnectBody] = []
        for element in list {
            guard let object = element.objectValue else { throw wrong(name, "a list of objects") }
            bodies.append(try ConnectBody(object, prefix: "\(prefix)\(name)[\(bodies.count)].", invalid: invalid))
        }
        return bodies
    }

    /// A map of texts; nil where it is absent.
    mutating func map(_ name: String) throws(ConnectError) -> [(key: String, value: String)]? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        var pairs: [(key: String, value: String)] = []
        for member in value.objectValue?.members ?? [] {
            guard let text = member.value.stringValue else { throw wrong("\(name).\(member.key)", "a string") }
            pairs.append((member.key, text))
        }
        guard value.objectValue != nil else { throw wrong(name, "an object") }
        return pairs
    }

    /// A member whose inside is not looked at.
    mutating func value(_ name: String) -> JSONValue? { left.removeValue(forKey: name) }

    /// Refuses what nobody asked for.
    func finish() throws(ConnectError) {
        if let name = left.keys.min() { throw invalid("\(prefix)\(name) is no member") }
    }
}
