import EventLoop
import HTTPWire
import JSON
import Kernel

/// Deeds that are rare: users speak, register devices, send at once, repeat what is long done, and read again.
extension Talk {
    /// Sends two messages without waiting for the answer to the first; either may overtake the other.
    func sendTwo() async {
        let twin = LoopBound(self, loop: office.loop)
        let second = Task(executorPreference: office.loop.taskExecutor) { await twin.value.send() }
        await send()
        await second.value
    }

    /// Speaks a sentence, where somebody listens; what nobody takes within a minute is let be.
    func speak() async {
        guard takesSpeech else { return await send() }
        let text = "s-\(name)-\(nextNumber())"
        // The fake understands what stands there as text.
        let words = Array("say \(text)".utf8)
        let sound = words + Array(repeating: 0, count: 4000 - words.count)
        var sending = Sending(text: text, key: "k-\(text)", kind: .speech)
        for _ in 0..<30 where sending.ids.isEmpty {
            let answer = await office.speak("\(path)/audio", sound, key: sending.key)
            if let id = answer?.json["query"]?["id"]?.stringValue, answer?.isTaken == true {
                sending.ids.insert(id)
            } else if let answer, answer.isFinal {
                if [415, 422, 501].contains(answer.status) { takesSpeech = false }
                if answer.json["code"] == "session_ended" { sending.refusal = answer.status }
                break
            } else {
                await office.rest(atMost: .seconds(4))
            }
        }
        if !sending.ids.isEmpty || sending.refusal != nil { sendings.append(sending) }
    }

    /// Registers a device for this session, or changes it; a vendor that does not want it within a minute is let be.
    func registerDevice() async {
        guard takesDevices else { return await send() }
        deviceNumber += 1
        let locale = ["en-GB", "de-DE", "fr-FR", "es-ES"][deviceNumber % 4]
        let body: JSONValue = [
            "sessionId": .string(id ?? ""), "platform": "ios", "transport": "apns", "appId": "com.example.shop",
            "token": .string("token-\(name)-\(deviceNumber)"), "locale": .string(locale),
        ]
        // Until there is an answer nobody knows which one stands.
        deviceLocale = nil
        for _ in 0..<20 {
            let answer = await office.call(.put, devicePath, body)
            if answer?.isTaken == true { return deviceLocale = locale }
            if answer?.isFinal == true { return }
            await office.rest(atMost: .seconds(4))
        }
    }

    /// The device as the gateway knows it now.
    func device() async -> Office.Answer? { await office.call(.get, devicePath) }

    private var devicePath: String { "/v1/push-registrations/device-\(name)" }

    /// Repeats a request that was answered long ago, as a queue does that delivers late: nothing comes of it.
    func repeatEarlier() async {
        guard let place = sendings.indices.randomElement(using: &office.chance) else { return }
        let sending = sendings[place]
        guard !sending.ids.isEmpty, sending.kind != .speech, let answer = await attempt(sending) else { return }
        if let id = Self.message(of: answer) {
            sendings[place].ids.insert(id)
        } else if answer.isFinal, answer.json["code"] != "session_ended" {
            office.findings.append(
                "\(sending.text) was taken, and its repeat is refused: \(answer.status) \(answer.json)")
        }
    }

    /// Reads once more from where it once was, as a reader does who has slept.
    func readAgain() async {
        guard erasure == .none, let mark = marks.randomElement(using: &office.chance) else { return }
        guard let page = await office.call(.get, "\(path)/events?limit=200&after=\(mark.cursor)"), page.status == 200
        else { return }
        for (place, event) in (page.json["data"]?.arrayValue ?? []).enumerated() where mark.count + place < seen.count {
            let earlier = seen[mark.count + place]
            guard event["id"] == earlier["id"], event["seq"] == earlier["seq"] else {
                return office.findings.append("\(name) reads \(event) where it was \(earlier)")
            }
        }
    }
}
