import Foundation
import Gateway
import ProviderKit
import SupportExpectations
import Testing

/// The operations of each kind of provider, as its document lists them for those who write configurations.
@Suite struct OperationsTests {
    /// A kind and its folder under `Sources/Providers`.
    static let kinds: [(kind: any Provider.Type, folder: String)] = Catalogue.kinds.map { ($0, "\($0)") }

    @Test(arguments: 0..<kinds.count) func `a kind's document lists its operations, and no others`(number: Int) throws {
        let (kind, folder) = Self.kinds[number]
        let document = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Sources/Providers/\(folder)/PROTOCOL.md"), encoding: .utf8)
        let parts = document.components(separatedBy: "\n## Operations\n")
        let section = parts.count == 2 ? parts[1].components(separatedBy: "\n## ")[0] : ""
        let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            ProviderOperation(String(row.dropFirst(3).prefix { $0 != "`" }))
        }
        expectEqual(Set(listed), kind.operations)
        expectEqual(listed.count, kind.operations.count, "none twice")
    }
}
