@testable import Conversations
import Domain
import JSON
import SupportExpectations
import Testing

@Suite("The setters of custom data")
struct CustomDataSetterTests {
    private static let view = FrontEndView(fields: ["customData.page", "customData.reserved_bad_actor"])
    private static let whole: JSONObject = ["page": ["label": "Page", "value": "/a"]]

    /// A document whose data a front end set, or the backend.
    private static func document(byFrontEnd isFrontEnd: Bool) -> SessionDocument {
        var document = SessionDocument(user: UserProfile(id: "u"))
        document.set(customData: whole, byFrontEnd: isFrontEnd)
        return document
    }

    private static func setByFrontEnds(
        after kind: CustomDataChange.Kind, byFrontEnd isFrontEnd: Bool, of document: SessionDocument
    ) throws -> Set<String> {
        var change = CustomDataChange(kind: kind)
        if isFrontEnd { change.frontEnds = view }
        let data = try change.applied(to: document.customData)
        var next = document
        next.set(customData: data, given: change.givenNames(in: data), byFrontEnd: isFrontEnd)
        return next.frontEndNames
    }

    @Test("a name is the backend's again once the backend gives its whole value, be it the same")
    func ofBackend() throws {
        let document = Self.document(byFrontEnd: true)
        expectEqual(document.frontEndNames, ["page"])
        let same: JSONValue = ["label": "Page", "value": "/a"]
        let changes: [(CustomDataChange.Kind, Set<String>)] = [
            (.replace(Self.whole), []), (.merge(["page": same]), []), (.merge(["page": "/a"]), []),
            (.merge(["page": nil]), []), (.replace(["other": 1]), []),
            // The value is still what the front end said.
            (.merge(["page": ["label": "Checkout"]]), ["page"]), (.merge(["page": ["label": "Page"]]), ["page"]),
            (.merge(["page": ["label": nil]]), ["page"]), (.merge(["other": 1]), ["page"]), (.merge([:]), ["page"]),
        ]
        for (kind, names) in changes {
            let found = try Self.setByFrontEnds(after: kind, byFrontEnd: false, of: document)
            expectEqual(found, names, "\(kind)")
        }
    }

    @Test("a name is a front end's once one has changed anything of it")
    func ofFrontEnd() throws {
        let document = Self.document(byFrontEnd: false)
        expect(document.frontEndNames.isEmpty)
        let changes: [(CustomDataChange.Kind, Set<String>)] = [
            (.merge(["page": ["value": "/b"]]), ["page"]), (.merge(["page": ["label": "x"]]), ["page"]),
            (.replace(["page": "/a"]), ["page"]), (.merge(["page": ["value": "/a"]]), []), (.replace(Self.whole), []),
            (.merge(["page": nil]), []),
        ]
        for (kind, names) in changes {
            let found = try Self.setByFrontEnds(after: kind, byFrontEnd: true, of: document)
            expectEqual(found, names, "\(kind)")
        }
    }

    @Test("the setters stand in the stored session")
    func stored() {
        let read = SessionDocument(stored: Self.document(byFrontEnd: true).encoded())
        expectEqual(read?.frontEndNames, ["page"])
    }

    @Test("a reserved name is no front end's, whatever the app lists", arguments: [false, true])
    func reserved(_ replaces: Bool) {
        let named: JSONObject = ["reserved_bad_actor": true]
        var change = CustomDataChange(kind: replaces ? .replace(named) : .merge(named))
        change.frontEnds = Self.view
        var pointer: JSONPointer?
        do throws(Failure) {
            _ = try change.applied(to: named)
        } catch {
            if case .notPermitted(let place) = error { pointer = place }
        }
        expectEqual(pointer, JSONPointer(["reserved_bad_actor"]))
        expectEqual(Self.view.fields, ["customData.page"])
        expectEqual(Self.view.customData(["page": 1, "reserved_bad_actor": true]), ["page": 1])
    }
}
