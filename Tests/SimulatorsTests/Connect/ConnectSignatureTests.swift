import JSON
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

/// The verifier against the vectors of the protocol note (section 4.2), over the wire.
@Suite struct ConnectSignatureTests {
    @Test(arguments: ConnectVector.all)
    func aVectorIsRight(_ vector: ConnectVector) throws {
        let answer = try vector.send()
        expectEqual(answer.status, vector.status, "\(answer.body)")
        expect(answer.head.lowercased().contains("x-amzn-requestid: "))
    }

    @Test(arguments: ConnectVector.all)
    func fiveMinutesAreTheLimitBothWays(_ vector: ConnectVector) throws {
        for seconds in [300, -300] as [Int64] {
            let answer = try vector.send(secondsLater: seconds)
            expectEqual(answer.status, vector.status)
        }
        let late = try vector.send(secondsLater: 301)
        expect(late.status == 403 && late.error == "InvalidSignatureException")
        expectEqual(late.body["Message"]?.stringValue?.hasPrefix("Signature expired: "), true)
        let early = try vector.send(secondsLater: -301)
        expectEqual(early.body["Message"]?.stringValue?.hasPrefix("Signature not yet current: "), true)
    }

    @Test func everyPartOfARequestIsSigned() throws {
        func isRefused(_ name: String, _ change: (inout ConnectVector) -> Void) throws {
            var vector = ConnectVector.start
            change(&vector)
            let answer = try vector.send()
            expect(answer.status == 403 && answer.error == name, "\(answer.body)")
        }
        let wrong = "InvalidSignatureException"
        try isRefused(wrong) { $0.body += " " }
        try isRefused(wrong) { $0.line = "POST /contact/stop" }
        try isRefused(wrong) { $0.line += "?a=b" }
        try isRefused(wrong) { $0.fields[0] = "Host: connect.us-east-1.amazonaws.com:443" }
        try isRefused(wrong) { $0.fields[1] += "; charset=utf-8" }
        try isRefused(wrong) { $0.fields[2] = "X-Amz-Date: 20260301T120001Z" }
        try isRefused(wrong) { $0.fields.append("X-Amz-Meta: not signed") }
        try isRefused(wrong) { $0.fields.append("X-Amz-Content-Sha256: 00") }
        try isRefused(wrong) { $0.region = "eu-west-2" }
        try isRefused(wrong) { $0.fields[3] = $0.fields[3].replacing("/connect/", with: "/execute-api/") }
        try isRefused(wrong) { $0.fields[3] = $0.fields[3].replacing("20260301/us", with: "20260302/us") }
        try isRefused("UnrecognizedClientException") { $0.fields[3] = $0.fields[3].replacing("AKID", with: "BKID") }
        try isRefused("UnrecognizedClientException") { $0.sessionToken = "wanted" }
        try isRefused("MissingAuthenticationTokenException") { $0.fields.removeLast() }
        try isRefused("IncompleteSignatureException") {
            $0.fields[3] = $0.fields[3].replacing("Signature=", with: "S=")
        }
        try isRefused("IncompleteSignatureException") { $0.fields[3] = "Authorization: Bearer x" }
        try isRefused("IncompleteSignatureException") { $0.fields.remove(at: 2) }
    }

    @Test func temporaryKeysExpire() throws {
        let vector = ConnectVector.delete
        for (end, status, error) in [(0, 403, "ExpiredTokenException"), (1, 404, "ResourceNotFoundException")] {
            let rig = try ConnectRig(at: vector.milliseconds) { configuration in
                configuration.credentials[0].sessionToken = vector.sessionToken
                configuration.credentials[0].expiresAtMilliseconds = vector.milliseconds + Int64(end)
            }
            let answer = try rig.request(vector.line, vector.fields)
            expect(answer.status == status && answer.error == error)
        }
    }
}
