import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The vendor's quotas, in a bucket and in a session.
@Suite struct BudgetTests {
    private static let start = Instant(nanoseconds: 1)

    @Test func `typing goes first, then delivered receipts, then read ones`() {
        var bucket = RateBucket(perSecond: 10, burst: 15)
        func fits(_ urgency: ConnectUrgency) -> Bool {
            var copy = bucket
            return copy.reserve(leaving: urgency.reserve, atMost: .zero, at: Self.start) == .after(.zero)
        }
        var left: [Int] = []
        for urgency in [ConnectUrgency.typing, .delivered, .read, .required] {
            var count = 0
            while fits(urgency) {
                _ = bucket.reserve(atMost: .zero, at: Self.start)
                count += 1
            }
            left.append(count)
        }
        expectEqual(left, [7, 2, 3, 3])
    }

    @Test func `each operation has a quota of its own, but messages and events one`() {
        for operation in ConnectOperation.allCases {
            let budget = ConnectBudget(factor: 1)
            let burst = operation.allowance.burst
            for _ in 0..<burst {
                expectEqual(budget.reserve(operation, atMost: .zero, at: Self.start), .after(.zero), "\(operation)")
            }
            let full = ConnectOperation.allCases.filter {
                budget.reserve($0, atMost: .zero, at: Self.start) != .after(.zero)
            }
            let shared: Set<ConnectOperation> = [.sendMessage, .sendEvent]
            expectEqual(Set(full), shared.contains(operation) ? shared : [operation])
        }
    }

    /// Section 5.2 and section 18 of the note, as tabled.
    @Test(arguments: [
        (ConnectOperation.startChatContact, 5, 8), (.stopContact, 2, 5), (.updateContactAttributes, 2, 5),
        (.getContactAttributes, 2, 5), (.createPushNotificationRegistration, 2, 5),
        (.deletePushNotificationRegistration, 2, 5), (.updateParticipantRoleConfig, 2, 5),
        (.updateParticipantAuthentication, 2, 5), (.createParticipantConnection, 6, 9),
        (.disconnectParticipant, 3, 5), (.getTranscript, 8, 12), (.sendMessage, 10, 15), (.sendEvent, 10, 15),
        (.startAttachmentUpload, 2, 5), (.completeAttachmentUpload, 2, 5), (.getAttachment, 8, 12),
    ])
    func `rates are the documented ones`(_ operation: ConnectOperation, _ perSecond: Int, _ burst: Int) {
        expect(operation.allowance == (perSecond, burst))
    }

    // MARK: In a session

    private func rig() throws -> Rig { try Rig { $0.quotaFactor = 1 } }

    /// Takes all that is left of a quota, and so many seconds of its line.
    private func exhaust(_ rig: Rig, _ operation: ConnectOperation, seconds: Int = 0) {
        let places = operation.allowance.perSecond * seconds
        while rig.budget.reserve(operation, atMost: .zero, at: rig.loop.now) == .after(.zero) {}
        for _ in 0..<places { _ = rig.budget.reserve(operation, atMost: .seconds(100_000), at: rig.loop.now) }
    }

    private func events(_ rig: Rig, _ suffix: String) -> Int {
        rig.bodies("SendEvent").count { $0["ContentType"]?.stringValue == ConnectContentType.event(suffix) }
    }

    @Test func `where little is left typing is dropped, then receipts wait, and messages go out`() throws {
        let rig = try rig()
        rig.greet()
        // Two remain for messages, which is less than any receipt leaves over.
        for _ in 0..<100 where rig.budget.reserve(.sendMessage, atMost: .zero, at: rig.loop.now) == .after(.zero) {}
        rig.idle(.milliseconds(250))
        let id = try #require(rig.events.messages.last?.vendorID)
        rig.session.assumeIsolated {
            $0.typing(true, preview: nil)
            $0.receipt(read: true, vendorID: id)
        }
        expectEqual(rig.say("first things first"), "sent")
        expectEqual(events(rig, "typing"), 0)
        expectEqual(events(rig, "message.read"), 0)
        // The receipt goes out when there is room again; typing is of the past by then.
        rig.wait { events(rig, "message.read") == 1 }
        rig.idle(.seconds(2))
        expectEqual(events(rig, "typing"), 0)
        rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        rig.idle(.seconds(12))
        rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        rig.idle(.seconds(1))
        expect(events(rig, "typing") >= 1)
    }

