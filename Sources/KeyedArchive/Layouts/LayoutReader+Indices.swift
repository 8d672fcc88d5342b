/// Index sets, index paths and runs: numbers packed seven bits to a byte, lowest first.
extension LayoutReader {
  /// The numbers packed in the data of a field; every byte is used.
  ///
  /// - Throws: `lengthsDisagree` where the last number is cut short or exceeds 64 bits.
  func packed(_ key: StaticString) throws(ArchiveError) -> [UInt64]? {
    guard let value = try data(key) else { return nil }
    let node = table.nodes[value]
    let span = table.bytes.span
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for offset in Int(node.start)..<Int(node.start) + Int(node.count) {
      guard let byte = span.byte(at: offset).map({ UInt64($0) }) else {
        throw table.pastEnd(value)
      }
      let low = byte & 0x7F
      guard shift < 64, (low << shift) >> shift == low else {
        throw error(
          .lengthsDisagree, "\(key)", at: value, .reason("a packed number exceeds 64 bits"))
      }
      number |= low << shift
      shift += 7
      if byte < 0x80 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    guard shift == 0 else {
      throw error(
        .lengthsDisagree, "\(key)", at: value, .reason("the last packed number is cut short"))
    }
    return numbers
  }

  func indexSet() throws(ArchiveError) -> ArchiveLayout {
    let count = try count("NSRangeCount")
    var numbers: [UInt64] = []
    if let packed = try packed("NSRangeData") {
      numbers = packed
    } else if count == 1 {
      numbers = [try self.count("NSLocation"), try self.count("NSLength")]
    }
    guard numbers.count.isMultiple(of: 2), count == UInt64(numbers.count / 2) else {
      throw error(
        .lengthsDisagree, "NSRangeCount",
        .expectation(
          expected: "\(numbers.count / 2), the number of ranges", found: "\(count)"))
    }
    var ranges: [Range<UInt64>] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (end, overflow) = numbers[index].addingReportingOverflow(numbers[index + 1])
      guard !overflow, end <= UInt64(Int64.max), numbers[index + 1] > 0,
        numbers[index] >= ranges.last?.upperBound ?? 0
      else {
        throw error(
          .lengthsDisagree, "NSRangeCount",
          .expectation(
            expected: "ranges that ascend and do not overlap",
            found: "\(numbers[index + 1]) indices from \(numbers[index])"))
      }
      ranges.append(numbers[index]..<end)
    }
    return ArchiveLayout(.value(.indexSet(ranges)))
  }

  func indexPath() throws(ArchiveError) -> ArchiveLayout {
    let count = try count("NSIndexPathLength")
    var indices = try packed("NSIndexPathData") ?? []
    if indices.isEmpty, count == 1 { indices = [try self.count("NSIndexPathValue")] }
    guard count == UInt64(indices.count) else {
      throw error(
        .lengthsDisagree, "NSIndexPathLength",
        .expectation(expected: "\(indices.count), the number of indices", found: "\(count)"))
    }
    if let wide = indices.first(where: { $0 > UInt64(Int64.max) }) {
      throw error(
        .lengthsDisagree, "NSIndexPathData",
        .expectation(expected: "indices below 2^63", found: "\(wide)"))
    }
    return ArchiveLayout(.value(.indexPath(indices)))
  }

  func attributedString() throws(ArchiveError) -> ArchiveLayout {
    let text = try requiredString("NSString")
    let length = UInt64(text.utf16.count)
    guard let attributes = try child("NSAttributes") else {
      guard find("NSAttributeInfo") == nil else {
        throw missing("NSAttributes", expected: "the attributes of the runs")
      }
      return ArchiveLayout(.attributedString(text: text, runs: []))
    }
    guard let numbers = try packed("NSAttributeInfo") else {
      // One dictionary for the whole text.
      let runs = length == 0 ? [] : [ArchiveAttributedString.Run(length: length, attributes: 0)]
      return ArchiveLayout(.attributedString(text: text, runs: runs), children: [attributes])
    }
    let children = try attributeElements(attributes)
    var runs: [ArchiveAttributedString.Run] = []
    var covered: UInt64 = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (sum, overflow) = covered.addingReportingOverflow(numbers[index])
      guard !overflow, numbers[index + 1] < UInt64(children.count) else {
        throw error(
          .lengthsDisagree, "NSAttributeInfo",
          .expectation(
            expected: "attributes below \(children.count)", found: "\(numbers[index + 1])"))
      }
      covered = sum
      runs.append(.init(length: numbers[index], attributes: Int(numbers[index + 1])))
    }
    guard numbers.count.isMultiple(of: 2), covered == length else {
      throw error(
        .lengthsDisagree, "NSAttributeInfo",
        .expectation(expected: "runs of \(length) units together", found: "\(covered)"))
    }
    return ArchiveLayout(.attributedString(text: text, runs: runs), children: children)
  }

  /// The elements of the array of attribute dictionaries.
  private func attributeElements(_ slot: ArchiveSlot) throws(ArchiveError) -> [ArchiveSlot?] {
    let target = graph.node(slot).start
    let object = graph.object(target)
    let reader = LayoutReader(graph: graph, id: target, node: object)
    guard object.role == .instance, let name = graph.className(of: target),
      ArchiveKind.array.classNames.contains(name)
    else {
      throw wrongType("NSAttributes", Int(slot.node), expected: "an array of dictionaries")
    }
    return try reader.array().children
  }
}
