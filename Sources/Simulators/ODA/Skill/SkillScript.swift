import JSON

/// The skill's fixed lines, as the JSON texts that go out: number texts, key order and oddities are meant.
enum SkillScript {
    /// The replies to a word, whatever happened before.
    static let answers: [String: [SkillReply]] = [
        "menu": [SkillReply(json: menu)], "list": [SkillReply(json: list)],
        "table": [SkillReply(json: table)], "form": [SkillReply(json: form)],
        "tableform": [SkillReply(json: tableForm)], "editform": [SkillReply(json: editForm)],
        "formrows": [SkillReply(json: formRows)],
        "location": [SkillReply(json: askLocation)], "where": [SkillReply(json: location)],
        "attachment": [SkillReply(json: attachment("image", "pizza.jpg"))],
        "video": [SkillReply(json: attachment("video", "oven.mp4"))],
        "audio": [SkillReply(json: attachment("audio", "jingle.mp3"))],
        "file": [SkillReply(json: attachment("file", "menu.pdf"))],
        "photo": [own("image", "pattern-2048", "photo.png")],
        "big": [own("file", "pattern-26214400", "big.bin")],
        "away": [own("file", "away?to=https%3A%2F%2Fpizza.example.com%2Ffiles%2Fmenu.pdf", "away.pdf")],
        "stream": stream, "stars": [SkillReply(json: stars)],
        "error": [SkillReply(json: #"{"type":"error","errorMessage":"The oven is out of order."}"#)],
        "unknown": [SkillReply(json: hologram)],
        "raw": [SkillReply(json: raw)], "silent": [noReply], "many": many, "long": [long], "fragment": [fragmented],
        "event": [SkillReply(json: outboundEvent)], "navigate": [SkillReply(json: navigate)],
        "context": [SkillReply(json: context)],
        "echo": [SkillReply(json: #"{"type":"postback","text":"Large","postback":{"size":"L"}}"#)],
        "legacy": [SkillReply(json: #"{"text":"Thin or thick?","choices":["Thin","Thick"]}"#, .raw)],
        "legacyerror": [SkillReply(json: #"{"text":"No dough left.","type":"error"}"#, .raw)],
        "bare": [SkillReply(json: #"{"type":"text","text":"Nothing around me."}"#, .bare)],
        "nosource": [SkillReply(json: #"{"type":"text","text":"Who said this?"}"#, .sourceless)],
        "odd": [SkillReply(json: odd)],
        "html": [SkillReply(json: html)],
        "append": [
            SkillReply(text: "First half,"),
            SkillReply(
                json: #"{"type":"text","text":"second half.","channelExtensions":{"appendMessage":"True"}}"#),
        ],
        "actions": [SkillReply(json: actions)],
    ]

    static let sessionClosed = SkillReply(json: #"{"type":"sessionClosed"}"#)
    static let noReply = SkillReply(json: #"{"type":"command","command":"noReply"}"#)

    // MARK: Ordering

    static let askSize = SkillReply(
        json: #"""
            {"type":"text","text":"Which size?","actions":[\#
            {"type":"postback","label":"Small","postback":{"variables":{"size":"S","price":7.50,"count":1.0},\#
            "system.botId":"B-1","system.state":"askSize"}},\#
            {"type":"postback","label":"Large","keywords":["l","large"],"postback":{"variables":{"size":"L",\#
            "price":12.00,"count":1,"id":12345678901234567890},"system.state":"askSize","system.botId":"B-1"}}]}
            """#)
    static let askTopping = SkillReply(
        json: #"""
            {"type":"text","text":"Which topping?","actions":[\#
            {"type":"postback","label":"Salami","postback":"topping:salami"},\#
            {"type":"postback","label":"Funghi","postback":"topping:funghi"},\#
            {"type":"postback","imageUrl":"https://pizza.example.com/olive.png","postback":"topping:olives"}]}
            """#)

    static func confirm(_ order: String) -> SkillReply {
        let start = "{\"type\":\"text\",\"text\":\(JSONValue("Order \(order)?")),"
        return SkillReply(json: start + confirmActions)
    }
    private static let confirmActions = #"""
        "actions":[\#
        {"type":"postback","label":"Yes","style":"primary",\#
        "postback":{"system.state":"confirm","variables":{"answer":"yes"}}},\#
        {"type":"postback","label":"No","style":"danger",\#
        "postback":{"system.state":"confirm","variables":{"answer":"no"}}}]}
        """#
    static let ordered = [
        SkillReply(text: "Thank you, your pizza is in the oven."), SkillReply(json: attachment("file", "receipt.pdf")),
    ]

    // MARK: Texts

    /// A greeting that shows whether the profile was there first.
    static func greeting(_ profile: JSONObject) -> SkillReply {
        let names = [profile["givenName"] ?? profile["firstName"], profile["surname"] ?? profile["lastName"]]
        let name = names.compactMap { $0?.stringValue }.joined(separator: " ")
        let text = name.isEmpty ? "Hello! What would you like?" : "Welcome back, \(name)! What would you like?"
        return SkillReply(json: "{\"type\":\"text\",\"text\":\(JSONValue(text))," + greetingRest)
    }
    private static let greetingRest = #"""
        "headerText":"Pizza Trunk","footerText":"Open until 11 pm","voice":{"text":"Hello"},"actions":[\#
        {"type":"postback","label":"Order Pizza","postback":{"action":"order","variables":{}}},\#
        {"type":"postback","label":"Menu","displayType":"link","postback":"menu"}],"globalActions":[\#
        {"type":"postback","label":"Help","postback":"help"},\#
        {"type":"call","label":"Call us","phoneNumber":"+15550100"}]}
        """#
    /// An action of every type, with one that nobody knows.
    private static let actions = #"""
        {"type":"text","text":"Choose","actions":[\#
        {"type":"postback","label":"Postback","postback":{"a.b":1.0,"a":[]},"id":"a-1","displayType":"button"},\#
        {"type":"url","label":"Site","url":"https://pizza.example.com/"},\#
        {"type":"call","label":"Call","phoneNumber":"+15550100"},{"type":"location","label":"Where am I"},\#
        {"type":"share","label":"Share"},{"type":"popup","label":"More",\#
        "popupContent":{"type":"text","text":"Popped up"}},\#
        {"type":"webview","label":"Pay","url":"https://pizza.example.com/pay"},\#
        {"type":"client","label":"Copy","actionType":"copyMessageText"},\#
        {"type":"teleport","label":"Beam"},{"type":"share","imageUrl":"https://pizza.example.com/share.png"}]}
        """#
    private static let askLocation = #"""
        {"type":"text","text":"Where shall we deliver?","actions":[{"type":"location","label":"Send my location"}]}
        """#
    private static let location = #"""
        {"type":"location","location":{"latitude":48.13743,"longitude":11.57549,"title":"Pizza Trunk",\#
        "URL":"https://maps.example.com/pizza"}}
        """#
    private static let stars = #"""
        {"type":"text","text":"How did we do?","channelExtensions":{"displayType":"stars"},"actions":[\#
        {"type":"postback","label":"1","postback":{"rating":1}},\#
        {"type":"postback","label":"2","postback":{"rating":2}},\#
        {"type":"postback","label":"3","postback":{"rating":3}},\#
        {"type":"postback","label":"4","postback":{"rating":4}},\#
        {"type":"postback","label":"5","postback":{"rating":5}}]}
        """#
    private static let html = #"""
        {"type":"text","text":"<b>Hot</b> &amp; <a href=\"https://example.com\">new</a>"}
        """#
    /// A type nobody knows.
    private static let hologram = #"""
        {"type":"hologram","shape":"pizza","slices":8.0,"deep":{"a.b":[1,1.0,null]}}
        """#
    private static let raw = #"""
        {"type":"raw","payload":{"attachment":{"type":"template","elements":[1.50,{"x.y":null}]}}}
        """#

    private static func attachment(_ type: String, _ name: String) -> String {
        """
        {"type":"attachment","attachment":{"type":"\(type)","url":"https://pizza.example.com/files/\(name)",\
        "title":"\(name)"},"channelExtensions":{"iossdk":{"mediaType":"image/jpeg"}}}
        """
    }

    /// A file that lies at the instance; the vendor prints such addresses with `http`.
    private static func own(_ type: String, _ path: String, _ name: String) -> SkillReply {
        var reply = SkillReply(
            json: """
                {"type":"attachment","attachment":{"type":"\(type)",\
                "url":"\(SkillReply.instance)/attachment/v1/attachments/\(path)","title":"\(name)"}}
                """)
        reply.namesInstance = true
        return reply
    }

    // MARK: Several frames

    private static let stream = [
        streamed("start", "Our", "Our"), streamed("running", " best", "Our best"),
        streamed("running", " pizza", "Our best pizza"), streamed("end", "!", "Our best pizza!"),
    ]

    private static func streamed(_ state: String, _ text: String, _ whole: String) -> SkillReply {
        SkillReply(
            json: """
                {"type":"textStream","streamId":"s-1","streamState":"\(state)","text":"\(text)",\
                "aggregateText":"\(whole)"}
                """)
    }

    private static let many = (1...5).map { SkillReply(text: "Line \($0) of 5") }
    /// More than 64 KiB, so that the frame needs its longest length form.
    private static let long = SkillReply(text: String(repeating: "Pizza für alle. ", count: 4375))
    private static let fragmented = SkillReply(
        json: #"{"type":"text","text":"In three pieces: Größe 30 cm ☕"}"#, .fragmented)

    // MARK: Agents

    static let agentResponding = SkillReply(json: #"{"type":"status","status":"RESPONDING"}"#).byAgent
    static let agentListening = SkillReply(json: #"{"type":"status","status":"LISTENING"}"#).byAgent
    static let agentJoins = [
        SkillReply(text: "One moment, I am getting somebody."), agentResponding,
        SkillReply(
            json: #"""
                {"type":"text","text":"Robin here. How can I help?","channelExtensions":{"agentName":"Robin",\#
                "agentSession":{"name":"Robin","avatarImage":"https://pizza.example.com/robin.png",\#
                "nameTextColor":"#000000"}}}
                """#
        ).byAgent,
        agentListening,
    ]

    // MARK: Events and commands

    private static let outboundEvent = #"""
        {"type":"outboundEvent","eventType":"com.example.pizza.baked","eventVersion":"1.0",\#
        "eventData":{"pizza":"L","minutes":12.0},"contextProperties":{"id":"e-1","source":"oven"}}
        """#
    private static let navigate = #"""
        {"type":"executeApplicationActionCommand","command":"showOrder","applicationName":"shop","pageName":"orders",\#
        "action":"open","actionType":"navigate","properties":{"order":17}}
        """#
    private static let context = #"""
        {"type":"updateApplicationContextCommand","source":"skill","context":"checkout","parameters":{"step":2},\#
        "reset":false}
        """#
}
