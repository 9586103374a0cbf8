import HTTPWire
import SupportExpectations
import Testing

/// The lines as a writer would send them.
private func lines(_ fields: HTTPFields) -> String {
    var output: [UInt8] = []
    HTTP1Writer.appendLastChunk(trailers: fields, to: &output)
    return String(decoding: output.dropFirst(3).dropLast(2), as: UTF8.self)
}

@Suite struct HTTPFieldsTests {
    private func sample() throws -> HTTPFields {
        var fields = HTTPFields()
        try fields.append(.accept, "text/html")
        try fields.append("X-One", "1")
        try fields.append("ACCEPT", "*/*")
        fields.append(.pragma, constant: "no-store")
        fields.append(.rateLimit, 40)
        return fields
    }

    @Test func `names are found in any case and values come in their order`() throws {
        let fields = try sample()
        expectEqual(fields[.accept], "text/html")
        expectEqual(fields["aCCept"], "text/html")
        expectEqual(fields["x-ONE"], "1")
        expectEqual(fields.values(of: .accept), ["text/html", "*/*"])
        expectEqual(fields.values(of: "accept"), ["text/html", "*/*"])
        expectEqual(fields.values(of: .host), [])
        expectEqual(fields.combined(.accept), "text/html, */*")
        expectEqual(fields.combined(.rateLimit), "40")
        expect(fields.combined(.host) == nil)
        expect(fields[.host] == nil && fields["X-On"] == nil && fields["X-Two"] == nil)
        expect(fields.contains(.rateLimit) && !fields.contains(.host))
        expectEqual(fields.map(\.name), ["Accept", "X-One", "ACCEPT", "Pragma", "RateLimit"])
        expect(fields.knownName(at: 2) == .accept && fields.knownName(at: 1) == nil)
        expect(fields.valueBytes(at: 1).text == "1" && fields.nameBytes(at: 1).text == "X-One")
    }

    @Test func `names that share a bit of the search mask do not answer for each other`() throws {
        for name in HTTPFieldName.allCases {
            var fields = HTTPFields()
            try fields.append(name, "v")
            for other in HTTPFieldName.allCases { expectEqual(fields[other] == nil, other != name) }
        }
    }

