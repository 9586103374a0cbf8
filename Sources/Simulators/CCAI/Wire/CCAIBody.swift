import JSON

/// Reads the members of a request's body, each once; a member that is not asked for, is wrong.
///
/// The platform overlooks unknown members; here they are refused, because a client that sends one has misspelt another.
/// Ids are integers in JSON, never texts (protocol note section 3.5).
struct CCAIBody {
    private var left: [String: JSONValue] = [:]

    /// Reads the body of a call; one without bytes is an empty object.
    init(parsing bytes: [UInt8]) throws(CCAIError) {
        let object = bytes.isEmpty ? JSONObject() : (try? JSONValue(parsing: bytes))?.objectValue
        guard let object else { throw .bad("the body is a JSON object") }
        try self.init(object)
    }

    /// Reads an object within a body.
    init(_ object: JSONObject) throws(CCAIError) {
        for member in object.members {
            guard left.updateValue(member.value, forKey: member.key) == nil else {
                throw .bad("\(member.key) stands twice")
            }
        }
    }

    // MARK: Members

    /// A text that may be absent.
    mutating func optionalText(_ name: String) throws(CCAIError) -> String? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let text = value.stringValue else { throw .malformed(name) }
        return text
    }

    /// A text that must be there and hold something.
    mutating func text(_ name: String) throws(CCAIError) -> String {
        guard let text = try optionalText(name), !text.isEmpty else { throw .missing(name) }
        return text
    }

    /// An id that may be absent.
    mutating func optionalID(_ name: String) throws(CCAIError) -> Int? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let number = value.numberValue, let id = Int(number.text), id > 0 else { throw .malformed(name) }
        return id
    }

    /// An id that must be there.
    mutating func id(_ name: String) throws(CCAIError) -> Int {
        guard let id = try optionalID(name) else { throw .missing(name) }
        return id
    }

    /// A truth that may be absent.
    mutating func boolean(_ name: String) throws(CCAIError) -> Bool? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let truth = value.boolValue else { throw .malformed(name) }
        return truth
    }

    /// A truth that may be absent or null; the outer nil says that it is absent.
    mutating func flag(_ name: String) throws(CCAIError) -> Bool?? {
        guard let value = left.removeValue(forKey: name) else { return .none }
        if value.isNull { return .some(nil) }
        guard let truth = value.boolValue else { throw .malformed(name) }
        return .some(truth)
    }

    /// One of a few words, which must be there.
    mutating func choice(_ name: String, _ words: [String]) throws(CCAIError) -> String {
        let word = try text(name)
        guard words.contains(word) else { throw .bad("\(name) must be one of \(words.joined(separator: ", "))") }
        return word
    }

    /// An object that may be absent, to be read in its turn.
    mutating func optionalObject(_ name: String) throws(CCAIError) -> CCAIBody? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let object = value.objectValue else { throw .malformed(name) }
        return try CCAIBody(object)
    }

    /// An object that must be there.
    mutating func object(_ name: String) throws(CCAIError) -> CCAIBody {
        guard let body = try optionalObject(name) else { throw .missing(name) }
        return body
    }

    /// A list of objects that may be absent.
    mutating func objects(_ name: String) throws(CCAIError) -> [CCAIBody]? {
        guard let value = left.removeValue(forKey: name) else { return nil }
        guard let list = value.arrayValue else { throw .malformed(name) }
        var bodies: [CCAIBody] = []
        for element in list {
            guard let object = element.objectValue else { throw .malformed(name) }
            bodies.append(try CCAIBody(object))
        }
        return bodies
    }

    /// A member whose inside is read elsewhere.
    mutating func value(_ name: String) -> JSONValue? { left.removeValue(forKey: name) }

    /// Refuses members that were not asked for.
    func finish() throws(CCAIError) {
        if let name = left.keys.min() { throw .bad("found unpermitted parameter: \(name)") }
    }
}
