import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderODA

@Suite struct ProfileTests {
    private func user(_ text: String) throws -> UserProfile { try UserProfile(json(text)) }

    @Test func `a user becomes the vendor's profile`() throws {
        let profile = ODAProfile.profile(
            try user(
                #"""
                {"id":"u","name":"Mina Marie Okafor","email":"mina@example.org","phone":"+44","locale":"de",\#
                "timezone":"Europe/London","attributes":{"tier":"gold"}}
                """#
            ), locale: "en-GB",
            customData: try #require(
                json(#"{"order":{"label":"Order","value":"A-17","type":"string"},"n":1.0,"o":{"value":1}}"#).objectValue
            ))
        expectEqual(
            JSONValue.object(profile).description,
            #"""
            {"givenName":"Mina Marie","surname":"Okafor","email":"mina@example.org",\#
            "languageTag":"en-GB","properties":{"phone":"+44","timezone":"Europe/London","tier":"gold",\#
            "order":"A-17","n":1.0,"o":{"value":1}}}
            """#)
    }

    @Test func `an unknown user has nothing to tell`() throws {
        expect(ODAProfile.profile(UserProfile(id: "u"), locale: nil, customData: [:]).isEmpty)
    }

    /// Explicit nulls, both of them, also in what introduces the user (section 16).
    @Test func `a skill that is to find the language out is told so from the beginning`() throws {
        let profile = ODAProfile.profile(UserProfile(id: "u"), locale: "und", customData: [:])
        expectEqual(JSONValue.object(profile).description, #"{"languageTag":null,"locale":null}"#)
    }

    @Test func `one word is a given name`() throws {
        let profile = ODAProfile.profile(try user(#"{"id":"u","name":"Ada"}"#), locale: nil, customData: [:])
        expectEqual(JSONValue.object(profile).description, #"{"givenName":"Ada"}"#)
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"a":1}"#, #"{}"#), (#"{"a":1}"#, #"{"a":2,"b":3}"#, #"{"a":2,"b":3}"#),
        (#"{"a":1}"#, #"{}"#, #"{"a":null}"#),
        (#"{"properties":{"a":1,"b":2}}"#, #"{"properties":{"a":1,"b":3}}"#, #"{"properties":{"b":3}}"#),
        (#"{"properties":{"a":1}}"#, #"{"properties":{"a":1}}"#, #"{}"#),
        (#"{"languageTag":"de"}"#, #"{"languageTag":"fr"}"#, #"{"languageTag":"fr"}"#),
        (#"{"languageTag":"de"}"#, #"{}"#, #"{"languageTag":null,"locale":null}"#),
        (#"{"languageTag":"de"}"#, #"{"languageTag":null}"#, #"{"languageTag":null,"locale":null}"#),
        (#"{"languageTag":null,"locale":null}"#, #"{"languageTag":"fr"}"#, #"{"languageTag":"fr"}"#),
        (#"{"languageTag":"de"}"#, #"{"languageTag":null,"locale":null}"#, #"{"languageTag":null,"locale":null}"#),
    ])
    func `only what has changed is sent`(old: String, new: String, changes: String) throws {
        let old = try #require(json(old).objectValue)
        let new = try #require(json(new).objectValue)
        expectEqual(JSONValue.object(ODAProfile.changes(from: old, to: new)).description, changes)
    }
}
