import HTTPWire

/// Reads `bytes` in every way this target can and stops the process where a property does not hold:
/// the same parts for every cut, limits kept, what was accepted is accepted again after it was written.
public func fuzzHTTP1(_ bytes: [UInt8]) {
    checkRequests(bytes, HTTP1Limits())
    checkRequests(
        bytes,
        HTTP1Limits(
            startLineBytesMax: 32, fieldLineBytesMax: 40, headBytesMax: 120, fieldCountMax: 4, bodyBytesMax: 16,
            chunkExtensionBytesMax: 8, leadingEmptyLinesMax: 1))
    checkResponses(bytes)
    checkEventStream(bytes)
    checkText(bytes)
}

private func checkRequests(_ bytes: [UInt8], _ limits: HTTP1Limits) {
    let whole = Transcript.requests(bytes, pieceSize: Int.max / 2, limits: limits) { head in
        precondition(head.fields.count <= limits.fieldCountMax, "no more fields than allowed")
        checkWritten(head)
    }
    for size in [1, 2, 7, bytes.count / 2 + 1] {
        let cut = Transcript.requests(bytes, pieceSize: size, limits: limits)
        precondition(cut == whole, "pieces of \(size) give the same parts:\n\(cut)\nand whole:\n\(whole)")
    }
}

/// A head that was read, written and read again says the same.
private func checkWritten(_ head: HTTPRequestHead) {
    guard head.authorityText != nil else { return }
    var written: [UInt8] = []
    HTTP1Writer.appendRequest(head, to: &written)
    var parser = HTTP1RequestParser(limits: HTTP1Limits(fieldCountMax: 1_000))
    var cursor = 0
    guard case .head(let again) = parser.next(in: written.span, at: &cursor) else {
        // An HTTP/1.0 head may hold fields that 1.1 gives another meaning to.
        precondition(head.version == .http10, "a written head is read again")
        return
    }
    precondition(cursor == written.count, "nothing is left of a written head")
    precondition(
        again.method == head.method && again.targetText == head.targetText && again.bodyLength == head.bodyLength,
        "a written head says the same")
    precondition(again.authorityText == head.authorityText, "a written head goes to the same place")
    var before = head.fields
    var after = again.fields
    for name in [HTTPFieldName.host, .contentLength, .transferEncoding, .connection] {
        before.removeAll(name)
        after.removeAll(name)
    }
    precondition(before == after, "a written head has the same fields")
}

private func checkResponses(_ bytes: [UInt8]) {
    let small = HTTP1Limits(
        startLineBytesMax: 32, fieldLineBytesMax: 40, headBytesMax: 120, fieldCountMax: 4, bodyBytesMax: 16,
        chunkExtensionBytesMax: 8, interimResponsesMax: 1)
    for (methods, mayUpgrade) in [([HTTPMethod.get, .get], true), ([.head, .connect], false)] {
        for limits in [HTTP1Limits(), small] {
            let whole = Transcript.responses(
                bytes, to: methods, mayUpgrade: mayUpgrade, pieceSize: Int.max / 2, limits: limits)
            for size in [1, 3, bytes.count / 2 + 1] {
                let cut = Transcript.responses(
                    bytes, to: methods, mayUpgrade: mayUpgrade, pieceSize: size, limits: limits)
                precondition(cut == whole, "pieces of \(size) give the same parts:\n\(cut)\nand whole:\n\(whole)")
            }
        }
    }
}

private func checkEventStream(_ bytes: [UInt8]) {
    func events(_ pieceSize: Int) -> [ServerSentEvent]? {
        var decoder = SSEDecoder(eventBytesMax: 256)
        var events: [ServerSentEvent] = []
        var start = 0
        while start < bytes.count {
            let piece = Array(bytes[start..<min(bytes.count, start + pieceSize)])
            start += piece.count
            guard let more = try? decoder.received(piece.span) else { return nil }
            events += more
        }
        return events
    }
    let whole = events(Int.max / 2)
    precondition(events(1) == whole && events(5) == whole, "any cut of a stream gives the same events")
    for event in whole ?? [] {
        var written: [UInt8] = []
        let data = Array(event.data.utf8)
        var decoder = SSEDecoder()
        guard (try? SSEEncoder.append(id: event.id, event: event.event, data: data.span, to: &written)) != nil,
            let again = try? decoder.received(written.span)
        else { preconditionFailure("an event that was read can be written") }
        precondition(again == [event], "a written event is read again")
    }
}

private func checkText(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let uri = try? URI(text) {
        precondition((try? URI(uri.description)) == uri, "a URI is read again")
        precondition((try? uri.resolving("../a?b")) != nil, "every URI has a neighbour")
    }
    if let decoded = try? PercentCoding.decoded(text) {
        precondition(
            (try? PercentCoding.decoded(PercentCoding.encoded(decoded))) == decoded, "encoded text decodes to itself")
    }
    if let items = try? QueryItems(reading: text, plus: .space) {
        precondition((try? QueryItems(reading: items.encoded, plus: .literal)) == items, "items are read again")
    }
    if let type = try? MediaType(text) {
        precondition((try? MediaType(type.description)) == type, "a media type is read again")
    }
    if let list = try? AcceptList(text) {
        precondition(list.ranges.allSatisfy { 0...1_000 ~= $0.weight }, "weights stay in their bounds")
    }
    if let seconds = HTTPDate.secondsSinceEpoch(text) {
        precondition(HTTPDate.text(secondsSinceEpoch: seconds) == text, "a date is written as it was read")
    }
}
