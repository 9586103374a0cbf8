import Crypto
import EventLoop
import HTTPWire
import Kernel
import Transport
@testable import HTTPClient

/// A client on a loop with a thread, for counterparts that are programs and wait for real; with a server if wanted.
final class Stage: Sendable {
    let loop: Loop
    /// The server's, or 0.
    let port: UInt16
    private let parts: LoopBound<(FrameServer?, Client)?>
    private let thread: ThreadBox

    // Set once before anybody else has it, taken once by `stop`.
    private final class ThreadBox: @unchecked Sendable {
        var handle: Kernel.Thread.Handle?
        init(_ handle: consuming Kernel.Thread.Handle) { self.handle = consume handle }
    }

    init(_ makeServer: @escaping @Sendable (Loop) throws -> FrameServer? = { _ in nil }) async throws {
        let loop = try Loop(name: "stage")
        self.loop = loop
        thread = ThreadBox(try loop.start())
        let made = await withCheckedContinuation { continuation in
            loop.execute {
                let result = Result {
                    let server = try makeServer(loop)
                    let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
                    return LoopBound(Optional((server, client)), loop: loop)
                }
                continuation.resume(returning: result.map { ($0, $0.value?.0?.port ?? 0) })
            }
        }
        (parts, port) = try made.get()
    }

    /// Sends requests at the same time and waits for what comes of each.
    func outcomes(_ count: Int = 1, _ make: @escaping @Sendable (Int) throws -> ClientRequest) async -> [Outcome] {
        let (parts, loop) = (parts, loop)
        let tasks = (0..<count).map { i in
            Task(executorPreference: loop.taskExecutor) {
                let box = OutcomeBox()
                guard let client = parts.value?.1, let request = try? make(i) else { return box.outcome }
                await client.outcome(request, into: box)
                return box.outcome
            }
        }
        var outcomes: [Outcome] = []
        for task in tasks { outcomes.append(await task.value) }
        return outcomes
    }

    /// Connections of the client.
    func connectionCount() async -> Int {
        let parts = parts
        return await withCheckedContinuation { continuation in
            loop.execute { continuation.resume(returning: parts.value?.1.connectionCount ?? 0) }
        }
    }

    /// Lets go of everything on the loop, then ends its thread.
    func stop() async {
        let parts = parts
        await withCheckedContinuation { continuation in
            parts.loop.execute {
                parts.value?.1.close()
                parts.value?.0?.stop()
                parts.value = nil
                continuation.resume()
            }
        }
        loop.stop()
        thread.handle.take()?.join()
    }
}
