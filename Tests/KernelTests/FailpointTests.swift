#if DEBUG
    import Glibc
    import SupportExpectations
    import Testing
    @testable import Kernel

    private enum Place: String, FailpointPlace {
        case made = "link.made"
        case begun = "link.begun"
    }

    @Suite struct FailpointTests {
        @Test(arguments: [
            ("message.stored", "message.stored", 1), ("message.stored:1", "message.stored", 1),
            ("connect.send.reported:12", "connect.send.reported", 12),
        ])
        func anOrderNamesAPlaceAndAVisit(_ text: String, _ name: String, _ visit: Int) throws {
            let armed = try #require(ArmedFailpoint(text))
            expectEqual(armed.name, name)
            expectEqual(armed.visit, visit)
        }

        @Test(arguments: [
            "", ":", ":1", "message", "message.stored:", "message.stored:0", "message.stored:-1", "a.b:1:2", ".a", "a.",
            "a b.c",
        ])
        func anythingElseIsNone(_ text: String) { expect(ArmedFailpoint(text) == nil) }

        @Test func aProcessEndsAtTheVisitItWasToldOf() async {
            await #expect(processExitsWith: .signal(9)) {
                _ = unsafe setenv(ArmedFailpoint.variable, "link.made:3", 1)
                for _ in 0..<2 { Place.hit(.made) }
                Place.hit(.begun)
                Place.hit(.made)
            }
            await #expect(processExitsWith: .success) {
                _ = unsafe setenv(ArmedFailpoint.variable, "link.made:3", 1)
                for _ in 0..<2 { Place.hit(.made) }
                Place.hit(.made) { _ in }
                Place.hit(.begun) { $0() }
            }
            await #expect(processExitsWith: .failure) {
                _ = unsafe setenv(ArmedFailpoint.variable, "nowhere", 1)
                Place.hit(.made)
            }
        }
    }
#endif
