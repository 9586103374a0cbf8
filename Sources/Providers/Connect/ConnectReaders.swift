package import Domain
import HTTPWire

/// Everything that reads bytes from outside without a session, open to the fuzz harness.
package struct ConnectReaders {
    private var translation = ConnectTranslation()
    private var view: ConnectOpenView?

    /// Has read nothing yet.
    package init() {}

    /// The events that a frame of the socket tells.
    package mutating func read(_ frame: [UInt8]) -> [ProviderEvent] {
        guard case .item(let item) = ConnectFrame(frame) else { return [] }
        view = ConnectOpenView.after(item, view)
        let events = ConnectEventTranslation.events(of: item, ownParticipantID: "own")
        return translation.message(of: item).map { [.message($0)] + events } ?? events
    }

    /// The messages that go out for content, as `contentType` and `content`.
    package func words(
        for content: UserContent, allowed: Set<String>
    ) throws(ProviderFailure) -> [(contentType: String, content: String)] {
        try ConnectOutbound.messages(for: content, view: view, allowed: allowed).map { ($0.contentType, $0.content) }
    }

    /// The problems for which content would be refused.
    package func problems(in content: UserContent, allowed: Set<String>) -> [ContentProblem] {
        ConnectOutbound.problems(in: content, view: view, allowed: allowed)
    }

    /// The file that an address stands for.
    package func attachmentID(in address: String) -> String? {
        (try? URI(address)).flatMap { ConnectFileAddress.attachmentID(in: $0) }
    }

    /// The failure for an answer that says no.
    package func failure(status: Int, errorType: String?, body: [UInt8]) -> ProviderFailure {
        var fields = HTTPFields()
        // An error type that no field may hold is not sent.
        if let errorType { try? fields.append("x-amzn-ErrorType", errorType) }
        return ConnectFault(status: status, fields: fields, body: body).failure(of: .sendMessage)
    }
}
