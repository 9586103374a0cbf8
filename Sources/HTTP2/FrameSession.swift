import CNGHTTP2
import HTTPWire

/// The one owner of an nghttp2 session.
///
/// The library calls back only while ``receive(_:)`` or ``sendNext()`` runs; what it says then stands in ``notes``.
@safe struct FrameSession: ~Copyable {
    /// The outcome of one step of sending.
    enum Sent {
        /// A frame, or several, were appended to the notes' output.
        case frame
        /// There is nothing to send, or no room.
        case nothing
        case failed
    }

    /// Whether the library gave up because of too many acknowledgements that wait, or frames of one head.
    static func isFlood(_ status: Int32) -> Bool {
        status == NGHTTP2_ERR_FLOODED.rawValue || status == NGHTTP2_ERR_TOO_MANY_CONTINUATIONS.rawValue
    }

    private let session: OpaquePointer
    /// The notes that the callbacks write.
    let notes: SessionNotes

    init(_ notes: SessionNotes) {
        self.notes = notes
        let limits = notes.limits
        var options: OpaquePointer?
        var callbacks: OpaquePointer?
        guard unsafe nghttp2_option_new(&options) == 0, unsafe nghttp2_session_callbacks_new(&callbacks) == 0 else {
            preconditionFailure("memory is exhausted")
        }
        defer {
            unsafe nghttp2_option_del(options)
            unsafe nghttp2_session_callbacks_del(callbacks)
        }
        unsafe nghttp2_option_set_no_auto_window_update(options, 1)
        unsafe nghttp2_option_set_max_outbound_ack(options, limits.waitingAcknowledgementsMax)
        unsafe nghttp2_option_set_max_settings(options, limits.settingsEntriesMax)
        unsafe nghttp2_option_set_max_continuations(options, limits.continuationsMax)
        unsafe nghttp2_option_set_max_send_header_block_length(options, limits.sentHeaderBlockBytesMax)
        unsafe nghttp2_option_set_max_reserved_remote_streams(options, 0)
        unsafe nghttp2_option_set_no_closed_streams(options, 1)
        unsafe SessionCallbacks.register(on: callbacks)
        var made: OpaquePointer?
        // The notes outlive the session, which this value frees before it lets them go.
        let owner = unsafe Unmanaged.passUnretained(notes).toOpaque()
        let make = unsafe notes.isServer ? nghttp2_session_server_new2 : nghttp2_session_client_new2
        let status = unsafe make(&made, callbacks, owner, options)
        guard status == 0, let made = unsafe made else { preconditionFailure("memory is exhausted") }
        unsafe session = unsafe made
    }

    deinit { unsafe nghttp2_session_del(session) }

    // MARK: Bytes

