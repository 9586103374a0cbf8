import JSON
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing
import WebSocket

@Suite struct VoysisQueryTests {
    @Test func aTextQueryIsAnsweredByItsResponse() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let answer = rig.ask(textQuery("1", "show me red shoes"), on: client)
        expectEqual(answer["type"], "response")
        expectEqual(answer["requestId"], "1")
        expectEqual(answer["responseCode"], 201)
        expectEqual(answer["responseMessage"], "Created")
        let entity = try #require(answer["entity"])
        expectEqual(entity["intent"], "newSearch")
        expectEqual(entity["reply"]?["text"], "2 fit.")
        expectEqual(entity["textQuery"]?["text"], "show me red shoes")
        expectEqual(entity["confidence"]?["textQuery.text"]?.doubleValue, 0.83)
        expectEqual(entity["_links"]?["self"]?["href"], "/queries/q-1")
        expectEqual(entity["context"]?["attributes"]?["color"], "red")
        expectEqual(entity["context"]?["price"], [:])
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func theContextIsTheOnlyMemory() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        var context = "{}"
        var said: [String] = []
        let utterances = ["show me red shoes", "under ninety euros", "add the first to my cart", "go to my cart"]
        for (index, utterance) in utterances.enumerated() {
            let answer = rig.ask(textQuery("\(index)", utterance, context: context), on: client)
            said.append(answer["entity"]?["intent"]?.stringValue ?? "none")
            context = answer["entity"]?["context"]?.description ?? ""
        }
        expectEqual(said, ["newSearch", "refineSearch", "addToCart", "goToCart"])
        expect(context.contains(#""cart":["p-1"]"#))
        expect(context.contains(#""price":{"type":"lessThan","value":90}"#))
        let forgotten = rig.ask(textQuery("9", "go to my cart"), on: client)
        expectEqual(forgotten["entity"]?["reply"]?["text"], "Your cart is empty.")
    }

    @Test func aConversationGoesOnWhereTheClientSaysSo() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let first = rig.ask(textQuery("1", "red"), on: client)["entity"]?["conversationId"]?.stringValue
        expectEqual(first, "c-1")
        let entity = #"{"locale":"en-US","queryType":"text","textQuery":{"text":"x"},"conversationId":"c-1"}"#
        expectEqual(rig.ask(envelope("2", "/queries", entity), on: client)["entity"]?["conversationId"], "c-1")
        expectEqual(rig.ask(textQuery("3", "red"), on: client)["entity"]?["conversationId"], "c-2")
    }

    @Test func severalValuesOfAnAttributeAreAnArray() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        let answer = rig.ask(textQuery("1", "shirts from acme and globex"), on: client)
        expectEqual(answer["entity"]?["context"]?["attributes"]?["brand"], ["acme", "globex"])
        let unknown = rig.ask(textQuery("2", "sing"), on: client)
        expectEqual(unknown["entity"]?["intent"], "unknown")
        expectEqual(unknown["entity"]?["hint"]?["audioUri"], .null)
    }

    // MARK: Tokens

    @Test func aRefreshTokenBuysApplicationTokens() throws {
        let rig = try VoysisRig(tokens: ["refresh-1"])
        let client = try rig.connect()
        expectEqual(rig.ask(textQuery("1", "red"), on: client)["responseCode"], 401)
        expectEqual(rig.ask(envelope("2", "/tokens", token: "wrong"), on: client)["responseCode"], 401)
        let token = rig.ask(envelope("3", "/tokens", token: "refresh-1"), on: client)
        expectEqual(token["responseCode"], 200)
        expectEqual(token["entity"], ["token": "app-1", "expiresAt": "2023-11-14T22:28:30.000Z"])
        expectEqual(rig.ask(textQuery("4", "red", token: "app-1"), on: client)["responseCode"], 201)
        expectEqual(rig.ask(textQuery("5", "red", token: "refresh-1"), on: client)["responseCode"], 401)
        expectEqual(rig.simulator.statistics.refusedUnauthorized, 3)
    }

    static let tokens: [(fault: VoysisFault.Token, status: JSONValue, date: JSONValue?)] = [
        (.life(seconds: 60), 200, "2023-11-14T22:14:30.000Z"), (.plainDate, 200, "2023-11-14T22:28:30Z"),
        (.offsetDate, 200, "2023-11-15T00:28:30.000+02:00"), (.life(seconds: 0), 200, "2023-11-14T22:13:30.000Z"),
        (.noDate, 200, "soon"), (.noEntity, 200, nil), (.status(401), 401, nil), (.status(403), 403, nil),
        (.status(500), 500, nil),
    ]

    @Test(arguments: tokens) func aTokenCanComeInManyWays(
        _ fault: VoysisFault.Token, _ status: JSONValue, _ date: JSONValue?
    ) throws {
        let rig = try VoysisRig(tokens: ["refresh-1"]) { $0.faults = [VoysisFault(.token(fault), times: 1)] }
        let client = try rig.connect()
        let answer = rig.ask(envelope("1", "/tokens", token: "refresh-1"), on: client)
        expectEqual(answer["responseCode"], status)
        expectEqual(answer["entity"]?["expiresAt"], date)
        expectEqual(rig.ask(envelope("2", "/tokens", token: "refresh-1"), on: client)["responseCode"], 200)
    }

    @Test func aTokenCanStayAway() throws {
        let rig = try VoysisRig(tokens: ["r"]) { $0.faults = [VoysisFault(.token(.silent), times: 1)] }
        let client = try rig.connect()
        client.send(envelope("1", "/tokens", token: "r"))
        expectEqual(rig.ask(envelope("2", "/tokens", token: "r"), on: client)["requestId"], "2")
        expectEqual(client.texts.count, 1)
    }

    // MARK: Feedback and cancellation

    @Test func feedbackIsForAQueryThatIsKnown() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        _ = rig.ask(textQuery("1", "red"), on: client)
        let good = #"{"rating":5,"description":"good","durations":{"userStop":2100,"complete":2600}}"#
        expectEqual(
            rig.ask(envelope("2", "/queries/q-1/feedback", good, method: "PATCH"), on: client)["responseCode"], 200)
        expectEqual(
            rig.ask(envelope("3", "/queries/q-9/feedback", good, method: "PATCH"), on: client)["responseCode"], 404)
        let cancellation = #"{"cancelReason":"OTHER","detail":"no time"}"#
        let answer = rig.ask(envelope("4", "/queries/q-1/cancellation", cancellation), on: client)
        expectEqual(answer["responseCode"], 200)
        expectEqual(rig.simulator.statistics.feedbacks, 1)
        expectEqual(rig.simulator.statistics.cancellations, 1)
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func anUnknownPathIsNotFound() throws {
        let rig = try VoysisRig()
        let client = try rig.connect()
        expectEqual(rig.ask(envelope("1", "/weather"), on: client)["responseCode"], 404)
        try expectEqual(rig.connect(path: "/websocketapi/websocketapi").status, 400)
    }

    // MARK: REST

    static let fields =
        "Accept: application/vnd.voysisquery.v1+json\r\nX-Voysis-Audio-Profile-Id: \(VoysisRig.profile)\r\n"

    @Test func textIsAnsweredOverREST() throws {
        let rig = try VoysisRig(tokens: ["r"])
        let token = try rig.request("POST", "/tokens", fields: Self.fields + "Authorization: Bearer r\r\n")
        expectEqual(token.status, 200)
        expect(token.body.hasPrefix(#"{"token":"app-1","#))
        let body = [UInt8](#"{"locale":"en-US","queryType":"text","textQuery":{"text":"red shoes"}}"#.utf8)
        let fields = Self.fields + "Authorization: Bearer app-1\r\n"
        let answer = try rig.request("POST", "/queries", body, fields: fields)
        expectEqual(answer.status, 201)
        let entity = try JSONValue(parsing: answer.body)
        expectEqual(entity["intent"], "newSearch")
        expectEqual(entity["_links"]?["audio"]?["href"], "http://shop.example.com/queries/q-1/audio")
        try expectEqual(rig.request("POST", "/queries", body, fields: Self.fields).status, 401)
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func audioIsAnsweredOverRESTInTwoStepsAndInOne() throws {
        let rig = try VoysisRig()
        let entity = #"{"locale":"en-US","queryType":"audio","audioQuery":{"mimeType":"audio/pcm;rate=16000"}}"#
        let stub = try rig.request("POST", "/queries", [UInt8](entity.utf8), fields: Self.fields)
        expectEqual(stub.status, 201)
        expect(!stub.body.contains("intent"))
        let sound = Sound.saying("blue shoes")
        let type = "audio/pcm;rate=16000"
        let answer = try rig.request("POST", "/queries/q-1/audio", sound, type: type, fields: Self.fields)
        expectEqual(answer.status, 201)
        expect(answer.body.contains(#""textQuery":{"text":"blue shoes"}"#))
        // {"locale":"en-US","queryType":"audio"}
        let header = "X-Voysis-Entity: eyJsb2NhbGUiOiJlbi1VUyIsInF1ZXJ5VHlwZSI6ImF1ZGlvIn0=\r\n"
        let whole = try rig.request("POST", "/queries", sound, type: type, fields: Self.fields + header)
        expectEqual(whole.status, 201)
        expect(whole.body.contains(#""text":"One fits.""#))
        expectEqual(rig.simulator.recordings.map(\.sound), [sound, sound])
        let other = try rig.request("POST", "/queries/q-1/audio", sound, type: "audio/pcm", fields: Self.fields)
        expectEqual(other.status, 201, "parameters that are left out have their usual values")
        let wav = try rig.request("POST", "/queries/q-1/audio", sound, type: "audio/wav", fields: Self.fields)
        expectEqual(wav.status, 415)
    }
}
