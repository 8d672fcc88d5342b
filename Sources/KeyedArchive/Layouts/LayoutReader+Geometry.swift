/// `NSValue`: geometry as text, ranges as numbers, and C values by their encoding.
extension LayoutReader {
  func value() throws(ArchiveError) -> ArchiveLayout {
    guard find("NS.special") != nil else { return try typedValue() }
    let special = try requiredInteger("NS.special")
    switch special {
    case 1:
      let figures = try figures("NS.pointval", groups: 1)
      return ArchiveLayout(.value(.point(x: figures[0], y: figures[1])))
    case 2:
      let figures = try figures("NS.sizeval", groups: 1)
      return ArchiveLayout(.value(.size(width: figures[0], height: figures[1])))
    case 3:
      let figures = try figures("NS.rectval", groups: 2)
      return ArchiveLayout(
        .value(.rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])))
    case 4:
      let location = try unsigned("NS.rangeval.location")
      let length = try unsigned("NS.rangeval.length")
      guard !location.addingReportingOverflow(length).overflow else {
        throw error(
          .lengthsDisagree, "NS.rangeval.length",
          .expectation(expected: "a range that ends", found: "\(length) from \(location)"))
      }
      return ArchiveLayout(.value(.range(location: location, length: length)))
    case 12:
      return ArchiveLayout(
        .value(
          .edgeInsets(
            top: try requiredReal("NS.edgeval.top"), left: try requiredReal("NS.edgeval.left"),
            bottom: try requiredReal("NS.edgeval.bottom"),
            right: try requiredReal("NS.edgeval.right"))))
    default:
      throw error(
        .invalidValue, "NS.special",
        .expectation(expected: "1, 2, 3, 4 or 12", found: "\(special)"))
    }
  }

  /// A whole number up to 2^64 - 1, as `NSNotFound` and its like need.
  private func unsigned(_ key: StaticString) throws(ArchiveError) -> UInt64 {
    guard let value = resolved(key) else { throw missing(key, expected: "a whole number") }
    guard let number = table.integer(table.nodes[value]), let whole = UInt64(exactly: number) else {
      throw wrongType(key, value, expected: "a whole number from 0")
    }
    return whole
  }

  /// The numbers of `{1, 2}` or of `{{1, 2}, {3, 4}}`.
  private func figures(_ key: StaticString, groups: Int) throws(ArchiveError) -> [Double] {
    let text = try requiredString(key)
    guard let figures = Self.figures(of: text, groups: groups) else {
      let form = groups == 1 ? "{1, 2}" : "{{1, 2}, {3, 4}}"
      throw error(
        .invalidValue, "\(key)",
        .expectation(expected: "numbers as \(form)", found: ArchiveText.quoted(text)))
    }
    return figures
  }

  private static func figures(of text: String, groups: Int) -> [Double]? {
    guard text.utf8.count <= 512 else { return nil }
    let compact = text.filter { $0 != " " }
    let inner = groups == 1 ? Substring(compact) : compact.dropFirst().dropLast()
    guard groups == 1 || compact.hasPrefix("{{") && compact.hasSuffix("}}") else { return nil }
    guard inner.hasPrefix("{"), inner.hasSuffix("}") else { return nil }
    let parts = inner.dropFirst().dropLast().split(
      separator: groups == 1 ? "," : "},{", omittingEmptySubsequences: false)
    let words =
      groups == 1
      ? parts : parts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard words.count == 2 * groups, groups == 1 || parts.count == 2 else { return nil }
    let figures = words.compactMap { number($0) }
    return figures.count == words.count ? figures : nil
  }

  /// The null rectangle is at infinity, which `NSStringFromRect` writes as `inf`.
  private static func number(_ word: Substring) -> Double? {
    let isNegative = word.hasPrefix("-")
    switch isNegative || word.hasPrefix("+") ? word.dropFirst() : word {
    case "inf": return isNegative ? -.infinity : .infinity
    case "nan": return .nan
    default: break
    }
    let isDecimal = word.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    // A finite number of the writer does not become infinite here.
    return isDecimal ? Double(word).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// `$0` is an Objective-C type encoding, `$1` the value.
  private func typedValue() throws(ArchiveError) -> ArchiveLayout {
    let encoding = try requiredString("$0")
    guard let value = find("$1") else { throw missing("$1", expected: "a value") }
    let isNil = table.uid(table.nodes[value]) == 0
    let isScalar = encoding.utf8.count == 1 && "cCsSiIlLqQfdBv@*:#".contains(encoding)
    let isArray = encoding.hasPrefix("[") && encoding.hasSuffix("]")
    let isStructure = encoding.hasPrefix("{") && encoding.hasSuffix("}")
    guard isScalar || isArray || isStructure, !isNil else {
      throw error(
        .invalidValue, isNil ? "$1" : "$0",
        .expectation(
          expected: "a C type and its value",
          found: isNil ? "nil" : ArchiveText.quoted(encoding)))
    }
    if isArray { try checkArray(encoding, Int(value)) }
    return ArchiveLayout(.typedValue(encoding: encoding), children: [ArchiveSlot(value)])
  }

  /// The count in `[3i]` is the count of the array; that its elements are numbers is checked when
  /// they are built.
  private func checkArray(_ encoding: String, _ value: Int) throws(ArchiveError) {
    let digits = encoding.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard OldStyleArray.elementSize(encoding, digits: digits.utf8.count) != nil else {
      throw error(
        .invalidValue, "$0",
        .expectation(
          expected: "a C array of numbers, such as [3i]", found: ArchiveText.quoted(encoding)))
    }
    let stored = resolved("$1").flatMap {
      inner("NS.count", of: $0, ["_NSKeyedCoderOldStyleArray"])
    }
    let count = stored.flatMap { table.int(table.nodes[$0]) }
    guard let count, Int(digits) == count, count > 0 else {
      throw error(
        .lengthsDisagree, "$1", at: value,
        .expectation(
          expected: "an array of \(digits) elements",
          found: count.map { "one of \($0)" } ?? table.describe(value)))
    }
  }
}
