import EventLoop

extension ResponseStream {
    /// Sends the rest of a request's body as it arrives, and with its end the end of this.
    ///
    /// At most what one read brings waits here: while the client does not take its answer, its body is not read. A body
    /// that fails cuts this off. Sets ``onDrained`` and ``onClosed``.
    public func forward(_ body: RequestBodyStream) {
        let forwarding = Forwarding(self)
        onDrained = { forwarding.waiter?.signal() }
        onClosed = { forwarding.waiter?.signal() }
        let bound = LoopBound(forwarding, loop: loop)
        Task(executorPreference: loop.taskExecutor) { await Forwarding.run(bound, body) }
    }
}

/// A body on its way back; on its loop only.
private final class Forwarding {
    /// How long the client may leave what was sent unread, at most; the server's own deadlines are shorter.
    static let patience: Duration = .seconds(3_600)

    let stream: ResponseStream
    /// Waits for the client to take some of its answer.
    var waiter: LoopWaiter?

    init(_ stream: ResponseStream) { self.stream = stream }

    static func run(_ forwarding: LoopBound<Forwarding>, _ body: RequestBodyStream) async {
        do {
            while let bytes = try await body.next() {
                forwarding.value.stream.write(bytes)
                guard forwarding.value.stream.isCongested else { continue }
                let waiter = LoopWaiter(loop: forwarding.loop)
                forwarding.value.waiter = waiter
                let isDrained = await waiter.wait(atMost: Self.patience)
                forwarding.value.waiter = nil
                guard isDrained else { throw HTTPServerError.cancelled }
            }
            forwarding.value.stream.finish()
        } catch {
            // The client sees that something is missing; why is in no answer any more.
            forwarding.value.stream.abort()
        }
    }
}
