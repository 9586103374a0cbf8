import JSON

/// Checks what must hold for any bytes given to the JSON target.
///
/// The tree, the pull reader and skipping agree on what is JSON and on the error; what is read is written and read
/// back the same; limits hold; an error's place leads to a path.
public func fuzzJSON(_ bytes: [UInt8]) {
    checkAgreement(bytes, JSONLimits())
    checkAgreement(bytes, JSONLimits(loneSurrogates: .replace))
    checkLimits(bytes)
}

private func checkAgreement(_ bytes: [UInt8], _ limits: JSONLimits) {
    let tree = outcome { () throws(JSONError) in try JSONValue(parsing: bytes, limits: limits) }
    let skipped = outcome { () throws(JSONError) in
        var reader = try JSONReader(bytes.span, limits: limits)
        let raw = try reader.readRaw()
        try reader.finish()
        return raw
    }
    let walked = outcome { () throws(JSONError) in
        var reader = try JSONReader(bytes.span, limits: limits)
        let value = try walk(&reader)
        try reader.finish()
        return value
    }
    switch (tree, skipped, walked) {
    case (.success(let tree), .success(let raw), .success(let walked)):
        precondition(tree == walked, "The tree is what the pull reader reads.")
        checkRoundTrip(tree, limits)
        let again = outcome { () throws(JSONError) in try JSONValue(parsing: raw, limits: limits) }
        precondition(again == .success(tree), "The raw bytes are the value.")
    case (.failure(let first), .failure(let second), .failure(let third)):
        precondition(first == second && first == third, "All ways of reading fail alike.")
        precondition((0...bytes.count).contains(first.offset), "An error is inside the text.")
        let pointer = JSONPointer(toByteAt: first.offset, in: bytes.span)
        precondition(JSONPointer(parsing: pointer.description) == pointer, "A pointer is read back.")
    default: preconditionFailure("All ways of reading agree on what is JSON.")
    }
}

private func checkRoundTrip(_ tree: JSONValue, _ limits: JSONLimits) {
    let text = tree.encoded()
    let again = outcome { () throws(JSONError) in try JSONValue(parsing: text, limits: JSONLimits()) }
    precondition(again == .success(tree), "What is written is read back.")
    precondition(tree.merged(patch: [:]).kind == .object, "A patch with an object makes an object.")
    let patched = JSONValue.null.merged(patch: tree)
    precondition(patched.merged(patch: tree) == patched, "A patch applied twice changes nothing.")
}

private func checkLimits(_ bytes: [UInt8]) {
    let small = JSONLimits(depthMax: 3, bytesMax: 256, nodesMax: 8)
    guard case .success(let tree) = outcome({ () throws(JSONError) in try JSONValue(parsing: bytes, limits: small) })
    else { return }
    precondition(bytes.count <= 256, "The limit of bytes holds.")
    let (depth, nodes) = measure(tree)
    precondition(depth <= 3, "The limit of depth holds.")
    precondition(nodes <= 8, "The limit of nodes holds.")
}

/// The depth of open containers and the number of members and elements.
private func measure(_ value: JSONValue) -> (depth: Int, nodes: Int) {
    let children: [JSONValue]
    switch value {
    case .array(let elements): children = elements
    case .object(let object): children = object.members.map(\.value)
    default: return (0, 0)
    }
    let inner = children.map(measure)
    return (1 + (inner.map(\.depth).max() ?? 0), children.count + inner.reduce(0) { $0 + $1.nodes })
}

/// Reads a value with the public steps, as a decoder of messages would.
private func walk(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
    switch try reader.peekKind() {
    case .null:
        let isNull = try reader.readNull()
        precondition(isNull, "What begins like null is null.")
        return .null
    case .bool: return .bool(try reader.readBool())
    case .number: return try walkNumber(&reader)
    case .string: return .string(try reader.readString())
    case .array:
        var elements: [JSONValue] = []
        try reader.beginArray()
        while try reader.nextElement() { elements.append(try walk(&reader)) }
        return .array(elements)
    case .object:
        var object = JSONObject()
        try reader.beginObject()
        while try reader.nextKey() {
            let key = reader.key
            precondition(reader.isKey("id") == key.utf8.elementsEqual("id".utf8), "A key is compared by its bytes.")
            object.append(key, try walk(&reader))
        }
        return .object(object)
    }
}

/// Reads a number in three ways from bookmarks of the same place.
private func walkNumber(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
    var forInt = reader
    var forDouble = reader
    let number = try reader.readNumber()
    let int = outcome { () throws(JSONError) in try forInt.readInt() }
    let double = outcome { () throws(JSONError) in try forDouble.readDouble() }
    precondition((try? int.get()) == number.int, "An integer is read alike in both ways.")
    precondition((try? double.get()) == number.double, "A double is read alike in both ways.")
    precondition(number.double == Double(number.text).flatMap { $0.isFinite ? $0 : nil }, "A double is the nearest.")
    if let plain = Int(number.text) { precondition(number.int == plain, "A plain integer is itself.") }
    return .number(number)
}

private func outcome<Value>(_ body: () throws(JSONError) -> Value) -> Result<Value, JSONError> {
    do throws(JSONError) {
        return .success(try body())
    } catch {
        return .failure(error)
    }
}
