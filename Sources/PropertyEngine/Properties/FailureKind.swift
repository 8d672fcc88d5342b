/// Which failure it is: two failing cases show the same bug when their kinds are equal.
///
/// While shrinking only a failure of the same kind counts, so one bug never slips into another.
public struct FailureKind: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The error's type, or the name of the property's branch.
  public let name: String
  /// Where it was found, as `Module/File.swift:12`, or empty.
  public let place: String

  /// A kind of the given name, found at the given place.
  public init(_ name: String, place: String = "") {
    self.name = name
    self.place = place
  }

  /// The kind of any error: its own when it says one, else its type.
  public init(of error: any Error) {
    if let error = error as? any FailureKindProviding {
      self = error.failureKind
    } else {
      self.init(String(reflecting: type(of: error)))
    }
  }

  public static func < (left: FailureKind, right: FailureKind) -> Bool {
    (left.name, left.place) < (right.name, right.place)
  }

  public var description: String { place.isEmpty ? name : "\(name) at \(place)" }
}
