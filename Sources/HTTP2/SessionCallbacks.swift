import CNGHTTP2

/// The callbacks of the library, and how they reach the notes.
///
/// None of them calls the library.
enum SessionCallbacks {
    private static var stop: Int32 { NGHTTP2_ERR_CALLBACK_FAILURE.rawValue }

    private static func notes(_ owner: UnsafeMutableRawPointer?) -> SessionNotes? {
        guard let owner = unsafe owner else { return nil }
        return unsafe Unmanaged<SessionNotes>.fromOpaque(owner).takeUnretainedValue()
    }

    /// Enters all callbacks into the library's table.
    static func register(on callbacks: OpaquePointer?) {
        unsafe registerFrames(on: callbacks)
        unsafe registerHeads(on: callbacks)
        unsafe nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
            _, _, stream, data, count, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner) else { return SessionCallbacks.stop }
            // Data lie in the input where they came; the driver knows the bytes by their place.
            let start = Int(UInt(bitPattern: data) &- notes.inputStart)
            notes.data(stream: stream, start..<(start + count))
            return 0
        }
        unsafe nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, code, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner) else { return SessionCallbacks.stop }
            return notes.streamClosed(stream, code: code) ? 0 : SessionCallbacks.stop
        }
        unsafe nghttp2_session_callbacks_set_send_data_callback(callbacks) { _, _, header, count, source, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner),
                let pointer = unsafe source.flatMap({ unsafe tl_data_source_owner($0) })
            else { return SessionCallbacks.stop }
            let body = unsafe Unmanaged<OutgoingBody>.fromOpaque(pointer).takeUnretainedValue()
            let bytes = unsafe UnsafeBufferPointer(start: header, count: 9)
            return notes.dataGoes(unsafe bytes.span, body, count: count) ? 0 : NGHTTP2_ERR_WOULDBLOCK.rawValue
        }
    }

    private static func registerFrames(on callbacks: OpaquePointer?) {
        unsafe nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner), let frame = unsafe frame else {
                return SessionCallbacks.stop
            }
            return unsafe SessionCallbacks.received(frame, notes) ? 0 : SessionCallbacks.stop
        }
        unsafe nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner), let frame = unsafe frame else {
                return SessionCallbacks.stop
            }
            let header = unsafe tl_frame_header(frame)
            let ends = header.flags & FrameFlag.endStream != 0
            if ends, header.type == FrameType.data || header.type == FrameType.headers {
                notes.messageWent(stream: header.stream_id)
            }
            return 0
        }
        unsafe nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks) { _, frame, status, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner), let frame = unsafe frame else {
                return SessionCallbacks.stop
            }
            let header = unsafe tl_frame_header(frame)
            if header.type == FrameType.headers {
                let isClosing =
                    status == NGHTTP2_ERR_START_STREAM_NOT_ALLOWED.rawValue
                    || status == NGHTTP2_ERR_SESSION_CLOSING.rawValue
                notes.headWasNotSent(stream: header.stream_id, isClosing: isClosing)
            }
            return 0
        }
    }

    private static func received(_ frame: UnsafePointer<nghttp2_frame>, _ notes: SessionNotes) -> Bool {
        let header = unsafe tl_frame_header(frame)
        let isEnd = header.flags & FrameFlag.endStream != 0
        switch header.type {
        case FrameType.data: return notes.dataFrameEnded(stream: header.stream_id, length: header.length, isEnd: isEnd)
        case FrameType.headers: notes.headEnded(stream: header.stream_id, isEnd: isEnd)
        case FrameType.settings: if header.flags & FrameFlag.acknowledgement == 0 { notes.settingsCame() }
        case FrameType.ping: if header.flags & FrameFlag.acknowledgement != 0 { notes.pongCame() }
        case FrameType.goAway:
            notes.goAwayCame(
                lastStream: unsafe tl_goaway_last_stream(frame), code: unsafe tl_goaway_code(frame))
        default: break
        }
        return true
    }

    private static func registerHeads(on callbacks: OpaquePointer?) {
        unsafe nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner), let frame = unsafe frame else {
                return SessionCallbacks.stop
            }
            notes.headBegan(
                stream: unsafe tl_frame_header(frame).stream_id, dependsOn: unsafe tl_headers_dependency(frame))
            return 0
        }
        unsafe nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            _, _, name, nameCount, value, valueCount, _, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner) else { return SessionCallbacks.stop }
            let nameBytes = unsafe UnsafeBufferPointer(start: name, count: nameCount)
            let valueBytes = unsafe UnsafeBufferPointer(start: value, count: valueCount)
            return notes.field(unsafe nameBytes.span, unsafe valueBytes.span) ? 0 : SessionCallbacks.stop
        }
        // Without this the library would drop such a field in silence and go on.
        unsafe nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks) { _, _, _, _, _, _, _, _ in
            NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
        }
    }

    /// How the library fetches what waits of a body.
    static func provider(of body: OutgoingBody) -> nghttp2_data_provider {
        unsafe tl_data_provider(Unmanaged.passUnretained(body).toOpaque()) { _, stream, _, room, flags, source, owner in
            guard let notes = unsafe SessionCallbacks.notes(owner), let flags = unsafe flags,
                let pointer = unsafe source.flatMap({ unsafe tl_data_source_owner($0) })
            else { return Int(SessionCallbacks.stop) }
            let body = unsafe Unmanaged<OutgoingBody>.fromOpaque(pointer).takeUnretainedValue()
            guard body.waitingBytes > 0 || body.isFinished else {
                body.isDeferred = true
                return Int(NGHTTP2_ERR_DEFERRED.rawValue)
            }
            let count = min(room, body.waitingBytes)
            unsafe flags.pointee |= NGHTTP2_DATA_FLAG_NO_COPY.rawValue
            if body.isFinished, count == body.waitingBytes {
                unsafe flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
                if body.trailers != nil {
                    unsafe flags.pointee |= NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
                    notes.trailersDue.append(stream)
                }
            }
            return count
        }
    }
}
