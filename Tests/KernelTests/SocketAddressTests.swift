import Kernel
import SupportExpectations
import Testing

@Suite struct SocketAddressTests {
    @Test(arguments: ["127.0.0.1:8080", "[::1]:443", "0.0.0.0:0", "[2001:db8::2]:65535"])
    func textFormIsReadAndWrittenAlike(text: String) throws {
        let address = try #require(SocketAddress(text))
        expectEqual(address.description, text)
    }

    @Test(arguments: [
        "", "127.0.0.1", "localhost:80", "::1:80", "[127.0.0.1]:80", "1.2.3:1", "127.0.0.1:65536", "[::1]",
    ])
    func whatIsNoAddressIsRefused(text: String) {
        expect(SocketAddress(text) == nil)
    }
}
