extension Rule {
  /// A trap, a swallowed error or a print has no place in code that people depend on.
  static let bans = Rule(name: "no traps, swallowed errors, prints or leftovers") { file in
    var found: [(line: Int, message: String)] = []
    for (index, line) in file.code.enumerated() {
      let line = line[...]
      for word in everywhere where line.contains(word) { found.append((index + 1, word)) }
      if file.isShipped {
        for word in inShipped where line.contains(word) { found.append((index + 1, word)) }
        if isForceUnwrap(line) { found.append((index + 1, "a force unwrap")) }
      }
      if file.module == "KeyedArchive" {
        for word in mathematics where line.contains(word) {
          found.append((index + 1, "\(word): a function of the C library, which is not linked"))
        }
      }
      if file.area == "Sources", file.module != "picklock", isPrint(line) {
        found.append((index + 1, "print in a library"))
      }
    }
    for (index, line) in file.lines.enumerated() {
      for word in leftovers where line.contains(word) {
        found.append((index + 1, "\(word): finish it or leave it out"))
      }
    }
    return found
  }

  private static let everywhere = ["try!", "as! "]
  private static let inShipped = ["try?", "fatalError("]
  /// What becomes a call of the mathematics library, which only Foundation links on Linux.
  private static let mathematics = [".rounded(", ".round(", "Remainder("]
  private static let leftovers = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]

  private static func isPrint(_ line: Substring) -> Bool {
    ["print(", "debugPrint(", "dump("].contains { word in
      line.ranges(of: word).contains { range in
        guard range.lowerBound > line.startIndex else { return true }
        let before = line[line.index(before: range.lowerBound)]
        return !(before.isLetter || before.isNumber || before == "_" || before == ".")
      } && !line.contains("func \(word)")
    }
  }

  /// `x!`, `f()!` and `a[0]!`, but neither `!=` nor `!x`.
  private static func isForceUnwrap(_ line: Substring) -> Bool {
    var before: Character = " "
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      let holdsValue = before.isLetter || before.isNumber || "_)]`".contains(before)
      if character == "!", holdsValue, next == line.endIndex || line[next] != "=" {
        return true
      }
      before = character
      index = next
    }
    return false
  }
}
