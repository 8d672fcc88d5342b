import Foundation

/// The resident memory of this process, as Linux reports it; 0 elsewhere.
enum ResidentMemory {
  static var kibibytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4
  }
}
