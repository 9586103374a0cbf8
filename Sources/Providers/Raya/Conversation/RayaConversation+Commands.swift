package import Domain
import JSON
import ProviderKit

/// Commands, by which the bot wants something of the user or ends the conversation (`PROTOCOL.md`, section 9).
extension RayaConversation {
    /// The frame that answers a command, or why there is none (section 9).
    package func answer(_ answer: CommandAnswer) throws(RayaCommandFault) -> [UInt8] {
        guard let pending = memory.command, pending.id == answer.commandID, pending.name == answer.name else {
            throw .notPending
        }
        // Whether it may be skipped the gateway has judged.
        guard pending.options.isEmpty || answer.value.isEmpty else {
            guard pending.options.contains(answer.value) else { throw .notAnOption }
            return RayaFrameWriter.command(pending.name, response: answer.value)
        }
        let words = RayaSanitizer.trimmed(answer.value)
        guard words.unicodeScalars.count <= RayaLimits.feedbackCharactersMax else { throw .tooLong }
        return RayaFrameWriter.command(pending.name, response: words)
    }

    mutating func handle(
        _ command: RayaCommand, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]
    ) -> Verdict {
        reply.rest(&steps)
        clearInfo(&steps)
        suggest([], &steps)
        if command.name == .autoClose {
            close(command, bytes, &steps)
            return .isClosed
        }
        commandCount += 1
        var request = CommandRequest(
            id: "cmd-\(String(time.wall, radix: 36))-\(commandCount)", name: command.name.rawValue,
            prompt: command.message,
            options: command.options.map { ["label": .string(RayaCommand.text($0)), "value": $0] })
        request.isOptional = command.isOptional
        request.replacesOthers = true
        request.wantsAnswer = command.name != .feedbackReceived
        if command.options.isEmpty, request.wantsAnswer {
            request.answerCharactersMax = RayaLimits.feedbackCharactersMax
        }
        memory.command =
            request.wantsAnswer
            ? RayaPendingCommand(
                id: request.id, name: request.name, options: command.options.map(RayaCommand.text))
            : nil
        if !request.wantsAnswer { memory.isEnding = true }
        steps.append(.persist(memory))
        steps.append(.emit(.command(request)))
        return request.wantsAnswer ? .goesOn : .saysGoodbye
    }

    /// The bot has ended the conversation; its words, made fit for people, are the last ones.
    private mutating func close(_ command: RayaCommand, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        reply.end(&steps)
        clearInfo(&steps)
        giveUpMedia(&steps)
        memory.command = nil
        steps.append(.persist(memory))
        let said = command.message.isEmpty ? texts.closed : command.message
        say(
            RayaContent.notice(RayaSanitizer.clean(said, generic: texts.genericError)), .system, bytes,
            &steps)
    }
}

/// Why a command cannot be answered like that.
package enum RayaCommandFault: Error, Hashable, Sendable {
    /// It is not the one that waits.
    case notPending
    /// It is none of what was offered.
    case notAnOption
    /// It is too long.
    case tooLong
}
