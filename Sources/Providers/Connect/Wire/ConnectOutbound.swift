import Domain
import JSON

/// The translation of the user's messages for the vendor (`PROTOCOL.md`, sections 8.2, 8.3 and 13); no input or output.
enum ConnectOutbound {
    /// The longest `Content`, in bytes of UTF-8; the vendor's model says characters, its words say bytes.
    static let contentBytesMax = 16_384
    /// The longest `ContentType`.
    static let contentTypeCharactersMax = 100

    /// The messages that say it: one, or none for files without words, which go out in their own way.
    ///
    /// - Parameters:
    ///   - view: what the customer looks at; what they write is for it.
    ///   - allowed: the content types of the contact, as StartChatContact was given them.
    /// - Throws: `invalid` with a code, and a status where the vendor would have one; `unsupported` for what it has no
    ///   word for.
    static func messages(
        for content: UserContent, view: ConnectOpenView?, allowed: Set<String>
    ) throws(ProviderFailure) -> [ConnectWords] {
        do throws(ConnectRefusal) {
            return try ConnectSpeaker(view: view, allowed: allowed).messages(for: content)
        } catch {
            throw error.failure
        }
    }

    /// The problems for which ``messages(for:view:allowed:)`` would refuse the content, told before anything is stored;
    /// pointers begin at the content object.
    static func problems(
        in content: UserContent, view: ConnectOpenView?, allowed: Set<String>
    ) -> [ContentProblem] {
        do throws(ConnectRefusal) {
            _ = try ConnectSpeaker(view: view, allowed: allowed).messages(for: content)
            return []
        } catch {
            return [error.problem]
        }
    }
}

/// Why content does not go out.
struct ConnectRefusal: Error, Hashable, Sendable {
    /// Where, from the content object on.
    let problem: ContentProblem
    /// The vendor has no word for it at all.
    let isUnsupported: Bool

    /// Something breaks a rule.
    init(_ pointer: [String], _ code: String, _ detail: String) {
        problem = ContentProblem(JSONPointer(pointer), code, detail)
        isUnsupported = false
    }

    /// The vendor has no word for it.
    init(unsupported detail: String) {
        problem = ContentProblem(JSONPointer(["type"]), "not_allowed", detail)
        isUnsupported = true
    }

    /// The same for an attempt to send it.
    var failure: ProviderFailure {
        if isUnsupported { return ProviderFailure(.unsupported, problem.detail) }
        let status: Int? =
            switch problem.code {
            case "too_long": 413
            case "unsupported_media": 415
            default: nil
            }
        return ProviderFailure(.invalid, problem.detail, code: problem.code, status: status)
    }
}

/// Finds the words for content under what a contact allows.
private struct ConnectSpeaker {
    let view: ConnectOpenView?
    let allowed: Set<String>

    func messages(for content: UserContent) throws(ConnectRefusal) -> [ConnectWords] {
        switch content {
        case .text(let text, let format): return [try words(text, format, ["text"])]
        case .action(let choice): return [try action(choice)]
        case .interactiveResponse(_, let value): return [try answer(value)]
        case .formResponse(let form): return [try self.form(form)]
        case .data(let contentType, let value): return [try data(contentType, value)]
        case .raw(let payload):
            guard let words = ConnectWords(payload: payload) else {
                throw ConnectRefusal(
                    ["payload"], "wrong_type", "A raw payload has contentType and content, both strings.")
            }
            return [try checked(words, ["payload", "contentType"], ["payload", "content"])]
        case .attachment(_, let text):
            guard let text, !text.isEmpty else { return [] }
            return [try words(text, .plain, ["text"])]
        case .location: throw ConnectRefusal(unsupported: "Amazon Connect takes no locations.")
        case .event: throw ConnectRefusal(unsupported: "Amazon Connect takes no events of customers.")
        case .command, .escalation, .audio:
            throw ConnectRefusal(unsupported: "Amazon Connect has no message for content of type \(content.type).")
        }
    }

    /// Words of the user's own: for the view where one is open, else as they are.
    ///
    /// Trap 42: as plain text they would go past the view. Markdown that is not allowed goes out as it was written.
    private func words(
        _ text: String, _ format: TextFormat, _ pointer: [String]
    ) throws(ConnectRefusal) -> ConnectWords {
        let type =
            format == .markdown && allows(ConnectContentType.markdown)
            ? ConnectContentType.markdown : ConnectContentType.plain
        // The limit is the user's to keep, so what they wrote is judged before what is made of it.
        let plain = try checked(ConnectWords(type, text), ["format"], pointer)
        guard view != nil, allows(ConnectContentType.interactiveResponse) else { return plain }
        return try checked(ConnectAnswer.words(text).message, ["format"], pointer)
    }

    /// The payload of an action goes out to the letter; an action that carries none, as its label.
    private func action(_ choice: ActionChoice) throws(ConnectRefusal) -> ConnectWords {
        switch choice.payload {
        case .string(let text): return try words(text, .plain, ["payload"])
        case .object:
            guard let words = choice.payload.flatMap({ ConnectWords(payload: $0) }) else {
                throw ConnectRefusal(
                    ["payload"], "wrong_type", "A payload has contentType and content, both strings.")
            }
            return try checked(words, ["payload", "contentType"], ["payload", "content"])
        case nil:
            guard let text = choice.text else {
                throw ConnectRefusal(["actionId"], "empty", "The action has neither a payload nor a label.")
            }
            return try words(text, .plain, ["text"])
        case .null, .bool, .number, .array:
            throw ConnectRefusal(["payload"], "wrong_type", "A payload is a string or an object.")
        }
    }

