import ProviderRig
import SupportExpectations
import Testing

/// The tests that `PROTOCOL.md` names as proofs exist.
@Suite struct ProtocolTests {
    @Test func `every test that the table names is there`() {
        let proofs = ProtocolProofs(adapter: "CCAI")
        expect(proofs.rows.count >= 8)
        for row in proofs.rows {
            expect(!row.proofs.isEmpty, "\(row)")
            expectEqual(proofs.missing(of: row), [], "\(row)")
        }
    }
}
