import JSON

/// The interactive messages of the script (protocol note section 13).
enum ConnectTemplates {
    static let words: [String: ConnectAgent.Act] = [
        "list": { rest in shows(rest == "paged" ? pagedList : list) },
        "panel": { _ in shows(panel) },
        "quick": { _ in shows(quickReply) },
        "time": { _ in shows(timePicker) },
        "carousel": { _ in shows(carousel) },
        "view": { rest in rest == "inline" ? shows(carriedView) : [{ hub, contact in hub.showView(in: contact) }] },
    ]

    private static func shows(_ template: JSONValue) -> [ConnectStep] {
        [{ hub, contact in hub.show(template: template, in: contact) }]
    }

    private static func template(_ type: String, _ content: JSONObject, reply: String? = nil) -> JSONValue {
        var data: JSONObject = ["content": .object(content)]
        if let reply { data.append("replyMessage", ["title": .string(reply)]) }
        return ["templateType": .string(type), "version": "1.0", "data": .object(data)]
    }

    /// A view that its message carries, with nothing to be asked for.
    private static let carriedView = template(
        "ViewResource",
        [
            "viewId": "v-inline", "viewData": ["Heading": "Who are you?"],
            "InputSchema": #"{"type":"object"}"#, "Template": #"{"Head":{"Title":"Form"},"Body":[]}"#,
            "Actions": ["Submit"],
        ])

    private static let list = template(
        "ListPicker",
        [
            "title": "What is it about?", "subtitle": "Tap to choose", "imageType": "URL",
            "imageData": "https://files.example/topics.png",
            "elements": [
                ["title": "Order", "subtitle": "Where is it?"], ["title": "Refund"],
                ["title": "Terms", "type": "hyperlink", "url": "https://example.com/terms"],
            ],
        ], reply: "Thanks for choosing")

    private static let pagedList = template(
        "ListPicker",
        [
            "title": "Topics", "referenceId": "r-1", "listId": "topics", "preIndex": -1, "nextIndex": 5,
            "elements": [["title": "Order"], ["title": "Show more", "actionDetail": "SHOW_MORE"]],
        ])

    private static let panel = template(
        "Panel", ["title": "Which size?", "elements": [["title": "Small"], ["title": "Large"]]])

    private static let quickReply = template(
        "QuickReply", ["title": "Was that helpful?", "elements": [["title": "Yes"], ["title": "No"]]])

    /// Dates without seconds, as the vendor writes them.
    private static let timePicker = template(
        "TimePicker",
        [
            "title": "Schedule a call", "timeZoneOffset": -450,
            "location": ["latitude": 47.616299, "longitude": -122.4311, "title": "Shop", "radius": 1],
            "timeslots": [
                ["date": "2026-10-31T17:00+00:00", "duration": 60], ["date": "2026-10-31T18:30+00:00", "duration": 60],
            ],
        ])

    private static let carousel = template(
        "Carousel",
        [
            "title": "Our rooms",
            "elements": [
                [
                    "templateIdentifier": "room-0", "templateType": "Panel", "version": "1.0",
                    "data": ["content": ["title": "Single", "elements": [["title": "Book"], ["title": "Details"]]]],
                ],
                [
                    "templateIdentifier": "room-1", "templateType": "ListPicker", "version": "1.0",
                    "data": ["content": ["title": "Double", "elements": [["title": "Book"]]]],
                ],
            ],
        ])
}

extension ConnectHub {
    /// Sends an interactive message where the contact takes such.
    func show(template: JSONValue, in contact: ConnectContact) {
        let voice = contact.agent ?? ConnectAgent.system
        guard contact.supportedTypes.contains(ConnectContentType.interactive) else {
            return say("You cannot be shown that", by: voice, in: contact)
        }
        say(
            String(decoding: template.encoded(), as: UTF8.self), type: ConnectContentType.interactive, by: voice,
            in: contact)
    }

    /// Sends a view, whose description ``ConnectOperation/Name/describeView`` gives for its token.
    func showView(in contact: ConnectContact) {
        let (id, token) = (makeID(), "VT+/" + makeToken())
        let arn = "arn:aws:connect:\(configuration.region):123456789012:instance/\(contact.instanceID)/view/\(id)"
        // Both are strings that hold JSON.
        let schema = #"{"type":"object","properties":{"Heading":{"type":"string"}},"required":["Heading"]}"#
        let template = #"{"Head":{"Title":"Form"},"Body":[{"_id":"name","Type":"FormInput","Props":{"Label":"Name"}}]}"#
        contact.views[token] = [
            "Id": .string(id), "Arn": .string(arn), "Name": "Form", "Version": 1,
            "Content": [
                "InputSchema": .string(schema), "Template": .string(template), "Actions": ["Submit", "Cancel"],
            ],
        ]
        let content: JSONObject = [
            "viewId": .string(id), "viewToken": .string(token), "viewData": ["Heading": "Who are you?"],
        ]
        show(
            template: [
                "templateType": "ViewResource", "version": "1.0", "data": ["content": .object(content)],
            ], in: contact)
    }
}
