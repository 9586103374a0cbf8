import JSON

/// Tables and forms (`PROTOCOL.md`, sections 7.1 and 8).
extension ODATranslation {
    func table(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard payload["rows"]?.arrayValue != nil || payload["headings"]?.arrayValue != nil else { return nil }
        var writer = ODAContentWriter("table", (self, arrival))
        writer.text("title", payload["tableTitle"])
        headings(&writer, payload)
        writer.array("rows", payload["rows"]) { writer, row in self.row(&writer, row) }
        pagination(&writer, payload)
        writer.commonMembers(payload)
        return ODABubble(writer)
    }

    func forms(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard let forms = payload["forms"]?.arrayValue, forms.contains(where: { $0.objectValue != nil }) else {
            return nil
        }
        var writer = ODAContentWriter("form", (self, arrival))
        writer.array("forms", payload["forms"]) { writer, form in self.form(&writer, form) }
        writer.json.member("columns", columns(payload))
        pagination(&writer, payload)
        writer.commonMembers(payload)
        return ODABubble(writer)
    }

    func tableForm(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        guard payload["rows"]?.arrayValue != nil, payload["forms"]?.arrayValue != nil else { return nil }
        var writer = ODAContentWriter("tableForm", (self, arrival))
        writer.text("title", payload["tableTitle"])
        headings(&writer, payload)
        writer.array("rows", payload["rows"]) { writer, row in self.row(&writer, row) }
        writer.array("forms", payload["forms"]) { writer, form in self.form(&writer, form) }
        writer.json.member("columns", columns(payload))
        writer.text("showFormLabel", payload["showFormButtonLabel"])
        writer.number("openFormIndex", payload["disclosedFormIndex"])
        pagination(&writer, payload)
        writer.commonMembers(payload)
        return ODABubble(writer)
    }

    /// A form to fill in; named by its own id, else by the message's, so that an answer finds what its action carries.
    func editForm(_ payload: JSONObject, _ arrival: Arrival) -> ODABubble? {
        let hasRows = payload["formRows"]?.arrayValue?.isEmpty == false
        guard hasRows || payload["fields"]?.arrayValue?.isEmpty == false else { return nil }
        let own = Self.text(payload["id"]).flatMap { $0.isEmpty || $0.utf8.count > 128 ? nil : $0 }
        let id = own ?? arrival.vendorID
        var writer = ODAContentWriter("editForm", (self, arrival))
        writer.json.member("formId", id)
        writer.text("title", payload["title"])
        writer.text("errorMessage", payload["errorMessage"])
        if hasRows {
            formRows(&writer, payload["formRows"])
        } else {
            writer.array("fields", payload["fields"]) { writer, field in self.field(&writer, field) }
        }
        // With rows the columns stand in them.
        if !hasRows || payload["formColumns"] != nil { writer.json.member("columns", columns(payload)) }
        writer.commonMembers(payload)
        let postbacks = writer.postbacks
        var bubble = ODABubble(writer)
        bubble.form = ODAForm(id: id, postbacks: postbacks, fields: ODAFormField.fields(of: payload))
        bubble.replacesForm = channelExtension("replaceMessage", of: payload)?.isTrue == true
        return bubble
    }

    // MARK: Parts

    /// A careless skill leaves the headings out; then the first row's labels stand for them.
    private func headings(_ writer: inout ODAContentWriter, _ payload: JSONObject) {
        var headings = payload["headings"]
        if headings?.arrayValue?.isEmpty != false {
            headings = payload["rows"]?[0]?["fields"] ?? headings
        }
        writer.array("headings", headings) { writer, heading in
            writer.json.member("label", Self.text(heading["label"]) ?? "")
            self.alignment(&writer, heading, default: "left")
            writer.number("width", heading["width"])
        }
    }

    private func alignment(_ writer: inout ODAContentWriter, _ object: JSONObject, default fallback: String?) {
        writer.word("alignment", object["alignment"], among: ["left", "center", "right"], default: fallback)
    }

    private func row(_ writer: inout ODAContentWriter, _ row: JSONObject) {
        writer.array("fields", row["fields"]) { writer, field in self.field(&writer, field) }
        writer.action("selectAction", row["selectAction"])
    }

    /// The documents print `field` once for `fields`; an empty `formRows` beside `fields` means nothing.
    func form(_ writer: inout ODAContentWriter, _ form: JSONObject) {
        writer.text("id", form["id"])
        writer.text("title", form["title"])
        if form["formRows"]?.arrayValue?.isEmpty == false {
            formRows(&writer, form["formRows"])
        } else {
            writer.array("fields", form["fields"] ?? form["field"]) { writer, field in self.field(&writer, field) }
        }
        writer.actions("actions", form["actions"])
        writer.action("selectAction", form["selectAction"])
    }

