import EventLoop
@testable import GatewayCLI
import GatewayRig
import Glibc
import Kernel
import Store
import SupportExpectations
import Testing

@Suite("The watchdog", .serialized)
struct WatchdogTests {
    private struct NoSealing: StoreSealing {
        func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
        func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
    }

    @Test("is told that the process works while every loop turns, and not while one hangs")
    func hangingLoop() async throws {
        let folder = TestFolder()
        let manager = try ServiceManager(in: folder)
        let store = try SQLiteStore(SQLiteStoreOptions(directory: folder.path + "/data"), sealing: NoSealing())
        defer { store.close() }
        let group = try LoopGroup(count: 3)
        defer { for loop in group.loops { loop.stop() } }
        for loop in group.loops { _ = try loop.start() }
        let notifier = ServiceNotifier(address: manager.address, watchdog: .milliseconds(300))
        let main = group.loops[0]
        let watchdog = Watchdog(notifier, main: main, loops: Array(group.loops.dropFirst()), store: store)
        main.execute { watchdog.start() }
        try await offPool {
            var heard = 0
            func hears(_ count: Int) -> Bool {
                heard = 0
                return poll(within: 20) {
                    heard += manager.told().count { $0 == "WATCHDOG=1" }
                    return heard >= count
                }
            }
            expect(hears(3))
            var ends: [CInt] = [0, 0]
            expectEqual(unsafe pipe(&ends), 0)
            defer { for end in ends { close(end) } }
            let gate = ends[0]
            group.loops[2].execute {
                var byte: UInt8 = 0
                _ = unsafe read(gate, &byte, 1)
            }
            // The round that was under way is still told.
            _ = poll(within: 0.5) { false }
            _ = manager.told()
            expect(!poll(within: 1) { !manager.told().isEmpty }, "a loop hangs")
            var byte: UInt8 = 0
            expectEqual(unsafe write(ends[1], &byte, 1), 1)
            expect(hears(2))
        }
    }

    @Test("is told nothing where the manager does not look")
    func unwatched() throws {
        expect(ServiceNotifier(address: "/run/x", watchdog: nil).watchdog == nil)
        expect(ServiceNotifier(address: nil, watchdog: .seconds(1)).watchdog == nil)
        expectEqual(ServiceNotifier(address: "/run/x", watchdog: .seconds(1)).watchdog, .seconds(1))
    }
}
