import Crypto

/// Feeds outside bytes to every decoder of the target and checks what must hold for any of them.
public func fuzzCrypto(_ bytes: [UInt8]) {
    decodeText(bytes)
    parseToken(bytes)
    openSealed(bytes)
    shakeHands(bytes)
}

/// Text that decodes encodes to the same text, and any bytes come back.
private func decodeText(_ bytes: [UInt8]) {
    for form in [Base64.standard, .url] {
        let encoded = form.encode(bytes.span)
        let again = form.decode(encoded.span)
        precondition(again == bytes, "what is encoded decodes")
        guard let decoded = form.decode(bytes.span) else { continue }
        precondition(form.encode(decoded.span) == bytes, "one text for each byte string")
    }
    let encoded = Hex.encode(bytes.span)
    let again = Hex.decode(encoded.span)
    precondition(again == bytes, "what is encoded decodes")
    guard let decoded = Hex.decode(bytes.span) else { return }
    precondition(Hex.encode(decoded.span).count == bytes.count, "two digits for each byte")
}

private func parseToken(_ bytes: [UInt8]) {
    do {
        let token = try SignedToken(parsing: bytes.span)
        let dots = bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }
        precondition(dots.count == 2, "a token has three parts")
        precondition(Base64.url.encode(token.header.span) == [UInt8](bytes[..<dots[0]]), "the header is the first")
        guard let key = try? TokenKey(.hs256, secret: secureRandomBytes(32).span) else { return }
        do {
            _ = try token.payload(verifiedBy: key, algorithm: "HS256")
            preconditionFailure("nobody signs with a key made after the token")
        } catch {
            precondition(error == .signatureMismatch, "a token of another key has a wrong signature")
        }
    } catch {
        precondition(error == .malformed || error == .tooLong, "parsing finds faults of form only")
    }
}

private func openSealed(_ bytes: [UInt8]) {
    guard let key = try? SealingKey(id: 1, secret: secureRandomBytes(32)), let keys = try? SealingKeys([key]) else {
        preconditionFailure("32 bytes are a key")
    }
    let opened = try? keys.open(bytes.span, associatedData: bytes.span)
    precondition(opened == nil, "nobody seals with a key made after the value")
    guard let sealed = try? keys.seal(bytes.span, associatedData: bytes.span) else {
        preconditionFailure("a short value can be sealed")
    }
    let again = try? keys.open(sealed.span, associatedData: bytes.span)
    precondition(again == bytes, "what is sealed opens")
}

private let context = try? TLSContext(client: TLSClientSettings())

/// A server that knows nothing of our key share does not get through, whole or byte by byte.
private func shakeHands(_ bytes: [UInt8]) {
    guard let context else { preconditionFailure("a client's context needs no files of ours") }
    guard var whole = try? TLSEngine(client: context, host: "a.test") else { preconditionFailure("a.test is a host") }
    precondition(whole.handshake() == .wantRead, "a client speaks first")
    whole.receive(bytes.span)
    let step = whole.handshake()
    precondition(step != .done, "nobody gets through without our key share")

    guard var single = try? TLSEngine(client: context, host: "a.test") else { preconditionFailure("a.test is a host") }
    var last = single.handshake()
    for byte in bytes where last == .wantRead {
        let piece = [byte]
        single.receive(piece.span)
        last = single.handshake()
    }
    precondition((last == .wantRead) == (step == .wantRead), "pieces end like the whole")
    single.receiveEnd()
    precondition(single.handshake() != .wantRead, "nothing is waited for after the end")
}
