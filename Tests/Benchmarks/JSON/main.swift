import Foundation
import JSON

// Prints what one chat message of about 1 KB costs, as the median of several runs, beside Foundation's decoder.

let runs = 9
let repeats = 20_000

/// The median time of one call in nanoseconds; `body` returns a number so that it cannot be left out.
func measure(_ name: String, repeats: Int = repeats, _ body: () throws -> Int) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    var sum = 0
    for _ in 0..<repeats / 10 { sum &+= try body() }
    for _ in 0..<runs {
        let time = try clock.measure { for _ in 0..<repeats { sum &+= try body() } }
        times.append(time / .nanoseconds(1) / Double(repeats))
    }
    precondition(sum != 0, "Every case does some work.")
    let median = times.sorted()[runs / 2]
    let column = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    print(column, String(format: "%8.0f ns", median))
    return median
}

let bytes = Array(ChatMessage.text.utf8)
let data = Data(bytes)
print("A chat message of \(bytes.count) bytes; medians of \(runs) runs of \(repeats).")

func decode() throws(JSONError) -> ChatMessage {
    var reader = try JSONReader(bytes.span)
    let message = try ChatMessage(&reader)
    try reader.finish()
    return message
}

let message = try decode()
let same = try JSONDecoder().decode(ChatMessage.self, from: data)
precondition(message == same, "Both decoders read the same.")
let tree = try JSONValue(parsing: bytes)
precondition(tree.encoded() == bytes, "The text is compact, so the tree writes it back.")

let ours = try measure("JSONReader into structs") { try decode().seq }
_ = try measure("JSONReader.skipValue (check only)") {
    var reader = try JSONReader(bytes.span)
    try reader.skipValue()
    return reader.offset
}
let oursTree = try measure("JSONValue(parsing:)") { try JSONValue(parsing: bytes).objectValue?.count ?? 0 }
let decoder = JSONDecoder()
let foundation = try measure("Foundation JSONDecoder into structs") {
    try decoder.decode(ChatMessage.self, from: data).seq
}
var buffer: [UInt8] = []
_ = measure("JSONWriter from structs, memory reused") {
    buffer.removeAll(keepingCapacity: true)
    var writer = JSONWriter(appendingTo: buffer)
    buffer = []
    message.write(to: &writer)
    buffer = writer.finish()
    return buffer.count
}
_ = measure("JSONWriter from structs, new array") {
    var writer = JSONWriter(reservingBytes: 1200)
    message.write(to: &writer)
    return writer.finish().count
}
_ = measure("JSONValue.encoded()") { tree.encoded().count }
print(String(format: "JSONDecoder / JSONReader  %5.1f times", foundation / ours))
print(String(format: "JSONDecoder / JSONValue   %5.1f times", foundation / oursTree))
