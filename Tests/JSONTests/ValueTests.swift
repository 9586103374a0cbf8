import JSON
import SupportExpectations
import Testing

@Suite("Values")
struct ValueTests {
    static let sample: JSONValue = [
        "null": nil, "bool": true, "int": 7, "double": 1.5, "text": "a\("b")", "list": [1, [2]], "object": ["x": nil],
    ]

    @Test("made of literals are written in their order")
    func literals() {
        expectEqual(
            ValueTests.sample.description,
            #"{"null":null,"bool":true,"int":7,"double":1.5,"text":"ab","list":[1,[2]],"object":{"x":null}}"#)
        let (flag, count, text, share) = (true, 7, "a", 2.5)
        expect(JSONValue(flag) == true && JSONValue(count) == 7 && JSONValue(text) == "a" && JSONValue(share) == 2.5)
        expect(JSONValue(Double.nan).isNull)
    }

    @Test("show what they hold and nothing else")
    func accessors() {
        let value = ValueTests.sample
        expect(value["null"]?.isNull == true && value["bool"]?.isNull == false)
        expect(value["bool"]?.boolValue == true && value["int"]?.boolValue == nil)
        expect(value["int"]?.intValue == 7 && value["text"]?.intValue == nil)
        expect(value["double"]?.doubleValue == 1.5 && value["bool"]?.numberValue == nil)
        expect(value["text"]?.stringValue == "ab" && value["int"]?.stringValue == nil)
        expect(value["list"]?.arrayValue?.count == 2 && value.arrayValue == nil)
        expect(value["object"]?.objectValue?.count == 1 && value["list"]?.objectValue == nil)
        expect(value["list"]?[1]?[0] == 2 && value["list"]?[2] == nil && value["list"]?[-1] == nil)
        expect(value[0] == nil && value["list"]?["x"] == nil && value["none"] == nil)
        expectEqual(
            value.objectValue?.members.map(\.value.kind), [.null, .bool, .number, .number, .string, .array, .object])
    }

    @Test("differ where their text differs")
    func equality() throws {
        let different = [
            "1", "1.0", "[1]", "[1,2]", "null", "true", "\"1\"", #"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#,
            "\"\u{E9}\"", "\"e\u{301}\"", #"{"\u00e9":1}"#, #"{"e\u0301":1}"#,
        ]
        let values = try different.map { try JSONValue(parsing: $0) }
        expectEqual(Set(values).count, different.count)
        for value in values { expectEqual(value, value) }
    }

    @Test("An object keeps repeated keys until one is set or removed")
    func objects() throws {
        var object = try #require(try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#).objectValue)
        expect(object.count == 3 && !object.isEmpty)
        expectEqual(object["a"], 3)
        object["a"] = 4
        expectEqual(JSONValue.object(object).description, #"{"b":2,"a":4}"#)
        object.set("c", to: 5)
        object.append("b", 6)
        expectEqual(object.remove("b"), 6)
        expect(object.remove("b") == nil)
        object["c"] = nil
        expectEqual(object, ["a": 4])
        expect(JSONObject().isEmpty)
    }

    /// Makes a value of every kind of content from random numbers.
    static func random(_ generator: inout Generator, depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &generator) {
        case 0: return [.null, true, false][Int.random(in: 0..<3, using: &generator)]
        case 1:
            return JSONValue(
                Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<64, using: &generator))
        case 2: return JSONValue(Double(bitPattern: .random(in: 0 ... .max, using: &generator)))
        case 3: return .string(randomText(&generator))
        case 4:
            return .array(
                (0..<Int.random(in: 0..<5, using: &generator)).map { _ in random(&generator, depth: depth - 1) })
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0..<5, using: &generator) {
                object.append(randomText(&generator), random(&generator, depth: depth - 1))
            }
            return .object(object)
        }
    }

    static func randomText(_ generator: inout Generator) -> String {
        let samples: [Unicode.Scalar] = [
            "a", "b", " ", "\"", "\\", "/", "\n", "\0", "\u{7F}", "é", "\u{2028}", "漢", "🙂",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<24, using: &generator) {
            text.append(samples[Int.random(in: 0..<samples.count, using: &generator)])
        }
        return String(text)
    }

    @Test(
        "Reading what was written gives the same value, and writing that the same bytes",
        arguments: [1, 7, 42] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        var generator = Generator(state: seed)
        for round in 0..<300 {
            let value = ValueTests.random(&generator, depth: 4)
            let bytes = value.encoded()
            let read = try JSONValue(parsing: bytes)
            expectEqual(read, value, "seed \(seed), round \(round)")
            expectEqual(read.encoded(), bytes, "seed \(seed), round \(round)")
            expectEqual(read.hashValue, value.hashValue)
        }
    }
}

/// A small generator with a seed (SplitMix64).
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
