import JSON
import ProviderKit

/// End users (`PROTOCOL.md`, section 4).
extension CCAIPlatform {
    /// Tells the platform of a user, or what has changed of them; its id of them.
    ///
    /// A user of whom it was told the same on this loop already is not told again.
    func upsert(_ user: CCAIUserDescription) async throws(CCAIFailure) -> Int {
        if let known = memory.users[user.identifier], known.description == user { return known.id }
        let id: Int
        switch try await call(.upsert(user)) {
        case .json(let answer):
            guard let made = CCAIEndUser(answer) else { throw .malformed }
            id = made.id
        default:
            // It has taken them, and has not said by which id it knows them.
            guard let found = try await endUser(identifier: user.identifier) else { throw .malformed }
            id = found.id
        }
        memory.users[user.identifier] = (user, id)
        return id
    }

    /// The platform's id of a user; nil for one that it does not know.
    func endUser(identifier: String) async throws(CCAIFailure) -> CCAIEndUser? {
        guard let reply = try await callIfThere(.endUser(identifier: identifier)) else { return nil }
        guard let user = CCAIEndUser(try reply.value()) else { throw .malformed }
        return user
    }

    /// Forgets what is kept of a user in memory: ids and tokens.
    func forget(identifier: String) {
        memory.users[identifier] = nil
        memory.tokens.clear(identifier: identifier)
    }

    /// A call whose 404 is an answer; nil for it.
    func callIfThere(_ call: CCAICall) async throws(CCAIFailure) -> CCAIReply? {
        do throws(CCAIFailure) {
            return try await self.call(call)
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }
}

/// Chats (sections 5, 6 and 8).
extension CCAIPlatform {
    /// Makes a chat; never twice.
    ///
    /// - Throws: where it may have been made, that says so; ``runningChat(of:)`` tells then.
    func create(_ chat: CCAINewChat) async throws(CCAIFailure) -> CCAIChat {
        guard let made = CCAIChat(try await call(.create(chat)).value()) else { throw .malformed }
        return made
    }

    /// A chat as it is now; an answer about another one is none.
    func chat(_ id: Int) async throws(CCAIFailure) -> CCAIChat {
        guard let chat = CCAIChat(try await call(.chat(id)).value()), chat.id == id else { throw .malformed }
        return chat
    }

    /// The running chat of a user; nil where there is none.
    func runningChat(of identifier: String) async throws(CCAIFailure) -> Int? {
        guard let reply = try await callIfThere(.runningChat(of: identifier)) else { return nil }
        let answer = try reply.value()
        guard let id = answer["chat_id"] else { throw .malformed }
        // Some say that there is none with a null.
        guard !id.isNull else { return nil }
        guard let id = id.platformID else { throw .malformed }
        return id
    }

    /// The messages of a chat in the platform's order, as far as one answer has them.
    func messages(of chat: Int) async throws(CCAIFailure) -> CCAIListing {
        let reply = try await call(.messages(of: chat))
        var isPage = false
        if case .page = reply { isPage = true }
        guard let listing = CCAIListing(try reply.value(), isPage: isPage) else { throw .malformed }
        return listing
    }

    /// Ends a chat; one that has ended already is well ended.
    func finish(
        _ chat: Int, by endUserID: Int, _ deflection: CCAIDeflection? = nil
    ) async throws(CCAIFailure) {
        do throws(CCAIFailure) {
            _ = try await call(.finish(chat, by: endUserID, deflection))
        } catch {
            guard error.kind == .ended else { throw error }
        }
    }

    /// Resumes a dismissed chat.
    ///
    /// - Throws: `over` for a chat that has ended meanwhile; a fault that says so while the queue is closed.
    func resume(_ id: Int) async throws(CCAIFailure) -> CCAIResumption {
        do throws(CCAIFailure) {
            _ = try await call(.resume(id))
            return .resumed
        } catch {
            guard error.kind == .notDismissed else { throw error.kind == .ended ? .over : error }
        }
        // An error that tells of the desired state, unless there is no chat any more (oddity 22).
        let chat = try await chat(id)
        guard chat.phase != .ended else { throw .over }
        return .alreadyActive(chat)
    }

    /// Hands a message over; never twice.
    ///
    /// The answer has no id, and may have no body at all (oddity 15): the echo is its confirmation.
    ///
    /// - Parameters:
    ///   - message: `{"type", "content"}` or `{"type", "media_id"}`.
    ///   - endUserID: the platform's id of the user whose chat it is.
    /// - Throws: where it may have arrived, that says so, and nothing repeats it.
    func send(_ message: JSONObject, to chat: Int, from endUserID: Int) async throws(CCAIFailure) {
        _ = try await call(.send(message, to: chat, from: endUserID))
    }

    /// The flags of a chat's user as the platform gives them, such as `{"verified_customer": true, "bad_actor": null}`.
    ///
    /// - Throws: `malformed` for what is no object, and as any other call.
    func customerFlags(of chat: Int) async throws(CCAIFailure) -> JSONObject {
        guard let flags = try await call(.customerFlags(of: chat)).value().objectValue else { throw .malformed }
        return flags
    }

    /// Sets all three flags.
    func set(_ flags: CCAICustomerFlags, of chat: Int) async throws(CCAIFailure) {
        _ = try await call(.set(flags, of: chat))
    }

    /// Says who the user of a running chat is; the platform tells no outcome.
    ///
    /// - Throws: a fault of kind `tooSoon` where the same was asked a moment ago (5 s, assumed).
    func identify(_ user: CCAIUserDescription, in chat: Int) async throws(CCAIFailure) {
        _ = try await call(.identify(user, in: chat))
    }

    /// Asks for a human; the platform's id of the escalation, nil where the answer names none.
    ///
    /// - Throws: where it may have arrived, that says so: `escalation_started` is waited for then.
    func escalate(_ chat: Int, reason: String = "by_consumer") async throws(CCAIFailure) -> Int? {
        guard case .json(let answer) = try await call(.escalate(chat, reason: reason)) else { return nil }
        return answer["id"]?.platformID
    }

    /// Chooses what is to happen to an escalation that was deflected: `human_agent` or `virtual_agent`.
    func choose(_ channel: String, for escalation: Int, of chat: Int) async throws(CCAIFailure) {
        _ = try await call(.choose(channel, for: escalation, of: chat))
    }
}
