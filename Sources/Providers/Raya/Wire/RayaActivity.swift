package import Domain

/// The meaning of a line about the people there: who comes or goes (`PROTOCOL.md`, section 6.10; assumed).
///
/// The wire has nothing but the text, so only plain English and Arabic sentences count; any other line is about nobody
/// in particular.
package enum RayaActivity: Hashable, Sendable {
    /// A person comes; the name is empty where the line has none.
    case joined(String)
    /// A person goes; the name is empty where the line has none.
    case left(String)

    /// The longest name, in characters.
    static let nameCharactersMax = 64

    private static let titles: Set<String> = [
        "the", "a", "an", "our", "human", "live", "support", "agent", "representative", "operator", "has", "just",
        "الوكيل", "الوكيلة", "الموظف", "الموظفة", "وكيل", "موظف", "بشري",
    ]
    private static let comings: Set<String> = ["انضم", "انضمت", "إنضم", "إنضمت"]
    private static let goings: Set<String> = ["غادر", "غادرت"]
    /// Words behind which the name is over.
    private static let places: Set<String> = [
        "إلى", "الى", "للمحادثة", "للدردشة", "المحادثة", "الدردشة",
    ]

    /// Reads a line; nil for one that tells of nobody who comes or goes.
    package init?(_ line: String) {
        let words = line.split { $0.isWhitespace || ".,!:;\"()".contains($0) }.map(String.init)
        let lower = words.map { $0.lowercased() }
        if let verb = lower.firstIndex(where: { $0 == "joined" || $0 == "left" }) {
            // The one who comes stands before the verb.
            guard verb > 0, lower[0] != "you", let name = Self.name(words[..<verb]) else { return nil }
            self = lower[verb] == "joined" ? .joined(name) : .left(name)
        } else if let verb = words.firstIndex(where: { Self.comings.contains($0) || Self.goings.contains($0) }) {
            let behind = words[(verb + 1)...].prefix { !Self.places.contains($0) }
            guard let name = Self.name(behind.isEmpty ? words[..<verb] : behind) else { return nil }
            self = Self.comings.contains(words[verb]) ? .joined(name) : .left(name)
        } else {
            return nil
        }
    }

    /// The words without titles; empty for titles alone, nil for nothing or too much.
    private static func name(_ words: ArraySlice<String>) -> String? {
        guard !words.isEmpty else { return nil }
        let name = words.filter { !titles.contains($0.lowercased()) }.joined(separator: " ")
        return name.count <= nameCharactersMax ? name : nil
    }

    /// The participant of a name.
    package static func participant(_ name: String) -> Participant {
        guard !name.isEmpty else { return Participant(id: "agent", role: .agent) }
        let word = name.lowercased().split(separator: " ").joined(separator: "-")
        return Participant(id: "agent-" + word, role: .agent, name: name)
    }
}
