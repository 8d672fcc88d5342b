/// A class whose objects may refer to each other in circles: made empty first, filled afterwards.
///
/// Each object of the archive gives one object, however many references lead to it. No `fill` runs
/// inside another, so a list of a million links takes no more stack than a list of two.
public protocol ArchiveReferenceDecodable: AnyObject {
  /// The class of the objects this type reads, and only these.
  static var archiveClass: ArchiveClass { get }

  /// An object without content, which is not seen before `fill` has returned.
  init(unfilled: ArchiveUnfilled)

  /// Reads the fields. Objects that other references give may not be filled yet: keep, do not ask.
  func fill(from decoder: inout ArchiveDecoder) throws(ArchiveError)
}
