package import Domain
import HTTPWire
package import JSON
import Kernel
package import ProviderKit

/// Speech: taken from the caller, framed for the service, and what the service says while it listens.
extension VoysisMachine {
    // MARK: From the caller

    /// Begins a query; nothing goes to the service before its format is known.
    package mutating func beginAudio(
        _ message: MessageID, contentType: String, isLive: Bool, context: JSONObject? = nil, hearsEnd: Bool? = nil,
        at time: MachineTime
    ) throws(ProviderFailure) -> [VoysisStep] {
        defer { assertConsistent() }
        let recorder = try recorder(contentType: contentType, isLive: isLive)
        var audio = VoysisAudio(message: message, isLive: isLive, began: time.instant, recorder: recorder)
        audio.context = context
        audio.hearsEnd = hearsEnd
        waiting.append(VoysisOperation(.audio(audio)))
        // A recording at hand comes as fast as its caller's network takes it; speech takes the time that it takes.
        let limit = isLive ? .seconds(configuration.recordingSecondsMax) + times.recordingMargin : times.upload
        return [.emit(.query(QueryEvent(.recordingStarted, message: message))), .start(.recording, after: limit)]
            + proceed()
    }

    /// Why speech cannot begin now; nil where it can.
    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure? {
        do throws(ProviderFailure) {
            _ = try recorder(contentType: contentType, isLive: isLive)
            return nil
        } catch {
            return error
        }
    }

    private func recorder(contentType: String, isLive: Bool) throws(ProviderFailure) -> VoysisRecorder {
        guard !isOver else { throw Self.isEnded }
        guard !hasQuery else {
            throw ProviderFailure(.invalid, "Another query is not over yet.", code: "query_in_progress", status: 409)
        }
        return try VoysisRecorder(
            contentType: contentType, isLive: isLive, secondsMax: configuration.recordingSecondsMax,
            truncates: configuration.oversize == .truncate)
    }

    /// Takes bytes; whether more are wanted.
    ///
    /// - Throws: why they cannot be taken; the query has failed then, and everybody knows.
    package mutating func appendAudio(
        _ bytes: [UInt8], at time: MachineTime
    ) throws(VoysisAudioFailure) -> (isWanted: Bool, steps: [VoysisStep]) {
        defer { assertConsistent() }
        guard var audio = audio, audio.ending == nil else { return (false, []) }
        guard !bytes.isEmpty else { return (true, []) }
        let intake: VoysisRecorder.Intake
        do throws(ProviderFailure) {
            intake = try audio.recorder.take(bytes)
        } catch {
            throw VoysisAudioFailure(failure: error, steps: audioFailed(error, reason: .audioError))
        }
        setAudio(audio)
        var steps = proceed()
        if intake == .full {
            do throws(ProviderFailure) {
                steps += try finish(.limit, at: time)
            } catch {
                throw VoysisAudioFailure(failure: error, steps: steps + audioFailed(error, reason: .audioError))
            }
            return (false, steps)
        }
        return (true, steps + pump(at: time))
    }

    /// There are no further bytes.
    package mutating func finishAudio(at time: MachineTime) throws(VoysisAudioFailure) -> [VoysisStep] {
        defer { assertConsistent() }
        guard let audio, audio.ending == nil else { return [] }
        do throws(ProviderFailure) {
            return try finish(.manual, at: time)
        } catch {
            throw VoysisAudioFailure(failure: error, steps: audioFailed(error, reason: .audioError))
        }
    }

    /// The query is given up: it is reported, and the socket closed so that nothing of it reaches the next one.
    ///
    /// - Parameter isBroken: the sound ended in its middle; speech whose end has been heard already goes on.
    package mutating func cancelAudio(isBroken: Bool, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard let audio, !isBroken || audio.ending == nil else { return [] }
        var steps: [VoysisStep] = []
        if audio.ending == nil {
            steps.append(Self.finished(audio.message, .cancelled))
        }
        let failure =
            isBroken
            ? ProviderFailure(.invalid, "The audio broke off.", code: "audio_broken", status: 400)
            : ProviderFailure(.invalid, "The query was cancelled.", code: "query_cancelled", status: 409)
        return steps + audioFailed(failure, reason: isBroken ? .audioError : .other)
    }

    // MARK: State

    /// The audio query, running or waiting; there is at most one.
    var audio: VoysisAudio? {
        if case .audio(let audio) = current?.kind { return audio }
        for operation in waiting { if case .audio(let audio) = operation.kind { return audio } }
        return nil
    }

