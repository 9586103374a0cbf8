import Chronology
import Configuration
import EventLoop
import RequestSigning
import Telemetry
import SupportExpectations
import Testing

@testable import CloudCredentials

/// Many sessions share one search, and nobody signs with what is about to end.
@Suite struct SharedCredentialsTests {
    /// Every service hands out keys that are good for an hour, each time others.
    private func issue(_ rig: CredentialRig) {
        var count = 0
        rig.services.issue = { [unowned rig] call in
            let end = rig.now + .seconds(3600)
            switch call {
            case CredentialServices.token: return .text(200, "session-\(rig.services.calls.count)")
            case CredentialServices.roles: return .text(200, "support\n")
            case CredentialServices.exchange:
                count += 1
                return .text(200, CredentialServices.xml("k\(count)", until: end))
            default:
                count += 1
                return .text(200, CredentialServices.document("k\(count)", until: end))
            }
        }
    }

    /// The keys that are written by others: new ones every half hour, each good for at most an hour.
    private func rotate(_ rig: CredentialRig) {
        let round = rig.now.seconds / 1800
        let end = Timestamp(seconds: (round + 2) * 1800)
        rig.surroundings.set([
            "AWS_ACCESS_KEY_ID": "k\(round)", "AWS_SECRET_ACCESS_KEY": "s",
            "AWS_CREDENTIAL_EXPIRATION": end.rfc3339,
        ])
        rig.surroundings.write(
            "/srv/.aws/credentials", "[default]\naws_access_key_id = k\(round)\naws_secret_access_key = s\n")
    }

    @Test func `fifty who ask at once are one search`() throws {
        let rig = try CredentialRig(.instance)
        issue(rig)
        let asked = rig.begin(50)
        rig.run { asked.allSatisfy { $0.answer.value != nil } }
        try expect(asked.allSatisfy { try $0.answer.value?.get().accessKeyID == "k1" })
        expectEqual(rig.services.calls, [CredentialServices.token, CredentialServices.roles, CredentialServices.role])
        try expectEqual(rig.keys().accessKeyID, "k1")
        expectEqual(rig.services.calls.count, 3)
    }

    @Test func `a failure is everybody's, is not asked for again at once, and passes`() throws {
        let rig = try CredentialRig(.container)
        issue(rig)
        rig.services.replies[CredentialServices.agent] = [.text(500, "oops")]
        let asked = rig.begin(20)
        rig.run { asked.allSatisfy { $0.answer.value != nil } }
        for one in asked {
            expectEqual(one.answer.value, .failure(failure("the container's agent answered 500 without credentials")))
        }
        expectEqual(rig.services.calls.count, CredentialFinder.nearAttemptsMax)
        rig.advance(.seconds(4))
        #expect(throws: CredentialFailure.self) { try rig.keys() }
        expectEqual(rig.services.calls.count, CredentialFinder.nearAttemptsMax)
        expectEqual(rig.log.lines.count, 1)
        rig.services.replies = [:]
        rig.advance(.seconds(1))
        try expectEqual(rig.keys().accessKeyID, "k1")
    }

    @Test func `new keys are fetched beside those who ask`() throws {
        let rig = try CredentialRig(.container)
        issue(rig)
        try expectEqual(rig.keys().accessKeyID, "k1")
        rig.advance(.seconds(3299))
        try expectEqual(rig.keys().accessKeyID, "k1")
        expectEqual(rig.services.calls.count, 1)
        rig.advance(.seconds(1))
        // The agent takes its time, and nobody waits for it.
        rig.services.replies[CredentialServices.agent] = [.silence]
        let asked = rig.begin(10)
        rig.run { asked.allSatisfy { $0.answer.value != nil } }
        try expect(asked.allSatisfy { try $0.answer.value?.get().accessKeyID == "k1" })
        rig.run { rig.services.calls.count == 2 }
        expectEqual(rig.services.calls.count, 2)
        // Its silence is a failure in the end, twice; then it speaks.
        rig.advance(.seconds(2))
        rig.services.replies = [:]
        try expectEqual(rig.keys().accessKeyID, "k1")
        rig.advance(.seconds(10))
        rig.run { (try? rig.keys().accessKeyID) == "k2" }
        try expectEqual(rig.keys().accessKeyID, "k2")
    }

