import Chronology
import Domain
import JSON
import ProviderKit
import Store

/// Notices that only some vendors give: authentication, views, failed transfers, history, and events of their own.
extension Session {
    /// The provider wants to know who the user is, or says what became of that.
    func authenticationChanged(_ change: AuthenticationEvent) {
        var data = JSONObject()
        if let id = change.id { data.append("authenticationId", JSONValue(id)) }
        commitSurely([], [event(EventType.authentication(change.stage), JSONValue.object(data).encoded())])
    }

    /// The backend's token for the vendor runs out: `{expiresAt, credential: "provider"}`.
    ///
    /// Stored, since it is the backend that has to hear of it; what a stream says of its reader's credential is not.
    func tokenExpires(at time: Int64) {
        let data: JSONObject = [
            "expiresAt": JSONValue(Timestamp(milliseconds: time).rfc3339), "credential": "provider",
        ]
        commitSurely([], [event(EventType.tokenExpiring, JSONValue.object(data).encoded())])
    }

    /// A message shows a view; told behind that message.
    func viewRequested(_ token: String, message: MessageID?) {
        var data: JSONObject = ["viewToken": JSONValue(token)]
        if let message { data.append("messageId", JSONValue(message.description)) }
        commitSurely([], [event(EventType.viewRequested, JSONValue.object(data).encoded())])
    }

    /// A transfer failed, since no other participant took the conversation: `{participant?}`, who wanted to hand it on.
    func transferFailed(_ participant: Participant?) {
        let data: JSONObject = participant.map { ["participant": $0.json] } ?? JSONObject()
        commitSurely([], [event(EventType.transferFailed, JSONValue.object(data).encoded())])
    }

    /// Earlier conversations can be read with `GET …/transcript?source=provider`.
    func historyBecameAvailable() { commitSurely([], [event(EventType.historyAvailable, Array("{}".utf8))]) }

    /// The vendor's own words are all there is to such an event.
    func handleVendorEvent(_ name: String, _ native: [UInt8]) {
        var writer = JSONWriter(reservingBytes: native.count + 64)
        writer.beginObject()
        writer.member("name", name)
        if !native.isEmpty {
            writer.key("native")
            writer.writeRaw(native)
        }
        writer.endObject()
        commitSurely([], [event(EventType.providerEvent, writer.finish())])
    }
}
