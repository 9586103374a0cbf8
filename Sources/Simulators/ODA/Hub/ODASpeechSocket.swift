import EventLoop
import HTTPWire
import JSON
import SimulatorKit
import WebSocket

/// The fake recogniser: a socket that takes samples and answers with words (protocol note section 12).
///
/// It does not listen. The words are those that stand in the samples as ASCII between `say:` and a zero byte. A second
/// of zeros behind them ends the query by itself, as a pause does; `long` in place of the words is too much speech, and
/// without any there is no speech.
final class ODASpeechSocket: WebSocketServerHandler {
    private static let locales = [
        "en-us", "en-gb", "en-au", "en-in", "es-es", "fr-fr", "de-de", "it-it", "pt-br", "hi-in",
    ]
    /// A second of samples, in bytes.
    private static let secondBytes = 32_000
    /// The longest frame of samples, in bytes.
    private static let frameBytesMax = 64 << 10

    private let hub: ODAHub
    private let link: WebSocketServerLink
    private let verifier: ODATokenVerifier?
    private let userID: String
    private let number: Int
    private let fault: ODAFault.Transfer?
    private var hasToken = false
    private var bytes = 0
    private var silence = 0
    private var words: [UInt8] = []
    private var isOver = false

    init(
        _ hub: ODAHub, _ link: WebSocketServerLink, _ channel: ODAChannel, userID: String, number: Int,
        fault: ODAFault.Transfer?
    ) {
        self.hub = hub
        self.link = link
        self.userID = userID
        self.number = number
        self.fault = fault
        verifier = channel.verifier
    }

    /// The mistake in a handshake; nil where there is none.
    static func fault(locale: String, _ query: QueryItems, hasToken: Bool) -> String? {
        guard locales.contains(locale) else { return "\(locale) is no language of the recogniser" }
        guard query.values(of: "encoding") == ["audio/raw"] else { return "encoding is audio/raw" }
        guard query.values(of: "jwtInBody") == (hasToken ? ["true"] : []) else {
            return "jwtInBody is true on authenticated channels, and not there on others"
        }
        return query.items.count == (hasToken ? 4 : 3) ? nil : "there are parameters too many"
    }

    func received(text: [UInt8]) {
        guard !isOver else { return }
        if let verifier, !hasToken { return check(text, verifier) }
        guard text.elementsEqual("Done".utf8) else { return refuse("the only text is Done") }
        finish()
    }

    private func check(_ text: [UInt8], _ verifier: ODATokenVerifier) {
        let token = String(decoding: text, as: UTF8.self)
        let now = Int(hub.configuration.wallClock() / 1000)
        guard token.hasPrefix("Bearer "),
            (try? verifier.verify(String(token.dropFirst(7)), userID: userID, nowSeconds: now)) != nil
        else { return refuse("the first frame is the token") }
        hasToken = true
        say(["code": 200, "message": "ready"])
    }

    func received(binary: [UInt8]) {
        guard !isOver else { return }
        guard verifier == nil || hasToken else { return refuse("the first frame is the token") }
        guard binary.count.isMultiple(of: 2), binary.count <= Self.frameBytesMax else {
            return refuse("a frame holds whole samples, and not too many")
        }
        let before = bytes / Self.secondBytes
        bytes += binary.count
        for byte in binary { listen(byte) }
        if bytes / Self.secondBytes > before {
            say(["requestId": id, "event": "partialResult", "nbest": [["utterance": utterance]]])
        }
        if !words.isEmpty, silence >= Self.secondBytes { finish() }
    }

    private func listen(_ byte: UInt8) {
        silence = byte == 0 ? silence + 1 : 0
        if byte != 0, words.count < 1000 { words.append(byte) }
    }

    private var id: JSONValue { JSONValue("speech-\(number)") }

    private var utterance: JSONValue {
        let text = String(decoding: words, as: UTF8.self)
        return JSONValue(text.hasPrefix("say:") ? String(text.dropFirst(4)) : "")
    }

    private func finish() {
        isOver = true
        hub.statistics.utterances += 1
        var answer: JSONObject = ["requestId": id, "event": "finalResult"]
        switch utterance {
        case "": break
        case "long": answer.append("resultCode", 7)
        default: answer.append("nbest", [["utterance": utterance, "confidence": 0.9]])
        }
        switch fault {
        case .cut: link.cut()
        case .slow(let time):
            hub.loop.schedule(after: time) { [weak self] in self?.say(.object(answer)) }
        case .status, nil: say(.object(answer))
        }
    }

    private func say(_ value: JSONValue) { link.send(frames: FrameWriter.shared(text: value.encoded().span)) }

    private func refuse(_ reason: String) {
        isOver = true
        hub.statistics.violations += 1
        link.close(.policyViolation, reason: reason)
    }

    func ended(_ closure: WebSocketClosure) { isOver = true }
}
