import KeyedArchive
import PicklockCompression

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
    switch event {
    case .read(.binary): break
    case .read(.xml): lines.append("written again as XML")
    case .cut(let place): lines.append("cut at \(place)")
    case .change(let place, let mask, let rewritten):
      lines.append("byte \(place) changed by \(mask)")
      if rewritten == .xml { lines.append("written again as XML") }
    case .pack(let packing): lines.append("\(packing.format.rawValue), \(packing.event)")
    }
    return lines.joined(separator: "\n")
  }
}
