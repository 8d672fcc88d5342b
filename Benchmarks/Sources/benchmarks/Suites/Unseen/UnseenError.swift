/// Why the suite `unseen` does not do what it was asked.
enum UnseenError: Error, CustomStringConvertible {
  /// A challenge of a half that is reported in sum was asked for by name.
  case heldBack

  var description: String {
    switch self {
    case .heldBack: "the held half of this batch is reported in sum only"
    }
  }
}
