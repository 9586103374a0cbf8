import Foundation
import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

@Suite("The process is killed", .serialized)
struct CrashTests {
    @Test(
        "again and again under load, and nothing that was accepted is lost, doubled, or sent twice",
        arguments: ProviderKind.all)
    func kills(_ kind: ProviderKind) async throws {
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let found = try await KillRun(kind.name, provider, in: folder).expectNothingLost(kills: Scale.kills)
        // So many kills hit some message between its attempt and its result.
        expect(found.unknown + found.settled > 0 || Scale.kills < 100)
    }

    @Test(
        "again where the platform's list of a chat, in which a message in doubt is looked for, does not say all",
        arguments: Scale.isLong ? CCAIHistoryFault.allCases : [.lagging])
    func listFaults(_ fault: CCAIHistoryFault) async throws {
        let folder = TestFolder()
        let provider = try await offPool { () throws -> ProviderUnderTest in
            let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            try simulator.fail([["fault": .string(fault.rawValue)]])
            return try simulator.provider
        }
        try await KillRun("ccai with \(fault)", provider, in: folder).expectNothingLost(kills: Scale.isLong ? 30 : 3)
    }
}
