import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// The devices that a session's vendor tells of messages.
///
/// The gateway's own registrations say what is wanted, and the values of the leg what the vendor has; the two are
/// brought together whenever a registration changes or the link opens. A vendor has no change of a registration: it is
/// taken back and made anew.
struct DeviceRegistrations: Sendable {
    /// The vendor's registration of one device.
    struct Entry: Sendable {
        /// The vendor's name for it.
        var registration: String
        var fingerprint: String
    }

    /// By the installation; what stands on the disk once it was read.
    var entries: [String: Entry] = [:]
    var isRead = false
    /// Devices are being brought together; one at a time, so that what is wanted last is what the vendor has last.
    var isBusy = false
    var waiters = WaiterList()
    /// The timer of the next try at all that the vendor did not do.
    var retry: TimerID?

    /// Where they lie among the values of the leg.
    static let keyPrefix = "gateway.push."
    /// Entries of devices among the values of a leg, by the installation.
    static func entries(in values: [LegValue]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for value in values where value.key.hasPrefix(keyPrefix) {
            guard let stored = try? JSONValue(parsing: value.value),
                let registration = stored["registration"]?.stringValue,
                let fingerprint = stored["fingerprint"]?.stringValue
            else { continue }
            let installation = String(value.key.dropFirst(keyPrefix.count))
            entries[installation] = Entry(registration: registration, fingerprint: fingerprint)
        }
        return entries
    }

    /// How long a vendor is left alone that did not register a device.
    static let retryPause: Duration = .seconds(60)
}

extension Session {
    // MARK: What changes

    /// Brings one device together with what is registered of it; `true` when the vendor tells it of messages now.
    ///
    /// Without an open link nothing happens: its opening brings all of them together. A device that the vendor does not
    /// push to is none of its own.
    package func bringDevice(_ installation: String) async throws(Failure) -> Bool {
        await waitForDeviceTurn()
        defer { endDeviceTurn() }
        guard let link = linkForDevices else { return false }
        do {
            try await readDevices()
            let record = try await environment.parts.reading.push(installation, of: app, on: environment.loop)
            if let wanted = record.flatMap(PushRegistration.init), covers(wanted),
                let device = normalized(wanted.device)
            {
                try await register(device, at: link)
                return true
            }
            try await unregister(installation, at: link)
            return false
        } catch let error as ProviderFailure {
            retryDevicesLater()
            throw refusal(error)
        } catch let error as StoreError {
            throw .store(error)
        } catch {
            throw .notConnected
        }
    }

    /// The link has opened, or the session has another user: brings all devices together, in the background.
    func bringDevices() {
        guard linkForDevices != nil else { return }
        Task(executorPreference: environment.loop.taskExecutor) { await self.bringAllDevices() }
    }

    private func bringAllDevices() async {
        await waitForDeviceTurn()
        defer { endDeviceTurn() }
        guard let link = linkForDevices else { return }
        let wanted: [PushDevice]
        do {
            try await readDevices()
            wanted = try await environment.parts.reading.pushes(
                of: app, users: Array(Set([presentUserID, userID])), session: id, on: environment.loop
            ).compactMap { PushRegistration($0).flatMap { normalized($0.device) } }
        } catch {
            return retryDevicesLater()
        }
        let gone = Set(devices.entries.keys).subtracting(wanted.map(\.installationID))
        for installation in gone.sorted() {
            await attempt(installation) { (session) async throws(ProviderFailure) in
                try await session.unregister(installation, at: link)
            }
        }
        for device in wanted {
            await attempt(device.installationID) { (session) async throws(ProviderFailure) in
                try await session.register(device, at: link)
            }
        }
    }

    /// One device of several: what the vendor does not do is tried again if that may help.
    private func attempt(
        _ installation: String, _ step: (isolated Session) async throws(ProviderFailure) -> Void
    ) async {
        do {
            try await step(self)
        } catch {
            // Never the device itself: its token is a secret.
            environment.parts.logger.warning(
                "a device could not be registered or taken back",
                [
                    LogField("session", .describing(id)), LogField("installation", .string(installation)),
                    LogField("kind", .string(error.kind.rawValue)),
                ])
            if error.isRetryable { retryDevicesLater() }
        }
    }

