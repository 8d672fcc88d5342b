/// A value for JSON: a name and what is under it.
package struct BuiltInForm {
  /// What stands under the name.
  package indirect enum Content {
    case text(String)
    case bool(Bool)
    case whole(Int128)
    /// Up to 2^128 - 1.
    case wide(UInt128)
    /// JSON has no infinities: those are text.
    case real(Double)
    case list([Content])
    /// A value that this one holds, or nil.
    case value(ArchiveValue?)
  }

  package let name: String
  package let content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  static func reals(_ name: String, _ figures: [Double]) -> BuiltInForm {
    BuiltInForm(name, .list(figures.map { .real($0) }))
  }

  static func wholes(_ name: String, _ numbers: [UInt64]) -> BuiltInForm {
    BuiltInForm(name, .list(numbers.map { .whole(Int128($0)) }))
  }
}
