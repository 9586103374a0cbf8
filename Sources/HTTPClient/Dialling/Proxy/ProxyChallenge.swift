import HTTPWire

/// One way in which a proxy asks who we are: an element of `Proxy-Authenticate` (RFC 9110 section 11.6.1).
struct ProxyChallenge: Hashable {
    /// Challenges and parameters read from one answer; what comes behind them is not looked at.
    static let elementsMax = 64

    /// In small letters.
    var scheme: String
    /// The text behind the scheme that is no parameter, as `Negotiate` has it.
    var token: String?
    /// By names in small letters; of several with one name the first counts.
    var parameters: [String: String] = [:]

    /// All challenges of these field values, in order.
    ///
    /// One field may hold several, and commas divide both challenges and their parameters. An element that is neither
    /// is passed over, with what belongs to no challenge.
    static func all(in values: [String]) -> [ProxyChallenge] {
        var challenges: [ProxyChallenge] = []
        for value in values {
            var isBegun = false
            for element in FieldValueList.elements(of: value) {
                guard challenges.count < elementsMax else { return challenges }
                if let (name, text) = parameter(element) {
                    guard isBegun, let last = challenges.indices.last else { continue }
                    challenges[last].add(name, text)
                    continue
                }
                let scheme = element.prefix { $0 != " " && $0 != "\t" }
                guard isToken(scheme) else { continue }
                isBegun = true
                var challenge = ProxyChallenge(scheme: scheme.lowercased())
                let rest = element[scheme.endIndex...].drop { $0 == " " || $0 == "\t" }
                if let (name, text) = parameter(String(rest)) {
                    challenge.add(name, text)
                } else if !rest.isEmpty {
                    challenge.token = String(rest)
                }
                challenges.append(challenge)
            }
        }
        return challenges
    }

    private mutating func add(_ name: String, _ text: String) {
        guard parameters[name] == nil, parameters.count < Self.elementsMax else { return }
        parameters[name] = text
    }

    /// `name = value`, blanks around the sign allowed; nil for anything else, such as a token that ends in `=`.
    private static func parameter(_ text: String) -> (String, String)? {
        let name = text.prefix { $0 != "=" && $0 != " " && $0 != "\t" }
        let sign = text[name.endIndex...].drop { $0 == " " || $0 == "\t" }
        guard isToken(name), sign.first == "=" else { return nil }
        let value = sign.dropFirst().drop { $0 == " " || $0 == "\t" }
        guard !value.isEmpty, let plain = FieldValueList.unquoted(String(value)) else { return nil }
        return (name.lowercased(), plain)
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
