import JSON

/// The work of the service on a message before it passes it on (protocol note section 8.3); words of the customer's.
///
/// `redact` has the digits taken out of the text, under the same id; `refuse` has it not passed on.
enum ConnectProcessing: String {
    case redact, refuse

    /// The work that a text asks for; nil for an ordinary one.
    init?(_ text: String) {
        guard let word = text.split(separator: " ", maxSplits: 1).first else { return nil }
        self.init(rawValue: word.lowercased())
    }
}

extension ConnectHub {
    /// Works on a message that was shown as it came; nil where it is not passed on.
    func process(_ item: ConnectItem, in contact: ConnectContact) -> ConnectItem? {
        guard item.contentType == ConnectContentType.plain, let text = item.content else { return item }
        switch ConnectProcessing(text) {
        case nil: return item
        case .redact:
            var changed = item
            changed.content = String(text.map { $0.isNumber ? "*" : $0 })
            changed.metadata = nil
            emit(changed, in: contact)
            return changed
        case .refuse:
            var verdict = ConnectItem(.metadata, id: makeID(), at: now)
            verdict.contentType = ConnectContentType.event("message.metadata")
            verdict.metadata = ["MessageId": .string(item.id), "MessageProcessingStatus": "REJECTED"]
            show(verdict, in: contact)
            return nil
        }
    }
}
