import HTTPWire

/// A request in the one form that is signed, made from what was received (protocol note section 4, rules 1 to 5).
struct ConnectCanonicalRequest {
    let text: String

    /// - Throws: `InvalidSignatureException` where a query cannot be decoded or a signed field is not there.
    init(_ head: HTTPRequestHead, signing names: [String], _ body: [UInt8]) throws(ConnectError) {
        var lines = [head.method.text, Self.path(head.pathText), try Self.query(head.queryText ?? "")]
        for name in names {
            let values = head.fields.values(of: name)
            guard !values.isEmpty else { throw .signature("'\(name)' is signed but was not sent.") }
            lines.append(name + ":" + values.map(Self.folded).joined(separator: ","))
        }
        lines += ["", names.joined(separator: ";"), ConnectSignature.hex(ConnectSignature.hash(body))]
        text = lines.joined(separator: "\n")
    }

    /// The path with dot segments and doubled slashes taken out, encoded once more than it was.
    static func path(_ wire: String) -> String {
        var parts: [Substring] = []
        let all = wire.split(separator: "/", omittingEmptySubsequences: true)
        for part in all {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        let normal = parts.map { PercentCoding.encoded(String($0)) }.joined(separator: "/")
        return "/" + normal + (wire.hasSuffix("/") && !parts.isEmpty ? "/" : "")
    }

    /// Names and values encoded alike, sorted by their bytes.
    private static func query(_ wire: String) throws(ConnectError) -> String {
        var pairs: [(name: String, value: String)] = []
        for part in wire.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            do throws(HTTPWireError) {
                pairs.append(
                    (
                        PercentCoding.encoded(try PercentCoding.decoded(pair[0])),
                        PercentCoding.encoded(try PercentCoding.decoded(pair.count > 1 ? pair[1] : ""))
                    ))
            } catch {
                throw .signature("The query is not percent-encoded.")
            }
        }
        pairs.sort { ($0.name, $0.value) < ($1.name, $1.value) }
        return pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    /// A value without blanks at its ends, and with one where there are several.
    private static func folded(_ value: String) -> String {
        value.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    }
}
