@testable import Conversations
import Domain
import JSON
import SupportExpectations
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
        expectEqual(commands.items.count, PendingCommands.countMax)
        expectEqual(commands.items.last?.request.id, "c39")
        let long = String(repeating: "x", count: PendingCommands.bytesMax / 2)
        for id in ["long", "longer"] {
            let request = CommandRequest(id: id, name: "n", prompt: long, options: [])
            commands.add(PendingCommand(request, message: nil, requestedAt: ""))
        }
        expectEqual(commands.items.map(\.request.id), ["longer"])
        expect(commands.json.encoded().count <= PendingCommands.bytesMax)
    }

    @Test("what is stored of a request is what is read")
    func stored() {
        var request = CommandRequest(id: "c", name: "n", prompt: "p", options: [["label": "1", "value": 1]])
        request.isOptional = false
        request.answerCharactersMax = 7
        var commands = PendingCommands()
        commands.add(PendingCommand(request, message: nil, requestedAt: "2026-01-01T00:00:00.000Z"))
        expectEqual(PendingCommands(stored: commands.json).json, commands.json)
    }

    @Test("an answer is the option that is meant, in the vendor's own spelling")
    func spelling() throws {
        func choose(_ options: [JSONValue], _ value: JSONValue, isOptional: Bool = true) -> String {
            var request = CommandRequest(id: "c", name: "n", prompt: "", options: options.map { ["value": $0] })
            request.isOptional = isOptional
            do throws(ContentProblem) {
                return try PendingCommand(request, message: nil, requestedAt: "").choice(for: value).text
            } catch {
                return error.code
            }
        }
        let one = try JSONValue(parsing: "1.0")
        let numbers: [JSONValue] = [one, 2, 3.5]
        expectEqual(choose(numbers, 1), "1.0")
        expectEqual(choose(numbers, "1"), "1.0")
        expectEqual(choose(numbers, one), "1.0")
        expectEqual(choose(numbers, "2.0"), "2")
        expectEqual(choose(numbers, "3.50"), "3.5")
        expectEqual(choose(numbers, 4), "not_allowed")
        let words: [JSONValue] = ["Yes", "No", "not now", "نعم"]
        expectEqual(choose(words, "yes"), "Yes")
        expectEqual(choose(words, " NO "), "No")
        expectEqual(choose(words, "Not  Now"), "not now")
        expectEqual(choose(words, "نعم"), "نعم")
        expectEqual(choose(words, "maybe"), "not_allowed")
        expectEqual(choose(["no", "No"], "No"), "No", "to the letter comes first")
        expectEqual(choose(words, ""), "", "an optional request may be skipped")
        expectEqual(choose(words, "", isOptional: false), "too_short")
        expectEqual(choose([true, false], "TRUE"), "true")
    }
}
