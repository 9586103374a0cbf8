import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Speech")
struct SpeechTests {
    private static func open() async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": "speaking"])
    }

    /// The types of the session's events about speech and messages, in order.
    private static func story(_ session: Conversation) async throws -> [String] {
        try await session.events().compactMap { event in
            guard let type = event["type"]?.stringValue, type.hasPrefix("query.") || type.hasPrefix("message.") else {
                return nil
            }
            let state = event["data"]?["state"]?.stringValue.map { type == "message.state" ? " \($0)" : "" } ?? ""
            return type + state
        }
    }

    private static func speak(
        _ session: Conversation, _ text: String, type: String = "audio/wav", query: String = "", path: String = ""
    ) async throws -> Answer {
        try await session.caller.call(
            "POST", session.path + "/audio" + path + query, body: Array(text.utf8),
            fields: type.isEmpty ? [:] : ["Content-Type": type])
    }

    /// A request whose body comes in chunks.
    private static func chunked(
        _ session: Conversation, _ pieces: [String], thenBreak: Bool = false, query: String = ""
    ) async throws -> Answer? {
        let caller = session.caller
        let path = session.path + "/audio" + query
        return try await offPool {
            let wire = try Wire(port: caller.port)
            defer { wire.close() }
            let head = caller.request(
                "POST", path, body: nil,
                fields: ["Content-Type": "audio/pcm;rate=16000", "Transfer-Encoding": "chunked"])
            try wire.send(head)
            for piece in pieces {
                try wire.send(Array("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n".utf8))
            }
            if thenBreak { return nil }
            try wire.send(Array("0\r\n\r\n".utf8))
            let answer = try AnswerReader(wire).answer(to: "POST", within: 20)
            try caller.contract?.check(answer, "POST", path)
            return answer
        }
    }

    @Test("a recording of no bytes is refused and leaves nothing; with more to come it is a beginning")
    func nothingSaid() async throws {
        let session = try await Self.open()
        let before = try await session.events().count
        let answer = try await Self.speak(session, "")
        expect(answer.status == 422 && answer.code == "invalid_request", "\(answer)")
        try await expectEqual(session.events().count, before)
        try await expectEqual(Self.speak(session, "", type: "").status, 415)
        try await expectEqual(Self.speak(session, "", query: "?final=false").status, 202)
    }

    @Test("a recording is a message of the user, and is answered")
    func recording() async throws {
        let session = try await Self.open()
        let answer = try await Self.speak(session, "hello")
        expectEqual(answer.status, 202, "\(answer)")
        let id = try #require(answer.json["query"]?["id"]?.stringValue)
        expectEqual(answer.json["query"]?["state"], "finished")
        expectEqual(answer.json["query"]?["sizeBytes"], 5)
        expectEqual(answer.json["message"]?["id"]?.stringValue, id)
        expectEqual(answer.json["message"]?["content"]?["contentType"], "audio/wav")
        _ = try await session.event("query.completed")
        try await expectEqual(
            Self.story(session),
            [
                "message.created", "query.recordingStarted", "query.created", "query.recordingFinished",
                "message.updated", "message.state sent", "message.created", "query.completed",
            ])
        let message = try await session.message(id)
        expectEqual(message["content"], ["type": "audio", "contentType": "audio/wav", "text": "hello"])
        expectEqual(message["state"], "sent")
        let said = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        expectEqual(said["data"]?["replyTo"], .string(id), "the vendor's name of what was spoken is known")
        expectEqual(SpeakingProvider.calls(of: session.id), ["begin audio/wav at hand", "finish 5"])
    }

    @Test("sound in chunks is live, and goes on as it comes")
    func live() async throws {
        let session = try await Self.open()
        let answer = try #require(try await Self.chunked(session, ["he", "llo"]))
        expectEqual(answer.status, 202, "\(answer)")
        expectEqual(SpeakingProvider.calls(of: session.id), ["begin audio/pcm; rate=16000 live", "finish 5"])
    }

    @Test("a query is kept open for further bodies, until one ends it")
    func appending() async throws {
        let session = try await Self.open()
        let begun = try await Self.speak(session, "one ", query: "?final=false")
        expectEqual(begun.json["query"]?["state"], "recording")
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let more = try await Self.speak(session, "two ", query: "?final=false", path: "/\(id)")
        expectEqual(more.json["query"]?["state"], "recording")
        expectEqual(more.json["query"]?["contentType"], "audio/wav")
        let last = try await Self.speak(session, "", type: "", path: "/\(id)")
        expectEqual(last.status, 202, "\(last)")
        _ = try await session.event("query.completed")
        try await expectEqual(session.message(id)["content"]?["text"], "one two ")
        let late = try await Self.speak(session, "three", path: "/\(id)")
        expectEqual(late.status, 409)
        expectEqual(late.json["code"], "query_over")
    }

    @Test("what the provider does not want any more is not taken")
    func heardEnough() async throws {
        let session = try await Self.open()
        let begun = try await Self.speak(session, "one ", query: "?final=false")
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let stopped = try await Self.speak(session, "STOP", query: "?final=false", path: "/\(id)")
        expectEqual(stopped.json["query"]?["state"], "finished")
        let late = try await Self.speak(session, "three", query: "?final=false", path: "/\(id)")
        expectEqual(late.json["code"], "query_over")
        let finished = try await session.event("query.recordingFinished")
        expectEqual(finished["data"], ["reason": "vad", "messageId": .string(id)])
    }

    @Test("one query at a time, and one request that speaks")
    func oneAtATime() async throws {
        let session = try await Self.open()
        let begun = try await Self.speak(session, "one ", query: "?final=false")
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let other = try await Self.speak(session, "other")
        expectEqual(other.status, 409)
        expectEqual(other.json["code"], "query_in_progress")
        expectEqual(other["Retry-After"], "1")
        try await expectEqual(Self.speak(session, "", type: "", path: "/\(id)").status, 202)
        _ = try await session.event("query.completed")
        try await expectEqual(Self.speak(session, "again").status, 202)
    }

    @Test("a query is cancelled while it is recorded, and while its answer is awaited")
    func cancelling() async throws {
        for ends in [false, true] {
            let session = try await Self.open()
            let begun = try await Self.speak(session, "one", type: "audio/slow", query: ends ? "" : "?final=false")
            let id = try #require(begun.json["query"]?["id"]?.stringValue)
            let path = session.path + "/audio/\(id)"
            try await expectEqual(session.caller.call("DELETE", path).status, 204)
            let failed = try await session.event("query.failed")
            expectEqual(failed["data"]?["problem"]?["provider"]?["code"], "query_cancelled")
            try await expectEqual(session.message(id)["state"], "failed")
            try await expectEqual(session.caller.call("DELETE", path).json["code"], "query_over")
            expectEqual(SpeakingProvider.calls(of: session.id).last, "cancel wanted")
        }
    }

    @Test("what is understood so far is told to who reads, past the log")
    func partial() async throws {
        let session = try await Self.open()
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        let begun = try await Self.speak(session, "one ", query: "?final=false")
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let first = try #require(try await reader.read(to: "query.partial").last)
        expect(first.id == nil && first.seq == nil)
        expectEqual(first.json["data"], ["text": "one ", "messageId": .string(id)])
        _ = try await Self.speak(session, "two", path: "/\(id)")
        let second = try #require(try await reader.read(to: "query.partial").last)
        expectEqual(second.json["data"]?["text"], "one two")
        _ = try await session.event("query.completed")
        try await expect(!Self.story(session).contains("query.partial"))
    }

    @Test("a body that breaks off gives the query up")
    func broken() async throws {
        let session = try await Self.open()
        try await expect(Self.chunked(session, ["one"], thenBreak: true) == nil)
        let failed = try await session.event("query.failed")
        let id = try #require(failed["data"]?["messageId"]?.stringValue)
        try await expectEqual(session.message(id)["state"], "failed")
        expectEqual(SpeakingProvider.calls(of: session.id).last, "cancel broken")
        try await expectEqual(Self.speak(session, "again").status, 202)
    }

    @Test(
        "what the provider refuses at once is said in the words of the API, and leaves nothing behind",
        arguments: [("audio/none", 415, "unsupported_media_type"), ("audio/busy", 409, "query_in_progress")])
    func refusedAtOnce(_ type: String, _ status: Int, _ code: String) async throws {
        let session = try await Self.open()
        let answer = try await Self.speak(session, "one", type: type)
        expectEqual(answer.status, status, "\(answer)")
        expectEqual(answer.json["code"]?.stringValue, code)
        try await expectEqual(Self.story(session), [])
        expectEqual(SpeakingProvider.calls(of: session.id), [])
        try await expectEqual(Self.speak(session, "again").status, 202)
    }

    @Test(
        "what fails once the message is stored fails the message, and is no failure of the call",
        arguments: [("audio/late", "one", "no_token"), ("audio/wav", "FAIL", "audio_too_long")])
    func failures(_ type: String, _ text: String, _ code: String) async throws {
        let session = try await Self.open()
        let answer = try await Self.speak(session, text, type: type)
        expectEqual(answer.status, 202, "\(answer)")
        let message = try #require(answer.json["message"])
        expectEqual(message["state"], "failed")
        expectEqual(message["error"]?["provider"]?["code"]?.stringValue, code)
        expectEqual(message["error"]?["retryable"], false, "its sound is not kept, so it cannot be sent again")
        let failed = try await session.event("query.failed")
        expectEqual(failed["data"]?["messageId"], message["id"])
        try await expectEqual(Self.speak(session, "again").status, 202)
    }

    @Test("a body behind the first that the provider cannot take is told to who sends it")
    func failureOfLaterBody() async throws {
        let session = try await Self.open()
        let begun = try await Self.speak(session, "one ", query: "?final=false")
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let answer = try await Self.speak(session, "FAIL", path: "/\(id)")
        expect(answer.status == 413 && answer.code == "body_too_large", "\(answer)")
        _ = try await session.state(of: id, "failed")
    }

    @Test("speech over a stream that fails at its beginning fails its message, and what follows is dropped")
    func failureOverStream() async throws {
        let session = try await Self.open()
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/late"])
        let begun = try await socket.reply(1)
        expect(begun["status"] == 202 && begun["audio"]?["message"]?["state"] == "failed", "\(begun)")
        try socket.send(SocketClient.frame(2, Array("one".utf8)))
        try socket.send(["op": "audio", "ref": 2, "action": "finish"])
        try await expectEqual(socket.reply(2)["audio"]?["query"]?["state"], "finished")
    }

    @Test(
        "a request that makes no sense is refused before anything is stored",
        arguments: [
            ("text/plain", "", 415), ("", "", 415), ("audio/*", "", 415), ("audio/wav", "?final=maybe", 422),
            ("audio/wav", "?mood=good", 422),
        ])
    func senseless(_ type: String, _ query: String, _ status: Int) async throws {
        let session = try await Self.open()
        let answer = try await Self.speak(session, "one", type: type, query: query)
        expectEqual(answer.status, status, "\(answer)")
        try await expectEqual(Self.story(session), [])
    }

    @Test("whoever speaks may say whether the provider hears the end, where that can be chosen")
    func hearing() async throws {
        let session = try await Self.open()
        try await expectEqual(Self.speak(session, "hello", query: "?vad=false").status, 202)
        expectEqual(SpeakingProvider.calls(of: session.id).first, "begin audio/wav at hand vad false")
        try await expectEqual(Self.speak(session, "hello", query: "?vad=perhaps").status, 422)
        let socket = try await session.socket("?after=now")
        let begin: JSONValue = ["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/wav", "vad": 1]
        try socket.send(begin)
        try await expectEqual(socket.reply(1)["problem"]?["errors"]?[0]?["pointer"], "/vad")
        try socket.send(["op": "audio", "ref": 2, "action": "begin", "contentType": "audio/slow", "vad": true])
        try await expectEqual(socket.reply(2)["status"], 202)
        expectEqual(SpeakingProvider.calls(of: session.id).last, "begin audio/slow live vad true")
    }

    @Test("what is dictated is heard and shown to nobody as said, where that can be chosen")
    func dictation() async throws {
        let session = try await Self.open()
        let taken = try await Self.speak(session, "hello", query: "?send=false")
        expectEqual(taken.status, 202, "\(taken)")
        expectEqual(SpeakingProvider.calls(of: session.id).first, "begin audio/wav at hand dictated")
        expectEqual(taken.json["message"]?["hidden"], true)
        expectEqual(taken.json["message"]?["content"]?["dictation"], true)
        _ = try await session.event("query.completed")
        let id = try #require(taken.json["message"]?["id"]?.stringValue)
        let heard = try await session.message(id)
        expect(heard["content"]?["text"]?.stringValue?.contains("hello") == true && heard["hidden"] == true)
        try await expectEqual(Self.speak(session, "hello", query: "?send=perhaps").status, 422)
        let said = try await Self.speak(session, "hello", query: "?send=true")
        expect(said.json["message"]?["hidden"] == false && said.json["message"]?["content"]?["dictation"] == nil)
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/wav", "send": 1])
        try await expectEqual(socket.reply(1)["problem"]?["errors"]?[0]?["pointer"], "/send")
        try socket.send(["op": "audio", "ref": 2, "action": "begin", "contentType": "audio/slow", "send": false])
        try await expectEqual(socket.reply(2)["status"], 202)
        expectEqual(SpeakingProvider.calls(of: session.id).last, "begin audio/slow live dictated")
        let other = try await Conversation.open(try await backend(), ["provider": "mute"])
        let none = try await Self.speak(other, "one", query: "?send=false")
        expect(none.status == 501 && none.json["detail"]?.stringValue?.contains("dictated") == true, "\(none)")
    }

    @Test("where nobody listens, 501; where there is no such query, 404; in a session that is over, 409")
    func absent() async throws {
        let mute = try await Conversation.open(try await backend(), ["provider": "mute"])
        try await expectEqual(Self.speak(mute, "one").json["code"], "capability_unsupported")
        let session = try await Self.open()
        let unknown = "/msg_01kkpssp62ephsstpj3nvk9ny1"
        try await expectEqual(Self.speak(session, "one", path: unknown).status, 404)
        try await expectEqual(session.caller.call("DELETE", session.path + "/audio" + unknown).status, 404)
        let text = try await session.send("hello").json["id"]?.stringValue ?? ""
        try await expectEqual(Self.speak(session, "one", path: "/\(text)").status, 404)
        try await session.caller.post(session.path + "/end")
        try await expectEqual(Self.speak(session, "one").json["code"], "session_ended")
    }

    @Test("speech ends with its session, and its message is settled")
    func endOfSession() async throws {
        for how in ["end", "suspend"] {
            let session = try await Self.open()
            let begun = try await Self.speak(session, "one", query: "?final=false")
            let id = try #require(begun.json["query"]?["id"]?.stringValue)
            try await session.caller.post(session.path + "/\(how)")
            _ = try await session.state(of: id, "failed")
            try await expectEqual(session.message(id)["state"], "failed")
            let late = try await Self.speak(session, "two", path: "/\(id)")
            expectEqual(late.json["code"], "query_over")
        }
    }

    @Test("speech that a crash cut off has failed when the gateway is back")
    func crash() async throws {
        let folder = TestFolder()
        let yaml = Samples.twoApps(dataDirectory: folder.path + "/data", scripted: true)
        var id = ""
        var path = ""
        try await withGateway(yaml, in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "speaking"])
            let begun = try await Self.speak(session, "one", query: "?final=false")
            id = try #require(begun.json["query"]?["id"]?.stringValue)
            path = session.path
            try await expectEqual(session.message(id)["state"], "accepted", "it is on the disk already")
            // From here on nothing gets to the disk, as if the process were gone.
            gateway.store.fail(with: .closed)
        }
        try await withGateway(yaml, in: folder) { gateway in
            let session = path.split(separator: "/").last.map { String($0) } ?? ""
            let back = try Conversation(gateway.backend, made: ["session": ["id": .string(session)]])
            _ = try await back.state(of: id, "failed")
            try await expectEqual(back.message(id)["error"]?["code"], "outcome_unknown")
        }
    }

    // MARK: Over a stream

    @Test("binary frames of a stream are speech between begin and finish")
    func frames() async throws {
        let session = try await Self.open()
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/pcm;rate=16000"])
        let begun = try await socket.reply(1)
        expectEqual(begun["status"], 202, "\(begun)")
        expectEqual(begun["audio"]?["query"]?["state"], "recording")
        let id = try #require(begun["audio"]?["query"]?["id"]?.stringValue)
        for piece in ["he", "l", "lo"] { try socket.send(SocketClient.frame(2, Array(piece.utf8))) }
        try socket.send(["op": "audio", "ref": 2, "action": "finish"])
        try await expectEqual(socket.reply(2)["audio"]?["query"]?["id"]?.stringValue, id)
        _ = try await session.event("query.completed")
        try await expectEqual(session.message(id)["content"]?["text"], "hello")
        expectEqual(SpeakingProvider.calls(of: session.id).first, "begin audio/pcm; rate=16000 live")
        try socket.send(["op": "audio", "ref": 3, "action": "finish"])
        try await expectEqual(socket.reply(3)["problem"]?["code"], "query_over")
    }

    @Test("frames behind the end of speech are dropped, a cancelled query fails, a cut gives it up")
    func framesThatAreNotWanted() async throws {
        let session = try await Self.open()
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/wav"])
        for piece in ["STOP", "more", "and more"] { try socket.send(SocketClient.frame(2, Array(piece.utf8))) }
        try socket.send(["op": "audio", "ref": 2, "action": "finish"])
        try await expectEqual(socket.reply(2)["status"], 202)
        // There is one at a time.
        _ = try await session.event("query.completed")
        try socket.send(["op": "audio", "ref": 3, "action": "begin", "contentType": "audio/slow"])
        let second = try await socket.reply(3)
        try socket.send(["op": "audio", "ref": 4, "action": "cancel"])
        try await expectEqual(socket.reply(4)["status"], 204)
        let id = second["audio"]?["query"]?["id"]?.stringValue ?? ""
        _ = try await session.state(of: id, "failed")
        try socket.send(["op": "audio", "ref": 5, "action": "begin", "contentType": "audio/wav"])
        let third = try await socket.reply(5)["audio"]?["query"]?["id"]?.stringValue ?? ""
        socket.close()
        _ = try await session.state(of: third, "failed")
        expectEqual(SpeakingProvider.calls(of: session.id).last, "cancel broken")
    }

    @Test("operations that make no sense have their problem, and the connection stays")
    func senselessOperations() async throws {
        let session = try await Self.open()
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "sing"])
        try await expectEqual(socket.reply(1)["problem"]?["errors"]?[0]?["pointer"], "/action")
        try socket.send(["op": "audio", "ref": 2, "action": "begin"])
        try await expectEqual(socket.reply(2)["problem"]?["code"], "unsupported_media_type")
        try socket.send(["op": "audio", "ref": 3, "action": "begin", "contentType": "audio/wav", "mood": 1])
        try await expectEqual(socket.reply(3)["problem"]?["code"], "invalid_request")
        try socket.send(["op": "ping", "ref": 4])
        try await expectEqual(socket.reply(4)["status"], 200)
    }
}
