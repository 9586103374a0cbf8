import JSON

/// The understanding of one utterance: what it came to.
struct VoysisUnderstanding {
    var intent: String
    var reply: String
    var hint: String?
    var entities: JSONObject
    var context: JSONObject
}

/// The scripted service: a small shop for shoes and shirts whose only memory is the context that clients send back.
enum VoysisShop {
    struct Product {
        let id: String
        let name: String
        let kind: String
        let color: String
        let brand: String
        let price: Int
    }

    static let products = [
        Product(id: "p-1", name: "Meteor", kind: "shoes", color: "red", brand: "acme", price: 80),
        Product(id: "p-2", name: "Comet", kind: "shoes", color: "red", brand: "globex", price: 120),
        Product(id: "p-3", name: "Nimbus", kind: "shoes", color: "blue", brand: "acme", price: 95),
        Product(id: "p-4", name: "Harbour", kind: "shirts", color: "white", brand: "globex", price: 35),
        Product(id: "p-5", name: "Harvest", kind: "shirts", color: "green", brand: "acme", price: 45),
        Product(id: "p-6", name: "Ember", kind: "shirts", color: "red", brand: "acme", price: 55),
    ]
    private static let kinds = [
        "shoes": "shoes", "shoe": "shoes", "sneakers": "shoes", "shirts": "shirts", "shirt": "shirts",
    ]
    private static let colors = ["red", "blue", "white", "green"]
    private static let brands = ["acme", "globex"]
    private static let tens = [
        "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
    ]
    /// The utterances that are heard when sound does not say one itself; one after the other.
    static let utterances = ["show me red shoes", "under ninety euros", "add the first to my cart", "go to my cart"]

    /// Answers an utterance, given the context the client sent.
    static func answer(_ utterance: String, context: JSONObject) -> VoysisUnderstanding {
        let words = utterance.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
        if words.contains("add") { return add(words, context, utterance) }
        if words.contains("cart") { return showCart(context) }
        return search(words, context, utterance)
    }

    // MARK: Searching

    private static func search(
        _ words: [String], _ old: JSONObject, _ utterance: String
    ) -> VoysisUnderstanding {
        let kind = words.compactMap { kinds[$0] }.first
        let color = words.filter { colors.contains($0) }
        let brand = words.filter { brands.contains($0) }
        let price = price(words)
        let sort = sort(words)
        guard kind != nil || !color.isEmpty || !brand.isEmpty || price != nil || sort != nil else {
            return VoysisUnderstanding(
                intent: "unknown", reply: "I did not get that: \(utterance)",
                hint: "Ask for red shoes, or go to your cart.",
                entities: ["products": []], context: old)
        }
        // A kind of product begins anew; anything else narrows what was asked before.
        var context = kind == nil ? old : JSONObject()
        if let cart = old["cart"] { context.set("cart", to: cart) }
        if let kind { context.set("keywords", to: [.string(kind)]) }
        if context["keywords"] == nil { context.set("keywords", to: []) }
        var attributes = context["attributes"]?.objectValue ?? JSONObject()
        // A single value stands for itself, several in an array: both are lawful.
        if !color.isEmpty { attributes.set("color", to: one(color)) }
        if !brand.isEmpty { attributes.set("brand", to: one(brand)) }
        context.set("attributes", to: .object(attributes))
        if let price { context.set("price", to: price) }
        if context["price"] == nil { context.set("price", to: [:]) }
        context.set("sortBy", to: .string(sort ?? context["sortBy"]?.stringValue ?? ""))
        let found = matching(context)
        let reply = found.isEmpty ? "Nothing fits." : found.count == 1 ? "One fits." : "\(found.count) fit."
        return VoysisUnderstanding(
            intent: kind == nil && !old.isEmpty ? "refineSearch" : "newSearch", reply: reply,
            hint: found.count > 1 ? "You can also name a price." : nil,
            entities: ["products": .array(found.map { $0.json })], context: context)
    }

    private static func one(_ words: [String]) -> JSONValue {
        words.count == 1 ? .string(words[0]) : .array(words.map { .string($0) })
    }

    private static func price(_ words: [String]) -> JSONValue? {
        for (index, word) in words.enumerated() {
            guard let value = Int(word) ?? tens[word] else { continue }
            let before = index > 0 ? words[index - 1] : ""
            let type = ["under", "below"].contains(before) ? "lessThan" : before == "over" ? "greaterThan" : "approx"
            return ["type": .string(type), "value": JSONValue(value)]
        }
        return nil
    }

    private static func sort(_ words: [String]) -> String? {
        if words.contains("cheapest") { return "priceLowToHigh" }
        if words.contains("best") { return "rating" }
        return words.contains("newest") ? "new" : nil
    }

    private static func matching(_ context: JSONObject) -> [Product] {
        let kind = context["keywords"]?[0]?.stringValue
        let price = context["price"]
        let found = products.filter { product in
            (kind == nil || product.kind == kind)
                && fits(product.color, context["attributes"]?["color"])
                && fits(product.brand, context["attributes"]?["brand"]) && fits(product.price, price)
        }
        return context["sortBy"]?.stringValue == "priceLowToHigh" ? found.sorted { $0.price < $1.price } : found
    }

    private static func fits(_ word: String, _ wanted: JSONValue?) -> Bool {
        guard let wanted else { return true }
        return wanted.stringValue == word || wanted.arrayValue?.contains(.string(word)) == true
    }

    private static func fits(_ amount: Int, _ wanted: JSONValue?) -> Bool {
        guard let value = wanted?["value"]?.intValue else { return true }
        switch wanted?["type"]?.stringValue {
        case "lessThan": return amount < value
        case "greaterThan": return amount > value
        default: return (value * 8 / 10...value * 12 / 10).contains(amount)
        }
    }

    // MARK: The cart

    private static func add(_ words: [String], _ old: JSONObject, _ utterance: String) -> VoysisUnderstanding {
        let found = matching(old)
        let wanted = found.first { words.contains($0.name.lowercased()) } ?? found.first
        guard let wanted else { return search([], old, utterance) }
        var context = old
        context.set("cart", to: .array((old["cart"]?.arrayValue ?? []) + [.string(wanted.id)]))
        return VoysisUnderstanding(
            intent: "addToCart", reply: "\(wanted.name) is in your cart.", hint: nil,
            entities: ["products": [wanted.json]], context: context)
    }

    private static func showCart(_ context: JSONObject) -> VoysisUnderstanding {
        let ids = context["cart"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let held = ids.compactMap { id in products.first { $0.id == id } }
        let sum = held.reduce(0) { $0 + $1.price }
        let reply = held.isEmpty ? "Your cart is empty." : "\(held.count) in your cart, \(sum) euros."
        return VoysisUnderstanding(
            intent: "goToCart", reply: reply, hint: nil,
            entities: ["products": .array(held.map { $0.json }), "total": JSONValue(sum)], context: context)
    }
}

extension VoysisShop.Product {
    var json: JSONValue {
        [
            "id": .string(id), "name": .string(name), "kind": .string(kind), "color": .string(color),
            "brand": .string(brand), "price": JSONValue(price),
        ]
    }
}
