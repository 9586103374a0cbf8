import JSON
import SimulatorKit

/// The messages of the script that are more than text (protocol note sections 7.2, 10 and 15).
enum CCAICards {
    static let words: [String: CCAIAgent.Act] = [
        "buttons": { _ in shows(buttons("inline_button")) },
        "sticky": { _ in shows(buttons("sticky_button")) },
        // A virtual agent's own payload, as it comes wrapped.
        "payload": { _ in shows(["ujet": .object(buttons("inline_button"))]) },
        "card": { _ in shows(["type": "content_card", "cards": [.object(card)]]) },
        "complex": { _ in
            shows([
                "type": "complex",
                "messages": [
                    ["type": "text", "content": "First this"], .object(buttons("inline_button")),
                    ["type": "content_card", "cards": [.object(card)]],
                ],
            ])
        },
        "photo": { _ in sends("photo") }, "image": { _ in sends("image") }, "video": { _ in sends("video") },
        "audio": { _ in sends("audio") }, "document": { _ in sends("document") },
        // The older form, with the number within the content.
        "nested": { _ in
            [
                { hub, chat in
                    let media = hub.addMedia("photo", in: chat)
                    hub.send(["type": "photo", "content": ["media_id": JSONValue(media.id)]], in: chat)
                }
            ]
        },
        "pictures": { _ in
            shows([
                "type": "image",
                "images": [
                    ["url": "https://cdn.example.test/1.png", "text": "One"],
                    ["url": "https://cdn.example.test/2.png", "text": .null],
                ],
            ])
        },
        "form": { rest in [{ hub, chat in hub.askForm(rest.isEmpty ? "kyc-1" : rest, in: chat) }] },
        "forgedform": { rest in
            [{ hub, chat in hub.askForm(rest.isEmpty ? "kyc-1" : rest, isForged: true, in: chat) }]
        },
        "cobrowse": { _ in [{ hub, chat in hub.notice("cobrowseRequestedFromAgent", in: chat) }] },
        "screenshare": { _ in [{ hub, chat in hub.notice("screenShareRequestedFromAgent", in: chat) }] },
    ]

    private static func shows(_ message: JSONObject) -> [CCAIStep] { [{ hub, chat in hub.send(message, in: chat) }] }

    private static func sends(_ type: String) -> [CCAIStep] {
        [
            { hub, chat in
                let media = hub.addMedia(type == "image" ? "photo" : type, in: chat)
                hub.send(["type": .string(type), "media_id": JSONValue(media.id)], in: chat)
            }
        ]
    }

    private static func buttons(_ type: String) -> JSONObject {
        [
            "type": .string(type), "title": "Pick one",
            "buttons": [
                ["title": "Refund", "action": "quick_reply"], ["title": "Where is my order?", "action": "quick_reply"],
            ],
        ]
    }

    /// The question after the end of a chat; its form is assumed.
    static let question: JSONObject = [
        "type": "inline_button", "title": "How was it?",
        "buttons": [["title": "Good", "action": "quick_reply"], ["title": "Bad", "action": "quick_reply"]],
    ]

    private static let card: JSONObject = [
        "title": "Order A-17", "subtitle": "On its way", "body": "It **should** be there by six.",
        "link": "https://shop.example.test/a-17", "images": ["https://cdn.example.test/box.png"],
        "buttons": [
            ["title": "Track", "style": "primary", "link": "https://shop.example.test/a-17/track"],
            ["title": "Cancel it", "style": "secondary", "auto_reply": true],
        ],
        "event_params": ["order": "A-17"],
    ]
}

extension CCAIHub {
    /// The files that agents have, by kind.
    private static let samples: [String: (type: String, name: String, bytes: [UInt8])] = [
        "photo": ("image/png", "receipt (1).png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        "video": ("video/mp4", "how-to.mp4", [0, 0, 0, 8] + Array("ftyp".utf8)),
        "audio": ("audio/wav", "note.wav", Array("RIFF\u{4}\0\0\0WAVE".utf8)),
        "document": ("text/csv", "Zoë's orders.csv", Array("order,total\nA-17,70.5\n".utf8)),
    ]

    /// A file of the agent's.
    func addMedia(_ kind: String, in chat: CCAIChat) -> CCAIFiles.Media {
        let sample = Self.samples[kind] ?? ("text/plain", "note.txt", Array("note\n".utf8))
        let id = nextMedia()
        let media = CCAIFiles.Media(
            id: id, chatID: chat.id, kind: kind, contentType: sample.type, name: sample.name, key: "agents/\(id)",
            isOwn: false)
        files.add(media)
        files.contents.add(media.key, type: sample.type, sample.bytes, bytesMax: configuration.limits.fileBytesMax)
        return media
    }

    /// Asks the end user to fill a form; what the request's own signature covers is assumed.
    ///
    /// - Parameter isForged: the signature is one of another secret.
    func askForm(_ name: String, isForged: Bool = false, in chat: CCAIChat) {
        let asked: JSONObject = ["external_form_id": .string(name), "smart_action_id": JSONValue(nextEvent())]
        let secrets = configuration.secrets
        var message: JSONObject = ["type": "form_message_received"]
        for member in asked.members { message.append(member.key, member.value) }
        let secret = (secrets.form ?? secrets.company) + (isForged ? "?" : "")
        message.append("signature", .string(CCAIForm.signature(of: asked, secret: secret)))
        send(message, in: chat)
    }
}
