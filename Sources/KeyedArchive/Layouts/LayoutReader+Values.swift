/// Objects that are one value: strings, data, dates, identifiers, numbers.
extension LayoutReader {
  func stringObject() throws(ArchiveError) -> ArchiveLayout {
    if let value = find("NS.string") {
      guard let text = table.string(table.nodes[value]) else {
        throw wrongType("NS.string", value, expected: "a string")
      }
      return ArchiveLayout(.value(.string(text)))
    }
    guard let value = find("NS.bytes") else { throw missing("NS.string", expected: "a string") }
    guard let bytes = table.data(table.nodes[value]) else {
      throw wrongType("NS.bytes", value, expected: "UTF-8 text as data")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error(
        .badText, "NS.bytes", at: value, .expectation(expected: "UTF-8 text", found: "other bytes"))
    }
    return ArchiveLayout(.value(.string(text)))
  }

  func dataObject() throws(ArchiveError) -> ArchiveLayout {
    let key: StaticString = find("NS.data") == nil ? "NS.bytes" : "NS.data"
    guard let value = resolved(key) else { throw missing("NS.data", expected: "data") }
    guard let bytes = table.data(table.nodes[value]) else {
      throw wrongType(key, value, expected: "data")
    }
    return ArchiveLayout(.value(.data(bytes)))
  }

