import HTTPWire
import ProviderKit

/// The links that open the customer's app in the middle of a call (`PROTOCOL.md`, section 18).
struct CCAIDeepLinks: Hashable, Sendable {
    /// `schemes`: the schemes of the links, such as `https` or one of the app's own.
    ///
    /// Default: none, and no link is the platform's.
    var schemes: [String] = []
    /// `hosts`: host and path of the links, such as `www.example.com/support` or `support`.
    ///
    /// They are compared whole; in the host letters are alike in both cases. Default: none.
    var hosts: [String] = []

    /// Letters, digits, `_` and `-`, 1 to 64 (assumed).
    private static let callIDBytes = 1...64

    /// Takes a link apart; nil for one that is not the platform's.
    ///
    /// Scheme, then host and path; a call's id of its form and a nonce. Encoded once; of a name that is repeated the
    /// first value counts. One slash at the end of the path does not matter (assumed).
    func deepLink(_ address: String) -> DeepLink? {
        guard let url = try? URI(address), url.userInformation == nil, url.port == nil,
            schemes.contains(where: { $0.lowercased() == url.scheme }),
            hosts.contains(where: { Self.isPlace($0, of: url) }), let query = url.query,
            let items = try? QueryItems(reading: query, plus: .literal).items
        else { return nil }
        func first(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard let call = first("call_id"), Self.isCallID(call), let nonce = first("nonce"), !nonce.isEmpty else {
            return nil
        }
        return DeepLink(callID: call, nonce: nonce)
    }

    private static func isPlace(_ place: String, of url: URI) -> Bool {
        let host = place.prefix { $0 != "/" }
        let path = place.dropFirst(host.count)
        return host.lowercased() == url.host && plain(path) == plain(url.path[...])
    }

    /// Without one slash at its end.
    private static func plain(_ path: Substring) -> Substring { path.last == "/" ? path.dropLast() : path }

    private static func isCallID(_ text: String) -> Bool {
        callIDBytes.contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
