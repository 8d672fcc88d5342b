/// One figure, printed as one JSON line or one line of text.
struct Measurement {
  var suite: String
  var caseName: String
  var subject: String
  var metric: String
  var value: Double
  var unit: String

  /// The line scripts read; keys are stable.
  var json: String {
    let fields = [("suite", suite), ("case", caseName), ("subject", subject), ("metric", metric)]
    let head = fields.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
    return "{\(head),\"value\":\(value),\"unit\":\"\(unit)\"}"
  }

  /// The line people read.
  var text: String { "\(suite) \(caseName) \(subject) \(metric) \(value) \(unit)" }
}
