/// Sums up values by what they hold, so that members of sets and keys of any class are found in
/// another document: equal content gives an equal digest, whatever the numbers of objects and the
/// order of sets and dictionaries.
///
/// Digests are keyed anew in every run, so that no one can make two contents share one.
struct ContentDigests {
  struct Digest: Hashable {
    var high: UInt64
    var low: UInt64

    static func &+= (left: inout Digest, right: Digest) {
      left.high &+= right.high
      left.low &+= right.low
    }
  }

  private struct Frame {
    let identifier: UInt32?
    let kind: ArchiveOutline.Item.Kind
    let className: String?
    let entries: [ArchiveOutline.Entry]
    var next = 0
    /// Of the labels of dictionaries and objects and of all values, in the order of `entries`.
    var digests: [Digest] = []
    /// The outermost frame that something below refers back to.
    var lowest = Int.max
  }

  /// Objects of circles that are looked at again for each way to them; beyond, the first way counts
  /// for all, and a set with such a circle may be called different that is not.
  private static let mostRepeats = 1_000_000

  private let outline: ArchiveOutline
  private var known: [UInt32: Digest] = [:]
  /// Of objects in circles, as they are when the circle is entered there.
  private var entrances: [UInt32: Digest] = [:]
  private var repeats = 0

  init(_ outline: ArchiveOutline) {
    self.outline = outline
  }

  /// A member with its count.
  mutating func digest(of entry: ArchiveOutline.Entry) -> Digest {
    Self.combined("member", entry.count, [digest(of: entry.value)])
  }

  /// A field by its name, a key by what it is.
  mutating func digest(of label: ArchiveOutline.Label) -> Digest {
    switch label {
    case .field(let key): Self.combined("field", ExactString(key), [])
    case .index(let index): Self.combined("index", index, [])
    case .key(let key): digest(of: key)
    }
  }

  /// A value and all it holds, with a stack of its own. Where an object holds itself, the distance
  /// to itself counts.
  mutating func digest(of value: PropertyListValue) -> Digest {
    var frames: [Frame] = []
    var open: [UInt32: Int] = [:]
    var result = begin(value, &frames, &open)
    while let frame = frames.last {
      if let digest = result {
        frames[frames.count - 1].digests.append(digest)
        result = nil
      }
      let children = frame.kind == .dictionary ? 2 * frame.entries.count : frame.entries.count
      if frame.next < children {
        frames[frames.count - 1].next += 1
        let count = frame.entries.count
        if frame.next >= count, case .key(let key) = frame.entries[frame.next - count].label {
          result = begin(key, &frames, &open)
        } else {
          result = begin(frame.entries[frame.next % count].value, &frames, &open)
        }
        continue
      }
      let done = frames.removeLast()
      let digest = Self.digest(of: done)
      finish(done, digest, &frames, &open)
      if frames.isEmpty { return digest }
      result = digest
    }
    return result ?? Digest(high: 0, low: 0)
  }

  /// Remembers the digest of an object, if that does not depend on the way to it.
  private mutating func finish(
    _ frame: Frame, _ digest: Digest, _ frames: inout [Frame], _ open: inout [UInt32: Int]
  ) {
    let isInCircle = frame.lowest != .max
    let isEntrance = frame.lowest >= frames.count
    if isInCircle { repeats += 1 }
    if !isEntrance {
      frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, frame.lowest)
    }
    guard let identifier = frame.identifier else { return }
    open[identifier] = nil
    if !isInCircle || repeats > Self.mostRepeats {
      known[identifier] = digest
    } else if isEntrance {
      entrances[identifier] = digest
    }
  }

  /// The digest of a value that holds no other or is known; nil once a frame is open for it.
  private func begin(
    _ value: PropertyListValue, _ frames: inout [Frame], _ open: inout [UInt32: Int]
  ) -> Digest? {
    if let (identifier, _) = outline.instance(at: value) {
      if let digest = known[identifier] { return digest }
      if frames.isEmpty, let digest = entrances[identifier] { return digest }
      if let depth = open[identifier] {
        frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, depth)
        return Self.combined("itself", frames.count - depth, [])
      }
    }
    let item = outline.item(at: value)
    switch item.kind {
    case .value(.string(let text)): return Self.combined("string", ExactString(text), [])
    case .value, .nothing, .reference, .classRecord: return Self.combined("value", item.kind, [])
    case .array, .set, .orderedSet, .countedSet, .dictionary, .object:
      let identifier = outline.instance(at: value)?.identifier
      if let identifier { open[identifier] = frames.count }
      frames.append(
        Frame(
          identifier: identifier, kind: item.kind, className: item.className,
          entries: item.entries))
      return nil
    }
  }

  private static func digest(of frame: Frame) -> Digest {
    let count = frame.entries.count
    var sum = Digest(high: 0, low: UInt64(count))
    switch frame.kind {
    case .set, .countedSet:
      for (entry, digest) in zip(frame.entries, frame.digests) {
        sum &+= combined("member", entry.count, [digest])
      }
      return combined("set", frame.className, [sum])
    case .dictionary:
      for (index, digest) in frame.digests.prefix(count).enumerated() {
        // Keys follow the values.
        sum &+= combined("entry", 0, [frame.digests[count + index], digest])
      }
      return combined("dictionary", frame.className, [sum])
    case .object:
      for (entry, digest) in zip(frame.entries, frame.digests) {
        guard case .field(let key) = entry.label else { continue }
        sum &+= combined("entry", ExactString(key), [digest])
      }
      return combined("object", frame.className, [sum])
    case .nothing, .value, .array, .orderedSet, .classRecord, .reference:
      return combined("list", frame.className, frame.digests)
    }
  }

  private static func combined(
    _ kind: String, _ value: some Hashable, _ digests: [Digest]
  ) -> Digest {
    func half(_ seed: Int) -> UInt64 {
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(kind)
      hasher.combine(value)
      for digest in digests { hasher.combine(digest) }
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
    return Digest(high: half(0), low: half(1))
  }
}
