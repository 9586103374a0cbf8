@testable import Conversations
import Domain
import JSON
import SupportExpectations
import Testing

@Suite("Forms that the provider asked for")
struct SessionFormTests {
    private static let time = "2026-01-01T00:00:00.000Z"

    private static func form(_ id: String, _ native: String = "{}") -> SessionForm {
        SessionForm(FormRequest(id: id, name: "kyc", native: Array(native.utf8)), requestedAt: time)
    }

    @Test("forms are bounded in number and size: those that are done go first, then the oldest")
    func bounded() {
        var forms = SessionForms()
        for index in 0..<SessionForms.countMax { forms.add(Self.form("f\(index)")) }
        forms.finish("f7", at: Self.time)
        forms.add(Self.form("later"))
        expectEqual(forms.items.count, SessionForms.countMax)
        expect(forms["f7"] == nil && forms["f0"] != nil)
        forms.add(Self.form("latest"))
        expectEqual(forms.items.count, SessionForms.countMax)
        expect(forms["f0"] == nil && forms["f1"] != nil)
        let long = "\"" + String(repeating: "x", count: SessionForms.bytesMax / 2) + "\""
        for id in ["long", "longer"] { forms.add(Self.form(id, long)) }
        expectEqual(forms.items.map(\.request.id), ["longer"])
        expect(forms.stored.encoded().count <= SessionForms.bytesMax)
    }

    @Test("a form that is done is remembered without its payload, and waits no longer")
    func done() {
        var forms = SessionForms()
        for id in ["a", "b"] { forms.add(Self.form(id, #"{"n":1.0}"#)) }
        forms.finish("a", at: Self.time)
        expect(forms["a"]?.isDone == true && forms["a"]?.request.native == [])
        expectEqual(forms.pending.map(\.request.id), ["b"])
        // Its request comes behind its end.
        forms.finish("c", at: Self.time)
        expectEqual(forms["c"]?.isDone, true)
        expectEqual(forms.pending.map(\.request.id), ["b"])
    }

    @Test("forms stand in the stored session, the vendor's payload byte for byte")
    func stored() {
        let native = #"{ "b" : 1.0, "a" : "\/\u00fc" }"#
        var document = SessionDocument(user: UserProfile(id: "u"))
        document.forms.add(Self.form("a", native))
        document.forms.add(Self.form("b"))
        document.forms.finish("b", at: Self.time)
        let read = SessionDocument(stored: document.encoded())
        expectEqual(read?.forms["a"]?.request, FormRequest(id: "a", name: "kyc", native: Array(native.utf8)))
        expect(read?.forms["a"]?.requestedAt == Self.time && read?.forms["a"]?.isDone == false)
        expectEqual(read?.forms["b"]?.isDone, true)
        expectEqual(read?.forms.stored, document.forms.stored)
    }

    @Test("events carry the vendor's payload as it came")
    func events() {
        let request = Self.form("a", #"{ "n" : 1.0 }"#).requestData
        expectEqual(String(decoding: request, as: UTF8.self), #"{"formId":"a","name":"kyc","native":{ "n" : 1.0 }}"#)
        let end = SessionForm.data(of: FormCompletion(id: "a", status: "success", native: []), name: nil)
        expectEqual(String(decoding: end, as: UTF8.self), #"{"formId":"a","status":"success"}"#)
    }
}
