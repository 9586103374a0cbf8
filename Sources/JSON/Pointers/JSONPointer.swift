/// The path to a value inside a text (RFC 6901).
public struct JSONPointer: Hashable, Sendable {
    /// Keys and indices from the outside in, not escaped; none for the whole text.
    public var tokens: [String]

    /// Makes a pointer from its tokens.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Reads a pointer such as `/user/tags/0`; nil unless it is empty or begins with `/` and escapes rightly.
    public init?(parsing text: String) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
        guard text.utf8.first == 0x2F else { return nil }
        var tokens: [String] = []
        for part in parts.dropFirst() {
            guard let token = JSONPointer.unescape(Substring(part)) else { return nil }
            tokens.append(token)
        }
        self.init(tokens)
    }

    /// A pointer one step further in.
    public func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token]) }

    /// A pointer one step further in, to an element of an array.
    public func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

    /// A key as it stands in a pointer: `~` becomes `~0` and `/` becomes `~1` (RFC 6901 section 3).
    public static func escape(_ token: String) -> String {
        var text = ""
        for scalar in token.unicodeScalars {
            switch scalar {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The key that an escaped token stands for, or nil where a `~` is followed by neither `0` nor `1`.
    static func unescape(_ token: Substring) -> String? {
        var text = ""
        var scalars = token.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "~" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch scalars.next() {
            case "0": text += "~"
            case "1": text += "/"
            default: return nil
            }
        }
        return text
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as text: `/user/tags/0`.
    public var description: String {
        tokens.reduce(into: "") { $0 += "/" + JSONPointer.escape($1) }
    }
}

extension JSONValue {
    /// The value a pointer leads to, or nil.
    ///
    /// Of repeated keys, the last counts; `-` leads nowhere.
    public subscript(pointer: JSONPointer) -> JSONValue? {
        var value = self
        for token in pointer.tokens {
            let next: JSONValue?
            switch value {
            case .object(let object): next = object[token]
            case .array: next = JSONPointer.index(token).flatMap { value[$0] }
            default: next = nil
            }
            guard let next else { return nil }
            value = next
        }
        return value
    }
}

extension JSONPointer {
    /// The index a token means: digits without a leading zero (RFC 6901 section 4), or nil.
    static func index(_ token: String) -> Int? {
        guard token == "0" || token.utf8.first != 0x30, token.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        return Int(token)
    }
}
