import Configuration
import Domain
import Foundation
import JSON
import ProviderKit
import Testing

@testable import ProviderCCAI

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func object(_ text: String) throws -> JSONObject { try #require(try JSONValue(parsing: text).objectValue) }

/// A file beside the tests, without the line break at its end.
func fixture(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self).trimmingCharacters(in: .newlines)
}

/// The secrets of the vectors.
enum Secrets {
    static let company = "ccai-vector-company-secret-0123456789abcdefghijklmnopqrstuvwxyz"
    static let form = "ccai-vector-form-secret"
    static let primary = "vector-primary-secret"
    static let secondary = "vector-secondary-secret"
}

extension CCAIConfiguration {
    /// A tenant with the secret of the vectors.
    static var tenant: CCAIConfiguration { CCAIConfiguration(tenantSecret: Secret(literal: Secrets.company)) }
}

extension CCAIUserClaims {
    /// The claims with what a tenant allows.
    init(_ order: TokenOrder, _ tenant: CCAIConfiguration) throws(ContentProblem) {
        try self.init(order, issuer: tenant.issuer, allowing: tenant.payloadClaims)
    }
}

extension CCAICustomData {
    /// The data within a tenant's bounds.
    init(_ data: JSONObject, _ tenant: CCAIConfiguration) throws(ContentProblem) {
        try self.init(
            data, entriesMax: tenant.customDataEntriesMax, charactersMax: tenant.customDataCharactersMax)
    }
}
