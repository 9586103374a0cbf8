/// The items of a query: `a=b&c&a=d`, in order, decoded.
public struct QueryItems: Hashable, Sendable {
    /// One item; `a` and `a=` differ by the value: nil and empty.
    public struct Item: Hashable, Sendable {
        /// The decoded name.
        public var name: String
        /// The decoded value, or nil where there is no `=`.
        public var value: String?

        /// An item from its decoded parts.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// The items in the order of the query.
    public var items: [Item]

    /// Items to be written.
    public init(_ items: [Item] = []) { self.items = items }

    /// Reads a raw query, without its `?`.
    ///
    /// `plus` says what `+` means; it differs between forms and URIs, so nothing is assumed. Empty items (`&&`) are
    /// dropped. Throws `badPercentEncoding`, and `tooManyQueryItems` beyond `countMax`.
    public init(reading query: Span<UInt8>, plus: PercentCoding.Plus, countMax: Int = 100) throws(HTTPWireError) {
        items = []
        var start = 0
        while start < query.count {
            let end = query.firstIndex(of: 0x26, in: start..<query.count) ?? query.count
            if end > start {
                guard items.count < countMax else { throw .tooManyQueryItems(countMax: countMax) }
                let equals = query.firstIndex(of: ASCII.equals, in: start..<end)
                let name = try PercentCoding.decodedText(query.extracting(start..<(equals ?? end)), plus: plus)
                var value: String?
                if let equals {
                    value = try PercentCoding.decodedText(query.extracting((equals + 1)..<end), plus: plus)
                }
                items.append(Item(name: name, value: value))
            }
            start = end + 1
        }
    }

    /// Reads a raw query, without its `?`.
    public init(reading query: String, plus: PercentCoding.Plus, countMax: Int = 100) throws(HTTPWireError) {
        let bytes = Array(query.utf8)
        try self.init(reading: bytes.span, plus: plus, countMax: countMax)
    }

    /// The value of the first item of this name; empty where it has no `=`, nil where there is none.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }.map { $0.value ?? "" }
    }

    /// The values of all items of this name, in order.
    public func values(of name: String) -> [String] {
        items.compactMap { $0.name == name ? $0.value ?? "" : nil }
    }

    /// The query that reads back as these items, whatever `+` is taken for.
    public var encoded: String {
        items.map { item in
            let name = PercentCoding.encoded(item.name, .queryItem)
            return item.value.map { name + "=" + PercentCoding.encoded($0, .queryItem) } ?? name
        }.joined(separator: "&")
    }
}