    @Test(arguments: ["a\r\nSet-Cookie: x=1", "a\nb", "a\rb", "a\0b", "\u{7f}", "\u{1}"])
    func `a value that could end the line is refused and leaves no trace`(_ value: String) throws {
        var fields = try sample()
        let before = fields
        #expect(throws: HTTPWireError.badFieldValue) { try fields.append(.location, value) }
        #expect(throws: HTTPWireError.badFieldValue) { try fields.append("X-Other", value) }
        #expect(throws: HTTPWireError.badFieldValue) { try fields.set(.accept, value) }
        #expect(throws: HTTPWireError.badFieldValue) {
            let name = Array("x".utf8)
            let bytes = Array(value.utf8)
            try fields.append(name: name.span, value: bytes.span)
        }
        expect(fields == before && lines(fields) == lines(before))
    }

    @Test(arguments: ["", "a b", "a:", "a\r\n", "ä", "a\0", "(x)", String(repeating: "n", count: 70_000)])
    func `a name that is no token is refused and leaves no trace`(_ name: String) throws {
        var fields = try sample()
        let before = fields
        #expect(throws: HTTPWireError.badFieldName) { try fields.append(name, "v") }
        #expect(throws: HTTPWireError.badFieldName) {
            let bytes = Array(name.utf8)
            try fields.append(name: bytes.span, value: bytes.span)
        }
        expect(fields == before && lines(fields) == lines(before))
    }

    @Test func `white space around a value is dropped`() throws {
        var fields = HTTPFields()
        try fields.append(.via, " \ta b\t ")
        try fields.append("x", " ")
        expect(fields[.via] == "a b" && fields["x"] == "")
        expectEqual(lines(fields), "Via: a b\r\nx: \r\n")
    }

    @Test func `lines can be replaced, taken away and joined`() throws {
        var fields = try sample()
        try fields.set(.accept, "a/b")
        expectEqual(fields.map(\.name), ["X-One", "Pragma", "RateLimit", "Accept"])
        fields.removeAll("x-one")
        fields.removeAll("x-none")
        fields.removeAll(.host)
        expect(fields.count == 3 && fields[.accept] == "a/b")
        var other = HTTPFields()
        try other.append("B", "2")
        other.append(contentsOf: fields)
        other.append(contentsOf: HTTPFields())
        other.reserveCapacity(bytes: 10, fields: 1)
        expectEqual(other.map(\.value), ["2", "no-store", "40", "a/b"])
        expectEqual(other[.rateLimit], "40")
        fields.removeAll(.rateLimit)
        expectEqual(other[.rateLimit], "40", "a copy is not changed")
    }

    @Test func `fields are equal by name without case, value and order`() throws {
        var one = HTTPFields()
        try one.append("X-A", "1")
        try one.append("B", "2")
        var other = HTTPFields()
        try other.append("x-a", "1")
        expect(one != other)
        try other.append("b", "2")
        expectEqual(one, other)
        try other.append("c", "3")
        try one.append("c", "4")
        expect(one != other)
    }

    @Test func `tokens of a list are found without case and not inside quotes`() throws {
        var fields = HTTPFields()
        try fields.append(.connection, "keep-alive, Upgrade")
        try fields.append(.connection, "\"close\", closed")
        expect(fields.hasToken(.connection, "upgrade") && fields.hasToken(.connection, "keep-alive"))
        expect(!fields.hasToken(.connection, "close") && !fields.hasToken(.upgrade, "upgrade"))
    }

    @Test func `every known name is found by its spelling in any case, and only by it`() {
        expectEqual(Set(HTTPFieldName.allCases.map(\.lowercased)).count, HTTPFieldName.allCases.count)
        for name in HTTPFieldName.allCases {
            expectEqual(HTTPFieldName(name.spelling), name)
            expectEqual(HTTPFieldName(name.lowercased), name)
            expectEqual(HTTPFieldName(name.spelling.uppercased()), name)
            expect(HTTPFieldName(name.spelling + "x") == nil)
            expect(HTTPFieldName(String(name.spelling.dropLast()) + "!") == nil)
            let letters = name.spelling.lowercased().filter { $0 != "-" }
            expectEqual(letters, "\(name)".lowercased(), "the spellings stand in the order of the cases")
        }
        expect(HTTPFieldName("") == nil)
    }

    @Test func `lists are cut at commas outside of quotes`() throws {
        expectEqual(FieldValueList.elements(of: #" a, ,"b,\"c" ;x , d,"#), ["a", #""b,\"c" ;x"#, "d"])
        expectEqual(FieldValueList.elements(of: ""), [])
        expectEqual(FieldValueList.elements(of: #""open, a\"#), [#""open, a\"#])
        expectEqual(FieldValueList.unquoted("tok"), "tok")
        expectEqual(FieldValueList.unquoted(#""a \"b\\""#), #"a "b\"#)
        for bad in ["", "a b", "\"a", "\"a\"b", #""a\"#, "\"a\u{1}\""] { expect(FieldValueList.unquoted(bad) == nil) }
        try expectEqual(FieldValueList.quoted("tok"), "tok")
        try expectEqual(FieldValueList.quoted(#"a "b\"#), #""a \"b\\""#)
        try expectEqual(FieldValueList.quoted(""), "\"\"")
        #expect(throws: HTTPWireError.badFieldValue) { try FieldValueList.quoted("a\r") }
    }

    @Test func `methods are tokens and compared with case`() {
        for method in [
            HTTPMethod.get, .head, .post, .put, .delete, .patch, .options, .connect, .trace, .other("PURGE"),
        ] {
            expectEqual(HTTPMethod(method.text), method)
        }
        expectEqual(HTTPMethod("get"), .other("get"))
        expectEqual(HTTPMethod("GETTTTTTTTT"), .other("GETTTTTTTTT"))
        expect(HTTPMethod("") == nil && HTTPMethod("G T") == nil)
        expect(HTTPMethod.put.isIdempotent && !HTTPMethod.post.isIdempotent && !HTTPMethod.other("X").isIdempotent)
    }

    @Test func `statuses have their classes and reasons`() {
        expect(HTTPStatus(code: 99) == nil && HTTPStatus(code: 1_000) == nil)
        expect(HTTPStatus(code: 404) == .notFound && HTTPStatus.notFound.reason == "Not Found")
        expect(HTTPStatus.continue.isInformational && HTTPStatus.ok.isSuccess && HTTPStatus.found.isRedirect)
        expect(HTTPStatus.conflict.isClientError && HTTPStatus.badGateway.isServerError)
        expect(HTTPStatus.noContent.hasNoBody && HTTPStatus.notModified.hasNoBody && !HTTPStatus.ok.hasNoBody)
        let reasons = (100..<1_000).compactMap { HTTPStatus(code: $0)?.reason }.filter { !$0.isEmpty }
        expect(reasons.count == Set(reasons).count && reasons.count > 50)
        expect(HTTPVersion.http10 < .http11)
    }
}