  func date() throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(.value(.date(try requiredReal("NS.time"))))
  }

  func uuid() throws(ArchiveError) -> ArchiveLayout {
    guard let value = try data("NS.uuidbytes") else {
      throw missing("NS.uuidbytes", expected: "16 bytes")
    }
    guard let uuid = ArchiveUUID(bytes: try table.wholeData(at: value)) else {
      throw error(
        .lengthsDisagree, "NS.uuidbytes", at: value,
        .expectation(expected: "16 bytes", found: table.describe(value)))
    }
    return ArchiveLayout(.value(.uuid(uuid)))
  }

  func url() throws(ArchiveError) -> ArchiveLayout {
    // A bookmark names a file and is a format of its own; it is never opened.
    if let value = find("NS.minimalBookmarkData") {
      throw error(
        .unresolvableContent, "NS.minimalBookmarkData", at: value,
        .reason("a bookmark is never resolved"))
    }
    let relative = try requiredString("NS.relative")
    return ArchiveLayout(.url(relative: relative), children: [try child("NS.base")])
  }

  /// A number that is an object with a class.
  func number() throws(ArchiveError) -> ArchiveLayout {
    if let value = try bool("NS.boolval") { return ArchiveLayout(.value(.bool(value))) }
    if let value = try integer("NS.intval") {
      return ArchiveLayout(.value(.integer(Int128(value))))
    }
    if let value = try real("NS.dblval") { return ArchiveLayout(.value(.real(value))) }
    throw missing("NS.intval", expected: "a number")
  }

  func decimal() throws(ArchiveError) -> ArchiveLayout {
    let exponent = try requiredInteger("NS.exponent")
    let length = try requiredInteger("NS.length")
    guard let exponent = Int8(exactly: exponent), (0...8).contains(length) else {
      throw error(
        .lengthsDisagree, "NS.length",
        .expectation(
          expected: "0 to 8 words and an exponent of 8 bits",
          found: "\(length) words and the exponent \(exponent)"))
    }
    guard let value = try data("NS.mantissa") else {
      throw missing("NS.mantissa", expected: "16 bytes")
    }
    let bytes = try table.wholeData(at: value)
    guard bytes.count == 16 else {
      throw error(
        .lengthsDisagree, "NS.mantissa", at: value,
        .expectation(expected: "16 bytes", found: table.describe(value)))
    }
    let isBigEndian = try byteOrder() == 2
    var mantissa: UInt128 = 0
    for word in stride(from: Int(length) - 1, through: 0, by: -1) {
      let (first, second) = (UInt128(bytes[2 * word]), UInt128(bytes[2 * word + 1]))
      mantissa = mantissa << 16 | (isBigEndian ? first << 8 | second : second << 8 | first)
    }
    return ArchiveLayout(
      .value(
        .decimal(
          ArchiveDecimal(
            exponent: exponent, isNegative: try bool("NS.negative") ?? false,
            isCompact: try bool("NS.compact") ?? true, length: UInt8(length), mantissa: mantissa))))
  }

  /// 1 is little-endian, 2 big-endian; 0 and absent are the writer's own, which was little-endian.
  private func byteOrder() throws(ArchiveError) -> Int64 {
    let order = try integer("NS.mantissa.bo") ?? 1
    guard (0...2).contains(order) else {
      throw error(
        .invalidValue, "NS.mantissa.bo",
        .expectation(expected: "a byte order from 0 to 2", found: "\(order)"))
    }
    return order
  }

  func timeZone() throws(ArchiveError) -> ArchiveLayout {
    let name = try requiredString("NS.name")
    guard let value = try data("NS.data") else {
      return ArchiveLayout(.value(.timeZone(name: name, data: nil)))
    }
    return ArchiveLayout(.value(.timeZone(name: name, data: try table.wholeData(at: value))))
  }

  func locale() throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(.value(.locale(identifier: try requiredString("NS.identifier"))))
  }

  func regularExpression() throws(ArchiveError) -> ArchiveLayout {
    let options = try integer("NSOptions") ?? 0
    return ArchiveLayout(
      .value(
        .regularExpression(
          pattern: try requiredString("NSPattern"), options: UInt64(bitPattern: options))))
  }

  /// Six big-endian floats.
  func affineTransform() throws(ArchiveError) -> ArchiveLayout {
    guard let value = try data("NSTransformStruct") else {
      throw missing("NSTransformStruct", expected: "24 bytes")
    }
    let node = table.nodes[value]
    guard node.count == 24 else {
      throw error(
        .lengthsDisagree, "NSTransformStruct", at: value,
        .expectation(expected: "24 bytes", found: table.describe(value)))
    }
    var figures: [Double] = []
    for index in 0..<6 {
      let place = Int(node.start) + 4 * index
      guard let bits = table.bytes.span.unsigned(at: place, width: 4) else {
        throw table.pastEnd(value)
      }
      figures.append(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    }
    return ArchiveLayout(.value(.affineTransform(figures)))
  }

  func unit(className: String) throws(ArchiveError) -> ArchiveLayout {
    var unit = ArchiveUnit(
      className: className, symbol: try requiredString("NS.symbol"),
      specifier: try integer("NS.specifier"))
    if let converter = resolved("NS.converter") { try read(converter, into: &unit) }
    return ArchiveLayout(.value(.unit(unit)))
  }

  /// The two converters that Foundation has (swift-corelibs-foundation, Unit.swift). What one of
  /// the program's own does is unknown.
  private func read(_ converter: Int, into unit: inout ArchiveUnit) throws(ArchiveError) {
    func figure(_ key: StaticString, _ className: String) throws(ArchiveError) -> Double? {
      guard let value = inner(key, of: converter, [className]) else { return nil }
      guard let figure = table.real(table.nodes[value]) else {
        throw wrongType("NS.converter", value, expected: "a number")
      }
      return figure
    }
    if let reciprocal = try figure("NS.reciprocal", "NSUnitConverterReciprocal") {
      unit.reciprocal = reciprocal
      return
    }
    guard let coefficient = try figure("NS.coefficient", "NSUnitConverterLinear") else {
      throw error(
        .unresolvableContent, "NS.converter", at: converter,
        .expectation(
          expected: "an NSUnitConverterLinear with a coefficient, or an NSUnitConverterReciprocal",
          found: "another converter"))
    }
    unit.coefficient = coefficient
    unit.constant = try figure("NS.constant", "NSUnitConverterLinear") ?? 0
  }
}
