import HTTPWire
import JSON

/// Writes calls of the participant service (`PROTOCOL.md`, sections 6, 8, 9, 11, 12, 13 and 15).
///
/// Members are in PascalCase and absent where there is nothing to say: `null` is another thing to the vendor.
enum ConnectParticipantCalls {
    /// `POST /participant/connection`: a socket's address, a token, or both.
    static func createConnection(webSocket: Bool, credentials: Bool) -> ConnectCall {
        post(.createParticipantConnection, "/participant/connection") { writer in
            writer.key("Type")
            writer.beginArray()
            if webSocket { writer.write(literal: "WEBSOCKET") }
            if credentials { writer.write(literal: "CONNECTION_CREDENTIALS") }
            writer.endArray()
        }
    }

    /// `POST /participant/disconnect`: the customer leaves.
    static func disconnect(clientToken: String) -> ConnectCall {
        post(.disconnectParticipant, "/participant/disconnect") { $0.member("ClientToken", clientToken) }
    }

    /// `POST /participant/message`.
    ///
    /// - Parameter clientToken: made once for each message and the same at every attempt; at most 500 characters.
    static func sendMessage(contentType: String, content: String, clientToken: String) -> ConnectCall {
        post(.sendMessage, "/participant/message") { writer in
            writer.member("ContentType", contentType)
            writer.member("Content", content)
            writer.member("ClientToken", clientToken)
        }
    }

    /// `POST /participant/event` for typing, which has no content.
    static func sendTyping(clientToken: String) -> ConnectCall {
        post(.sendEvent, "/participant/event") { writer in
            writer.member("ContentType", ConnectContentType.event("typing"))
            writer.member("ClientToken", clientToken)
        }
    }

    /// `POST /participant/event` for a receipt; its content is a string of JSON, not an object.
    static func sendReceipt(read: Bool, messageID: String, clientToken: String) -> ConnectCall {
        post(.sendEvent, "/participant/event") { writer in
            writer.member("ContentType", ConnectContentType.event(read ? "message.read" : "message.delivered"))
            let content = JSONValue.object(["messageId": JSONValue(messageID)])
            writer.member("Content", String(decoding: content.encoded(), as: UTF8.self))
            writer.member("ClientToken", clientToken)
        }
    }

    /// Where a page of a transcript begins.
    enum TranscriptStart: Hashable, Sendable {
        /// The newest page, read backwards.
        case newest
        /// The item of this id, and what came after it.
        case item(String)
        /// Behind the page that gave this token, in a direction that must be the same all along it.
        case token(String, isForward: Bool)

        /// `StartPosition` stands with `FORWARD` only, and the other way round (section 11.2).
        var isForward: Bool {
            switch self {
            case .newest: false
            case .item: true
            case .token(_, let isForward): isForward
            }
        }
    }

    /// `POST /participant/transcript`: a page, oldest item first.
    ///
    /// - Parameter itemsMax: 1 to 100.
    static func getTranscript(_ start: TranscriptStart, itemsMax: Int = 100) -> ConnectCall {
        post(.getTranscript, "/participant/transcript") { writer in
            writer.member("MaxResults", itemsMax)
            if case .token(let token, _) = start { writer.member("NextToken", token) }
            writer.member("ScanDirection", start.isForward ? "FORWARD" : "BACKWARD")
            writer.member("SortOrder", "ASCENDING")
            if case .item(let id) = start {
                writer.key("StartPosition")
                writer.beginObject()
                writer.member("Id", id)
                writer.endObject()
            }
        }
    }

    /// `POST /participant/start-attachment-upload`: where the bytes are to go.
    static func startAttachmentUpload(
        contentType: String, name: String, sizeBytes: Int, clientToken: String
    ) -> ConnectCall {
        post(.startAttachmentUpload, "/participant/start-attachment-upload") { writer in
            writer.member("ContentType", contentType)
            writer.member("AttachmentName", name)
            writer.member("AttachmentSizeInBytes", sizeBytes)
            writer.member("ClientToken", clientToken)
        }
    }

    /// `POST /participant/complete-attachment-upload`: the bytes are there.
    static func completeAttachmentUpload(id: String, clientToken: String) -> ConnectCall {
        post(.completeAttachmentUpload, "/participant/complete-attachment-upload") { writer in
            writer.key("AttachmentIds")
            writer.beginArray()
            writer.write(id)
            writer.endArray()
            writer.member("ClientToken", clientToken)
        }
    }

    /// `POST /participant/attachment`: an address the file can be fetched from, for so many seconds (5 to 300).
    static func getAttachment(id: String, urlExpirySeconds: Int? = nil) -> ConnectCall {
        post(.getAttachment, "/participant/attachment") { writer in
            writer.member("AttachmentId", id)
            writer.member("UrlExpiryInSeconds", urlExpirySeconds)
        }
    }

    /// `GET /participant/views/{ViewToken}`; the token's `+`, `/` and `=` are encoded.
    static func describeView(token: String) -> ConnectCall {
        ConnectCall(.describeView, .get, "/participant/views/" + PercentCoding.encoded(token))
    }

    /// `POST /participant/authentication-url`: once for each session of the vendor's, within a minute of its event.
    static func getAuthenticationURL(sessionID: String, redirectURI: String) -> ConnectCall {
        post(.getAuthenticationURL, "/participant/authentication-url") { writer in
            writer.member("SessionId", sessionID)
            writer.member("RedirectUri", redirectURI)
        }
    }

    /// `POST /participant/cancel-authentication`.
    static func cancelAuthentication(sessionID: String) -> ConnectCall {
        post(.cancelParticipantAuthentication, "/participant/cancel-authentication") { writer in
            writer.member("SessionId", sessionID)
        }
    }

    private static func post(
        _ operation: ConnectOperation, _ path: String, _ members: (inout JSONWriter) -> Void
    ) -> ConnectCall {
        ConnectCall(operation, .post, path, body: ConnectControlCalls.object(members))
    }
}