    @Test func `a call waits for its turn`() throws {
        let rig = try rig()
        rig.greet()
        exhaust(rig, .getContactAttributes, seconds: 10)
        let start = rig.loop.now
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        #expect(throws: Never.self) { try data.get() }
        expect(rig.loop.now - start >= .seconds(10) && rig.loop.now - start < .seconds(12))
    }

    @Test func `a call whose turn comes too late is refused at once, with the time that it would take`() throws {
        let rig = try rig()
        rig.greet()
        exhaust(rig, .getContactAttributes, seconds: 90)
        let start = rig.loop.now
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        guard case .failure(let failure) = data else {
            Issue.record("it went out")
            return
        }
        expectEqual(failure.kind, .throttled)
        let wait = try #require(failure.retryAfter)
        expect(wait > .seconds(89) && wait < .seconds(91))
        expect(rig.loop.now - start < .seconds(1))
        expect(rig.bodies("GetContactAttributes").isEmpty)
        // Nothing else is held up by it.
        expectEqual(rig.say("still here"), "sent")
    }

    @Test func `a message whose turn comes too late was not sent`() throws {
        let rig = try rig()
        rig.greet()
        exhaust(rig, .sendMessage, seconds: 40)
        expectEqual(rig.say("too many"), "notSent provider_throttled")
        expectEqual(rig.bodies("SendMessage").count, 1)
    }

    @Test func `chats stand in line for longer to be opened, and not for ever`() throws {
        let patient = try rig()
        exhaust(patient, .startChatContact, seconds: 200)
        patient.begin()
        patient.pass(.seconds(199))
        expectEqual(patient.simulator.statistics.contactsStarted, 0)
        patient.wait { patient.words.contains("opened") }
        let late = try rig()
        exhaust(late, .startChatContact, seconds: 400)
        late.begin()
        late.wait { !late.words.isEmpty }
        expectEqual(late.words, ["failed provider_throttled"])
        expectEqual(late.simulator.statistics.contactsStarted, 0)
    }

    @Test func `a chat that is over before its turn comes is not begun`() throws {
        let rig = try rig()
        exhaust(rig, .startChatContact, seconds: 20)
        rig.begin()
        rig.idle(.seconds(5))
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        rig.idle(.seconds(30))
        expect(rig.bodies("StartChatContact").isEmpty)
    }

    @Test func `calls of a chat that is over do not go out, but that it is over does`() throws {
        let rig = try rig()
        rig.greet()
        for operation in [ConnectOperation.getContactAttributes, .describeView, .stopContact] {
            exhaust(rig, operation, seconds: 20)
        }
        let session = rig.session
        let asked = LoopBound<[String]>([], loop: rig.loop)
        for isView in [false, true] {
            Task(executorPreference: rig.loop.taskExecutor) {
                do throws(ProviderFailure) {
                    if isView {
                        _ = try await session.view(token: "v")
                    } else {
                        _ = try await session.vendorCustomData()
                    }
                    asked.value.append("answered")
                } catch {
                    asked.value.append(error.kind.rawValue)
                }
            }
        }
        rig.idle(.seconds(5))
        rig.add(
            Fault(.call(.refuse(status: 403, type: nil, retryAfterSeconds: nil)), operation: "DisconnectParticipant"))
        let begun = rig.loop.now
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expect(rig.loop.now - begun > .seconds(10))
        rig.idle(.seconds(30))
        expectEqual(asked.value, ["session_ended", "session_ended"])
        let operations = Set(rig.simulator.log.compactMap(\.operation))
        expect(!operations.contains("GetContactAttributes") && !operations.contains("DescribeView"))
        expect(operations.contains("StopContact"))
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
    }
}
