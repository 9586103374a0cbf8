/// Names that the file itself gives to its sections, and that other sections call them by.
extension ConfigurationValue {
    /// One of the names of other sections; another one is reported, with what may have been meant.
    func name(of noun: String, among names: [String]) -> String? {
        guard let name = string() else { return nil }
        guard names.contains(name) else {
            report("unknown \(noun) \(Spelling.quoted(name))" + Spelling.hint(for: name, among: names))
            return nil
        }
        return name
    }

    /// Reports a section whose key is no name.
    func checkName(_ name: String) {
        guard !Self.isName(name) else { return }
        report("a name has 1 to 63 of a-z, 0-9 and \"-\", and begins with a letter or digit")
    }

    private static func isName(_ name: String) -> Bool {
        (1...63).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: "-")
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0.isDigit || $0 == UInt8(ascii: "-") }
    }
}
