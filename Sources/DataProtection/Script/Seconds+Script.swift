extension Seconds {
  /// The time as a script advances to it from the start: `+10s`, `+3d` or `+1d2h`.
  var scriptText: String {
    var rest = self
    var text = "+"
    for (unit, length) in [("d", 86_400), ("h", 3_600), ("m", 60)] as [(String, Seconds)]
    where rest >= length {
      text += "\(rest / length)\(unit)"
      rest %= length
    }
    return rest > 0 || text == "+" ? text + "\(rest)s" : text
  }
}
