import CLibPQ

/// The one owner of a libpq connection, for one loop; never blocks once ``start(_:)`` has returned.
///
/// libpq keeps the password for as long as the connection is there; nothing here hands it out.
@safe final class LibPQConnection {
    /// None once it is closed; the library's functions take that for a broken connection.
    private var raw: OpaquePointer?

    /// The next thing that a connection being made waits for.
    enum Progress {
        case wantsRead, wantsWrite, connected, failed
    }

    /// The state of the line to the server.
    enum Reading {
        case open, lost
    }

    private init(_ raw: OpaquePointer) {
        unsafe self.raw = unsafe raw
        unsafe tl_pq_silence(raw)
    }

    deinit { close() }

    /// Says goodbye, if the socket takes it, and lets the socket go; no watch may be on it any more.
    func close() {
        guard let raw = unsafe raw else { return }
        unsafe self.raw = nil
        unsafe PQfinish(raw)
    }

    /// Begins to connect; the address must be a literal, else libpq would look names up and block.
    ///
    /// - Parameter parameters: pairs as in section 34.1.2 of PostgreSQL's manual; an empty value counts as given, so
    ///   that no variable of the environment takes its place.
    static func start(_ parameters: [(name: String, value: String)]) -> LibPQConnection? {
        let text = parameters.map { "\($0.name)='\(escaped($0.value))'" }.joined(separator: " ")
        guard let raw = unsafe PQconnectStart(text) else { return nil }
        return unsafe LibPQConnection(raw)
    }

    static func escaped(_ value: String) -> String {
        // By scalars: a quotation mark with an accent over it is another character, and still ends a value.
        var scalars = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            if scalar == "\\" || scalar == "'" { scalars.append("\\") }
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// The first step has failed already.
    var isBad: Bool { unsafe PQstatus(raw) == CONNECTION_BAD }

    /// The descriptor to watch, negative without one; it may be another one after each step of connecting.
    var descriptor: CInt { unsafe PQsocket(raw) }

    /// Goes on connecting once the descriptor is ready for what was wanted.
    func poll() -> Progress {
        switch unsafe PQconnectPoll(raw) {
        case PGRES_POLLING_READING: .wantsRead
        case PGRES_POLLING_WRITING: .wantsWrite
        case PGRES_POLLING_OK: .connected
        default: .failed
        }
    }

    /// Turns to the way of working that batches need: no waiting, and many statements before an answer.
    func enterPipeline() -> Bool {
        unsafe PQsetnonblocking(raw, 1) == 0 && PQenterPipelineMode(raw) == 1
    }

    /// The words of the last failure, in one line; libpq's do not repeat parameters' values but names.
    var words: String {
        guard let text = unsafe PQerrorMessage(raw) else { return "" }
        return unsafe String(cString: text).split(whereSeparator: \.isNewline).joined(separator: "; ")
    }

    /// The backend's process id, as the startup told it; a pooler tells one of its own.
    var backendID: Int32 { unsafe PQbackendPID(raw) }

    /// The connection is under TLS.
    var isEncrypted: Bool { unsafe PQsslInUse(raw) == 1 }

    /// Appends an unnamed statement, its values as given; `false` when the connection is lost.
    func send(_ text: String, _ parameters: EncodedParameters) -> Bool {
        let count = parameters.types.count
        guard count > 0 else {
            return unsafe PQsendQueryParams(raw, text, 0, nil, nil, nil, nil, 1) == 1
        }
        return unsafe parameters.bytes.withUnsafeBytes { bytes in
            let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values: [UnsafePointer<CChar>?] = unsafe parameters.offsets.map { offset in
                guard let offset, let base = unsafe base else { return nil }
                return unsafe base + offset
            }
            return unsafe PQsendQueryParams(
                raw, text, CInt(count), parameters.types, values, parameters.lengths, parameters.formats, 1) == 1
        }
    }

    /// Ends a batch, and writes as much as the socket takes.
    func sync() -> Bool { unsafe PQpipelineSync(raw) == 1 }

    /// Writes what waits; whether something still waits, or `nil` when the connection is lost.
    func flush() -> Bool? {
        switch unsafe PQflush(raw) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    /// Takes what has come.
    func read() -> Reading {
        guard unsafe PQconsumeInput(raw) == 1 else { return .lost }
        // TLS may hold the rest of a record, of which the kernel knows nothing.
        while unsafe tl_pq_tls_pending(raw) > 0 {
            guard unsafe PQconsumeInput(raw) == 1 else { return .lost }
        }
        return .open
    }

    /// The next result is not there in full yet.
    var isBusy: Bool { unsafe PQisBusy(raw) == 1 }

    /// The next result; `nil` between two statements.
    ///
    /// Only while it is not busy, else it blocks.
    func nextResult() -> LibPQResult? {
        guard let result = unsafe PQgetResult(raw) else { return nil }
        return unsafe LibPQResult(result)
    }

    /// The next notification that has come, with its channel.
    func nextNotification() -> (channel: String, payload: String)? {
        guard let notification = unsafe PQnotifies(raw) else { return nil }
        defer { unsafe PQfreemem(notification) }
        return unsafe (
            String(cString: notification.pointee.relname), String(cString: notification.pointee.extra)
        )
    }
}
