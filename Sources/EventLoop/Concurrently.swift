extension Array where Element: Sendable {
    /// Does something with each, so many at a time, and gives the results in no order.
    ///
    /// On the executor that the caller prefers.
    public func concurrently<Result: Sendable>(
        atMost limit: Int, _ step: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        precondition(limit > 0, "nothing at a time is never done")
        return await withTaskGroup(of: Result.self) { group in
            var results: [Result] = []
            results.reserveCapacity(count)
            for (index, element) in enumerated() {
                if index >= limit, let result = await group.next() { results.append(result) }
                group.addTask { await step(element) }
            }
            for await result in group { results.append(result) }
            return results
        }
    }
}
