import HTTPWire
import JSON

/// The answers of an administration.
extension HTTPFront {
    /// 200 with JSON.
    public func answer(json: [UInt8]) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        respond(.ok, fields, json)
    }

    /// 400 with what is wrong.
    public func answer(problem: String) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/problem+json")
        let body = JSONValue.object(["title": "Bad Request", "status": 400, "detail": .string(problem)])
        respond(.badRequest, fields, body.encoded())
    }

    /// 200 with how many sockets something was done to, or 400.
    public func answer(sockets count: () throws(Malformed) -> Int) {
        do throws(Malformed) {
            answer(json: JSONValue.object(["sockets": .number(JSONNumber(try count()))]).encoded())
        } catch {
            answer(problem: error.detail)
        }
    }
}
