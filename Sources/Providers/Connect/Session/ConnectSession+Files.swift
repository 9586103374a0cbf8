import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// Files: asked for, brought to where the answer says, and then announced (`PROTOCOL.md`, section 12).
extension ConnectSession: AttachmentSession {
    /// How many addresses are asked for before sending pauses.
    static let addressesMax = 2
    /// How long the item of a file is waited for that the vendor says is being completed (assumed).
    static let itemPatience: Duration = .seconds(5)

    nonisolated func check(_ file: FileDescription) throws(FileRefusal) { try ConnectFileRules.check(file) }

    /// A file is shown by being announced, so it goes out with its message.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? { nil }

    /// How long a file that cannot be brought holds what is said behind it (assumed); then its message fails, and may
    /// be sent again.
    static let bringingPatience: Duration = .seconds(30)

    /// Shows one file, once: what an earlier attempt has done, or an earlier process, is not done again.
    ///
    /// - Parameter isLast: nothing of the message comes behind it.
    func send(_ file: OutboundFile, of message: MessageID, isLast: Bool) async throws(SendFailure) {
        do throws(SendFailure) {
            try await show(file, of: message, isLast: isLast)
            stuckFile = nil
        } catch {
            guard case .notSent(let reason) = error, reason.code == Self.uploadFailed.code else { throw error }
            let now = context.loop.now
            let since = stuckFile.flatMap { $0.message == message ? $0.since : nil } ?? now
            guard now - since >= Self.bringingPatience else {
                stuckFile = (message, since)
                throw error
            }
            stuckFile = nil
            throw .refused(reason)
        }
    }

    private func show(_ file: OutboundFile, of message: MessageID, isLast: Bool) async throws(SendFailure) {
        let name = ConnectUploads.Name(message: message, file: file.id)
        var addresses = 0
        while true {
            guard !isOver else { throw .notSent(ConnectFailure.chatIsOver) }
            switch conversation?.uploads.next(name, isLast: isLast) {
            case .bring(let number):
                guard addresses < Self.addressesMax else { throw .notSent(Self.uploadFailed) }
                addresses += 1
                try await bring(file, name, number)
            case .complete(let vendorID): try await complete(vendorID, name, isRepeat: addresses == 0)
            case .nothing: return
            case .refused: throw .refused(ConnectConversation.fileRejected)
            case nil: throw .notSent(ConnectFailure.notConnected.failure(of: .startAttachmentUpload))
            }
        }
    }

    /// Brings the bytes to the vendor; afterwards they are there, or the next address is to be asked for.
    private func bring(
        _ file: OutboundFile, _ name: ConnectUploads.Name, _ number: Int
    ) async throws(SendFailure) {
        let isThere: Bool
        let place: ConnectUploadPlace
        do throws(ConnectFailure) {
            place = try await self.place(for: file, name, number)
            ConnectFailpoint.hit(.uploadStarted)
            isThere = try await put(file, at: place)
        } catch {
            // The other side has been shown nothing yet, whatever became of the bytes.
            let reason = error.failure(of: .startAttachmentUpload)
            throw error.isTransient || error.last == .over || reason.isRetryable ? .notSent(reason) : .refused(reason)
        }
        if isThere {
            ConnectFailpoint.hit(.uploadBrought)
            conversation?.uploads.brought(name, place.attachmentID)
        } else {
            conversation?.uploads.beginAnew(name)
        }
        await persistUploads()
    }

    /// Asks where the bytes are to go; the same token gives the same address, also one that is too old by now.
    private func place(
        for file: OutboundFile, _ name: ConnectUploads.Name, _ number: Int
    ) async throws(ConnectFailure) -> ConnectUploadPlace {
        ConnectFailpoint.hit(.uploadBefore)
        let call = ConnectParticipantCalls.startAttachmentUpload(
            contentType: ConnectFileRules.contentType(of: file.description) ?? file.description.contentType,
            name: file.description.name, sizeBytes: file.sizeBytes,
            clientToken: "\(name.message)/\(name.file)/\(number)")
        guard let place = ConnectUploadPlace(try await ask(call).json()) else { throw .malformed }
        return place
    }

    // MARK: The announcement

    /// Announces a file whose bytes are there; repeats carry the same token.
    ///
    /// - Parameter isRepeat: an earlier attempt may have announced it already.
    private func complete(
        _ vendorID: String, _ name: ConnectUploads.Name, isRepeat: Bool
    ) async throws(SendFailure) {
        ConnectFailpoint.hit(.uploadStored)
        do throws(ConnectFailure) {
            let token = "\(name.message)/\(name.file)"
            _ = try await ask(ConnectParticipantCalls.completeAttachmentUpload(id: vendorID, clientToken: token))
        } catch {
            return try await settle(error, name, isRepeat: isRepeat)
        }
        ConnectFailpoint.hit(.uploadCompleted)
        conversation?.uploads.completed(name)
        await persistUploads()
        ConnectFailpoint.hit(.uploadAnnounced)
    }

    /// Finds out whether a file was announced although the vendor does not say so.
    private func settle(
        _ failure: ConnectFailure, _ name: ConnectUploads.Name, isRepeat: Bool
    ) async throws(SendFailure) {
        // Its item was there before the failure was.
        if conversation?.uploads.isCompleted(name) == true { return }
        switch failure.kind {
        case .conflict:
            // It is being completed, as an earlier attempt wanted.
            guard await isAnnounced(name) == true else {
                throw .unknown(failure.failure(of: .completeAttachmentUpload))
            }
        case .invalid where isRepeat, .notFound where isRepeat:
            // Either what was brought is gone, or that it was announced is long ago: the transcript has it then.
            guard let isAnnounced = await isAnnounced(name) else {
                throw .unknown(failure.failure(of: .completeAttachmentUpload))
            }
            guard !isAnnounced else { return }
            conversation?.uploads.beginAnew(name)
            await persistUploads()
        default: throw Self.sendFailure(failure, .completeAttachmentUpload)
        }
    }

    /// Whether the chat shows a file, as far as that can be found out now; its item may be on its way.
    private func isAnnounced(_ name: ConnectUploads.Name) async -> Bool? {
        let waiter = LoopWaiter(loop: context.loop)
        fileWaiter = waiter
        _ = await waiter.wait(atMost: Self.itemPatience)
        if fileWaiter === waiter { fileWaiter = nil }
        guard !isOver else { return nil }
        if conversation?.uploads.isCompleted(name) == true { return true }
        let number = connections
        guard let found = try? await missed(number), !isOver, connections == number else { return nil }
        if let steps = conversation?.ownFiles(in: found.items) { perform(steps) }
        return conversation?.uploads.isCompleted(name)
    }
}
