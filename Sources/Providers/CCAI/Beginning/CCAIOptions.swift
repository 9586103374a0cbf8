import Domain
import JSON
import ProviderKit

/// The options of a session: how its chat begins (`PROTOCOL.md`, section 5).
struct CCAIOptions {
    /// The names of all options, in the order of the document.
    static let names = [
        "menuId", "menuKey", "lang", "email", "ticketId", "context", "greeting", "agent", "unsignedCustomData",
        "continuesChatId",
    ]
    /// Characters of `email` and `ticketId` (assumed; the vendor names no limit).
    private static let wordCharactersMax = 256
    /// Characters of `greeting`, and of the name and the picture's address of `agent` (assumed).
    private static let textCharactersMax = 4096
    /// The longest `context` as JSON, in bytes (assumed).
    private static let contextBytesMax = 16 << 10

    /// `menuId`, or the queue that `menuKey` names, or the configured one.
    private(set) var menuID: Int?
    /// `menuKey`: one of the configuration's names of queues; one of the platform's has become `menuId` before.
    private(set) var menuKey: String?
    /// `lang`: the language that the user picked.
    private(set) var language: String?
    /// `email`: the address that the chat is filed under.
    private(set) var email: String?
    /// `ticketId`: the record of the customer's own system that the chat belongs to.
    private(set) var ticketID: String?
    /// `context`: an object, each member of which a virtual agent reads as `context.<name>`.
    private(set) var context: JSONObject?
    /// `greeting`: words in place of the platform's own greeting.
    private(set) var greeting: String?
    /// `agent`: `{name, avatarUrl?}` of the bot or person that spoke with the user before.
    private(set) var agent: (name: String, avatarURL: String?)?
    /// `unsignedCustomData`: custom data that the customer does not vouch for.
    private(set) var unsignedCustomData = JSONObject()
    /// `external_chat_transfer` among it: a conversation of before, in the platform's own form.
    private(set) var chatTransfer: JSONObject?
    /// `continuesChatId`: the chat that this one goes on from, whose name for an anonymous user is used again.
    private(set) var earlierChatID: Int?

    /// Reads what ``check(_:_:)`` let pass.
    init(_ options: JSONObject, _ configuration: CCAIConfiguration) {
        menuKey = options["menuKey"]?.stringValue
        menuID =
            options["menuId"]?.intValue ?? menuKey.flatMap { configuration.chats.menuKeys[$0] }
            ?? configuration.chats.defaultMenuID
        language = options["lang"]?.stringValue
        email = options["email"]?.stringValue
        ticketID = options["ticketId"]?.stringValue
        context = options["context"]?.objectValue
        greeting = options["greeting"]?.stringValue
        if let name = options["agent"]?["name"]?.stringValue {
            agent = (name, options["agent"]?["avatarUrl"]?.stringValue)
        }
        unsignedCustomData = options["unsignedCustomData"]?.objectValue ?? JSONObject()
        chatTransfer = unsignedCustomData.remove(CCAICustomData.chatTransferName).flatMap {
            CCAIChatTransfer.object(given: $0)
        }
        earlierChatID = options["continuesChatId"]?.intValue
    }

