/// The keys of the format's own that lists, dictionaries and all objects have.
enum FormatKey: Int, CaseIterable {
  case objectClass
  case objects
  case keys

  /// As it is stored.
  var text: String {
    switch self {
    case .objectClass: "$class"
    case .objects: "NS.objects"
    case .keys: "NS.keys"
    }
  }
}
