import HTTPWire
import JSON
import SimulatorKit

/// Files: the forms for uploads, their registration, and their way back (protocol note section 7).
extension CCAIHub {
    // MARK: Up

    func presign(_ kind: CCAIPresign.Kind, _ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        try call.checkEmpty()
        guard !chat.isEnded else { throw .ended }
        let key = "chats/\(chat.id)/\(kind.rawValue)s/\(nextEvent())+\(kind == .photo ? "a.jpg" : "a.mp4")"
        let policy = Self.base64(Array(#"{"key":"\#(key)","bytes":\#(kind.bytesMax)}"#.utf8))
        let fields: [(name: String, value: String)] = [
            ("key", key), ("policy", String(decoding: policy, as: UTF8.self)),
            ("x-goog-credential", "uploads@example.test/20260101/auto/storage/goog4_request"),
            ("x-goog-signature", makeSecret()),
        ]
        var end = now + milliseconds(configuration.limits.uploadWithin)
        if case .media(.formExpired)? = faults.next(.form, .init(chatID: "\(chat.id)")) { end = 0 }
        files.presigns[key] = CCAIPresign(kind: kind, chatID: chat.id, fields: fields, expiresAtMilliseconds: end)
        let members = fields.map { JSONObject.Member(key: $0.name, value: .string($0.value)) }
        return CCAIAnswer([
            "url": .string("http://\(call.host)\(Self.storePath)"), "fields": .object(JSONObject(members)),
        ])
    }

    func registeredPhotos(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        guard let photos = try body.objects("photo"), !photos.isEmpty else { throw .missing("photo") }
        try body.finish()
        guard !chat.isEnded else { throw .ended }
        var list: [JSONValue] = []
        for photo in photos {
            var photo = photo
            let key = try photo.text("s3_path")
            let type = try photo.choice("photo_type", ["photo"])
            try photo.finish()
            let media = try register(key, .photo, chat)
            list.append([
                "media_id": JSONValue(media.id), "url": .string(url(of: media, call)), "photo_type": .string(type),
            ])
        }
        return CCAIAnswer(.array(list))
    }

    func registeredVideo(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        var video = try body.object("video")
        try body.finish()
        let key = try video.text("s3_path")
        try video.finish()
        guard !chat.isEnded else { throw .ended }
        let media = try register(key, .video, chat)
        let answer: JSONValue = ["media_id": JSONValue(media.id), "url": .string(url(of: media, call))]
        if case .media(.listed)? = faults.next(.video, .init(chatID: "\(chat.id)")) { return CCAIAnswer([answer]) }
        return CCAIAnswer(answer)
    }

    /// Makes a file that is in the store one of the chat's; one that is registered keeps its number.
    private func register(
        _ key: String, _ kind: CCAIPresign.Kind, _ chat: CCAIChat
    ) throws(CCAIError) -> CCAIFiles.Media {
        guard let presign = files.presigns[key], presign.chatID == chat.id, presign.kind == kind else {
            throw .bad("s3_path is not of this chat")
        }
        guard let file = presign.file else { throw .bad("s3_path was not uploaded") }
        guard file.fits else { throw .bad("the file is no \(kind.contentType)") }
        if let media = presign.mediaID.flatMap({ files.media[$0] }) { return media }
        let media = CCAIFiles.Media(
            id: nextMedia(), chatID: chat.id, kind: kind.rawValue, contentType: kind.contentType, name: file.name,
            key: key, isOwn: true)
        files.add(media)
        files.presigns[key]?.mediaID = media.id
        statistics.calls.filesRegistered += 1
        return media
    }

    func photoList(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        let fault = faults.next(.photos, .init(chatID: "\(chat.id)", operation: call.operation.name.rawValue))
        if case .media(.unlisted)? = fault { throw .notFound }
        let isPathless = fault == .media(.pathless)
        let photos = files.own(ofChat: chat.id).filter { $0.kind == "photo" }
        return CCAIAnswer(
            .array(
                photos.map { media in
                    var photo: JSONObject = [
                        "media_id": JSONValue(media.id), "url": .string(url(of: media, call)), "photo_type": "photo",
                    ]
                    if !isPathless { photo.append("s3_path", .string(media.key)) }
                    return .object(photo)
                }))
    }

    // MARK: The look-up

    func foundMedia(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        let query = try call.query()
        guard let text = query["media_id"], let id = Int(text) else { throw .missing("media_id") }
        guard let type = query["media_type"] else { throw .missing("media_type") }
        guard let media = files.media[id], media.chatID == chat.id, media.kind == type else { throw .notFound }
        switch faults.next(.lookup, .init(chatID: "\(chat.id)", operation: call.operation.name.rawValue)) {
        case .media(.olderLookup): throw .notFound
        case .media(.fileItself):
            var answer = CCAIAnswer()
            answer.file = (media.contentType, files.contents[media.key]?.bytes ?? [])
            return answer
        case .media(.redirect):
            var answer = CCAIAnswer(status: .found)
            answer.location = url(of: media, call)
            return answer
        case .media(.relativeRedirect):
            var answer = CCAIAnswer(status: .found)
            answer.location = String(url(of: media, call).dropFirst("http://\(call.host)".count))
            return answer
        case .media(.plainLookup):
            var answer = described(media, call)
            answer.file = ("text/plain", answer.body?.encoded() ?? [])
            return answer
        default: return described(media, call)
        }
    }

    func mediaByID(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        guard let id = call.id(1), let media = files.media[id], media.chatID == chat.id else { throw .notFound }
        return described(media, call)
    }

    private func described(_ media: CCAIFiles.Media, _ call: CCAICall) -> CCAIAnswer {
        CCAIAnswer([
            "url": .string(url(of: media, call)), "media_type": .string(media.kind),
            "content_type": .string(media.contentType), "file_name": .string(media.name),
        ])
    }

    /// A URL that a file may be fetched from for some time.
    private func url(of media: CCAIFiles.Media, _ call: CCAICall) -> String {
        let secret = PercentCoding.encoded(makeSecret())
        let target = "\(Self.filePath)\(media.id)?X-Goog-Signature=\(secret)"
        let now = now
        files.urls = files.urls.filter { $0.value.expiresAtMilliseconds > now }
        files.urls[target] = (media.id, now + milliseconds(configuration.limits.urlLife))
        return "http://\(call.host)\(target)"
    }
}
