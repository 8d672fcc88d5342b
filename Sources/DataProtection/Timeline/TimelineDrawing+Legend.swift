// What is below the lanes of a drawn timeline: what the marks mean, and the events in words.
extension TimelineDrawing {
  mutating func drawLegend(y: Double) {
    var x = Self.margin
    for (access, words) in [
      (DeviceTimeline.Access.readable, "can be read"), (.locked, "locked"),
      (.idle, "no application runs"),
    ] {
      bar(access, x, y - 10, 26)
      svg.text(words, x + 32, y + 1, ["class": "small"])
      x += 48 + Double(words.count) * 6.6
    }
    draw(.succeeded, x + 6, y - 3)
    svg.text("succeeded on it", x + 18, y + 1, ["class": "small"])
    draw(.failed("257"), x + 140, y - 3)
    svg.text("failed on it, with its code", x + 176, y + 1, ["class": "small"])
  }

  mutating func drawList(y: Double) {
    let events = timeline.moments.map(\.event.count).max() ?? 0
    let column = Self.margin + 34 + Double(min(30, events)) * 7.4 + 14
    var y = y
    for (index, moment) in timeline.moments.enumerated() {
      let isBad = moment.kind == .failed || moment.kind == .died
      let style = isBad ? "bad" : moment.outcome.hasSuffix("]") ? "choice" : ""
      svg.text("\(index + 1)", Self.margin + 20, y, ["text-anchor": "end", "class": "small"])
      svg.text(shortened(moment.event, 30), Self.margin + 34, y, ["class": "name"])
      let room = max(20, Int((width - Self.margin - column) / 7.4))
      svg.text(shortened(moment.outcome, room), column, y, ["class": style])
      y += Self.listLine
    }
    for note in timeline.notes {
      svg.text(note, Self.margin + 34, y, ["class": "small"])
      y += Self.listLine
    }
  }
}
