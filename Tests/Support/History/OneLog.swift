package import JSON

extension History {
    /// The fault for which events are not one log from its first event on; nil where they are one.
    ///
    /// Numbers go up from 1 without a hole or a double, and no id is there twice. No events are no log.
    package static func fault(in events: [JSONValue]) -> String? {
        guard !events.isEmpty else { return "there are no events" }
        var ids: Set<String> = []
        for (event, number) in zip(events, 1...) {
            guard event["seq"]?.intValue == number else {
                return "in place of number \(number): \(event["seq"]?.description ?? "none")"
            }
            guard let id = event["id"]?.stringValue else { return "number \(number) has no id" }
            guard ids.insert(id).inserted else { return "number \(number) has the id of an earlier event" }
        }
        return nil
    }
}
