import HTTPWire
import Kernel

/// One stream as far as both ends know of it.
struct StreamRecord {
    /// The body that we send on it; nil while there is nothing, and after a head that was all.
    var body: OutgoingBody?
    /// Our head is out; a second one would be trailers.
    var hasHead = false
    /// The other side's final head has come; a client's.
    var hasFinalHead = false
    /// The other side has sent all of its message.
    var isPeerDone = false
    /// The driver has heard of it.
    var isTold = false
    /// We have reset it for reasons of our own.
    var isResetByUs = false
    /// Our answer's head or body was found to break a rule, and the driver has heard so; a client's.
    var isRefused = false
    /// Why our request could not be sent; a client's.
    var unsent: HTTP2ErrorCode?
}

/// Notes that the library's callbacks write while one of its functions runs; read when that has returned.
///
/// Nothing here calls the library.
final class SessionNotes {
    let limits: HTTP2Limits
    let isServer: Bool
    /// Events that happened, for the driver.
    var events: [HTTP2Event] = []
    /// Bytes to be sent, and how many of them there may be.
    var output: [UInt8] = []
    var outputBytesMax = 0
    /// The streams that the driver has been told of, and those it began.
    var streams: [Int32: StreamRecord] = [:]
    /// The last byte of these bodies has gone, and trailers follow.
    var trailersDue: [Int32] = []
    /// Streams to reset: the driver never hears of them, or hears that they failed.
    var resetsDue: [(stream: Int32, code: HTTP2ErrorCode)] = []
    /// Why the connection has to end now.
    var violation: HTTP2ErrorCode?
    /// A PING of ours was answered.
    var pongs = 0
    /// Where the input of the present call begins in memory; only ever subtracted from.
    var inputStart: UInt = 0
    /// The moment of the present call.
    var now: Instant
    /// The client's streams that are over; a server's.
    private(set) var past = PastStreams()

    private var flood: FloodGuard
    private var head: HeadCollection?
    private var headBlockBytes = 0
    private var continuations = 0
    private var frameDataBytes = 0
    /// The stream of the RST_STREAM frame that is being read, or 0.
    private var resetStream: Int32 = 0

    init(_ limits: HTTP2Limits, isServer: Bool, at now: Instant) {
        self.limits = limits
        self.isServer = isServer
        self.now = now
        flood = FloodGuard(limits, at: now)
    }

    /// Some of a head has come, and not all.
    var isInsideHead: Bool { head != nil }

    // MARK: Frames that come

    /// Takes what stands in front of a frame; false ends the connection.
    func frameBegan(_ frame: FrameHeader) -> Bool {
        frameDataBytes = 0
        resetStream = frame.type == FrameType.reset ? frame.stream : 0
        let mayBegin = frame.type == FrameType.headers
        if isServer, mayBegin || frame.type == FrameType.data, streams[frame.stream] == nil {
            if let fault = past.fault(frame.stream) {
                violation = fault
                return false
            }
            if mayBegin { past.begin(frame.stream) }
        }
        guard count(frame) else {
            violation = .enhanceYourCalm
            return false
        }
        return true
    }

    private func count(_ frame: FrameHeader) -> Bool {
        switch frame.type {
        case FrameType.data:
            frame.length > 0 || frame.flags & FrameFlag.endStream != 0 || flood.spend(.emptyFrame, at: now)
        case FrameType.headers: headBlockBegan(frame.length)
        case FrameType.continuation: headBlockContinued(frame.length)
        case FrameType.priority, FrameType.priorityUpdate: flood.spend(.priority, at: now)
        case FrameType.reset: flood.spend(.reset, at: now)
        case FrameType.settings: flood.spend(.settings, at: now)
        case FrameType.ping: flood.spend(.ping, at: now)
        case FrameType.windowUpdate: flood.spend(.windowUpdate, at: now)
        // The library judges these; the one kind is an error, the other ends the connection.
        case FrameType.pushPromise, FrameType.goAway: true
        default: flood.spend(.unknownFrame, at: now)
        }
    }

