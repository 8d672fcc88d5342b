/// A family whose objects are values of one type: read, written and put in words in that type's
/// file.
protocol BuiltInFamily: BuiltInValue, ArchiveFamily {
  static var kind: ArchiveKind { get }

  /// The class that the writer records for this value, where it is not that of the family.
  var ownRecord: ArchiveClassRecord? { get }
  /// Whether an outline shows the value on one line where it holds no object.
  var isOneLine: Bool { get }
  /// The value that equals the same values; of numbers, the number.
  var equalForm: ArchiveValue { get }

  /// The kinds that a child must be of; nil where it may be anything.
  func kindsOfChild(_ index: Int) -> ArchiveKindSet?
  /// The value with what it holds, in the order of the layout's children.
  func holding(_ children: [ArchiveValue?]) -> Self
  /// Writes the fields of its object.
  ///
  /// - Throws: `invalidValue` for what no reader takes, and what writing a child throws.
  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError)
  /// The value on one line.
  func words(_ form: ArchiveText.Form) -> String
}

extension BuiltInFamily {
  var ownRecord: ArchiveClassRecord? { nil }
  var isOneLine: Bool { false }
  var equalForm: ArchiveValue { ArchiveValue(self) }

  func kindsOfChild(_: Int) -> ArchiveKindSet? { nil }
  func holding(_: [ArchiveValue?]) -> Self { self }
  func words(_: ArchiveText.Form) -> String { "a value" }

  func value(holding children: [ArchiveValue?]) -> ArchiveValue { ArchiveValue(holding(children)) }
  func isEqual(to other: any BuiltInFamily) -> Bool { other as? Self == self }
}

extension ArchiveValue {
  init(_ value: some BuiltInFamily) { self = .builtIn(ArchiveBuiltIn(value)) }
}

extension ArchiveLayout {
  /// A value that holds no other object.
  init(leaf value: some BuiltInFamily) {
    self.init(.value(ArchiveValue(value)))
  }

  /// A value that holds others, which are yet to be built.
  init(_ value: some BuiltInFamily, holding children: [ArchiveSlot?]) {
    self.init(.composite(ArchiveBuiltIn(value)), children: children)
  }
}

extension [ArchiveValue?] {
  /// A child that may be nil.
  func child(_ index: Int) -> ArchiveValue? { indices.contains(index) ? self[index] : nil }
}
