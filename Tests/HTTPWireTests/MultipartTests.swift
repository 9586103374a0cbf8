import FuzzMultipart
import HTTPWire
import SupportCorpus
import SupportExpectations
import Testing

@Suite struct MultipartTests {
    private func read(_ text: String, boundary: String = "xyz") throws -> MultipartReading {
        parts(try MultipartParser(boundary: boundary), Array(text.utf8), pieces: [])
    }

    @Test("A file of a form comes with its fields and its bytes.")
    func file() throws {
        let head = "Content-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain"
        let reading = try read("--xyz\r\n\(head)\r\n\r\nhello\r\nthere\r\n--xyz--\r\n")
        expect(reading.isComplete && reading.error == nil)
        let part = try #require(reading.parts.first)
        expectEqual(reading.parts.count, 1)
        expectEqual(part.content, Array("hello\r\nthere".utf8))
        expectEqual(part.fields[.contentType], "text/plain")
        let disposition = try ContentDisposition(#require(part.fields[.contentDisposition]))
        expect(disposition.type == "form-data" && disposition.name == "file" && disposition.filename == "a.txt")
    }

    @Test("Parts may be several, empty and without fields; what stands around them means nothing.")
    func around() throws {
        let reading = try read("before\r\n--xyz \t\r\n\r\n\r\n--xyz\r\nA: b\r\n\r\n--xy\r\n--xyz--after\r\n--xyz\r\n")
        expectEqual(reading.parts.map(\.content), [[], Array("--xy".utf8)])
        expect(reading.isComplete)
    }

    @Test(
        "A body of a multipart form that cannot be read is refused.",
        arguments: [
            ("--xyz\nA: b\n\nhello\n--xyz--", HTTPWireError.badMultipart),
            ("--xyzzy\r\n\r\n--xyz--", .badMultipart),
            ("--xyz-\r\n\r\n", .badMultipart),
            ("--xyz\r\r\n", .bareCarriageReturn),
            ("--xyz\r\nA: b\n\r\n", .bareLineFeed),
            ("--xyz\r\nA: b\r\n c\r\n\r\n", .obsoleteFolding),
            ("--xyz\r\nA\r\n\r\n", .missingColon),
            ("--xyz\r\nA b: c\r\n\r\n", .badFieldName),
            ("--xyz" + String(repeating: " ", count: 65) + "\r\n", .badMultipart),
            ("--xyz\r\nA: " + String(repeating: "a", count: 20_000), .headTooLarge(bytesMax: 16_384)),
            (String(repeating: "a", count: 20_000), .headTooLarge(bytesMax: 16_384)),
        ])
    func refused(_ text: String, _ error: HTTPWireError) throws {
        try expectEqual(read(text).error, error)
    }

    @Test(
        "A body that ends before its last boundary is not complete.",
        arguments: [
            "", "--xyz", "--xyz\r\nA: b\r\n\r\nhello", "--xyz\r\nA: b\r\n\r\nhello\r\n--xyz\r\n",
        ])
    func cutOff(_ text: String) throws {
        let reading = try read(text)
        expect(!reading.isComplete && reading.error == nil)
    }

    @Test(
        "A boundary has 1 to 70 characters of those that may be in one.",
        arguments: [
            ("a", true), ("----WebKitFormBoundary7MA4YWxkTrZu0gW", true), ("a b", true), ("'()+_,-./:=?", true),
            (String(repeating: "a", count: 70), true), ("", false), ("a ", false), ("a\"b", false), ("a\r\nb", false),
            (String(repeating: "a", count: 71), false),
        ])
    func boundaries(_ boundary: String, _ isGood: Bool) {
        expectEqual((try? MultipartParser(boundary: boundary)) != nil, isGood)
    }

    @Test("Every committed input is read alike however it is cut.", arguments: CorpusFile.all(of: "Multipart"))
    func corpus(_ file: CorpusFile) throws { fuzzMultipart(try file.bytes()) }

    @Test("Changed inputs are read alike however they are cut.")
    func mutations() throws {
        let files = CorpusFile.all(of: "Multipart")
        expect(files.count >= 12)
        try replayMutations(of: files, seed: 20_261_122, rounds: 40) { fuzzMultipart($0) }
    }
}

@Suite struct ContentDispositionTests {
    @Test(
        "A file's name is read in each of its forms.",
        arguments: [
            ("attachment; filename=a.txt", "attachment", String?.none, "a.txt"),
            ("Attachment; FILENAME=\"a b.txt\"", "attachment", nil, "a b.txt"),
            ("attachment; filename=\"a\\\"b.txt\"", "attachment", nil, "a\"b.txt"),
            ("attachment; filename=\"e.txt\"; filename*=UTF-8''%e2%82%ac.txt", "attachment", nil, "€.txt"),
            ("attachment; filename*=utf-8'en'%C3%BC; filename=u", "attachment", nil, "ü"),
            ("attachment; filename*=ISO-8859-1''%FC; filename=u", "attachment", nil, "u"),
            ("attachment; filename*=UTF-8''%FF; filename=u", "attachment", nil, "u"),
            ("form-data; name=\"file\"; filename=\"ü%22.txt\"", "form-data", "file", "ü\".txt"),
            ("form-data; name=file; filename=\"100%25.txt\"", "form-data", "file", "100%25.txt"),
            ("form-data; name=\"file\"; filename=\"a;b.txt\"", "form-data", "file", "a;b.txt"),
            ("inline", "inline", nil, nil),
        ])
    func read(_ text: String, _ type: String, _ name: String?, _ filename: String?) throws {
        let disposition = try ContentDisposition(text)
        expectEqual(disposition.type, type)
        expectEqual(disposition.name, name)
        expectEqual(disposition.filename, filename)
    }

