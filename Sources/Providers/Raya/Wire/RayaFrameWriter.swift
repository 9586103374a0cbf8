import JSON
package import ProviderKit

/// Writes the frames that go to the vendor (`PROTOCOL.md`, section 5).
package enum RayaFrameWriter {
    /// The application's ping.
    package static let ping = [UInt8]("ping".utf8)
    /// The text that asks for a human.
    package static let escalation = "/human_agent"

    /// A text: no `type`, and `images` present and empty.
    package static func text(_ content: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("content", content)
        writer.key("images")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// The answer to a command, always a string.
    package static func command(_ name: String, response: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "command_response")
        writer.member("command", name)
        writer.member("response", response)
        writer.endObject()
        return writer.finish()
    }
}

/// A frame that is too long to be made at once: text and files in turns, of known length.
package struct RayaUpload: Sendable {
    /// A part of the frame.
    package enum Part: Sendable {
        /// Bytes as they are.
        case bytes([UInt8])
        /// A file, as base64.
        case base64(any FileSource)
        /// A file, as it is.
        case file(any FileSource)
    }

    /// The parts in order.
    package let parts: [Part]
    /// The frame is binary.
    package let isBinary: Bool
    /// The length of the whole frame in bytes.
    package let byteCount: Int

    /// Images with a caption, as one text frame.
    package init(caption: String, images: [OutboundFile]) {
        var parts: [Part] = []
        let text = String(decoding: JSONValue.string(caption).encoded(), as: UTF8.self)
        var pending = "{\"content\":\(text),\"images\":["
        for (index, image) in images.enumerated() {
            let name = String(decoding: JSONValue.string(image.description.name).encoded(), as: UTF8.self)
            let type = String(decoding: JSONValue.string(image.description.contentType).encoded(), as: UTF8.self)
            pending += (index == 0 ? "" : ",") + "{\"name\":\(name),\"type\":\(type),\"data\":\"data:"
            // Within the quotes: the same escapes, without quotes of its own.
            pending += type.dropFirst().dropLast() + ";base64,"
            parts.append(.bytes([UInt8](pending.utf8)))
            parts.append(.base64(image.source))
            pending = "\"}"
        }
        parts.append(.bytes([UInt8]((pending + "]}").utf8)))
        self.init(parts, isBinary: false)
    }

    /// A voice note, as one binary frame of nothing else.
    package init(voice: any FileSource) { self.init([.file(voice)], isBinary: true) }

    private init(_ parts: [Part], isBinary: Bool) {
        self.parts = parts
        self.isBinary = isBinary
        byteCount = parts.reduce(0) { count, part in
            switch part {
            case .bytes(let bytes): count + bytes.count
            case .base64(let source): count + (source.sizeBytes + 2) / 3 * 4
            case .file(let source): count + source.sizeBytes
            }
        }
    }
}