    /// Judges options before a session is made: unknown ones are refused, and so is a start without a queue.
    static func check(_ options: JSONObject, _ configuration: CCAIConfiguration) throws(ContentProblem) {
        for member in options.members {
            let pointer = JSONPointer([member.key])
            switch member.key {
            case "menuId":
                guard let id = wholeNumber(member.value), CCAIChatSettings.menuIDs.contains(id) else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be the whole number of a queue.")
                }
            case "menuKey": try checkKey(options, member.value, pointer, configuration)
            case "lang":
                guard let tag = member.value.stringValue, CCAILanguages.isTag(tag) else {
                    throw ContentProblem(pointer, "bad_format", "The option must be a language tag.")
                }
            case "email", "ticketId": try checkText(member.value, pointer, charactersMax: wordCharactersMax)
            case "greeting": try checkText(member.value, pointer, charactersMax: textCharactersMax)
            case "context":
                guard let context = member.value.objectValue else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be an object.")
                }
                guard JSONValue.object(context).encoded().count <= contextBytesMax else {
                    throw ContentProblem(
                        pointer, "too_long", "The option has at most \(contextBytesMax) bytes of JSON.")
                }
            case "agent": try checkAgent(member.value, pointer)
            case "unsignedCustomData": try checkData(member.value, pointer, configuration)
            case "continuesChatId":
                guard let id = wholeNumber(member.value), id > 0 else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be the whole number of a chat.")
                }
            default:
                throw ContentProblem(
                    pointer, "unknown_field",
                    "The provider ccai knows the options \(names.joined(separator: ", ")).")
            }
        }
        guard options["menuId"] != nil || options["menuKey"] != nil || configuration.chats.defaultMenuID != nil else {
            throw ContentProblem(
                JSONPointer(["menuId"]), "required", "A chat begins at a queue: give menuId or menuKey.")
        }
    }

    private static func checkKey(
        _ options: JSONObject, _ value: JSONValue, _ pointer: JSONPointer, _ configuration: CCAIConfiguration
    ) throws(ContentProblem) {
        guard options["menuId"] == nil else {
            throw ContentProblem(pointer, "conflicting", "The option does not go with menuId.")
        }
        guard let key = value.stringValue, configuration.chats.menuKeys[key] != nil else {
            throw ContentProblem(pointer, "not_allowed", "The option names no queue of menuKeys or the platform's.")
        }
    }

    private static func checkAgent(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        for member in value.objectValue?.members ?? [] where !["name", "avatarUrl"].contains(member.key) {
            throw ContentProblem(
                pointer.appending(member.key), "unknown_field", "An agent has a name and an avatarUrl.")
        }
        try checkText(value["name"] ?? .null, pointer.appending("name"), charactersMax: textCharactersMax)
        guard let address = value["avatarUrl"] else { return }
        let place = pointer.appending("avatarUrl")
        try checkText(address, place, charactersMax: textCharactersMax)
        guard address.stringValue?.lowercased().hasPrefix("https://") == true else {
            throw ContentProblem(place, "bad_format", "The address begins with https://.")
        }
    }

    /// The rules of signed custom data, and no reserved names: only a signature speaks for those.
    ///
    /// A chat transfer, which the platform takes here alone, has rules of its own.
    private static func checkData(
        _ value: JSONValue, _ pointer: JSONPointer, _ configuration: CCAIConfiguration
    ) throws(ContentProblem) {
        guard var data = value.objectValue else {
            throw ContentProblem(pointer, "wrong_type", "The option must be an object.")
        }
        if let transfer = data.remove(CCAICustomData.chatTransferName) {
            try CCAIChatTransfer.check(given: transfer, at: pointer.appending(CCAICustomData.chatTransferName))
        }
        for member in data.members where CCAICustomData.reserved.contains(member.key) {
            throw ContentProblem(
                pointer.appending(member.key), "reserved_name", "The platform takes \(member.key) signed only.")
        }
        do throws(ContentProblem) {
            _ = try CCAICustomData(
                data, entriesMax: configuration.customDataEntriesMax,
                charactersMax: configuration.customDataCharactersMax)
        } catch {
            throw ContentProblem(JSONPointer(pointer.tokens + error.pointer.tokens), error.code, error.detail)
        }
    }

    private static func checkText(
        _ value: JSONValue, _ pointer: JSONPointer, charactersMax: Int
    ) throws(ContentProblem) {
        guard let text = value.stringValue, (1...charactersMax).contains(text.unicodeScalars.count) else {
            throw ContentProblem(
                pointer, "wrong_type", "The option must be a string of 1 to \(charactersMax) characters.")
        }
    }

    /// A number without a fraction; `12.0` is none, since the platform wants integers.
    private static func wholeNumber(_ value: JSONValue) -> Int? {
        guard let number = value.numberValue, number.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return number.int
    }
}
