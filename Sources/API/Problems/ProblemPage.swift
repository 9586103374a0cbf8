import JSON

/// The page under `/problems/{code}`.
enum ProblemPage {
    /// `{code, status, title, retryable, meaning, remedy}`.
    static func json(_ code: ProblemCode) -> JSONValue {
        let entry = ProblemCatalogue.entry(code)
        return [
            "code": JSONValue(code.rawValue), "status": JSONValue(entry.status), "title": JSONValue(entry.title),
            "retryable": JSONValue(entry.isRetryable), "meaning": JSONValue(entry.meaning),
            "remedy": JSONValue(ProblemRemedy.general(code)),
        ]
    }

    /// The same for people; all of it is our own text, which has no markup in it but backticks.
    static func html(_ code: ProblemCode) -> [UInt8] {
        let entry = ProblemCatalogue.entry(code)
        let page = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(code.rawValue)</title>
            <style>body{font:1em/1.5 sans-serif;max-width:40em;margin:2em auto}dt{font-weight:bold}</style>
            </head><body><h1>\(marked(entry.title))</h1>
            <p><code>\(code.rawValue)</code>, status \(entry.status)</p>
            <dl><dt>What it means</dt><dd>\(marked(entry.meaning))</dd>
            <dt>What to do</dt><dd>\(marked(ProblemRemedy.general(code)))</dd>
            <dt>Sending the same again</dt><dd>\(entry.isRetryable ? "may help" : "does not help by itself")</dd></dl>
            </body></html>

            """
        return Array(page.utf8)
    }

    /// Text with its backticks as `<code>`.
    private static func marked(_ text: String) -> String {
        let plain = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return plain.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
            index % 2 == 1 ? "<code>\(piece)</code>" : String(piece)
        }.joined()
    }
}
