import Testing

/// One thing the house asks of every file: what it looks at, and where it is broken.
struct Rule: Sendable, CustomTestStringConvertible {
  let name: String
  /// The one-based line and what is wrong there; empty where the file obeys.
  let violations: @Sendable (SourceFile) -> [(line: Int, message: String)]

  var testDescription: String { name }

  /// Every violation in the files, as lines an editor can open.
  func findings(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      violations(file).map { "\(file.path):\($0.line): \($0.message)" }
    }
  }

  static let all: [Rule] = [
    .fileLength, .lineLength, .functionLength, .bans, .oneTypeOneFile, .imports, .documentation,
    .safety, .standardNames,
  ]

  /// What is asked of the texts beside the code.
  static let prose: [Rule] = [.repeatedBullets]
}
