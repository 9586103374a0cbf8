import Domain
import EventLoop
import ProviderKit
import Synchronization
import SupportExpectations
import Testing

/// One piece of work for all who want its result, done by one of them.
@Suite struct SharedFlightTests {
    private typealias Flight = SharedFlight<Int, ProviderFailure>

    private let manual: ManualLoop
    private let flight = Flight()
    private let heard: LoopBound<[String]>

    init() throws {
        manual = try ManualLoop()
        heard = LoopBound([], loop: manual.loop)
    }

    private func want(_ name: String, atLeast least: Int = 0) {
        let heard = heard
        flight.want(on: manual.loop, where: { $0 >= least }) { news in
            heard.value.append("\(name) \(Self.word(news))")
        }
    }

    private static func word(_ news: Flight.News) -> String {
        switch news {
        case .ready(let value): "\(value)"
        case .begin(let turn): "begins \(turn)"
        case .failed(let failure): failure.code ?? ""
        }
    }

    private static func failure(_ code: String) -> Result<Int, ProviderFailure> {
        .failure(ProviderFailure(.unavailable, "no", code: code))
    }

    @Test func `the first does it, all have its result, and those who come later as well`() {
        for name in ["a", "b", "c"] { want(name) }
        expectEqual(heard.value, ["a begins 1"])
        flight.landed(1, .success(7))
        want("d")
        expectEqual(heard.value, ["a begins 1", "a 7", "b 7", "c 7", "d 7"])
    }

    @Test func `a result that will not do is got anew`() {
        want("a")
        flight.landed(1, .success(7))
        want("b", atLeast: 8)
        expectEqual(heard.value.last, "b begins 2")
        flight.landed(2, .success(8))
        flight.forget { $0 == 7 }
        want("c")
        expectEqual(heard.value.last, "c 8")
        flight.forget { $0 == 8 }
        want("d")
        expectEqual(heard.value.last, "d begins 3")
    }

    @Test func `a failure is that of the one, and the next does it`() {
        for name in ["a", "b", "c"] { want(name) }
        flight.landed(1, Self.failure("bad"))
        expectEqual(heard.value, ["a begins 1", "a bad", "b begins 2"])
        flight.landed(2, .success(7))
        expectEqual(heard.value.suffix(2), ["b 7", "c 7"])
    }

    @Test func `two failures in a row are everybody's, and whoever comes then begins anew`() {
        for name in ["a", "b", "c", "d"] { want(name) }
        flight.landed(1, Self.failure("bad"))
        flight.landed(2, Self.failure("worse"))
        expectEqual(heard.value, ["a begins 1", "a bad", "b begins 2", "b worse", "c worse", "d worse"])
        for name in ["e", "f"] { want(name) }
        flight.landed(3, Self.failure("bad"))
        expectEqual(heard.value.suffix(3), ["e begins 3", "e bad", "f begins 4"])
    }

    @Test func `whoever gives up leaves it to the next, and has no say any more`() {
        for name in ["a", "b"] { want(name) }
        flight.gaveUp(1)
        expectEqual(heard.value, ["a begins 1", "b begins 2"])
        flight.landed(1, .success(1))
        flight.gaveUp(1)
        expectEqual(heard.value.count, 2)
        flight.gaveUp(2)
        want("c")
        expectEqual(heard.value.last, "c begins 3")
    }

    @Test func `each hears on the loop that it is on`() async throws {
        let loops = try [0, 1].map { try Loop(name: "flight \($0)", index: $0) }
        for loop in loops { _ = try loop.start() }
        defer { for loop in loops { loop.stop() } }
        let (first, second, flight) = (loops[0], loops[1], flight)
        let turn = await withCheckedContinuation { continuation in
            first.execute {
                flight.want(on: first, where: { _ in true }) { news in
                    if case .begin(let turn) = news { continuation.resume(returning: turn) }
                }
            }
        }
        let isOwn = await withCheckedContinuation { continuation in
            second.execute {
                flight.want(on: second, where: { _ in true }) { news in
                    guard case .ready(7) = news else { return }
                    continuation.resume(returning: second.isCurrent && !first.isCurrent)
                }
                first.execute { flight.landed(turn, .success(7)) }
            }
        }
        expect(isOwn)
    }

    @Test func `what is shared is there as long as somebody uses it`() {
        let accounts = SharedAccounts()
        let one = accounts.enter("a") { Flight() }
        expect(accounts.enter("a") { Flight() } === one)
        expect(accounts.enter("b") { Flight() } !== one)
        accounts.leave("a", one)
        expectEqual(accounts.count, 2)
        accounts.leave("a", one)
        expectEqual(accounts.count, 1)
        expect(accounts.enter("a") { Flight() } !== one)
        accounts.leave("a", one)
        expectEqual(accounts.count, 2, "whoever is late takes nothing of another")
    }
}
