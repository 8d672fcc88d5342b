/// What an archive says of a class.
public struct ArchiveClassRecord: Hashable, Sendable {
  /// `$classname`: any string; Swift classes are `Module.Class` or a mangled `_Tt…` name.
  public var name: String
  /// `$classes`: the class itself first, then its superclasses; empty where a record has no
  /// `$classes`, and no superclass is known.
  public var hierarchy: [String]
  /// `$classhints`: names a reader may fall back on.
  public var hints: [String]

  /// A record of the given names.
  public init(name: String, hierarchy: [String], hints: [String] = []) {
    self.name = name
    self.hierarchy = hierarchy
    self.hints = hints
  }
}