    @Test func `keys that end while their service is silent are not used, and who asks is told`() throws {
        let rig = try CredentialRig(.container)
        issue(rig)
        try expectEqual(rig.keys().accessKeyID, "k1")
        rig.services.replies[CredentialServices.agent] = [.text(503, "")]
        rig.advance(.seconds(3569))
        try expectEqual(rig.keys().accessKeyID, "k1")
        rig.advance(.seconds(6))
        #expect(throws: CredentialFailure.self) { try rig.keys() }
        rig.services.replies = [:]
        rig.advance(.seconds(5))
        try expectEqual(rig.keys().accessKeyID, "k2")
    }

    @Test func `rejected keys are not used again, and a source without others is left alone for a while`() throws {
        let rig = try CredentialRig(.instance)
        issue(rig)
        let first = try rig.keys()
        rig.credentials.reject(first)
        let second = try rig.keys()
        expectEqual(second.accessKeyID, "k2")
        // A caller whose request was under way with the old ones.
        rig.credentials.reject(first)
        try expectEqual(rig.keys(), second)
        let again = CredentialServices.document("k2", until: second.expiresAt)
        rig.services.replies[CredentialServices.role] = [.text(200, again)]
        rig.credentials.reject(second)
        for _ in 0..<3 {
            try expectEqual(rig.ask(), .failure(failure("the service does not take the credentials")))
        }
        expectEqual(rig.services.calls.count, 9)
        rig.services.replies = [:]
        rig.advance(.seconds(5))
        try expectEqual(rig.keys().accessKeyID, "k3")
    }

    @Test func `who gives up does not take the search along`() throws {
        let rig = try CredentialRig(.instance)
        issue(rig)
        rig.services.replies[CredentialServices.token] = [.silence, .text(200, "late")]
        let asked = rig.begin(3)
        rig.run { rig.services.calls.count == 1 }
        asked[0].task.cancel()
        rig.run { asked[0].answer.value != nil }
        expectEqual(asked[0].answer.value, .failure(failure("nobody gave credentials in time")))
        rig.advance(.seconds(2))
        rig.run { asked.allSatisfy { $0.answer.value != nil } }
        try expectEqual(asked[1].answer.value?.get().accessKeyID, "k1")
        try expectEqual(asked[2].answer.value?.get().accessKeyID, "k1")
    }

    @Test func `keys of the configuration are read at each use`() throws {
        let keys = CredentialConfiguration.Keys(
            accessKeyID: Secret(variable: "ID"), secretAccessKey: Secret(file: "/run/key"))
        let rig = try CredentialRig(.automatic, keys: keys)
        rig.surroundings.set(["ID": "first"])
        rig.surroundings.write("/run/key", "s\n")
        try expectEqual(rig.keys(), SigningCredentials(accessKeyID: "first", secretAccessKey: "s"))
        rig.surroundings.set(["ID": "second"])
        try expectEqual(rig.keys().accessKeyID, "second")
        expect(rig.services.calls.isEmpty)
    }

    @Test(arguments: CredentialConfiguration.Source.allCases)
    func `every source is asked again before its keys end`(_ source: CredentialConfiguration.Source) throws {
        let rig = try CredentialRig(source)
        issue(rig)
        let isWritten = source == .environment || source == .sharedFile
        var names: Set<String> = []
        for minute in 0..<240 {
            if isWritten { rotate(rig) }
            let keys = try rig.keys()
            names.insert(keys.accessKeyID)
            if let end = keys.expiresAt { expect(end > rig.now + .seconds(30), "minute \(minute)") }
            if source == .sharedFile {
                // A file says no end: a minute later its change is known, and one more passes between two looks.
                let oldest = (rig.now.seconds - 120) / 1800
                expect(["k\(oldest)", "k\(oldest + 1)"].contains(keys.accessKeyID), "minute \(minute)")
            } else {
                expect(keys.expiresAt != nil)
            }
            rig.advance(.seconds(60))
        }
        // Four hours: one an hour less five minutes, or one every half hour; not one each time.
        expect((isWritten ? 5...9 : 5...5).contains(names.count), "\(names)")
    }

    private func failure(_ reason: String) -> CredentialFailure { CredentialFailure(reason, isFinal: false) }
}
