/// JUnit's XML, which CI services show as a list of tests: one case for each verdict.
///
/// Source: the elements that Jenkins' `junit-10.xsd` and Ant's `XMLJUnitResultFormatter` agree on.
public struct JUnitFormat: ReportFormat {
  /// `--junit`.
  public static let option: CommandOption? = CommandOption(
    "--junit", "prints JUnit XML at the end, for CI services")

  /// A format with nothing reported yet.
  public init() {}

  /// Whether sentences for people belong into it.
  public let isText = false
  private var cases: [String] = []
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  /// What to print for a record now.
  public mutating func lines(for record: Record) -> String? {
    if let verdict = record.verdict { add(verdict) }
    return nil
  }

  /// What to print at the end of a report.
  public mutating func end(_ title: String) -> String? {
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="\(Self.escaped(title))" \(counts)>
      \(cases.map { $0 + "\n" }.joined())  </testsuite>
      </testsuites>
      """
  }

  private mutating func add(_ verdict: Verdict) {
    let head =
      "    <testcase classname=\"\(Self.escaped(verdict.group))\" "
      + "name=\"\(Self.escaped(verdict.name))\""
    let body: String
    switch verdict.outcome {
    case .passed: return cases.append(head + "/>")
    case .failed(let reason, let detail):
      failures += 1
      body = "<failure message=\"\(Self.escaped(reason))\">\(Self.escaped(detail))</failure>"
    case .error(let reason):
      errors += 1
      body = "<error message=\"\(Self.escaped(reason))\"/>"
    case .skipped(let reason):
      skipped += 1
      body = "<skipped message=\"\(Self.escaped(reason))\"/>"
    }
    cases.append("\(head)>\(body)</testcase>")
  }

  /// Text as XML 1.0 has it in an attribute or an element: characters that it does not allow
  /// (section 2.2) are shown as U+FFFD, line breaks are kept.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10000:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
