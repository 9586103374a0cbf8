import Domain
import JSON

/// `segmentAttributes` of a new contact, written as the vendor writes them (`PROTOCOL.md`, section 5.1).
enum ConnectSegmentAttributes {
    /// Maps and lists in maps and lists; deeper ones are refused (assumed).
    static let depthMax = 4

    /// Whether the value is an object of attributes, each with a name of 1 to 128 characters.
    static func check(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        try check(map: value, pointer, depth: 0)
    }

    private static func check(map value: JSONValue, _ pointer: JSONPointer, depth: Int) throws(ContentProblem) {
        guard let map = value.objectValue else {
            throw ContentProblem(pointer, "wrong_type", "The attributes must be an object.")
        }
        for member in map.members {
            let place = pointer.appending(member.key)
            guard (1...128).contains(member.key.unicodeScalars.count) else {
                throw ContentProblem(place, "bad_name", "A name has 1 to 128 characters.")
            }
            try check(attribute: member.value, place, depth: depth)
        }
    }

    private static func check(
        attribute value: JSONValue, _ pointer: JSONPointer, depth: Int
    ) throws(ContentProblem) {
        guard let attribute = value.objectValue, attribute.count == 1, let member = attribute.members.first else {
            throw ContentProblem(pointer, "wrong_type", "An attribute must be an object with one member.")
        }
        let place = pointer.appending(member.key)
        guard depth < depthMax else {
            throw ContentProblem(place, "too_deep", "There are at most \(depthMax) values in each other.")
        }
        switch member.key {
        case "ValueString":
            guard let text = member.value.stringValue, text.unicodeScalars.count <= 1024 else {
                throw ContentProblem(place, "wrong_type", "It must be a string of at most 1024 characters.")
            }
        case "ValueArn":
            guard member.value.stringValue?.isEmpty == false else {
                throw ContentProblem(place, "wrong_type", "It must be a string.")
            }
        case "ValueInteger":
            guard member.value.intValue != nil else {
                throw ContentProblem(place, "wrong_type", "It must be a whole number.")
            }
        case "ValueMap": try check(map: member.value, place, depth: depth + 1)
        case "ValueList":
            guard let list = member.value.arrayValue else {
                throw ContentProblem(place, "wrong_type", "It must be a list.")
            }
            for (index, entry) in list.enumerated() {
                try check(attribute: entry, place.appending(String(index)), depth: depth + 1)
            }
        default:
            throw ContentProblem(
                place, "unknown_field",
                "An attribute has ValueString, ValueInteger, ValueMap, ValueList or ValueArn.")
        }
    }
}
