import FuzzProxyHeader
import Kernel
import SupportCorpus
import SupportExpectations
import Testing
import Transport

/// A file of the fuzzer's corpus and what it has to give.
private struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    let result: Result<String?, ProxyHeaderError>
    let testDescription: String

    init(_ file: String, _ source: String?) {
        self.file = file
        result = .success(source)
        testDescription = file
    }

    init(_ file: String, error: ProxyHeaderError) {
        self.file = file
        result = .failure(error)
        testDescription = file
    }
}

@Suite struct ProxyHeaderTests {
    static let files = CorpusFile.all(of: "ProxyHeader")

    @Test(arguments: [
        Case("v1-tcp4", "192.168.0.1:56324"), Case("v1-tcp6", "[2001:db8::1]:4124"), Case("v1-unknown", nil),
        Case("v1-tcp6-longest", "[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]:65535"), Case("v1-unknown-longest", nil),
        Case("v1-mapped", "192.0.2.1:1"), Case("v1-too-long", error: .tooLong), Case("v1-bare-lf", error: .badLine),
        Case("v1-zeros", error: .badLine), Case("v1-port", error: .badLine), Case("v1-nul", error: .badLine),
        Case("v2-local", nil), Case("v2-local-odd", nil), Case("v2-inet", "192.0.2.1:56324"),
        Case("v2-inet6", "[2001:db8::1]:1"), Case("v2-dgram", nil), Case("v2-unix", nil), Case("v2-unspec", nil),
        Case("v2-tlvs", "192.0.2.1:56324"), Case("v2-crc", "192.0.2.1:56324"),
        Case("v2-crc-bad", error: .wrongChecksum), Case("v2-crc-short", error: .badLength),
        Case("v2-short", error: .badLength), Case("v2-tlv-cut", error: .badLength),
        Case("v2-tlv-long", error: .badLength), Case("v2-version", error: .unknownVersion),
        Case("v2-command", error: .unknownCommand), Case("v2-family", error: .unknownFamily),
        Case("v2-transport", error: .unknownFamily), Case("v2-huge", error: .tooLong), Case("request", error: .missing),
        Case("hello", error: .missing),
    ])
    private func aHeaderNamesTheSourceOrSaysWhyNot(_ expected: Case) throws {
        let bytes = try #require(Self.files.first { $0.description == expected.file }).bytes()
        let result = Result<String?, ProxyHeaderError> { () throws(ProxyHeaderError) in
            try ProxyHeader.read(bytes.span)?.source?.description
        }
        expectEqual(result, expected.result)
    }

    @Test(arguments: [
        "PROXY TCP4 1.2.3.4 1.2.3.4 1\r\n", "PROXY TCP4 1.2.3.4 1.2.3.4 1 2 3\r\n",
        "PROXY  TCP4 1.2.3.4 1.2.3.4 1 2\r\n",
        "PROXY TCP4 1.2.3.4 1.2.3.4 01 2\r\n", "PROXY TCP4 1.2.3.4 1.2.3.4 +1 2\r\n", "PROXY TCP4 ::1 ::1 1 2\r\n",
        "PROXY TCP6 1.2.3.4 1.2.3.4 1 2\r\n", "PROXY UDP4 1.2.3.4 1.2.3.4 1 2\r\n", "PROXY TCP4 1.2.3.4 1.2.3 1 2\r\n",
        "PROXY tcp4 1.2.3.4 1.2.3.4 1 2\r\n", "PROXY UNKNOWNS\r\n", "PROXY \r\n", "PROXY TCP4 1.2.3.4 1.2.3.4 1 2\rX",
        "PROXY TCP6 fe80::1%1 ::1 1 2\r\n",
    ])
    func aLineThatIsNotExactlyOneIsRefused(_ line: String) {
        let bytes = Array(line.utf8)
        #expect(throws: ProxyHeaderError.badLine) { _ = try ProxyHeader.read(bytes.span) }
    }

    @Test func aLineEndsWithin107Bytes() throws {
        for (padding, isTaken) in [(92, true), (93, false)] {
            let bytes = Array("PROXY UNKNOWN\(String(repeating: " ", count: padding))\r\n".utf8)
            expectEqual(try? ProxyHeader.read(bytes.span)?.byteCount, isTaken ? 107 : nil)
        }
    }

    @Test(arguments: files)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws { fuzzProxyHeader(try file.bytes()) }

    @Test func mutilatedHeadersReadTheSameHoweverTheyAreCut() throws {
        expect(Self.files.count >= 30)
        try replayMutations(of: Self.files, seed: .random(in: 0 ... .max), rounds: 20, fuzzProxyHeader)
    }
}

@Suite struct ProxyPolicyTests {
    @Test func onlyWhoIsListedSendsAHeader() throws {
        let proxy = try #require(SocketAddress("10.1.2.3:5"))
        let other = try #require(SocketAddress("11.1.2.3:5"))
        let range = try #require(AddressRange("10.0.0.0/8"))
        expectEqual(ProxyPolicy().verdict(for: proxy), .plain)
        for isRequired in [false, true] {
            let policy = ProxyPolicy(from: [range], isRequired: isRequired)
            expectEqual(policy.verdict(for: proxy), .headed)
            expectEqual(policy.verdict(for: other), isRequired ? .refused : .plain)
            expectEqual(policy.verdict(for: nil), isRequired ? .refused : .plain)
        }
    }
}
