import JSON
import SupportExpectations
import Testing

@Suite("The writer")
struct WriterTests {
    @Test("places commas and colons by itself")
    func commas() {
        var writer = JSONWriter(reservingBytes: 64)
        writer.beginObject()
        writer.key("list")
        writer.beginArray()
        writer.write(1)
        writer.beginObject()
        writer.endObject()
        writer.beginArray()
        writer.endArray()
        writer.writeNull()
        writer.endArray()
        writer.key(string: "a\"b")
        writer.write(true)
        writer.key("raw")
        writer.writeRaw(Array("[1.0 ]".utf8))
        writer.key("literal")
        writer.write(literal: "é\n")
        writer.key("plain")
        writer.write(literal: "x")
        writer.endObject()
        let expected = #"{"list":[1,{},[],null],"a\"b":true,"raw":[1.0 ],"literal":"é\n","plain":"x"}"#
        expectEqual(writer.count, expected.utf8.count)
        expectEqual(String(decoding: writer.finish(), as: UTF8.self), expected)
    }

    @Test("writes strings that somebody else appends")
    func plain() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("id") { $0 += Array("msg_1".utf8) }
        writer.key("empty")
        writer.write { _ in }
        writer.member("n", 1)
        writer.endObject()
        expectEqual(String(decoding: writer.finish(), as: UTF8.self), #"{"id":"msg_1","empty":"","n":1}"#)
    }

    @Test("writes members that have a value and leaves out the others")
    func members() {
        var writer = JSONWriter(appendingTo: Array("data: ".utf8))
        writer.beginObject()
        writer.member("s", "x")
        writer.member("i", -5)
        writer.member("d", 0.5)
        writer.member("b", false)
        writer.member("v", JSONValue.array([.null]))
        writer.member("n", JSONValue.null)
        writer.member("s2", String?.none)
        writer.member("i2", Int?.none)
        writer.member("d2", Double?.none)
        writer.member("b2", Bool?.none)
        writer.member("v2", JSONValue?.none)
        writer.endObject()
        expectEqual(
            String(decoding: writer.finish(), as: UTF8.self),
            #"data: {"s":"x","i":-5,"d":0.5,"b":false,"v":[null],"n":null}"#)
    }

    @Test("writes every integer as the standard library does")
    func ints() {
        var values = [0, 1, -1, 9, 10, 99, 100, .max, .min, .max - 1, .min + 1]
        var power = 1
        for _ in 0..<18 {
            power *= 10
            values += [power - 1, power, -power]
        }
        for value in values {
            var writer = JSONWriter()
            writer.write(value)
            expectEqual(String(decoding: writer.finish(), as: UTF8.self), String(value))
        }
    }

    @Test(
        "writes null for what is not finite",
        arguments: [(1.5, "1.5"), (.nan, "null"), (.infinity, "null"), (-0.0, "-0.0")])
    func doubles(value: Double, text: String) {
        var writer = JSONWriter()
        writer.write(value)
        expectEqual(String(decoding: writer.finish(), as: UTF8.self), text)
    }

    @Test("stops a debug build when containers do not match")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            var writer = JSONWriter()
            writer.beginArray()
            _ = writer.finish()
        }
        await #expect(processExitsWith: .failure) {
            var writer = JSONWriter()
            writer.endArray()
        }
        await #expect(processExitsWith: .failure) {
            var writer = JSONWriter()
            writer.key("a\"b")
        }
    }
}
