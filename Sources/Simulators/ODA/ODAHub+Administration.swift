import HTTPWire
import JSON
import WebSocket

/// The administration below `/_sim/`: faults, log, statistics, and frames from nowhere.
///
/// | request | answer |
/// |---|---|
/// | `GET log` | `{"entries":[…],"dropped":0}`, all received frames in order |
/// | `DELETE log` | 204 |
/// | `GET texts` | `{"texts":[…],"dropped":0}`, the texts that came to the skill, in order |
/// | `DELETE texts` | 204 |
/// | `GET transfers` | `{"transfers":[…]}`, uploads and downloads, in order |
/// | `GET stats` | the counts of ``ODASimulator/Statistics`` |
/// | `GET faults` | `{"faults":[…]}`, what is on now |
/// | `POST faults` | one fault, or an array of them, added; answer as `GET` |
/// | `DELETE faults` | 204; all off |
/// | `POST push` | `{"channelId","userId","frame"}`: the frame to all sockets of the user; `{"sockets":1}` |
/// | `POST disconnect` | `{"channelId","userId","code"}`: the user's sockets closed, or cut; as `push` |
extension ODAHub {
    func administrate(_ head: HTTPRequestHead, _ name: String, _ body: [UInt8], on front: HTTPFront) {
        switch (head.method, name) {
        case (.get, "log"): front.answer(json: encoded(log, as: "entries") { $0.write(to: &$1) })
        case (.delete, "log"):
            log.removeAll()
            front.respond(.noContent)
        case (.get, "texts"): front.answer(json: encoded(texts, as: "texts") { $0.write(to: &$1) })
        case (.delete, "texts"):
            texts.removeAll()
            front.respond(.noContent)
        case (.get, "transfers"): front.answer(json: files.encodedTransfers())
        case (.get, "stats"): front.answer(json: encodedStatistics())
        case (.get, "faults"): front.answer(json: encodedFaults())
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
        writer.member("tokensRefused", now.tokensRefused)
        writer.member("framesReceived", now.framesReceived)
        writer.member("messagesReceived", now.messagesReceived)
        writer.member("pingsReceived", now.pingsReceived)
        writer.member("framesSent", now.framesSent)
        writer.member("violations", now.violations)
        writer.member("strangePostbacks", now.strangePostbacks)
        writer.member("faultsApplied", now.faultsApplied)
        writer.member("filesUploaded", now.filesUploaded)
        writer.member("filesDownloaded", now.filesDownloaded)
        writer.member("speechSockets", now.speechSockets)
        writer.member("utterances", now.utterances)
        writer.member("users", now.users)
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
        var wanted: [ODAFault] = []
        do throws(ODAFault.Malformed) {
            for element in value.arrayValue ?? [value] {
                wanted.append(try ODAFault(reading: element.objectValue ?? JSONObject()))
            }
        } catch {
            return front.answer(problem: error.detail)
        }
        for fault in wanted where !add(fault) { return front.answer(problem: "there are too many faults") }
        front.answer(json: encodedFaults())
    }

    private func push(_ body: [UInt8], _ front: HTTPFront) {
        let value = parse(body)
        guard let channelID = value?["channelId"]?.stringValue, let userID = value?["userId"]?.stringValue,
            let frame = value?["frame"]
        else { return front.answer(problem: "channelId, userId and frame must be there") }
        // A string is sent as the text it holds, so that a frame may also be no JSON at all.
        let text = frame.stringValue.map { [UInt8]($0.utf8) } ?? frame.encoded()
        let count = push(text, channelID: channelID, userID: userID)
        front.answer(sockets: count)
    }

    private func disconnect(_ body: [UInt8], _ front: HTTPFront) {
        let value = parse(body)
        guard let channelID = value?["channelId"]?.stringValue, let userID = value?["userId"]?.stringValue else {
            return front.answer(problem: "channelId and userId must be there")
        }
        var code: UInt16?
        if let wanted = value?["code"] {
            code = wanted.intValue.flatMap { UInt16(exactly: $0) }
            guard let code, CloseCode(rawValue: code).isSendable else {
                return front.answer(problem: "code is one that a close frame may carry")
            }
        }
        front.answer(sockets: disconnect(channelID: channelID, userID: userID, code: code))
    }

    private func parse(_ body: [UInt8]) -> JSONValue? {
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            return nil
        }
    }
}
