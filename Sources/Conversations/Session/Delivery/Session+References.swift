import Domain
import JSON
import ProviderKit
import Store

/// References of actions and forms to what earlier messages offered.
extension Session {
    /// Finds what an action or a form names in earlier messages, so that adapters need not.
    func resolve(_ content: UserContent) async throws(Failure) -> UserContent {
        switch content {
        case .action(var choice):
            guard let reference = choice.reference, choice.payload == nil else { return content }
            let found = try await action(reference)
            choice.payload = found.payload
            choice.text = found.label
            return .action(choice)
        case .formResponse(var form):
            guard let message = MessageID(form.formID) else { return content }
            let named = try await record(of: message).flatMap { MessageDocument.content(in: $0.document) }
            // The actions of a view are the vendor's own, and stand in no message.
            if named?["type"]?.stringValue == "view" { return content }
            if let actionID = form.actionID, form.payload == nil {
                form.payload = try await action(ActionReference(message: message, action: actionID)).payload
            }
            // The provider knows the form by the id that stands in the message.
            if let id = named?["formId"]?.stringValue { form.formID = id }
            return .formResponse(form)
        case .text, .location, .attachment, .event, .interactiveResponse, .data, .raw, .command, .escalation, .audio:
            return content
        }
    }

    private func action(
        _ reference: ActionReference
    ) async throws(Failure) -> (payload: JSONValue?, label: String?, type: String) {
        guard let record = try await record(of: reference.message),
            let content = MessageDocument.content(in: record.document)
        else { throw .unknownAction(JSONPointer(["messageId"])) }
        guard let action = MessageDocument.action(reference.action, in: content)
        else { throw .unknownAction(JSONPointer(["actionId"])) }
        return action
    }
}
