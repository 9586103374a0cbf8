import EventLoop
import HTTPWire
import JSON
import SimulatorKit
import Transport

/// Answers that are odd in HTTP, which clients must bear (protocol note sections 3.3, 3.4 and 25).
extension CCAIHub {
    /// The target that redirects lead to: nothing is there, so that a client that follows breaks a rule.
    private static let elsewhere = "/elsewhere"
    /// The bytes of a chunk, few enough to part the bytes of one character.
    private static let pieceBytes = 3

    /// Leads the client elsewhere.
    func replyRedirect(_ code: Int, on front: HTTPFront) {
        var fields = HTTPFields()
        add(&fields, "Location", Self.elsewhere)
        front.respond(HTTPStatus(code: code) ?? .found, fields)
    }

    /// Refuses, and says by a date when the call may come again.
    func turnAway(_ status: HTTPStatus, untilIn seconds: Int, on front: HTTPFront) {
        let now = Int(now / 1000)
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json; charset=utf-8")
        add(&fields, "Date", HTTPDate.text(secondsSinceEpoch: now))
        add(&fields, "Retry-After", HTTPDate.text(secondsSinceEpoch: now + seconds))
        let body: JSONValue = ["message": .string(status.reason)]
        front.respond(status, fields, body.encoded())
    }

    /// Answers in chunks of a few bytes, each of which leaves by itself.
    func replyInPieces(_ answer: CCAIAnswer, on front: HTTPFront) {
        guard let body = answer.body?.encoded() else { return reply(answer, on: front) }
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json; charset=utf-8")
        var head: [UInt8] = []
        HTTP1Writer.appendResponse(answer.status, fields, body: .chunked, keepAlive: false, to: &head)
        front.connection.write(head)
        pour(body[...], on: front)
    }

    private func pour(_ rest: ArraySlice<UInt8>, on front: HTTPFront) {
        guard front.connection.isOpen else { return }
        var chunk: [UInt8] = []
        guard !rest.isEmpty else {
            HTTP1Writer.appendLastChunk(to: &chunk)
            return front.spoil(with: chunk)
        }
        HTTP1Writer.appendChunk(Array(rest.prefix(Self.pieceBytes)).span, to: &chunk)
        front.connection.write(chunk)
        loop.schedule(after: .zero) { [weak self, weak front] in
            guard let self, let front else { return }
            pour(rest.dropFirst(Self.pieceBytes), on: front)
        }
    }
}
