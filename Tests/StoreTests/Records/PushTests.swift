import Domain
import Foundation
import Store
import SupportExpectations
import Testing

/// Devices that are to be told of messages.
@Suite(.onEveryStore) struct PushTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func push(
        _ installation: String, user: String = "u-7", session: SessionID? = nil, app: String = "demo",
        at time: Int64 = 1
    ) -> PushRecord {
        PushRecord(
            app: app, installationID: installation, userID: user, session: session,
            token: Array("token of \(installation)".utf8), document: Array("about \(installation)".utf8),
            updatedAt: time)
    }

    private func change(_ changes: StoreChange...) async throws {
        let outcome = try await h.commit(StoreTransaction(session: nil, changes: changes))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    @Test func aDeviceIsFoundByItsInstallationAndTheLaterOneStays() async throws {
        try await change(.putPush(push("i")), .putPush(push("i", app: "other")))
        try await expectEqual(h.push("i"), push("i"))
        try await change(.putPush(push("i", user: "u-8", at: 2)))
        try await expectEqual(h.push("i"), push("i", user: "u-8", at: 2))
        try await expectEqual(h.push("i", of: "other"), push("i", app: "other"))
        try await expect(h.push("j") == nil)
        try await expect(h.push("i", of: "nobody") == nil)
        try await change(.deletePush(app: "demo", installationID: "i"), .deletePush(app: "nobody", installationID: "i"))
        try await expect(h.push("i") == nil)
        try await expect(h.push("i", of: "other") != nil)
    }

    @Test func aSessionHasItsUsersDevicesAndItsOwn() async throws {
        let (session, _) = try await h.makeSession()
        let (other, _) = try await h.makeSession()
        try await change(
            .putPush(push("c", at: 3)), .putPush(push("b", user: "u-8", at: 2)),
            .putPush(push("a", user: "u-9", session: session, at: 1)),
            .putPush(push("d", session: other, at: 1)), .putPush(push("e", user: "u-10", at: 1)),
            .putPush(push("f", app: "other", at: 1)))
        let found = try await h.pushes(users: ["u-7", "u-8"], session: session)
        expectEqual(found.map(\.installationID), ["a", "b", "c"])
        expectEqual(found.first, push("a", user: "u-9", session: session, at: 1))
        try await expect(h.pushes(of: "nobody", users: ["u-7"], session: session).isEmpty)
        try await change(.deletePushes(session))
        try await expect(h.push("a") == nil)
        try await expect(h.push("d") != nil)
    }

    @Test func aFurtherDeviceTakesThePlaceOfTheOldest() async throws {
        for index in 0..<50 { try await change(.putPush(push("i-\(index)", at: Int64(100 + index)))) }
        try await change(.putPush(push("other", user: "u-8", at: 1)), .putPush(push("i-0", at: 200)))
        try await expect(h.push("i-1") != nil)
        try await change(.putPush(push("i-50", at: 201)))
        try await expect(h.push("i-1") == nil)
        for kept in ["i-0", "i-2", "i-50", "other"] { try await expect(h.push(kept) != nil) }
    }

    @Test func aTokenIsSealedAndBoundToItsInstallation() async throws {
        try await change(.putPush(push("i")), .putPush(push("j")))
        let bytes = try directory.allBytes()
        expect(bytes.range(of: Data("token of".utf8)) == nil)
        expect(bytes.range(of: Data("about i".utf8)) != nil)
    }

    @Test func anErasureTakesTheDevicesOfTheSessionAlone() async throws {
        let (session, _) = try await h.makeSession()
        try await change(.putPush(push("of-session", session: session)), .putPush(push("of-user")))
        try await expect(h.erase(session))
        try await expect(h.push("of-session") == nil)
        try await expect(h.push("of-user") != nil)
        try expect(directory.allBytes().range(of: Data("of-session".utf8)) == nil)
    }
}
