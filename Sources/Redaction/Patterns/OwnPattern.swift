import CPCRE2

/// A pattern of the operator's own, in the language of PCRE2, over text in UTF-8 with Unicode's classes.
///
/// It can be used from all threads at once.
// Compiled code never changes, and PCRE2 documents that threads may share it (pcre2api, "Multithreading").
@safe
package final class OwnPattern: @unchecked Sendable {
    /// The pattern that cannot be used, and why.
    package struct Problem: Error, Hashable {
        /// For people: "missing closing parenthesis at character 4".
        package let message: String
    }

    /// Bytes of the longest pattern.
    package static let bytesMax = 1024

    /// Steps at all places of a text together, as long as it is short.
    private static let stepsMax = 4_000_000
    /// Steps at one place of the longest text.
    private static let stepsMin: Int = 500
    private static let depthMax: UInt32 = 20_000
    private static let heapKilobytesMax: UInt32 = 16_384

    private let code: OpaquePointer

    /// Compiles a pattern.
    ///
    /// - Throws: for one that PCRE2 refuses, and for one that an empty text matches: it would be everywhere.
    package init(_ pattern: String) throws(Problem) {
        var number: CInt = 0
        var place = 0
        let options = PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C
        var pattern = pattern
        let code = pattern.withUTF8 { bytes in
            unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, options, &number, &place, nil)
        }
        guard let code = unsafe code else {
            let text = Self.message(number)
            throw Problem(message: "\(text) at character \(pattern.utf8.prefix(place).count + 1)")
        }
        unsafe self.code = code
        switch finds(in: "") {
        case .some(let finds) where finds.isEmpty && !matchesEmptyText: break
        case .some: throw Problem(message: "must not match an empty text")
        case .none: throw Problem(message: "takes too many steps for an empty text")
        }
    }

    deinit { unsafe pcre2_code_free_8(code) }

    /// The places of all finds in UTF-8, in order, none over another and none empty; nil where that takes too many
    /// steps, so that nobody knows.
    package func finds(in text: String) -> [Range<Int>]? {
        var text = text
        return text.withUTF8 { bytes in unsafe finds(in: bytes) }
    }

    private var matchesEmptyText: Bool {
        guard let data = unsafe pcre2_match_data_create_from_pattern_8(code, nil) else { return false }
        defer { unsafe pcre2_match_data_free_8(data) }
        return unsafe pcre2_match_8(code, [0], 0, 0, 0, data, nil) >= 0
    }

    private func finds(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        guard let data = unsafe pcre2_match_data_create_from_pattern_8(code, nil),
            let context = unsafe pcre2_match_context_create_8(nil)
        else { preconditionFailure("PCRE2 has no memory for a match") }
        defer {
            unsafe pcre2_match_data_free_8(data)
            unsafe pcre2_match_context_free_8(context)
        }
        // PCRE2 counts steps from each place of the text anew.
        let steps = max(Self.stepsMin, Self.stepsMax / (bytes.count + 1))
        unsafe pcre2_set_match_limit_8(context, UInt32(steps))
        unsafe pcre2_set_depth_limit_8(context, Self.depthMax)
        unsafe pcre2_set_heap_limit_8(context, Self.heapKilobytesMax)
        // Strings are valid, and an empty find would be no find.
        let options = PCRE2_NO_UTF_CHECK | PCRE2_NOTEMPTY
        var finds: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let result = unsafe pcre2_match_8(code, bytes.baseAddress, bytes.count, start, options, data, context)
            if result == PCRE2_ERROR_NOMATCH { break }
            guard result >= 0, let places = unsafe pcre2_get_ovector_pointer_8(data) else { return nil }
            // `\K` in an assertion can put the start behind the end.
            let lower = unsafe max(start, min(places[0], places[1]))
            let upper = unsafe max(places[0], places[1])
            guard upper > lower else { return nil }
            finds.append(lower..<upper)
            start = upper
        }
        return finds
    }

    private static func message(_ number: CInt) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let count = unsafe text.withUnsafeMutableBufferPointer { text in
            unsafe pcre2_get_error_message_8(number, text.baseAddress, text.count)
        }
        return String(decoding: text.prefix(Int(max(0, count))), as: UTF8.self)
    }
}
