import JSON
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

/// Calls as the vendor's other clients make them, in browsers and in Python.
@Suite struct ConnectClientTests {
    /// The answer to a browser's question, and the fields that it grants.
    private static func ask(_ rig: ConnectRig, _ method: String, _ path: String) throws -> (status: Int, head: String) {
        let answer = try rig.request(
            "OPTIONS \(path)",
            [
                "Host: s", "Origin: https://shop.example", "Access-Control-Request-Method: \(method)",
                "Access-Control-Request-Headers: content-type,x-amz-bearer",
            ])
        return (answer.status, answer.head.lowercased())
    }

    @Test func aPageAsksBeforeItCalls() throws {
        let rig = try ConnectRig()
        for (method, path) in [
            ("POST", "/participant/message"), ("POST", "/participant/connection"), ("GET", "/participant/views/v"),
            ("PUT", "/uploads/c/a"),
        ] {
            let (status, head) = try Self.ask(rig, method, path)
            expectEqual(status, 200, "\(path)")
            expect(head.contains("access-control-allow-origin: *"))
            expect(head.contains("access-control-allow-headers: content-type,x-amz-bearer"))
            expect(head.contains("access-control-allow-methods: \(method.lowercased())"))
        }
        for (method, path) in [
            ("PUT", "/contact/chat"), ("DELETE", "/participant/message"), ("GET", "/participant/message"),
        ] {
            try expectEqual(Self.ask(rig, method, path).status, 403, "\(path)")
        }
        let refused = try rig.call("message", "garbage", "{}")
        expect(refused.head.lowercased().contains("access-control-allow-origin: *"))
        expect(refused.head.lowercased().contains("x-amzn-errortype, "))
    }

    @Test func aSignedCallOfAParticipantIsNoViolation() throws {
        let rig = try ConnectRig()
        let (_, token, _) = try rig.chat()
        let answer = try rig.request(
            "POST /participant/message",
            [
                "Host: s", "X-Amz-Bearer: \(token)",
                "Authorization: AWS4-HMAC-SHA256 Credential=/20260301/us-east-1/execute-api/aws4_request, "
                    + "SignedHeaders=host, Signature=00",
            ], #"{"ContentType":"text/plain","Content":"silent"}"#)
        expectEqual(answer.status, 200)
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func anEmptyPlaceIsNoneForward() throws {
        let rig = try ConnectRig()
        let (_, token, _) = try rig.chat()
        _ = try rig.say("silent", token)
        let newest = try rig.call("transcript", token, #"{"StartPosition":{},"ScanDirection":"BACKWARD"}"#)
        expectEqual(newest.status, 200)
        expectEqual(newest.body["Transcript"]?.arrayValue?.first?["Content"], "silent")
        let usual = try rig.call("transcript", token, #"{"StartPosition":{}}"#)
        expectEqual(usual.status, 200)
        let forward = try rig.call("transcript", token, #"{"StartPosition":{},"ScanDirection":"FORWARD"}"#)
        expect(forward.status == 400 && forward.error == "ValidationException")
    }

    @Test func aPageIsNamedByAThousandCharacters() throws {
        let rig = try ConnectRig()
        let (_, token, _) = try rig.chat()
        for _ in 0..<3 { _ = try rig.say("silent", token) }
        let first = try rig.call("transcript", token, #"{"MaxResults":2}"#)
        let next = try #require(first.body["NextToken"]?.stringValue)
        expectEqual(next.count, 1000)
        let second = try rig.call("transcript", token, #"{"MaxResults":2,"NextToken":"\#(next)"}"#)
        expectEqual(second.body["Transcript"]?.arrayValue?.count, 2)
    }

    @Test func aConnectionForPicturesIsAskedForAndNotGiven() throws {
        let rig = try ConnectRig()
        let token = try rig.start().participantToken
        let answer = try rig.call("connection", token, #"{"Type":["WEBSOCKET","WEBRTC_CONNECTION"]}"#)
        expectEqual(answer.status, 200)
        expectEqual(answer.body.objectValue?.members.map(\.key), ["Websocket"])
    }

    @Test func aRequestForAProofLapses() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        func last() -> String { rig.items(client).last?["ContentType"]?.stringValue ?? "" }
        _ = try rig.say("authenticate expired", token)
        rig.run { last().hasSuffix("authentication.expired") }
        _ = try rig.say("authenticate", token)
        rig.run { last().hasSuffix("authentication.initiated") }
        rig.advance(by: .seconds(59))
        expect(last().hasSuffix("authentication.initiated"))
        rig.advance(by: .seconds(1))
        rig.run { last().hasSuffix("authentication.timeout") }
    }

    @Test func aMessageIsWorkedOn() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        let answer = try rig.say("redact 4111", token)
        expectEqual(answer.body["MessageMetadata"]?["MessageProcessingStatus"], "PROCESSING")
        rig.run { rig.said(client).count == 3 }
        expectEqual(rig.said(client), ["redact 4111", "redact ****", "You said: redact ****"])
        let own = rig.items(client).filter { $0["Id"] == answer.body["Id"] }
        expect(own.count == 2 && own[1]["MessageMetadata"] == nil)
        let refused = try rig.say("refuse me", token)
        rig.run { rig.items(client).last?["Type"] == "MESSAGEMETADATA" }
        let verdict = rig.items(client).last?["MessageMetadata"]
        expect(verdict?["MessageId"] == refused.body["Id"] && verdict?["MessageProcessingStatus"] == "REJECTED")
    }
}
