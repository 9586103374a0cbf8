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
        if case .changed(let now) = apply(to: value, path.tokens[...]) { now } else { nil }
    }

    private enum Outcome {
        case unchanged
        case changed(JSONValue)
        case removed
    }

    private func apply(to value: JSONValue, _ tokens: ArraySlice<String>) -> Outcome {
        guard let token = tokens.first else { return apply(to: value) }
        switch value {
        case .array(let elements): return apply(to: elements, token, tokens.dropFirst())
        case .object(let object): return apply(to: object, token, tokens.dropFirst())
        case .string(let text):
            guard let inner = NestedJSON.parse(text), case .changed(let now) = apply(to: inner, tokens) else {
                return .unchanged
            }
            return .changed(.string(NestedJSON.text(now)))
        default: return .unchanged
        }
    }

    /// At the end of the path.
    private func apply(to value: JSONValue) -> Outcome {
        switch operation {
        case .add(let new), .replace(let new): .changed(new)
        case .remove: .removed
        case .redact(let redactor): redactor.change(value).map(Outcome.changed) ?? .unchanged
        }
    }

    private func apply(to elements: [JSONValue], _ token: String, _ rest: ArraySlice<String>) -> Outcome {
        let index = token == "-" ? elements.count : Self.index(token)
        if rest.isEmpty, case .add(let new) = operation, let index {
            guard index <= elements.count else { return .unchanged }
            var elements = elements
            elements.insert(new, at: index)
            return .changed(.array(elements))
        }
        var changed: [JSONValue] = []
        var isChanged = false
        for (place, element) in elements.enumerated() {
            switch token == "*" || place == index ? apply(to: element, rest) : .unchanged {
            case .unchanged: changed.append(element)
            case .changed(let now):
                changed.append(now)
                isChanged = true
            case .removed: isChanged = true
            }
        }
        return isChanged ? .changed(.array(changed)) : .unchanged
    }

    private func apply(to object: JSONObject, _ token: String, _ rest: ArraySlice<String>) -> Outcome {
        var changed = object
        switch operation {
        case .add(let new) where rest.isEmpty:
            changed[token] = new
            return .changed(.object(changed))
        case .replace(let new) where rest.isEmpty:
            guard object[token] != nil else { return .unchanged }
            changed[token] = new
            return .changed(.object(changed))
        case .remove where rest.isEmpty:
            return changed.remove(token) == nil ? .unchanged : .changed(.object(changed))
        default:
            // Of a repeated key every member: which one the reader takes is its own matter.
            var isChanged = false
            for (place, member) in object.members.enumerated() where member.key.utf8.elementsEqual(token.utf8) {
                guard case .changed(let now) = apply(to: member.value, rest) else { continue }
                changed.members[place].value = now
                isChanged = true
            }
            return isChanged ? .changed(.object(changed)) : .unchanged
        }
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
        var changed: JSONValue?
        for edit in self { changed = edit.change(changed ?? value) ?? changed }
        return changed
    }
}
