/// The choices of a case while it is drawn.
///
/// A case that passes leaves nothing behind but its speed, so numbers are kept as plain data and
/// runs of bytes apart from them: appending copies a few words, and clearing frees nothing.
struct Recording: Sendable {
  /// A number, or the place of a run of bytes.
  struct Entry {
    let index: UInt64
    let domain: NumberDomain
    let isRun: Bool
  }

  private struct Run {
    let bytes: [UInt8]
    let count: ClosedRange<Int>
  }

  private(set) var entries: [Entry] = []
  private var runs: [Run] = []

  var count: Int { entries.count }

  @inline(__always)
  mutating func append(_ index: UInt64, _ domain: NumberDomain) {
    entries.append(Entry(index: index, domain: domain, isRun: false))
  }

  mutating func append(_ bytes: [UInt8], _ count: ClosedRange<Int>) {
    entries.append(Entry(index: UInt64(runs.count), domain: .boolean, isRun: true))
    runs.append(Run(bytes: bytes, count: count))
  }

  /// Gives a number another index in its domain, once more is known.
  mutating func replaceIndex(at position: Int, with index: UInt64) {
    entries[position] = Entry(index: index, domain: entries[position].domain, isRun: false)
  }

  /// The bytes of a run.
  func bytes(of entry: Entry) -> [UInt8] { runs[Int(entry.index)].bytes }

  /// Forgets all but the first choices.
  mutating func truncate(to count: Int) {
    guard count < entries.count else { return }
    runs.removeLast(entries[count...].count { $0.isRun })
    entries.removeSubrange(count...)
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
  }

  var choices: [Choice] { choices(from: 0) }

  func choices(from start: Int) -> [Choice] {
    entries[start...].map { entry in
      guard entry.isRun else { return .number(entry.index, entry.domain) }
      let run = runs[Int(entry.index)]
      return .bytes(run.bytes, run.count)
    }
  }
}
