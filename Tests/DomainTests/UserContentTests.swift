import Domain
import JSON
import SupportExpectations
import Testing

@Suite struct UserContentTests {
    @Test(arguments: [
        #"{"type":"text","text":"Größe","format":"markdown"}"#,
        #"{"type":"action","messageId":"msg_01j000000000000000000000a0","actionId":"a1"}"#,
        #"{"type":"action","payload":{"system.botId":"B","n":1.0,"a":1,"a":2},"text":"Go"}"#,
        #"{"type":"action","payload":"p"}"#,
        #"{"type":"location","latitude":0,"longitude":-180.0,"title":"T","url":"https://example.com/m"}"#,
        #"{"type":"attachment","attachmentIds":["att_01j000000000000000000000a0"],"text":"t"}"#,
        #"{"type":"formResponse","formId":"f","values":{"a":[1,null]},"actionId":"a1","partialFieldId":"a"}"#,
        #"{"type":"event","name":"n","version":"1.1","data":{"a":1}}"#,
        #"{"type":"interactiveResponse","messageId":"msg_01j000000000000000000000a0","value":[1]}"#,
        #"{"type":"data","contentType":"application/json","value":{"a":1e3}}"#,
        #"{"type":"raw","payload":{"type":"command"}}"#,
    ])
    func `content that is written is what was read, to the letter`(text: String) throws {
        let value = try JSONValue(parsing: Array(text.utf8))
        let content = try UserContent(value)
        expectEqual(content.json.description, text)
        try expectEqual(UserContent(content.json), content)
    }

    @Test func `what no caller sends has its type and its words`() {
        let answer = UserContent.command(CommandAnswer(commandID: "c", name: "rating", value: "5"))
        expectEqual(answer.json, ["type": "command", "commandId": "c", "name": "rating", "value": "5"])
        expectEqual(UserContent.escalation(reason: nil).json, ["type": "escalation"])
        expectEqual(UserContent.escalation(reason: "r").json, ["type": "escalation", "reason": "r"])
        expectEqual(UserContent.audio(contentType: "audio/wav").json, ["type": "audio", "contentType": "audio/wav"])
    }
}
