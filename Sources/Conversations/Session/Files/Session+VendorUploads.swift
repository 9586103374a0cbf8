import Chronology
package import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
package import Store

/// The result of a file's upload to the vendor.
package enum FileUploadOutcome {
    /// It can be sent.
    case ready(AttachmentRecord)
    /// Not now.
    case later
    /// The provider does not take it.
    case rejected(AttachmentRecord, ProviderFailure)
}

/// Whether the next message's files are at hand.
enum FilesAtHand {
    /// The message can be sent.
    case yes
    /// It was failed, or is gone; another may be next.
    case gone
    /// Sending has to pause.
    case later
}

extension Session {
    /// How long one waits for a hand-over that another began.
    private static var uploadWaitMax: Duration { .seconds(60) }

    /// Hands a file to the provider, once however many ask for it at a time; what came of it is on disk then.
    package func upload(_ file: AttachmentRecord) async -> FileUploadOutcome {
        // Refused after all while its message waited: it is not offered a second time.
        if isElsewhere(file) {
            guard file.spoolName != nil else { return .rejected(file, Self.fileIsGone) }
        } else if let decided = Self.decided(file) {
            return decided
        }
        if files.handOvers[file.id] != nil { return await joinUpload(of: file.id) }
        guard let link = providerLink.open((any AttachmentSession).self) else { return .later }
        files.handOvers[file.id] = WaiterList()
        defer {
            var waiters = files.handOvers.removeValue(forKey: file.id)
            waiters?.signalAll()
        }
        let leg = leg
        do {
            let vendorFile = try await link.upload(outboundFile(file))
            // The provider that has it now may no longer be the session's.
            guard leg == self.leg else { return .later }
            return await becomeReady(file, vendorFile)
        } catch {
            guard leg == self.leg else { return .later }
            // A file whose upload may go better later stays in the spool until its message is sent.
            return error.isRetryable && file.spoolName != nil ? .later : await reject(file, masked(error))
        }
    }

    private static let fileIsGone = ProviderFailure(
        .invalid, "The file is at the provider before, and its bytes are no longer kept.", code: "attachment_expired")

    private func joinUpload(of id: AttachmentID) async -> FileUploadOutcome {
        let waiter = LoopWaiter(loop: environment.loop)
        files.handOvers[id]?.add(waiter)
        _ = await waiter.wait(atMost: Self.uploadWaitMax)
        guard let file = try? await attachment(id) else { return .later }
        return Self.decided(file) ?? .later
    }

    /// The result of an upload that is known already; nil where the file is yet to be uploaded.
    private static func decided(_ file: AttachmentRecord) -> FileUploadOutcome? {
        switch file.state {
        case .pending: nil
        case .ready: .ready(file)
        case .rejected: .rejected(file, ProviderFailure(.invalid, "The provider does not take this file."))
        }
    }

    private func becomeReady(_ file: AttachmentRecord, _ vendorFile: VendorFile?) async -> FileUploadOutcome {
        var file = file
        file.state = .ready
        file.vendorURL = vendorFile?.url
        file.updatedAt = environment.now.milliseconds
        let update = AttachmentUpdate(
            id: file.id, state: .ready, vendorURL: file.vendorURL, updatedAt: file.updatedAt)
        await store([.updateAttachment(update)], EventType.attachmentReady, environment.fileDocument.json(file))
        return .ready(file)
    }

    private func reject(_ file: AttachmentRecord, _ failure: ProviderFailure) async -> FileUploadOutcome {
        let (gone, change, data) = rejected(file, failure)
        await store([change], EventType.attachmentRejected, data)
        await dropFromSpool([gone])
        var file = gone
        file.spoolName = nil
        return .rejected(file, failure)
    }

    /// A file that the provider does not take, how that is stored, and what is told of it.
    private func rejected(
        _ file: AttachmentRecord, _ failure: ProviderFailure
    ) -> (file: AttachmentRecord, change: StoreChange, data: JSONObject) {
        var file = file
        file.state = .rejected
        file.updatedAt = environment.now.milliseconds
        let problem = ProviderEventData.problemValue(
            failure, code: failure.kind.rawValue, provider: providerName, words)
        file.error = problem.encoded()
        let update = AttachmentUpdate(
            id: file.id, state: .rejected, leavesSpool: true, error: file.error, updatedAt: file.updatedAt)
        var data = environment.fileDocument.json(file)
        data.append("reason", JSONValue(failure.detail))
        return (file, .updateAttachment(update), data)
    }

    // MARK: Second thoughts

    /// Asks the store for a file that the vendor tells something new of.
    func lookUp(_ file: AttachmentID, _ apply: @escaping @Sendable (isolated Session, AttachmentRecord) -> Void) {
        environment.parts.store.attachments([file], of: id, replyTo: environment.loop) { [self] result in
            assumeIsolated { session in
                session.finishLookup(result.map(\.first)) { apply(session, $0) }
            }
        }
    }

