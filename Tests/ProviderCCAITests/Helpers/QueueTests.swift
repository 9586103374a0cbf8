import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Menus, direct access and waits (`PROTOCOL.md`, section 11).
@Suite struct QueueTests {
    private static let tree = """
        {"menus": [
          {"id": 3, "name": "Last", "enabled": true, "hidden": false, "position": 9, "channels": ["chat"]},
          {"id": 1, "name": "Support", "position": 1, "channels": null, "children": [
            {"id": 12, "name": "Returns", "position": 2, "channels": {"chat": true, "voice_call": false, "email": {}}},
            {"id": "105", "name": "Billing", "position": 1, "channels": [{"type": "chat"}, {"name": "voice_call"}],
             "languages": ["de", {"code": "en"}], "hours": {"mon": "9-17"},
             "redirection": {"option": "none"}, "deflection": {"enabled": true, "type": "over_capacity"},
             "external_deflection_links": [
               {"display_name": "Help", "url": "https://example.com/help", "icon_name": "help_icon"},
               {"title": "Off", "url": "https://example.com/off", "enabled": false}, {"title": "No address"},
               {"link": "https://example.com/plain"}]},
            {"id": 13, "name": "Secret", "hidden": true, "position": 0}]},
          {"id": 2, "name": "Off", "enabled": false, "position": 0},
          {"id": 4, "name": "Empty", "position": 2, "children": [{"id": 41, "name": "Gone", "hidden": true}]},
          {"id": 5, "name": "Elsewhere", "redirection": {"option": "phone", "data": "+18001112222"},
           "deflection": {"enabled": false, "type": "email"}},
          {"id": 6, "name": "Night", "after_hours": true, "future": [1]},
          {"name": "No id", "position": 0}, null, 7],
         "direct": {"key": "vip_dap", "user": null}}
        """

    private static func answer(_ text: String, keys: [String: Int] = [:]) throws -> JSONObject? {
        CCAIMenus.answer(try JSONValue(parsing: text), keys: keys)
    }

    @Test func `hidden, disabled and empty menus are dropped, the others stand by their position`() throws {
        let answer = try #require(try Self.answer(Self.tree))
        let queues = try #require(answer["queues"]?.arrayValue)
        expectEqual(queues.compactMap { $0["id"]?.stringValue }, ["1", "3", "5", "6"])
        let below = try #require(queues[0]["children"]?.arrayValue)
        expectEqual(below.compactMap { $0["id"]?.stringValue }, ["105", "12"])
        expectEqual(below.compactMap { $0["path"]?.stringValue }, ["Support / Billing", "Support / Returns"])
        expectEqual(queues.map { $0["isSelectable"] }, [false, true, true, true])
    }

    @Test func `a queue has its channels, languages, hours, deflection and links with their icons`() throws {
        let answer = try #require(try Self.answer(Self.tree, keys: ["billing_dap": 105, "a_billing": 105]))
        let billing = answer["queues"]?[0]?["children"]?[0]
        expectEqual(
            billing,
            [
                "id": "105", "key": "a_billing", "name": "Billing", "path": "Support / Billing",
                "channels": ["chat", "voice_call"], "isOpen": true, "isSelectable": true, "languages": ["de", "en"],
                "hours": ["mon": "9-17"], "deflection": ["type": "over_capacity"],
                "links": [
                    ["title": "Help", "url": "https://example.com/help", "iconName": "help_icon"],
                    ["url": "https://example.com/plain"],
                ],
                "children": [],
            ])
        expectEqual(answer["queues"]?[0]?["children"]?[1]?["channels"], ["chat", "email"])
    }

    @Test func `a queue that is redirected or after hours is not open`() throws {
        let queues = try #require(try Self.answer(Self.tree)?["queues"]?.arrayValue)
        expectEqual(queues.map { $0["isOpen"] }, [true, true, false, false])
        expectEqual(queues[2]["redirection"], ["option": "phone", "data": "+18001112222"])
        expect(queues[2]["deflection"] == nil)
    }

