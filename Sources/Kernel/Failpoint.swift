import Glibc
import Synchronization

/// The places between two steps of a target, at which tests end the process as a power cut would: an enum of it.
///
/// A debug build that was started with `TRUNKLINE_FAILPOINT=NAME`, or `NAME:2` for the second time it comes by, ends
/// itself with `SIGKILL` there, behind a line on standard error that names the place. In a release build ``hit(_:)`` is
/// empty and nobody reads the variable. Names are unique over all targets.
public protocol FailpointPlace: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension FailpointPlace {
    /// Ends the process if this is the place it was told to end at; in a release build nothing.
    @inlinable
    public static func hit(_ place: Self) {
        #if DEBUG
            ArmedFailpoint.pass(place.rawValue)
        #endif
    }

    /// The same later, which `later` brings about: at the end of a turn of a loop.
    @inlinable
    public static func hit(_ place: Self, _ later: (@escaping () -> Void) -> Void) {
        #if DEBUG
            let name = place.rawValue
            if ArmedFailpoint.isArmed(name) { later { ArmedFailpoint.pass(name) } }
        #endif
    }
}

#if DEBUG
    /// Where a process ends, and at which of its visits.
    public struct ArmedFailpoint: Sendable {
        /// The variable that arms one of them.
        public static let variable = "TRUNKLINE_FAILPOINT"

        /// The name of the place.
        let name: String
        /// Counted from 1.
        let visit: Int

        /// Reads `NAME` or `NAME:VISIT`; a test that says anything else would test nothing.
        init?(_ text: String) {
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let words = parts.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
            guard words.count > 1, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } }) else {
                return nil
            }
            guard let visit = parts.count == 1 ? 1 : Int(parts[1]), visit > 0 else { return nil }
            name = parts[0]
            self.visit = visit
        }

        /// Read once, at the first place that any thread comes to.
        private static let armed: ArmedFailpoint? = {
            guard let text = ProcessEnvironment.value(variable) else { return nil }
            guard let armed = ArmedFailpoint(text) else { preconditionFailure("\(variable) is no failpoint: \(text)") }
            return armed
        }()
        private static let visits = Atomic<Int>(0)

        @usableFromInline
        static func isArmed(_ name: String) -> Bool { armed?.name == name }

        @usableFromInline
        static func pass(_ name: String) {
            guard let armed, armed.name == name, visits.add(1, ordering: .relaxed).newValue == armed.visit else {
                return
            }
            StandardStream.error.write("failpoint \(name)\n")
            kill(getpid(), SIGKILL)
            // The signal has ended this thread already; another that came here meanwhile would not get further either.
            while true { pause() }
        }
    }
#endif
