import Conversations
import Domain
import EventLoop
import HTTPClient
import HTTPServer
import HTTPWire
import ProviderKit

/// Messages of a provider's that are heard: fetched from the vendor's voice and streamed on, never kept.
extension Endpoints {
    /// The longest sound of one message, in bytes: some ten minutes of 16 kHz.
    static let speechBytesMax = 20 << 20
    /// The longest name of a voice, in characters.
    static let voiceCharactersMax = 100

    /// `GET …/messages/{messageId}/speech`.
    func getMessageSpeech(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        let voice = query.string(
            "voice",
            where: {
                (1...Self.voiceCharactersMax).contains($0.unicodeScalars.count) && !ValueRules.hasControlCharacters($0)
            })
        try query.finish()
        guard let id = MessageID(request.parameters[1]) else { throw Problem(Failure.noMessage) }
        let (wanted, holder) = try await mapped { () async throws(Failure) in
            try await session.speech(of: id, voice: voice)
        }
        guard let provider = holder.provider,
            let speaker = provider.adapter as? any SpeechProvider
        else { throw Problem(Failure.unsupported("messages that can be heard")) }
        // The session may live on another loop, and what fetches is this one's.
        await request.loop.comeBack()
        let environment = conversations.shard(of: request.loop).environment(of: provider)
        let userID = provider.vendorUserID(app: session.app, userID: session.userID)
        let access: FileAccess
        do throws(ProviderFailure) {
            access = try await speaker.speechAccess(to: wanted, environment, vendorUserID: userID)
        } catch {
            throw Problem(provider.mask.masked(error), of: provider.name)
        }
        await request.loop.comeBack()
        let fetch = VendorFetch(
            provider: provider, environment: environment, vendorUserID: userID, session: session,
            bytesMax: Self.speechBytesMax, leftNative: holder.leftNative)
        let answer = try await fetch.open(access)
        var fields = HTTPFields()
        fields.append(.contentType, constant: "audio/wav")
        fields.append(.xContentTypeOptions, constant: "nosniff")
        var length: Int?
        if case .known(let count) = answer.head.bodyLength { length = count }
        let source = LoopBound(PieceSender.Source.vendor(answer.body), loop: request.loop)
        return Response(
            status: .ok, fields: fields,
            body: .stream(bytes: length) { stream in PieceSender.send(source, to: stream) })
    }
}
