import EventLoop
import HTTPWire
import SimulatorKit
import WebSocket

/// The opening of sockets (protocol note sections 6.1 and 7.3).
extension ConnectHub {
    /// How many sockets a participant may have (section 7.5).
    private static let socketsMax = 5
    /// The longest message of a client (section 7.4, assumed).
    private static let messageBytesMax = 128 << 10

    /// A target with what must be encoded, to be dialled byte for byte.
    func makeDial(for contact: ConnectContact) -> String {
        let secret = PercentCoding.encoded("k+/" + makeToken())
        let target = "\(Self.socketPath)?QVM=\(secret)&X-Amz-Signature=\(makeID())"
        if dials.count > 2 * configuration.contactsMax { dials = dials.filter { $0.value.expiresAtMilliseconds > now } }
        dials[target] = ConnectDial(
            contact: contact, expiresAtMilliseconds: now + milliseconds(configuration.dialWithin))
        return target
    }

    func shake(_ head: HTTPRequestHead, on front: HTTPFront) {
        let target = head.targetText
        let party = ConnectFault.Party(contactID: dials[target]?.contact.initialID)
        var wanted: HandshakeFault?
        if case .handshake(let fault)? = faults.next(.handshake, party) { wanted = fault }
        let refused = { [self] in note(head, party.contactID, status: 0, violation: nil) }
        shake(on: front, wanted, garbage: "connect", refused: refused) { [weak self] front in
            self?.finish(head, on: front)
        }
    }

    private func finish(_ head: HTTPRequestHead, on front: HTTPFront) {
        let dial = dials[head.targetText]
        do throws(Refusal) {
            guard let dial else { throw Refusal(.forbidden, "the URL is not one that was given, byte for byte") }
            guard dial.expiresAtMilliseconds > now else { throw Refusal(.forbidden, "the URL is too old") }
            guard !dial.contact.isEnded else { throw Refusal(.forbidden, "the contact is over") }
            guard dial.contact.sockets.count < Self.socketsMax else {
                throw Refusal(.tooManyRequests, "the participant has five sockets")
            }
            guard !head.fields.contains(.authorization), head.fields["x-amz-bearer"] == nil else {
                throw Refusal(.forbidden, "a handshake carries no credentials but its URL")
            }
            let answer = try head.webSocketAgreement()
            let link = WebSocketServerLink(
                front.connection, limits: limits(messageBytesMax: Self.messageBytesMax), random: random)
            // The log has the handshake before what comes over it.
            note(head, dial.contact.initialID, status: 101, violation: nil)
            let number = admit(link, dial.contact)
            front.upgrade(answer, to: link)
            loop.schedule(after: configuration.socketLife) { [weak self] in
                self?.sockets[number]?.link.close(.goingAway, reason: "the connection has expired")
            }
        } catch {
            note(
                head, dial?.contact.initialID, status: Int(error.status.code), violation: "handshake: \(error.detail)")
            refuse(error, on: front)
        }
    }

    private func note(_ head: HTTPRequestHead, _ contactID: String?, status: Int, violation: String?) {
        record(
            .handshake, [], target: "GET \(head.targetText)", contactID: contactID ?? "", status: status,
            violation: violation)
    }
}
