public import Testing

// Functions in place of `#expect` for what is asked thousands of times: each use of the macro costs the compiler some
// 26 ms, each call of one of these 2, which is minutes over all tests. A test that expects an error, or the end of a
// process, uses the macro.

/// Records an issue unless a condition holds.
///
/// - Parameter comment: what else a reader of the failure wants to know.
public func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    fail("Expectation failed", comment(), location)
}

/// Records an issue, with both values, unless they are equal.
///
/// - Parameters:
///   - actual: what came.
///   - expected: what should have come.
///   - comment: what else a reader of the failure wants to know.
public func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard actual != expected else { return }
    let values = "Expectation failed: \(String(reflecting: actual)) == \(String(reflecting: expected))"
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    fail(values, comment(), location)
}

private func fail(_ text: String, _ comment: Comment?, _ location: SourceLocation) {
    let words = comment.map { "\(text): \($0.rawValue)" } ?? text
    Issue.record(Comment(rawValue: words), sourceLocation: location)
}
