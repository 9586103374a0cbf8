import Domain
import JSON
import Kernel
import ProviderKit
import ProviderODA

// The cost of one frame each way; build with `TRUNKLINE_BENCH=1 swift build -c release --product BenchProviderODA`.

func frame(_ number: Int) -> [UInt8] {
    Array(
        #"""
        {"messagePayload":{"type":"text","text":"Your pizza has left the oven and will be with you in twenty minutes. \#
        Is there anything else that we can do for you tonight?"},"userId":"guest-42","msgId":"0b7c2a5e-\#(number)",\#
        "source":"BOT","createdOn":"2026-03-14T18:30:01.000Z","endOfTurn":true}
        """#.utf8)
}

func measure(_ name: String, _ count: Int, _ body: (Int) -> Void) {
    for number in 0..<count / 10 { body(number) }
    var best = Duration.seconds(3600)
    for _ in 0..<5 {
        let start = Instant.now
        for number in 0..<count { body(number) }
        best = min(best, Instant.now - start)
    }
    print("\(name): \(best.nanoseconds / Int64(count)) ns")
}

let count = 100_000
let frames = (0..<count).map(frame)
let writer = ODAFrameWriter(userID: "guest-42", sendsMetadata: true)
let translation = ODATranslation(channelName: "websdk", host: "oda.example.com")
var machine = ODAMachine(
    ODAConfiguration(host: "oda.example.com", channelID: "c"), writer: writer, translation: translation,
    native: JSONObject(), introduction: [], introductionSpeaks: false, seed: 1)
let now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)
_ = machine.start(at: now)
_ = machine.opened(at: now)

print("frame of \(frames[0].count) bytes")
var steps = 0
measure("text in: frame to message", count) { steps += machine.received(frames[$0], at: now).count }
var bytes = 0
measure("envelope alone", count) { number in
    let frame = frames[number]
    if let envelope = ODAFrame(decoding: frame.span) { bytes += envelope.payload.count }
}
let words = "Two calzone, please, and a bottle of water; no onions on the first."
measure("text out", count) { _ in bytes += writer.text(words).count }
print(steps, bytes)
