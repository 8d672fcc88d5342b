extension Rule {
  /// Two bullets of one file that begin with the same line: one of them was meant to go.
  static let repeatedBullets = Rule(name: "a list says each thing once") { file in
    var first: [Substring: Int] = [:]
    return file.lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("- ") else { return nil }
      if let earlier = first[text] { return (index + 1, "says again what line \(earlier) says") }
      first[text] = index + 1
      return nil
    }
  }
}
