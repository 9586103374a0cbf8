import EventLoop
package import ProviderKit
import Synchronization

/// The one connection of a process to an adapter, as sessions on all loops reach it.
///
/// Lives on the loop of whoever needs it first.
package final class ExternalChannel: Sendable {
    private struct State: Sendable {
        var driver: LoopBound<ExternalDriver>?
        var hello: ExternalHello?
    }

    package let configuration: ExternalConfiguration
    private let state = Mutex(State())

    /// Nothing is dialled yet.
    package init(_ configuration: ExternalConfiguration) { self.configuration = configuration }

    /// The adapter's description, as it gave it last; nil before it was ever reached.
    package var hello: ExternalHello? { state.withLock { $0.hello } }

    /// Makes the connection's home, unless it has one; on the loop of `environment`.
    private func makeDriver(_ environment: ProviderEnvironment) -> LoopBound<ExternalDriver> {
        state.withLock { state in
            if let driver = state.driver { return driver }
            let driver = LoopBound(
                ExternalDriver(configuration, environment) { [weak self] hello in
                    self?.state.withLock { $0.hello = hello }
                }, loop: environment.loop)
            state.driver = driver
            return driver
        }
    }

    /// Runs `work` on the connection's loop: at once where that is the caller's, else later, in the order of the calls.
    private func run(_ environment: ProviderEnvironment, _ work: @escaping @Sendable (ExternalDriver) -> Void) {
        let driver = makeDriver(environment)
        guard !driver.loop.isCurrent else { return work(driver.value) }
        driver.loop.execute { work(driver.value) }
    }

    /// Has a session told of its conversation, on its own loop and in order, until the registration ends.
    ///
    /// - Parameter tell: called on the session's loop, never during a call of the session's own.
    package func register(
        _ session: String, _ environment: ProviderEnvironment, _ tell: @escaping @Sendable (ExternalNews) -> Void
    ) -> ExternalRegistration {
        let loop = environment.loop
        let registration = ExternalRegistration(session: session)
        let hasFallback = environment.client.context.hasFallback
        run(environment) { driver in
            let number = driver.register(session, hasFallback: hasFallback) { news in loop.execute { tell(news) } }
            registration.begin(number)
        }
        return registration
    }

    /// Ends a registration.
    package func unregister(_ registration: ExternalRegistration, _ environment: ProviderEnvironment) {
        run(environment) { driver in
            if let number = registration.end() { driver.unregister(registration.session, number) }
        }
    }

    /// Asks the adapter, and waits for the outcome.
    package func ask(
        _ frame: ExternalFrame, of session: String, _ environment: ProviderEnvironment
    ) async -> ExternalOutcome {
        await awaitReply { reply in
            run(environment) { driver in driver.ask(frame, of: session, reply) }
        }
    }

    /// Asks the adapter; whatever it answers, `then` is called on the caller's loop.
    package func ask(
        _ frame: ExternalFrame, of session: String, _ environment: ProviderEnvironment,
        then: @escaping @Sendable (ExternalOutcome) -> Void
    ) {
        let loop = environment.loop
        run(environment) { driver in
            driver.ask(frame, of: session) { outcome in loop.execute { then(outcome) } }
        }
    }

    /// Says something that nobody answers.
    package func say(_ frame: ExternalFrame, _ environment: ProviderEnvironment) {
        run(environment) { driver in driver.say(frame) }
    }

    /// A session has taken in what it was told.
    package func taken(
        _ credit: ExternalCredit, of session: String, item: String?, isStored: Bool,
        _ environment: ProviderEnvironment
    ) {
        run(environment) { driver in driver.taken(credit, of: session, item: item, isStored: isStored) }
    }

    /// Something waits to be sent: a pause is cut short.
    package func hurry(_ environment: ProviderEnvironment) { run(environment) { driver in driver.hurry() } }
}

/// A session's place with a connection, from when it is registered until it is let go of.
package final class ExternalRegistration: Sendable {
    package let session: String
    private let number = Mutex<Int?>(nil)

    init(session: String) { self.session = session }

    func begin(_ number: Int) { self.number.withLock { $0 = number } }

    /// The number of the registration, once.
    func end() -> Int? {
        number.withLock { number in
            defer { number = nil }
            return number
        }
    }
}
