import Domain
import JSON

/// A form of the customer's that the provider has asked for, or of which it has told the end.
struct SessionForm: Sendable {
    var request: FormRequest
    /// RFC 3339.
    var requestedAt: String
    /// It has been filled in, or given up.
    var isDone = false

    init(_ request: FormRequest, requestedAt: String) {
        self.request = request
        self.requestedAt = requestedAt
    }

    /// The form as callers see it: `{formId, name, requestedAt}`.
    var json: JSONValue {
        [
            "formId": JSONValue(request.id), "name": JSONValue(request.name), "requestedAt": JSONValue(requestedAt),
        ]
    }

    /// The stored form: the same with the vendor's payload as text, or with the word that it is done.
    var stored: JSONValue {
        var object = json.objectValue ?? JSONObject()
        if isDone {
            object.append("isDone", true)
        } else {
            object.append("native", JSONValue(String(decoding: request.native, as: UTF8.self)))
        }
        return .object(object)
    }

    /// Reads what ``stored`` gives.
    init?(stored value: JSONValue) {
        guard let id = value["formId"]?.stringValue, let name = value["name"]?.stringValue else { return nil }
        request = FormRequest(id: id, name: name, native: Array((value["native"]?.stringValue ?? "").utf8))
        requestedAt = value["requestedAt"]?.stringValue ?? ""
        isDone = value["isDone"]?.boolValue ?? false
    }

    /// The payload of `form.requested`: `{formId, name, native?}`.
    var requestData: [UInt8] { Self.data(request.id, name: request.name, status: nil, native: request.native) }

    /// The payload of `form.completed`: `{formId, name?, status?, native?}`.
    static func data(of end: FormCompletion, name: String?) -> [UInt8] {
        data(end.id, name: name, status: end.status, native: end.native)
    }

    private static func data(_ id: String, name: String?, status: String?, native: [UInt8]) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: native.count + 128)
        writer.beginObject()
        writer.member("formId", id)
        if let name { writer.member("name", name) }
        if let status { writer.member("status", status) }
        if !native.isEmpty {
            writer.key("native")
            writer.writeRaw(native)
        }
        writer.endObject()
        return writer.finish()
    }
}

/// The forms of a session, oldest first: those that wait, and the last of those that are done, which have one end.
struct SessionForms: Sendable {
    /// More than these are not kept: those that are done go first, then the oldest, which can be answered no longer.
    static let countMax = 16
    /// As JSON, together.
    static let bytesMax = 65_536

    private(set) var items: [SessionForm] = []

    var isEmpty: Bool { items.isEmpty }
    /// Those that are not done.
    var pending: [SessionForm] { items.filter { !$0.isDone } }

    subscript(id: String) -> SessionForm? { items.first { $0.request.id == id } }

    /// Takes a form in that is not known yet.
    mutating func add(_ form: SessionForm) {
        assert(self[form.request.id] == nil, "A second request with an id is the same.")
        items.append(form)
        var sizes = items.map { $0.stored.encoded().count }
        while items.count > Self.countMax || sizes.reduce(0, +) > Self.bytesMax {
            let place = items.firstIndex { $0.isDone } ?? items.startIndex
            items.remove(at: place)
            sizes.remove(at: place)
        }
        assert(items.count <= Self.countMax, "So many forms are kept.")
    }

    /// Notes that a form is done; one that is not known is noted too, since its request may come behind its end.
    mutating func finish(_ id: String, at time: String) {
        if let place = items.firstIndex(where: { $0.request.id == id }) {
            items[place].isDone = true
            items[place].request.native = []
        } else {
            var form = SessionForm(FormRequest(id: id, name: "", native: []), requestedAt: time)
            form.isDone = true
            add(form)
        }
        assert(self[id]?.isDone != false, "A form is done once.")
    }

    var stored: JSONValue { .array(items.map(\.stored)) }

    init() {}

    /// Reads what ``stored`` gives.
    init(stored value: JSONValue?) {
        items = (value?.arrayValue ?? []).compactMap { SessionForm(stored: $0) }
    }
}
