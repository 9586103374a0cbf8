import HTTPWire
import JSON
import WebSocket

/// The administration below `/_sim/`: faults, log, recordings, statistics, and frames from nowhere.
///
/// | request | answer |
/// |---|---|
/// | `GET log` | `{"entries":[…],"dropped":0}`, all received requests in order |
/// | `DELETE log` | 204 |
/// | `GET recordings` | `{"recordings":[…],"dropped":0}`, the audio of all queries, without its bytes |
/// | `DELETE recordings` | 204 |
/// | `GET stats` | the counts of ``VoysisSimulator/Statistics`` |
/// | `GET faults` | `{"faults":[…]}`, what is on now |
/// | `POST faults` | one fault, or an array of them, added; answer as `GET` |
/// | `DELETE faults` | 204; all off |
/// | `POST push` | `{"frame", "profileId"?}`: the frame to the sockets of a profile, or to all; `{"sockets":1}` |
/// | `POST disconnect` | `{"code"?, "profileId"?}`: the same sockets closed, or cut; as `push` |
extension VoysisHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.get, "log"): front.respond(json: encoded(log, as: "entries") { $0.write(to: &$1) })
        case (.delete, "log"):
            log.removeAll()
            front.respond(.noContent)
        case (.get, "recordings"): front.respond(json: encoded(recordings, as: "recordings") { $0.write(to: &$1) })
        case (.delete, "recordings"):
            recordings.removeAll()
            front.respond(.noContent)
        case (.get, "stats"): front.respond(json: encodedStatistics())
        case (.get, "faults"): front.respond(json: encodedFaults())
        case (.post, "faults"): switchOn(body, front)
        case (.delete, "faults"):
            faults.removeAll()
            front.respond(.noContent)
        case (.post, "push"): push(body, front)
        case (.post, "disconnect"): disconnect(body, front)
        default: front.respond(.notFound)
        }
    }

    private func encoded<Entry>(
        _ log: BoundedLog<Entry>, as name: StaticString, _ write: (Entry, inout JSONWriter) -> Void
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key(name)
        writer.beginArray()
        for entry in log.all { write(entry, &writer) }
        writer.endArray()
        writer.member("dropped", log.dropped)
        writer.endObject()
        return writer.finish()
    }

    private func encodedStatistics() -> [UInt8] {
        let now = currentStatistics
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("connectionsOpen", now.connectionsOpen)
        writer.member("connectionsAccepted", now.connectionsAccepted)
        writer.member("connectionsClosed", now.connectionsClosed)
        writer.member("handshakesRefused", now.handshakesRefused)
        writer.member("requestsReceived", now.requestsReceived)
        writer.member("audioFramesReceived", now.audioFramesReceived)
        writer.member("tokensMade", now.tokensMade)
        writer.member("refusedUnauthorized", now.refusedUnauthorized)
        writer.member("textQueries", now.textQueries)
        writer.member("audioQueries", now.audioQueries)
        writer.member("cancellations", now.cancellations)
        writer.member("feedbacks", now.feedbacks)
        writer.member("framesSent", now.framesSent)
        writer.member("violations", now.violations)
        writer.member("faultsApplied", now.faultsApplied)
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
        guard let value = parse(body) else { return front.respond(problem: "the body is JSON") }
        var wanted: [VoysisFault] = []
        do throws(VoysisFault.Malformed) {
            for element in value.arrayValue ?? [value] {
                wanted.append(try VoysisFault(reading: element.objectValue ?? JSONObject()))
            }
        } catch {
            return front.respond(problem: error.detail)
        }
        for fault in wanted where !add(fault) { return front.respond(problem: "there are too many faults") }
        front.respond(json: encodedFaults())
    }

    private func push(_ body: [UInt8], _ front: HTTPFront) {
        let value = parse(body)
        guard let frame = value?["frame"] else { return front.respond(problem: "frame must be there") }
        // A string is sent as the text it holds, so that a frame may also be no JSON at all.
        let text = frame.stringValue.map { [UInt8]($0.utf8) } ?? frame.encoded()
        front.respond(
            json: JSONValue.object(["sockets": JSONValue(push(text, profileID: value?["profileId"]?.stringValue))])
                .encoded())
    }

    private func disconnect(_ body: [UInt8], _ front: HTTPFront) {
        let value = parse(body)
        var code: UInt16?
        if let wanted = value?["code"] {
            code = wanted.intValue.flatMap { UInt16(exactly: $0) }
            guard let code, CloseCode(rawValue: code).isSendable else {
                return front.respond(problem: "code is one that a close frame may carry")
            }
        }
        let count = disconnect(code: code, profileID: value?["profileId"]?.stringValue)
        front.respond(json: JSONValue.object(["sockets": JSONValue(count)]).encoded())
    }

    private func parse(_ body: [UInt8]) -> JSONValue? {
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            return nil
        }
    }
}

extension HTTPFront {
    fileprivate func respond(json: [UInt8]) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        respond(.ok, fields, json)
    }

    fileprivate func respond(problem: String) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/problem+json")
        let body = JSONValue.object(["title": "Bad Request", "status": 400, "detail": .string(problem)])
        respond(.badRequest, fields, body.encoded())
    }
}
