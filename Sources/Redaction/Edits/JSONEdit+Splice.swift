import JSON

extension JSONEdit {
    /// Edits a text as it stands, without a tree, and leaves every other byte of it alone.
    ///
    /// That is done where the path leads through objects whose keys are not repeated, to a value that is replaced, to
    /// the place of a new member, or nowhere.
    ///
    /// - Returns: whether it has changed the text; nil where only a tree can be edited, or the text is no JSON.
    package func splice(_ text: inout [UInt8]) -> Bool? {
        guard let place = place(in: text.span) else { return nil }
        switch (operation, place) {
        case (.replace(let value), .value(let range)), (.add(let value), .value(let range)):
            text.replaceSubrange(range, with: value.encoded())
        case (.add(let value), .end(let offset, let isEmpty)):
            let name = JSONValue.string(path.tokens[path.tokens.count - 1]).encoded()
            let comma = isEmpty ? [] : [UInt8(ascii: ",")]
            text.insert(contentsOf: comma + name + [UInt8(ascii: ":")] + value.encoded(), at: offset)
        case (.remove, .value), (.redact, .value): return nil
        case (_, .end), (_, .nowhere): return false
        }
        return true
    }

    private func place(in text: Span<UInt8>) -> Place? {
        guard !path.tokens.isEmpty else { return nil }
        do {
            var reader = try JSONReader(text)
            guard try reader.peekKind() == .object else { return nil }
            var search = Search(tokens: path.tokens)
            try search.pass(&reader, 0)
            try reader.finish()
            return search.isClear ? search.place : nil
        } catch {
            return nil
        }
    }

    /// The end of a path in a text.
    private enum Place {
        /// The bytes of a value.
        case value(Range<Int>)
        /// No member, of an object that is there: the offset of its closing brace.
        case end(Int, isEmpty: Bool)
        /// No object that could have the member.
        case nowhere
    }

    private struct Search {
        let tokens: [String]
        var place = Place.nowhere
        /// The path leads to one place at most, and through nothing but objects.
        var isClear = true

        /// Passes an object, which the token at an index leads on from.
        mutating func pass(_ reader: inout JSONReader, _ index: Int) throws(JSONError) {
            let isLast = index == tokens.count - 1
            var isEmpty = true
            var isFound = false
            try reader.beginObject()
            while try reader.nextKey() {
                isEmpty = false
                guard reader.isKey(named: tokens[index]) else {
                    try reader.skipValue()
                    continue
                }
                if isFound { isClear = false }
                isFound = true
                let kind = try reader.peekKind()
                if isLast {
                    place = .value(try reader.readRawRange())
                } else if kind == .object {
                    try pass(&reader, index + 1)
                } else {
                    // A string may hold JSON.
                    if kind == .array || kind == .string { isClear = false }
                    try reader.skipValue()
                }
            }
            if isLast, !isFound { place = .end(reader.offset - 1, isEmpty: isEmpty) }
        }
    }
}
