/// Where in an archive something is: an object, then the fields and elements that lead on from it.
public struct ArchivePath: Hashable, Sendable, CustomStringConvertible {
  /// One step of a path.
  public enum Step: Hashable, Sendable {
    /// The object with this identifier in `$objects`.
    case object(UInt32)
    /// An entry of `$top`.
    case top(String)
    /// A field of an object, or a key of a dictionary.
    case field(String)
    /// An element of an array or set, counted from 0.
    case index(Int)
  }

  /// The steps, outermost first.
  public var steps: [Step]

  /// A path of the given steps; none is the archive itself.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// As people write it: `$objects[3].text`.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .object(let identifier): text += "$objects[\(identifier)]"
      case .top(let key): text += "$top.\(ArchiveText.visible(key))"
      case .field(let key):
        text += text.isEmpty ? ArchiveText.visible(key) : ".\(ArchiveText.visible(key))"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
