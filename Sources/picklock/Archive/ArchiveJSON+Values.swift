import FuzzSupport
import KeyedArchive

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
    case .uuid(let uuid): "{\"$uuid\":\"\(uuid)\"}"
    case .url(let relative, _): "{\"$url\":\(JSONLine.quoted(relative))}"
    case .range(let location, let length): "{\"$range\":[\(location),\(length)]}"
    case .point(let x, let y): "{\"$point\":\(list([x, y]))}"
    case .size(let width, let height): "{\"$size\":\(list([width, height]))}"
    case .rect(let x, let y, let width, let height):
      "{\"$rect\":\(list([x, y, width, height]))}"
    case .edgeInsets(let top, let left, let bottom, let right):
      "{\"$insets\":\(list([top, left, bottom, right]))}"
    case .affineTransform(let figures): "{\"$transform\":\(list(figures))}"
    case .indexSet(let ranges):
      "{\"$indexSet\":[\(ranges.map { "[\($0.lowerBound),\($0.count)]" }.joined(separator: ","))]}"
    case .indexPath(let indexes):
      "{\"$indexPath\":[\(indexes.map { "\($0)" }.joined(separator: ","))]}"
    case .data, .array, .set, .orderedSet, .countedSet, .dictionary, .typedValue,
      .attributedString, .timeZone, .locale, .calendar, .dateComponents, .error, .decimal,
      .measurement, .unit, .regularExpression, .notification, .object:
      "{\"$class\":\(JSONLine.quoted(item.className ?? "")),"
        + "\"$text\":\(JSONLine.quoted("\(item)"))}"
    }
  }

  private static func list(_ figures: [Double]) -> String {
    "[" + figures.map { figure($0) }.joined(separator: ",") + "]"
  }

  /// JSON has no infinities.
  private static func figure(_ number: Double) -> String {
    number.isFinite ? "\(number)" : "\"\(number)\""
  }
}
