import Domain
import EventLoop
import JSON
import ProviderKit

/// Texts: delivered, and answered once it is known what became of them.
extension VoysisSession {
    var chainedContext: JSONObject? { machine.memory.context }

    func chain(_ context: JSONObject?) async {
        let isChange = machine.memory.context != context
        machine.chain(context)
        guard isChange else { return }
        self.context.events.emit(.native(machine.native))
        // The memory of the last answer may be on its way to the disk still; writes keep their order.
        storedMemory.discard()
        await self.context.values.set(VoysisMemory.key, to: machine.memory.encoded(), secret: false)
    }

    /// Returns once the request is written to an open socket, or answered over REST; waits for its turn.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        var content: JSONObject
        do throws(ProviderFailure) {
            content = try query(message.content)
            if let context = message.context { content.set("context", to: .object(context)) }
        } catch {
            throw .refused(error)
        }
        let ticket = nextTicket()
        let answer = LoopAnswer<VoysisOutcome>(loop: context.loop)
        texts[ticket] = answer
        perform(machine.ask(content, ticket: ticket, message: message.id, at: now))
        switch await answer.wait() {
        case .sent: return
        case .notSent(let failure): throw .notSent(failure)
        case .unknown(let failure): throw .unknown(failure)
        case .refused(let failure): throw .refused(failure)
        }
    }

    /// The members of a query that say what is asked.
    func query(_ content: UserContent) throws(ProviderFailure) -> JSONObject {
        switch content {
        case .text(let text, _):
            let charactersMax = configuration.textCharactersMax
            guard text.unicodeScalars.count <= charactersMax else {
                throw ProviderFailure(
                    .invalid, "A text has at most \(charactersMax) characters.", code: "text_too_long")
            }
            return ["textQuery": ["text": JSONValue(text)]]
        case .raw(let payload) where configuration.allowsRaw:
            guard let object = payload.objectValue, object["textQuery"]?["text"]?.stringValue != nil,
                object["queryType"] == nil
            else {
                throw ProviderFailure(
                    .invalid, "Raw content is an object with textQuery and without queryType.", code: "raw")
            }
            return object
        default:
            throw ProviderFailure(
                .unsupported, "The service takes texts and speech, not \(content.type).", code: "unsupported_content")
        }
    }

    /// The problems for which ``send(_:)`` would refuse content, told before anything is stored.
    func problems(in content: UserContent) -> [ContentProblem] {
        do throws(ProviderFailure) {
            _ = try query(content)
            return []
        } catch {
            switch content {
            case .text: return [ContentProblem(JSONPointer(["text"]), "too_long", error.detail)]
            case .raw: return [ContentProblem(JSONPointer(["payload"]), "bad_format", error.detail)]
            default: return [ContentProblem(JSONPointer(["type"]), "not_allowed", error.detail)]
            }
        }
    }

    func nextTicket() -> Int {
        ticketsGiven += 1
        return ticketsGiven
    }
}
