import Domain
import JSON
import ProviderCCAI
import ProviderKit

/// Feeds bodies of webhooks to a conversation and checks what must hold for any of them.
///
/// The input is a sequence of bodies, one a line; a line is taken as it stands, so it may be anything. Each is also
/// tried as the message of a webhook, as a message within one of its wrappings, as what a user sends, as a memory that
/// was persisted, as an address, and as the answer to a call: a chat, menus, estimates, messages, files.
public func fuzzCCAI(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 24, omittingEmptySubsequences: false).map(
        Array.init)
    let calls = lines.flatMap { bodies(of: $0) }
    let once = replay(calls, restartsAt: nil)
    precondition(replay(calls, restartsAt: nil) == once, "the same bodies tell the same")
    _ = replay(calls, restartsAt: calls.count / 2)
    for line in lines {
        checkAlone(line)
        if let answer = try? JSONValue(parsing: line) { checkAnswer(answer) }
    }
}

private let chatID = 37

/// A line as a body, and as several that hold it as a message.
private func bodies(of line: [UInt8]) -> [[UInt8]] {
    guard let value = try? JSONValue(parsing: line) else { return [line] }
    let wrappings: [JSONValue] = [
        value, ["ujet": value], ["type": "complex", "messages": [value, value]],
        ["type": "server_message", "server_message": ["content": value]], ["type": "markdown", "content": value],
    ]
    let messages = ["agent", "virtual_agent", "end_user"].flatMap { sender in
        wrappings.map { message -> JSONValue in
            [
                "event_type": "message_received", "chat_id": JSONValue(chatID),
                "body": ["sender": ["type": JSONValue(sender), "id": 7], "message": message],
            ]
        }
    }
    return [line] + messages.map { $0.encoded() }
}

/// The events that bodies told, as far as they can be compared; each comes twice.
private func replay(_ bodies: [[UInt8]], restartsAt cut: Int?) -> [String] {
    var readers = CCAIReaders()
    var book = Book()
    var now: Int64 = 1_767_268_800_000
    var told: [String] = []
    func note(_ events: [ProviderEvent]) {
        for event in events { told.append(book.check(event)) }
    }
    // The first come before the chat is known.
    for body in bodies.prefix(4) { note(readers.read(body, at: now)) }
    precondition(told.isEmpty, "nothing is told of a chat that is not known")
    note(readers.begin(chatID: chatID, at: now))
    for (index, body) in bodies.enumerated() {
        now += 100
        if index == cut {
            let values = readers.restart(at: now)
            precondition(values.allSatisfy { $0.count < 64 << 10 }, "a value is small")
        }
        let text = String(decoding: body, as: UTF8.self)
        _ = readers.send(message(index), .text(text, format: .plain))
        note(readers.read(body, at: now))
        precondition(readers.read(body, at: now).isEmpty, "what comes twice is told once")
    }
    for _ in 0..<2 {
        now += 600_000
        note(readers.fire(at: now))
    }
    precondition(book.ends <= 1 && (book.ends == 1) == readers.isOver, "the end is told once")
    return told
}

private func message(_ number: Int) -> MessageID {
    MessageID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: UInt64(number) << 8))
}

/// The book of what was told so far, and of what must hold over all of it.
private struct Book {
    private(set) var ends = 0
    private var present: Set<String> = []
    private var delivered: Set<MessageID> = []

    mutating func check(_ event: ProviderEvent) -> String {
        precondition(ends == 0, "nothing is told behind the end")
        switch event {
        case .message(let message): return check(message)
        case .participant(let change, let person):
            precondition(!person.id.isEmpty && person.id.utf8.count <= 64, "a participant has an id")
            precondition(person.role != .user, "the user is no participant of the other side")
            if change == .joined { present.insert(person.id) }
            if change == .left {
                precondition(present.remove(person.id) != nil, "only somebody who came can leave")
            }
            return "\(change) \(person.id)"
        case .outbound(let update):
            precondition(delivered.insert(update.message).inserted, "a message arrives once")
            return "outbound"
        case .command(let request):
            precondition(!request.id.isEmpty && request.id.utf8.count <= 64, "a command has an id")
            precondition(request.options.count <= 10, "choices are few")
            precondition(request.options.allSatisfy { $0["label"] != nil && $0["value"] != nil }, "they can be chosen")
            return "command \(request.id) \(request.name)"
        case .formRequested(let request):
            precondition(!request.id.isEmpty && !request.name.isEmpty, "a form is named")
            precondition((try? JSONValue(parsing: request.native)) != nil, "what is passed on can be read")
            return "form \(request.id) \(request.name)"
        case .vendorEvent(let name, let native):
            precondition(!name.isEmpty && (try? JSONValue(parsing: native)) != nil, "an event has a name and its JSON")
            return "event \(name)"
        case .ended(let reason, let role):
            precondition(!reason.isEmpty, "an end has a reason")
            ends += 1
            return "ended \(reason) \(role)"
        default: return "\(event)"
        }
    }

