/// The two forms a property list is written in.
public enum PropertyListFormat: String, CaseIterable, Hashable, Sendable {
  /// `bplist00`: compact, every value exact.
  case binary
  /// XML 1.0 in UTF-8. Sets, null, dates with parts of a second, control characters and a
  /// dictionary whose only key is `CF$UID` cannot be written in it and are refused.
  case xml
}
