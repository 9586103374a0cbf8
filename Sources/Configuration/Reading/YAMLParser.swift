import CYAML

/// The event that libyaml found next in a text.
enum YAMLEvent {
    case documentStart
    case documentEnd
    case streamEnd
    case alias(String)
    case scalar(text: String, isQuoted: Bool, anchor: String?, tag: String?)
    case sequenceStart(anchor: String?, tag: String?)
    case sequenceEnd
    case mappingStart(anchor: String?, tag: String?)
    case mappingEnd
}

/// An event and where it begins.
struct YAMLStep {
    var event: YAMLEvent
    var mark: ConfigurationMark
}

/// The one owner of a libyaml parser and of the bytes it reads.
///
/// The bytes must have gone through `SourceText.prepare`, which leaves no error to libyaml's byte reader.
@safe
struct YAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        unsafe input = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
        _ = unsafe input.initialize(from: bytes)
        unsafe parser = UnsafeMutablePointer.allocate(capacity: 1)
        let isReady = unsafe yaml_parser_initialize(parser) == 1
        precondition(isReady, "libyaml has no memory for a parser")
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next event; after `streamEnd` or an error there is none, and this must not be called again.
    mutating func next() throws(ConfigurationError) -> YAMLStep {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { unsafe yaml_event_delete(&event) }
        // The stream's start says nothing that was not set above.
        if unsafe event.type == YAML_STREAM_START_EVENT { return try next() }
        return unsafe YAMLStep(event: Self.decode(event), mark: Self.mark(event.start_mark))
    }

    private static func decode(_ event: yaml_event_t) -> YAMLEvent {
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            return .documentStart
        case YAML_DOCUMENT_END_EVENT:
            return .documentEnd
        case YAML_ALIAS_EVENT:
            return unsafe .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return unsafe .scalar(
                text: String(decoding: bytes, as: UTF8.self), isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE,
                anchor: text(scalar.anchor), tag: text(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            return unsafe .sequenceStart(anchor: text(start.anchor), tag: text(start.tag))
        case YAML_SEQUENCE_END_EVENT:
            return .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            return unsafe .mappingStart(anchor: text(start.anchor), tag: text(start.tag))
        case YAML_MAPPING_END_EVENT:
            return .mappingEnd
        default:
            return .streamEnd
        }
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe String(cString: pointer)
    }

    private static func mark(_ mark: yaml_mark_t) -> ConfigurationMark {
        ConfigurationMark(line: mark.line + 1, column: mark.column + 1)
    }

    /// The error of the last call, in libyaml's words: what it found, and in what.
    @inline(never)
    private func failure() -> ConfigurationError {
        precondition(unsafe parser.pointee.error != YAML_MEMORY_ERROR, "libyaml has no memory")
        var message = "not readable as YAML"
        if let problem = unsafe parser.pointee.problem { message = unsafe String(cString: problem) }
        if let context = unsafe parser.pointee.context { message += unsafe " " + String(cString: context) }
        let mark = unsafe Self.mark(parser.pointee.problem_mark)
        return .invalid([ConfigurationProblem(path: "", mark: mark, message: message)])
    }
}
