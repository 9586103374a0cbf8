import Chronology
import Domain
package import JSON
import ProviderKit
package import Store

/// Requests of callers to a session beside messages, and those that go to the provider as hidden messages.
extension Session {
    // MARK: Commands

    /// Answers something that the provider asked for: through the outbox, in its turn, and once.
    ///
    /// `isNew` is false for a repeat with the same key.
    package func answer(
        _ id: String, _ value: JSONValue, bodyDigest: [UInt8], claim: IdempotencyClaim?
    ) async throws(Failure) -> (message: MessageView, isNew: Bool) {
        try machine.requireContent()
        guard capabilities.has(.commands) else { throw .unsupported("commands") }
        var answer = CommandAnswer(commandID: id, name: "", value: "")
        var content = UserContent.command(answer)
        var encoded = answer.content
        // A command that is not pending is refused where a message takes its place, unless the same was asked before.
        if let pending = document.commands[id] {
            let choice: PendingCommand.Choice
            do {
                choice = try pending.choice(for: value)
            } catch {
                throw .invalid(error)
            }
            answer = CommandAnswer(commandID: id, name: pending.request.name, value: choice.text)
            (content, encoded) = try await resolved(answer, choice)
        }
        var draft = MessageDraft(
            content: content, encodedContent: encoded.encoded(), isHidden: true, bodyDigest: bodyDigest)
        draft.claim = claim
        draft.answer = answer
        return try await accept(draft)
    }

    /// An option that is an action of a message goes out as that action, others as what they are.
    private func resolved(
        _ answer: CommandAnswer, _ choice: PendingCommand.Choice
    ) async throws(Failure) -> (UserContent, JSONValue) {
        guard let action = choice.action else { return (.command(answer), answer.content) }
        do {
            return (try await resolve(.action(ActionChoice(reference: action))), action.content)
        } catch .unknownAction {
            // The message says something else by now.
            return (.command(answer), answer.content)
        }
    }

    /// Takes a request out of those that wait, so that nobody else answers it; `nil` when it does not wait.
    ///
    /// To callers it waits until ``settle(_:isStored:)``.
    func claim(
        _ answer: CommandAnswer, for message: MessageID, at now: Timestamp, _ changes: inout [StoreChange],
        _ events: inout [PendingEvent]
    ) -> ClaimedCommand? {
        guard let claimed = machine.claim(command: answer.commandID, at: now) else { return nil }
        changes.append(
            .updateSession(SessionUpdate(updatedAt: now.milliseconds, document: document.encoded())))
        let data: JSONObject = [
            "commandId": JSONValue(answer.commandID), "name": JSONValue(answer.name), "value": JSONValue(answer.value),
            "messageId": JSONValue(message.description),
        ]
        events.append(event(EventType.commandAnswered, JSONValue.object(data).encoded()))
        return claimed
    }

    /// The answer is on the disk, or could not be stored: then the request waits again.
    func settle(_ claimed: ClaimedCommand, isStored: Bool) {
        guard machine.settled(claimed, isStored: isStored) else { return }
        let now = environment.now
        commitSurely([.updateSession(SessionUpdate(updatedAt: now.milliseconds, document: document.encoded()))], [])
    }

    // MARK: A human

    /// Asks the provider for a human: through the outbox, in its turn.
    package func escalate(
        reason: String?, bodyDigest: [UInt8], claim: IdempotencyClaim?
    ) async throws(Failure) -> (message: MessageView, isNew: Bool) {
        try machine.requireContent()
        guard capabilities.has(.escalation) else { throw .unsupported("escalation") }
        var content: JSONObject = ["type": "escalation"]
        if let reason { content.append("reason", JSONValue(reason)) }
        var draft = MessageDraft(
            content: .escalation(reason: reason), encodedContent: JSONValue.object(content).encoded(), isHidden: true,
            bodyDigest: bodyDigest)
        draft.claim = claim
        return try await accept(draft)
    }

    // MARK: Context

    /// The context that goes with the next question; nil where there is none.
    package func chainedContext() throws(Failure) -> JSONObject? {
        Self.chained(by: try contextLink())
    }

    /// Puts another context in its place, or with nil forgets it; kept when this returns.
    package func chain(_ context: JSONObject?) async throws(Failure) {
        await Self.chain(context, by: try contextLink())
    }

    private func contextLink() throws(Failure) -> any ContextSession {
        try machine.requireLive()
        guard provider?.adapter.takesContext == true else {
            throw .unsupported("context")
        }
        guard let link = providerLink.open((any ContextSession).self) else { throw .notConnected }
        return link
    }

    private static func chained(by link: some ContextSession) -> JSONObject? {
        // On the same loop as this session.
        link.assumeIsolated { $0.chainedContext }
    }

    private static func chain(_ context: JSONObject?, by link: some ContextSession) async { await link.chain(context) }

    // MARK: Suggestions

    /// Suggestions for what the user may be typing: the provider's, or what fits of its last where it answers none.
    package func suggestions(for query: String) async throws(Failure) -> [String] {
        try machine.requireLive()
        guard capabilities.has(.suggestions) else { throw .unsupported("suggestions") }
        guard providerLink.isUp else { throw .notConnected }
        guard let link = providerLink.session as? any SuggestionSession else {
            let wanted = query.lowercased()
            return document.suggestions.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
        }
        do {
            return Array(try await Self.suggestions(link, query).prefix(Self.suggestionsMax))
        } catch {
            throw refusal(error)
        }
    }

    private static func suggestions(
        _ link: some SuggestionSession, _ query: String
    ) async throws(ProviderFailure) -> [String] {
        try await link.suggestions(for: query)
    }
}
