/// The carrier of an exchange: a connection of HTTP/1.1, or a stream of one of HTTP/2.
protocol ExchangeCarrier: AnyObject {
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Grows as bytes of the request go.
    var bytesSent: Int { get }
    /// So much waits that the writer of a body should wait too, until the exchange is told that it was drained.
    var isCongested: Bool { get }
    /// So much of the answer waits for its reader that the server has to wait.
    var isReadingPaused: Bool { get }

    /// Writes a piece of the request's body.
    func write(_ bytes: [UInt8], chunked: Bool)
    /// Writes the end of a body that came in pieces.
    func finishBody(chunked: Bool)
    /// Too much of the answer waits for its reader.
    func pauseReading()
    /// The reader has caught up.
    func resumeReading()
    /// The exchange has failed, so that the rest of its answer has no reader.
    func abandon(_ exchange: Exchange)
}

/// Hears how much of a body its reader has taken.
protocol BodySource: AnyObject {
    /// So many bytes were taken, or given up; also after the end of the answer.
    func took(_ count: Int)
}
