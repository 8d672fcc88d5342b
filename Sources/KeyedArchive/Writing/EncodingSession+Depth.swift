/// How deep objects lie: a reader follows every reference, so the longest way to each counts.
extension EncodingSession {
  /// Throws `.tooDeep` when a way from a root to some object passes the limit.
  ///
  /// Objects are met breadth first, which is by the shortest way. An object in a circle, and what
  /// only circles lead to, stay where they were met: no way to them is the longest.
  func checkLongestPaths() throws(ArchiveError) {
    // 0 for plain values and class records, which are no levels of their own.
    var levels = [Int](repeating: 0, count: objects.count)
    for waiting in queue { levels[Int(waiting.identifier)] = waiting.level }
    var openReferences = [Int](repeating: 0, count: objects.count)
    for waiting in queue {
      for target in references(of: waiting.identifier) { openReferences[target] += 1 }
    }
    var ready = queue.map { Int($0.identifier) }.filter { openReferences[$0] == 0 }
    var next = 0
    while next < ready.count {
      let identifier = ready[next]
      next += 1
      guard levels[identifier] <= limits.depth else {
        throw tooDeep(levels[identifier]).inside(.object(UInt32(identifier)))
      }
      for target in references(of: UInt32(identifier)) where levels[target] > 0 {
        levels[target] = max(levels[target], levels[identifier] + 1)
        openReferences[target] -= 1
        if openReferences[target] == 0 { ready.append(target) }
      }
    }
  }

  /// What the fields of an object refer to, alone or in a list.
  private func references(of identifier: UInt32) -> [Int] {
    guard case .dictionary(let entries) = table.content(of: objects[Int(identifier)]) else {
      return []
    }
    var targets: [Int] = []
    for value in table.parts[entries].suffix(entries.count / 2) {
      switch table.content(of: value) {
      case .uid(let target): targets.append(Int(target))
      case .array(let elements):
        for element in table.parts[elements] {
          if case .uid(let target) = table.content(of: element) { targets.append(Int(target)) }
        }
      case .null, .bool, .signed, .unsigned, .real, .date, .string, .data, .set, .dictionary:
        continue
      }
    }
    return targets
  }
}
