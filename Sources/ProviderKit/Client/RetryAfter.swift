public import HTTPWire

extension HTTPFields {
    /// How long the server asks to be left alone: `Retry-After` in seconds, or as a moment by the clock of the server
    /// that wrote it, which `Date` tells (RFC 9110, section 10.2.3).
    ///
    /// Never negative and no longer than a day; nil where there is none, or none that can be read.
    public var retryPause: Duration? {
        guard let text = self[.retryAfter] else { return nil }
        let seconds: Int? =
            if let number = Int(text) {
                number
            } else if let moment = HTTPDate.secondsSinceEpoch(text),
                let now = self["Date"].flatMap({ HTTPDate.secondsSinceEpoch($0) })
            {
                moment - now
            } else {
                nil
            }
        return seconds.map { .seconds(Swift.min(Swift.max(0, $0), 86_400)) }
    }
}
