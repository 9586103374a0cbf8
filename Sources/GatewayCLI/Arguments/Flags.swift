import Kernel

/// The flags of one command: `--name value` or `--name=value`, each at most once.
struct Flags {
    /// The arguments make no sense; the message names the flag and what is allowed.
    struct Misuse: Error, Equatable {
        let message: String
    }

    private let command: String
    private var values: [String: String] = [:]
    private var order: [String] = []
    private var known: [String] = []
    /// The arguments that are no flags, in order.
    private(set) var words: [String] = []

    /// - Parameter wordsMax: how many arguments may stand without a flag.
    init(_ arguments: [String], of command: String, wordsMax: Int = 0) throws(Misuse) {
        self.command = command
        var rest = arguments[...]
        while let flag = rest.popFirst() {
            guard flag.hasPrefix("--") else {
                words.append(flag)
                guard words.count > wordsMax else { continue }
                guard wordsMax == 0 else { throw Misuse(message: "\(command) takes no argument \"\(flag)\"") }
                throw Misuse(message: "\(command) takes no argument \"\(flag)\", only flags")
            }
            var name = flag
            let value: String
            if let equals = flag.firstIndex(of: "=") {
                name = String(flag[..<equals])
                value = String(flag[flag.index(after: equals)...])
            } else if let next = rest.first, !next.hasPrefix("--") {
                value = next
                rest.removeFirst()
            } else {
                value = ""
            }
            guard values[name] == nil else { throw Misuse(message: "\(name) is given twice") }
            values[name] = value
            order.append(name)
        }
    }

    /// The next of the arguments that are no flags.
    mutating func next(_ what: String) throws(Misuse) -> String {
        guard !words.isEmpty else { throw Misuse(message: "\(command) needs \(what)") }
        return words.removeFirst()
    }

    /// The value of a flag that must be there.
    mutating func required(_ name: String, _ what: String) throws(Misuse) -> String {
        known.append(name)
        guard let value = values[name] else { throw Misuse(message: "\(command) needs \(name) \(what)") }
        guard !value.isEmpty else { throw Misuse(message: "\(name) needs a value: \(name) \(what)") }
        return value
    }

    /// The address a flag gives, or a default.
    mutating func address(_ name: String, default fallback: String) throws(Misuse) -> SocketAddress {
        known.append(name)
        let text = values[name] ?? fallback
        guard let address = SocketAddress(text) else {
            throw Misuse(
                message: "\(name) \"\(text)\" is no address; allowed: IP:PORT, such as \(fallback)")
        }
        return address
    }

    /// Whether a flag is given.
    func contains(_ name: String) -> Bool { values[name] != nil }

    /// The text a flag gives, if it is there.
    mutating func text(_ name: String, _ what: String) throws(Misuse) -> String? {
        known.append(name)
        guard let value = values[name] else { return nil }
        guard !value.isEmpty else { throw Misuse(message: "\(name) needs a value: \(name) \(what)") }
        return value
    }

    /// The text of a flag that may stand alone: empty then, nil where it is not given.
    mutating func optional(_ name: String) -> String? {
        known.append(name)
        return values[name]
    }

    /// A flag without a value.
    mutating func isSet(_ name: String) throws(Misuse) -> Bool {
        known.append(name)
        guard let value = values[name] else { return false }
        guard value.isEmpty else { throw Misuse(message: "\(name) takes no value") }
        return true
    }

    /// Refuses what nobody asked for.
    func finish() throws(Misuse) {
        for name in order where !known.contains(name) {
            let allowed = known.isEmpty ? "none" : known.joined(separator: ", ")
            throw Misuse(message: "unknown flag \(name) of \(command); allowed: \(allowed)")
        }
    }
}
