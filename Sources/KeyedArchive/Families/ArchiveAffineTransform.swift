/// An archived affine transform.
public struct ArchiveAffineTransform: Hashable, Sendable {
  /// m11, m12, m21, m22, tX, tY.
  public var figures: [Double]

  /// A transform of six figures.
  public init(_ figures: [Double]) {
    self.figures = figures
  }
}

extension ArchiveAffineTransform: BuiltInFamily {
  static let kind = ArchiveKind.affineTransform
  static let classNames = ["NSAffineTransform"]

  /// Six big-endian floats.
  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    guard let value = try reader.data("NSTransformStruct") else {
      throw reader.missing("NSTransformStruct", expected: "24 bytes")
    }
    let node = reader.table.nodes[value]
    guard node.count == 24 else {
      throw reader.error(
        .lengthsDisagree, "NSTransformStruct", at: value,
        .expectation(expected: "24 bytes", found: reader.table.describe(value)))
    }
    var figures: [Double] = []
    for index in 0..<6 {
      let place = Int(node.start) + 4 * index
      guard let bits = reader.table.bytes.span.unsigned(at: place, width: 4) else {
        throw reader.table.pastEnd(value)
      }
      figures.append(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    }
    return ArchiveLayout(leaf: ArchiveAffineTransform(figures))
  }

  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    fields.encodeBytes(try bytes(), forKey: "NSTransformStruct")
  }

  private func bytes() throws(ArchiveError) -> [UInt8] {
    guard figures.count == 6 else {
      throw ArchiveError(
        .invalidValue, detail: .expectation(expected: "6 figures", found: "\(figures.count)"))
    }
    var bytes: [UInt8] = []
    for figure in figures {
      let single = Float(figure)
      guard Double(single) == figure || figure.isNaN else {
        throw ArchiveError(
          .invalidValue,
          detail: .reason("the transform figure \(figure) needs over 32 bits"))
      }
      for shift in [24, 16, 8, 0] {
        bytes.append(UInt8(truncatingIfNeeded: single.bitPattern >> UInt32(shift)))
      }
    }
    return bytes
  }

  func words(_ form: ArchiveText.Form) -> String {
    "transform \(ArchiveText.list(figures.map { "\($0)" }))"
  }

  package var suiteForm: BuiltInForm { .reals("affineTransform", figures) }
  package var jsonForm: BuiltInForm? { .reals("$transform", figures) }
}

extension ArchiveValue {
  /// m11, m12, m21, m22, tX, tY.
  public static func affineTransform(_ figures: [Double]) -> ArchiveValue {
    ArchiveValue(ArchiveAffineTransform(figures))
  }
}

extension ArchiveKindSet {
  /// `NSAffineTransform`.
  public static let affineTransform = ArchiveKindSet(.affineTransform)
}
