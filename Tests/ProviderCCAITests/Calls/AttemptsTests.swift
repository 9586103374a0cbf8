import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// When a call goes out again, without a wire (`PROTOCOL.md`, sections 3.3 and 24).
@Suite struct AttemptsTests {
    private static func fault(_ status: Int, retryAfter: String? = nil) -> CCAIFailure {
        var fields = HTTPFields()
        if let retryAfter { try? fields.append(.retryAfter, retryAfter) }
        return .fault(CCAIFault(status: status, fields: fields, body: []))
    }

    /// Section 24, row by row.
    static let table: [(operation: CCAIOperation, isRepeatable: Bool)] = [
        (.upsertEndUser, true), (.getEndUser, true), (.createChat, false), (.getChat, true), (.getRunningChat, true),
        (.getTranscript, true), (.finishChat, true), (.resumeChat, true), (.getCustomerFlags, true),
        (.setCustomerFlags, true), (.identifyEndUser, false), (.sendMessage, false), (.presignUpload, true),
        (.registerMedia, false), (.listPhotos, true), (.getMedia, true), (.escalate, false),
        (.chooseDeflection, true), (.getWaitTimes, true), (.getMenus, true), (.exchangeToken, true),
    ]

    @Test func `what is in doubt is repeated where that does nothing twice, and nowhere else`() {
        expectEqual(Set(Self.table.map(\.operation)), Set(CCAIOperation.allCases))
        let doubtful: [CCAIFailure] = [
            Self.fault(500), Self.fault(503), .malformed, .unreachable(.totalTimedOut),
            .unreachable(.connectionLost(afterBytesSent: true)),
        ]
        for (operation, isRepeatable) in Self.table {
            for failure in doubtful {
                var attempts = CCAIAttempts(operation)
                let step = attempts.failed(failure, random: 0)
                expectEqual(step, isRepeatable ? .again(after: .milliseconds(500)) : .giveUp(failure), "\(operation)")
                expect(attempts.mayHaveArrived)
            }
            // A request that surely was not seen is repeated whatever it is.
            var attempts = CCAIAttempts(operation)
            expectEqual(attempts.failed(.unreachable(.connectTimedOut), random: 0), .again(after: .milliseconds(500)))
        }
    }

    @Test func `nothing is repeated while another provider stands by, nor waited for`() {
        for failure: CCAIFailure in [.unreachable(.connectTimedOut), Self.fault(503), Self.fault(429), .malformed] {
            var attempts = CCAIAttempts(.getChat, mayTryAgain: false)
            expectEqual(attempts.failed(failure, random: 0), .giveUp(failure))
        }
    }

    @Test func `three repeats, half a second, one and two, or a quarter longer`() {
        var attempts = CCAIAttempts(.getChat)
        let pauses = [0.5, 1, 2].map { CCAIAttempts.Step.again(after: .seconds($0)) }
        for pause in pauses { expectEqual(attempts.failed(.malformed, random: 0), pause) }
        expectEqual(attempts.failed(.malformed, random: 0), .giveUp(.malformed))
        var late = CCAIAttempts(.getChat)
        expectEqual(late.failed(.malformed, random: 1), .again(after: .milliseconds(625)))
    }

    @Test(arguments: [400, 401, 403, 404, 409, 422]) func `a no that is final is said at once`(status: Int) {
        for operation in CCAIOperation.allCases {
            var attempts = CCAIAttempts(operation)
            expectEqual(attempts.failed(Self.fault(status), random: 0), .giveUp(Self.fault(status)))
        }
    }

    @Test func `asked too often it doubles its pauses, for half a minute in all`() {
        var attempts = CCAIAttempts(.sendMessage)
        var pauses: [Duration] = []
        while case .again(let pause) = attempts.failed(Self.fault(429), random: 0) { pauses.append(pause) }
        expectEqual(pauses, [1, 2, 4, 8, 15].map { .seconds($0) })
        expectEqual(attempts.patience, .zero)
        expectEqual(attempts.failed(Self.fault(429), random: 0), .giveUp(Self.fault(429)))
    }

    @Test func `a pause that the platform asks for is kept, and one that is too long is not begun`() {
        var attempts = CCAIAttempts(.sendMessage)
        expectEqual(attempts.failed(Self.fault(429, retryAfter: "12"), random: 0), .again(after: .seconds(12)))
        let long = Self.fault(429, retryAfter: "19")
        expectEqual(attempts.failed(long, random: 0), .giveUp(long))
        // It may still pass within what is left.
        expectEqual(attempts.failed(Self.fault(429, retryAfter: "18"), random: 0), .again(after: .seconds(18)))
        var zero = CCAIAttempts(.sendMessage)
        expectEqual(zero.failed(Self.fault(429, retryAfter: "0"), random: 0), .again(after: .milliseconds(100)))
    }

    @Test func `time in line counts too`() {
        var attempts = CCAIAttempts(.sendMessage)
        attempts.waited(.seconds(29))
        expectEqual(attempts.failed(Self.fault(429), random: 0), .again(after: .seconds(1)))
        expectEqual(attempts.failed(Self.fault(429), random: 0), .giveUp(Self.fault(429)))
        expectEqual(attempts.crowded(.seconds(3)), .crowded(.seconds(3)))
    }

    @Test func `an earlier attempt that may have arrived leaves its doubt behind`() {
        var attempts = CCAIAttempts(.finishChat)
        _ = attempts.failed(.unreachable(.totalTimedOut), random: 0)
        expectEqual(attempts.failed(Self.fault(404), random: 0), .giveUp(.uncertain(Self.fault(404))))
        expectEqual(attempts.crowded(.seconds(3)), .uncertain(.crowded(.seconds(3))))
    }
}
