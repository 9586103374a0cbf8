import Domain
import EventLoop
import ProviderKit
import Testing

@testable import ProviderCCAI

/// Users whom the platform authenticates, where a tenant wants that (`PROTOCOL.md`, section 12).
@Suite struct UserTokenTests {
    private static func rig(user: String = #"{"id":"u-7","name":"Zoë"}"#) throws -> ChatRig {
        try ChatRig(user: user) { $0.chats.userTokens = true }
    }

    @Test func `a user is authenticated before anything else is asked of the platform, where it is wanted`() throws {
        let rig = try Self.rig()
        rig.open()
        #expect(rig.platform.notes == ["token u-7 Zoë", "user", "running?", "create 105 en"])
        #expect(rig.words.first == "known chat:37001")
        let usual = try ChatRig()
        usual.open()
        #expect(usual.platform.notes == ["user", "running?", "create 105 en"])
    }

    @Test func `a user whose token is refused gets no chat, and the vendor's code says why`() throws {
        let rig = try Self.rig()
        rig.platform.fail(.exchangeToken, Faults.notAuthorised)
        rig.open()
        #expect(rig.words == ["failed \(ProviderFailure.Kind.authentication.rawValue) 101"])
        #expect(rig.platform.notes == ["token u-7 Zoë"] && rig.platform.chats.isEmpty)
    }

    @Test func `a chat that is known is taken up without another token`() throws {
        let rig = try Self.rig()
        rig.open()
        try rig.restart()
        rig.open()
        #expect(rig.platform.notes.count { $0.hasPrefix("token") } == 1)
    }

    @Test func `a user who is described anew is authenticated anew, and a refusal is a notice`() throws {
        let rig = try Self.rig()
        rig.open()
        var user = UserProfile(id: "u-7")
        user.name = "Ada"
        let described = user
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        #expect(rig.platform.notes.suffix(2) == ["token u-7 Ada", "user"])
        rig.platform.fail(.exchangeToken, Faults.notAuthorised)
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        #expect(rig.words.last == "notice \(ProviderFailure.Kind.authentication.rawValue)")
        #expect(rig.platform.notes.last == "token u-7 Ada", "what is not believed is not told")
    }

    @Test func `an anonymous user is merged with whom the platform takes them for, and with nobody else`() throws {
        let rig = try Self.rig(user: #"{"id":"usr_01"}"#)
        rig.open()
        let anonymous = try #require(rig.record?.identifier)
        #expect(rig.platform.notes.first == "token \(anonymous) -")
        func identify() -> Result<Bool, ProviderFailure>? {
            rig.ask { session async throws(ProviderFailure) in
                try await session.identify(UserProfile(id: "u-9"), vendorUserID: "u-9")
                return true
            }
        }
        rig.platform.fail(.exchangeToken, Faults.notAuthorised)
        guard case .failure(let refusal) = identify() else {
            Issue.record("They were merged.")
            return
        }
        #expect(refusal.code == "101" && rig.record?.identifier == anonymous)
        #expect(!rig.platform.notes.contains { $0.hasPrefix("identify") })
        #expect(identify() == .success(true))
        #expect(rig.platform.notes.suffix(2) == ["token u-9 -", "identify 37001 u-9"])
        #expect(rig.platform.forgotten == [anonymous], "with their token")
        #expect(rig.record?.identifier == "u-9")
    }
}
