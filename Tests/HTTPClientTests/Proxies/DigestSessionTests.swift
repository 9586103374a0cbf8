import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct DigestSessionTests {
    /// The example of RFC 7616 section 3.9.1, which is answered twice.
    private static let example =
        #"Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=ALGORITHM, "#
        + #"nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", "#
        + #"opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS""#

    private func made(_ value: String) -> DigestSession? {
        ProxyChallenge.all(in: [value]).first.flatMap { DigestSession($0) }
    }

    @Test(arguments: [
        ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
        ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    ])
    func theExampleOfTheStandardIsAnswered(_ algorithm: String, _ response: String) throws {
        var session = try #require(made(Self.example.replacing("ALGORITHM", with: algorithm)))
        let answer = session.answer(
            username: "Mufasa", password: "Circle of Life", method: "GET", target: "/dir/index.html",
            clientNonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")
        expectEqual(
            answer,
            #"Digest username="Mufasa", realm="http-auth@example.org", "#
                + #"nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", uri="/dir/index.html", "#
                + "algorithm=\(algorithm), response=\"\(response)\", "
                + #"opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS", qop=auth, nc=00000001, "#
                + #"cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ""#)
    }

    /// RFC 7616 section 3.9.2, its values computed with Python's `hashlib`: the standard's own are made with the first
    /// half of a SHA-512, which SHA-512/256 is not.
    @Test func theExampleWithAHiddenNameIsAnswered() throws {
        var session = try #require(
            made(
                #"Digest realm="api@example.org", qop="auth", algorithm=SHA-512-256, "#
                    + #"nonce="5TsQWLVdgBdmrQ0XsxbDODV+57QdFR34I9HAbC/RVvkK", "#
                    + #"opaque="HRPCssKJSGjCrkzDg8OhwpzCiGPChXYjwrI2QmXDnsOS", charset=UTF-8, userhash=true"#))
        let answer = session.answer(
            username: "J\u{E4}s\u{F8}n Doe", password: "Secret, or not?", method: "GET", target: "/doe.json",
            clientNonce: "NTg6RKcb9boFIAS3KrFK9BGeh+niz/sm")
        expectEqual(
            answer,
            #"Digest username="793263caabb707a56211940d90411ea4a575adeccb7e360aeb624ed06ece9b0b", "#
                + #"realm="api@example.org", nonce="5TsQWLVdgBdmrQ0XsxbDODV+57QdFR34I9HAbC/RVvkK", uri="/doe.json", "#
                + "algorithm=SHA-512-256, "
                + #"response="7a4e1192babbba02e91182d2895bfdbf7adafc6e48d4e517ca301974843d840c", "#
                + #"opaque="HRPCssKJSGjCrkzDg8OhwpzCiGPChXYjwrI2QmXDnsOS", qop=auth, nc=00000001, "#
                + #"cnonce="NTg6RKcb9boFIAS3KrFK9BGeh+niz/sm", userhash=true"#)
    }

    /// RFC 2617 section 3.5 as RFC 2069 would have it: no count, no nonce of ours.
    @Test func theOlderFormHasNoCount() throws {
        var session = try #require(
            made(#"Digest realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093""#))
        let answer = session.answer(
            username: "Mufasa", password: "Circle Of Life", method: "GET", target: "/dir/index.html", clientNonce: "x")
        expectEqual(
            answer,
            #"Digest username="Mufasa", realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", "#
                + #"uri="/dir/index.html", response="670fd8c2df070c60b045671b8b24ff02""#)
    }

    @Test func eachAnswerHasACountOfItsOwn() throws {
        var session = try #require(made(#"Digest realm="r", nonce="n", qop=auth"#))
        let answers = (0..<17).map { _ in
            session.answer(username: "u", password: "p", method: "CONNECT", target: "h:443", clientNonce: "c") ?? ""
        }
        expect(answers[0].contains("nc=00000001,"))
        expect(answers[16].contains("nc=00000011,"))
        expectEqual(Set(answers).count, 17)
    }

    @Test func namesAreQuotedOrHidden() throws {
        var session = try #require(
            made(#"Digest realm="a\"b", nonce="n", qop=auth, userhash=true, algorithm=SHA-256"#))
        let hidden = session.answer(username: "u", password: "p", method: "GET", target: "/", clientNonce: "c")
        expect(hidden?.contains(#"realm="a\"b""#) == true)
        expect(hidden?.contains("userhash=true") == true && hidden?.contains(#"username="u""#) == false)
        var plain = try #require(made(#"Digest realm="r", nonce="n", qop=auth"#))
        let quoted = plain.answer(username: #"a"\b"#, password: "p", method: "GET", target: "/", clientNonce: "c")
        expect(quoted?.hasPrefix(#"Digest username="a\"\\b", "#) == true)
        expectEqual(plain.answer(username: "a\r\nb", password: "p", method: "GET", target: "/", clientNonce: "c"), nil)
    }

    @Test(arguments: [
        #"Digest realm="r""#, #"Digest nonce="n""#, #"Digest realm="r", nonce="""#,
        #"Digest realm="r", nonce="n", qop="auth-int""#, #"Digest realm="r", nonce="n", algorithm=SHA-512"#,
        #"Digest realm="r", nonce="n", algorithm=MD5-sess"#, #"Basic realm="r", nonce="n""#,
    ])
    func whatCannotBeAnsweredIsNoSession(_ value: String) {
        expectEqual(made(value), nil)
    }

    /// Computed with Python's `hashlib` by RFC 7616 section 3.4.2.
    @Test func aSessionKeyIsMixed() throws {
        var session = try #require(made(#"Digest realm="r", nonce="n", qop=auth, algorithm=MD5-sess"#))
        let answer = session.answer(
            username: "u", password: "p", method: "CONNECT", target: "h:443", clientNonce: "abc")
        expect(answer?.contains(#"response="0efe4b38862cc426b9ad78c278843f42""#) == true)
    }
}