    /// Takes bytes that came, which lie at `offset` of the input that events tell of.
    ///
    /// A code below zero is a failure after which the library must not be called.
    func receive(_ bytes: Span<UInt8>, at offset: Int) -> Int32 {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            notes.inputStart = UInt(bitPattern: buffer.baseAddress) &- UInt(offset)
            let used = unsafe nghttp2_session_mem_recv(session, buffer.baseAddress, buffer.count)
            return used < 0 ? Int32(used) : 0
        }
    }

    /// Appends the next frames to the notes' output.
    func sendNext() -> Sent {
        var frame: UnsafePointer<UInt8>?
        let count = unsafe nghttp2_session_mem_send(session, &frame)
        guard count > 0, let frame = unsafe frame else { return count < 0 ? .failed : .nothing }
        unsafe notes.output.append(contentsOf: UnsafeBufferPointer(start: frame, count: count))
        return .frame
    }

    /// There are frames that wait to be sent.
    var wantsWrite: Bool { unsafe nghttp2_session_want_write(session) != 0 }
    /// Frames are still expected.
    var wantsRead: Bool { unsafe nghttp2_session_want_read(session) != 0 }
    /// The last stream of the other side that was begun here.
    var lastStream: Int32 { unsafe nghttp2_session_get_last_proc_stream_id(session) }
    /// The other side takes extended `CONNECT`s.
    var peerAllowsExtendedConnect: Bool {
        unsafe nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_ENABLE_CONNECT_PROTOCOL) == 1
    }
    /// Streams that we may have open at a time.
    var peerConcurrentStreamsMax: Int {
        Int(unsafe nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS))
    }

    /// Whether the window of one of these streams would outgrow 2^31 - 1 if it had begun with `size`.
    ///
    /// That ends the connection (RFC 9113 section 6.9.2); the library would only reset the stream.
    func isTooMuch(initialWindow size: UInt32, _ streams: some Sequence<Int32>) -> Bool {
        let growth =
            Int(size) - Int(unsafe nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE))
        return growth > 0
            && streams.contains { stream in
                let window = unsafe nghttp2_session_get_stream_remote_window_size(session, stream)
                return Int(window) + growth > Int(Int32.max)
            }
    }

    /// Another stream may be begun on this connection, now or when others are over.
    var canRequest: Bool { unsafe nghttp2_session_check_request_allowed(session) != 0 }

    // MARK: Frames to send

    /// Queues our first SETTINGS and the connection's window.
    func start() {
        let limits = notes.limits
        var entries = [
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE.rawValue),
                value: UInt32(limits.streamWindowBytes)),
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), value: UInt32(limits.headBytesMax)),
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES.rawValue), value: 1),
        ]
        if notes.isServer {
            entries.append(
                nghttp2_settings_entry(
                    settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue),
                    value: UInt32(limits.concurrentStreamsMax)))
            if limits.allowsExtendedConnect {
                entries.append(
                    nghttp2_settings_entry(
                        settings_id: Int32(NGHTTP2_SETTINGS_ENABLE_CONNECT_PROTOCOL.rawValue), value: 1))
            }
        } else {
            entries.append(
                nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_ENABLE_PUSH.rawValue), value: 0))
        }
        let status = unsafe nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries, entries.count)
        precondition(status == 0, "the first settings are well formed")
        _ = unsafe nghttp2_session_set_local_window_size(
            session, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0, Int32(limits.connectionWindowBytes))
    }

    /// Queues the head of an answer, and its body to be fetched; false if the stream is not there for it.
    func respond(_ stream: Int32, _ block: borrowing HeadBlock, _ body: OutgoingBody?) -> Bool {
        let status = unsafe block.withPairs { pairs, count in
            guard let body else { return unsafe nghttp2_submit_response(session, stream, pairs, count, nil) }
            var provider = unsafe SessionCallbacks.provider(of: body)
            return unsafe nghttp2_submit_response(session, stream, pairs, count, &provider)
        }
        return status == 0
    }

    /// Queues a head that is no answer yet.
    func respondInterim(_ stream: Int32, _ block: borrowing HeadBlock) {
        _ = unsafe block.withPairs { pairs, count in
            unsafe nghttp2_submit_headers(
                session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, nil, pairs, count, nil)
        }
    }

    /// Queues a request and gives its stream, or nil if there can be no more on this connection.
    func request(_ block: borrowing HeadBlock, _ body: OutgoingBody?) -> Int32? {
        let stream = unsafe block.withPairs { pairs, count in
            guard let body else { return unsafe nghttp2_submit_request(session, nil, pairs, count, nil, nil) }
            var provider = unsafe SessionCallbacks.provider(of: body)
            return unsafe nghttp2_submit_request(session, nil, pairs, count, &provider, nil)
        }
        return stream > 0 ? stream : nil
    }

    /// Queues fields after a body whose last byte has gone.
    func submitTrailers(_ stream: Int32, _ block: borrowing HeadBlock) {
        _ = unsafe block.withPairs { pairs, count in unsafe nghttp2_submit_trailer(session, stream, pairs, count) }
    }

    /// There is more of a body that had nothing for a while.
    func resume(_ stream: Int32) { _ = unsafe nghttp2_session_resume_data(session, stream) }

    /// Queues a reset.
    func reset(_ stream: Int32, _ code: HTTP2ErrorCode) {
        _ = unsafe nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, code.number)
    }

    /// Gives back room in the windows of a stream and of the connection.
    func consume(_ count: Int, of stream: Int32) {
        _ = unsafe nghttp2_session_consume(session, stream, count)
    }

    /// Queues a PING.
    func ping() { _ = unsafe nghttp2_submit_ping(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil) }

    /// Queues a GOAWAY that names the last possible stream: no further requests, please.
    func submitShutdownNotice() { _ = unsafe nghttp2_submit_shutdown_notice(session) }

    /// Queues a GOAWAY that names the last stream that was begun; streams after it are ignored.
    func submitGoAway(_ code: HTTP2ErrorCode) {
        _ = unsafe nghttp2_submit_goaway(
            session, UInt8(NGHTTP2_FLAG_NONE.rawValue), lastStream, code.number, nil, 0)
    }
}