    private func headBlockBegan(_ length: Int) -> Bool {
        headBlockBytes = length
        continuations = 0
        return headBlockBytes <= limits.headerBlockBytesMax
    }

    private func headBlockContinued(_ length: Int) -> Bool {
        headBlockBytes += length
        continuations += 1
        return headBlockBytes <= limits.headerBlockBytesMax && continuations <= limits.continuationsMax
    }

    /// A head begins.
    func headBegan(stream: Int32, dependsOn: Int32) {
        head = HeadCollection(limits)
        guard isServer, streams[stream] == nil else { return }
        streams[stream] = StreamRecord()
        flood.streamBegun()
        // RFC 7540 section 5.3.1; the scheme is gone from RFC 9113, the check does no harm.
        if dependsOn == stream { resetsDue.append((stream, .protocolError)) }
    }

    /// Takes a field; false ends the connection.
    func field(_ name: Span<UInt8>, _ value: Span<UInt8>) -> Bool {
        head?.add(name, value)
        guard head?.isExcessive == true else { return true }
        violation = .enhanceYourCalm
        return false
    }

    /// A head is complete and as the protocol wants it.
    func headEnded(stream: Int32, isEnd: Bool) {
        guard let collected = head.take() else { return }
        if isEnd { streams[stream]?.isPeerDone = true }
        if resetsDue.contains(where: { $0.stream == stream }) { return }
        let isKnown = streams[stream]?.isTold == true
        let outcome =
            isServer
            ? (isKnown ? collected.trailers() : collected.request(isEnd: isEnd)) : collected.response(isEnd: isEnd)
        switch outcome {
        case .request(let request):
            streams[stream]?.isTold = true
            events.append(.request(HTTP2StreamID(stream), request))
        case .refused(let error) where isServer && !isKnown:
            streams[stream]?.isTold = true
            events.append(.refused(HTTP2StreamID(stream), error, isEnd: isEnd))
        case .refused(let error):
            refuse(stream, error)
            resetsDue.append((stream, .enhanceYourCalm))
        case .malformed:
            refuse(stream, .brokenHTTP2)
            resetsDue.append((stream, .protocolError))
        case .response(let head): responseCame(stream, head, isEnd: isEnd)
        case .trailers(let fields):
            events.append(.trailers(HTTP2StreamID(stream), fields))
            if isEnd { events.append(.end(HTTP2StreamID(stream))) }
        }
    }

    /// Tells a client's driver why its answer is not taken.
    private func refuse(_ stream: Int32, _ error: HTTPWireError) {
        guard !isServer, streams[stream]?.isRefused == false else { return }
        streams[stream]?.isRefused = true
        events.append(.refused(HTTP2StreamID(stream), error, isEnd: true))
    }

    private func responseCame(_ stream: Int32, _ head: HTTPResponseHead, isEnd: Bool) {
        if head.status.isInformational {
            events.append(.interim(HTTP2StreamID(stream), head))
        } else {
            streams[stream]?.hasFinalHead = true
            events.append(.response(HTTP2StreamID(stream), head, isEnd: isEnd))
        }
    }

    /// Takes data of a body, which lie in the input.
    func data(stream: Int32, _ range: Range<Int>) {
        frameDataBytes += range.count
        events.append(.data(HTTP2StreamID(stream), range))
    }

    /// A DATA frame is complete; false ends the connection.
    func dataFrameEnded(stream: Int32, length: Int, isEnd: Bool) -> Bool {
        if isEnd {
            streams[stream]?.isPeerDone = true
            if streams[stream]?.isTold == true { events.append(.end(HTTP2StreamID(stream))) }
            return true
        }
        // All of it was padding.
        guard length > 0, frameDataBytes == 0, !flood.spend(.emptyFrame, at: now) else { return true }
        violation = .enhanceYourCalm
        return false
    }

    /// The other side's settings have come.
    func settingsCame() { events.append(.settings) }