    /// The vendor gives the file out from now on; what is told of it a second time changes nothing.
    func give(away file: AttachmentRecord, to place: VendorFile) {
        guard file.state != .rejected, file.vendorURL != place.url || file.spoolName != nil else { return }
        let update = AttachmentUpdate(
            id: file.id, state: .ready, vendorURL: place.url, leavesSpool: true, updatedAt: environment.now.milliseconds
        )
        commitSurely([.updateAttachment(update)], []) { session in
            Failpoint.hit(.fileStored)
            Task(executorPreference: session.environment.loop.taskExecutor) { await session.dropFromSpool([file]) }
        }
    }

    /// Its message may be with the provider by now, and what became of that is told by itself.
    func refuse(_ file: AttachmentRecord, _ failure: ProviderFailure) {
        guard file.state != .rejected else { return }
        let (gone, change, data) = rejected(file, failure)
        commitSurely([change], [event(EventType.attachmentRejected, JSONValue.object(data).encoded())]) { session in
            Task(executorPreference: session.environment.loop.taskExecutor) { await session.dropFromSpool([gone]) }
        }
    }

    /// Commits until it is on disk, and returns then.
    private func store(_ changes: [StoreChange], _ type: String, _ data: JSONObject) async {
        await commitAndWait(changes, [event(type, JSONValue.object(data).encoded())])
    }

    // MARK: Sending

    /// A file as adapters get it.
    func outboundFile(_ file: AttachmentRecord) -> OutboundFile {
        let size = Int(file.sizeBytes ?? 0)
        let source: any FileSource =
            if let name = file.spoolName {
                SpoolSource(reader: environment.parts.spool.file(name, sizeBytes: size), loop: environment.loop)
            } else {
                MissingSource(sizeBytes: size)
            }
        return OutboundFile(
            id: file.id,
            description: FileDescription(name: file.name, contentType: file.contentType, sizeBytes: size),
            vendorFile: file.vendorURL.map {
                VendorFile(url: $0, name: file.name, contentType: file.contentType, sizeBytes: size)
            }, source: source)
    }

    /// Sees to it that the provider has the files of the next message, before its attempt is written down.
    func bringFiles(of item: Outbox.Item) async -> FilesAtHand {
        files.ofNext = []
        let ids = item.fileIDs
        guard !ids.isEmpty else { return .yes }
        guard let found = try? await attachments(ids) else { return .later }
        var ready: [AttachmentRecord] = []
        for file in found {
            switch await upload(file) {
            case .ready(let file): ready.append(file)
            case .later: return .later
            case .rejected(_, let failure):
                guard delivery.outbox.contains(item.id) else { return .gone }
                fail([item], code: failure.kind.rawValue, retryable: false, detail: failure.detail)
                return .gone
            }
        }
        // Much may have happened meanwhile: the message expired, the session ended.
        guard delivery.outbox.contains(item.id) else { return .gone }
        guard ready.count == ids.count else {
            fail([item], code: "invalid_request", retryable: false, detail: "A file of the message is gone.")
            return .gone
        }
        files.ofNext = ready
        return .yes
    }

    /// The files of the message that was just sent.
    func removeSentFiles() -> [AttachmentRecord] {
        defer { files.ofNext = [] }
        return files.ofNext
    }

    /// The message is sent: what the provider has of its files need not lie here any more.
    func changes(of files: [AttachmentRecord], sentWith message: MessageID) -> [StoreChange] {
        let now = environment.now.milliseconds
        return files.map { file in
            .updateAttachment(
                AttachmentUpdate(
                    id: file.id, leavesSpool: file.vendorURL != nil, message: message, updatedAt: now))
        }
    }

    /// Removes files from the spool that no row names any more.
    func dropFromSpool(_ gone: [AttachmentRecord]) async {
        for file in gone {
            guard let name = file.spoolName else { continue }
            await environment.parts.spool.remove(name, sizeBytes: Int(file.sizeBytes ?? 0), on: environment.loop)
        }
    }

    /// Removes a sent message's files from the spool, in the background.
    func dropSentFiles(_ sent: [AttachmentRecord]) {
        let gone = sent.filter { $0.vendorURL != nil && $0.spoolName != nil }
        guard !gone.isEmpty else { return }
        Task(executorPreference: environment.loop.taskExecutor) { await self.dropFromSpool(gone) }
    }

    /// The session is over: nothing of it lies in the spool any more.
    func dropAllFiles() {
        Task(executorPreference: environment.loop.taskExecutor) {
            guard let spooled = try? await self.spooledFiles(), !spooled.isEmpty else { return }
            await self.environment.parts.drop(spooled, on: self.environment.loop)
        }
    }
}

extension Outbox.Item {
    /// The files that it sends.
    var fileIDs: [AttachmentID] {
        if case .attachment(let ids, _) = content { ids } else { [] }
    }
}
