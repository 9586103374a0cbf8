import Domain
import JSON

/// Something that the provider asked for and that is not answered yet.
struct PendingCommand: Sendable {
    var request: CommandRequest
    /// The message that it came with, in our log.
    var message: MessageID?
    /// RFC 3339.
    var requestedAt: String

    /// An answer where the request names no bound of its own, in characters.
    static let answerCharactersMax = 4000

    /// The choice that an answer comes to.
    struct Choice: Equatable {
        /// The answer as text; empty to skip.
        var text: String
        /// The action that stands for the option chosen.
        var action: ActionReference?
    }

    /// Judges an answer: one of the options, or words of the user's own; null and an empty text skip.
    ///
    /// Numbers and truth values count as the text that they are written as: some vendors ask in numbers and want words.
    /// An option that is meant is taken in the vendor's own spelling: `1.0` is `1`, and `yes` is `Yes`.
    func choice(for value: JSONValue) throws(ContentProblem) -> Choice {
        let place = JSONPointer(["value"])
        let text = Self.text(of: value)
        if text?.isEmpty == true {
            guard request.isOptional else {
                throw ContentProblem(place, "too_short", "This request may not be skipped.")
            }
            return Choice(text: "")
        }
        guard request.options.isEmpty else {
            let meant =
                request.options.first { Self.isSame($0["value"], value) }
                ?? request.options.first { Self.isMeant($0["value"], by: value) }
            guard let option = meant else {
                throw ContentProblem(place, "not_allowed", "The answer is none of the options.")
            }
            return choice(of: option)
        }
        guard let text else {
            throw ContentProblem(place, "wrong_type", "An answer is a string, a number, or true or false.")
        }
        let bound = request.answerCharactersMax ?? Self.answerCharactersMax
        guard text.unicodeScalars.count <= bound else {
            throw ContentProblem(place, "too_long", "The answer has at most \(bound) characters.")
        }
        return Choice(text: text)
    }

    private static func isSame(_ option: JSONValue?, _ value: JSONValue) -> Bool {
        guard let option else { return false }
        return option == value || text(of: option).map { $0 == text(of: value) } ?? false
    }

    /// The same number, or the same word in another case, with or without what stands around it.
    private static func isMeant(_ option: JSONValue?, by value: JSONValue) -> Bool {
        guard let option = option.flatMap(text), let text = text(of: value) else { return false }
        let words = [option, text].map { $0.lowercased().split(whereSeparator: \.isWhitespace) }
        if words[0] == words[1], !words[0].isEmpty { return true }
        guard let number = Double(option), let other = Double(text) else { return false }
        return number == other
    }

    /// The choice of an option; a value that is not text itself, such as a vendor's own object, is told by its label.
    private func choice(of option: JSONValue) -> Choice {
        let value = option["value"] ?? .null
        let text = Self.text(of: value) ?? option["label"]?.stringValue ?? value.description
        guard let message, let action = option["actionId"]?.stringValue else { return Choice(text: text) }
        return Choice(text: text, action: ActionReference(message: message, action: action))
    }

    /// A value as text; `nil` for one that has none.
    static func text(of value: JSONValue) -> String? {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.text
        case .string(let text): text
        case .array, .object: nil
        }
    }

    /// `{commandId, name, prompt, options?, optional, messageId?, answerCharactersMax?, requestedAt?}`.
    var json: JSONValue {
        var object = Self.described(request, message)
        object.append("requestedAt", JSONValue(requestedAt))
        return .object(object)
    }

    /// The payload of `command.requested` for a request.
    static func described(_ request: CommandRequest, _ message: MessageID?) -> JSONObject {
        var object: JSONObject = [
            "commandId": JSONValue(request.id), "name": JSONValue(request.name), "prompt": JSONValue(request.prompt),
        ]
        if !request.options.isEmpty { object.append("options", .array(request.options)) }
        object.append("optional", JSONValue(request.isOptional))
        if let message { object.append("messageId", JSONValue(message.description)) }
        if let bound = request.answerCharactersMax { object.append("answerCharactersMax", JSONValue(bound)) }
        if !request.wantsAnswer { object.append("wantsAnswer", false) }
        return object
    }

    init(_ request: CommandRequest, message: MessageID?, requestedAt: String) {
        self.request = request
        self.message = message
        self.requestedAt = requestedAt
    }

    /// Reads what ``json`` gives.
    init?(stored value: JSONValue) {
        guard let id = value["commandId"]?.stringValue, let name = value["name"]?.stringValue else { return nil }
        request = CommandRequest(
            id: id, name: name, prompt: value["prompt"]?.stringValue ?? "",
            options: value["options"]?.arrayValue ?? [])
        request.isOptional = value["optional"]?.boolValue ?? true
        request.answerCharactersMax = value["answerCharactersMax"]?.intValue
        message = value["messageId"]?.stringValue.flatMap { MessageID($0) }
        requestedAt = value["requestedAt"]?.stringValue ?? ""
    }
}

/// Requests of the provider that are not answered yet, oldest first.
struct PendingCommands: Sendable {
    /// More than these are not kept: the oldest can be answered no longer.
    static let countMax = 16
    /// As JSON, together.
    static let bytesMax = 65_536

    private(set) var items: [PendingCommand] = []

    var isEmpty: Bool { items.isEmpty }

    subscript(id: String) -> PendingCommand? { items.first { $0.request.id == id } }

    /// Takes a request in, in place of an earlier one of the same id.
    mutating func add(_ command: PendingCommand) {
        items.removeAll { command.request.replacesOthers || $0.request.id == command.request.id }
        items.append(command)
        var sizes = items.map { $0.json.encoded().count }
        while items.count > Self.countMax || sizes.reduce(0, +) > Self.bytesMax {
            items.removeFirst()
            sizes.removeFirst()
        }
        assert(items.count <= Self.countMax, "So many requests are kept.")
        assert(Set(items.map(\.request.id)).count == items.count, "A request waits once.")
    }

    /// Takes a request out.
    mutating func remove(_ id: String) { items.removeAll { $0.request.id == id } }

    /// Puts a request back whose answer could not be stored, unless another has taken its place.
    mutating func putBack(_ command: PendingCommand) {
        if self[command.request.id] == nil { items.insert(command, at: 0) }
    }

    var json: JSONValue { .array(items.map(\.json)) }

    init() {}

    /// Reads what ``json`` gives.
    init(stored value: JSONValue?) {
        items = (value?.arrayValue ?? []).compactMap { PendingCommand(stored: $0) }
    }
}
