import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import ProviderKit

/// Requests over REST (`PROTOCOL.md`, section 10).
extension VoysisSession {
    /// Makes a request; its answer goes to the machine.
    func fetch(_ call: VoysisCall, _ id: Int) {
        let body: ClientRequestBody = (call.sound?.bytes ?? call.entity).map { .bytes($0) } ?? .none
        run(call, id, to: try? address?.rest(call.path), body)
    }

    /// Begins a request whose body is live sound, in chunks; the end of the body is its end.
    func beginUpload(_ call: VoysisCall, _ id: Int, _ link: String?) {
        let upload = VoysisUpload(id: id, loop: context.loop) { [self] in assumeIsolated { $0.wake() } }
        self.upload = upload
        let url = link.flatMap { address?.link($0) } ?? (try? address?.rest(call.path))
        run(call, id, to: url, .stream(length: nil) { try await upload.next() })
    }

    /// Sound of the service's own is asked for with the session's token while that is good (assumed); what lies
    /// elsewhere, without one.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess {
        guard let own = address?.link(url.description) else { return FileAccess(url: url) }
        var fields = HTTPFields()
        if let token, token.isGood(at: wallClock(), margin: .zero) {
            do throws(HTTPWireError) {
                try fields.append(.authorization, "Bearer \(token.text)")
            } catch {
                throw ProviderFailure(.authentication, "The token cannot be written.", code: "provider_auth_failed")
            }
        }
        return FileAccess(url: own, fields: fields, isTrusted: true)
    }

    /// Gives a request up.
    func abandon(_ id: Int) {
        fetches.removeValue(forKey: id)?.cancel()
        outgoing[id] = nil
        endUpload(id)
    }

    /// The upload takes no further pieces: the request that carried them is over.
    private func endUpload(_ id: Int) {
        guard upload?.id == id else { return }
        upload?.breakOff()
        upload = nil
    }

    private func run(_ call: VoysisCall, _ id: Int, to url: URI?, _ body: ClientRequestBody) {
        let request: ClientRequest
        do throws(HTTPWireError) {
            guard let url else { throw .badTarget }
            request = ClientRequest(
                call.method, url, fields: try machine.writer.fields(call), body: body,
                options: configuration.restOptions(context.client.options))
        } catch {
            let failure = ProviderFailure(.unavailable, "The service's address cannot be used.", code: "bad_address")
            return perform(machine.restFailed(id, failure, mayHaveArrived: false, at: now))
        }
        outgoing[id] = (call.operation, request)
        fetches[id] = Task(executorPreference: context.loop.taskExecutor) { await self.exchange(id) }
    }

    private func exchange(_ id: Int) async {
        guard let (operation, request) = outgoing.removeValue(forKey: id) else { return }
        let answer: VoysisAnswer
        do throws(ClientError) {
            let response = try await context.client.send(operation, request)
            let bytes = try await response.body.collect(bytesMax: VoysisFrame.limits.bytesMax)
            answer = Self.answer(id, Int(response.status.code), bytes)
        } catch {
            guard fetches.removeValue(forKey: id) != nil else { return }
            endUpload(id)
            return perform(
                machine.restFailed(
                    id, VoysisClientFailure.failure(error), mayHaveArrived: error.mayHaveArrived, at: now))
        }
        guard fetches.removeValue(forKey: id) != nil else { return }
        endUpload(id)
        perform(machine.answered(answer, at: now))
    }

    private static func answer(_ id: Int, _ status: Int, _ bytes: [UInt8]) -> VoysisAnswer {
        let value = try? JSONValue(parsing: bytes, limits: VoysisFrame.limits)
        let isSuccess = (200..<300).contains(status)
        return VoysisAnswer(
            requestID: String(id), status: status, message: isSuccess ? nil : value?["message"]?.stringValue,
            entity: value)
    }
}

/// The HTTP client's errors, as failures of the provider.
enum VoysisClientFailure {
    static func failure(_ error: ClientError) -> ProviderFailure {
        ProviderFailure(error, "The service cannot be asked", code: "provider_disconnected")
    }
}
