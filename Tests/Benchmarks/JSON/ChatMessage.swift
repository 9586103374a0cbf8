import JSON

/// A chat message as the gateway sends it, read by both sides of the benchmark into the same structs.
struct ChatMessage: Decodable, Equatable {
    struct Sender: Decodable, Equatable {
        var role: String
        var id: String?
        var name: String?
        var avatarUrl: String?
    }

    struct Action: Decodable, Equatable {
        var id: String
        var type: String
        var label: String?
        var url: String?
    }

    struct Content: Decodable, Equatable {
        var type: String
        var text: String?
        var format: String?
        var actions: [Action]?
    }

    var id: String
    var clientId: String?
    var sessionId: String
    var sender: Sender
    var content: Content
    var state: String
    var hidden: Bool
    var legId: String
    var seq: Int
    var confidence: Double
    var createdAt: String
    var updatedAt: String

    static let text = #"""
        {"id":"msg_01JCZ5W0Q8N3T7V9X2B4D6F8H0","clientId":"b6e4c3b2-7d1f-4a58-9c0e-2f1a3b4c5d6e",\#
        "sessionId":"ses_01JCZ5VZZZ8N3T7V9X2B4D6F8H","sender":{"role":"agent","id":"agent-4711","name":"Zoë Müller",\#
        "avatarUrl":"https://cdn.example.com/avatars/4711.png"},"content":{"type":"text","text":"Thank you for \#
        waiting, Ada. I have looked at order A-17 and I can see that the parcel left our warehouse on Monday.\nThe \#
        carrier says \"out for delivery\", so it should be with you before 6 pm today — if it is not, just answer \#
        here and I will send a new one free of charge. 🙂","format":"plain","actions":[{"id":"track","type":"url",\#
        "label":"Track parcel","url":"https://carrier.example.com/t/1Z999AA10123456784"},{"id":"ok",\#
        "type":"postback","label":"That \#
        is fine"}]},"state":"delivered","hidden":false,"legId":"leg_01JCZ5W0","seq":48213,"confidence":0.975,\#
        "createdAt":"2026-01-01T10:00:00.000Z","updatedAt":"2026-01-01T10:00:01.250Z"}
        """#
}

// MARK: Our reader

extension ChatMessage {
    init(_ reader: inout JSONReader) throws(JSONError) {
        var id, clientId, sessionId, state, legId, createdAt, updatedAt: String?
        var sender: Sender?
        var content: Content?
        var hidden = false
        var seq: Int?
        var confidence: Double?
        let start = try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("id") {
                id = try reader.readString()
            } else if reader.isKey("clientId") {
                clientId = try reader.readStringOrNull()
            } else if reader.isKey("sessionId") {
                sessionId = try reader.readString()
            } else if reader.isKey("sender") {
                sender = try Sender(&reader)
            } else if reader.isKey("content") {
                content = try Content(&reader)
            } else if reader.isKey("state") {
                state = try reader.readString()
            } else if reader.isKey("hidden") {
                hidden = try reader.readBool()
            } else if reader.isKey("legId") {
                legId = try reader.readString()
            } else if reader.isKey("seq") {
                seq = try reader.readInt()
            } else if reader.isKey("confidence") {
                confidence = try reader.readDouble()
            } else if reader.isKey("createdAt") {
                createdAt = try reader.readString()
            } else if reader.isKey("updatedAt") {
                updatedAt = try reader.readString()
            } else {
                try reader.skipValue()
            }
        }
        guard let id, let sessionId, let sender, let content, let state, let legId, let seq, let confidence,
            let createdAt, let updatedAt
        else { throw .missing("one that is required", at: start) }
        self.init(
            id: id, clientId: clientId, sessionId: sessionId, sender: sender, content: content, state: state,
            hidden: hidden, legId: legId, seq: seq, confidence: confidence, createdAt: createdAt, updatedAt: updatedAt)
    }
}

extension ChatMessage.Sender {
    init(_ reader: inout JSONReader) throws(JSONError) {
        var role, id, name, avatarUrl: String?
        let start = try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("role") {
                role = try reader.readString()
            } else if reader.isKey("id") {
                id = try reader.readStringOrNull()
            } else if reader.isKey("name") {
                name = try reader.readStringOrNull()
            } else if reader.isKey("avatarUrl") {
                avatarUrl = try reader.readStringOrNull()
            } else {
                try reader.skipValue()
            }
        }
        guard let role else { throw .missing("role", at: start) }
        self.init(role: role, id: id, name: name, avatarUrl: avatarUrl)
    }
}

extension ChatMessage.Content {
    init(_ reader: inout JSONReader) throws(JSONError) {
        var type, text, format: String?
        var actions: [ChatMessage.Action]?
        let start = try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("type") {
                type = try reader.readString()
            } else if reader.isKey("text") {
                text = try reader.readStringOrNull()
            } else if reader.isKey("format") {
                format = try reader.readStringOrNull()
            } else if reader.isKey("actions") {
                var list: [ChatMessage.Action] = []
                try reader.beginArray()
                while try reader.nextElement() { list.append(try ChatMessage.Action(&reader)) }
                actions = list
            } else {
                try reader.skipValue()
            }
        }
        guard let type else { throw .missing("type", at: start) }
        self.init(type: type, text: text, format: format, actions: actions)
    }
}

extension ChatMessage.Action {
    init(_ reader: inout JSONReader) throws(JSONError) {
        var id, type, label, url: String?
        let start = try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("id") {
                id = try reader.readString()
            } else if reader.isKey("type") {
                type = try reader.readString()
            } else if reader.isKey("label") {
                label = try reader.readStringOrNull()
            } else if reader.isKey("url") {
                url = try reader.readStringOrNull()
            } else {
                try reader.skipValue()
            }
        }
        guard let id, let type else { throw .missing("id or type", at: start) }
        self.init(id: id, type: type, label: label, url: url)
    }
}

// MARK: Our writer

extension ChatMessage {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("clientId", clientId)
        writer.member("sessionId", sessionId)
        writer.key("sender")
        writer.beginObject()
        writer.member("role", sender.role)
        writer.member("id", sender.id)
        writer.member("name", sender.name)
        writer.member("avatarUrl", sender.avatarUrl)
        writer.endObject()
        writer.key("content")
        content.write(to: &writer)
        writer.member("state", state)
        writer.member("hidden", hidden)
        writer.member("legId", legId)
        writer.member("seq", seq)
        writer.member("confidence", confidence)
        writer.member("createdAt", createdAt)
        writer.member("updatedAt", updatedAt)
        writer.endObject()
    }
}

extension ChatMessage.Content {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("text", text)
        writer.member("format", format)
        if let actions {
            writer.key("actions")
            writer.beginArray()
            for action in actions {
                writer.beginObject()
                writer.member("id", action.id)
                writer.member("type", action.type)
                writer.member("label", action.label)
                writer.member("url", action.url)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }
}
