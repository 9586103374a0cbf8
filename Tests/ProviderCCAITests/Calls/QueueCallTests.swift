import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Queues and their wait times, as the platform tells them (`PROTOCOL.md`, section 11).
@Suite struct QueueCallTests {
    private static let apps = ChatCallTests.apps

    @Test func `oddity 24 a wait of zero is an estimate, a missing one is none, and all are minutes`() throws {
        let bench = try PlatformBench()
        bench.replies["GET \(Self.apps)/wait_times?lang=en"] = [
            .json(
                #"[{"menu_id":105,"wait":7,"materialized_path":"1/105"},{"menu_id":"106","wait":0},"#
                    + #"{"menu_id":107,"wait":null},{"menu_id":108},{"menu_id":109,"wait":0.5,"channel_type":"chat"},"#
                    + #"{"menu_id":110,"wait":-1},{"menu_id":111,"wait":"3"}]"#)
        ]
        let waits = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.waitTimes(CCAIWaitTimesQuestion(language: "en"))
        }.get()
        expectEqual(waits.map(\.menuID), [105, 106, 109])
        expectEqual(waits.map(\.wait), [.seconds(420), .zero, .seconds(30)])
        expectEqual(waits.map(\.channel), [nil, nil, "chat"])
    }

    @Test func `every parameter of the question is in its query, brackets encoded`() throws {
        let bench = try PlatformBench()
        let target =
            "\(Self.apps)/wait_times?lang=de-DE&menu_id=105&channel_type=chat&menu_type=web_menu"
            + "&wait%5Bfrom%5D=0&wait%5Bto%5D=30"
        bench.replies["GET " + target] = [.json(#"{"wait_times":[]}"#)]
        var question = CCAIWaitTimesQuestion(language: "de-DE")
        question.menuID = 105
        question.channel = "chat"
        question.menuType = "web_menu"
        question.minutes = 0...30
        let asked = question
        let waits = try bench.ask { platform async throws(CCAIFailure) in try await platform.waitTimes(asked) }
        try expectEqual(waits.get(), [])
    }

    @Test func `the wait of one queue is that of its chats`() throws {
        let bench = try PlatformBench()
        let call = "GET \(Self.apps)/wait_times?lang=de&menu_id=105&channel_type=chat"
        bench.replies[call] = [
            .json(
                #"[{"menu_id":105,"wait":1,"channel_type":"voice_call"},{"menu_id":106,"wait":2},"#
                    + #"{"menu_id":105,"wait":7,"channel_type":"chat"}]"#), .json("[]"),
        ]
        for expected in [Duration.seconds(420), nil] {
            let wait = try bench.ask { platform async throws(CCAIFailure) in
                try await platform.wait(at: 105, language: "de")
            }.get()
            expectEqual(wait, expected)
        }
    }

    @Test func `the tree of queues comes from the other API, and may not be allowed`() throws {
        let bench = try PlatformBench()
        let call = "GET /manager/api/v1/menus"
        bench.replies[call] = [
            .json(#"{"menus":[{"id":1}],"direct":{"key":"k"}}"#), .json(#"[{"id":1}]"#), .no(403, "Forbidden"),
            .no(404, "Not Found"), .json(#""text""#),
        ]
        func menus() throws -> Result<JSONObject?, CCAIFailure> {
            try bench.ask { platform async throws(CCAIFailure) in try await platform.menus() }
        }
        try expectEqual(menus().get(), ["menus": [["id": 1]], "direct": ["key": "k"]])
        try expectEqual(menus().get(), ["menus": [["id": 1]]])
        for _ in 0..<2 {
            let none = try menus().get()
            expect(none == nil)
        }
        try expectEqual(menus().failure, .malformed)
        bench.replies["\(call)?lang=de"] = [.json(#"{"menus":[]}"#)]
        let german = try bench.ask { platform async throws(CCAIFailure) in try await platform.menus(language: "de") }
        try expectEqual(german.get(), ["menus": []])
    }
}
