import ProviderKit

/// The thresholds of a sensitivity, and what they decide (`PROTOCOL.md`, section 19).
struct CCAIPhoneFallback: Hashable, Sendable {
    /// The portal's default.
    static let usualSensitivity = 0.85
    /// `voipConnectionError` of the vendor's client libraries, where there is no number to fall back to.
    static let noNumberCode = "1000"

    /// 0 to 1; at 1 no network is good enough.
    let sensitivity: Double

    /// The thresholds of a sensitivity; nil outside of 0 to 1.
    init?(sensitivity: Double) {
        guard (0...1).contains(sensitivity) else { return nil }
        self.sensitivity = sensitivity
    }

    /// Whole milliseconds, 10000 at 0 and in a straight line to 0 (assumed between the two published points); nil at 1.
    var latencyMillisecondsMax: Int? {
        sensitivity == 1 ? nil : Int((10_000 * (1 - sensitivity)).rounded())
    }

    /// Kilobytes a second to a tenth, 10 at 0 and 15 at 0.5, in a straight line (assumed); nil at 1.
    var kilobytesPerSecondMin: Double? {
        sensitivity == 1 ? nil : (100 * (1 + sensitivity)).rounded() / 10
    }

    /// Decides; what was not measured is good enough, and so is what equals a threshold (assumed).
    func decision(for conditions: CallConditions, number: String?) -> PhoneFallback {
        var fallback = PhoneFallback(.internet, sensitivity: sensitivity)
        fallback.latencyMillisecondsMax = latencyMillisecondsMax
        fallback.kilobytesPerSecondMin = kilobytesPerSecondMin
        guard let reason = reason(conditions) else { return fallback }
        fallback.reason = reason
        fallback.way = number == nil ? .none : .phone
        fallback.phoneNumber = number
        if number == nil { fallback.code = Self.noNumberCode }
        return fallback
    }

    private func reason(_ conditions: CallConditions) -> PhoneFallback.Reason? {
        if !conditions.isOnline { return .offline }
        if !conditions.isBackendReachable { return .backendUnreachable }
        if !conditions.hasInternetVoice { return .internetVoiceUnavailable }
        if conditions.hasFailed { return .connectionFailed }
        guard let latencyMax = latencyMillisecondsMax, let bandwidthMin = kilobytesPerSecondMin else {
            return .networkConditions
        }
        if let latency = conditions.latencyMilliseconds, latency > Double(latencyMax) { return .networkConditions }
        if let bandwidth = conditions.kilobytesPerSecond, bandwidth < bandwidthMin { return .networkConditions }
        return nil
    }
}
