import EventLoop
import HTTPWire

import Kernel
import SupportExpectations
import Testing

@testable import HTTPServer

@Suite struct ListenerPlaceTests {
    @Test(arguments: 1...6, 1...6)
    func everySocketHasALoopAndEveryLoopASocket(_ sockets: Int, _ loops: Int) {
        let places = ListenerPlace.places(sockets: sockets, loops: loops)
        expectEqual(Set(places.map(\.socket)), Set(0..<sockets))
        expectEqual(Set(places.map(\.loop)), Set(0..<loops))
        expectEqual(Set(places).count, places.count)
        for place in places {
            let sharers = places.count { $0.socket == place.socket }
            expectEqual(place.isShared, sharers > 1, "\(place)")
        }
    }

    @Test(arguments: [(1, 3), (2, 3), (5, 2)])
    func loopsAcceptFromHoweverManySocketsTheyWereGiven(_ sockets: Int, _ loops: Int) async throws {
        let group = try LoopGroup(count: loops)
        let threads = try StartedLoops(group)
        let server = Server(
            loops: group.loops,
            router: { loop in
                let name = loop.name
                return Router([Route(.get, "/", .immediate { _ in .text(.ok, name) })])
            })
        let bound = try Server.bind(#require(SocketAddress("127.0.0.1:0")), count: sockets)
        expectEqual(Set(bound.map(\.address)).count, 1)
        expectEqual(Set(bound.map(\.identity)).count, sockets)
        server.accept(from: bound)
        // Many at a time, so that no queue is left out by chance.
        let names = try await withThrowingTaskGroup(of: String.self) { tasks in
            for _ in 0..<100 {
                tasks.addTask {
                    let text = try await YieldingClient(bound[0].address).exchange(
                        "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                    return String(text.suffix(6))
                }
            }
            return try await tasks.reduce(into: [String]()) { $0.append($1) }
        }
        expectEqual(names.count, 100)
        expect(names.allSatisfy { $0.hasPrefix("loop-") })
        await server.drain(within: .seconds(5))
        threads.stop()
    }
}
