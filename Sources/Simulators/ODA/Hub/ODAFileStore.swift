import Crypto
import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// The instance's files: `POST /chat/v1/attachments` and `GET /attachment/v1/attachments/{id}` (protocol note section
/// 11); on the hub's loop.
///
/// Beside what was uploaded there are `pattern-<bytes>`, a file of that length, and `away?to=<address>`, which
/// redirects.
final class ODAFileStore {
    private static let uploadPath = "/chat/v1/attachments"
    private static let downloadPath = "/attachment/v1/attachments/"
    /// Files and transfers that are remembered; the oldest make room.
    private static let countMax = 1000
    private static let pieceBytes = 64 << 10

    private struct File {
        var name: String
        var type: String
        var channelID: String
        var userID: String
        var isProtected: Bool
        var content: [UInt8]?
        var sizeBytes: Int
    }

    private unowned let hub: ODAHub
    private var files: [String: File] = [:]
    private var order: [String] = []
    private(set) var transfers: [ODASimulator.Transfer] = []

    init(_ hub: ODAHub) { self.hub = hub }

    func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)? {
        guard head.method == .post, head.pathText == Self.uploadPath else { return nil }
        return ODAUploadReader(head, keptBytesMax: hub.configuration.fileBytesKeptMax)
    }

    /// Answers a request for a file; false for another.
    func serve(_ head: HTTPRequestHead, _ path: String, on front: HTTPFront) -> Bool {
        if path == Self.uploadPath, head.method == .post, let reader = front.taken as? ODAUploadReader {
            serveUpload(head, reader, on: front)
        } else if path.hasPrefix(Self.downloadPath), head.method == .get {
            serveDownload(head, String(path.dropFirst(Self.downloadPath.count)), on: front)
        } else {
            return false
        }
        return true
    }

    // MARK: Up

    private func serveUpload(_ head: HTTPRequestHead, _ reader: ODAUploadReader, on front: HTTPFront) {
        let digest = reader.finish()
        var transfer = ODASimulator.Transfer(isUpload: true, path: head.pathText, name: reader.fileName)
        transfer.contentType = reader.contentType
        transfer.sizeBytes = max(reader.announcedBytes, 0)
        transfer.sha256 = String(decoding: Hex.encode(digest.span), as: UTF8.self)
        transfer.hasTokenInHeader = head.fields.contains(.authorization)
        do throws(Refusal) {
            let query = try hub.readQuery(head)
            let isProtected = try validate(head, reader, query)
            transfer.isProtected = isProtected
            let file = File(
                name: reader.fileName, type: reader.contentType, channelID: query.channelID, userID: query.userID,
                isProtected: isProtected, content: reader.content, sizeBytes: reader.announcedBytes)
            let fault = hub.faults.next(.upload, userID: query.userID, connection: nil)
            guard case .upload(let failure) = fault else {
                return accept(file, .ok, transfer, head, on: front)
            }
            fail(failure, transfer, on: front) { [self] in accept(file, $0, transfer, head, on: front) }
        } catch {
            refuse(error, transfer, on: front)
        }
    }

    /// Whether the file is to be protected, if everything is right.
    private func validate(
        _ head: HTTPRequestHead, _ reader: ODAUploadReader, _ query: (channelID: String, userID: String)
    ) throws(Refusal) -> Bool {
        guard let channel = hub.clientChannel(query.channelID) else { throw .init(.notFound, "no such channel") }
        let token = try hub.checkHeader(head, channel, userID: query.userID)
        if channel.verifier != nil, token == nil { throw .init(.unauthorized, "AuthNoToken") }
        if channel.verifier == nil, head.fields.contains(.authorization) {
            throw .init(.badRequest, "authNotWanted: the channel is open")
        }
        if let violation = reader.violation { throw .init(.badRequest, violation.text) }
        guard reader.announcedBytes <= ODAUploadReader.fileBytesMax else { throw .init(.contentTooLarge, "too large") }
        guard reader.announcedBytes > 0 else { throw .init(.badRequest, "the file is empty") }
        switch (head.fields["x-oda-meta-file-isProtected"], head.fields["x-oda-meta-file-authType"]) {
        case (nil, nil): return false
        case ("True", "ChannelClientAuth") where channel.verifier != nil: return true
        default: throw .init(.badRequest, "protection is True and ChannelClientAuth, on authenticated channels")
        }
    }

    private func accept(
        _ file: File, _ status: HTTPStatus, _ transfer: ODASimulator.Transfer, _ head: HTTPRequestHead,
        on front: HTTPFront
    ) {
        let id = (0..<4).map { _ in hex(hub.random.nextUInt32()) }.joined(separator: "-")
        files[id] = file
        order.append(id)
        if order.count > Self.countMax { files[order.removeFirst()] = nil }
        hub.statistics.filesUploaded += 1
        note(transfer, status)
        let host = head.fields[.host] ?? hub.address?.description ?? ""
        let answer: JSONValue = [
            "fileName": JSONValue(file.name), "type": JSONValue(file.type),
            "url": JSONValue("http://\(host)\(Self.downloadPath)\(id)"),
        ]
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        front.respond(status, fields, answer.encoded())
    }

    private func hex(_ number: UInt32) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    // MARK: Down

    private func serveDownload(_ head: HTTPRequestHead, _ id: String, on front: HTTPFront) {
        let query = try? QueryItems(reading: head.queryText ?? "", plus: .space)
        var transfer = ODASimulator.Transfer(isUpload: false, path: head.pathText, name: id)
        transfer.hasTokenInHeader = head.fields.contains(.authorization)
        transfer.hasTokenInQuery = query?["token"] != nil
        let file = files[id]
        if let fault = hub.faults.next(.download, userID: file?.userID ?? "", connection: nil),
            case .download(let failure) = fault
        {
            return fail(failure, transfer, on: front) { [self] status in
                guard let found = file ?? pattern(id), status == .ok else { return answer(status, transfer, on: front) }
                deliver(found, transfer, on: front)
            }
        }
        if id == "away", let target = query?["to"] { return redirect(to: target, transfer, on: front) }
        guard let file = file ?? pattern(id) else { return answer(.notFound, transfer, on: front) }
        guard !file.isProtected || mayRead(file, head, query?["token"]) else {
            return answer(.unauthorized, transfer, on: front)
        }
        deliver(file, transfer, on: front)
    }

    private func pattern(_ id: String) -> File? {
        guard id.hasPrefix("pattern-"), let count = Int(id.dropFirst(8)), (0...(64 << 20)).contains(count) else {
            return nil
        }
        return File(
            name: id, type: "application/octet-stream", channelID: "", userID: "", isProtected: false, content: nil,
            sizeBytes: count)
    }

    /// The token stands in the header or in the query (protocol note section 11.3).
    private func mayRead(_ file: File, _ head: HTTPRequestHead, _ parameter: String?) -> Bool {
        let header = head.fields[.authorization].flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
        guard let token = header ?? parameter, let verifier = hub.channels[file.channelID]?.verifier else {
            return false
        }
        let now = Int(hub.configuration.wallClock() / 1000)
        return (try? verifier.verify(token, userID: file.userID, nowSeconds: now)) != nil
    }

    private func deliver(_ file: File, _ transfer: ODASimulator.Transfer, on front: HTTPFront) {
        hub.statistics.filesDownloaded += 1
        var transfer = transfer
        transfer.sizeBytes = file.sizeBytes
        transfer.isProtected = file.isProtected
        note(transfer, .ok)
        var fields = HTTPFields()
        do throws(HTTPWireError) {
            try fields.append(.contentType, file.type)
        } catch {
            fields.append(.contentType, constant: "application/octet-stream")
        }
        var sent = 0
        front.respond(.ok, fields, bytes: file.sizeBytes) {
            guard sent < file.sizeBytes else { return nil }
            let count = min(Self.pieceBytes, file.sizeBytes - sent)
            defer { sent += count }
            if let content = file.content { return Array(content[sent..<sent + count]) }
            let start = sent % Self.pieceBytes
            return Array(Self.pattern[start..<start + count])
        }
    }

    /// The pattern in a file that is only a length, again and again; twice, so that a piece may begin anywhere.
    private static let pattern = (0..<2 * pieceBytes).map { UInt8(truncatingIfNeeded: ($0 % pieceBytes) &* 31) }

    private func redirect(to target: String, _ transfer: ODASimulator.Transfer, on front: HTTPFront) {
        var fields = HTTPFields()
        do throws(HTTPWireError) {
            try fields.append(.location, target)
        } catch {
            return answer(.badRequest, transfer, on: front)
        }
        note(transfer, .found)
        front.respond(.found, fields)
    }

    // MARK: Failing

    private func fail(
        _ failure: ODAFault.Transfer, _ transfer: ODASimulator.Transfer, on front: HTTPFront,
        _ go: @escaping (HTTPStatus) -> Void
    ) {
        switch failure {
        case .status(let code):
            let status = HTTPStatus(code: code) ?? .internalServerError
            if status.isSuccess { go(status) } else { answer(status, transfer, on: front) }
        case .slow(let time):
            hub.loop.schedule(after: time) { [weak front] in
                guard let front, front.connection.isOpen else { return }
                go(.ok)
            }
        case .cut:
            note(transfer, nil)
            front.connection.close()
        }
    }

    private func answer(_ status: HTTPStatus, _ transfer: ODASimulator.Transfer, on front: HTTPFront) {
        note(transfer, status)
        var fields = HTTPFields()
        if status == .unauthorized { fields.append(.wwwAuthenticate, constant: "Bearer") }
        front.respond(status, fields, [UInt8](status.reason.utf8))
    }

    private func refuse(_ refusal: Refusal, _ transfer: ODASimulator.Transfer, on front: HTTPFront) {
        var transfer = transfer
        transfer.refusal = refusal.detail
        if refusal.status == .badRequest { hub.statistics.violations += 1 }
        note(transfer, refusal.status)
        front.respond(refusal.status, HTTPFields(), [UInt8](refusal.detail.utf8))
    }

    private func note(_ transfer: ODASimulator.Transfer, _ status: HTTPStatus?) {
        var transfer = transfer
        transfer.status = status.map { Int($0.code) }
        if transfers.count == Self.countMax { transfers.removeFirst() }
        transfers.append(transfer)
    }

    // MARK: What others need

    /// A payload with the simulator's address in it.
    func named(_ payload: [UInt8]) -> [UInt8] {
        let address = "http://\(hub.address?.description ?? "127.0.0.1")"
        return Array(String(decoding: payload, as: UTF8.self).replacing(SkillReply.instance, with: address).utf8)
    }

    func encodedTransfers() -> [UInt8] {
        JSONValue.object(["transfers": .array(transfers.map(\.json))]).encoded()
    }
}
