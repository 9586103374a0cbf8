import ProviderRig
import SupportExpectations
import Testing

/// `PROTOCOL.md` says which test proves each section; what it names has to be there.
@Suite struct ProtocolDocumentTests {
    private static let document = ProtocolProofs(adapter: "External")

    @Test(arguments: document.rows) func `every test that is named is there`(_ row: ProtocolProofs.Row) {
        expect(!row.proofs.isEmpty)
        expectEqual(Self.document.missing(of: row), [])
    }

    @Test func `every section has a row`() {
        expectEqual(
            Self.document.rows.map(\.section),
            ["Configuration", "Frames", "Greeting", "The gateway asks", "The adapter tells", "Bounds"])
    }
}
