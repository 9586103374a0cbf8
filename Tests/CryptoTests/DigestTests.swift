import Crypto
import SupportExpectations
import Testing

@Suite struct DigestTests {
    static let known: [(algorithm: HashAlgorithm, message: String, digest: String)] = [
        (.sha256, "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            .sha384, "abc",
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        ),
        (
            .sha512, "abc",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
    ]

    @Test(arguments: known)
    func `a digest has its published value`(algorithm: HashAlgorithm, message: String, digest: String) {
        let found = algorithm.digest(of: bytes(message).span)
        expectEqual(text(Hex.encode(found.span)), digest)
        expectEqual(found.count, algorithm.digestBytes)
    }

    @Test(arguments: HashAlgorithm.allCases)
    func `pieces give the digest of the whole, wherever they are cut`(algorithm: HashAlgorithm) {
        let message = [UInt8](0..<200)
        let whole = algorithm.digest(of: message.span)
        for cut in 0...message.count {
            var digest = Digest(algorithm)
            digest.update(message.span.extracting(0..<cut))
            digest.update(message.span.extracting(cut..<message.count))
            expectEqual(digest.finish(), whole)
        }
    }

    @Test func `a digest may be given up before it is finished`() {
        var digest = Digest(.sha256)
        digest.update([1].span)
        let algorithm = digest.algorithm
        _ = consume digest
        expectEqual(algorithm, .sha256)
    }

    @Test func `SHA-512/256 is that of FIPS 180-4, and no half of a SHA-512`() {
        let digest = TruncatedSHA512.digest(of: bytes("abc").span)
        expectEqual(
            text(Hex.encode(digest.span)), "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23")
        expect(digest != Array(HashAlgorithm.sha512.digest(of: bytes("abc").span).prefix(32)))
    }

    @Test func `SHA-1 gives the accept value of RFC 6455 section 1.3`() {
        let joined = bytes("dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
        let digest = LegacySHA1.digest(of: joined.span)
        expectEqual(text(Base64.standard.encode(digest.span)), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }
}
