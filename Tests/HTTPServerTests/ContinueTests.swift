import HTTPServer
import HTTPWire
import SupportExpectations
import Testing

private let head = "HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n"

@Suite struct ContinueTests {
    @Test(arguments: ["/collect", "/collect/waiting"])
    func aBodyThatIsWantedIsAskedFor(_ path: String) throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.send("POST \(path) \(head)")
        rig.run { client.text == "HTTP/1.1 100 Continue\r\n\r\n" }
        expectEqual(client.text, "HTTP/1.1 100 Continue\r\n\r\n")
        let answer = try client.exchange("hello")[0]
        expectEqual(answer.text, "hello")
        expectEqual(answer.interims, 1)
        expect(answer.head.fields[.connection] == nil)
    }

    @Test(arguments: [("/nowhere", 404), ("/livez", 405), ("/none", 200)])
    func aBodyThatIsNotWantedIsNotAskedFor(_ path: String, _ status: Int) throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let answer = try client.exchange("POST \(path) \(head)")[0]
        expectEqual(answer.status, status)
        expectEqual(answer.interims, 0)
        // Whether the client sends the body now is not known, so nothing can be read after it.
        expectEqual(answer.head.fields[.connection], "close")
        rig.run { client.sawEnd }
        expect(client.sawEnd)
    }

    @Test func aBodyThatIsTooLargeIsNotAskedFor() throws {
        let rig = try Rig(showing)
        let answer = try rig.client().exchange(
            "POST /collect/waiting HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\nExpect: 100-continue\r\n\r\n")[0]
        expectEqual(answer.status, 413)
        expectEqual(answer.interims, 0)
    }

    @Test func whoeverSendsTheBodyUnaskedIsNotAskedLater() throws {
        let rig = try Rig([
            Route(
                .post, "/stream", body: .streamed(bytesMax: 100),
                .waiting { request throws(Problem) in
                    .text(.ok, String(decoding: try await whole(request), as: UTF8.self))
                })
        ])
        let client = try rig.client()
        let answer = try client.exchange("POST /stream \(head)hello")[0]
        expectEqual(answer.text, "hello")
        expect(answer.interims <= 1)
    }

    @Test func aStreamedBodyIsAskedForWhenItIsRead() throws {
        let gate = Gate()
        let rig = try Rig([
            Route(
                .post, "/stream", body: .streamed(bytesMax: 100),
                .waiting { request throws(Problem) in
                    let answer = await gate.answer()
                    if answer.status == .forbidden { return answer }
                    return .text(.ok, String(decoding: try await whole(request), as: UTF8.self))
                })
        ])
        let client = try rig.client()
        client.send("POST /stream \(head)")
        rig.settle()
        expect(client.received.isEmpty)
        gate.open(.empty())
        rig.run { client.text == "HTTP/1.1 100 Continue\r\n\r\n" }
        try expectEqual(client.exchange("hello")[0].text, "hello")
        gate.open(.empty(.forbidden))
        let refused = try client.exchange("POST /stream \(head)")[0]
        expectEqual(refused.status, 403)
        expectEqual(refused.interims, 0)
        expectEqual(refused.head.fields[.connection], "close")
    }

    @Test func http10NeverWaitsForA100() throws {
        let rig = try Rig(showing)
        let answer = try rig.client().exchange(
            "POST /collect HTTP/1.0\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello")[0]
        expectEqual(answer.text, "hello")
        expectEqual(answer.interims, 0)
    }
}

/// The whole of a streamed body.
func whole(_ request: Request) async throws(Problem) -> [UInt8] {
    var body: [UInt8] = []
    guard let stream = request.bodyStream else { return body }
    do throws(HTTPServerError) {
        while let piece = try await stream.next() { body += piece }
    } catch {
        throw error.problem
    }
    return body
}
