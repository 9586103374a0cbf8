import Conversations
import Domain
import JSON
import ProviderKit

/// The members that bodies of `/v1/signing/*` have in common, each checked as far as that needs no adapter.
enum SigningRequest {
    /// The life of a token that can be asked for, in seconds; adapters have narrower bounds.
    static let lifetimeSeconds = 60...86_400
    /// The longest token that is looked at, in characters.
    static let tokenCharactersMax = 65_536
    /// Bytes of the data of a form, as JSON.
    static let formBytesMax = 65_536

    static func provider(
        _ body: inout RequestBody, _ app: App, _ conversations: ConversationService
    ) -> ProviderInstance? {
        guard let name = body.string("provider", charactersMax: 64, required: true), !name.isEmpty else { return nil }
        guard app.providers.contains(name), let provider = conversations.provider(named: name) else {
            body.fail("provider", "unknown_provider", "The app has no provider \(name).")
            return nil
        }
        return provider
    }

    static func user(_ body: inout RequestBody) -> UserProfile? {
        guard let value = body.value("user") else { return nil }
        do {
            let user = try UserProfile(value)
            if let fault = ValueRules.fault(of: user, at: JSONPointer(["user"])) { body.fail(fault) }
            return user
        } catch {
            body.fail(error.under("user"))
            return nil
        }
    }

    static func seconds(_ body: inout RequestBody) -> Int? { body.integer("expiresInSeconds", in: lifetimeSeconds) }

    static func customData(_ body: inout RequestBody) -> JSONObject {
        let data = body.object("customData") ?? JSONObject()
        if let fault = ValueRules.fault(ofCustomData: data, at: JSONPointer(["customData"])) { body.fail(fault) }
        return data
    }

    /// The conversation of before, where the caller gives any part of it.
    static func transfer(_ body: inout RequestBody) -> ChatTransfer? {
        let isWanted = body.has("greeting") || body.has("agent") || body.has("transcript")
        var transfer = ChatTransfer(greeting: body.string("greeting", charactersMax: 4000, mayBeEmpty: false))
        if let agent = body.object("agent") { read(agent, into: &transfer, &body) }
        if let value = body.value("transcript") {
            do {
                transfer.transcript = try PastMessage.list(value).map(\.entry)
            } catch {
                body.fail(error)
            }
        }
        return isWanted ? transfer : nil
    }

    private static func read(_ agent: JSONObject, into transfer: inout ChatTransfer, _ body: inout RequestBody) {
        for item in agent.members where !["name", "avatarUrl"].contains(item.key) {
            body.fail(
                ContentProblem(
                    JSONPointer(["agent", item.key]), "unknown_field", "The member \(item.key) is not known here."))
        }
        let name = agent["name"]?.stringValue
        if let name, (1...256).contains(name.unicodeScalars.count) {
            transfer.agentName = name
        } else {
            body.fail(
                ContentProblem(JSONPointer(["agent", "name"]), "out_of_range", "A name has 1 to 256 characters."))
        }
        guard let value = agent["avatarUrl"] else { return }
        guard let address = value.stringValue, address.unicodeScalars.count <= 2048, ValueRules.isWebAddress(address)
        else {
            return body.fail(
                ContentProblem(
                    JSONPointer(["agent", "avatarUrl"]), "bad_format",
                    "A web address begins with https:// or http:// and has at most 2048 characters."))
        }
        transfer.agentAvatarURL = address
    }

    static func formData(_ body: inout RequestBody) -> JSONObject {
        guard let data = body.object("data") else {
            if !body.has("data") { body.fail("data", "required", "The member data is missing.") }
            return JSONObject()
        }
        if JSONValue.object(data).encoded().count > formBytesMax {
            body.fail("data", "too_long", "This has at most \(formBytesMax) bytes as JSON.")
        }
        return data
    }
}
