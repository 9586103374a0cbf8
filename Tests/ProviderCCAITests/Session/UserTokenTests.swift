import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
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
        expectEqual(rig.platform.notes, ["token u-7 Zoë", "user", "running?", "create 105 en"])
        expectEqual(rig.words.first, "known chat:37001")
        let usual = try ChatRig()
        usual.open()
        expectEqual(usual.platform.notes, ["user", "running?", "create 105 en"])
    }

    @Test func `a user whose token is refused gets no chat, and the vendor's code says why`() throws {
        let rig = try Self.rig()
        rig.platform.fail(.exchangeToken, Faults.notAuthorised)
        rig.open()
        expectEqual(rig.words, ["failed \(ProviderFailure.Kind.authentication.rawValue) 101"])
        expect(rig.platform.notes == ["token u-7 Zoë"] && rig.platform.chats.isEmpty)
    }

    @Test func `a chat that is known is taken up without another token`() throws {
        let rig = try Self.rig()
        rig.open()
        try rig.restart()
        rig.open()
        expectEqual(rig.platform.notes.count { $0.hasPrefix("token") }, 1)
    }

    @Test func `a user who is described anew is authenticated anew, and a refusal is a notice`() throws {
        let rig = try Self.rig()
        rig.open()
        var user = UserProfile(id: "u-7")
        user.name = "Ada"
        let described = user
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        expectEqual(rig.platform.notes.suffix(2), ["token u-7 Ada", "user"])
        rig.platform.fail(.exchangeToken, Faults.notAuthorised)
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        expectEqual(rig.words.last, "notice \(ProviderFailure.Kind.authentication.rawValue)")
        expectEqual(rig.platform.notes.last, "token u-7 Ada", "what is not believed is not told")
    }

    @Test func `an anonymous user is merged with whom the platform takes them for, and with nobody else`() throws {
        let rig = try Self.rig(user: #"{"id":"usr_01"}"#)
        rig.open()
        let anonymous = try #require(rig.record?.identifier)
        expectEqual(rig.platform.notes.first, "token \(anonymous) -")
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
        expect(refusal.code == "101" && rig.record?.identifier == anonymous)
        expect(!rig.platform.notes.contains { $0.hasPrefix("identify") })
        expectEqual(identify(), .success(true))
        expectEqual(rig.platform.notes.suffix(2), ["token u-9 -", "identify 37001 u-9"])
        expectEqual(rig.platform.forgotten, [anonymous], "with their token")
        expectEqual(rig.record?.identifier, "u-9")
    }
    // MARK: Devices

    private static func register(_ rig: ChatRig, _ installation: String, _ transport: String, _ token: String)
        -> Result<String, ProviderFailure>?
    {
        let device = PushDevice(
            installationID: installation, platform: "ios", transport: transport, token: token,
            environment: "production", appID: "com.example.shop")
        return rig.ask { session async throws(ProviderFailure) in try await session.register(device) }
    }

    @Test func `a device is brought with an exchange, and with each further one until it is taken back`() throws {
        let rig = try Self.rig(user: #"{"id":"usr_01"}"#)
        rig.open()
        let anonymous = try #require(rig.record?.identifier)
        expectEqual(Self.register(rig, "i-1", "apnsVoip", "aa"), .success("i-1"))
        expectEqual(rig.platform.notes.last, "token \(anonymous) - voip aa")
        // One that is not taken is not kept.
        rig.platform.fail(.exchangeToken, Faults.fault(400, "device_token is not well formed"))
        guard case .failure(let refusal) = Self.register(rig, "i-2", "fcm", "bb") else {
            Issue.record("It was taken.")
            return
        }
        expectEqual(refusal.kind, .invalid)
        // A process later, a user who becomes known brings the device to the platform as theirs.
        try rig.restart()
        rig.open()
        let known = UserProfile(id: "u-9")
        func identify() -> Result<Bool, ProviderFailure>? {
            rig.ask { session async throws(ProviderFailure) in
                try await session.identify(known, vendorUserID: "u-9")
                return true
            }
        }
        // A device that has become stale keeps nobody from being known.
        rig.platform.fail(.exchangeToken, Faults.fault(400, "device_token is not well formed"))
        expectEqual(identify(), .success(true))
        expectEqual(rig.platform.notes.suffix(3), ["token u-9 - voip aa", "token u-9 -", "identify 37001 u-9"])
        let forgotten = rig.platform.forgotten.count
        let isBack = rig.ask { session async throws(ProviderFailure) in
            try await session.unregister("i-1")
            return true
        }
        expect(isBack == .success(true) && rig.platform.forgotten.count == forgotten + 1)
        expect(rig.values[CCAIDevices.key] == nil)
        var user = known
        user.name = "Ada"
        let described = user
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        expectEqual(rig.platform.notes.suffix(2), ["token u-9 Ada", "user"])
    }

    @Test func `devices are the vendor's to tell only where users are exchanged, and are gone with the chat`() throws {
        let usual = try ChatRig()
        usual.open()
        expect(!CCAI(usual.configuration).capabilities.has(.push))
        guard case .failure(let failure) = Self.register(usual, "i-1", "apns", "aa") else {
            Issue.record("It was taken.")
            return
        }
        expect(failure.kind == .unsupported && !usual.platform.notes.contains { $0.hasPrefix("token") })
        let rig = try Self.rig()
        expect(CCAI(rig.configuration).capabilities.has(.push))
        rig.open()
        expectEqual(Self.register(rig, "i-1", "apns", "aa"), .success("i-1"))
        expect(rig.values[CCAIDevices.key] != nil)
        expect(rig.end())
        expect(rig.values[CCAIDevices.key] == nil && rig.platform.forgotten == ["u-7"])
    }
}
