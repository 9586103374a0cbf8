import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// The widget that a front end draws before a conversation, as it was told last.
package struct WidgetEntry: Sendable {
    /// The answer's body.
    package let json: [UInt8]
    /// Quotes included.
    package let etag: String
    let expiresAt: Instant
}

extension Shard {
    /// How long what a vendor told is good for.
    static let widgetLifetime: Duration = .seconds(60)
    /// How long a provider is left alone that could not be asked.
    static let widgetPause: Duration = .seconds(5)

    /// The widget of a provider, in its words; asked at most once at a time on each loop, and not again for a while.
    package func widget(of provider: ProviderInstance) async -> WidgetEntry {
        while true {
            if let entry = widgets[provider.name], entry.expiresAt > loop.now { return entry }
            guard askedWidgets[provider.name] != nil else { break }
            let waiter = LoopWaiter(loop: loop)
            askedWidgets[provider.name]?.add(waiter)
            await waiter.waitForSignal()
        }
        askedWidgets[provider.name] = WaiterList()
        let widget = await provider.adapter.widget(environment(of: provider))
        let json = widget.json(provider: provider.name).encoded()
        let entry = WidgetEntry(
            json: json, etag: EntityTag.text(of: json),
            expiresAt: loop.now + (widget.source == .vendor ? Self.widgetLifetime : Self.widgetPause))
        // One that was replaced meanwhile speaks for nobody new.
        if parts.isPresent(provider) { widgets[provider.name] = entry }
        var waiters = askedWidgets.removeValue(forKey: provider.name)
        waiters?.signalAll()
        return entry
    }
}

extension Widget {
    /// `{provider, source, title?, subtitle?, theme, primaryColor?, icons, greeting?, placeholder?, form, presets,
    /// limits, takesVoice, realtimeVoice, languages?, primaryLanguage?, companyKey?, displayName?, transcript?,
    /// speech?}`: one shape for all.
    func json(provider: String) -> JSONValue {
        var object: JSONObject = ["provider": JSONValue(provider), "source": JSONValue(source.rawValue)]
        func append(_ key: String, _ text: String?) {
            if let text { object.append(key, JSONValue(text)) }
        }
        append("title", title)
        append("subtitle", subtitle)
        append("theme", theme)
        append("primaryColor", primaryColor)
        var pictures = JSONObject()
        for (place, address) in icons.sorted(by: { $0.key < $1.key }) { pictures.append(place, JSONValue(address)) }
        object.append("icons", .object(pictures))
        append("greeting", greeting)
        append("placeholder", placeholder)
        let fields: [JSONValue] = form.map { ["name": JSONValue($0.name), "required": JSONValue($0.isRequired)] }
        object.append("form", .array(fields))
        object.append("presets", .array(presets.map { JSONValue($0) }))
        var limits = JSONObject()
        if let imagesMax { limits.append("imagesMax", JSONValue(imagesMax)) }
        if let textCharactersMax { limits.append("textCharactersMax", JSONValue(textCharactersMax)) }
        object.append("limits", .object(limits))
        object.append("takesVoice", JSONValue(takesVoice))
        object.append("realtimeVoice", JSONValue(hasRealtimeVoice))
        if !languages.isEmpty { object.append("languages", .array(languages.map { JSONValue($0) })) }
        append("primaryLanguage", primaryLanguage)
        append("companyKey", tenantKey)
        append("displayName", displayName)
        if let transcript {
            object.append(
                "transcript",
                ["inMenu": JSONValue(transcript.inMenu), "afterChat": JSONValue(transcript.afterChat)])
        }
        if let speech {
            object.append(
                "speech",
                [
                    "languages": .array(speech.languages.map { JSONValue($0) }), "send": JSONValue(speech.sendsHeard),
                ])
        }
        return .object(object)
    }
}
