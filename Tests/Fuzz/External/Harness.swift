import Domain
import JSON
import Kernel
import ProviderExternal
import ProviderKit

/// Feeds bytes of an adapter to the machine of its connection, and checks what must hold for any of them.
///
/// The first byte says how the bytes are cut, whether they begin before the greeting, and whether sessions catch up.
public func fuzzExternal(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    let whole = replay(rest, pieces: 1, order: first)
    precondition(replay(rest, pieces: 1, order: first) == whole, "the same bytes tell the same")
    // How the bytes are cut changes nothing, unless a flood is held up in the middle of them.
    let cut = replay(rest, pieces: Int(first % 7) + 2, order: first)
    precondition(first & 0x20 == 0 || cut == whole, "a cut changes nothing")
    if let frame = try? ExternalFrame(parsing: rest) {
        let again = frame.encoded().flatMap { try? ExternalFrame(parsing: Array($0.dropFirst(4))) }
        precondition(again == nil || again?.type == frame.type, "what was read can be written")
        check(frame)
    }
}

private func replay(_ bytes: [UInt8], pieces: Int, order: UInt8) -> [String] {
    var machine = ExternalMachine(.init(provider: "p", options: JSONObject()), seed: 1)
    var now = Instant(nanoseconds: 1_000_000_000)
    var book = Book()
    func take(_ steps: [ExternalStep]) {
        for step in steps { book.note(step) }
    }
    take(machine.register("s", at: now))
    take(machine.connected(nonce: "n", secret: order & 0x80 != 0 ? "secret" : nil))
    if order & 0x40 == 0 {
        let hello = ExternalFrame(
            "hello", ["version": 1, "kind": "k", "capabilities": JSONValue.object([:]), "settlement": "none"])
        let greeting = hello.encoded() ?? []
        take(machine.received(greeting.span, at: now))
        for (ticket, type) in ["open", "send", "typing", "end"].enumerated() {
            take(machine.ask(ticket + 1, ExternalFrame(type, ["session": "s"]), of: "s", at: now))
        }
    }
    let size = max(1, (bytes.count + pieces - 1) / pieces)
    for start in stride(from: 0, to: bytes.count, by: size) {
        let part = Array(bytes[start..<min(bytes.count, start + size)])
        take(machine.received(part.span, at: now))
        guard order & 0x20 != 0 else { continue }
        let credits = book.credits
        book.credits = []
        for credit in credits { take(machine.taken(credit, of: "s", item: "i", isStored: true, at: now)) }
    }
    now = now + .seconds(20)
    for timer in ExternalTimer.allCases { take(machine.fired(timer, at: now)) }
    take(machine.ended(at: now))
    take(machine.unregister("s", at: now))
    precondition(book.replied.count <= 4, "each request has one outcome")
    precondition(order & 0x40 != 0 || book.replied.count == 4, "each request has its outcome")
    return book.told
}

/// The book of what a machine wanted.
private struct Book {
    var told: [String] = []
    var credits: [ExternalCredit] = []
    var replied: Set<Int> = []

    mutating func note(_ step: ExternalStep) {
        switch step {
        case .reply(let ticket, _):
            precondition(replied.insert(ticket).inserted, "nobody is answered twice")
            told.append("reply \(ticket)")
        case .tell(let session, let news):
            precondition(session == "s", "nothing is told to strangers")
            switch news {
            case .reported(let event):
                precondition(event.events.count <= 1, "an event is one")
                precondition(event.item?.isEmpty != true, "an item has a name")
                credits.append(event.credit)
                for event in event.events { check(event) }
                told.append("told \(event.item ?? "-")")
            case .persist(let storage, let credit):
                precondition(storage.count <= 64 << 10, "a storage is small")
                credits.append(credit)
                told.append("persist")
            case .up: told.append("up")
            case .down(_, let failure): told.append("down \(failure.code ?? "")")
            }
        case .write(let frame): precondition(frame.count <= (1 << 20) + 4, "a frame has a bound")
        case .start(_, let delay): precondition(delay >= .zero, "time goes on")
        case .dial, .close, .stop, .known, .pause, .resume, .note: break
        }
    }
}

private func check(_ event: ProviderEvent) {
    switch event {
    case .message(let message):
        let content = (try? JSONValue(parsing: message.content))?.objectValue
        precondition(content?["type"]?.stringValue?.isEmpty == false, "content has a type")
        precondition(content?["attachments"] == nil, "files are the gateway's to write down")
        precondition(message.vendorID?.isEmpty != true, "an id is no empty text")
    case .delta(_, let index, _, _, _): precondition(index >= 0, "pieces are numbered from 0")
    case .command(let request):
        precondition(!request.id.isEmpty && request.options.count <= 100, "a command is bounded")
    default: break
    }
}

/// A frame as an event, and as a greeting.
private func check(_ frame: ExternalFrame) {
    for event in (try? ExternalEvent.read(.object(frame.members), item: nil)) ?? [] { check(event) }
    if let hello = try? ExternalHello(frame) { precondition(hello.inFlight.map { $0 > 0 } != false, "a limit is one") }
}
