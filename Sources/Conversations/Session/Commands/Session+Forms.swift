import Chronology
import Domain
package import JSON
package import ProviderKit
package import Store

/// The answer of a caller to a form that the provider asked for.
package enum FormAnswer: Sendable {
    /// The form is found at this address; nil for the configured one.
    case address(String?)
    /// It has been filled in with these values.
    case values(JSONObject)
}

/// The outcome of an answer to a form.
package struct FormOutcome: Sendable {
    /// The signed event; nil for a repeat of an answer that completed the form.
    package var signed: SignedForm?
    /// An equal request came before.
    package var isReplay = false
}

/// Forms of the customer's that a provider asks for, and which are signed for it (`api.md` section 5).
extension Session {
    // MARK: The provider's word

    /// The provider asks for a form; a second request with its id is the same.
    func formRequested(_ request: FormRequest) {
        guard document.forms[request.id] == nil else { return }
        let form = SessionForm(request, requestedAt: environment.now.rfc3339)
        change(EventType.formRequested) {
            $0.forms.add(form)
        } telling: { _ in
            form.requestData
        }
    }

    /// A form is done, whoever says so first.
    ///
    /// - Parameter claim: that of the request that did it.
    func formCompleted(_ end: FormCompletion, claim: IdempotencyClaim? = nil) {
        let form = document.forms[end.id]
        guard form?.isDone != true else { return }
        let data = SessionForm.data(of: end, name: form?.request.name)
        let now = environment.now.rfc3339
        change(EventType.formCompleted, claim: claim) {
            $0.forms.finish(end.id, at: now)
        } telling: { _ in
            data
        }
    }

    // MARK: The caller's answer

    /// Signs an answer to a form, hands it to the provider, and with values completes the form.
    ///
    /// A repeat with the same key signs an address once more; of a form that was completed it only says so.
    ///
    /// - Parameter isHandedOver: the caller gets the signed event, and can hand it to the vendor's own client; the
    ///   values of any other caller are `unsupported` where the provider does not tell its vendor itself.
    package func answer(
        form id: String, _ answer: FormAnswer, isHandedOver: Bool, claim: IdempotencyClaim?
    ) async throws(Failure) -> FormOutcome {
        try machine.requireContent()
        if let key = claim?.scope {
            guard waiters.requests.insert(key).inserted else { throw .inFlight }
        }
        defer { if let key = claim?.scope { waiters.requests.remove(key) } }
        var claim = claim
        claim?.result = IdempotencyResult(status: 200, session: self.id)
        var outcome = FormOutcome()
        if let claim { outcome.isReplay = try await earlierResult(claim) != nil }
        switch answer {
        case .address(let uri):
            outcome.signed = try await sign(formSession(for: id), id, uri)
            if let claim, !outcome.isReplay { try await persist(claim) }
        case .values(let values):
            if !outcome.isReplay {
                outcome.signed = try await complete(id, values, isHandedOver: isHandedOver, claim)
            }
        }
        return outcome
    }

    /// The provider session that takes an answer to a form that waits.
    private func formSession(for id: String) throws(Failure) -> any FormSession {
        try machine.requireLive()
        guard providerLink.session.map({ $0 is any FormSession }) ?? capabilities.has(.forms) else {
            throw .unsupported("web forms to sign")
        }
        guard let form = document.forms[id] else { throw .noForm }
        guard !form.isDone, !waiters.forms.contains(id) else { throw .formNotPending }
        // Some vendors take answers whatever the socket does.
        guard let providerSession = providerLink.session as? any FormSession,
            providerLink.isUp || (isReconnecting && sendsWhileReconnecting)
        else { throw .notConnected }
        return providerSession
    }

    private func sign(
        _ providerSession: some FormSession, _ id: String, _ uri: String?
    ) async throws(Failure) -> SignedForm {
        do throws(ProviderFailure) {
            return try await providerSession.openForm(id, uri: uri)
        } catch {
            throw refusal(error)
        }
    }

    /// The form is done once the provider has it, whatever becomes of the caller or the store; of two answers at once
    /// one is taken.
    private func complete(
        _ id: String, _ values: JSONObject, isHandedOver: Bool, _ claim: IdempotencyClaim?
    ) async throws(Failure) -> SignedForm {
        let providerSession = try formSession(for: id)
        guard isHandedOver || providerSession.deliversForms else {
            throw .unsupported(
                "way of its own for the values of a form; a secret key gets them signed, for the vendor's own client")
        }
        waiters.forms.insert(id)
        defer { waiters.forms.remove(id) }
        let signed = try await complete(providerSession, id, values)
        try machine.requireLive()
        if document.forms[id]?.isDone == true {
            // The provider has told of the end before it answered.
            if let claim { try await persist(claim) }
        } else {
            formCompleted(FormCompletion(id: id, native: []), claim: claim)
            await waitUntilCommitted(atMost: Self.formPatience)
        }
        return signed
    }

    /// How long an answer waits for the disk.
    private static let formPatience: Duration = .seconds(5)

    private func complete(
        _ providerSession: some FormSession, _ id: String, _ values: JSONObject
    ) async throws(Failure) -> SignedForm {
        do throws(ProviderFailure) {
            return try await providerSession.completeForm(id, values: values)
        } catch {
            throw refusal(error)
        }
    }

    /// Persists the claim of a request that changes nothing else.
    private func persist(_ claim: IdempotencyClaim) async throws(Failure) {
        do throws(StoreError) {
            _ = try await commit(transaction([], [], claim: claim), [])
        } catch {
            throw .store(error)
        }
    }
}
