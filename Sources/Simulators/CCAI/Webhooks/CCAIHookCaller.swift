import EventLoop
import HTTPClient
import HTTPWire

/// Posts webhooks, on the simulator's loop.
final class CCAIHookCaller {
    private let client: LoopBound<Client>
    /// How long a call may take; one that takes longer counts as not answered.
    private let limit: Duration

    init(_ client: Client, loop: Loop, limit: Duration) {
        self.client = LoopBound(client, loop: loop)
        self.limit = limit
    }

    /// Posts; `done` gets the status, or nil where there was no answer.
    ///
    /// - Parameter patience: how long the call may take; nil for the usual time.
    func post(
        _ body: [UInt8], to url: URI, _ signature: [(name: String, value: String)], within patience: Duration? = nil,
        _ done: @escaping @Sendable (Int?) -> Void
    ) {
        let (client, limit) = (client, patience ?? limit)
        Task(executorPreference: client.loop.taskExecutor) {
            var fields = HTTPFields()
            fields.append(.contentType, constant: "application/json")
            var options = ClientOptions()
            options.timeouts.total = limit
            var status: Int?
            do {
                for (name, value) in signature { try fields.append(name, value) }
                let response = try await client.value.send(
                    ClientRequest(.post, url, fields: fields, body: .bytes(body), options: options))
                status = Int(response.status.code)
                _ = try await response.body.collect(bytesMax: 1 << 20)
            } catch {
                // No answer, or none that is whole: the status says which.
            }
            let answered = status
            client.loop.execute { done(answered) }
        }
    }
}
