import KeyedArchive

extension ArchiveCase {
  /// The case as a reader wants it: what it holds, how it is written, what was done to it.
  var text: String {
    var lines: [String] = []
    switch content {
    case .value(let value): lines.append("value \(value)")
    case .document(let document): lines.append(document.tree())
    case .people(let people): lines += people.map { "\($0)" }
    }
    switch form {
    case .compact: lines.append("binary")
    case .xml: lines.append("XML")
    case .loose(let widths):
      lines.append(
        "binary, offsets of \(widths.offset), references of \(widths.reference), "
          + "integers of \(widths.integer)")
    }
    if let (damage, number) = damage {
      lines.append("damaged: \(damage.name) (kind \(damage.kind), variant \(number))")
    }
    if let accident {
      lines.append(
        "cut at \(accident.cut), byte \(accident.position) changed by \(accident.mask)")
    }
    return lines.joined(separator: "\n")
  }
}
