import Kernel
import SupportExpectations
import Testing

@Suite struct ObjectTableTests {
    private final class Thing {}

    @Test func objectsAreGoneThroughInTheOrderInWhichTheyCame() {
        // So many that their addresses are in no order of any use.
        let things = (0..<100).map { _ in Thing() }.shuffled()
        var table = ObjectTable<Thing>()
        for thing in things { table.insert(thing) }
        for (place, thing) in things.enumerated() where place % 3 == 0 { table.remove(thing) }
        let left = things.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
        expectEqual(table.objects.map(ObjectIdentifier.init), left.map(ObjectIdentifier.init))
        expectEqual(table.count, left.count)
    }

    @Test func anObjectThatIsThereKeepsItsPlace() {
        let (first, second) = (Thing(), Thing())
        var table = ObjectTable<Thing>()
        for thing in [first, second, first] { table.insert(thing) }
        expectEqual(table.objects.map(ObjectIdentifier.init), [first, second].map(ObjectIdentifier.init))
        table.remove(first)
        table.remove(first)
        expectEqual(table.objects.map(ObjectIdentifier.init), [ObjectIdentifier(second)])
        table.remove(second)
        expect(table.isEmpty)
    }
}
