import Conversations
import Crypto
import Domain
import HTTPServer
import HTTPWire
import JSON

/// A JSON body as an object whose members are taken one by one; what is left over is refused.
struct RequestBody: Sendable {
    private var object: JSONObject
    /// Few, so looking through them costs less than hashing.
    private var seen: [String] = []
    private(set) var problems: [ContentProblem] = []

    /// Reads the body of a request: JSON in UTF-8, an object.
    ///
    /// An empty body counts as `{}` where nothing is required.
    ///
    /// - Parameter takesQuery: the operation has query parameters of its own; otherwise any is refused.
    init(
        _ request: Request, limits depthMax: Int, mediaTypes: [String] = ["application/json"], takesQuery: Bool = false
    ) throws(Problem) {
        if !takesQuery {
            var query = try RequestQuery(request)
            try query.finish()
        }
        guard !request.body.isEmpty else {
            object = JSONObject()
            return
        }
        try Self.checkType(request, mediaTypes)
        let value: JSONValue
        do {
            value = try JSONValue(parsing: request.body, limits: JSONLimits(depthMax: depthMax))
        } catch {
            throw Problem(.malformed, "The body is not JSON: \(error).")
        }
        guard let object = value.objectValue else {
            throw Problem(invalid: ContentProblem(JSONPointer(), "wrong_type", "The body must be an object."))
        }
        if let repeated = Self.repeatedMember(value) {
            throw Problem(.malformed, "The member \(repeated) occurs more than once.")
        }
        self.object = object
    }

    private static func checkType(_ request: Request, _ allowed: [String]) throws(Problem) {
        let field = request.head.fields[.contentType]
        // Nearly always it is spelt like this, and parsing it tells nothing more.
        if let field, allowed.contains(field) { return }
        let type = field.flatMap { try? MediaType($0) }
        let essence = type.map { "\($0.type)/\($0.subtype)".lowercased() }
        guard let essence, allowed.contains(essence) else {
            throw Problem(.unsupportedMediaType, "Send the body as \(allowed.joined(separator: " or ")).")
        }
    }

    /// The name of a member that stands twice in one object, if there is one: its meaning would be anybody's guess.
    private static func repeatedMember(_ value: JSONValue) -> String? {
        switch value {
        case .array(let items):
            for item in items {
                if let name = repeatedMember(item) { return name }
            }
        case .object(let object):
            if object.count > 1 {
                if let name = repeatedName(object) { return name }
            }
            for member in object.members {
                if let name = repeatedMember(member.value) { return name }
            }
        case .null, .bool, .number, .string: break
        }
        return nil
    }

    private static func repeatedName(_ object: JSONObject) -> String? {
        let members = object.members
        if members.count <= 8 {
            for (index, member) in members.enumerated() {
                for other in members[..<index] where other.key == member.key { return member.key }
            }
            return nil
        }
        var names: Set<String> = []
        for member in members where !names.insert(member.key).inserted { return member.key }
        return nil
    }

    /// Changes the object before members are taken.
    mutating func change(_ body: (JSONObject) -> JSONObject) { object = body(object) }

    // MARK: Members

    func has(_ key: String) -> Bool { object[key] != nil }

    /// A member; null is a value like others, and of no type that the functions below take.
    mutating func value(_ key: String) -> JSONValue? {
        seen.append(key)
        return object[key]
    }

    /// All members, whatever they are called.
    mutating func allMembers() -> JSONObject {
        seen += object.members.map(\.key)
        return object
    }

    /// - Parameter mayBeEmpty: what is required never is.
    mutating func string(
        _ key: String, charactersMax: Int = 1024, required: Bool = false, mayBeEmpty: Bool = true
    ) -> String? {
        guard let value = value(key) else {
            if required { fail(key, "required", "The member \(key) is missing.") }
            return nil
        }
        guard let text = value.stringValue else {
            fail(key, "wrong_type", "The member \(key) must be a string.")
            return nil
        }
        if required || !mayBeEmpty, text.isEmpty { fail(key, "too_short", "The member \(key) must not be empty.") }
        if text.unicodeScalars.count > charactersMax {
            fail(key, "too_long", "The member \(key) has at most \(charactersMax) characters.")
        }
        return text
    }

    /// A user's id.
    mutating func userID(_ key: String, required: Bool = false) -> String? {
        let text = string(key, charactersMax: ValueRules.userIDCharactersMax, required: required, mayBeEmpty: false)
        if let text, ValueRules.hasControlCharacters(text) {
            fail(key, "bad_format", "The member \(key) has no control characters.")
        }
        return text
    }

    mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = value.intValue else {
            fail(key, "wrong_type", "The member \(key) must be a whole number.")
            return nil
        }
        guard range.contains(number) else {
            fail(key, "out_of_range", "The member \(key) lies between \(range.lowerBound) and \(range.upperBound).")
            return nil
        }
        return number
    }

    mutating func boolean(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        guard let flag = value.boolValue else {
            fail(key, "wrong_type", "The member \(key) must be true or false.")
            return nil
        }
        return flag
    }

    mutating func object(_ key: String) -> JSONObject? {
        guard let value = value(key) else { return nil }
        guard let object = value.objectValue else {
            fail(key, "wrong_type", "The member \(key) must be an object.")
            return nil
        }
        return object
    }

    mutating func choice<C: RawRepresentable & CaseIterable>(
        _ key: String, _ type: C.Type, required: Bool = false
    ) -> C? where C.RawValue == String {
        guard let text = string(key, required: required) else { return nil }
        guard let choice = C(rawValue: text) else {
            let allowed = C.allCases.map(\.rawValue).joined(separator: ", ")
            fail(key, "not_allowed", "The member \(key) is one of \(allowed).")
            return nil
        }
        return choice
    }

    mutating func fail(_ key: String, _ code: String, _ detail: String) {
        problems.append(ContentProblem(JSONPointer([key]), code, detail))
    }

    mutating func fail(_ problem: ContentProblem) { problems.append(problem) }

    /// Refuses the body with all that is wrong with it, unknown members included; at most 32 are told.
    mutating func finish() throws(Problem) {
        for member in object.members where !seen.contains(member.key) {
            fail(member.key, "unknown_field", "The member \(member.key) is not known here.")
        }
        if !problems.isEmpty { throw Problem(invalid: Array(problems.prefix(32))) }
    }
}

/// The query of a request, each parameter known and given once.
struct RequestQuery {
    private var items: [(name: String, value: String)] = []
    private var problems: [ContentProblem] = []
    private var asked: [String] = []

    init(_ request: Request) throws(Problem) {
        guard request.head.hasQuery else { return }
        do {
            let query = try QueryItems(reading: request.head.queryBytes, plus: .space, countMax: 32)
            for item in query.items { items.append((item.name, item.value ?? "")) }
        } catch {
            throw Problem(.malformed, "The query cannot be read.")
        }
    }

    mutating func string(_ name: String) -> String? {
        asked.append(name)
        let values = items.filter { $0.name == name }
        if values.count > 1 { fail(name, "duplicate", "The parameter \(name) is given more than once.") }
        return values.first?.value
    }

    /// Where to read on; what is empty is no place.
    mutating func place(_ name: String) -> String? {
        let text = string(name)
        if text?.isEmpty == true { fail(name, "cursor_malformed", "The parameter \(name) must not be empty.") }
        return text
    }

    /// A text of a form that `isGood` knows.
    mutating func string(_ name: String, where isGood: (String) -> Bool) -> String? {
        let text = string(name)
        if let text, !isGood(text) { fail(name, "bad_format", "The parameter \(name) is not of its form.") }
        return text
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int>, default fallback: Int) -> Int {
        guard let text = string(name) else { return fallback }
        guard let number = Int(text), range.contains(number) else {
            fail(
                name, "out_of_range",
                "The parameter \(name) is a whole number between \(range.lowerBound) and \(range.upperBound).")
            return fallback
        }
        return number
    }

    /// A number as JSON has them; nil when it is not there.
    mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
        guard let text = string(name) else { return nil }
        // `Double` by itself reads hexadecimal digits, `inf` and `nan` too.
        guard let number = (try? JSONValue(parsing: text))?.doubleValue, range.contains(number) else {
            fail(
                name, "out_of_range",
                "The parameter \(name) is a number between \(range.lowerBound) and \(range.upperBound).")
            return nil
        }
        return number
    }

    /// `true` or `false`.
    mutating func flag(_ name: String, default fallback: Bool) -> Bool {
        choice(name, ["true", "false"]).map { $0 == "true" } ?? fallback
    }

    mutating func choice(_ name: String, _ allowed: [String]) -> String? {
        guard let text = string(name) else { return nil }
        guard allowed.contains(text) else {
            fail(name, "not_allowed", "The parameter \(name) is one of \(allowed.joined(separator: ", ")).")
            return nil
        }
        return text
    }

    /// Some of several words, separated by commas or in repeated parameters; empty when it is not there.
    mutating func choices<C: RawRepresentable & CaseIterable & Hashable>(_ name: String, _ type: C.Type) -> Set<C>
    where C.RawValue == String {
        asked.append(name)
        var choices: Set<C> = []
        for item in items where item.name == name {
            for word in item.value.split(separator: ",", omittingEmptySubsequences: false) {
                guard let choice = C(rawValue: String(word)) else {
                    let allowed = C.allCases.map(\.rawValue).joined(separator: ", ")
                    fail(name, "not_allowed", "The parameter \(name) is one or several of \(allowed).")
                    return []
                }
                choices.insert(choice)
            }
        }
        return choices
    }

    /// `include=native`: messages come with the vendor's own payload.
    mutating func includesNative() -> Bool { choice("include", ["native"]) != nil }

    mutating func fail(_ name: String, _ code: String, _ detail: String) {
        problems.append(ContentProblem(JSONPointer([name]), code, detail))
    }

    /// Refuses what is wrong and what nobody asked for.
    mutating func finish() throws(Problem) {
        for item in items where !asked.contains(item.name) {
            fail(item.name, "unknown_parameter", "The parameter \(item.name) is not known here.")
        }
        guard !problems.isEmpty else { return }
        // A place in a list is no fault of form: the caller begins the list anew.
        let isPlace = problems.allSatisfy { $0.code == "cursor_malformed" }
        let errors = problems.map {
            Problem.FieldError(.parameter($0.pointer.tokens.first ?? ""), code: $0.code, detail: $0.detail)
        }
        throw Problem(isPlace ? .invalidCursor : .invalidRequest, problems[0].detail, errors: errors)
    }
}
