import HTTPWire
public import ProviderKit

extension CCAI {
    /// A call of the platform's API with words in the place of ids, or one to an address that it gives.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        guard let known = CCAIOperation(rawValue: operation.name), let base = configuration.access?.baseURL else {
            return Self.operations.contains(operation) ? .elsewhere(operation) : nil
        }
        var fields = [HTTPField(name: "Accept", value: "application/json")]
        if known.hasCredentials { fields.append(HTTPField(name: "Authorization", value: "***")) }
        guard known == .sendMessage else {
            return SampleCall(.request, known.asks ? .get : .post, base + "/", fields: fields)
        }
        fields.append(HTTPField(name: "Content-Type", value: "application/json"))
        return SampleCall(
            .request, .post, base + CCAICall.path(ofChat: 1, "/message"), fields: fields,
            body: #"{"from_user_id":1,"message":{"type":"text","content":"hello"}}"#)
    }
}
