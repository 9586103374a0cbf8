extension JSONPointer {
    /// Finds the path of the value that stands at a byte of a text, for `JSONError.offset`.
    ///
    /// The text may be broken. Between values it is the path of the next value, whose key belongs to it; where there is
    /// none, or its key is broken, that of the container.
    ///
    /// Costs one pass up to the byte, so it is for the way of errors only.
    public init(toByteAt offset: Int, in text: Span<UInt8>) {
        var places: [Place] = []
        do {
            let limits = JSONLimits(
                depthMax: JSONLimits.depthCeiling, bytesMax: .max, nodesMax: .max, loneSurrogates: .replace)
            var reader = try JSONReader(text, limits: limits)
            try JSONPointer.walk(&reader, to: offset, &places)
        } catch {
            // The text is broken at or before the byte: the path so far is the answer.
            places = places.filter { !$0.isPending }
        }
        self.init(places.compactMap(\.token))
    }

    /// An open container and where in it the walk stands.
    private enum Place {
        case object(key: String?)
        case array(index: Int, isInside: Bool)

        /// The pointer's token for this container; nil between values.
        var token: String? {
            switch self {
            case .object(let key): key
            case .array(let index, let isInside): isInside ? String(index) : nil
            }
        }

        /// Whether the walk stands between two values of the container.
        var isPending: Bool { token == nil }
    }

    private static func walk(
        _ reader: inout JSONReader, to offset: Int, _ places: inout [Place]
    ) throws(JSONError) {
        while true {
            let kind = try reader.peekKind()
            guard reader.offset < offset else { return }
            switch kind {
            case .object:
                try reader.beginObject()
                places.append(.object(key: nil))
            case .array:
                try reader.beginArray()
                places.append(.array(index: -1, isInside: false))
            default:
                try reader.skipValue()
                guard reader.offset <= offset else { return }
            }
            guard try stepToValue(&reader, to: offset, &places) else { return }
        }
    }

    /// Goes to the next value of the innermost container that has one; false when the byte was reached before.
    private static func stepToValue(
        _ reader: inout JSONReader, to offset: Int, _ places: inout [Place]
    ) throws(JSONError) -> Bool {
        while let place = places.popLast() {
            let hasNext: Bool
            switch place {
            case .object:
                places.append(.object(key: nil))
                hasNext = try reader.nextKey()
                if hasNext { places[places.count - 1] = .object(key: reader.key) }
            case .array(let index, _):
                places.append(.array(index: index, isInside: false))
                hasNext = try reader.nextElement()
                if hasNext { places[places.count - 1] = .array(index: index + 1, isInside: true) }
            }
            if hasNext { return true }
            guard reader.offset <= offset else { return false }
            places.removeLast()
        }
        return false
    }
}