    private func formRows(_ writer: inout ODAContentWriter, _ rows: JSONValue?) {
        writer.array("formRows", rows) { writer, row in
            writer.text("id", row["id"])
            writer.boolean("separator", row["separator"])
            writer.action("selectAction", row["selectAction"])
            writer.array("columns", row["columns"]) { writer, column in
                writer.text("id", column["id"])
                writer.word("width", column["width"], among: ["auto", "stretch"], default: nil)
                writer.word(
                    "verticalAlignment", column["verticalAlignment"], among: ["top", "center", "bottom"], default: nil)
                writer.array("fields", column["fields"]) { writer, field in self.field(&writer, field) }
            }
        }
    }

    /// A field to read or to fill in: the same members where they mean the same.
    private func field(_ writer: inout ODAContentWriter, _ field: JSONObject) {
        writer.json.member("displayType", Self.text(field["displayType"]) ?? "text")
        writer.text("id", field["id"])
        writer.text("label", field["label"])
        if let value = field["value"], value.arrayValue == nil, value.objectValue == nil {
            writer.json.member("value", value)
        }
        alignment(&writer, field, default: nil)
        writer.number("width", field["width"])
        writer.number("truncateAt", field["truncateAt"])
        writer.text("linkLabel", field["linkLabel"])
        writer.text("imageUrl", field["imageUrl"])
        writer.word("mediaType", field["mediaType"], among: ["image", "video", "audio"], default: nil)
        writer.action("action", field["action"])
        editing(&writer, field)
    }

    private func editing(_ writer: inout ODAContentWriter, _ field: JSONObject) {
        writer.text("placeholder", field["placeholder"])
        writer.boolean("required", field["required"])
        writer.boolean("autoSubmit", field["autoSubmit"])
        writer.text("clientErrorMessage", field["clientErrorMessage"])
        writer.text("serverErrorMessage", field["serverErrorMessage"])
        writer.json.member("defaultValue", field["defaultValue"])
        writer.number("minLength", field["minLength"])
        writer.number("maxLength", field["maxLength"])
        writer.boolean("multiLine", field["multiLine"])
        writer.text("pattern", field["validationRegularExpression"])
        writer.text("inputStyle", field["inputStyle"])
        writer.number("minValue", field["minValue"])
        writer.number("maxValue", field["maxValue"])
        writer.text("minDate", field["minDate"])
        writer.text("maxDate", field["maxDate"])
        writer.text("minTime", field["minTime"])
        writer.text("maxTime", field["maxTime"])
        writer.json.member("valueOn", field["valueOn"])
        writer.json.member("valueOff", field["valueOff"])
        writer.text("labelOn", field["labelOn"])
        writer.text("labelOff", field["labelOff"])
        if field["options"]?.arrayValue != nil {
            writer.array("options", field["options"]) { writer, option in
                writer.json.member("label", Self.text(option["label"]) ?? Self.text(option["value"]) ?? "")
                writer.json.member("value", option["value"] ?? .null)
                writer.text("imageUrl", option["imageUrl"])
            }
        }
        writer.text("layoutStyle", field["layoutStyle"])
    }

    /// 1 or 2; what is missing or something else is 1.
    private func columns(_ payload: JSONObject) -> Int {
        let columns = Self.number(payload["formColumns"])?.int ?? 1
        return columns == 2 ? 2 : 1
    }

    /// The flags decide whether there is more, so they are copied; `nextRangeSize` may be negative.
    private func pagination(_ writer: inout ODAContentWriter, _ payload: JSONObject) {
        guard let info = payload["paginationInfo"]?.objectValue else { return }
        writer.json.key("pagination")
        writer.json.beginObject()
        for (name, key) in Self.pageNumbers {
            let number = Self.number(info[key]) ?? (Self.pageNumbersRequired.contains(key) ? 0 : nil)
            guard let number else { continue }
            writer.json.key(name)
            writer.json.write(number)
        }
        writer.boolean("hasPrevious", info["hasPrevious"])
        writer.boolean("hasNext", info["hasNext"])
        writer.text("status", info["status"])
        writer.json.endObject()
    }

    private static var pageNumbers: [(StaticString, String)] {
        [
            ("totalCount", "totalCount"), ("rangeSize", "rangeSize"), ("rangeStart", "rangeStart"),
            ("currentRangeSize", "currentRangeSize"), ("nextRangeSize", "nextRangeSize"),
        ]
    }

    private static var pageNumbersRequired: Set<String> { ["totalCount", "rangeSize", "rangeStart"] }
}
