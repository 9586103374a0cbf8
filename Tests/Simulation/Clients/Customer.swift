import EventLoop
import Kernel

/// A user of one provider: conversations one after the other, each talked and read by clients of its own.
final class Customer {
    private let name: String
    private let provider: String
    /// Conversations go on with other providers, time and again.
    private let moves: Bool
    private let office: Office
    private(set) var talks: [LoopBound<Talk>] = []

    init(_ name: String, of provider: String, moves: Bool = false, in office: Office) {
        self.name = name
        self.provider = provider
        self.moves = moves
        self.office = office
    }

    /// Begins the next conversation as long as the last one is over, until everybody goes home; on the clients' loop.
    func live() async {
        repeat {
            let talk = Talk("\(name).\(talks.count)", of: "user-\(name)", with: provider, moves: moves, in: office)
            let shared = LoopBound(talk, loop: office.loop)
            talks.append(shared)
            Task(executorPreference: office.loop.taskExecutor) { await shared.value.read() }
            await talk.talk()
            await office.rest(atMost: .seconds(60))
        } while !office.isClosing
    }
}