    @Test(
        "What is no disposition is refused.",
        arguments: [
            "", ";", "attachment; filename", "attachment; filename=a b", "attachment; filename=\"a", "a b",
            "attachment; filename=a; filename=b",
        ])
    func refused(_ text: String) {
        #expect(throws: HTTPWireError.badFieldValueList) { try ContentDisposition(text) }
    }

    @Test(
        "A written name is read back, and old readers see nothing that ends it.",
        arguments: [
            "a.txt", "€ ü.pdf", "a\"b\\c%41;d.txt", "日本語", "a\r\nb",
        ])
    func written(_ name: String) throws {
        let value = ContentDisposition.attachment(filename: name)
        try expectEqual(ContentDisposition(value).filename, name)
        try expectEqual(ContentDisposition(value).type, "attachment")
        expect(value.utf8.allSatisfy { (0x20..<0x7f).contains($0) })
    }
}

@Suite struct RequestedRangeTests {
    @Test(
        "A range says which bytes are wanted.",
        arguments: [
            (String?.none, RequestedRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=0-9", .part(0..<10)),
            ("bytes=0-99", .part(0..<10)), ("bytes=3-", .part(3..<10)), ("bytes=-3", .part(7..<10)),
            ("bytes=-99", .part(0..<10)), ("Bytes= 1 - 2 ", .part(1..<3)), ("bytes=9-9", .part(9..<10)),
            ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
            ("bytes=99999999999999999999-", .unsatisfiable),
            ("bytes=0-99999999999999999999", .part(0..<10)),
            ("bytes=5-4", .whole), ("bytes=0-1,3-4", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole),
            ("items=0-1", .whole), ("bytes 0-1", .whole), ("bytes=", .whole), ("bytes=+1-2", .whole), ("", .whole),
        ])
    func ranges(_ field: String?, _ range: RequestedRange) {
        expectEqual(RequestedRange(field, of: 10), range)
    }

    @Test("Nothing of nothing can be had.")
    func empty() {
        expectEqual(RequestedRange("bytes=0-", of: 0), .unsatisfiable)
        expectEqual(RequestedRange("bytes=-1", of: 0), .unsatisfiable)
        expectEqual(RequestedRange.contentRange(3..<10, of: 10), "bytes 3-9/10")
    }
}
