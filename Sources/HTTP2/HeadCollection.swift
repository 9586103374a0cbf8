import HTTPWire

/// One head as its fields come, held against what `HTTPFields` and the limits take.
///
/// The library has seen to the order, the number and the bytes of pseudo-header fields; what it lets pass and the rest
/// of this program would not is found here.
struct HeadCollection {
    /// The outcome of a head.
    enum Outcome {
        case request(HTTP2Request)
        case response(HTTPResponseHead)
        case trailers(HTTPFields)
        /// Over a limit, or an expectation that nobody meets.
        case refused(HTTPWireError)
        /// Against the rules for messages: RFC 9113 section 8.1.1.
        case malformed
    }

    private let headBytesMax: Int
    private let fieldCountMax: Int
    private var fields = HTTPFields()
    /// Cookies that came in several lines, as one (RFC 9113 section 8.2.3).
    private var cookies: [UInt8] = []
    private var method: [UInt8] = []
    private var path: [UInt8] = []
    private var authority: [UInt8] = []
    private var hasAuthority = false
    private var protocolName: String?
    private var status: HTTPStatus?
    private var bytes = 0
    private var count = 0
    private var excess: HTTPWireError?
    private var isMalformed = false

    init(_ limits: HTTP2Limits) {
        headBytesMax = limits.headBytesMax
        fieldCountMax = limits.fieldCountMax
    }

    /// So far beyond its limit that going on is of no use to anybody.
    var isExcessive: Bool { bytes > headBytesMax * 4 }

    /// Takes a field.
    mutating func add(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        count += 1
        bytes += name.count + value.count + 32
        if excess == nil {
            if bytes > headBytesMax { excess = .headTooLarge(bytesMax: headBytesMax) }
            if count > fieldCountMax { excess = .tooManyFields(countMax: fieldCountMax) }
            if excess != nil { fields = HTTPFields() }
        }
        guard excess == nil, !isMalformed, name.count > 0 else { return }
        if name[0] == UInt8(ascii: ":") {
            addPseudo(name, value)
            return
        }
        if name.equals("cookie") {
            if !cookies.isEmpty { cookies += [UInt8(ascii: ";"), UInt8(ascii: " ")] }
            cookies.append(copying: value)
            return
        }
        do throws(HTTPWireError) {
            try fields.append(name: name, value: value)
        } catch {
            isMalformed = true
            return
        }
        let index = fields.count - 1
        switch fields.knownName(at: index) {
        case .connection, .keepAlive, .proxyConnection, .transferEncoding, .upgrade: isMalformed = true
        case .te: if !value.equals("trailers") { isMalformed = true }
        default: break
        }
    }

    private mutating func addPseudo(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.equals(":method") {
            method = [UInt8](copying: value)
        } else if name.equals(":path") {
            path = [UInt8](copying: value)
        } else if name.equals(":authority") {
            authority = [UInt8](copying: value)
            hasAuthority = true
        } else if name.equals(":scheme") {
            if !value.equals("http"), !value.equals("https") { isMalformed = true }
        } else if name.equals(":protocol") {
            protocolName = String(decoding: [UInt8](copying: value), as: UTF8.self)
        } else if name.equals(":status") {
            status = value.decimal(digits: 3).flatMap { HTTPStatus(code: $0) }
            if status == nil { isMalformed = true }
        } else {
            isMalformed = true
        }
    }

    /// The head of a request.
    consuming func request(isEnd: Bool) -> Outcome {
        if isMalformed { return .malformed }
        if let excess { return .refused(excess) }
        guard appendCookies() else { return .malformed }
        let (method, path, authority) = (method, path, authority)
        do throws(HTTPWireError) {
            let head = try HTTPRequestHead(
                method: method.span, target: path.span, authority: authority.span, hasAuthority: hasAuthority,
                fields: fields, isExtendedConnect: protocolName != nil, isEnd: isEnd)
            return .request(HTTP2Request(head: head, protocolName: protocolName, isEnd: isEnd))
        } catch {
            return error == .unknownExpectation ? .refused(error) : .malformed
        }
    }

    /// A head that a client gets: an answer's, one before the answer, or trailers.
    consuming func response(isEnd: Bool) -> Outcome {
        if isMalformed { return .malformed }
        if let excess { return .refused(excess) }
        guard let status else { return .trailers(fields) }
        var length: Int?
        if let index = fields.index(of: .contentLength) {
            length = fields.valueBytes(at: index).decimal(digits: 18)
            if length == nil { return .malformed }
        }
        let body: HTTPBodyLength = isEnd ? .none : length.map { .known($0) } ?? .chunked
        return .response(
            HTTPResponseHead(
                status: status, fields: fields, bodyLength: body, announcedLength: length, version: .http2))
    }

    /// The fields after a body.
    consuming func trailers() -> Outcome {
        if isMalformed { return .malformed }
        if let excess { return .refused(excess) }
        return .trailers(fields)
    }

    private mutating func appendCookies() -> Bool {
        guard !cookies.isEmpty else { return true }
        let (name, value) = (Array("cookie".utf8), cookies)
        do throws(HTTPWireError) {
            try fields.append(name: name.span, value: value.span)
            return true
        } catch {
            return false
        }
    }
}
