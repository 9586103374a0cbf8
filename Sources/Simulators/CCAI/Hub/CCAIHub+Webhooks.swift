import Chronology
import HTTPWire
import JSON
import SimulatorKit

/// Events: how they are made, and how each attempt to post them is spoilt (protocol note section 9).
extension CCAIHub {
    /// The time in events: whole seconds (protocol note section 3.5).
    func eventTime(_ milliseconds: Int64) -> String {
        Timestamp(milliseconds: milliseconds).rfc3339.prefix(19) + "Z"
    }

    /// Makes an event of a chat and has it posted.
    func emit(_ type: String, _ body: JSONObject, in chat: CCAIChat) {
        let party = CCAIFault.Party(chatID: "\(chat.id)", event: type)
        var (name, body) = (type, body)
        var (isEscaped, missing) = (false, "")
        if case .event(let fault)? = faults.next(.event, party) {
            switch fault {
            case .unknown: enqueue("hologram_projected", envelope("hologram_projected", ["depth": 3], chat), chat.id)
            case .className: name = Self.className(of: type)
            case .bare: body = [:]
            case .escaped: isEscaped = true
            case .chatless: missing = "chat_id"
            case .timeless: missing = "timestamp"
            }
        }
        var value = envelope(name, body, chat, without: missing)
        if case .eventShape(let shape)? = faults.next(.eventShape, party) { value = shape.applied(to: value) }
        let isEcho = body["sender"]?["type"] == "end_user"
        enqueue(
            type, isEscaped ? CCAIHookText.escaped(value) : CCAIHookText.plain(value), chat.id,
            isFollowed: type == "chat_created" || isEcho)
    }

    /// Posts an event of a chat just as it is.
    func push(_ body: [UInt8], chatID: Int) { enqueue("pushed", body, chatID) }

    private func envelope(
        _ type: String, _ body: JSONObject, _ chat: CCAIChat, without missing: String = ""
    ) -> JSONValue {
        let whole: JSONObject = [
            "event_type": .string(type), "timestamp": .string(eventTime(now)), "chat_id": JSONValue(chat.id),
            "body": .object(body),
        ]
        return .object(JSONObject(whole.members.filter { $0.key != missing }))
    }

    private func enqueue(_ type: String, _ value: JSONValue, _ chatID: Int) {
        enqueue(type, CCAIHookText.plain(value), chatID)
    }

    private func enqueue(_ type: String, _ bytes: [UInt8], _ chatID: Int, isFollowed: Bool = false) {
        statistics.webhooks.events += 1
        hooks.add(
            CCAIHookEvent(number: nextEvent(), chatID: chatID, type: type, body: bytes, isFollowed: isFollowed))
    }

    /// `MessageReceivedEvent` for `message_received`.
    private static func className(of type: String) -> String {
        type.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Event"
    }

    // MARK: Attempts

    /// One attempt to post an event, as the faults leave it.
    func attempt(_ event: CCAIHookEvent) -> CCAIHookAttempt {
        let party = CCAIFault.Party(chatID: "\(event.chatID)", event: event.type)
        var attempt = CCAIHookAttempt(body: event.body, fields: [])
        if !event.hasSwapped, case .frame(let fault)? = faults.next(.frame, party) {
            spoil(&attempt, fault)
        } else if case .unruly? = faults.next(.manners, party) {
            attempt.copies = 2
            attempt.isSwapped = event.isFollowed && !event.hasSwapped
        }
        var fault: CCAISignatureFault?
        if !attempt.isSwapped, case .signature(let wanted)? = faults.next(.signature, party) { fault = wanted }
        let signature = CCAIHookSignature(
            primary: configuration.secrets.webhookPrimary, secondary: configuration.secrets.webhookSecondary)
        attempt.fields = signature.fields(for: attempt.body, time: signedTime, fault)
        if fault == .padded { attempt.body += Array("  ".utf8) }
        if !attempt.isSwapped, attempt.copies > 0 { direct(&attempt, event, party) }
        return attempt
    }

    /// The way that an attempt takes, and what becomes of it where it is not taken.
    private func direct(_ attempt: inout CCAIHookAttempt, _ event: CCAIHookEvent, _ party: CCAIFault.Party) {
        if case .hook(.twin)? = faults.next(.hookCopies, party) { attempt.atOnce = 2 }
        if case .hook(.beside)? = faults.next(.hookLine, party) { attempt.isBeside = true }
        attempt.repetition = event.repetition
        // Said at the first attempt for all that may follow.
        let repetition = event.attempts == 0 ? faults.next(.hookRepeats, party) : nil
        switch repetition {
        case .hook(.unrepeated)?: attempt.repetition = .never
        case .hook(.repeatedOnFailure)?: attempt.repetition = .onFailure
        default: break
        }
        if case .hook(.impatient(let time))? = faults.next(.hookPatience, party) { attempt.patience = time }
    }

    private func spoil(_ attempt: inout CCAIHookAttempt, _ fault: FrameFault) {
        switch fault {
        case .late(let time): attempt.delay = time
        case .lost: attempt.copies = 0
        case .doubled: attempt.copies = 2
        case .reordered: attempt.isSwapped = true
        case .malformed: attempt.body = Array(attempt.body.prefix(attempt.body.count / 2))
        case .invalidUTF8: attempt.body = Array(#"{"event_type":""#.utf8) + [0xff] + Array(#""}"#.utf8)
        case .cut, .reset, .close, .binary, .badFrame: break
        }
    }

    private var signedTime: String {
        let milliseconds = now
        let thousandths = "\(1000 + milliseconds % 1000)".dropFirst()
        return switch configuration.webhooks.timeForm {
        case .seconds: "\(milliseconds / 1000)"
        case .fractional: "\(milliseconds / 1000).\(thousandths)"
        case .milliseconds: "\(milliseconds)"
        case .text: Timestamp(milliseconds: milliseconds).rfc3339
        }
    }

    /// Counts what became of an attempt or of an event.
    func note(_ event: CCAIHookEvent, _ outcome: CCAIHookQueue.Outcome) {
        switch outcome {
        case .answered(let status):
            switch status {
            case .some(200..<300): statistics.webhooks.delivered += 1
            case .some: statistics.webhooks.refused += 1
            case nil: statistics.webhooks.unanswered += 1
            }
            record(.webhook, event.body, operation: event.type, chatID: event.chatID, status: status ?? 0)
        case .lost: break
        case .dropped: statistics.webhooks.dropped += 1
        }
    }
}
