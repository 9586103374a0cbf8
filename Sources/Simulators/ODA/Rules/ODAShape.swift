import JSON

/// The shape that a value of a client's frame must have: the tables of the protocol note as data.
indirect enum ODAShape: Sendable {
    /// A string, which may be empty.
    case string
    /// A string of at least one character.
    case text
    /// A string or `null`.
    case stringOrNull
    /// One of these strings.
    case oneOf([String])
    /// `true` or `false`.
    case bool
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// An object with members of any name.
    case anyObject
    /// An object with members of any name, of which these, where they stand, have a shape.
    case open([ODAMember])
    /// An object with exactly these members.
    case closed([ODAMember])
    /// A string of at least one character, or an object.
    case textOrObject
    /// An array of strings with at least one element.
    case strings
    /// `wsreq/<millis>/<5 digits>`.
    case requestID
}

/// A member of an object, required unless said otherwise.
struct ODAMember: Sendable {
    let name: String
    let shape: ODAShape
    var isRequired = true

    init(_ name: String, _ shape: ODAShape) {
        self.name = name
        self.shape = shape
    }

    /// A member that may be missing.
    static func optional(_ name: String, _ shape: ODAShape) -> ODAMember {
        var member = ODAMember(name, shape)
        member.isRequired = false
        return member
    }
}

extension ODAShape {
    /// The first thing about a value that does not fit, or nil.
    func violation(of value: JSONValue, at path: String) -> ODAViolation? {
        switch self {
        case .string: value.stringValue == nil ? .wrongType(path, "a string") : nil
        case .text: (value.stringValue ?? "").isEmpty ? .wrongType(path, "a string that is not empty") : nil
        case .stringOrNull: value.stringValue == nil && !value.isNull ? .wrongType(path, "a string or null") : nil
        case .oneOf(let words):
            words.contains(value.stringValue ?? "")
                ? nil : .wrongValue(path, "one of " + words.joined(separator: ", "))
        case .bool: value.boolValue == nil ? .wrongType(path, "true or false") : nil
        case .number(let range):
            value.doubleValue.map(range.contains) == true
                ? nil : .wrongValue(path, "a number from \(range.lowerBound) to \(range.upperBound)")
        case .anyObject: value.objectValue == nil ? .wrongType(path, "an object") : nil
        case .open(let members): Self.violation(of: value, members, isClosed: false, at: path)
        case .closed(let members): Self.violation(of: value, members, isClosed: true, at: path)
        case .textOrObject:
            value.objectValue == nil && (value.stringValue ?? "").isEmpty
                ? .wrongType(path, "a string that is not empty, or an object") : nil
        case .strings:
            value.arrayValue.map { !$0.isEmpty && $0.allSatisfy { $0.stringValue != nil } } == true
                ? nil : .wrongType(path, "an array of strings that is not empty")
        case .requestID:
            Self.isRequestID(value.stringValue ?? "") ? nil : .wrongValue(path, "wsreq/<millis>/<5 digits>")
        }
    }

    private static func violation(
        of value: JSONValue, _ members: [ODAMember], isClosed: Bool, at path: String
    ) -> ODAViolation? {
        guard let object = value.objectValue else { return .wrongType(path, "an object") }
        for (index, member) in object.members.enumerated() {
            if object.members[..<index].contains(where: { $0.key == member.key }) {
                return .repeated(path + "/" + member.key)
            }
            if let known = members.first(where: { $0.name == member.key }) {
                if let inner = known.shape.violation(of: member.value, at: path + "/" + member.key) { return inner }
            } else if isClosed {
                return .unknown(path + "/" + member.key)
            }
        }
        for member in members where member.isRequired && object[member.name] == nil {
            return .missing(path + "/" + member.name)
        }
        return nil
    }

    private static func isRequestID(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isDigits = { (part: Substring.UTF8View) in
            !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        return parts.count == 3 && parts[0].elementsEqual("wsreq".utf8) && isDigits(parts[1]) && isDigits(parts[2])
            && parts[2].count == 5
    }
}

/// A rule of the protocol that a client's frame broke.
struct ODAViolation: Error, Hashable, Sendable {
    /// A stable word for the rule.
    let code: String
    /// Where in the frame, as a JSON pointer without escapes; empty for the whole frame.
    let path: String
    /// The requirement of the rule.
    let detail: String

    static func missing(_ path: String) -> Self { .init(code: "missing", path: path, detail: "must be there") }
    static func unknown(_ path: String) -> Self { .init(code: "unknown", path: path, detail: "must not be there") }
    static func repeated(_ path: String) -> Self { .init(code: "repeated", path: path, detail: "stands twice") }
    static func wrongType(_ path: String, _ detail: String) -> Self {
        .init(code: "type", path: path, detail: "must be " + detail)
    }
    static func wrongValue(_ path: String, _ detail: String) -> Self {
        .init(code: "value", path: path, detail: "must be " + detail)
    }
    /// A rule about the whole frame or its place in the conversation.
    static func order(_ code: String, _ detail: String) -> Self { .init(code: code, path: "", detail: detail) }

    /// One line for the log and the reason of a close frame.
    var text: String { path.isEmpty ? "\(code): \(detail)" : "\(code): \(path) \(detail)" }
}
