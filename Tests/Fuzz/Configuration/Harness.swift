import Configuration

/// Parses any bytes as a configuration and checks what must hold for every text.
///
/// - A tree keeps the bounds, and reading twice gives the same tree.
/// - A tree with members or elements, written as JSON, reads as the same tree, so what both notations can say is one; a
///   lone text, which is no configuration, is taken for YAML.
/// - Every problem has a place within the text and a message of one line, in order.
/// - Decoding any tree ends, with a result or with problems, within the bound.
public func fuzzConfiguration(_ bytes: [UInt8]) {
    let node: ConfigurationNode
    do throws(ConfigurationError) {
        node = try ConfigurationNode(parsing: bytes)
    } catch {
        guard case .invalid(let problems) = error else { preconditionFailure("a text is only valid or invalid") }
        precondition(problems.count == 1, "an unreadable text has one problem")
        check(problems, of: bytes)
        return
    }
    var count = 0
    var isJSON = measure(node, depth: 0, count: &count)
    if case .scalar = node.content { isJSON = false }
    precondition(count <= ConfigurationNode.countMax, "too many nodes")
    precondition(parsed(bytes) == node, "reading twice gives two trees")
    if isJSON {
        var json: [UInt8] = []
        write(node, to: &json)
        // A tree that aliases made large may not fit into a text.
        if json.count <= 1 << 20 { precondition(parsed(json) == node, "the JSON of the tree is another tree") }
    }
    precondition(!"\(node)".utf8.contains(0), "the shape of a tree is printable")
    let problems = ConfigurationProblems()
    let configuration = GatewayConfiguration(decoding: node, kinds: ["echo", "oda"], problems: problems)
    precondition(configuration != nil || !problems.isEmpty, "nothing decoded and nothing reported")
    precondition(problems.all.count <= ConfigurationProblems.countMax, "too many problems")
    check(problems.all, of: bytes)
    for provider in configuration?.providers ?? [] {
        let section = provider.section(reportingTo: problems)
        _ = section.string("host", default: "")
        _ = section.seconds("waitSeconds", default: .zero, in: 0...10)
        _ = section.optionalSecret("secret")
        section.finish()
    }
    precondition(problems.all.count <= ConfigurationProblems.countMax, "too many problems")
}

private func parsed(_ bytes: [UInt8]) -> ConfigurationNode? {
    do throws(ConfigurationError) {
        return try ConfigurationNode(parsing: bytes)
    } catch {
        return nil
    }
}

private func check(_ problems: [ConfigurationProblem], of bytes: [UInt8]) {
    // CR, U+0085, U+2028 and U+2029 end a line for YAML 1.1; every one has at least one byte of these values.
    let lines = bytes.count { [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains($0) } + 2
    var last = ConfigurationMark.start
    for problem in problems {
        precondition((1...lines).contains(problem.line), "a problem stands outside of the text")
        precondition((1...(bytes.count + 2)).contains(problem.column), "a problem stands outside of its line")
        precondition(!problem.message.isEmpty, "a problem says what it is")
        precondition(!problem.description.utf8.contains { $0 < 0x20 }, "a problem is one line")
        precondition(problem.mark >= last, "problems are in the order of the text")
        last = problem.mark
    }
}

/// Counts the nodes and checks the depth; gives whether libyaml can read all keys of the tree as JSON.
private func measure(_ node: ConfigurationNode, depth: Int, count: inout Int) -> Bool {
    precondition(depth <= ConfigurationNode.depthMax, "too deep")
    count += 1
    var isJSON = true
    switch node.content {
    case .scalar(let scalar):
        let values = (scalar.integer != nil, scalar.number != nil, scalar.boolean != nil)
        precondition(scalar.kind != .text || values == (false, false, false), "text is no value")
        precondition(scalar.kind != .boolean || values == (false, false, true), "a boolean has its value")
        precondition(scalar.kind != .number || values.1, "a number has its value")
    case .sequence(let elements):
        for element in elements where !measure(element, depth: depth + 1, count: &count) { isJSON = false }
    case .mapping(let members):
        precondition(Set(members.map(\.name)).count == members.count, "a key twice")
        for member in members {
            // libyaml looks for the colon of a key within 1024 characters; an escape takes at most 12 a scalar.
            if member.name.unicodeScalars.count > 80 { isJSON = false }
            if !measure(member.node, depth: depth + 1, count: &count) { isJSON = false }
        }
    }
    return isJSON
}

private func write(_ node: ConfigurationNode, to json: inout [UInt8]) {
    switch node.content {
    case .scalar(let scalar):
        if scalar.kind == .text {
            write(scalar.text, to: &json)
        } else {
            json.append(contentsOf: (scalar.kind == .null ? "null" : scalar.text).utf8)
        }
    case .sequence(let elements):
        json.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            write(element, to: &json)
        }
        json.append(UInt8(ascii: "]"))
    case .mapping(let members):
        json.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            json.append(contentsOf: "\n\t".utf8)
            write(member.name, to: &json)
            json.append(contentsOf: ": ".utf8)
            write(member.node, to: &json)
        }
        json.append(UInt8(ascii: "}"))
    }
}

/// JSON text in ASCII, so with surrogate pairs.
private func write(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for unit in text.utf16 {
        if unit >= 0x20, unit < 0x7F, unit != 0x22, unit != 0x5C {
            json.append(UInt8(unit))
        } else {
            let digits = String(unit, radix: 16)
            json.append(contentsOf: "\\u".utf8)
            json.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            json.append(contentsOf: digits.utf8)
        }
    }
    json.append(UInt8(ascii: "\""))
}
