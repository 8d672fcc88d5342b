extension Rule {
  /// Where the compiler's checks are switched off, a comment that begins with `Safety:` says in a
  /// line why nothing can go wrong. A reason holds to the end of its block; at the margin, for the
  /// next declaration.
  static let safety = Rule(name: "what the compiler cannot check says why it is sound") { file in
    let reasoned = reasonedLines(of: file)
    return file.code.enumerated().compactMap { index, line in
      guard let unchecked = unchecked(line, inProduct: file.isShipped), !reasoned.contains(index)
      else { return nil }
      return (index + 1, "\(unchecked): add `// Safety:` and why it is sound")
    }
  }

  /// What the line leaves unchecked; tests may call unsafe functions without more words.
  private static func unchecked(_ line: String, inProduct: Bool) -> String? {
    for word in ["@unchecked Sendable", "nonisolated(unsafe)"] where line.contains(word) {
      return word
    }
    let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
    return inProduct && words.contains("unsafe") ? "unsafe" : nil
  }

  /// The lines, counted from 0, for which a comment above gives the reason.
  private static func reasonedLines(of file: SourceFile) -> Set<Int> {
    var reasoned: Set<Int> = []
    for (start, line) in file.lines.enumerated() where givesReason(line) {
      let depth = line.prefix { $0 == " " }.count
      for index in file.lines.indices.dropFirst(start + 1) {
        let line = file.lines[index]
        let text = line.drop { $0 == " " }
        let isOutside = depth == 0 ? line.hasPrefix("}") : line.count - text.count < depth
        if isOutside, !text.isEmpty, !text.hasPrefix("#") { break }
        reasoned.insert(index)
      }
    }
    return reasoned
  }

  private static func givesReason(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "/" }
    return line.contains("// Safety: ") && text.hasPrefix("Safety: ")
  }
}