    private mutating func setAudio(_ audio: VoysisAudio) {
        if current?.isAudio == true {
            current?.kind = .audio(audio)
        } else if let index = waiting.firstIndex(where: \.isAudio) {
            waiting[index].kind = .audio(audio)
        }
    }

    private mutating func finish(
        _ ending: VoysisAudio.Ending, at time: MachineTime
    ) throws(ProviderFailure) -> [VoysisStep] {
        guard var audio else { return [] }
        try audio.recorder.finish()
        audio.ending = ending
        audio.durations.userStop = time.instant - audio.began
        setAudio(audio)
        return [Self.finished(audio.message, ending), .stop(.recording), .wake] + proceed() + pump(at: time)
    }

    private static func finished(_ message: MessageID, _ ending: VoysisAudio.Ending) -> VoysisStep {
        let data: JSONObject = ["reason": JSONValue(ending.rawValue)]
        return .emit(.query(QueryEvent(.recordingFinished, message: message, data: data)))
    }

    /// The audio query is over without a result, whether it has begun at the service or not.
    private mutating func audioFailed(_ failure: ProviderFailure, reason: VoysisCancelReason) -> [VoysisStep] {
        guard let audio else { return [] }
        guard current?.isAudio == true else {
            waiting.removeAll { $0.isAudio }
            return Self.settled(audio.message, failure) + [.stop(.recording), .wake] + proceed()
        }
        let steps = giveUp(reason: reason, failure.detail)
        // Before its request is out, nothing of it can reach the next query.
        let closing = current?.stage == .linking || current?.stage == .token ? [] : close(1000)
        return steps + closing + fail(failure)
    }

    // MARK: To the service

    /// The query is made: what waited goes out.
    mutating func created(_ audio: VoysisAudio, _ result: VoysisResult, at time: MachineTime) -> [VoysisStep] {
        var audio = audio
        audio.queryID = result.id
        audio.audioLink = result.audioLink
        current?.kind = .audio(audio)
        current?.stage = .streaming(upload: nil)
        var steps: [VoysisStep] = [.stop(.answer)]
        if let id = result.conversationID, id != memory.conversationID, current?.settled.contains(.conversation) != true
        {
            memory.conversationID = id
            steps += [.persist(memory), .emit(.native(native))]
        }
        steps.append(.emit(.query(QueryEvent(.created, message: audio.message, data: result.stub()))))
        if isREST { steps += upload(audio) }
        return steps + pump(at: time)
    }

    /// Begins the request that carries live sound over REST.
    private mutating func upload(_ audio: VoysisAudio) -> [VoysisStep] {
        let id = nextID()
        current?.stage = .streaming(upload: id)
        let name = PercentCoding.encoded(audio.queryID ?? "", .unreserved)
        var call = VoysisCall(.streamAudio, "/queries/\(name)/audio")
        call.bearer = current?.bearer
        call.sound = ([], audio.recorder.sound?.mimeType ?? "")
        return [.upload(call, id: id, link: audio.audioLink)]
    }

    /// Sends what can be sent, and the end where it has come.
    mutating func pump(at time: MachineTime) -> [VoysisStep] {
        guard case .streaming(let upload) = current?.stage, case .audio(var audio) = current?.kind else { return [] }
        var steps: [VoysisStep] = []
        while let frame = audio.recorder.nextFrame(bytesMax: configuration.chunkBytes) {
            steps.append(isREST ? .uploadPiece(frame) : .writeSound(frame))
        }
        if audio.ending != nil {
            // A frame of its own, once; never behind `vad_stop` and never on a cancelled query.
            steps.append(isREST ? .uploadEnd : .writeSound(VoysisWriter.endMarker))
            steps += expectResult(&audio, upload)
        }
        current?.kind = .audio(audio)
        return steps
    }

    private mutating func expectResult(_ audio: inout VoysisAudio, _ upload: Int?) -> [VoysisStep] {
        current?.stage = .awaiting(id: upload)
        audio.isTold = true
        return [
            .emit(.outbound(OutboundUpdate(audio.message, state: .sent))), .stop(.recording),
            .start(.deadline, after: times.query),
        ]
    }

