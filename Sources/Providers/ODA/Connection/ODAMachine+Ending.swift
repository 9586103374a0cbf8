import JSON
import ProviderKit

/// The end of a conversation: `closeSession`, its answer, goodbye (`PROTOCOL.md`, section 4.7).
extension ODAMachine {
    /// The machine of a user's conversation that is to be ended by ``startEnding()``.
    init(forEndOf userID: String, _ channel: ODAChannel, seed: UInt64) {
        let writer = ODAFrameWriter(userID: userID, sendsMetadata: channel.configuration.sendsMetadata)
        self.init(
            channel, writer: writer, translation: channel.configuration.translation, native: [:], introduction: [],
            introductionSpeaks: false, isResumed: true, seed: seed)
    }

    /// Ends the conversation; where there is no connection to say it over, ``isEndNotified`` stays false.
    package mutating func end() -> [ODAStep] {
        switch phase {
        case .over, .ending: return []
        // There is no word for the end on that channel.
        case .open where transport == .hook:
            isEndNotified = true
            return over([.close])
        case .open:
            var steps = connectionTimersOff + [.stop(.working), .stop(.patience), .stop(.stream)]
            conversation.forgetTyping(&steps)
            return steps + closing()
        case .idle, .connecting, .waiting: return over([.close])
        }
    }

    /// Begins for the end alone, of a conversation that nobody here is in any more.
    ///
    /// The connection opens, says `closeSession` and goes; it is tried once.
    mutating func startEnding() -> [ODAStep] {
        guard phase == .idle else { return [] }
        isForEnd = true
        phase = .connecting
        return [.start(.ending, after: times.closeSession), .dial]
    }

    /// Leaves the conversation to the vendor and closes the socket.
    mutating func suspend() -> [ODAStep] {
        phase == .over ? [] : over([.close])
    }

    /// The connection that was made for the end is open.
    mutating func beginEnding() -> [ODAStep] {
        (transport == .socket ? authentication : []) + closing()
    }

    private mutating func closing() -> [ODAStep] {
        phase = .ending
        return [.write(writer.closeSession()), .start(.ending, after: times.closeSession)]
    }

    /// No connection for the end: where long polls may take the place of a socket they do, else it is said later.
    mutating func endingUnreachable() -> [ODAStep] {
        guard configuration.pollsLong, transport == .socket else { return over([]) }
        transport = .poll
        return [.poll]
    }

    /// A connection that goes behind `closeSession`: only a server that says goodbye has surely read it.
    mutating func endingLost(_ end: SocketEnd) -> [ODAStep] {
        if case .closed(code: 1000) = end { isEndNotified = true }
        return over([])
    }

    /// `sessionClosed` does not come: what was written to a socket that is still open counts as said, since the vendor
    /// need not answer (assumed).
    mutating func endingTimedOut() -> [ODAStep] {
        switch phase {
        case .ending: isEndNotified = true
        case .connecting where isForEnd: break
        case .idle, .connecting, .open, .waiting, .over: return []
        }
        return over([.close])
    }
}
