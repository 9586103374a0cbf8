import JSON
import Kernel
import ProviderKit

/// The answers that were heard last, by which one that comes again is known (`PROTOCOL.md`, section 6.3).
///
/// An id of the vendor's names one message, whatever connection it comes over. An answer without an id is named by its
/// time, its words and its number among equal ones of its connection: two equal answers of one second are two, and the
/// same over another connection are those again (assumed).
struct RayaAnswers: Sendable {
    /// How many answers are remembered.
    static let countMax = 64
    /// How old an answer without an id may be to be known again, by the vendor's clock against ours.
    static let window: Duration = .seconds(600)

    /// How an answer stands to those before it.
    enum Standing: Hashable, Sendable {
        /// It was not heard before, and is called this.
        case new(String)
        /// It was heard before, with these words.
        case repeated(String)
        /// It was heard before, with other words.
        case changed(String)
    }

    /// The words of each answer, as a hash.
    private var heard = RecentMap<String, Int>(countMax: countMax)
    /// How often an answer without an id was heard over this connection.
    private var counts = RecentMap<String, Int>(countMax: countMax)
    private var namelessCount = 0

    /// The standing of an answer that says `text`, which is remembered.
    mutating func standing(of response: RayaResponse, _ text: String, at time: MachineTime) -> Standing {
        let id = response.id ?? name(of: response, text, at: time)
        assert(!id.isEmpty, "An answer has a name.")
        defer { assert(heard[id] != nil, "What was heard is remembered.") }
        let words = text.hashValue
        guard let before = heard[id] else {
            heard[id] = words
            return .new(id)
        }
        // Without words it changes nothing that was said.
        guard before != words, !text.isEmpty else { return .repeated(id) }
        heard[id] = words
        return .changed(id)
    }

    private mutating func name(of response: RayaResponse, _ text: String, at time: MachineTime) -> String {
        let windowMilliseconds = Self.window.milliseconds
        guard let saidAt = response.saidAt, abs(time.wall - saidAt) <= windowMilliseconds else {
            namelessCount += 1
            return "resp-\(String(time.wall, radix: 36))-\(namelessCount)"
        }
        let id = RayaContent.id(of: text, seconds: saidAt / 1000)
        let count = (counts[id] ?? 0) + 1
        counts[id] = count
        return count == 1 ? id : "\(id)-\(count)"
    }

    /// Another connection begins, over which the vendor may repeat what it does not know to have arrived.
    mutating func reconnect() { counts = RecentMap(countMax: Self.countMax) }
}
