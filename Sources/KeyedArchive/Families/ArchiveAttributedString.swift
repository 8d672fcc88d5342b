/// An archived attributed string: its text, and the attributes of each run.
public struct ArchiveAttributedString: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// UTF-16 code units.
    public var length: UInt64
    /// Index into `attributes`.
    public var attributes: Int

    /// A run.
    public init(length: UInt64, attributes: Int) {
      self.length = length
      self.attributes = attributes
    }
  }

  /// The characters, without attributes.
  public var text: String
  /// Runs in order; their lengths add up to the UTF-16 length of `text`.
  public var runs: [Run]
  /// Dictionaries that the runs share.
  public var attributes: [ArchiveValue]

  /// An attributed string of the given parts.
  public init(text: String, runs: [Run] = [], attributes: [ArchiveValue] = []) {
    self.text = text
    self.runs = runs
    self.attributes = attributes
  }
}

extension ArchiveAttributedString: BuiltInFamily {
  static let kind = ArchiveKind.attributedString
  static let classNames = ["NSAttributedString", "NSMutableAttributedString"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let text = try reader.requiredString("NSString")
    let length = UInt64(text.utf16.count)
    guard let attributes = try reader.child("NSAttributes") else {
      guard reader.find("NSAttributeInfo") == nil else {
        throw reader.missing("NSAttributes", expected: "the attributes of the runs")
      }
      return ArchiveLayout(ArchiveAttributedString(text: text), holding: [])
    }
    guard let numbers = try reader.packed("NSAttributeInfo") else {
      // One dictionary for the whole text.
      let runs = length == 0 ? [] : [ArchiveAttributedString.Run(length: length, attributes: 0)]
      return ArchiveLayout(
        ArchiveAttributedString(text: text, runs: runs), holding: [attributes])
    }
    let children = try elements(attributes, reader)
    var runs: [ArchiveAttributedString.Run] = []
    var covered: UInt64 = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (sum, overflow) = covered.addingReportingOverflow(numbers[index])
      guard !overflow, numbers[index + 1] < UInt64(children.count) else {
        throw reader.error(
          .lengthsDisagree, "NSAttributeInfo",
          .expectation(
            expected: "attributes below \(children.count)", found: "\(numbers[index + 1])"))
      }
      covered = sum
      runs.append(.init(length: numbers[index], attributes: Int(numbers[index + 1])))
    }
    guard numbers.count.isMultiple(of: 2), covered == length else {
      throw reader.error(
        .lengthsDisagree, "NSAttributeInfo",
        .expectation(expected: "runs of \(length) units together", found: "\(covered)"))
    }
    return ArchiveLayout(ArchiveAttributedString(text: text, runs: runs), holding: children)
  }

  /// The elements of the array of attribute dictionaries.
  private static func elements(
    _ slot: ArchiveSlot, _ reader: LayoutReader
  ) throws(ArchiveError) -> [ArchiveSlot?] {
    let graph = reader.graph
    let target = graph.node(slot).start
    let object = graph.object(target)
    guard object.role == .instance, let name = graph.className(of: target),
      ArrayFamily.classNames.contains(name)
    else {
      throw reader.wrongType("NSAttributes", Int(slot.node), expected: "an array of dictionaries")
    }
    let list = LayoutReader(graph: graph, id: target, node: object)
    return try ArrayFamily.listed(list).children
  }

  func kindsOfChild(_: Int) -> ArchiveKindSet? { .dictionary }

  func holding(_ children: [ArchiveValue?]) -> ArchiveAttributedString {
    ArchiveAttributedString(text: text, runs: runs, attributes: children.compactMap { $0 })
  }

  /// One run has its attributes alone; several share a list and a table of lengths and indexes.
  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    fields.encode(text, forKey: "NSString")
    let length = UInt64(text.utf16.count)
    let whole = length == 0 ? [] : [Run(length: length, attributes: 0)]
    if attributes.isEmpty, runs.isEmpty { return }
    if attributes.count == 1, runs == whole {
      return fields.encode(attributes[0], forKey: "NSAttributes")
    }
    try fields.append(part: .array(attributes), verbatim: "NSAttributes")
    var figures: [UInt64] = []
    var left = length
    for run in runs {
      guard attributes.indices.contains(run.attributes) else {
        throw ArchiveError(
          .invalidValue, path: ArchivePath([.field("NSAttributeInfo")]),
          detail: .reason("a run names attributes \(run.attributes), which do not exist"))
      }
      guard run.length <= left else { throw Self.unevenRuns(length) }
      left -= run.length
      figures += [run.length, UInt64(run.attributes)]
    }
    guard left == 0 else { throw Self.unevenRuns(length) }
    fields.encode(.data(Base128.bytes(figures)), forKey: "NSAttributeInfo")
  }

  private static func unevenRuns(_ length: UInt64) -> ArchiveError {
    ArchiveError(
      .invalidValue, path: ArchivePath([.field("NSAttributeInfo")]),
      detail: .reason("the runs are not \(length) UTF-16 units together, as the text is"))
  }

  package var suiteForm: BuiltInForm {
    let lengths = runs.map { run in
      BuiltInForm.Content.list([.whole(Int128(run.length)), .whole(Int128(run.attributes))])
    }
    return BuiltInForm(
      "attributedString",
      .list([.text(text), .list(lengths), .list(attributes.map { .value($0) })]))
  }
}

extension ArchiveValue {
  /// An attributed string.
  public static func attributedString(_ string: ArchiveAttributedString) -> ArchiveValue {
    ArchiveValue(string)
  }
}

extension ArchiveKindSet {
  /// Attributed strings.
  public static let attributedString = ArchiveKindSet(.attributedString)
}
