/// Numbers for the texts that stand in very many rows: apps, providers, kinds, event types.
///
/// They live in the table `names`; a text gets its number when it is first written and keeps it for ever.
struct Names {
    /// All come from configuration or from code, so this is far away; it stops a defect from filling the memory.
    static let countMax = 65_536

    private var codes: [String: Int64] = [:]
    private var texts: [String] = []

    /// Reads them all.
    init(_ connection: borrowing SQLiteConnection) throws(StoreError) {
        var statement = try connection.prepare("SELECT text FROM names ORDER BY code")
        while try statement.step() {
            texts.append(statement.text(0))
            codes[statement.text(0)] = Int64(texts.count)
        }
    }

    /// The number of a text that has one.
    func code(ifKnown text: String) -> Int64? { codes[text] }

    /// The number of a text, giving it one in the present transaction.
    mutating func code(_ text: String, _ connection: borrowing SQLiteConnection) throws(StoreError) -> Int64 {
        if let code = codes[text] { return code }
        guard texts.count < Self.countMax else { throw .failed(code: 0, cause: "too many different names") }
        var statement = try connection.prepare("INSERT INTO names (code, text) VALUES (?, ?)")
        let code = Int64(texts.count + 1)
        statement.bind(code)
        statement.bind(text)
        try statement.run()
        texts.append(text)
        codes[text] = code
        return code
    }

    /// The text of a number; one that the file should not hold is empty.
    func text(_ code: Int64) -> String {
        code >= 1 && code <= texts.count ? texts[Int(code) - 1] : ""
    }
}
