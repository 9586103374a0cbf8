/// Masks credentials in text that was not made by us, such as a URL or a field line, before it is logged.
///
/// Values that are secret by type need none of this; it is the second net.
public enum Redaction {
    /// The text with every credential it recognises replaced by `***`.
    ///
    /// It recognises:
    /// - the value of a parameter, cookie or JSON member whose name ends in one of `secretNames`, as in `token=abc` or
    ///   `"accessToken": "abc"`, up to the next delimiter;
    /// - the value of `Authorization`, `Proxy-Authorization` and `Cookie` fields, up to the end of the line;
    /// - what follows `Bearer ` and `Basic `; and words that begin with `sk_`.
    ///
    /// Names are compared without regard to case, `-` and `_`.
    public static func masked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            // Only the first byte of a word can begin something secret.
            guard isWord(bytes[index]) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
            let word = bytes[index..<end]
            if word.count > 3, word.starts(with: "sk_".utf8) {
                result.append(contentsOf: "sk_***".utf8)
                index = end
                continue
            }
            result.append(contentsOf: word)
            index = end
            guard let value = secretValue(after: word, endingAt: end, in: bytes) else { continue }
            result.append(contentsOf: bytes[end..<value.lowerBound])
            if !value.isEmpty { result.append(contentsOf: "***".utf8) }
            index = value.upperBound
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The ends of names whose values are masked, in lower case without `-` and `_`.
    public static let secretNames = [
        "token", "ticket", "secret", "password", "signature", "credential", "apikey", "accesskey", "secretkey", "jwt",
        "sig", "assertion",
    ]

    /// Fields whose value goes on to the end of the line, in the same form.
    private static let lineNames = ["authorization", "proxyauthorization", "cookie", "setcookie"]

    /// Where the value of that word lies, when it has one that must not be seen.
    private static func secretValue(
        after word: ArraySlice<UInt8>, endingAt end: Int, in bytes: [UInt8]
    ) -> Range<Int>? {
        let name = word.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map {
            (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
        }
        if name.elementsEqual("bearer".utf8) || name.elementsEqual("basic".utf8) {
            guard end < bytes.count, bytes[end] == 0x20 else { return nil }
            return valueRange(from: end + 1, in: bytes, isLine: false)
        }
        let isLine = lineNames.contains { name.elementsEqual($0.utf8) }
        guard isLine || secretNames.contains(where: { name.reversed().starts(with: $0.utf8.reversed()) })
        else { return nil }
        var start = end
        // The quote that ends the name of a JSON member, plain or escaped.
        while start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "\\") {
            start += 1
        }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "=") || bytes[start] == UInt8(ascii: ":") else {
            return nil
        }
        start += 1
        while start < bytes.count, "\" \\".utf8.contains(bytes[start]) { start += 1 }
        return valueRange(from: start, in: bytes, isLine: isLine)
    }

    private static func valueRange(from start: Int, in bytes: [UInt8], isLine: Bool) -> Range<Int> {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != UInt8(ascii: "\"") {
            if !isLine, "&;, \t\\<>'".utf8.contains(bytes[end]) { break }
            end += 1
        }
        return start..<end
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-") || byte >= 0x80
    }
}
