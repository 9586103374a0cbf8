@testable import Conversations
import Domain
import EventLoop
import GatewayRig
@testable import Streaming
import Synchronization
import SupportExpectations
import Testing

/// Notes the types of the events that are written to it; closed by its other side after some of them.
///
/// On its loop only, but for what the lock holds.
private final class NotingOutput: ReaderOutput {
    let types: Mutex<[String]>
    private let writesMax: Int
    private var writes = 0
    var onDrained: (() -> Void)?
    var onClosed: (() -> Void)?

    init(writesMax: Int = .max) {
        types = Mutex([])
        self.writesMax = writesMax
    }

    var kind: StreamKind { .websocket }
    var isOpen: Bool { writes < writesMax }
    var isCongested: Bool { false }
    var unsentBytes: Int { 0 }
    func open() {}
    func write(_ event: EventEnvelope, withID: Bool) {
        writes += 1
        types.withLock { $0.append(event.type) }
    }
    func write(_ frames: inout EventFrames, _ view: ReaderView) {}
    func beat() {}
    func finish(_ reason: OutputEnding) {}
}

@Suite("The replay of an event stream")
struct ReplayTests {
    @Test("a reader whose socket is closing is read to no further")
    func stopsWithItsReader() async throws {
        try await withGateway { gateway in
            let conversation = try await Conversation.open(gateway.backend)
            for text in ["one", "two"] { try await conversation.send(text, waits: true) }
            let found = Mutex<Session?>(nil)
            try await gateway.visit(conversation.id) { session in found.withLock { $0 = session } }
            let session = try #require(found.withLock { $0 })
            let table = gateway.readers.tables[0]
            let request = StreamRequest(
                session: session, grant: ReadGrant(app: "demo"), start: .beginning(of: session.id), reset: nil,
                includesNative: false)
            let (leaving, staying) = (Box(NotingOutput(writesMax: 1)), Box(NotingOutput()))
            // The store answers in order: what the second has read the first could have read before.
            table.loop.execute {
                EventStream(request, output: leaving.output, table: table).begin()
                EventStream(request, output: staying.output, table: table).begin()
            }
            let isReady = try await eventually {
                staying.output.types.withLock { $0.contains(EventType.streamReady) }
            }
            expect(isReady)
            let types = leaving.output.types.withLock { $0 }
            expectEqual(types.first, "session.created")
            expect(!types.contains(EventType.streamReady))
        }
    }
}

/// Sendable unchecked: only the loop touches the output, but for what its lock holds.
private final class Box: @unchecked Sendable {
    let output: NotingOutput

    init(_ output: NotingOutput) { self.output = output }
}
