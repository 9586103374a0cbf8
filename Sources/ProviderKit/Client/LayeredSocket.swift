import EventLoop
import HTTPClient
import HTTPWire

/// A socket whose text frames pass through layers before they are written, in their order; on the loop only.
///
/// Layers may take their time, so that whatever is sent behind a frame waits for it: binary frames, pings and the close
/// too. A frame that a layer refuses is not written; whoever sent it by ``deliver(text:as:)`` hears why.
final class LayeredSocket: ProviderSocket {
    /// The bytes that may wait for layers before senders are asked to hold back, and the longest frame in pieces.
    static let waitingBytesHigh = 1 << 20
    static let gatheredBytesMax = 32 << 20

    /// Told whether a frame was written.
    fileprivate typealias Done = @Sendable (ClientError?) -> Void

    fileprivate enum Item {
        case text([UInt8], ProviderOperation, Done?)
        case binary([UInt8])
        case ping([UInt8])
        case close(code: UInt16, reason: String)

        var byteCount: Int {
            switch self {
            case .text(let bytes, _, _), .binary(let bytes): bytes.count
            case .ping, .close: 0
            }
        }
    }

    /// A frame that comes in pieces.
    private struct Gathering {
        var bytes: [UInt8]
        let count: Int
    }

    private let inner: any ProviderSocket
    private let client: ProviderClient
    private let url: URI
    private let events: any SocketEvents
    private var items: [Item] = []
    private var isDraining = false
    private var isClosing = false
    private var waitingBytes = 0
    private var gathering: Gathering?
    /// The fate of the last frame that came in pieces.
    private var gathered: LoopAnswer<ClientError?>?

    init(_ inner: any ProviderSocket, _ client: ProviderClient, url: URI, _ events: any SocketEvents) {
        self.inner = inner
        self.client = client
        self.url = url
        self.events = events
    }

    var isOpen: Bool { inner.isOpen && !isClosing }
    var unsentBytes: Int { inner.unsentBytes + waitingBytes + (gathering?.bytes.count ?? 0) }
    var isCongested: Bool { inner.isCongested || waitingBytes >= Self.waitingBytesHigh }

    func send(text: [UInt8]) -> Bool { enqueue(.text(text, .sendEvent, nil)) }

    func send(
        text: [UInt8], as operation: ProviderOperation, refused: @escaping @Sendable (ClientError) -> Void
    ) -> Bool {
        enqueue(.text(text, operation) { error in if let error { refused(error) } })
    }

    func deliver(text: [UInt8], as operation: ProviderOperation) async -> ClientError? {
        if let isWritten = writeAtOnce(text, operation) {
            return isWritten ? nil : .connectionLost(afterBytesSent: false)
        }
        let answer = LoopAnswer<ClientError?>(loop: client.loop)
        guard enqueue(.text(text, operation) { answer.give($0) }) else { return .connectionLost(afterBytesSent: false) }
        return await answer.wait()
    }

    func send(binary: [UInt8]) -> Bool { enqueue(.binary(binary)) }

    func ping(_ payload: [UInt8]) -> Bool { enqueue(.ping(payload)) }

    // MARK: Frames in pieces

    func begin(binary: Bool, count: Int) -> Bool {
        // Layers see texts, as a whole; bytes go as they come, once nothing waits before them.
        guard isOpen, gathering == nil else { return false }
        gathered = nil
        if binary, items.isEmpty { return inner.begin(binary: true, count: count) }
        guard count <= Self.gatheredBytesMax else { return false }
        gathering = Gathering(bytes: [], count: binary ? -count : count)
        gathering?.bytes.reserveCapacity(count)
        return true
    }

    func send(piece: [UInt8]) -> Bool {
        guard gathering != nil else { return inner.send(piece: piece) }
        guard isOpen else { return false }
        gathering?.bytes += piece
        guard let whole = gathering, whole.bytes.count >= abs(whole.count) else { return true }
        gathering = nil
        if whole.count < 0 { return enqueue(.binary(whole.bytes)) }
        let answer = LoopAnswer<ClientError?>(loop: client.loop)
        gathered = answer
        return enqueue(.text(whole.bytes, .sendMessage) { answer.give($0) })
    }

    func pieceOutcome() async -> ClientError? {
        guard let gathered else { return nil }
        self.gathered = nil
        return await gathered.wait()
    }

    // MARK: The end

    func close(code: UInt16, reason: String) {
        guard !isClosing else { return }
        isClosing = true
        guard !items.isEmpty else { return inner.close(code: code, reason: reason) }
        items.append(.close(code: code, reason: reason))
    }

    func abort() {
        isClosing = true
        dropAll()
        inner.abort()
    }

    /// Nothing of what waits will be written.
    private func dropAll() {
        let dropped = items
        items = []
        waitingBytes = 0
        gathering = nil
        for case .text(_, _, let done?) in dropped {
            client.loop.execute { done(.connectionLost(afterBytesSent: false)) }
        }
    }

    // MARK: The queue

    private func enqueue(_ item: Item) -> Bool {
        guard isOpen else { return false }
        // The first of the items is the one that is with the layers.
        if case .text(let text, let operation, let done) = item, let isWritten = writeAtOnce(text, operation) {
            if isWritten { done?(nil) }
            return isWritten
        }
        if items.isEmpty, !client.actsOnFrame(item.operation) { return write(item) }
        items.append(item)
        waitingBytes += item.byteCount
        guard !isDraining else { return true }
        isDraining = true
        let bound = LoopBound(self, loop: client.loop)
        Task(executorPreference: client.loop.taskExecutor) { await bound.value.drain() }
        return true
    }

    /// Writes a frame that nothing is to be waited for, behind layers that only edit; nil where it has to wait.
    private func writeAtOnce(_ text: [UInt8], _ operation: ProviderOperation) -> Bool? {
        guard isOpen, items.isEmpty, let edited = client.edited(frame: text, as: operation) else { return nil }
        return inner.send(text: edited)
    }

    private func drain() async {
        while let item = items.first {
            guard case .text(let text, let operation, let done) = item, client.actsOnFrame(operation) else {
                remove(item)
                if !write(item), case .text(_, _, let done?) = item { done(.connectionLost(afterBytesSent: false)) }
                continue
            }
            let outcome: Result<[UInt8], ClientError>
            do throws(ClientError) {
                outcome = .success(try await client.layered(frame: text, as: operation, url: url))
            } catch {
                outcome = .failure(error)
            }
            // It may have been aborted meanwhile.
            guard !items.isEmpty else { break }
            remove(item)
            switch outcome {
            case .success(let changed):
                let isWritten = inner.send(text: changed)
                done?(isWritten ? nil : .connectionLost(afterBytesSent: false))
            case .failure(let error): done?(error)
            }
        }
        isDraining = false
    }

    private func remove(_ item: Item) {
        let wasCongested = isCongested
        items.removeFirst()
        waitingBytes -= item.byteCount
        if wasCongested, !isCongested { events.drained() }
    }

    private func write(_ item: Item) -> Bool {
        switch item {
        case .text(let text, _, let done):
            let isWritten = inner.send(text: text)
            if isWritten { done?(nil) }
            return isWritten
        case .binary(let bytes): return inner.send(binary: bytes)
        case .ping(let payload): return inner.ping(payload)
        case .close(let code, let reason):
            inner.close(code: code, reason: reason)
            return true
        }
    }
}

extension LayeredSocket.Item {
    fileprivate var operation: ProviderOperation? {
        if case .text(_, let operation, _) = self { operation } else { nil }
    }
}
