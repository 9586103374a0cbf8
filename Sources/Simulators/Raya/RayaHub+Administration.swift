import HTTPWire
import JSON
import WebSocket

/// The administration below `/_sim/`: faults, log, statistics, the bot's configuration, and frames from nowhere.
///
/// | request | answer |
/// |---|---|
/// | `GET log` | `{"entries":[…],"dropped":0}`, all that was received, in order |
/// | `DELETE log` | 204 |
/// | `GET stats` | the counts of ``RayaSimulator/Statistics`` |
/// | `GET faults` | `{"faults":[…]}`, what is on now |
/// | `POST faults` | one fault, or an array of them, added; answer as `GET` |
/// | `DELETE faults` | 204; all off |
/// | `PUT configuration` | 204; the body is answered as the bot's configuration from now on |
/// | `POST push` | `{"userName"?,"frame"}`: the frame to the user's sockets, or to all; `{"sockets":1}` |
/// | `POST disconnect` | `{"userName"?,"code"?}`: the sockets closed, or cut; as `push` |
extension RayaHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.get, "log"): front.answer(json: encodedLog())
        case (.delete, "log"):
            log.removeAll()
            front.respond(.noContent)
        case (.get, "stats"):
            var writer = JSONWriter()
            currentStatistics.write(to: &writer)
            front.answer(json: writer.finish())
        case (.get, "faults"): front.answer(json: encodedFaults())
        case (.post, "faults"): switchOn(body, front)
        case (.delete, "faults"):
            faults.removeAll()
            front.respond(.noContent)
        case (.put, "configuration"):
            botConfiguration = body
            front.respond(.noContent)
        case (.post, "push"): push(body, front)
        case (.post, "disconnect"): disconnect(body, front)
        default: front.respond(.notFound)
        }
    }

    private func encodedLog() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("entries")
        writer.beginArray()
        for entry in log.all { entry.write(to: &writer) }
        writer.endArray()
        writer.member("dropped", log.dropped)
        writer.endObject()
        return writer.finish()
    }

    private func encodedFaults() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("faults")
        writer.beginArray()
        for fault in faults.faults { fault.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// All faults of a request are read before the first is switched on.
    private func switchOn(_ body: [UInt8], _ front: HTTPFront) {
        guard let value = parse(body) else { return front.answer(problem: "the body is JSON") }
        var wanted: [RayaFault] = []
        do throws(RayaFault.Malformed) {
            for element in value.arrayValue ?? [value] {
                wanted.append(try RayaFault(reading: element.objectValue ?? JSONObject()))
            }
        } catch {
            return front.answer(problem: error.detail)
        }
        for fault in wanted where !add(fault) { return front.answer(problem: "there are too many faults") }
        front.answer(json: encodedFaults())
    }

    private func push(_ body: [UInt8], _ front: HTTPFront) {
        let value = parse(body)
        guard let frame = value?["frame"] else { return front.answer(problem: "frame must be there") }
        // A string is sent as the text it holds, so that a frame may also be no JSON at all.
        let text = frame.stringValue.map { [UInt8]($0.utf8) } ?? frame.encoded()
        front.answer(sockets: push(text, userName: value?["userName"]?.stringValue))
    }

    private func disconnect(_ body: [UInt8], _ front: HTTPFront) {
        guard let value = parse(body) else { return front.answer(problem: "the body is JSON") }
        var code: UInt16?
        if let wanted = value["code"] {
            code = wanted.intValue.flatMap { UInt16(exactly: $0) }
            guard let code, CloseCode(rawValue: code).isSendable else {
                return front.answer(problem: "code is one that a close frame may carry")
            }
        }
        front.answer(sockets: disconnect(userName: value["userName"]?.stringValue, code: code))
    }

    private func parse(_ body: [UInt8]) -> JSONValue? {
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            return nil
        }
    }
}