    /// The other side says goodbye.
    func goAwayCame(lastStream: Int32, code: UInt32) {
        events.append(.goAway(lastStream: HTTP2StreamID(lastStream), HTTP2ErrorCode(code)))
    }

    /// A PING of ours was answered.
    func pongCame() {
        pongs += 1
        events.append(.pong)
    }

    /// A stream is over, told or not; false ends the connection.
    func streamClosed(_ stream: Int32, code: UInt32) -> Bool {
        // A stream that neither side has reset was reset by the library, because it broke a rule.
        if code != 0, stream != resetStream, isRuleBroken(stream, code) { refuse(stream, .brokenHTTP2) }
        guard let record = streams.removeValue(forKey: stream) else { return true }
        if let unsent = record.unsent, !record.isResetByUs {
            events.append(.closed(HTTP2StreamID(stream), unsent, byPeer: unsent == .refusedStream))
            return true
        }
        // Its head was being read when it broke a rule.
        if !record.isTold { head = nil }
        let isResetByPeer = stream == resetStream
        let byPeer = isResetByPeer || (code != 0 && !record.isResetByUs)
        if record.isTold {
            events.append(.closed(HTTP2StreamID(stream), HTTP2ErrorCode(code), byPeer: byPeer))
        }
        guard isServer else { return true }
        if isResetByPeer || (code == 0 && !record.isResetByUs) { past.finish(stream) }
        // A reset by the client was counted with its frame; this one it made us send.
        guard byPeer, !isResetByPeer, !flood.spend(.reset, at: now) else { return true }
        violation = .enhanceYourCalm
        return false
    }

    private func isRuleBroken(_ stream: Int32, _ code: UInt32) -> Bool {
        guard !isServer, let record = streams[stream], !record.isResetByUs, record.unsent == nil else { return false }
        // The library says so of streams that a GOAWAY does not cover.
        return HTTP2ErrorCode(code) != .refusedStream
    }

    /// A request of ours is queued.
    func requestBegan(_ stream: Int32, _ body: OutgoingBody?) {
        streams[stream] = StreamRecord(body: body, hasHead: true, isTold: true)
        flood.streamBegun()
    }

    // MARK: Frames that go

    /// A DATA frame goes out: its nine bytes, then `count` bytes of the body; false if there is no room now.
    func dataGoes(_ header: Span<UInt8>, _ body: OutgoingBody, count: Int) -> Bool {
        guard output.count < outputBytesMax else { return false }
        output.append(copying: header)
        body.move(count, to: &output)
        flood.dataSent()
        return true
    }

    /// The last frame of a message of ours has gone.
    func messageWent(stream: Int32) {
        guard isServer, streams[stream]?.isPeerDone == false else { return }
        events.append(.answeredEarly(HTTP2StreamID(stream)))
    }

    /// A head of ours could not be sent; `isClosing` says that no further streams may be begun.
    func headWasNotSent(stream: Int32, isClosing: Bool) {
        guard streams[stream] != nil else { return }
        if isServer {
            resetsDue.append((stream, .internalError))
        } else {
            // The library closes it; the other side has never heard of it, so there is nothing to reset.
            streams[stream]?.unsent = isClosing ? .refusedStream : .internalError
        }
    }
}

/// The kinds of frames: RFC 9113 section 6, RFC 9218 section 7.1.
enum FrameType {
    static var data: UInt8 { 0 }
    static var headers: UInt8 { 1 }
    static var priority: UInt8 { 2 }
    static var reset: UInt8 { 3 }
    static var settings: UInt8 { 4 }
    static var pushPromise: UInt8 { 5 }
    static var ping: UInt8 { 6 }
    static var goAway: UInt8 { 7 }
    static var windowUpdate: UInt8 { 8 }
    static var continuation: UInt8 { 9 }
    static var priorityUpdate: UInt8 { 16 }
}

/// The flags of frames: RFC 9113 section 6.
enum FrameFlag {
    static var endStream: UInt8 { 1 }
    static var acknowledgement: UInt8 { 1 }
}
