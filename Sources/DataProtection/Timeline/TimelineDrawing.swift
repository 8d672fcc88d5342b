/// A timeline as a picture: one self-contained SVG for a document or a bug report.
struct TimelineDrawing {
  let timeline: DeviceTimeline
  private let title: String
  private let subtitle: String
  /// The title as it is drawn: two lines at most.
  private let heading: [String]
  let lanes: [DeviceTimeline.Lane]
  var svg = SVGWriter()

  // MARK: Measures

  static let margin = 24.0
  static let laneHeight = 30.0
  static let barHeight = 14.0
  static let listLine = 18.0
  private static let eventCharacters = 20
  private static let headingLine = 24.0

  let labelWidth: Double
  let columnWidth: Double
  let width: Double
  private let headerHeight: Double

  init(_ timeline: DeviceTimeline, title: String, subtitle: String) {
    self.timeline = timeline
    self.title = title
    self.subtitle = subtitle
    lanes = timeline.shownLanes
    let names = lanes.map { min(30, DeviceTimeline.label($0).count + 2) } + [12]
    labelWidth = Self.margin + Double(names.max() ?? 12) * 7.4 + 16
    let count = Double(max(1, timeline.moments.count))
    columnWidth = min(86, max(30, 760 / count))
    let first = labelWidth + 0.35 * columnWidth
    var right = labelWidth + count * columnWidth + Self.margin
    for (index, moment) in timeline.moments.enumerated() {
      // As long as the slanted name of the event is.
      let name = Double(min(Self.eventCharacters, moment.event.count)) * 6.3
      right = max(right, first + Double(index) * columnWidth + name + Self.margin)
    }
    width = max(860, right)
    let longest = timeline.moments.map { min(Self.eventCharacters, $0.event.count) }.max() ?? 0
    heading = Self.lines(of: title, characters: Int((width - 2 * Self.margin) / 10.8))
    headerHeight = 92 + Double(longest) * 4.6 + Double(heading.count - 1) * Self.headingLine
  }

  /// Text on one line or two, broken between words and cut where it is longer.
  private static func lines(of text: String, characters: Int) -> [String] {
    guard text.count > characters else { return [text] }
    let end = text.prefix(characters + 1).lastIndex(of: " ")
    guard let end, end > text.startIndex else { return [text.prefix(characters - 1) + "…"] }
    let rest = text[end...].dropFirst()
    let second = rest.count <= characters ? String(rest) : rest.prefix(characters - 1) + "…"
    return [String(text[..<end]), second]
  }

  /// The place of an event on the axis of events.
  func x(_ index: Int) -> Double { labelWidth + (Double(index) + 0.35) * columnWidth }

  /// Where what holds after an event begins and ends.
  func span(_ range: Range<Int>) -> (x: Double, width: Double) {
    let end = range.upperBound == timeline.moments.count ? 0.65 * columnWidth : 0
    let right = end > 0 ? x(range.upperBound - 1) + end : x(range.upperBound)
    return (x(range.lowerBound), right - x(range.lowerBound))
  }

  // MARK: The whole

  /// The picture.
  mutating func draw() -> String {
    let chart = headerHeight + Self.laneHeight * Double(lanes.count + 2) + 16
    let legend = chart + 26
    let list = legend + 46
    let height = list + Double(timeline.moments.count + timeline.notes.count) * Self.listLine + 40
    begin(height)
    drawHeader(until: chart - 8)
    drawDevice(y: headerHeight)
    drawApplication(y: headerHeight + Self.laneHeight)
    for (index, lane) in lanes.enumerated() {
      draw(lane, y: headerHeight + Self.laneHeight * Double(index + 2))
    }
    drawLegend(y: legend)
    drawList(y: list)
    svg.text(
      "picklock device: a model of iOS Data Protection; nothing here was measured on a phone.",
      Self.margin, height - 14, ["class": "small"])
    svg.raw("</svg>")
    return svg.lines.joined(separator: "\n") + "\n"
  }

  private mutating func begin(_ height: Double) {
    let (w, h) = (SVGWriter.number(width), SVGWriter.number(height))
    svg.raw(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\" "
        + "viewBox=\"0 0 \(w) \(h)\" role=\"img\">")
    svg.raw("<title>\(SVGWriter.escaped(title))</title>")
    svg.raw("<desc>\(SVGWriter.escaped(subtitle))</desc>")
    svg.raw(Self.style)
    svg.element("rect", ["width": width, "height": height, "fill": "#ffffff"])
    var y = 36.0
    for line in heading {
      svg.text(line, Self.margin, y, ["class": "title"])
      y += Self.headingLine
    }
    svg.text(shortened(subtitle, 120), Self.margin, y - 2, ["class": "small"])
  }

  private static let style = """
    <style>
    text { font: 12px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #1f2430 }
    .title { font: 600 18px system-ui, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif }
    .small { font: 12px system-ui, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif; \
    fill: #6a7180 }
    .name { font-weight: 600 }
    .bad { fill: #b3261e }
    .choice { fill: #6b3fa0 }
    .code { font-size: 10px; font-weight: 700; fill: #b3261e }
    .on { font: 11px system-ui, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif }
    </style>
    <defs><pattern id="locked" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="6" height="6" fill="#fbe3e1"/>\
    <rect width="2" height="6" fill="#d9655b"/></pattern></defs>
    """

  private mutating func drawHeader(until bottom: Double) {
    for (index, moment) in timeline.moments.enumerated() {
      let (x, y) = (x(index), headerHeight - 18)
      svg.element(
        "line",
        [
          "x1": x, "y1": y + 10, "x2": x, "y2": bottom, "stroke": "#e3e6ec", "stroke-width": 1.0,
        ])
      let fill = moment.kind == .failed || moment.kind == .died ? "#b3261e" : "#3b4252"
      svg.element("circle", ["cx": x, "cy": y, "r": 9.0, "fill": fill])
      svg.text(
        "\(index + 1)", x, y + 3.5,
        ["text-anchor": "middle", "style": "font-size:10px;fill:#fff;font-weight:700"])
      let place = "rotate(-32 \(SVGWriter.number(x)) \(SVGWriter.number(y - 14)))"
      svg.text(shortened(moment.event, Self.eventCharacters), x, y - 14, ["transform": place])
    }
  }

  func shortened(_ text: String, _ most: Int) -> String {
    text.count <= most ? text : text.prefix(most - 1) + "…"
  }
}

extension DeviceTimeline {
  /// The timeline as one self-contained picture, with the profile it was made under.
  public func svg(title: String, under profile: DeviceProfile) -> String {
    var drawing = TimelineDrawing(self, title: title, subtitle: Self.subtitle(profile))
    return drawing.draw()
  }

  private static func subtitle(_ profile: DeviceProfile) -> String {
    let name = profile.readings.isEmpty ? "profile apple" : "profile reference"
    let knobs = profile.alternatives.map(\.name).joined(separator: " ")
    return name + (knobs.isEmpty ? "" : ", knobs \(knobs)")
      + ": when each file and keychain item can be read, event by event"
  }
}
