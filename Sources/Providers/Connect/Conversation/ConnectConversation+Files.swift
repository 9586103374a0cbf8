import Domain
import ProviderKit

/// The vendor's verdicts on the user's files (`PROTOCOL.md`, section 12).
extension ConnectConversation {
    /// Why a message with a file fails that the scanner refuses.
    static let fileRejected = ProviderFailure(
        .invalid, "Amazon Connect refused the file.", code: "attachment_rejected")

    /// A verdict may come before the answer to what asked for it, more than once, and from a transcript.
    mutating func ownFile(_ item: ConnectItem) -> [Step] { ownFile(item, isNew: isNew(item)) }

    private mutating func ownFile(_ item: ConnectItem, isNew: Bool) -> [Step] {
        let verdicts = uploads.handle(item.attachments).filter { $0.isNews || isNew }
        var steps: [Step] = []
        for verdict in verdicts { steps += announce(verdict, item) }
        return verdicts.contains(where: \.isNews) ? steps + [.persistUploads] : steps
    }

    /// Also where an item does not say whose it is.
    func isOwnFile(_ item: ConnectItem) -> Bool {
        isOwn(item) || item.attachments.contains { uploads.knows($0.id) }
    }

    /// Files of a transcript that is read to find out about them.
    ///
    /// Nothing of it counts as told: what else is in it, and maybe older, is told in its turn.
    mutating func ownFiles(in items: [ConnectItem]) -> [Step] {
        var steps: [Step] = []
        for item in items where item.type == "ATTACHMENT" && item.relatedContactID == nil && isOwnFile(item) {
            steps += ownFile(item, isNew: false)
        }
        return steps
    }

    private mutating func announce(_ verdict: ConnectUploads.Verdict, _ item: ConnectItem) -> [Step] {
        switch verdict.stage {
        case .begun, .brought, .completed: return []
        case .approved:
            // With its last part there a message has arrived, whatever its call was answered.
            var update = OutboundUpdate(verdict.name.message, state: verdict.isLast ? .sent : nil)
            update.vendorID = item.id
            if let id = item.id {
                own.remember(ConnectKey(id), verdict.name.message)
                progress.recent.change(ConnectKey(id)) { $0.message = verdict.name.message }
            }
            let place = VendorFile(url: ConnectFileAddress.url(of: verdict.vendorID))
            return [.emit(.fileStored(verdict.name.file, place)), .emit(.outbound(update))]
                + own.released().map { .emit(.receipt($0)) }
        case .rejected:
            let update = OutboundUpdate(verdict.name.message, state: .failed, failure: Self.fileRejected)
            return [.emit(.fileRejected(verdict.name.file, Self.fileRejected)), .emit(.outbound(update))]
        }
    }
}
