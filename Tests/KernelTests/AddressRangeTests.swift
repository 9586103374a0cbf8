import Kernel
import SupportExpectations
import Testing

@Suite struct AddressRangeTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.255.255", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.1.2.3/8", "10.9.9.9", true),
        ("10.0.0.0/9", "10.127.0.0", true), ("10.0.0.0/9", "10.128.0.0", false), ("0.0.0.0/0", "255.1.2.3", true),
        ("0.0.0.0/0", "::1", false), ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.0", false),
        ("192.0.2.1", "::ffff:192.0.2.1", true), ("::ffff:10.0.0.0/104", "10.5.5.5", true),
        ("::ffff:10.0.0.0/104", "11.5.5.5", false), ("2001:db8::/33", "2001:db8:7fff::1", true),
        ("2001:db8::/33", "2001:db8:8000::1", false), ("::/0", "fe80::1", true), ("::/0", "1.2.3.4", false),
        ("::1", "::1", true), ("::1/128", "::2", false),
    ])
    func aRangeHasTheAddressesThatBeginLikeIt(_ range: String, _ address: String, _ isInside: Bool) throws {
        let range = try #require(AddressRange(range))
        expectEqual(range.contains(try #require(SocketAddress(host: address, port: 99))), isInside)
    }

    @Test(arguments: [
        "", "/", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/+8", "a/8", "10.0.0.0/8/8",
        "::ffff:1.2.3.4/95",
        "10.0.0/8",
    ])
    func whatIsNoRangeIsNone(_ text: String) { expect(AddressRange(text) == nil) }
}
