import HTTPServer
import HTTPWire
import SupportExpectations
import Testing

@Suite struct ListenerFieldsTests {
    @Test func everyAnswerOfAListenerHasItsFields() throws {
        var fields = HTTPFields()
        try fields.append("Strict-Transport-Security", "max-age=1")
        let rig = try Rig(showing, fields: fields)
        let client = try rig.client()
        for (request, status) in [("GET /livez", 200), ("GET /nowhere", 404), ("GET /livez x", 400)] {
            let answer = try client.exchange("\(request) HTTP/1.1\r\nHost: a\r\n\r\n")[0]
            expectEqual(answer.status, status)
            expectEqual(answer.head.fields.values(of: "Strict-Transport-Security"), ["max-age=1"])
        }
        let newer = try rig.http2Client()
        for path in ["/livez", "/nowhere"] {
            try expectEqual(newer.exchange(.get, path).fields["strict-transport-security"], "max-age=1")
        }
        let plain = try Rig(showing)
        let answer = try plain.client().exchange("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expect(answer.head.fields["Strict-Transport-Security"] == nil)
    }
}