    /// An option's value goes out as the text it is, that of a view as its answer.
    private func answer(_ value: JSONValue) throws(ConnectRefusal) -> ConnectWords {
        if let text = value.stringValue { return try words(text, .plain, ["value"]) }
        guard let object = value.objectValue else {
            throw ConnectRefusal(["value"], "wrong_type", "An answer is a string, or an object with action and data.")
        }
        if let words = ConnectWords(payload: value) {
            return try checked(words, ["value", "contentType"], ["value", "content"])
        }
        let action = try string("action", of: object) ?? ""
        guard object["action"] != nil || object["data"] != nil else {
            throw ConnectRefusal(["value"], "required", "An answer has an action, or data, or both.")
        }
        var data = JSONObject()
        if let value = object["data"], !value.isNull {
            guard let members = value.objectValue else {
                throw ConnectRefusal(["value", "data"], "wrong_type", "The data of an answer is an object.")
            }
            data = members
        }
        for member in object.members where !Self.answerMembers.contains(member.key) {
            throw ConnectRefusal(["value", member.key], "unknown_field", "An answer has no member \(member.key).")
        }
        // The buttons that turn pages name their template inside.
        let turnsPage = ConnectAnswer.pageTurns.contains(action) && data["actionName"]?.stringValue == action
        var answer = ConnectAnswer(templateType: turnsPage ? nil : ConnectAnswer.view, action: action, data: data)
        if let type = try string("templateType", of: object) { answer.templateType = type }
        if let version = try string("version", of: object) { answer.version = version }
        return try checked(answer.message, ["value"], ["value"])
    }

    private static let answerMembers: Set<String> = ["action", "data", "templateType", "version"]

    /// A member of an answer that is a string; nil where it is missing or null.
    private func string(_ key: String, of object: JSONObject) throws(ConnectRefusal) -> String? {
        guard let value = object[key], !value.isNull else { return nil }
        guard let text = value.stringValue else {
            throw ConnectRefusal(["value", key], "wrong_type", "The member \(key) of an answer is a string.")
        }
        return text
    }

    /// The values of a form go to the open view; the action that submits them is `Submit` unless it is named (assumed).
    private func form(_ form: FormResponse) throws(ConnectRefusal) -> ConnectWords {
        guard view != nil else {
            throw ConnectRefusal(unsupported: "Amazon Connect takes forms only while a view is open.")
        }
        guard form.partialFieldID == nil else {
            throw ConnectRefusal(unsupported: "Amazon Connect takes views as a whole only.")
        }
        let answer = ConnectAnswer(
            templateType: ConnectAnswer.view, action: form.actionID ?? "Submit",
            data: ["FormInput": .object(form.values)])
        return try checked(answer.message, ["type"], ["values"])
    }

    private func data(_ contentType: String, _ value: JSONValue) throws(ConnectRefusal) -> ConnectWords {
        let essence = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        guard essence == ConnectContentType.json else {
            throw ConnectRefusal(
                ["contentType"], "unsupported_media", "Of data Amazon Connect takes \(ConnectContentType.json).")
        }
        return try checked(ConnectWords(ConnectContentType.json, value.description), ["contentType"], ["value"])
    }

    // MARK: Rules

    /// Customers may send it: text always, messages with something to choose never, others where the contact says so.
    private func allows(_ type: String) -> Bool {
        type == ConnectContentType.plain || (type != ConnectContentType.interactive && allowed.contains(type))
    }

    /// A message that the vendor would refuse is refused here (trap 39: the limit counts bytes).
    private func checked(
        _ words: ConnectWords, _ typePointer: [String], _ contentPointer: [String]
    ) throws(ConnectRefusal) -> ConnectWords {
        guard (1...ConnectOutbound.contentTypeCharactersMax).contains(words.contentType.unicodeScalars.count) else {
            throw ConnectRefusal(
                typePointer, "out_of_range",
                "A content type has 1 to \(ConnectOutbound.contentTypeCharactersMax) characters.")
        }
        guard allows(words.contentType) else {
            throw ConnectRefusal(typePointer, "unsupported_media", "The chat does not take \(words.contentType).")
        }
        guard !words.content.isEmpty else {
            throw ConnectRefusal(contentPointer, "empty", "Amazon Connect takes no empty messages.")
        }
        guard words.content.utf8.count <= ConnectOutbound.contentBytesMax else {
            throw ConnectRefusal(
                contentPointer, "too_long",
                "A message has at most \(ConnectOutbound.contentBytesMax) bytes of UTF-8, as it goes out.")
        }
        let mustBeJSON =
            words.contentType == ConnectContentType.json || words.contentType == ConnectContentType.interactiveResponse
        guard !mustBeJSON || (try? JSONValue(parsing: words.content)) != nil else {
            throw ConnectRefusal(contentPointer, "bad_format", "The content is not JSON.")
        }
        return words
    }
}
