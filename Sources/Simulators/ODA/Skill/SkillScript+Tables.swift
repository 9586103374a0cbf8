import JSON

/// The structured messages: cards, tables and forms.
extension SkillScript {
    static let menu = #"""
        {"type":"card","layout":"horizontal","headerText":"Our pizzas","cards":[\#
        {"id":"c-1","title":"Margherita","description":"Tomato, mozzarella",\#
        "imageUrl":"https://pizza.example.com/m.png","url":"https://pizza.example.com/margherita",\#
        "channelExtensions":{"mediaType":"image/png"},"voice":{"text":"Margherita, the classic"},\#
        "actions":[{"type":"postback","label":"Order Margherita","keywords":["one","margherita"],\#
        "postback":{"action":"system.textReceived","variables":{"pizza":"margherita","price":7.50}}}]},\#
        {"id":"c-2","title":"Salami","description":"Spicy","actions":[{"type":"postback","label":"Order Salami",\#
        "postback":{"action":"system.textReceived","variables":{"pizza":"salami","price":9.00}}},\#
        {"type":"url","label":"More","url":"https://pizza.example.com/salami"}]}],\#
        "globalActions":[{"type":"postback","label":"Help","postback":"help"}]}
        """#
    static let list = #"""
        {"type":"card","layout":"vertical","cards":[{"title":"Cola"},{"title":"Water","description":"Still"}]}
        """#

    // MARK: Tables

    /// The first page; its next range is negative as in a documented example, so the flags have to decide.
    static let table = #"""
        {"type":"table","tableTitle":"Orders","headings":[{"label":"Pizza","alignment":"left","width":60},\#
        {"label":"Price","alignment":"right"}],"rows":[{"fields":[\#
        {"displayType":"text","label":"Pizza","alignment":"left","value":"Margherita"},\#
        {"displayType":"text","label":"Price","alignment":"right","value":7.50}]},{"fields":[\#
        {"displayType":"link","label":"Pizza","linkLabel":"Salami","value":"https://pizza.example.com/salami"},\#
        {"displayType":"text","label":"Price","alignment":"right","value":9.0}],\#
        "selectAction":{"type":"postback","label":"Choose","postback":{"row":2}}}],\#
        "paginationInfo":{"totalCount":3,"rangeSize":2,"rangeStart":0,"currentRangeSize":2,"nextRangeSize":-3,\#
        "hasPrevious":false,"hasNext":true,"status":"Showing 1-2 of 3 items"},"actions":[\#
        {"type":"postback","label":"Show More","postback":{"action":"system.showMore","variables":{}}}]}
        """#
    static let tableEnd = SkillReply(
        json: #"""
            {"type":"table","headings":[{"label":"Pizza","alignment":"left"},{"label":"Price","alignment":"right"}],\#
            "rows":[{"fields":[{"displayType":"text","label":"Pizza","value":"Funghi"},\#
            {"displayType":"text","label":"Price","value":8.25}]}],"paginationInfo":{"totalCount":3,"rangeSize":2,\#
            "rangeStart":2,"currentRangeSize":1,"nextRangeSize":0,"hasPrevious":true,"hasNext":false,\#
            "status":"Showing 3-3 of 3 items"}}
            """#)
    /// The odd forms that tables and actions may have: null labels, missing values, misprinted keys, unknown kinds.
    static let odd = #"""
        {"type":"table","headings":[{"label":"A"},{"label":null,"alignment":"left"}],"rows":[{"fields":[\#
        {"displayType":"text","label":null,"value":17},{"displayType":"hologram","value":true},\#
        {"displayType":"text","label":"Nothing"}]}],"paginationInfo":{"totalCount":1,"rangeSize":1,"rangeStart":0},\#
        "actions":[{"type":"call","label":null,"url":"https://example.com/"}],"surprise":{"kept":1.0}}
        """#
    static let tableForm = #"""
        {"type":"tableForm","tableTitle":"Shops","headings":[{"label":"City","alignment":"left"}],"rows":[\#
        {"fields":[{"displayType":"text","label":"City","value":"Munich"}]},\#
        {"fields":[{"displayType":"text","label":"City","value":"London"}]}],"forms":[\#
        {"title":"Munich","fields":[{"displayType":"text","label":"Phone","value":"1234567890"}]},\#
        {"title":"London","fields":[{"displayType":"link","label":"Map","value":"https://maps.example.com/london"}]}],\#
        "formColumns":2,"showFormButtonLabel":"Details","disclosedFormIndex":1,"paginationInfo":{"totalCount":2,\#
        "rangeSize":2,"rangeStart":0,"currentRangeSize":2,"nextRangeSize":0,"hasPrevious":false,"hasNext":false,\#
        "status":"Showing 1-2 of 2 items"},"footerText":"Tap on a row",\#
        "footerForm":{"fields":[{"displayType":"text","label":"Open","value":"until ten"}]},\#
        "keywords":[{"keywords":["shops"],"postback":"shops"}]}
        """#

    // MARK: Forms

    static let form = #"""
        {"type":"form","formColumns":1,"forms":[{"title":"Margherita","formRows":[],"fields":[\#
        {"displayType":"text","label":"Size","alignment":"left","value":"L","truncateAt":20},\#
        {"displayType":"media","label":"Picture","mediaType":"image","value":"https://pizza.example.com/m.png"},\#
        {"displayType":"action","action":{"type":"postback","label":"Again","postback":{"again":true}}}],\#
        "actions":[{"type":"postback","label":"Order","postback":{"action":"order","variables":{}}}]}]}
        """#
    static let editForm = #"""
        {"type":"editForm","title":"Your order","formColumns":2,"fields":[\#
        {"displayType":"textInput","id":"name","label":"Name","required":true,"minLength":2,"maxLength":40,\#
        "validationRegularExpression":"^[^0-9]*$","clientErrorMessage":"Please give a name"},\#
        {"displayType":"numberInput","id":"count","label":"How many","defaultValue":1,"minValue":1,"maxValue":20},\#
        {"displayType":"datePicker","id":"day","label":"Day","minDate":"2024-01-01"},\#
        {"displayType":"timePicker","id":"time","label":"Time","maxTime":"22:30"},\#
        {"displayType":"toggle","id":"hot","label":"Hot","valueOn":"yes","valueOff":"no","defaultValue":"no"},\#
        {"displayType":"singleSelect","id":"size","label":"Size","autoSubmit":true,"layoutStyle":"radioGroup",\#
        "options":[{"label":"Small","value":"S"},{"label":"Large","value":"L"}]},\#
        {"displayType":"multiSelect","id":"toppings","label":"Toppings","layoutStyle":"checkboxes","options":[\#
        {"label":"Olives","value":1.0},{"label":"Garlic","value":2}],"defaultValue":[1.0]},\#
        {"displayType":"text","label":"Note","value":"All prices with tax"}],\#
        "actions":[{"type":"submitForm","label":"Order","postback":{"system.state":"orderForm","action":"submit"}}]}
        """#
    static let formRows = #"""
        {"type":"editForm","title":"In rows","formRows":[{"id":"r-1","separator":true,"columns":[{"width":"stretch",\#
        "verticalAlignment":"center","fields":[{"displayType":"textInput","id":"street","label":"Street"}]},\#
        {"width":"auto","fields":[{"displayType":"textInput","id":"number","label":"No"}]}]}],\#
        "actions":[{"type":"submitForm","label":"Send"}]}
        """#

    /// The answer to a partial submission: the form again, as an update of the earlier one.
    static func changedForm(_ field: String, _ value: JSONValue) -> SkillReply {
        let id = JSONValue(field)
        return SkillReply(
            json: #"""
                {"type":"editForm","title":"Your order","formColumns":1,"channelExtensions":{"replaceMessage":"True"},\#
                "errorMessage":"Please check","fields":[{"displayType":"textInput","id":\#(id),"label":"Changed",\#
                "defaultValue":\#(value),"serverErrorMessage":"Is this right?"}],"actions":[{"type":"submitForm",\#
                "label":"Order","postback":{"system.state":"orderForm","action":"submit"}}]}
                """#)
    }

    // MARK: Postbacks

    /// Every postback of the script, to tell one that came back as it was from one that was changed on the way.
    static let postbacks: Set<JSONValue> = {
        var found = Set<JSONValue>()
        let texts = answers.values.joined() + [askSize, askTopping, confirm(""), tableEnd, greeting(JSONObject())]
        for reply in texts + [changedForm("x", .null)] {
            do throws(JSONError) {
                collectPostbacks(try JSONValue(parsing: reply.payload), into: &found)
            } catch {
                preconditionFailure("the script is JSON: \(error)")
            }
        }
        return found
    }()

    private static func collectPostbacks(_ value: JSONValue, into found: inout Set<JSONValue>) {
        switch value {
        case .array(let elements): for element in elements { collectPostbacks(element, into: &found) }
        case .object(let object):
            for member in object.members {
                if member.key == "postback" { found.insert(member.value) }
                collectPostbacks(member.value, into: &found)
            }
        default: break
        }
    }
}
