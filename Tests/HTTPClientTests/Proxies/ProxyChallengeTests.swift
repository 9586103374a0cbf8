import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct ProxyChallengeTests {
    @Test func oneFieldHoldsSeveralChallenges() {
        let value =
            #"Basic realm="a, b", charset="UTF-8", Digest realm="r", nonce="n,1", qop="auth,auth-int", Negotiate"#
        let challenges = ProxyChallenge.all(in: [value])
        expectEqual(challenges.map(\.scheme), ["basic", "digest", "negotiate"])
        expectEqual(challenges[0].parameters, ["realm": "a, b", "charset": "UTF-8"])
        expectEqual(challenges[1].parameters, ["realm": "r", "nonce": "n,1", "qop": "auth,auth-int"])
        expectEqual(challenges[2].token, nil)
    }

    @Test func severalFieldsAndTokensAreRead() {
        let challenges = ProxyChallenge.all(in: [
            "NEGOTIATE YII=", "Negotiate YIIab==", #"digest nonce = "x" , realm=y"#,
        ])
        expectEqual(challenges.map(\.scheme), ["negotiate", "negotiate", "digest"])
        expectEqual(challenges.map(\.token), ["YII=", "YIIab==", nil])
        expectEqual(challenges[2].parameters, ["nonce": "x", "realm": "y"])
    }

    @Test(arguments: ["", ",,,", "=", "realm=\"x\"", "\"quoted\"", "Ba sic\u{0}", ", realm=x, nonce=y"])
    func whatBelongsToNoChallengeIsPassedOver(_ value: String) {
        expect(ProxyChallenge.all(in: [value]).allSatisfy { $0.parameters.isEmpty })
    }

    @Test func aParameterCountsOnce() {
        let challenges = ProxyChallenge.all(in: ["Basic realm=a, realm=b, Basic realm=c"])
        expectEqual(challenges.map { $0.parameters["realm"] }, ["a", "c"])
    }

    @Test func thereIsALimit() {
        let many = String(repeating: "Basic, ", count: 1000)
        expectEqual(ProxyChallenge.all(in: [many, many]).count, ProxyChallenge.elementsMax)
        let long = "Basic " + (0..<1000).map { "p\($0)=1" }.joined(separator: ",")
        expectEqual(ProxyChallenge.all(in: [long])[0].parameters.count, ProxyChallenge.elementsMax)
    }
}
