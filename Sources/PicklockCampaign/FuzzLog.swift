import Foundation

/// What libFuzzer says about its work, read as it is written.
struct FuzzLog: Sendable {
  /// Inputs run by this child.
  private(set) var executions = 0
  /// Edges reached.
  private(set) var coverage = 0
  /// Edge and value features reached.
  private(set) var features = 0
  /// Inputs in the corpus.
  private(set) var corpusFiles = 0
  /// Edges the binary can count: 0 means that it was built without coverage.
  private(set) var counters = 0
  /// The corpus has been read and mutation has begun.
  private(set) var isFuzzing = false

  /// Takes in one whole line.
  mutating func take(_ line: Substring) {
    if line.hasPrefix("#") {
      takeProgress(line)
    } else if line.hasPrefix("stat::number_of_executed_units:") {
      executions = max(executions, Self.number(after: "units:", in: line) ?? 0)
    } else if line.hasPrefix("INFO: Loaded"), line.contains("inline 8-bit counters") {
      counters += Self.number(after: "(", in: line) ?? 0
    }
  }

  private mutating func takeProgress(_ line: Substring) {
    guard let count = Int(line.dropFirst().prefix { $0.isNumber }) else { return }
    executions = max(executions, count)
    coverage = Self.number(after: " cov:", in: line) ?? coverage
    features = Self.number(after: " ft:", in: line) ?? features
    corpusFiles = Self.number(after: " corp:", in: line) ?? corpusFiles
    if line.contains("INITED") { isFuzzing = true }
  }

  private static func number(after word: String, in line: Substring) -> Int? {
    guard let range = line.firstRange(of: word) else { return nil }
    return Int(line[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
  }
}
