import KeyedArchive
import PicklockCommandLine
import PropertyFuzzing

/// Values that hold no others.
extension ArchiveJSON {
  mutating func show(_ value: ArchiveValue, _ item: ArchiveOutline.Item, _ index: Int) {
    if case .data(let bytes) = value { return show(bytes, index) }
    write(Self.text(value, item))
  }

  private static func text(_ value: ArchiveValue, _ item: ArchiveOutline.Item) -> String {
    switch value {
    case .null: item.className == nil ? "null" : "{\"$null\":true}"
    case .string(let text): JSONLine.quoted(text)
    case .bool(let bool): "\(bool)"
    case .integer(let number): "\(number)"
    case .real(let number): number.isFinite ? "\(number)" : "{\"$real\":\"\(number)\"}"
    case .date(let seconds):
      "{\"$date\":\(ArchiveOutline.dateText(seconds).map { JSONLine.quoted($0) } ?? "null"),"
        + "\"seconds\":\(figure(seconds))}"
    case .builtIn(let builtIn):
      builtIn.value.jsonForm.map { "{\"\($0.name)\":\(Self.text($0.content))}" } ?? words(item)
    case .data, .array, .set, .orderedSet, .countedSet, .dictionary, .object: words(item)
    }
  }

  /// The class, and the words that text has for the value.
  private static func words(_ item: ArchiveOutline.Item) -> String {
    "{\"$class\":\(JSONLine.quoted(item.className ?? "")),\"$text\":\(JSONLine.quoted("\(item)"))}"
  }

  private static func text(_ content: BuiltInForm.Content) -> String {
    switch content {
    case .text(let text): JSONLine.quoted(text)
    case .bool(let bool): "\(bool)"
    case .whole(let number): "\(number)"
    case .wide(let number): "\(number)"
    case .real(let number): figure(number)
    case .list(let parts): "[" + parts.map { text($0) }.joined(separator: ",") + "]"
    case .value: "null"
    }
  }

  /// JSON has no infinities.
  private static func figure(_ number: Double) -> String {
    number.isFinite ? "\(number)" : "\"\(number)\""
  }
}
