import HTTPWire
import JSON

/// A new chat (`PROTOCOL.md`, section 5.1).
struct CCAINewChat: Hashable, Sendable {
    /// `menu_id`: the queue.
    var menuID: Int
    /// `end_user_id`: the platform's id of the user.
    var endUserID: Int
    /// `lang`, as the platform spells it; nil for the tenant's.
    var language: String?
    /// `email`.
    var email: String?
    /// `ticket_id`.
    var ticketID: String?
    /// `context.value`: the members that a Dialogflow agent sees as session parameters `context.<name>`.
    var context: JSONObject?
    /// `transcript`: what was said before, in the entries of section 5.1.
    var transcript: [JSONValue] = []
    /// `custom_data.signed`: a token of section 13.
    var signedData: String?
    /// `custom_data.unsigned`: the inner object of section 13 as plain JSON.
    var unsignedData: JSONObject?

    /// A chat with what it must have.
    init(menuID: Int, endUserID: Int) {
        self.menuID = menuID
        self.endUserID = endUserID
    }
}

/// The end of a chat by another way of being helped (section 8).
struct CCAIDeflection: Hashable, Sendable {
    /// `deflection_channel`: `email`, `external_link`.
    var channel: String
    /// `escalation_id`; nil where the platform named none.
    var escalationID: Int?
}

/// The flags of a chat's user (section 5.6); nil where nothing is known.
struct CCAICustomerFlags: Hashable, Sendable {
    /// `verified_customer`.
    var isVerified: Bool?
    /// `bad_actor`.
    var isBadActor: Bool?
    /// `repeat_customer`, in the singular: the plural of one of the vendor's samples is a slip.
    var isRepeat: Bool?
}

/// End users and chats (sections 4 to 6 and 8).
extension CCAICall {
    /// `POST /end_users`: members at the top level, one of them required.
    static func upsert(_ user: CCAIUserDescription) -> CCAICall {
        write(.upsertEndUser, .post, apps + "/end_users") { user.write(to: &$0) }
    }

    /// `GET /end_users?identifier=…`.
    static func endUser(identifier: String) -> CCAICall {
        get(.getEndUser, apps + "/end_users", query: [("identifier", identifier)])
    }

    /// `POST /chats`.
    static func create(_ chat: CCAINewChat) -> CCAICall {
        write(.createChat, .post, apps + "/chats") { writer in
            writer.object("chat") { writer in
                writer.member("menu_id", chat.menuID)
                writer.member("end_user_id", chat.endUserID)
                writer.member("lang", chat.language)
                writer.member("email", chat.email)
                writer.member("ticket_id", chat.ticketID)
                if let context = chat.context {
                    writer.object("context") { writer in
                        writer.key("value")
                        writer.write(context)
                    }
                }
                if !chat.transcript.isEmpty {
                    writer.key("transcript")
                    writer.write(JSONValue.array(chat.transcript))
                }
                if chat.signedData != nil || chat.unsignedData != nil {
                    writer.object("custom_data") { writer in
                        writer.member("signed", chat.signedData)
                        if let unsigned = chat.unsignedData {
                            writer.key("unsigned")
                            writer.write(unsigned)
                        }
                    }
                }
            }
        }
    }

    /// `GET /chats/{id}`.
    static func chat(_ id: Int) -> CCAICall { get(.getChat, path(ofChat: id)) }

    /// `GET /chats/chat_id?end_user_identifier=…`: the running chat of a user.
    static func runningChat(of identifier: String) -> CCAICall {
        get(.getRunningChat, apps + "/chats/chat_id", query: [("end_user_identifier", identifier)])
    }

    /// `GET /chats/{id}/messages`, in the plural: the history.
    static func messages(of chat: Int) -> CCAICall { get(.getTranscript, path(ofChat: chat, "/messages")) }

    /// `POST /chats/{id}/message`, in the singular.
    ///
    /// - Parameter message: `{"type", "content"}` or `{"type", "media_id"}`, as the platform has it.
    static func send(_ message: JSONObject, to chat: Int, from endUserID: Int) -> CCAICall {
        write(.sendMessage, .post, path(ofChat: chat, "/message")) { writer in
            writer.member("from_user_id", endUserID)
            writer.key("message")
            writer.write(message)
        }
    }

    /// `PATCH /chats/{id}`: status and deflection stand below `chat`, the user beside it (oddity 14).
    static func finish(_ chat: Int, by endUserID: Int, _ deflection: CCAIDeflection? = nil) -> CCAICall {
        write(.finishChat, .patch, path(ofChat: chat)) { writer in
            writer.member("finished_by_user_id", endUserID)
            writer.object("chat") { writer in
                writer.member("status", "finished")
                writer.member("deflection_channel", deflection?.channel)
                writer.member("escalation_id", deflection?.escalationID)
            }
        }
    }

    /// `PATCH /chats/{id}/resume`, without a body.
    static func resume(_ chat: Int) -> CCAICall { bare(.resumeChat, .patch, path(ofChat: chat, "/resume")) }

    /// `GET /chats/{id}/customer_flag`.
    static func customerFlags(of chat: Int) -> CCAICall {
        get(.getCustomerFlags, path(ofChat: chat, "/customer_flag"))
    }

    /// `PATCH /chats/{id}/customer_flag`; a flag that is not known goes out as `null`.
    static func set(_ flags: CCAICustomerFlags, of chat: Int) -> CCAICall {
        write(.setCustomerFlags, .patch, path(ofChat: chat, "/customer_flag")) { writer in
            writer.key("verified_customer")
            writer.write(flags.isVerified.map { JSONValue($0) } ?? .null)
            writer.key("bad_actor")
            writer.write(flags.isBadActor.map { JSONValue($0) } ?? .null)
            writer.key("repeat_customer")
            writer.write(flags.isRepeat.map { JSONValue($0) } ?? .null)
        }
    }

    /// `POST /chats/{id}/end_user`: the user of a running chat is another, known one (section 4).
    static func identify(_ user: CCAIUserDescription, in chat: Int) -> CCAICall {
        write(.identifyEndUser, .post, path(ofChat: chat, "/end_user")) { user.write(to: &$0) }
    }

    /// `POST /chats/{id}/escalations`.
    ///
    /// - Parameter reason: `by_consumer`, `by_virtual_agent` or `talk_to_human`.
    static func escalate(_ chat: Int, reason: String) -> CCAICall {
        write(.escalate, .post, path(ofChat: chat, "/escalations")) { writer in
            writer.member("reason", reason)
            writer.member("force_escalate", true)
        }
    }

    /// `PATCH /chats/{id}/escalations/{eid}`: keep waiting (`human_agent`) or stay with the bot (`virtual_agent`).
    static func choose(_ channel: String, for escalation: Int, of chat: Int) -> CCAICall {
        write(.chooseDeflection, .patch, path(ofChat: chat, "/escalations/\(escalation)")) { writer in
            writer.member("deflection_channel", channel)
        }
    }
}
