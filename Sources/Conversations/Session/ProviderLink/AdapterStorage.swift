import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

/// The small durable space of a session's adapter.
struct SessionValues: ProviderValues {
    let session: Session
    /// The leg of the adapter, which may no longer be the session's.
    let leg: LegID

    func value(_ key: String) async throws(ProviderFailure) -> [UInt8]? {
        try await session.environment.storedValue(key, of: leg)
    }

    func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
        await session.persist(key, value, secret: secret, of: leg)
    }
}

/// The same space once the session is over.
struct LegValues: ProviderValues {
    let environment: SessionEnvironment
    let session: SessionID
    let leg: LegID

    func value(_ key: String) async throws(ProviderFailure) -> [UInt8]? {
        try await environment.storedValue(key, of: leg)
    }

    /// A value that cannot be stored now goes with the rest when the end is settled.
    func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
        let change = StoreTransaction(
            session: session, changes: [.setLegValue(leg, key: key, value: value, isSecret: secret)])
        _ = try? await environment.parts.reading.commit(change, on: environment.loop)
    }
}

extension Session {
    /// Commits a value of the adapter; returns once it is on disk.
    func persist(_ key: String, _ value: [UInt8]?, secret: Bool, of leg: LegID) async {
        await commitAndWait([.setLegValue(leg, key: key, value: value, isSecret: secret)], [])
    }
}

extension SessionEnvironment {
    /// How long a value is asked for that the store does not give.
    static let valuePatience: Duration = .seconds(30)
    private static let valuePauses: ClosedRange<Duration> = .milliseconds(100) ... .seconds(2)

    /// A value of a leg's adapter storage.
    func storedValue(_ key: String, of leg: LegID) async throws(ProviderFailure) -> [UInt8]? {
        try await stored { () async throws(StoreError) -> [UInt8]? in
            try await parts.reading.legValue(key, of: leg, on: loop)?.value
        }
    }

    /// Something that the store has for an adapter; asked for again for a while, since what cannot be read is not
    /// absent.
    func stored<Value: Sendable>(
        _ read: () async throws(StoreError) -> Value
    ) async throws(ProviderFailure) -> Value {
        let limit = loop.now + Self.valuePatience
        var backoff = Backoff()
        while true {
            do throws(StoreError) {
                return try await read()
            } catch {
                parts.metrics.storeFailures.increment()
                guard error.mayPass, loop.now + backoff.upcoming(in: Self.valuePauses) < limit else {
                    throw ProviderFailure(
                        .unavailable, "What was kept of the conversation cannot be read.", code: "store_unavailable")
                }
            }
            await loop.sleep(for: backoff.next(in: Self.valuePauses))
        }
    }
}
