import Domain
import JSON
import ProviderKit

/// Orders of a test as the events that a provider tells.
enum ScriptedOrders {
    static func event(_ name: String, _ data: JSONValue) -> ProviderEvent? {
        let role = data["role"]?.stringValue.flatMap(SenderRole.init) ?? .bot
        switch name {
        case "answer": return .message(message(data, role))
        case "opened": return .opened(queued: false, native: JSONObject())
        case "queued": return .opened(queued: true, native: JSONObject())
        case "reconnecting": return .reconnecting(attempt: data["attempt"]?.intValue ?? 1)
        case "gap": return .gap(from: 1_700_000_000_000, to: 1_700_000_001_000, recovered: data["recovered"] == true)
        case "link":
            return .link(
                data["state"]?.stringValue.flatMap(LinkState.init) ?? .degraded, code: data["code"]?.stringValue)
        case "typing": return .typing(data["started"] == true, role: role)
        case "participant":
            let name = data["name"]?.stringValue ?? "Grace"
            let participant = Participant(id: data["id"]?.stringValue ?? "p-1", role: .agent, name: name)
            let change = data["change"]?.stringValue.flatMap(ParticipantChange.init)
            return .participant(change ?? (data["joined"] == true ? .joined : .left), participant)
        case "receipt":
            return .receipt(
                MessageReceipt(
                    vendorID: data["vendorId"]?.stringValue ?? "", isRead: data["read"] == true,
                    participantID: data["by"]?.stringValue, at: data["at"]?.intValue.map { Int64($0) }))
        case "command":
            return .command(command(data))
        case "suggestions": return .suggestions((data["titles"]?.arrayValue ?? []).compactMap(\.stringValue))
        case "escalation": return .escalation(available: data["available"] == true)
        case "capabilities":
            return .capabilities(Capabilities(Set((data["features"]?.arrayValue ?? []).compactMap(feature))))
        case "native": return .native(data["native"]?.objectValue ?? JSONObject())
        case "outbound": return outbound(data)
        case "authentication":
            let stage = data["stage"]?.stringValue.flatMap(AuthenticationEvent.Stage.init)
            return .authentication(AuthenticationEvent(stage ?? .requested, id: data["id"]?.stringValue))
        case "tokenExpiring": return .tokenExpiring(at: Int64(data["at"]?.intValue ?? 0))
        case "view":
            return .viewRequested(token: data["token"]?.stringValue ?? "", vendorMessageID: data["of"]?.stringValue)
        case "fileRejected":
            return data["fileId"]?.stringValue.flatMap { AttachmentID($0) }.map {
                .fileRejected($0, ScriptedSession.failure(data))
            }
        case "fileStored":
            return data["fileId"]?.stringValue.flatMap { AttachmentID($0) }.map {
                .fileStored($0, VendorFile(url: data["url"]?.stringValue ?? ""))
            }
        case "transferFailed":
            return .transferFailed(
                data["id"]?.stringValue.map { Participant(id: $0, role: .agent, name: data["name"]?.stringValue) })
        case "historyAvailable": return .historyAvailable
        case "vendorEvent":
            return .vendorEvent(name: data["name"]?.stringValue ?? "", native: data["native"]?.encoded() ?? [])
        case "notice": return .notice(ScriptedSession.failure(data))
        case "ended": return .ended(reason: "done", by: role)
        case "failed": return .failed(ScriptedSession.failure(data))
        default: return underWay(name, data, role)
        }
    }

    /// Orders about what takes its time: answers in pieces, queries, waiting, second thoughts.
    private static func underWay(_ name: String, _ data: JSONValue, _ role: SenderRole) -> ProviderEvent? {
        switch name {
        case "delta":
            return .delta(
                streamID: data["streamId"]?.stringValue ?? "st-1", index: data["index"]?.intValue ?? 0,
                text: data["text"]?.stringValue ?? "half", replace: data["replace"] == true, role: role)
        case "query":
            guard let message = data["messageId"]?.stringValue.flatMap({ MessageID($0) }),
                let stage = data["stage"]?.stringValue.flatMap(QueryEvent.Stage.init)
            else { return nil }
            return .query(
                QueryEvent(stage, message: message, failure: stage == .failed ? ScriptedSession.failure(data) : nil))
        case "waiting":
            return .waiting(position: data["position"]?.intValue, waitSeconds: data["waitSeconds"]?.intValue)
        case "conversationKnown": return .conversationKnown(id: data["id"]?.stringValue ?? "")
        case "suspended": return .suspended(reason: data["reason"]?.stringValue ?? "")
        case "deleted": return .deleted(vendorID: data["vendorId"]?.stringValue ?? "")
        case "aborted": return .aborted(streamID: data["streamId"]?.stringValue ?? "st-1")
        default: return platform(name, data)
        }
    }

    private static func feature(_ value: JSONValue) -> Capabilities.Feature? {
        value.stringValue.flatMap(Capabilities.Feature.init)
    }

    private static func command(_ data: JSONValue) -> CommandRequest {
        var request = CommandRequest(
            id: data["id"]?.stringValue ?? "cmd-1", name: "rating", prompt: "How was it?",
            options: data["options"]?.arrayValue ?? [["label": "1", "value": 1]])
        request.vendorMessageID = data["of"]?.stringValue
        request.isOptional = data["optional"] != false
        request.wantsAnswer = data["wantsAnswer"] != false
        request.replacesOthers = data["replaces"] == true
        request.answerCharactersMax = data["charactersMax"]?.intValue
        return request
    }

    /// The update on a message of the user's, which `messageId` names.
    private static func outbound(_ data: JSONValue) -> ProviderEvent? {
        guard let id = data["messageId"]?.stringValue.flatMap({ MessageID($0) }) else { return nil }
        var update = OutboundUpdate(id, state: data["state"]?.stringValue.flatMap(MessageState.init))
        if update.state == .failed { update.failure = ScriptedSession.failure(data) }
        update.files = files(data)
        update.text = data["text"]?.stringValue
        update.vendorID = data["vendorId"]?.stringValue
        return .outbound(update)
    }

    /// `files`: `{url, name?, contentType?, sizeBytes?}`.
    private static func files(_ data: JSONValue) -> [VendorFile] {
        (data["files"]?.arrayValue ?? []).map { file in
            VendorFile(
                url: file["url"]?.stringValue ?? "", name: file["name"]?.stringValue,
                contentType: file["contentType"]?.stringValue, sizeBytes: file["sizeBytes"]?.intValue)
        }
    }

    private static func message(_ data: JSONValue, _ role: SenderRole) -> InboundMessage {
        var message = InboundMessage(
            vendorID: data["vendorId"]?.stringValue, role: role, senderName: data["senderName"]?.stringValue,
            content: (data["content"] ?? ["type": "text", "text": "answer", "format": "plain"]).encoded(),
            native: data["native"]?.encoded() ?? [], streamID: data["streamId"]?.stringValue)
        message.replaces = data["replaces"]?.stringValue
        message.repliesTo = data["repliesTo"]?.stringValue
        message.files = files(data)
        message.saidAt = data["saidAt"]?.intValue.map { Int64($0) }
        return message
    }
}
