import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

/// Looks for secrets where none may be.
enum SecretSearch {
    static func place(of secret: String, in bytes: [UInt8]) -> Int? {
        Data(bytes).range(of: Data(secret.utf8))?.lowerBound
    }

    static func expectNone(of secrets: [String], in bytes: [UInt8], _ name: String) {
        for (number, secret) in secrets.enumerated() {
            guard let place = place(of: secret, in: bytes) else { continue }
            let around = String(decoding: bytes[max(0, place - 200)..<place], as: UTF8.self)
            Issue.record("secret \(number) is in \(name), behind: \(around)")
        }
    }

    static func expectNone(of secrets: [String], below folder: String) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        expect(names.contains { $0.hasSuffix(".db") || $0.contains("sqlite") }, "\(names)")
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            expectNone(of: secrets, in: Array(data), name)
        }
    }
}

/// Everything that a caller is told, each with where it was.
struct ToldTexts: Sendable {
    let caller: Caller
    private(set) var texts: [(place: String, text: String)] = []

    init(_ caller: Caller) { self.caller = caller }

    @discardableResult
    mutating func call(
        _ method: String, _ path: String, _ json: JSONValue? = nil, body: [UInt8]? = nil,
        fields: [String: String] = [:], as other: Caller? = nil
    ) throws -> Answer {
        let answer = try (other ?? caller).blocking(method, path, json: json, body: body, fields: fields)
        let told = answer.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        texts.append(("\(method) \(path)", told + "\n" + answer.text))
        return answer
    }

    func expectNone(of secrets: [String]) {
        for (place, text) in texts { SecretSearch.expectNone(of: secrets, in: Array(text.utf8), place) }
    }
}
