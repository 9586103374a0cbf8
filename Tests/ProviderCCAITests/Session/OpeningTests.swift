import Configuration
import Domain
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Beginning chats and taking them up again (`PROTOCOL.md`, sections 4, 5 and 24).
@Suite struct OpeningTests {
    @Test func `a session is the user's, then their running chat is looked for, then there is a new one`() throws {
        let rig = try ChatRig(["menuId": 105, "lang": "de", "email": "zoe@example.test", "ticketId": "T-1"])
        rig.open()
        expectEqual(rig.platform.notes, ["user", "running?", "create 105 de"])
        expect(rig.platform.users.first?.identifier == "u-7" && rig.platform.users.first?.name == "Zoë")
        let chat = try #require(rig.platform.wanted.first)
        expect(chat.endUserID == 5001 && chat.email == "zoe@example.test" && chat.ticketID == "T-1")
        expectEqual(rig.words.prefix(2), ["known chat:37001", "opened queued"])
        expect(rig.record?.chatID == 37_001 && rig.record?.endUserID == 5001)
        expect(rig.values.isSecret(CCAIChatRecord.key))
    }

    @Test func `an anonymous user has a UUID of the session's own, which a restart keeps`() throws {
        let rig = try ChatRig(user: #"{"id":"usr_01"}"#)
        rig.platform.fail(.createChat, Faults.broken)
        rig.open()
        let identifier = try #require(rig.record?.identifier)
        expect(identifier.utf8.count == 36 && identifier.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
        expectEqual(rig.platform.users.map(\.identifier), [identifier])
        try rig.restart(isResumed: false)
        rig.open()
        expectEqual(rig.record?.identifier, identifier)
        expectEqual(CCAIIdentity.uuid(0, .max), "00000000-0000-4000-bfff-ffffffffffff")
        expectEqual(CCAIIdentity.uuid(.max, 0), "ffffffff-ffff-4fff-8000-000000000000")
    }

    @Test func `a language that the queue does not have is followed by the next one, and English is the last`() throws {
        let rig = try ChatRig(["menuId": 105, "lang": "de-AT"])
        rig.platform.fail(.createChat, Faults.noLanguage, Faults.noLanguage)
        rig.open()
        expectEqual(rig.platform.notes.suffix(3), ["create 105 de-AT", "create 105 de", "create 105 en"])
        expect(rig.words.contains("opened queued"))
        let other = try ChatRig(["menuId": 105, "lang": "en"])
        other.platform.fail(.createChat, Faults.noLanguage)
        other.open()
        expectEqual(other.words, ["failed language_unavailable language_unavailable"])
    }

    static let refusals: [(failure: CCAIFailure, words: String)] = [
        (Faults.closed, "failed queue_closed queue_closed"),
        (Faults.notAuthorised, "failed provider_auth_failed 100"),
        (Faults.fault(400, "menu_id 105 is not found"), "failed invalid_request invalid_queue"),
        (Faults.fault(429, "slow down"), "failed provider_throttled "),
    ]

    @Test func `a chat that the platform does not begin fails the session with a code of its own`() throws {
        for (failure, words) in Self.refusals {
            let rig = try ChatRig()
            rig.platform.fail(.createChat, failure)
            rig.open()
            expectEqual(rig.words, [words])
            rig.pass(.seconds(1))
            expect(rig.record == nil && !rig.platform.notes.contains { $0.hasPrefix("finish") }, "\(words)")
        }
    }

    @Test func `a chat of the user's that runs is adopted, ended or refused, as the configuration says`() throws {
        let before = ScriptedPlatform.Chat(
            id: 36_000, status: "connected", createdAt: ChatRig.wall - 600_000, identifier: "u-7")
        let adopting = try ChatRig()
        adopting.platform.chats = [before]
        adopting.open()
        expectEqual(adopting.platform.notes, ["user", "running?", "chat 36000", "messages 36000"])
        expect(adopting.words.first == "known chat:36000" && adopting.record?.chatID == 36_000)

        let ending = try ChatRig { $0.chats.runningChat = .end }
        ending.platform.chats = [before]
        ending.open()
        expectEqual(ending.platform.notes.suffix(2), ["finish 36000 5001 ", "create 105 en"])
        expectEqual(ending.words.first, "known chat:37002")

        let refusing = try ChatRig { $0.chats.runningChat = .refuse }
        refusing.platform.chats = [before]
        refusing.open()
        expectEqual(refusing.words, ["failed provider_conflict chat_running"])
        refusing.pass(.seconds(1))
        expect(!refusing.platform.notes.contains { $0.hasPrefix("finish") || $0.hasPrefix("create") })
    }

    @Test func `a beginning whose answer was lost is looked for, and is no second chat`() throws {
        let rig = try ChatRig()
        rig.platform.cut(.createChat, Faults.broken)
        rig.open()
        expectEqual(rig.platform.notes, ["user", "running?", "create 105 en", "running?", "chat 37001"])
        expect(rig.platform.chats.count == 1 && rig.words.first == "known chat:37001")
    }

    @Test func `a beginning that did not arrive is tried again`() throws {
        let rig = try ChatRig()
        rig.platform.fail(.createChat, Faults.broken)
        rig.open()
        expectEqual(rig.words, [])
        rig.pass(.seconds(1))
        expectEqual(rig.platform.notes, ["user", "running?", "create 105 en", "running?", "create 105 en"])
        expect(rig.platform.chats.count == 1 && rig.words.first == "known chat:37001")
    }

    @Test func `a process that ended behind the call finds the chat, whatever is to become of running ones`() throws {
        let rig = try ChatRig { $0.chats.runningChat = .refuse }
        rig.platform.cut(.createChat, Faults.broken)
        rig.open()
        rig.values.write(CCAIChatRecord.key, CCAIChatRecord(identifier: "u-7", begunAt: ChatRig.wall).encoded())
        try rig.restart(isResumed: false)
        rig.open()
        expect(rig.platform.chats.count == 1 && rig.words.first == "known chat:37001")
    }

    @Test func `a chat that does not say its age is the session's only where none ran before`() throws {
        let timeless = ScriptedPlatform.Chat(id: 36_000, status: "connected", createdAt: nil, identifier: "u-7")
        let refusing = try ChatRig { $0.chats.runningChat = .refuse }
        refusing.platform.chats = [timeless]
        refusing.values.write(CCAIChatRecord.key, CCAIChatRecord(identifier: "u-7", begunAt: ChatRig.wall).encoded())
        refusing.open()
        refusing.pass(.seconds(1))
        expectEqual(refusing.words, ["failed provider_conflict chat_running"])
        expect(!refusing.platform.notes.contains { $0.hasPrefix("finish") }, "it is another's to end")

        let anonymous = try ChatRig(user: #"{"id":"usr_01"}"#) { $0.chats.runningChat = .refuse }
        anonymous.platform.chats = [timeless]
        anonymous.values.write(
            CCAIChatRecord.key, CCAIChatRecord(identifier: "u-7", begunAt: ChatRig.wall).encoded())
        anonymous.open()
        expectEqual(anonymous.words.first, "known chat:36000", "nobody else has the name")

        let lost = try ChatRig()
        lost.platform.hideTimes()
        lost.platform.cut(.createChat, Faults.broken)
        lost.open()
        expect(lost.platform.chats.count == 1 && lost.words.first == "known chat:37001")
    }

    @Test func `a chat that is known is taken up as it stands`() throws {
        let rig = try ChatRig()
        rig.open()
        rig.platform.chats[0].status = "connected"
        try rig.restart()
        rig.open()
        expect(rig.platform.notes.suffix(2) == ["chat 37001", "messages 37001"] && rig.platform.chats.count == 1)
        expect(rig.words.first == "known chat:37001" && rig.words.last == "opened")
    }

    /// Refusals that end no chat.
    static let passing: [CCAIFailure] =
        [Faults.broken, Faults.notAuthorised, .malformed, Faults.notFound]
        + [400, 403, 405, 408, 409, 410, 422].map { Faults.fault($0, "No") }

    @Test func `a chat outlives any refusal but the word that it has ended`() throws {
        for failure in Self.passing {
            let rig = try ChatRig()
            rig.open()
            try rig.restart()
            rig.platform.fail(.getChat, failure, failure)
            rig.open()
            expectEqual(rig.words, ["reconnecting 1"], "\(failure)")
            rig.pass(.seconds(1))
            rig.pass(.seconds(2))
            let words = ["reconnecting 1", "reconnecting 2", "known chat:37001", "opened queued"]
            expectEqual(rig.words, words, "\(failure)")
            expect(!rig.platform.notes.contains { $0.hasPrefix("finish") } && rig.record?.chatID == 37_001)
        }
    }

    @Test func `a chat that has ended is over at once, and one that stays away for half a minute is too`() throws {
        let rig = try ChatRig()
        rig.open()
        try rig.restart()
        rig.platform.chats = []
        rig.open()
        for second in [1, 2, 4, 8] { rig.pass(.seconds(second)) }
        expect(rig.words.last == "reconnecting 5" && rig.record != nil)
        rig.pass(.seconds(16))
        expectEqual(rig.words.last, "ended ended_while_offline system")
        expect(rig.record == nil && rig.isEndNotified)
        let over = try ChatRig()
        over.open()
        try over.restart()
        over.platform.fail(.getChat, Faults.ended)
        over.open()
        expectEqual(over.words, ["ended ended_while_offline system"])
    }

    @Test func `a session that was open and whose chat is not known fails; there is no second chat`() throws {
        let rig = try ChatRig()
        try rig.restart(isResumed: true)
        rig.open()
        expect(rig.words == ["failed provider_contact_lost chat_unknown"] && rig.platform.notes == [])
    }

    @Test func `data that the backend set is signed; what a front end set is not, nor what an option says`() throws {
        let rig = try ChatRig(
            [
                "menuId": 105, "greeting": "One moment.", "agent": ["name": "Robo"], "context": ["order": "A-17"],
                "unsignedCustomData": [
                    "page": "/checkout",
                    "external_chat_transfer": [
                        "greeting_override": "Hello", "agent": ["name": "R", "avatar": "x"], "transcript": [],
                        "more": 1,
                    ],
                ],
            ],
            customData: ["tier": "gold", "typed": "by the user", "reserved_verified_customer": true],
            unverified: ["typed"])
        rig.open()
        let chat = try #require(rig.platform.wanted.first)
        expectEqual(chat.context, ["order": "A-17"])
        let unsigned = try #require(chat.unsignedData)
        expect(unsigned["typed"]?["value"] == "by the user" && unsigned["page"]?["value"] == "/checkout")
        expect(unsigned["tier"] == nil && unsigned["reserved_verified_customer"] == nil)
        let transfer: JSONValue = ["greeting_override": "One moment.", "agent": ["name": "Robo"], "more": 1]
        expectEqual(unsigned["external_chat_transfer"], transfer)
        let token = try #require(chat.signedData)
        let signer = try CCAISigner(.hs384, secret: Secrets.company)
        let claims = try signer.claims(of: token, now: ChatRig.wall / 1000)
        expect(claims["custom_data"]?["tier"]?["value"] == "gold" && claims["custom_data"]?["typed"] == nil)
        expectEqual(claims["custom_data"]?["reserved_verified_customer"]?["value"], true)
    }

    @Test func `what is signed is redacted before, as every text of ours`() throws {
        let card = "4111 1111 1111 1111"
        let rig = try ChatRig(
            customData: [
                "note": .string("card \(card)"), "typed": ["value": 4_111_111_111_111_111, "type": "number"],
                "tier": "gold",
            ],
            layers: "[{redact: [card]}]")
        rig.open()
        let token = try #require(rig.platform.wanted.first?.signedData)
        let claims = try CCAISigner(.hs384, secret: Secrets.company).claims(of: token, now: ChatRig.wall / 1000)
        expectEqual(claims["custom_data"]?["note"]?["value"], "card [card]")
        expectEqual(claims["custom_data"]?["typed"]?["value"], "[card]")
        expectEqual(claims["custom_data"]?["typed"]?["type"], "string")
        expectEqual(claims["custom_data"]?["tier"]?["value"], "gold")
    }
}
