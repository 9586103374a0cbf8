import Chronology
import Crypto
import SupportExpectations
import Testing

@testable import RequestSigning

/// The four vectors of section 4.2 of the protocol note for Connect.
@Suite struct ConnectVectorTests {
    private let instance = "11111111-2222-3333-4444-555555555555"
    private let contact = "c1c1c1c1-0000-4000-8000-000000000001"

    private func credentials(token: String? = nil) -> SigningCredentials {
        SigningCredentials(
            accessKeyID: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", sessionToken: token
        )
    }

    private func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(rfc3339: text)) }

    private func post(_ path: String, host: String, _ body: String, method: String = "POST") -> RequestSigner.Request {
        RequestSigner.Request(
            method: method, path: path, fields: [("Host", host), ("Content-Type", "application/json")],
            body: Array(body.utf8))
    }

    @Test func `vector 1 a UTF-8 body and long-term keys`() throws {
        let body = #"""
            {"InstanceId":"11111111-2222-3333-4444-555555555555",\#
            "ContactFlowId":"846ec553-a005-41c0-8341-000000000001","ParticipantDetails":{"DisplayName":"Zoë"},\#
            "Attributes":{"tier":"gold","order-id":"A_17"},\#
            "SupportedMessagingContentTypes":["text/plain","text/markdown"],\#
            "ClientToken":"0f8fad5b-d9cb-469f-a165-70867728950e"}
            """#
        expectEqual(body.utf8.count, 316)
        let request = post("/contact/chat", host: "connect.us-east-1.amazonaws.com", body, method: "PUT")
        let signer = RequestSigner(region: "us-east-1", service: "connect")
        let made = try signer.signature(of: request, with: credentials(), at: moment("2026-03-01T12:00:00Z"))
        expectEqual(
            made.canonicalRequest,
            """
            PUT
            /contact/chat

            content-type:application/json
            host:connect.us-east-1.amazonaws.com
            x-amz-date:20260301T120000Z

            content-type;host;x-amz-date
            0f2423d55feeb77316e764c19a383e834ca56b257c9447d3fb49f06259062083
            """)
        expectEqual(
            made.stringToSign,
            """
            AWS4-HMAC-SHA256
            20260301T120000Z
            20260301/us-east-1/connect/aws4_request
            802d291bfbf6506583e1d2d468df3d07816b100976b1e33633719ca7ed0fc4cf
            """)
        expectEqual(made.fields.map(\.name), ["X-Amz-Date", "Authorization"])
        expectEqual(
            made.fields.last?.value,
            """
            AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260301/us-east-1/connect/aws4_request, \
            SignedHeaders=content-type;host;x-amz-date, \
            Signature=273f66970b40897f146d043d520d1af9610f65ce9a95b9aeef4523cc1281409b
            """)
    }

    @Test func `vector 1 the key of every step`() throws {
        let scope = SigningScope(time: try moment("2026-03-01T12:00:00Z"), region: "us-east-1", service: "connect")
        let keys = scope.keys(secret: credentials().secretAccessKey)
        expectEqual(
            keys.map { String(decoding: Hex.encode($0.span), as: UTF8.self) },
            [
                "c942e8b7f00969c4e0f0b8ffa6bc96ad6919484c065e698f4cf8313067d48cb8",
                "c539316686fb6319a5948a49fc13c14c787743ad9bca1aa1328654630b49a53c",
                "34c658c99c894e4b7436b1959173220a5ac22052fe9427961588d3d923d6af5e",
                "4e4f1f9fca6757234c708d71067966d146e7441760cead8de1376b8a73c0e772",
            ])
    }

    @Test func `vector 2 slashes, blanks and a tilde in the path, a query and a session token`() throws {
        let token =
            "AQoEXAMPLEsessiontoken//////////wEaoAK1wvxJY12r2IrDFT2IvAzTCn3zHoZ7YNtpiQLF0MqZye/qwjzP2iEXAMPLEbw=="
        let arn = "arn%3Aaws%3Aconnect%3Aus-east-1%3A123456789012%3Ainstance%2F" + instance
        let request = RequestSigner.Request(
            method: "DELETE", path: "/push-notification/\(arn)/registrations/reg%2F1%20~a",
            query: "contactId=c%20id%2B%2F%3D1", fields: [("Host", "connect.us-east-1.amazonaws.com")])
        let signer = RequestSigner(region: "us-east-1", service: "connect")
        let made = try signer.signature(
            of: request, with: credentials(token: token), at: moment("2026-03-01T12:00:00Z"))
        let twice = "arn%253Aaws%253Aconnect%253Aus-east-1%253A123456789012%253Ainstance%252F" + instance
        expectEqual(
            made.canonicalRequest,
            """
            DELETE
            /push-notification/\(twice)/registrations/reg%252F1%2520~a
            contactId=c%20id%2B%2F%3D1
            host:connect.us-east-1.amazonaws.com
            x-amz-date:20260301T120000Z
            x-amz-security-token:\(token)

            host;x-amz-date;x-amz-security-token
            e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
            """)
        expect(made.stringToSign.hasSuffix("\ncf3fcd366ccff55d18e46c0fcd1c863bcd0f05e4d1099626b198928f37ff244a"))
        expectEqual(made.signature, "2cc8ce26f15921f563729dbe47809e23523a42e13872fc663663f9387e290c01")
        expectEqual(made.fields.map(\.name), ["X-Amz-Date", "X-Amz-Security-Token", "Authorization"])
        expectEqual(made.fields[1].value, token)
    }

    @Test func `vector 3 a host with its port in the last second of the year`() throws {
        let body = #"""
            {"InitialContactId":"\#(contact)","InstanceId":"\#(instance)",\#
            "Attributes":{"note":"a+b & c/d","cleared":""}}
            """#
        expectEqual(body.utf8.count, 158)
        let request = post("/contact/attributes", host: "127.0.0.1:18443", body)
        let signer = RequestSigner(region: "eu-west-2", service: "connect")
        let made = try signer.signature(of: request, with: credentials(), at: moment("2026-12-31T23:59:59Z"))
        expectEqual(
            made.stringToSign,
            """
            AWS4-HMAC-SHA256
            20261231T235959Z
            20261231/eu-west-2/connect/aws4_request
            a35ff4584ce8b586b9c3d24879f37f508316f70d97a7708a48b7c02c7dde51c1
            """)
        expect(made.canonicalRequest.contains("\nhost:127.0.0.1:18443\n"))
        expectEqual(made.signature, "704cc49a3dbbf4f234d106a6072fb03a78b48531dbc18f517229981ccc7ec7d3")
    }

    @Test func `vector 4 another partition`() throws {
        let body = #"{"ContactId":"\#(contact)","InstanceId":"\#(instance)"}"#
        let request = post("/contact/stop", host: "connect.us-gov-west-1.amazonaws.com", body)
        let signer = RequestSigner(region: "us-gov-west-1", service: "connect")
        let made = try signer.signature(of: request, with: credentials(), at: moment("2026-03-01T00:00:05Z"))
        expect(made.canonicalRequest.hasSuffix("\n04b7812b8aec3b4001638758c6c2d84047b2e90adde4861bd420babaa1807421"))
        expect(made.stringToSign.hasSuffix("\nb7b81f1dd48dc3eb19ddf14bf89525fa10a8e96403faac45dd910e00292e2d35"))
        expectEqual(made.signature, "dfba6fa671f3fb3743e61eaaf3c2ca1ab838e7a33ae8e1def0193f0b9de4ae95")
    }

    @Test func `what proxies change is not signed, and credentials do not print their secrets`() throws {
        let signer = RequestSigner(region: "us-east-1", service: "connect")
        let plain = RequestSigner.Request(method: "GET", path: "/", fields: [("Host", "h")])
        var noisy = plain
        noisy.fields += [
            ("User-Agent", "x"), ("Connection", "close"), ("Expect", "100-continue"), ("TE", "trailers"),
            ("Transfer-Encoding", "chunked"), ("Upgrade", "h2c"), ("X-Amzn-Trace-Id", "1"), ("traceparent", "00"),
        ]
        let keys = credentials(token: "very+secret/token=")
        let time = try moment("2026-03-01T12:00:00Z")
        try expectEqual(
            signer.signature(of: plain, with: keys, at: time).signature,
            signer.signature(of: noisy, with: keys, at: time).signature)
        var dumped = ""
        dump(keys, to: &dumped)
        for text in ["\(keys)", String(reflecting: keys), dumped] {
            expect(text.contains("AKIDEXAMPLE"))
            expect(!text.contains("wJalr") && !text.contains("very"))
        }
    }
}
