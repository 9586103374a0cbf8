public import Domain
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
public import ProviderKit
import Telemetry

/// The voice service of the instance (`PROTOCOL.md`, section 12).
extension ODA: SpeechProvider {
    /// How a message of the skill's is heard: from the instance, with the channel's token.
    ///
    /// The voice is the caller's, the configured one, or the usual one of the session's language; where the service
    /// does not say which that is, its own.
    public func speechAccess(
        to speech: SpeechRequest, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard configuration.synthesis.isEnabled else {
            throw ProviderFailure(.unsupported, "Speech is not enabled for the channel.", code: "TtsNotAvailable")
        }
        guard let text = ODASynthesis.text(of: speech.content, native: speech.native) else {
            throw ProviderFailure(.invalid, "There is nothing in the message to be read.", code: "TTSEmptyParam")
        }
        guard text.utf8.count <= ODASynthesis.textBytesMax else {
            throw ProviderFailure(
                .invalid, "Messages of more than \(ODASynthesis.textBytesMax) bytes are not read.",
                code: "text_too_long")
        }
        let fields = try await voiceFields(environment, vendorUserID)
        var voice = speech.voice ?? configuration.synthesis.voice
        if voice == nil, let locale = configuration.languages.spoken(speech.locale), locale != ODALanguages.detection {
            voice = await usualVoice(of: locale, fields, environment, vendorUserID)
        }
        do throws(HTTPWireError) {
            let url = try configuration.speechURL(of: text, voice: voice, userID: vendorUserID)
            return FileAccess(url: url, fields: fields, isTrusted: true)
        } catch {
            throw ProviderFailure(.unavailable, "The voice service's address cannot be used.", code: "TtsNotAvailable")
        }
    }

    private func voiceFields(
        _ environment: ProviderEnvironment, _ vendorUserID: String
    ) async throws(ProviderFailure) -> HTTPFields {
        var fields = HTTPFields()
        guard let token = try await tokens(environment, vendorUserID).token() else { return fields }
        do throws(HTTPWireError) {
            try fields.append(.authorization, token.bearer)
        } catch {
            throw ProviderFailure(.authentication, "The channel's token is not usable.")
        }
        return fields
    }

    /// The service's usual voice of a language; nil where it cannot be asked, which hinders nobody from hearing.
    private func usualVoice(
        of locale: String, _ fields: HTTPFields, _ environment: ProviderEnvironment, _ vendorUserID: String
    ) async -> String? {
        let lines = lines(environment)
        let now = environment.loop.now
        if let list = lines.value.voices, now - list.askedAt < ODAVoiceList.life {
            return ODASynthesis.voice(for: locale, in: list.answer)
        }
        guard let url = try? configuration.url("/tts/voices", userID: vendorUserID) else { return nil }
        var options = environment.client.options
        options.redirectsMax = 0
        var answer: [UInt8] = []
        do throws(ClientError) {
            let response = try await environment.client.send(
                .listVoices, ClientRequest(.get, url, fields: fields, options: options))
            let body = try await response.body.collect(bytesMax: ODAVoiceList.bytesMax)
            if response.status.code == 200 { answer = body }
        } catch {
            environment.logger.debug("the voices of the instance are not known")
        }
        lines.value.voices = ODAVoiceList(answer: answer, askedAt: now)
        return ODASynthesis.voice(for: locale, in: answer)
    }
}

extension ProviderOperation {
    /// The voices of the instance (assumed).
    static let listVoices = Self("listVoices")
}
