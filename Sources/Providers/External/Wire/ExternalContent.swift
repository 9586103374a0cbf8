import Domain
import JSON
import ProviderKit

/// The content object of a message of the adapter's, in the words of `api.md` section 4.
struct ExternalContent: Hashable, Sendable {
    /// Encoded, without `attachments`.
    var content: [UInt8]
    /// Its `attachments`, where they lie.
    var files: [VendorFile] = []
    /// Parts of it that could not be expressed.
    var degraded: [String] = []

    /// The members without which front ends cannot show content of a type.
    private static let required: [String: [String]] = [
        "text": ["text"], "attachment": [], "location": ["latitude", "longitude"], "cards": ["layout", "cards"],
        "table": ["headings", "rows"], "form": ["forms", "columns"],
        "tableForm": ["headings", "rows", "forms", "columns"], "editForm": ["formId"], "picker": ["title", "options"],
        "timePicker": ["title", "slots"], "panel": ["title", "options"], "quickReplies": ["title", "options"],
        "carousel": ["title", "items"], "view": ["viewToken"], "notice": ["text"], "unsupported": ["native"],
    ]
    /// Lists whose elements are actions.
    private static let actionLists: Set<String> = ["actions", "globalActions"]

    /// Reads a content object; what is not understood becomes `unsupported` with all of it.
    ///
    /// - Throws: `member_invalid` for what is no object with a type.
    init(_ value: JSONValue?) throws(ExternalFault) {
        guard var object = value?.objectValue, let type = object["type"]?.stringValue else {
            throw ExternalFault("member_invalid", "The content of a message is an object with a type.")
        }
        guard let required = Self.required[type], required.allSatisfy({ object[$0] != nil }),
            type != "text" && type != "notice" || object["text"]?.stringValue != nil
        else {
            content = JSONValue.object(["type": "unsupported", "native": .object(object)]).encoded()
            degraded = Self.required[type] == nil ? [] : ["content_incomplete"]
            return
        }
        if let list = object.remove("attachments") { files = try Self.files(list) }
        if type == "text", object["format"]?.stringValue.flatMap({ TextFormat(rawValue: $0) }) == nil {
            object.set("format", to: JSONValue(TextFormat.plain.rawValue))
        }
        var count = 0
        content = Self.named(.object(object), &count).encoded()
    }

    private static func files(_ list: JSONValue) throws(ExternalFault) -> [VendorFile] {
        guard let items = list.arrayValue, items.count <= ExternalLimits.choicesMax else {
            throw ExternalFault(
                "member_invalid", "attachments is a list of at most \(ExternalLimits.choicesMax) files.")
        }
        var files: [VendorFile] = []
        for item in items {
            guard let url = item["url"]?.stringValue, url.utf8.count <= 8192,
                url.hasPrefix("https://") || url.hasPrefix("http://")
            else { throw ExternalFault("member_invalid", "A file has an absolute url with http or https.") }
            files.append(
                VendorFile(
                    url: url, name: item["name"]?.stringValue, contentType: item["contentType"]?.stringValue,
                    sizeBytes: item["sizeBytes"]?.intValue.flatMap { $0 >= 0 ? $0 : nil }))
        }
        return files
    }

    /// The same with an id for each action that has none, since users choose by it.
    private static func named(_ value: JSONValue, _ count: inout Int) -> JSONValue {
        switch value {
        case .array(let items): return .array(items.map { named($0, &count) })
        case .object(var object):
            for place in object.members.indices where object.members[place].key != "payload" {
                let member = object.members[place]
                guard actionLists.contains(member.key), let actions = member.value.arrayValue else {
                    object.members[place].value = named(member.value, &count)
                    continue
                }
                object.members[place].value = .array(
                    actions.map { action in
                        count += 1
                        guard var action = action.objectValue, action["id"] == nil else { return action }
                        action.append("id", JSONValue("a\(count)"))
                        return .object(action)
                    })
            }
            return .object(object)
        default: return value
        }
    }
}
