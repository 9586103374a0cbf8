import Foundation
import JSON
import SupportExpectations
import Testing

/// A file of the parsing test suite.
struct ParsingCase: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]

    var testDescription: String { name }

    static func all(_ prefix: String) throws -> [ParsingCase] {
        let folder = fixtures.appending(path: "test_parsing")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(prefix) }.sorted()
            .map { ParsingCase(name: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
    }
}

/// The folder of files beside the tests.
let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

@Suite("The parsing test suite")
struct ParsingSuiteTests {
    @Test("is here with all of its files")
    func isComplete() throws {
        try expectEqual(ParsingCase.all("y_").count, 95)
        try expectEqual(ParsingCase.all("n_").count, 188)
        try expectEqual(ParsingCase.all("i_").count, 35)
    }

    @Test("What is JSON is read, skipped and written back", arguments: try ParsingCase.all("y_"))
    func accepts(_ file: ParsingCase) throws {
        let value = try JSONValue(parsing: file.bytes)
        try expectEqual(JSONValue(parsing: value.encoded()), value)
        expect(skipError(file.bytes) == nil)
    }

    @Test("What is not JSON is refused, read or skipped, at the same byte", arguments: try ParsingCase.all("n_"))
    func refuses(_ file: ParsingCase) {
        let error = parseError(file.bytes)
        expect(error != nil)
        expectEqual(skipError(file.bytes), error)
        if let error { expect((0...file.bytes.count).contains(error.offset)) }
    }

    @Test("What is left open is read or refused, and both ways agree", arguments: try ParsingCase.all("i_"))
    func survives(_ file: ParsingCase) throws {
        expectEqual(skipError(file.bytes), parseError(file.bytes))
        guard let value = try? JSONValue(parsing: file.bytes) else { return }
        try expectEqual(JSONValue(parsing: value.encoded()), value)
    }

    @Test("Numbers of any size are kept, broken text is refused")
    func choices() throws {
        let accepted = try ParsingCase.all("i_").filter { parseError($0.bytes) == nil }.map(\.name)
        expectEqual(
            accepted,
            [
                "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
                "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json",
                "i_number_real_pos_overflow.json", "i_number_real_underflow.json", "i_number_too_big_neg_int.json",
                "i_number_too_big_pos_int.json", "i_number_very_big_negative_int.json",
            ])
    }
}

/// The error of reading a tree, or nil.
func parseError(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONError? {
    do throws(JSONError) {
        _ = try JSONValue(parsing: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

/// The error of checking a text without reading it, or nil.
func skipError(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONError? {
    do throws(JSONError) {
        var reader = try JSONReader(bytes.span, limits: limits)
        try reader.skipValue()
        try reader.finish()
        return nil
    } catch {
        return error
    }
}
