/// How a Swift type is named in archives, and how strictly its fields are read.
public struct ArchiveClass: Hashable, Sendable {
  /// What to do with a field that a type does not read.
  public enum UndeclaredFields: Hashable, Sendable {
    /// An error: saving again would lose the field.
    case refused
    /// Read over.
    case ignored
  }

  /// The name that archives written today have.
  public let name: String
  /// Names of older archives, exact: a type moved to another module has another name.
  public let formerNames: [String]
  /// What happens to a field that the type did not declare.
  public let undeclaredFields: UndeclaredFields
  /// A name that every class answers to, which therefore allows everything; nil when there is none.
  let universalName: String?

  /// A class of the given names.
  public init(
    _ name: String, formerly formerNames: [String] = [],
    undeclaredFields: UndeclaredFields = .refused
  ) {
    self.name = name
    self.formerNames = formerNames
    self.undeclaredFields = undeclaredFields
    universalName = Self.isUniversal(name) ? name : formerNames.first(where: Self.isUniversal)
  }

  /// All names, today's first.
  var names: [String] { [name] + formerNames }

  private static func isUniversal(_ name: String) -> Bool {
    name == "NSObject" || name == "NSProxy"
  }
}