    @Test func `keys of direct access are the configuration's, and the platform's where it names another`() throws {
        let keys = ["billing_dap": 105, "returns_dap": 12]
        try expectEqual(
            Self.answer(Self.tree, keys: keys)?["directAccess"],
            [
                ["key": "billing_dap", "queueId": "105"], ["key": "returns_dap", "queueId": "12"], ["key": "vip_dap"],
            ])
        try expectEqual(Self.answer(#"{"menus": []}"#), ["queues": []])
    }

    @Test func `where menus cannot be listed the configuration's keys are the queues`() {
        let answer = CCAIMenus.answer(keys: ["b": 2, "a": 1])
        expectEqual(answer["queues"]?.arrayValue?.compactMap { $0["id"]?.stringValue }, ["1", "2"])
        expect(answer["queues"]?[0]?["key"] == "a" && answer["queues"]?[0]?["isOpen"] == nil)
        expectEqual(answer["directAccess"], [["key": "a", "queueId": "1"], ["key": "b", "queueId": "2"]])
        expectEqual(CCAIMenus.answer(keys: [:]), ["queues": []])
    }

    @Test func `menus without positions keep their order, and there is a bound for how many are looked at`() throws {
        let many = (0..<6000).map { "{\"id\": \($0), \"name\": \"\($0)\"}" }.joined(separator: ",")
        let queues = try #require(try Self.answer("[\(many)]")?["queues"]?.arrayValue)
        expectEqual(queues.count, CCAIMenus.countMax)
        expect(queues.first?["id"] == "0" && queues.last?["id"] == "4999")
        for text in ["{}", "7", "null", "\"menus\"", "{\"menus\": {}}"] { try expect(Self.answer(text) == nil) }
    }

    // MARK: Calls

    /// Asks the provider of a bench, and lets time pass until it has its answer.
    private func ask(
        _ bench: PlatformBench, _ provider: CCAI? = nil,
        _ question: @escaping @Sendable (CCAI, ProviderEnvironment) async throws(ProviderFailure) -> JSONObject
    ) throws -> Result<JSONObject, ProviderFailure> {
        let (provider, environment) = (provider ?? bench.provider, bench.environment)
        let answer = LoopBound<Result<JSONObject, ProviderFailure>?>(nil, loop: bench.loop)
        Task(executorPreference: bench.loop.taskExecutor) {
            do throws(ProviderFailure) {
                answer.value = .success(try await question(provider, environment))
            } catch {
                answer.value = .failure(error)
            }
        }
        bench.wait { answer.value != nil }
        return try #require(answer.value)
    }

    private static func kind(_ result: Result<JSONObject, ProviderFailure>) -> ProviderFailure.Kind? {
        if case .failure(let failure) = result { failure.kind } else { nil }
    }

    @Test func `waits come in minutes, 0 is an estimate and a missing record is none`() throws {
        let bench = try PlatformBench()
        bench.replies["GET /apps/api/v1/wait_times?lang=en"] = [
            .json(
                #"[{"menu_id":105,"wait":7},{"menu_id":"106","wait":0},{"menu_id":107,"wait":null},{"menu_id":108},"#
                    + #"{"menu_id":110,"wait":1.5,"channel_type":"voice_call"}]"#)
        ]
        let waits = try ask(bench) { provider, environment async throws(ProviderFailure) in
            try await provider.waitTimes(language: nil, queue: nil, environment)
        }
        try expectEqual(
            waits.get(),
            [
                "waitTimes": [
                    ["queueId": "105", "waitSeconds": 420], ["queueId": "106", "waitSeconds": 0],
                    ["queueId": "110", "channel": "voice_call", "waitSeconds": 90],
                ]
            ])
    }

    @Test func `a queue is asked for by its id or its key, in the platform's spelling of the language`() throws {
        let bench = try PlatformBench()
        var configuration = bench.provider.configuration
        configuration.chats.menuKeys = ["billing_dap": 105]
        configuration.chats.supportedLanguages = ["de-de"]
        let provider = CCAI(configuration)
        bench.replies["GET /apps/api/v1/wait_times?lang=de-de&menu_id=105"] = [.json("[]")]
        for queue in ["105", "billing_dap"] {
            let waits = try ask(bench, provider) { provider, environment async throws(ProviderFailure) in
                try await provider.waitTimes(language: "de-DE", queue: queue, environment)
            }
            try expectEqual(waits.get(), ["waitTimes": []])
        }
        let unknown = try ask(bench, provider) { provider, environment async throws(ProviderFailure) in
            try await provider.waitTimes(language: nil, queue: "other", environment)
        }
        #expect(
            throws: ProviderFailure(
                .notFound, "It is no queue of the CCAI Platform's, by its number or by its key.")
        ) {
            try unknown.get()
        }
    }

    @Test func `a key that the configuration does not have is looked up, and becomes the number of its queue`() {
        var tenant = CCAIConfiguration.tenant
        tenant.access = CCAIAccess(baseURL: "https://h", username: "acme", token: Secret(literal: "an-api-token"))
        tenant.chats.menuKeys = ["billing_dap": 105]
        let provider = CCAI(tenant)
        expectEqual(provider.queueKey(in: ["menuKey": "vip_dap", "lang": "de"]), "vip_dap")
        expectEqual(provider.options(["menuKey": "vip_dap", "lang": "de"], at: "12"), ["lang": "de", "menuId": 12])
        for queue in ["105", "billing_dap"] { expect(provider.hasQueueID(queue)) }
        expect(!provider.hasQueueID("vip_dap"))
        let known: [ProviderOptions] = [
            [:], ["menuKey": "billing_dap"], ["menuKey": 7], ["menuKey": "vip_dap", "menuId": 1],
        ]
        for options in known { expect(provider.queueKey(in: options) == nil, "\(options)") }
        expect(CCAI(.tenant).queueKey(in: ["menuKey": "vip_dap"]) == nil, "it only signs")
        for id in ["0", "x", ""] { expect(provider.options(["menuKey": "vip_dap"], at: id) == nil) }
    }

    @Test func `queues are the platform's menus, and the configuration's keys where it does not list them`() throws {
        let bench = try PlatformBench()
        bench.replies["GET /manager/api/v1/menus?lang=de"] = [
            .json(#"{"menus":[{"id":105,"name":"Billing","channels":["chat"]}]}"#), .no(403, "Forbidden"),
        ]
        var configuration = bench.provider.configuration
        configuration.chats.menuKeys = ["billing_dap": 105]
        let provider = CCAI(configuration)
        for name in ["Billing", "billing_dap"] {
            let queues = try ask(bench, provider) { provider, environment async throws(ProviderFailure) in
                try await provider.queues(language: "de", environment)
            }
            try expectEqual(queues.get()["queues"]?[0]?["name"], JSONValue(name))
        }
        let none = try ask(bench, CCAI(.tenant)) { provider, environment async throws(ProviderFailure) in
            try await provider.queues(language: nil, environment)
        }
        expectEqual(Self.kind(none), .unsupported, "a provider that only signs has no queues")
        let forbidden = try ask(bench) { provider, environment async throws(ProviderFailure) in
            try await provider.queues(language: "de", environment)
        }
        expectEqual(Self.kind(forbidden), .forbidden)
    }
}
