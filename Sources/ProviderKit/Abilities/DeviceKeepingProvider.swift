public import Domain

/// A provider that tells which devices its vendor pushes to.
///
/// A registration for a user goes to every provider of the app that takes the device.
public protocol DeviceProvider: Provider {
    /// A device with its token as the vendor writes it. Does no input or output.
    ///
    /// - Throws: the fault of a device that the vendor would not take; the pointer begins at the request's body.
    func normalized(_ device: PushDevice) throws(ContentProblem) -> PushDevice
}

/// A provider that looks at what pushes to a device hang on, without a call of its vendor's.
///
/// Where it has no capability `push`, its vendor has no call by which a server registers a device either: the gateway
/// keeps the token and says so, `push: "stored_only"`.
public protocol DeviceKeepingProvider: DeviceProvider {
    /// Judges, without sending anything, whether pushes of the vendor could reach a device.
    ///
    /// On the loop of `environment`.
    ///
    /// - Parameter now: seconds since the Unix epoch.
    /// - Returns: each thing that was looked at, in the order in which it would be mended.
    func checks(of device: PushDevice, now: Int64, _ environment: ProviderEnvironment) async -> [PushCheck]
}

/// One thing that pushes hang on.
public struct PushCheck: Hashable, Sendable {
    /// The thing that is looked at.
    public enum Name: String, CaseIterable, Sendable {
        /// The device's token has the form of its transport.
        case token
        /// A certificate for the transport is there and can be read.
        case certificate
        /// The private key beside it is its own.
        case key
        /// It has not run out.
        case expiry
        /// Device and certificate are both for production, or both for the sandbox.
        case environment
    }

    /// The outcome.
    public enum Outcome: String, CaseIterable, Sendable {
        /// It is as it must be.
        case passed
        /// Pushes will not arrive.
        case failed
        /// It cannot be looked at, or need not.
        case skipped
    }

    /// The thing.
    public var name: Name
    /// The outcome.
    public var outcome: Outcome
    /// For people, without anything secret; nil where there is nothing to say.
    public var detail: String?

    /// Describes an outcome.
    public init(_ name: Name, _ outcome: Outcome, _ detail: String? = nil) {
        self.name = name
        self.outcome = outcome
        self.detail = detail
    }
}
