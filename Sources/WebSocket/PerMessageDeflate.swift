/// The server's side of permessage-deflate (RFC 7692), without a window that outlives a message on either side.
///
/// So a connection costs no memory between its messages, and a message that many get is compressed once.
public struct PerMessageDeflate: Hashable, Sendable {
    /// The parameters that were agreed on, as the value of `Sec-WebSocket-Extensions`.
    public let agreement: String
    /// How many bits the window of what we send may have, 8 to 15.
    public let windowBits: Int

    /// The agreement with a client that offers `extensions`; nil where it offers nothing that can be taken.
    ///
    /// The first offer that can be taken wins (RFC 7692 section 5.1).
    public init?(answering extensions: String?) {
        guard let extensions else { return nil }
        for offer in extensions.split(separator: ",") {
            guard let bits = Self.windowBits(of: offer) else { continue }
            windowBits = bits ?? 15
            // An offer that names it is accepted by naming it too, even where that asks for nothing (section 7.1.2.1).
            let window = bits.map { "; server_max_window_bits=\($0)" } ?? ""
            agreement = "permessage-deflate; server_no_context_takeover; client_no_context_takeover" + window
            return
        }
        return nil
    }

    /// The window that an offer allows us, and in that nil where it names none; nil for an offer that cannot be taken.
    private static func windowBits(of offer: Substring) -> Int?? {
        let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        guard parts.first?.lowercased() == "permessage-deflate" else { return nil }
        var bits: Int?
        var seen: Set<String> = []
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            guard seen.insert(pair[0].lowercased()).inserted else { return nil }
            let value = pair.count > 1 ? number(pair[1]) : nil
            switch pair[0].lowercased() {
            case "server_no_context_takeover", "client_no_context_takeover":
                guard pair.count == 1 else { return nil }
            case "client_max_window_bits":
                guard pair.count == 1 || value != nil else { return nil }
            case "server_max_window_bits":
                guard let value else { return nil }
                bits = value
            default: return nil
            }
        }
        return .some(bits)
    }

    /// A window's bits, 8 to 15 without leading zeros, bare or quoted.
    private static func number(_ text: String) -> Int? {
        var digits = text[...]
        if digits.count >= 2, digits.first == "\"", digits.last == "\"" { digits = digits.dropFirst().dropLast() }
        return (8...15).first { String($0) == digits }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[first...last])
    }

    /// Whether messages of ours can be compressed; with a window of 8 bits, which zlib has not, they go as they are.
    public var canCompress: Bool { windowBits > 8 }

    /// The payload of a message as it is sent with the first reserved bit (RFC 7692 section 7.2.1).
    ///
    /// - Precondition: ``canCompress``.
    public func compress(_ payload: Span<UInt8>, with workspace: DeflateWorkspace) -> [UInt8] {
        precondition(canCompress, "nothing is compressed with a window that zlib has not")
        return workspace.compress(payload, windowBits: windowBits)
    }
}
