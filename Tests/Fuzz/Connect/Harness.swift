import Domain
import JSON
import ProviderConnect

/// Feeds frames of the socket, items and answers from outside to their readers and checks what must hold for any.
///
/// The input is a sequence of frames, one a line; a line is taken as it stands, so it may be anything. Each is also
/// tried as an item that somebody else put into a frame, as the content of an interactive message, as an answer that
/// says no, and as what a user sends.
public func fuzzConnect(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 64, omittingEmptySubsequences: false).map(
        Array.init)
    precondition(replay(lines) == replay(lines), "the same frames tell the same")
    var readers = ConnectReaders()
    for line in lines {
        let text = String(decoding: line, as: UTF8.self)
        for frame in [frame(item: text), frame(item: interactive(text))] {
            for event in readers.read(frame) { _ = check(event, readers) }
        }
        checkFault(line, text)
        checkOutbound(line, text, readers)
        precondition(!String(describing: readers.attachmentID(in: text)).isEmpty)
    }
}

/// The events that frames told, as far as they can be compared.
private func replay(_ lines: [[UInt8]]) -> [String] {
    var readers = ConnectReaders()
    var told: [String] = []
    for line in lines {
        for event in readers.read(line) { told.append(check(event, readers)) }
    }
    return told
}

private func frame(item: String) -> [UInt8] {
    JSONValue.object(["topic": "aws/chat", "content": JSONValue(item)]).encoded()
}

private func interactive(_ content: String) -> String {
    JSONValue.object([
        "Type": "MESSAGE", "Id": "i", "Content": JSONValue(content),
        "ContentType": "application/vnd.amazonaws.connect.message.interactive",
    ]).description
}

// MARK: What comes in

/// Everything that leaves can be read again, and names what it must name.
private func check(_ event: ProviderEvent, _ readers: ConnectReaders) -> String {
    guard case .message(let message) = event else {
        if case .vendorEvent(let name, let native) = event {
            precondition(!name.isEmpty && (try? JSONValue(parsing: native)) != nil, "an event has a name and its item")
        }
        return "\(event)"
    }
    guard let content = (try? JSONValue(parsing: message.content))?.objectValue else {
        preconditionFailure("content is a JSON object")
    }
    precondition(content["type"]?.stringValue?.isEmpty == false, "content has a type")
    precondition(message.vendorID?.isEmpty != true, "an id is not empty")
    // A hundred things to choose, each with its answer twice and escaped.
    precondition(message.content.count <= 64 * message.native.count + (8 << 20), "content does not grow without end")
    precondition(message.replaces == nil || message.replaces != message.vendorID, "nothing takes its own place")
    for file in message.files {
        precondition(readers.attachmentID(in: file.url)?.isEmpty == false, "a file's address stands for a file")
    }
    checkOptions(content)
    return "message \(message.role) \(message.replaces ?? "") \(String(decoding: message.content, as: UTF8.self))"
}

private let all: Set<String> = [
    "text/plain", "text/markdown", "application/json",
    "application/vnd.amazonaws.connect.message.interactive.response",
]

/// Ids of what can be chosen are unique, and what is chosen can be sent.
private func checkOptions(_ content: JSONObject) {
    var seen: Set<String> = []
    let lists = (content["items"]?.arrayValue ?? []) + [.object(content)]
    for list in lists {
        for key in ["options", "actions", "slots"] {
            for option in list[key]?.arrayValue ?? [] {
                guard let id = option["id"]?.stringValue else { preconditionFailure("an option has an id") }
                precondition(seen.insert(id).inserted, "an option's id is its own")
                guard let payload = option["payload"] else { continue }
                let choice = UserContent.action(ActionChoice(payload: payload, text: option["label"]?.stringValue))
                precondition(
                    ConnectReaders().problems(in: choice, allowed: all).isEmpty, "what is offered can be chosen")
            }
        }
    }
}

private func checkFault(_ line: [UInt8], _ text: String) {
    let readers = ConnectReaders()
    for status in [200, 400, 403, 429, 500] {
        let failure = readers.failure(status: status, errorType: text, body: line)
        precondition(failure.code?.isEmpty != true && !failure.detail.isEmpty, "a failure says something")
    }
}

// MARK: What goes out

/// A line as several kinds of content: what goes out keeps the vendor's limits, and problems say the same as failures.
private func checkOutbound(_ line: [UInt8], _ text: String, _ readers: ConnectReaders) {
    let value = (try? JSONValue(parsing: line)) ?? JSONValue(text)
    var contents: [UserContent] = [
        .text(text, format: .markdown), .data(contentType: "application/json", value: value), .raw(value),
        .action(ActionChoice(payload: value, text: text)),
        .formResponse(FormResponse(formID: "f", values: value.objectValue ?? JSONObject())),
    ]
    if let content = try? UserContent(value) { contents.append(content) }
    if let message = MessageID("msg_01kkpssp62ephsstpj3nvk9ny1") {
        contents.append(.interactiveResponse(message: message, value: value))
    }
    for content in contents {
        for allowed in [all, []] { checkOutbound(content, allowed, readers) }
    }
}

private func checkOutbound(_ content: UserContent, _ allowed: Set<String>, _ readers: ConnectReaders) {
    let problems = readers.problems(in: content, allowed: allowed)
    do throws(ProviderFailure) {
        for words in try readers.words(for: content, allowed: allowed) {
            precondition((1...100).contains(words.contentType.count), "a content type keeps its limits")
            precondition((1...16_384).contains(words.content.utf8.count), "content keeps its limits")
            precondition(
                words.contentType == "text/plain" || allowed.contains(words.contentType), "the chat takes it")
        }
        precondition(problems.isEmpty, "what goes out has no problems")
    } catch {
        precondition(problems.count == 1 && problems[0].detail == error.detail, "both say the same")
    }
}