    /// Speech that nobody ends is ended here; where there was none, the query is given up, as is a recording at hand
    /// that is not whole yet.
    mutating func recordingTooLong(at time: MachineTime) -> [VoysisStep] {
        guard let audio, audio.ending == nil else { return [] }
        guard audio.isLive || audio.recorder.byteCount <= 1 else {
            return audioFailed(
                ProviderFailure(.timedOut, "The recording did not come whole in time.", code: "audio_slow"),
                reason: .audioError)
        }
        guard audio.recorder.byteCount > 1 else {
            return audioFailed(
                ProviderFailure(.timedOut, "No sound came in time.", code: "audio_timeout"), reason: .other)
        }
        do throws(ProviderFailure) {
            return try finish(.limit, at: time)
        } catch {
            return audioFailed(error, reason: .audioError)
        }
    }

    // MARK: Notifications

    /// Something about the current audio query.
    mutating func notified(
        _ type: String, _ entity: JSONValue?, _ message: String?, _ bytes: [UInt8], at time: MachineTime
    ) -> [VoysisStep] {
        guard ["vad_stop", "query_complete", "internal_server_error", "client_error"].contains(type) else {
            return [.note("a notification of no known type came in"), strange(type, entity, bytes, at: time)]
        }
        guard case .audio(let audio) = current?.kind, let stage = current?.stage, Self.isListening(stage) else {
            // Only what was asked on this socket can fail at the service, written or spoken.
            if type == "internal_server_error", current?.isQuery == true, case .asked = current?.stage {
                return serverFailed(type, message)
            }
            // A query that was given up closed its socket, so this is none of ours. A complaint may be about the last
            // frames of the query before.
            return type == "client_error"
                ? [.warn("the service complains about audio while there is none")]
                : [.note("a notification came in that belongs to no query")]
        }
        switch type {
        case "vad_stop": return stopped(audio, at: time)
        case "query_complete":
            guard let entity, entity.objectValue != nil else {
                return fail(ProviderFailure(.refused, "The service ended without a result.", code: "no_entity"))
            }
            let result = VoysisResult(entity)
            guard result.id == nil || audio.queryID == nil || result.id == audio.queryID else {
                return [.note("the result of another query came in")]
            }
            // Some say nothing of the end before the result.
            return stopped(audio, at: time) + complete(result, at: time)
        case "client_error":
            let failure = ProviderFailure(.refused, detail("The service says that we erred", message), code: type)
            return [.warn("the service says that this client erred")] + close(1000) + fail(failure)
        default: return serverFailed(type, message)
        }
    }

    private mutating func serverFailed(_ type: String, _ message: String?) -> [VoysisStep] {
        let failure = ProviderFailure(.refused, detail("The service failed", message), code: type)
        return close(1000) + fail(failure)
    }

    private static func isListening(_ stage: VoysisOperation.Stage) -> Bool {
        switch stage {
        case .streaming, .awaiting: true
        case .linking, .token, .asked: false
        }
    }

    private func detail(_ words: String, _ message: String?) -> String {
        message.map { "\(words): \(Self.withoutBreaks($0))." } ?? "\(words)."
    }

    /// The service has heard enough: no further sound and no end marker.
    mutating func stopped(_ audio: VoysisAudio, at time: MachineTime) -> [VoysisStep] {
        guard case .streaming(let upload) = current?.stage else { return [] }
        var audio = audio
        audio.recorder.stop()
        audio.ending = .vad
        audio.durations.vad = time.instant - audio.began
        let steps = expectResult(&audio, upload)
        current?.kind = .audio(audio)
        return [Self.finished(audio.message, .vad)] + steps + [.wake]
    }

    /// A notification of an unknown type is shown as it came and breaks nothing.
    private mutating func strange(
        _ type: String, _ entity: JSONValue?, _ bytes: [UInt8], at time: MachineTime
    ) -> VoysisStep {
        var content: JSONObject = ["type": "event", "name": JSONValue(type.isEmpty ? "notification" : type)]
        content.append("data", entity?.objectValue.map { .object($0) } ?? [:])
        // As it came, but for halves of emoji, which no text of ours can hold.
        let native =
            (try? JSONValue(parsing: bytes)) == nil
            ? (try? JSONValue(parsing: bytes, limits: VoysisFrame.limits))?.encoded() ?? bytes : bytes
        return .emit(
            .message(
                InboundMessage(
                    vendorID: "event-\(time.wall)-\(nextNotification())", role: .bot,
                    content: JSONValue.object(content).encoded(), native: native)))
    }
}

/// Why audio was not taken, with what is to be done about it.
package struct VoysisAudioFailure: Error {
    /// Why.
    package var failure: ProviderFailure
    /// To be performed before the failure is told.
    package var steps: [VoysisStep]
}
