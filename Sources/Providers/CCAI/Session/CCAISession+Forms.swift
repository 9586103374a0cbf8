import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// Web forms of the customer's, signed as the platform wants them (`PROTOCOL.md`, section 15).
extension CCAISession: FormSession {
    /// `formTransport` is `message`.
    nonisolated var deliversForms: Bool { provider.configuration.formTransport == .message }

    /// The signed `form_data`, told to the platform or for the vendor's own client.
    func openForm(_ id: String, uri: String?) async throws(ProviderFailure) -> SignedForm {
        let request = try pendingForm(id)
        var data = request.signedData
        if let uri { data.append("uri", JSONValue(uri)) }
        let form = try await signed(data, as: .data)
        guard deliversForms, let event = CCAIFormMessage(.data, form) else { return form }
        try await deliver(event)
        return form
    }

    /// The signed `form_complete`, with the values as its details.
    ///
    /// The chat itself says that the form is done once the platform has that (step 3): from the session, or from the
    /// vendor's own client. Values that may have arrived before are looked for, and do not go out twice.
    func completeForm(_ id: String, values: JSONObject) async throws(ProviderFailure) -> SignedForm {
        let request = try pendingForm(id)
        var data = JSONObject()
        data.append("smart_action_id", JSONValue(request.actionID))
        data.append("status", "success")
        data.append("timestamp", JSONValue(Timestamp(milliseconds: wallClock()).rfc3339))
        data.append("details", .object(values))
        let form = try await signed(data, as: .complete)
        guard deliversForms, let event = CCAIFormMessage(.complete, form) else { return form }
        if conversation?.mayBeComplete(request.actionID) == true, try await hasArrived(event) { return form }
        await note(request, mayHaveArrived: true)
        do throws(ProviderFailure) {
            try await deliver(event)
        } catch {
            // Values of unknown fate stay noted, for the next answer to this form.
            if error.code != Self.formFateUnknown { await note(request, mayHaveArrived: false) }
            throw error
        }
        return form
    }

    /// `smart_action_id` and `external_form_id` of a form that is waited for.
    private func pendingForm(_ id: String) throws(ProviderFailure) -> CCAIFormRequest {
        if !isOver, let form = conversation?.form(id) { return form }
        guard !isOver, let form = context.forms.first(where: { $0.id == id }), let action = Int(form.id) else {
            throw ProviderFailure(.notFound, "No form with this id is waited for.", code: "form_unknown")
        }
        return CCAIFormRequest(actionID: action, formID: form.name)
    }

    private func signed(_ data: JSONObject, as type: FormEventType) async throws(ProviderFailure) -> SignedForm {
        do throws(SigningRefusal) {
            return try await provider.signForm(data, as: type, context.environment)
        } catch {
            throw Self.failure(of: error)
        }
    }

    // MARK: Telling the platform

    /// The code of a failure behind which the platform may have the event.
    static let formFateUnknown = "form_fate_unknown"

    /// Sends an event, and once more where the first was proved absent; a chat at rest is resumed before.
    private func deliver(_ event: CCAIFormMessage) async throws(ProviderFailure) {
        guard !isEnding, let place else { throw Self.notConnected }
        do throws(CCAIFailure) {
            if conversation?.isPaused == true { try await resume(place.chat) }
        } catch {
            throw error.failure(of: .resumeChat)
        }
        guard !isOver, !isEnding else { throw Self.notConnected }
        do throws(CCAIFailure) {
            return try await say(.raw(event.object), place)
        } catch {
            guard error.mayHaveArrived else { throw error.failure(of: .sendMessage) }
        }
        // The platform shows what it has, if it has it.
        await context.loop.sleep(for: Self.echoPatience)
        if try await hasArrived(event) { return }
        do throws(CCAIFailure) {
            try await say(.raw(event.object), place)
        } catch {
            let failure = error.failure(of: .sendMessage)
            throw error.mayHaveArrived ? Self.unknown(failure) : failure
        }
    }

    /// Whether the platform has an event: the chat has shown it, or else its list of messages does.
    ///
    /// - Throws: ``formFateUnknown`` where that cannot be asked.
    private func hasArrived(_ event: CCAIFormMessage) async throws(ProviderFailure) -> Bool {
        guard !isOver, let place else { throw Self.unknown(Self.notConnected) }
        if event.type == .complete, let id = event.actionID, conversation?.isComplete(id) == true { return true }
        let listing: CCAIListing
        do throws(CCAIFailure) {
            listing = try await calls.messages(of: place.chat)
        } catch {
            throw Self.unknown(error.failure(of: .getTranscript))
        }
        // The chat may have shown it meanwhile.
        if event.type == .complete, let id = event.actionID, conversation?.isComplete(id) == true { return true }
        if conversation?.isListed(event, in: listing.messages.map(\.entry)) == true { return true }
        // A part of the list proves nothing.
        guard listing.isWhole else { throw Self.unknown(Self.listIncomplete) }
        return false
    }

    private static var listIncomplete: ProviderFailure {
        ProviderFailure(.unavailable, "The platform does not show all messages of the chat.")
    }

    private static func unknown(_ failure: ProviderFailure) -> ProviderFailure {
        var failure = failure
        failure.code = formFateUnknown
        return failure
    }

    /// Notes what is known of a form's values; on disk when this returns.
    private func note(_ request: CCAIFormRequest, mayHaveArrived: Bool) async {
        guard !isOver, let steps = conversation?.completing(request, mayHaveArrived: mayHaveArrived) else { return }
        perform(steps)
        await persistMemory()
    }
}
