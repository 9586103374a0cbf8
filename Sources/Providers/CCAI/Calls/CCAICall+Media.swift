import HTTPWire
import JSON

/// A kind of file that end users may send (`PROTOCOL.md`, section 7.1).
enum CCAIMediaKind: String, CaseIterable, Hashable, Sendable {
    case photo, video

    /// The last part of the path under which files of the kind are kept.
    var folder: String { rawValue + "s" }
}

/// The parameters of a question for wait times (section 11).
struct CCAIWaitTimesQuestion: Hashable, Sendable {
    /// `lang`, which the platform requires.
    var language: String
    /// `menu_id`; nil for all queues.
    var menuID: Int?
    /// `channel_type`: `chat` or `voice_call`; nil for both.
    var channel: String?
    /// `menu_type`: `ivr_menu`, `mobile_menu` or `web_menu`; nil for all.
    var menuType: String?
    /// `wait[from]` and `wait[to]`, in minutes; nil for all.
    var minutes: ClosedRange<Int>?

    /// Asks for all estimates.
    init(language: String) { self.language = language }
}

/// A device that an end user's token is exchanged for (section 12).
struct CCAIDevice: Hashable, Sendable {
    /// `device_token`: the token of a push service.
    var token: String
    /// `device_type`, such as `apns`, `voip` or `fcm`; nil where it is not known.
    var type: String?
}

/// Files, queues and tokens (sections 7, 11 and 12).
extension CCAICall {
    /// `POST /chats/{id}/photos/upload`, or `videos`, without a body.
    static func presign(_ kind: CCAIMediaKind, for chat: Int) -> CCAICall {
        bare(.presignUpload, .post, path(ofChat: chat, "/\(kind.folder)/upload"))
    }

    /// `POST /chats/{id}/photos` with an array, `POST /chats/{id}/videos` with an object (oddity 10).
    ///
    /// - Parameter key: `key` among the fields that the upload went out with.
    static func register(_ kind: CCAIMediaKind, key: String, in chat: Int) -> CCAICall {
        write(.registerMedia, .post, path(ofChat: chat, "/" + kind.folder)) { writer in
            switch kind {
            case .photo:
                writer.key("photo")
                writer.beginArray()
                writer.beginObject()
                writer.member("s3_path", key)
                writer.member("photo_type", "photo")
                writer.endObject()
                writer.endArray()
            case .video:
                writer.object("video") { $0.member("s3_path", key) }
            }
        }
    }

    /// `GET /chats/{id}/photos`: what was registered.
    static func photos(of chat: Int) -> CCAICall { get(.listPhotos, path(ofChat: chat, "/photos")) }

    /// `GET /chats/{id}/media?media_id=…&media_type=…`, the newer form.
    ///
    /// - Parameter type: `photo`, `video`, `audio` or `document`.
    static func media(_ id: Int, type: String, of chat: Int) -> CCAICall {
        get(.getMedia, path(ofChat: chat, "/media"), query: [("media_id", String(id)), ("media_type", type)])
    }

    /// `GET /chats/{id}/media/{mediaId}`, the older form.
    static func media(_ id: Int, of chat: Int) -> CCAICall { get(.getMedia, path(ofChat: chat, "/media/\(id)")) }

    /// `GET /wait_times`, brackets encoded.
    static func waitTimes(_ question: CCAIWaitTimesQuestion) -> CCAICall {
        var query = [("lang", question.language)]
        if let id = question.menuID { query.append(("menu_id", String(id))) }
        if let channel = question.channel { query.append(("channel_type", channel)) }
        if let type = question.menuType { query.append(("menu_type", type)) }
        if let minutes = question.minutes {
            query.append(("wait[from]", String(minutes.lowerBound)))
            query.append(("wait[to]", String(minutes.upperBound)))
        }
        return get(.getWaitTimes, apps + "/wait_times", query: query)
    }

    /// `GET /menus` of the Manager API.
    ///
    /// - Parameter language: `lang`, as for wait times (assumed); nil for the tenant's.
    static func menus(language: String? = nil) -> CCAICall {
        get(.getMenus, manager + "/menus", query: language.map { [("lang", $0)] } ?? [])
    }

    /// `POST /api/v2/auth/end_user` (assumed): a signed token of ours for one of the platform's.
    static func exchange(_ token: String, _ device: CCAIDevice?) -> CCAICall {
        write(.exchangeToken, .post, "/api/v2/auth/end_user") { writer in
            writer.member("token", token)
            writer.member("device_token", device?.token)
            writer.member("device_type", device?.type)
        }
    }
}
