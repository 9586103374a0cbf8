import Domain
import JSON

/// The memory of a conversation across a restart of the process: forms that can be answered, and the agent who speaks.
///
/// As JSON: `{"forms":[{"id","postbacks":{"a1":…},"fields":[…]}],"lastForm","agent":{"name","avatarUrl"},
/// "answers":[{"id","options":[…]}]}`. Postbacks stay to the letter.
package struct ODAMemory: Hashable, Sendable {
    /// Under which name it is kept in the adapter's durable space.
    static let key = "conversation"
    /// Forms whose submitting actions are remembered.
    static let formsMax = 16
    /// How many bytes the forms that are remembered may have together, as the memory is encoded.
    static let formBytesMax = 1 << 20
    /// How long the encoded form may be, in bytes; what does not fit is known only until the process ends.
    static let bytesMax = 60_000

    /// Requests for an answer that are remembered.
    static let answerablesMax = 8

    /// The forms shown lately, the latest last.
    private(set) var forms: [ODAForm] = []
    /// The requests that can be answered with one of some options, the latest last.
    private(set) var answerables: [ODAAnswerable] = []
    /// The message that shows the latest form, for a form that takes its place.
    var lastFormMessage: String?
    /// The person who speaks, once they are named.
    var agent: ODASpeaker?

    /// Nothing has been said.
    init() {}

    /// Remembers a form; the oldest make room, in number and in bytes.
    ///
    /// One that has no room by itself is not remembered: it is answered without what its actions carry.
    mutating func remember(_ form: ODAForm) {
        forms.removeAll { $0.id == form.id }
        forms.append(form)
        if forms.count > Self.formsMax { forms.removeFirst() }
        limitBytes()
        assertInvariants()
    }

    /// The invariants of what is remembered: bounds, and each id once.
    private func assertInvariants() {
        assert(forms.count <= Self.formsMax && answerables.count <= Self.answerablesMax, "The oldest make room.")
        assert(Set(forms.map(\.id)).count == forms.count, "No form is remembered twice.")
        assert(Set(answerables.map(\.id)).count == answerables.count, "No request is remembered twice.")
    }

    private mutating func limitBytes() {
        var room = Self.formBytesMax
        var latest: [ODAForm] = []
        for form in forms.reversed() {
            let count = Self.value(form).encoded().count
            guard count <= room else { continue }
            room -= count
            latest.append(form)
        }
        if latest.count < forms.count { forms = latest.reversed() }
    }

    /// Remembers what can be answered; the oldest makes room.
    mutating func remember(_ answerable: ODAAnswerable) {
        answerables.removeAll { $0.id == answerable.id }
        answerables.append(answerable)
        if answerables.count > Self.answerablesMax { answerables.removeFirst() }
        assertInvariants()
    }

    /// A form that was shown.
    func form(_ id: String) -> ODAForm? { forms.last { $0.id == id } }

    /// Adds what another session remembers; what is known counts more, and older forms make no room for themselves.
    mutating func merge(_ other: ODAMemory) {
        let missing = other.forms.filter { form in !forms.contains { $0.id == form.id } }
        forms = Array((missing + forms).suffix(Self.formsMax))
        limitBytes()
        let unknown = other.answerables.filter { answerable in !answerables.contains { $0.id == answerable.id } }
        answerables = Array((unknown + answerables).suffix(Self.answerablesMax))
        lastFormMessage = lastFormMessage ?? other.lastFormMessage
        assertInvariants()
    }

    /// The postback of a form's submitting action.
    ///
    /// A form with one such action needs no action named.
    func postback(form id: String, action: String?) -> JSONValue? {
        guard let form = forms.last(where: { $0.id == id }) else { return nil }
        if let action { return form.postbacks[action] }
        return form.postbacks.count == 1 ? form.postbacks.first?.value : nil
    }

    /// As much of it as may be kept, the latest forms first.
    func encoded() -> [UInt8] {
        var rest = JSONObject()
        if let lastFormMessage { rest.append("lastForm", JSONValue(lastFormMessage)) }
        if let agent {
            var speaker: JSONObject = ["name": JSONValue(agent.name)]
            if let address = agent.avatarURL { speaker.append("avatarUrl", JSONValue(address)) }
            rest.append("agent", .object(speaker))
        }
        if JSONValue.object(rest).encoded().count > Self.bytesMax / 2 { rest.remove("agent") }
        let answers = answerables.map(\.json)
        if !answers.isEmpty, JSONValue.array(answers).encoded().count < Self.bytesMax / 4 {
            rest.append("answers", .array(answers))
        }
        var room = Self.bytesMax - JSONValue.object(rest).encoded().count
        var selected: [JSONValue] = []
        for form in forms.reversed() {
            let value = Self.value(form)
            let count = value.encoded().count + 1
            guard count <= room else { continue }
            room -= count
            selected.append(value)
        }
        rest.append("forms", .array(selected.reversed()))
        return JSONValue.object(rest).encoded()
    }

    private static func value(_ form: ODAForm) -> JSONValue {
        let postbacks = form.postbacks.sorted { $0.key < $1.key }
        var object: JSONObject = [
            "id": JSONValue(form.id),
            "postbacks": .object(JSONObject(postbacks.map { .init(key: $0.key, value: $0.value) })),
        ]
        if !form.fields.isEmpty { object.append("fields", .array(form.fields.map { .object($0.rules) })) }
        return .object(object)
    }

    /// The memory that was kept; parts that cannot be read are as if they had never been.
    init(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes, limits: ODAFrame.limits) else { return }
        for form in value["forms"]?.arrayValue ?? [] {
            guard let id = form["id"]?.stringValue, let members = form["postbacks"]?.objectValue?.members else {
                continue
            }
            let postbacks = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
            let fields = (form["fields"]?.arrayValue ?? []).compactMap { $0.objectValue.flatMap { ODAFormField($0) } }
            remember(ODAForm(id: id, postbacks: postbacks, fields: fields))
        }
        for value in value["answers"]?.arrayValue ?? [] {
            if let answerable = ODAAnswerable(value) { remember(answerable) }
        }
        lastFormMessage = value["lastForm"]?.stringValue
        if let name = value["agent"]?["name"]?.stringValue {
            agent = ODASpeaker(name: name, avatarURL: value["agent"]?["avatarUrl"]?.stringValue)
        }
    }
}

/// A request for an answer, such as a rating, with the options as they were told: `{label, value, actionId}`.
struct ODAAnswerable: Hashable, Sendable {
    let id: String
    private let options: [JSONValue]

    init(id: String, options: [JSONValue]) {
        self.id = id
        self.options = options
    }

    /// The request as it was kept.
    init?(_ value: JSONValue) {
        guard let id = value["id"]?.stringValue, let options = value["options"]?.arrayValue else { return nil }
        self.init(id: id, options: options)
    }

    var json: JSONValue { ["id": JSONValue(id), "options": .array(options)] }

    /// The option that an answer names: by its label, by its action, or by what it stands for.
    func choice(_ answer: String) -> ActionChoice? {
        let option =
            options.first { $0["label"]?.stringValue == answer }
            ?? options.first { $0["actionId"]?.stringValue == answer }
            ?? options.first { ($0["value"]?.stringValue ?? $0["value"]?.description) == answer }
        guard let option, let postback = option["value"] else { return nil }
        let label = option["label"]?.stringValue
        return ActionChoice(payload: postback, text: label?.isEmpty == false ? label : nil)
    }
}