    private func retryDevicesLater() {
        guard devices.retry == nil, machine.isLive else { return }
        devices.retry = environment.loop.schedule(after: DeviceRegistrations.retryPause) { [self] in
            assumeIsolated { session in
                session.devices.retry = nil
                session.bringDevices()
            }
        }
    }

    /// The same in the background, of a link that has ended by itself.
    func forgetDevices(of dropped: any ProviderSession) {
        guard dropped is any PushSession else { return }
        Task(executorPreference: environment.loop.taskExecutor) { await self.unregisterDevices(from: dropped) }
    }

    /// The session is over: the vendor tells no device of it, and what was registered for it alone is gone.
    func unregisterDevices(from dropped: any ProviderSession) async {
        guard let link = dropped as? any PushSession else { return }
        await waitForDeviceTurn()
        defer { endDeviceTurn() }
        if let timer = devices.retry { environment.loop.cancel(timer) }
        devices.retry = nil
        try? await readDevices()
        for installation in devices.entries.keys.sorted() {
            await attempt(installation) { (session) async throws(ProviderFailure) in
                try await session.unregister(installation, at: link)
            }
        }
        let change = StoreTransaction(session: nil, changes: [.deletePushes(id)])
        // Registrations that cannot be deleted now are for a session that no caller will open again.
        _ = try? await environment.parts.reading.commit(change, on: environment.loop)
    }

    // MARK: Steps

    private var linkForDevices: (any PushSession)? {
        guard providerLink.isUp, machine.isLive, capabilities.has(.push) else { return nil }
        return providerLink.session as? any PushSession
    }

    /// Whether a registration is for this session.
    private func covers(_ registration: PushRegistration) -> Bool {
        if let session = registration.session { return session == id }
        return registration.userID == presentUserID || registration.userID == userID
    }

    /// A device as the session's vendor writes it; nil for one that this vendor does not push to.
    private func normalized(_ device: PushDevice) -> PushDevice? {
        guard let rules = provider?.adapter as? any DeviceProvider else { return device }
        return try? rules.normalized(device)
    }

    private func readDevices() async throws(StoreError) {
        guard !devices.isRead else { return }
        let values = try await environment.parts.reading.legValues(leg, on: environment.loop)
        devices.entries = DeviceRegistrations.entries(in: values)
        devices.isRead = true
    }

    private func register(_ device: PushDevice, at link: any PushSession) async throws(ProviderFailure) {
        let installation = device.installationID
        guard devices.entries[installation]?.fingerprint != device.fingerprint else { return }
        try await unregister(installation, at: link)
        let entry = DeviceRegistrations.Entry(
            registration: try await link.register(device), fingerprint: device.fingerprint)
        devices.entries[installation] = entry
        let value: JSONValue = [
            "registration": JSONValue(entry.registration), "fingerprint": JSONValue(entry.fingerprint),
        ]
        await persist(DeviceRegistrations.keyPrefix + installation, value.encoded(), secret: true, of: leg)
    }

    private func unregister(_ installation: String, at link: any PushSession) async throws(ProviderFailure) {
        guard let entry = devices.entries[installation] else { return }
        try await link.unregister(entry.registration)
        devices.entries[installation] = nil
        await persist(DeviceRegistrations.keyPrefix + installation, nil, secret: true, of: leg)
    }

    private func waitForDeviceTurn() async {
        while devices.isBusy {
            let waiter = LoopWaiter(loop: environment.loop)
            devices.waiters.add(waiter)
            await waiter.waitForSignal()
        }
        devices.isBusy = true
    }

    private func endDeviceTurn() {
        devices.isBusy = false
        devices.waiters.signalAll()
    }
}
