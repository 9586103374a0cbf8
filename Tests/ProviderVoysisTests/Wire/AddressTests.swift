import HTTPWire
import SupportExpectations
import Testing

@testable import ProviderVoysis

@Suite struct AddressTests {
    static let good: [(url: String, socket: String, base: String)] = [
        ("wss://h", "wss://h/websocketapi", "https://h"),
        ("wss://h/websocketapi", "wss://h/websocketapi", "https://h"),
        ("wss://h/websocketapi/", "wss://h/websocketapi", "https://h"),
        ("https://h", "wss://h/websocketapi", "https://h"), ("https://h/", "wss://h/websocketapi", "https://h"),
        ("ws://h:9000", "ws://h:9000/websocketapi", "http://h:9000"),
        ("http://h:9000", "ws://h:9000/websocketapi", "http://h:9000"),
        ("wss://h/pre/websocketapi", "wss://h/pre/websocketapi", "https://h/pre"),
        ("wss://[::1]:7/pre", "wss://[::1]:7/pre/websocketapi", "https://[::1]:7/pre"),
    ]

    @Test(arguments: good) func `an address is given with or without the socket's path`(
        _ url: String, _ socket: String, _ base: String
    ) throws {
        let address = try VoysisAddress(url)
        expectEqual(address.socket.description, socket)
        expectEqual(address.base, base)
        try expectEqual(address.rest("/queries").description, base + "/queries")
    }

    @Test(arguments: ["", "h", "ftp://h", "wss://u@h", "wss://h?x=1", "wss://h#x"])
    func `what is no address of a service is refused`(_ url: String) {
        #expect(throws: (any Error).self) { try VoysisAddress(url) }
    }

    static let links: [(base: String, link: String, url: String?)] = [
        ("https://h", "/queries/q/audio", "https://h/queries/q/audio"),
        ("https://h", "https://h/queries/q/audio", "https://h/queries/q/audio"),
        ("https://h", "http://h/queries/q/audio", "https://h/queries/q/audio"),
        ("https://h:8443", "http://h:8443/q", "https://h:8443/q"), ("https://h", "http://h:8080/q", nil),
        ("http://h:9000", "http://h:9000/q", "http://h:9000/q"), ("http://h:9000", "http://h:9001/q", nil),
        ("https://h", "https://other/q", nil), ("https://h", "https://u:p@h/q", nil), ("https://h", "ftp://h/q", nil),
        ("http://h", "https://h/q", nil), ("https://h", "https://h.evil.example/q", nil),
    ]

    @Test(arguments: links) func `links stay on the service, and only plain http is lifted`(
        _ base: String, _ link: String, _ url: String?
    ) throws {
        try expectEqual(VoysisAddress(base).link(link)?.description, url)
    }
}
