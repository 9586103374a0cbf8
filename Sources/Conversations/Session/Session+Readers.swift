package import Domain

extension Session {
    /// A stream of the loop joined: events go there from now on.
    package func addReader(loop index: Int, includesNative: Bool) {
        readers.join(loop: index, includesNative: includesNative)
    }

    /// A stream of the loop left.
    package func removeReader(loop index: Int, includesNative: Bool) {
        readers.leave(loop: index, includesNative: includesNative)
    }

    /// A connection of a ticket takes the place of the one before, which ends.
    ///
    /// In the order in which they come here, so that of several at once one stays.
    ///
    /// - Parameter index: the loop of a stream; `nil` for a long poll.
    package func replaceConnection(_ new: TicketConnection, loop index: Int?) {
        let old = readers.tickets.updateValue(TicketPlace(number: new.number, loop: index), forKey: new.ticket)
        guard let old, old.number != new.number else { return }
        guard let loop = old.loop else { return endPolls() }
        let last = TicketConnection(ticket: new.ticket, number: old.number)
        environment.parts.readers.endReplaced(last, of: id, loop: loop)
    }

    /// A connection of a ticket is over.
    package func leavePlace(_ connection: TicketConnection) {
        guard readers.tickets[connection.ticket]?.number == connection.number else { return }
        readers.tickets[connection.ticket] = nil
    }

    /// Streams of all loops.
    package var readerCount: Int { readers.count }
    /// All so far of the answers that are coming in pieces.
    package var openAnswers: [StreamedAnswers.Answer] { underWay.answers.open }

    /// Judges a cursor against the log: `nil` when it can be honoured, else the reason of `stream.reset`.
    package func resetReason(of cursor: Cursor) async throws(Failure) -> String? {
        guard cursor.session == id else { return "foreign" }
        guard cursor.seq <= head.seq else { return "ahead" }
        guard cursor.seq > 0 else { return cursor.check == 0 ? nil : "foreign" }
        let check: UInt32?
        do {
            check = try await environment.parts.reading.eventCheck(id, seq: cursor.seq, on: environment.loop)
        } catch {
            throw .store(error)
        }
        guard let check else { return "trimmed" }
        return check == cursor.check ? nil : "foreign"
    }
}
