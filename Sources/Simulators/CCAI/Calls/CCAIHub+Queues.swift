import HTTPWire
import JSON

/// Queues and how long they let wait (protocol note section 11).
extension CCAIHub {
    /// The tree of queues; the direct access point of a key where one is given.
    func menuTree(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        let query = try call.query()
        let roots = configuration.menus
        guard let key = query["key"] else {
            let list = roots.enumerated().map { $1.json(position: $0 + 1) }
            return CCAIAnswer(["menus": .array(list), "direct": .null])
        }
        guard let leaf = menus.values.first(where: { $0.menu.key == key }) else { throw .notFound }
        return CCAIAnswer([
            "menus": [leaf.menu.json(position: 1)], "direct": ["key": .string(key), "user": .null],
        ])
    }

    /// The estimates in minutes; a queue without a record is left out.
    func waitingTimes(_ call: CCAICall) throws(CCAIError) -> CCAIAnswer {
        let query = try call.query()
        guard let language = query["lang"], !language.isEmpty else { throw .missing("lang") }
        let menuID = try number("menu_id", query)
        let least = try number("wait[from]", query)
        let most = try number("wait[to]", query)
        for (name, words) in [
            ("channel_type", ["chat", "voice_call"]), ("menu_type", ["ivr_menu", "mobile_menu", "web_menu"]),
        ] {
            if let word = query[name], !words.contains(word) { throw .malformed(name) }
        }
        let leaves = menus.values.sorted { $0.menu.id < $1.menu.id }.filter { leaf in
            guard let wait = leaf.menu.waitMinutes, leaf.menu.languages.contains(language) else { return false }
            return (menuID ?? leaf.menu.id) == leaf.menu.id && wait >= least ?? wait && wait <= most ?? wait
        }
        return CCAIAnswer(
            .array(
                leaves.map { leaf in
                    [
                        "menu_id": JSONValue(leaf.menu.id), "wait": JSONValue(leaf.menu.waitMinutes ?? 0),
                        "materialized_path": .string(leaf.path),
                    ]
                }))
    }

    private func number(_ name: String, _ query: QueryItems) throws(CCAIError) -> Int? {
        guard let text = query[name] else { return nil }
        guard let number = Int(text), number >= 0 else { throw .malformed(name) }
        return number
    }
}
