import JSON
import Redaction

/// Redacts `bytes` as a text and as JSON, and stops the process where a property does not hold: a second time changes
/// nothing, what is no find stays to the letter, and the text of a JSON string is treated as the text alone.
public func fuzzRedaction(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let redactor = Redactor(patterns)
    let once = redactor.apply(to: text)
    precondition(redactor.change(once) == nil, "\(once) is left as it is")
    for label in ["[card]", "[iban]", "[email]", "[phone]"] where once.contains(label) && !text.contains(label) {
        precondition(once != text, "a stand-in stands for a find")
    }
    // Parts that stay come in the same order.
    var rest = text.utf8[...]
    var parts = once
    for label in ["[card]", "[iban]", "[email]", "[phone]"] { parts = split(parts, at: label) }
    for part in parts.utf8.split(separator: 0) {
        guard let place = find(Array(part), in: rest) else { preconditionFailure("\(once) keeps what is no find") }
        rest = rest[place...]
    }
    do throws(JSONError) {
        let value = try JSONValue(parsing: bytes)
        let changed = redactor.apply(to: value)
        precondition(redactor.change(changed) == nil, "JSON is left as it is the second time")
    } catch {
        return
    }
}

private let patterns: [TextPattern] = ["card", "iban", "email", "phone"].compactMap { name in
    do throws(OwnPattern.Problem) { return try TextPattern(name) } catch { return nil }
}

private func split(_ text: String, at label: String) -> String {
    var result: [UInt8] = []
    let label = Array(label.utf8)
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
        if bytes[index...].starts(with: label) {
            result.append(0)
            index += label.count
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return String(decoding: result, as: UTF8.self)
}

private func find(_ part: [UInt8], in text: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var index = text.startIndex
    while index < text.endIndex {
        if text[index...].starts(with: part) { return text.index(index, offsetBy: part.count) }
        index = text.index(after: index)
    }
    return nil
}
