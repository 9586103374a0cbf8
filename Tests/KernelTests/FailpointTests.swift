#if DEBUG
    import Glibc
    import Testing
    @testable import Kernel

    @Suite struct FailpointTests {
        @Test(arguments: [
            ("message.stored", Failpoint.messageStored, 1), ("message.stored:1", .messageStored, 1),
            ("connect.send.told:12", .connectSendTold, 12),
        ])
        func anOrderNamesAPlaceAndAVisit(_ text: String, _ point: Failpoint, _ visit: Int) throws {
            let armed = try #require(ArmedFailpoint(text))
            #expect(armed.point == point)
            #expect(armed.visit == visit)
        }

        @Test(arguments: [
            "", ":", ":1", "message", "message.stored:", "message.stored:0", "message.stored:-1", "a:1:2",
        ])
        func anythingElseIsNone(_ text: String) { #expect(ArmedFailpoint(text) == nil) }

        @Test func aProcessEndsAtTheVisitItWasToldOf() async {
            await #expect(processExitsWith: .signal(9)) {
                _ = unsafe setenv(Failpoint.variable, "link.made:3", 1)
                for _ in 0..<2 { Failpoint.hit(.linkMade) }
                Failpoint.hit(.linkBegun)
                Failpoint.hit(.linkMade)
            }
            await #expect(processExitsWith: .success) {
                _ = unsafe setenv(Failpoint.variable, "link.made:3", 1)
                for _ in 0..<2 { Failpoint.hit(.linkMade) }
                Failpoint.hit(.linkMade) { _ in }
                Failpoint.hit(.linkBegun) { $0() }
            }
            await #expect(processExitsWith: .failure) {
                _ = unsafe setenv(Failpoint.variable, "nowhere", 1)
                Failpoint.hit(.linkMade)
            }
        }
    }
#endif
