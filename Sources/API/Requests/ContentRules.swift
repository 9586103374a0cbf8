import Conversations
import Domain
import JSON

/// The bounds of what a user says (`openapi/schemas/content-sent.yaml`: `SendContent`), in characters: Unicode scalars.
///
/// They are for what comes in; what is stored already is read without them.
enum ContentRules {
    /// The id of an action, a form or a field, and the name of a form's value.
    static let itemIDCharactersMax = 128
    /// The words on a button.
    static let actionTextCharactersMax = 4000
    /// The title of a place.
    static let titleCharactersMax = 256
    /// A web address.
    static let addressCharactersMax = 2048
    /// A string among a form's values, and one in a list there.
    static let formValueCharactersMax = 10_000
    /// A form's values, and the items of one that is a list.
    static let formValuesMax = 200
    /// The name of an event.
    static let eventNameCharactersMax = 128
    /// The version of an event.
    static let eventVersionCharactersMax = 32
    /// A media type with its parameters.
    static let mediaTypeCharactersMax = 255

    /// The fault in the lengths of a content, if there is one; pointers begin at the content.
    static func fault(of content: UserContent) -> ContentProblem? {
        switch content {
        // A text is judged when it is read.
        case .text, .interactiveResponse, .raw, .command, .escalation, .audio: nil
        case .action(let choice):
            fault("actionId", choice.reference?.action, itemIDCharactersMax)
                ?? fault("text", choice.text, actionTextCharactersMax)
        case .location(let place):
            fault("title", place.title, titleCharactersMax) ?? fault(ofAddress: place.url, "url")
        case .attachment(_, let text): fault("text", text, UserContent.textCharactersMax)
        case .formResponse(let form): fault(of: form)
        case .event(let name, let version, _):
            fault("name", name, eventNameCharactersMax) ?? fault("version", version, eventVersionCharactersMax)
        case .data(let type, _): fault("contentType", type, mediaTypeCharactersMax)
        }
    }

    private static func fault(of form: FormResponse) -> ContentProblem? {
        let ids = [("formId", form.formID), ("actionId", form.actionID), ("partialFieldId", form.partialFieldID)]
        for (key, id) in ids {
            if let fault = fault(key, id, itemIDCharactersMax) { return fault }
        }
        let place = JSONPointer(["values"])
        if form.values.count > formValuesMax {
            return ContentProblem(place, "too_many", "A form has at most \(formValuesMax) values.")
        }
        for member in form.values.members {
            let pointer = place.appending(member.key)
            if let fault = fault(member.key, at: pointer, atLeast: 1, itemIDCharactersMax) { return fault }
            if let fault = fault(member.value.stringValue, at: pointer, formValueCharactersMax) { return fault }
            let items = member.value.arrayValue ?? []
            if items.count > formValuesMax {
                return ContentProblem(pointer, "too_many", "A list has at most \(formValuesMax) items.")
            }
            for (index, item) in items.enumerated() {
                let inner = pointer.appending(index)
                if let fault = fault(item.stringValue, at: inner, formValueCharactersMax) { return fault }
            }
        }
        return nil
    }

    private static func fault(ofAddress address: String?, _ key: String) -> ContentProblem? {
        if let fault = fault(key, address, addressCharactersMax) { return fault }
        guard let address, !ValueRules.isWebAddress(address) else { return nil }
        return ContentProblem(JSONPointer([key]), "bad_format", "A web address begins with https:// or http://.")
    }

    /// A member that is there has something in it.
    private static func fault(_ key: String, _ text: String?, _ most: Int) -> ContentProblem? {
        fault(text, at: JSONPointer([key]), atLeast: 1, most)
    }

    private static func fault(
        _ text: String?, at pointer: JSONPointer, atLeast least: Int = 0, _ most: Int
    ) -> ContentProblem? {
        guard let count = text?.unicodeScalars.count, !(least...most).contains(count) else { return nil }
        let bounds = least == 0 ? "at most \(most)" : "\(least) to \(most)"
        return ContentProblem(pointer, count > most ? "too_long" : "empty", "This has \(bounds) characters.")
    }
}
