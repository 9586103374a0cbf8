import Domain
import JSON
import Testing

@testable import ProviderConnect

@Suite struct EndpointTests {
    @Test(arguments: [
        ("eu-west-2", false, false, "connect.eu-west-2.amazonaws.com"),
        ("us-east-1", true, false, "connect-fips.us-east-1.amazonaws.com"),
        ("us-west-2", false, true, "connect.us-west-2.api.aws"),
        ("ca-central-1", true, true, "connect-fips.ca-central-1.api.aws"),
        ("us-gov-west-1", true, false, "connect.us-gov-west-1.amazonaws.com"),
        ("cn-north-1", false, false, "connect.cn-north-1.amazonaws.com.cn"),
        ("eusc-de-east-1", false, false, "connect.eusc-de-east-1.amazonaws.eu"),
        ("us-iso-east-1", false, false, "connect.us-iso-east-1.c2s.ic.gov"),
    ])
    func `the hosts follow the vendor's rules`(_ region: String, _ isFIPS: Bool, _ isDual: Bool, _ host: String) {
        let endpoints = ConnectEndpoints(region: region, isFIPS: isFIPS, isDualStack: isDual)
        #expect(endpoints.control == "https://" + host)
        #expect(endpoints.participant == "https://participant." + host)
    }
}

@Suite struct AttributeTests {
    private func attributes(_ data: JSONObject) throws -> [String] {
        try ConnectAttributes.attributes(data).map { "\($0.key)=\($0.value)" }
    }

    private func problem(_ data: JSONObject) -> ContentProblem? {
        do throws(ContentProblem) {
            _ = try ConnectAttributes.attributes(data)
            return nil
        } catch {
            return error
        }
    }

    @Test func `values are texts, typed or not, in their order`() throws {
        #expect(
            try attributes([
                "b": "x", "a-1": ["label": "A", "value": "A_17", "type": "string"], "n": 7, "t": true, "c": nil,
                "typed": ["value": 1.5],
            ]) == ["b=x", "a-1=A_17", "n=7", "t=true", "c=", "typed=1.5"])
    }

    @Test(arguments: ["", "a.b", "a b", "ä", "a/b"])
    func `oddity 37 another name is refused, with the name`(_ key: String) {
        let problem = problem([key: "x"])
        #expect(problem?.pointer == JSONPointer([key]))
        #expect(problem?.code == "bad_format")
    }

    @Test func `lists, objects and too much are refused`() {
        #expect(problem(["a": [1]])?.code == "wrong_type")
        #expect(problem(["a": ["value": ["x": 1]]])?.code == "wrong_type")
        #expect(problem(["a": JSONValue(String(repeating: "x", count: 32_768))])?.code == "too_long")
        let half = JSONValue(String(repeating: "ü", count: 8_192))
        #expect(problem(["a": half, "b": half])?.pointer == JSONPointer([]))
        #expect(problem(["a": half, "b": JSONValue(String(repeating: "ü", count: 8_191))]) == nil)
    }
}