    private func check(_ message: InboundMessage) -> String {
        guard let content = (try? JSONValue(parsing: message.content))?.objectValue else {
            preconditionFailure("content is a JSON object")
        }
        precondition(content["type"]?.stringValue?.isEmpty == false, "content has a type")
        precondition(content["attachments"] == nil, "files are the gateway's to write down")
        precondition(message.vendorID?.isEmpty == false, "a message has an id")
        precondition((try? JSONValue(parsing: message.native)) != nil, "what is passed on can be read")
        let lists = (content["cards"]?.arrayValue ?? []) + [.object(content)]
        var ids: Set<String> = []
        for option in lists.flatMap({ ($0["options"]?.arrayValue ?? []) + ($0["actions"]?.arrayValue ?? []) }) {
            guard let id = option["id"]?.stringValue else { preconditionFailure("a choice has an id") }
            precondition(ids.insert(id).inserted, "its id is its own")
            guard let payload = option["payload"] else { continue }
            var readers = CCAIReaders()
            let choice = UserContent.action(ActionChoice(payload: payload, text: option["label"]?.stringValue))
            precondition(readers.send(anyMessage, choice).count == 1, "what is offered can be chosen")
        }
        for file in message.files {
            precondition(file.url.lowercased().hasPrefix("http"), "a file is fetched")
            let isOurs = CCAIReaders.mediaAddress(file.url) != nil
            precondition(
                !isOurs || file.url.hasPrefix("https://media.invalid/\(chatID)/"), "a medium is of this chat")
        }
        return "message \(message.role) \(String(decoding: message.content, as: UTF8.self))"
    }
}

private let anyMessage = message(0)

private func checkAlone(_ bytes: [UInt8]) {
    let readers = CCAIReaders()
    for delivery in readers.deliveries(bytes) {
        precondition(delivery.eventID.utf8.count <= HookDelivery.idBytesMax, "an id is short")
        precondition(delivery.vendorUserID.utf8.count <= HookDelivery.idBytesMax, "a user's is as well")
        precondition(delivery.conversationID != nil || !delivery.vendorUserID.isEmpty, "a delivery is for somebody")
        precondition(delivery.payload == bytes, "a delivery is what came")
    }
    let memory = CCAIReaders.persisted(bytes)
    precondition(memory.count < 64 << 10, "a value is small")
    precondition(CCAIReaders.persisted(memory) == memory, "what was read can be persisted")
    let waiting = CCAIReaders.persisted(waiting: bytes)
    precondition(waiting.count < 64 << 10, "a value is small")
    precondition(CCAIReaders.persisted(waiting: waiting) == waiting, "what was read can be persisted")
    let text = String(decoding: bytes, as: UTF8.self)
    if let address = CCAIReaders.mediaAddress(text) {
        precondition(CCAIReaders.mediaAddress(address) == address, "an address is written in one way")
    }
}

// MARK: Answers to calls

private func checkAnswer(_ answer: JSONValue) {
    precondition(CCAIReaders.ids(answer).allSatisfy { $0 > 0 }, "ids are positive")
    if let queues = CCAIReaders.queues(answer) {
        precondition(CCAIReaders.queues(answer) == queues, "the same menus are the same queues")
        checkQueues(queues["queues"]?.arrayValue ?? [], below: nil)
    }
    for wait in CCAIReaders.waits(answer)?["waitTimes"]?.arrayValue ?? [] {
        precondition(wait["queueId"]?.stringValue?.isEmpty == false, "an estimate is of a queue")
        let isPossible = wait["waitSeconds"]?.intValue.map { (0...31_536_000).contains($0) }
        precondition(isPossible == true, "an estimate is a time of up to a year")
    }
    let listed = answer.arrayValue ?? answer["messages"]?.arrayValue ?? []
    checkFate(listed)
}

private func checkQueues(_ queues: [JSONValue], below path: String?) {
    for queue in queues {
        guard let name = queue["name"]?.stringValue, let own = queue["path"]?.stringValue,
            let children = queue["children"]?.arrayValue
        else { preconditionFailure("a queue has a name, a path and a place for others") }
        precondition(queue["id"]?.stringValue?.isEmpty == false, "a queue has an id")
        precondition(own == (path.map { $0 + " / " } ?? "") + name, "a path names all that is above")
        precondition(queue["isSelectable"]?.boolValue == children.isEmpty, "chats begin where nothing is below")
        checkQueues(children, below: own)
    }
}

/// A message is in a list once its words are there once more than they were, whatever else the list has.
private func checkFate(_ listed: [JSONValue]) {
    var readers = CCAIReaders()
    _ = readers.begin(chatID: chatID, at: 1_767_268_800_000)
    let words = "words of the harness"
    precondition(readers.send(anyMessage, .text(words, format: .plain)).count == 1, "a text is one message")
    let own: JSONValue = ["sender": ["type": "end_user"], "message": ["type": "text", "content": JSONValue(words)]]
    let isListed = listed.contains { "\($0)".contains(words) }
    let absent: MessageFate = CCAIReaders.isWhole(listed) ? .absent : .unknown
    precondition(isListed || readers.fate(of: anyMessage, in: listed) == absent, "what is not there is absent")
    precondition(readers.fate(of: anyMessage, in: listed + [own]) == .sent, "what is there was sent")
}
