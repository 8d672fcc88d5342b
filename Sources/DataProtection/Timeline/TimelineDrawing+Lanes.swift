// The lanes of a drawn timeline.
extension TimelineDrawing {
  /// The stretches of events over which something stays the same.
  private func runs<Value: Equatable>(_ value: (Int) -> Value) -> [(
    range: Range<Int>, value: Value
  )] {
    var runs: [(range: Range<Int>, value: Value)] = []
    for index in timeline.moments.indices {
      let next = value(index)
      if let last = runs.last, last.value == next {
        runs[runs.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        runs.append((index..<(index + 1), next))
      }
    }
    return runs
  }

  mutating func drawDevice(y: Double) {
    label("device", "", y)
    for (range, situation) in runs({ timeline.moments[$0].situation }) {
      let (x, width) = span(range)
      let (fill, ink) = Self.colours(situation)
      svg.element(
        "rect",
        ["x": x, "y": y + 3, "width": width, "height": Self.laneHeight - 8, "fill": fill])
      let word =
        width > Double(situation.word.count) * 6.3 + 8 ? situation.word : situation.shortWord
      if width > Double(word.count) * 6.3 + 8 {
        svg.text(
          word, x + 6, y + Self.laneHeight / 2 + 3,
          ["class": "on", "style": "fill:\(ink)"])
      }
    }
  }

  private static func colours(_ situation: LockState) -> (fill: String, ink: String) {
    switch situation {
    case .off: ("#2b2f3a", "#ffffff")
    case .beforeFirstUnlock: ("#6b3fa0", "#ffffff")
    case .unlocked: ("#cfe9dc", "#1f2430")
    case .grace: ("#f6d77b", "#1f2430")
    case .locked: ("#c8443a", "#ffffff")
    case .lockedInactive: ("#8f2a22", "#ffffff")
    case .noPasscode: ("#e7eaf0", "#1f2430")
    }
  }

  mutating func drawApplication(y: Double) {
    label("application", "", y)
    for (range, running) in runs({ timeline.moments[$0].running }) {
      guard let running else { continue }
      let (x, width) = span(range)
      svg.element(
        "rect",
        [
          "x": x, "y": y + 11, "width": width, "height": 5.0,
          "fill": running == .foreground ? "#3f6fb5" : "#a9c1e3",
        ])
      let word: String =
        switch running {
        case .foreground: "foreground"
        case .background: "background"
        case .prewarm: "prewarmed"
        }
      if width > Double(word.count) * 6.3 { svg.text(word, x + 2, y + 27, ["class": "on"]) }
    }
  }

  mutating func draw(_ lane: DeviceTimeline.Lane, y: Double) {
    label(lane.subject.name, lane.protection, y)
    let top = y + (Self.laneHeight - Self.barHeight) / 2
    for (range, access) in runs({ lane.access[$0] }) where access != .absent {
      let (x, width) = span(range)
      bar(access, x, top, width)
    }
    for (index, mark) in lane.marks.sorted(by: { $0.key < $1.key }) {
      draw(mark, x(index), y + Self.laneHeight / 2)
    }
  }

  mutating func bar(
    _ access: DeviceTimeline.Access, _ x: Double, _ y: Double, _ width: Double
  ) {
    let (fill, stroke) =
      switch access {
      case .readable: ("#3a9d6e", "#2c7a55")
      case .locked: ("url(#locked)", "#b3261e")
      case .idle, .absent: ("#e2f1ea", "#2c7a55")
      }
    svg.element(
      "rect",
      [
        "x": x, "y": y, "width": width, "height": Self.barHeight, "rx": 2.0, "fill": fill,
        "stroke": stroke, "stroke-width": 0.8,
      ])
  }

  mutating func draw(_ mark: DeviceTimeline.Mark, _ x: Double, _ y: Double) {
    switch mark {
    case .succeeded:
      svg.element(
        "circle",
        ["cx": x, "cy": y, "r": 4.5, "fill": "#17503a", "stroke": "#ffffff", "stroke-width": 1.5])
    case .failed(let code):
      svg.element(
        "circle",
        ["cx": x, "cy": y, "r": 7.0, "fill": "#b3261e", "stroke": "#ffffff", "stroke-width": 1.5])
      let (l, r, t, b) = (x - 2.6, x + 2.6, y - 2.6, y + 2.6)
      let path = [l, t, r, b, l, b, r, t].map(SVGWriter.number)
      svg.element(
        "path",
        [
          "d": "M\(path[0]) \(path[1])L\(path[2]) \(path[3])M\(path[4]) \(path[5])L\(path[6]) "
            + "\(path[7])", "stroke": "#ffffff", "stroke-width": 1.8,
        ])
      svg.element(
        "rect",
        [
          "x": x + 8, "y": y - 6.5, "width": Double(code.count) * 6.1 + 4, "height": 13.0,
          "rx": 2.0, "fill": "#ffffff", "fill-opacity": 0.85,
        ])
      svg.text(code, x + 10, y + 3.5, ["class": "code"])
    }
  }

  private mutating func label(_ name: String, _ badge: String, _ y: Double) {
    let middle = y + Self.laneHeight / 2 + 4
    svg.text(shortened(name, 28), Self.margin, middle, ["class": "name"])
    guard !badge.isEmpty else { return }
    let width = Double(badge.count) * 7.4 + 8
    svg.element(
      "rect",
      [
        "x": labelWidth - 14 - width, "y": middle - 12, "width": width, "height": 16.0, "rx": 3.0,
        "fill": "#e7eaf0",
      ])
    svg.text(badge, labelWidth - 10 - width, middle, [:])
  }
}
