package import JSON

/// One change of a JSON text: `{op: add|replace|remove|redact, path, …}` (`client-layer.md`, "Layers").
///
/// The operations are those of RFC 6902, but that an absent path is no error, and that `*` in a path stands for every
/// element of an array. A path that leads into a string which holds JSON goes on in there.
package struct JSONEdit: Hashable, Sendable {
    /// The change to the value that a path leads to.
    package enum Operation: Hashable, Sendable {
        /// Gives an object the member, whether it has it or not; inserts into an array, at its end for `-`.
        case add(JSONValue)
        /// Takes the place of what is there.
        case replace(JSONValue)
        /// Takes it away.
        case remove
        /// Puts stand-ins into its texts.
        case redact(Redactor)
    }

    /// The change.
    package let operation: Operation
    /// The path, as a JSON Pointer (RFC 6901).
    package let path: JSONPointer

    /// Puts an edit together; a `remove` of the whole text (an empty path) is none.
    package init?(_ operation: Operation, at path: JSONPointer) {
        if operation == .remove, path.tokens.isEmpty { return nil }
        self.operation = operation
        self.path = path
    }

    /// The text after the edit; nil where that changes nothing.
    ///
    /// All that the path does not lead to stays as it is: the order of members, numbers to the digit.
    package func change(_ value: JSONValue) -> JSONValue? {
        var changed = value
        return apply(to: &changed) ? .some(changed) : .none
    }

    /// Edits a text in its place, without a copy where nobody else holds it; false where that changes nothing.
    package func apply(to value: inout JSONValue) -> Bool { apply(to: &value, path.tokens[...]) == .changed }

    private enum Outcome {
        case unchanged
        case changed
        case removed
    }

    private func apply(to value: inout JSONValue, _ tokens: ArraySlice<String>) -> Outcome {
        guard let token = tokens.first else { return atEnd(of: &value) }
        switch value {
        case .array(var elements):
            // Held once, so that it is changed where it lies.
            value = .null
            defer { value = .array(elements) }
            return apply(to: &elements, token, tokens.dropFirst())
        case .object(var object):
            value = .null
            defer { value = .object(object) }
            return apply(to: &object, token, tokens.dropFirst())
        case .string(let text):
            guard var inner = NestedJSON.parse(text), apply(to: &inner, tokens) == .changed else { return .unchanged }
            value = .string(NestedJSON.text(inner))
            return .changed
        default: return .unchanged
        }
    }

    /// At the end of the path.
    private func atEnd(of value: inout JSONValue) -> Outcome {
        switch operation {
        case .add(let new), .replace(let new): value = new
        case .remove: return .removed
        case .redact(let redactor):
            guard let changed = redactor.change(value) else { return .unchanged }
            value = changed
        }
        return .changed
    }

    private func apply(to elements: inout [JSONValue], _ token: String, _ rest: ArraySlice<String>) -> Outcome {
        let index = token == "-" ? elements.count : Self.index(token)
        if rest.isEmpty, case .add(let new) = operation, let index {
            guard index <= elements.count else { return .unchanged }
            elements.insert(new, at: index)
            return .changed
        }
        var isChanged = false
        for place in elements.indices.reversed() where token == "*" || place == index {
            switch apply(to: &elements[place], rest) {
            case .unchanged: break
            case .changed: isChanged = true
            case .removed:
                elements.remove(at: place)
                isChanged = true
            }
        }
        return isChanged ? .changed : .unchanged
    }

    private func apply(to object: inout JSONObject, _ token: String, _ rest: ArraySlice<String>) -> Outcome {
        switch operation {
        case .add(let new) where rest.isEmpty: object.set(token, to: new)
        case .replace(let new) where rest.isEmpty:
            guard object.replace(token, with: new) else { return .unchanged }
        case .remove where rest.isEmpty:
            guard object.remove(token) != nil else { return .unchanged }
        default:
            // Of a repeated key every member: which one the reader takes is its own matter.
            var isChanged = false
            for place in object.members.indices where object.members[place].key.hasSameBytes(as: token) {
                if apply(to: &object.members[place].value, rest) == .changed { isChanged = true }
            }
            return isChanged ? .changed : .unchanged
        }
        return .changed
    }

    /// The index that a step means: digits without a leading zero (RFC 6901 section 4), or nil.
    private static func index(_ token: String) -> Int? {
        guard token == "0" || token.utf8.first != 0x30, token.utf8.allSatisfy(FoldedText.isDigit) else { return nil }
        return Int(token)
    }
}

extension [JSONEdit] {
    /// The text after all edits, one after the other; nil where they change nothing.
    package func change(_ value: JSONValue) -> JSONValue? {
        var changed = value
        return apply(to: &changed) ? .some(changed) : .none
    }

    /// Makes all edits in their place, one after the other; false where they change nothing.
    package func apply(to value: inout JSONValue) -> Bool {
        var isChanged = false
        for edit in self where edit.apply(to: &value) { isChanged = true }
        return isChanged
    }
}
