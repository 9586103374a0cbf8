/// The file that Amazon's tools keep keys in: sections of `name = value` lines, one for each profile.
///
/// Pure. Read as botocore reads it: `#` and `;` begin a comment at the start of a line, a value may hold `=` and keeps
/// what looks like a comment behind it, indented lines belong to the value before and are passed over, a section may
/// come as `[profile name]` too, and of equal names the last counts.
struct SharedCredentialsFile: Sendable {
    private var profiles: [String: [String: String]] = [:]

    /// Reads the text of a file; what is no section and no assignment is passed over.
    init(_ text: String) {
        var profile: String?
        for line in text.split(whereSeparator: \.isNewline) {
            guard let first = line.first, !first.isWhitespace, first != "#", first != ";" else { continue }
            if first == "[" {
                guard let end = line.firstIndex(of: "]") else {
                    profile = nil
                    continue
                }
                var words = line[line.index(after: line.startIndex)..<end].split(whereSeparator: \.isWhitespace)
                if words.count > 1, words.first == "profile" { words.removeFirst() }
                profile = words.joined(separator: " ")
            } else if let profile, let mark = line.firstIndex(of: "=") {
                let name = Self.trimmed(line[..<mark]).lowercased()
                profiles[profile, default: [:]][name] = Self.trimmed(line[line.index(after: mark)...])
            }
        }
    }

    /// The keys of a profile; nil where it is not there or has no keys of its own.
    func keys(of profile: String) -> (accessKeyID: String, secretAccessKey: String, sessionToken: String?)? {
        guard let values = profiles[profile], let id = values["aws_access_key_id"], !id.isEmpty,
            let secret = values["aws_secret_access_key"], !secret.isEmpty
        else { return nil }
        let token = values["aws_session_token"] ?? values["aws_security_token"]
        return (id, secret, token.flatMap { $0.isEmpty ? nil : $0 })
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
