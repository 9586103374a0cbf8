import Configuration
import EventLoop
import Gateway
import Kernel
import Store

/// Waits in the data directory for a command that makes a backup, and copies the database for it.
///
/// On the main loop. The copy lies in a folder of the data directory, because this process may be allowed to write
/// nowhere else; the command brings it where it belongs. One backup at a time.
final class BackupServer {
    private let loop: Loop
    private let directory: String
    private let fileName: String
    private let store: SQLiteStore
    private let gateway: Gateway
    private var listener: LocalListener?
    private var backup: BackupConnection?

    /// Where it waits in a data directory.
    static func path(in directory: String) -> String { "\(directory)/backup" }

    /// Where the copy lies meanwhile.
    static func staging(in directory: String) -> String { "\(directory)/backup.staging" }

    /// Begins to wait; the data directory is ours.
    ///
    /// A copy that an earlier process left is removed.
    init(
        of store: SQLiteStore, _ gateway: Gateway, in directory: String, fileName: String, loop: Loop
    ) throws(SystemError) {
        self.loop = loop
        self.directory = directory
        self.fileName = fileName
        self.store = store
        self.gateway = gateway
        Files.removeDirectory(Self.staging(in: directory))
        listener = try LocalListener(at: Self.path(in: directory), loop: loop) { [weak self] in self?.admit($0) }
    }

    /// Waits for nobody any more; a backup under way goes on until the store closes.
    ///
    /// To be called while the data directory is still ours, or the successor's own file would be removed.
    func close() throws(SystemError) { try listener?.close() }

    private func admit(_ socket: consuming LocalSocket) {
        guard backup == nil else {
            // The one who asks looks at what came before it sees the end.
            try? socket.send(BackupMessage.refused("another backup is under way").encoded())
            return
        }
        let connection = BackupConnection(
            socket, loop: loop, staging: Self.staging(in: directory), fileName: fileName, store, gateway
        ) { [weak self] in self?.backup = nil }
        backup = connection
        connection.start()
    }
}

/// The connection of one command.
private final class BackupConnection: ReadinessHandler {
    private enum Phase {
        case waiting
        case copying
        case copied
        /// The command has gone, the copy has not ended.
        case abandoned
        case over
    }

    private let loop: Loop
    private let staging: String
    private let fileName: String
    private let store: SQLiteStore
    private let gateway: Gateway
    private let whenOver: () -> Void
    private var socket: LocalSocket?
    private var watch: Watch?
    private var phase = Phase.waiting

    init(
        _ socket: consuming LocalSocket, loop: Loop, staging: String, fileName: String, _ store: SQLiteStore,
        _ gateway: Gateway, whenOver: @escaping () -> Void
    ) {
        self.socket = consume socket
        self.loop = loop
        self.staging = staging
        self.fileName = fileName
        self.store = store
        self.gateway = gateway
        self.whenOver = whenOver
    }

    func start() {
        guard let raw = socket?.descriptor.raw else { return }
        do throws(SystemError) {
            watch = try loop.watch(raw, .readable, self)
        } catch {
            end()
        }
    }

    func ready(_ readiness: Readiness) {
        do {
            while let message = try socket?.receive(bytesMax: BackupMessage.bytesMax) {
                if message.bytes.isEmpty { return end() }
                guard case .ask = try BackupMessage(message.bytes), phase == .waiting else { return end() }
                beginCopy()
            }
        } catch {
            end()
        }
    }

    private func beginCopy() {
        do throws(SystemError) {
            try Files.createNewDirectory(staging)
        } catch {
            send(.refused("\(staging): \(error.reason)"))
            return end()
        }
        phase = .copying
        gateway.holdSpool(true)
        // On this loop's own thread again, where nobody else touches this.
        let here = LoopBound(self, loop: loop)
        store.copy(to: "\(staging)/\(fileName)", replyTo: loop) { result in here.value.copied(result) }
    }

    private func copied(_ result: Result<StoreCopy, StoreError>) {
        guard phase == .copying else {
            phase = .copied
            return end()
        }
        phase = .copied
        switch result {
        case .success(let copy): send(.copied(bytes: copy.byteCount))
        case .failure(let error):
            send(.refused("the database cannot be copied: \(error)"))
            end()
        }
    }

    private func send(_ message: BackupMessage) {
        do throws(SystemError) {
            try socket?.send(message.encoded())
        } catch {
            end()
        }
    }

    private func end() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        socket = nil
        switch phase {
        // Its file is still being written.
        case .copying: phase = .abandoned
        case .abandoned, .over: break
        case .waiting:
            phase = .over
            whenOver()
        case .copied:
            phase = .over
            Files.removeDirectory(staging)
            gateway.holdSpool(false)
            whenOver()
        }
    }
}
