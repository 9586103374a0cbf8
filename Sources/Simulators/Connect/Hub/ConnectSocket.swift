import JSON
import SimulatorKit
import WebSocket

/// One socket of a customer: whether it has subscribed, and the line of what is still to be sent to it.
final class ConnectSocket: WebSocketServerHandler {
    let hub: ConnectHub
    let link: WebSocketServerLink
    let contact: ConnectContact
    /// Counts the sockets of the simulator from 1.
    let number: Int
    /// Nothing is sent before (protocol note section 7.3).
    private(set) var isSubscribed = false

    private let line: DeliveryLine

    init(hub: ConnectHub, link: WebSocketServerLink, _ contact: ConnectContact, number: Int) {
        self.hub = hub
        self.link = link
        self.contact = contact
        self.number = number
        line = DeliveryLine(link, hub.loop, Self.spoilt) { [unowned hub] in hub.statistics.framesSent += 1 }
    }

    var party: ConnectFault.Party { .init(contactID: contact.initialID, connection: number) }

    // MARK: What the client sends

    func received(text: [UInt8]) {
        // Frames that were on their way when we began to close come too late.
        guard link.isOpen else { return }
        hub.statistics.framesReceived += 1
        let frame = try? JSONValue(parsing: text)
        let topic = frame?["topic"]?.stringValue
        var violation: String?
        if frame == nil { violation = "json: a frame is a JSON object" }
        let isKnown = topic == "aws/subscribe" || topic == "aws/heartbeat" || topic == "aws/ping"
        if frame != nil, !isKnown { violation = "topic: \(topic ?? "none") is not for clients" }
        if topic == "aws/subscribe", frame?["content"]?["topics"] != ["aws/chat"] {
            violation = "content: a subscription is to aws/chat, in an object"
        }
        record(.text, text, violation)
        guard violation == nil else {
            // Clients send no messages this way (section 7.2).
            return forbid()
        }
        switch topic {
        case "aws/subscribe": subscribe()
        case "aws/heartbeat":
            if case .beat(.silent)? = hub.faults.next(.heartbeat, party) { return }
            send([UInt8](#"{"topic":"aws/heartbeat"}"#.utf8))
        default: ping()
        }
    }

    func received(binary: [UInt8]) {
        hub.statistics.framesReceived += 1
        record(.binary, binary, "binary: a frame is text")
        forbid()
    }

    func ended(_ closure: WebSocketClosure) {
        line.clear()
        if closure.isClean {
            hub.statistics.connectionsClosed += 1
            let words = closure.reason.isEmpty ? "" : " " + closure.reason
            record(.close, [UInt8]("\(closure.code.rawValue)\(words)".utf8), nil)
        }
        hub.leave(self)
    }

    private func record(_ kind: ConnectSimulator.Received.Kind, _ bytes: [UInt8], _ violation: String?) {
        hub.record(kind, bytes, contactID: contact.initialID, connection: number, violation: violation)
    }

    // MARK: Answers

    private func subscribe() {
        switch hub.faults.next(.subscription, party) {
        case .beat(.subscriptionIgnored): return
        case .beat(.subscriptionRefused): return answerSubscription("failure")
        default: break
        }
        isSubscribed = true
        answerSubscription("success")
        hub.join(contact)
    }

    private func answerSubscription(_ status: String) {
        send([UInt8](#"{"topic":"aws/subscribe","content":{"status":"\#(status)","topics":["aws/chat"]}}"#.utf8))
    }

    private func ping() {
        switch hub.faults.next(.ping, party) {
        case .beat(.noPing): break
        case .beat(.badPing(let status)):
            send([UInt8](#"{"topic":"aws/ping","statusCode":\#(status),"statusContent":"Error"}"#.utf8))
        default: send([UInt8](#"{"topic":"aws/ping","statusCode":200,"statusContent":"OK"}"#.utf8))
        }
    }

    private func forbid() {
        let frame: JSONValue = [
            "message": "Forbidden", "connectionId": .string("Zq\(number)="), "requestId": .string(hub.makeID()),
        ]
        send(frame.encoded())
    }

    // MARK: What goes to the client

    /// Sends a frame that is no item.
    func send(_ text: [UInt8]) { line.enqueue(.send(OutgoingFrame(text: text).wire), after: .zero) }

    /// Sends the frame of an item, or what the faults make of it.
    func deliver(_ text: [UInt8]) {
        guard link.isOpen else { return }
        let frame = OutgoingFrame(text: text)
        guard case .frame(let fault)? = hub.faults.next(.frame, party) else {
            return line.put(frame.wire, after: .zero)
        }
        line.put(frame, spoiltBy: fault, after: .zero)
    }

    private static let spoilt = SpoiltFrames(
        malformed: #"{"topic":"aws/chat","content":"{\"Id"#, notUTF8: #"{"topic":"aws/chat","content":""#, #""}"#)
}
