@testable import Conversations
import Domain
import JSON
import Testing

@Suite("Requests of the provider that wait")
struct PendingCommandTests {
    @Test("requests that wait are bounded in number and size")
    func bounded() {
        var commands = PendingCommands()
        for index in 0..<40 {
            let request = CommandRequest(id: "c\(index)", name: "n", prompt: "", options: [])
            commands.add(PendingCommand(request, message: nil, requestedAt: ""))
        }
        #expect(commands.items.count == PendingCommands.countMax)
        #expect(commands.items.last?.request.id == "c39")
        let long = String(repeating: "x", count: PendingCommands.bytesMax / 2)
        for id in ["long", "longer"] {
            let request = CommandRequest(id: id, name: "n", prompt: long, options: [])
            commands.add(PendingCommand(request, message: nil, requestedAt: ""))
        }
        #expect(commands.items.map(\.request.id) == ["longer"])
        #expect(commands.json.encoded().count <= PendingCommands.bytesMax)
    }

    @Test("what is stored of a request is what is read")
    func stored() {
        var request = CommandRequest(id: "c", name: "n", prompt: "p", options: [["label": "1", "value": 1]])
        request.isOptional = false
        request.answerCharactersMax = 7
        var commands = PendingCommands()
        commands.add(PendingCommand(request, message: nil, requestedAt: "2026-01-01T00:00:00.000Z"))
        #expect(PendingCommands(stored: commands.json).json == commands.json)
    }
}
