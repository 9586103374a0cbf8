import Chronology
import Foundation
import JSON
import SupportExpectations
import Testing

@testable import RequestSigning

/// One case of the public suite for signing with fields.
struct PublicVector: Sendable, CustomTestStringConvertible {
    let name: String
    let request: RequestSigner.Request
    let signer: RequestSigner
    let credentials: SigningCredentials
    let time: Timestamp
    let canonicalRequest: String
    let stringToSign: String
    let signature: String

    var testDescription: String { name }

    static let all: [PublicVector] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/sigv4")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? PublicVector(name: $0, folder: folder.appendingPathComponent($0)) }
    }()

    private init(name: String, folder: URL) throws {
        func text(_ file: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }
        let context = try JSONValue(parsing: Array(text("context.json").utf8))
        let keys = context["credentials"]
        self.name = name
        request = Self.request(try text("request.txt"))
        credentials = SigningCredentials(
            accessKeyID: try #require(keys?["access_key_id"]?.stringValue),
            secretAccessKey: try #require(keys?["secret_access_key"]?.stringValue),
            sessionToken: keys?["token"]?.stringValue)
        time = try #require(context["timestamp"]?.stringValue.flatMap { Timestamp(rfc3339: $0) })
        var signer = RequestSigner(
            region: try #require(context["region"]?.stringValue),
            service: try #require(context["service"]?.stringValue))
        signer.normalizesPath = context["normalize"] == true
        signer.sendsBodyHash = context["sign_body"] == true
        signer.signsSessionToken = context["omit_session_token"] != true
        self.signer = signer
        canonicalRequest = try text("header-canonical-request.txt")
        stringToSign = try text("header-string-to-sign.txt")
        signature = try text("header-signature.txt")
    }

    /// Reads a request as it is written in the suite: blanks in its target, and values that go on in the next line.
    private static func request(_ text: String) -> RequestSigner.Request {
        let halves = text.split(separator: "\n\n", maxSplits: 1)
        let lines = halves.first?.split(separator: "\n") ?? []
        let words = lines.first?.split(separator: " ") ?? []
        let target = words.dropFirst().dropLast().joined(separator: " ")
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var fields: [(name: String, value: String)] = []
        for line in lines.dropFirst() {
            if line.hasPrefix(" "), let last = fields.popLast() {
                fields.append((last.name, last.value + "\n" + line))
            } else {
                let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                fields.append((String(pair[0]), String(pair[1])))
            }
        }
        return RequestSigner.Request(
            method: words.first.map(String.init) ?? "", path: parts.first.map(String.init) ?? "",
            query: parts.count == 2 ? String(parts[1]) : nil, fields: fields,
            body: halves.count == 2 ? Array(halves[1].utf8) : [])
    }
}

@Suite struct PublicVectorTests {
    @Test func `every case of the suite was read`() { expectEqual(PublicVector.all.count, 38) }

    @Test(arguments: PublicVector.all)
    func `canonical request, string to sign and signature are the suite's`(_ vector: PublicVector) throws {
        let made = try vector.signer.signature(of: vector.request, with: vector.credentials, at: vector.time)
        expectEqual(made.canonicalRequest, vector.canonicalRequest)
        expectEqual(made.stringToSign, vector.stringToSign)
        expectEqual(made.signature, vector.signature)
    }
}
