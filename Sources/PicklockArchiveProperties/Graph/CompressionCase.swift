import PicklockCompression
import PropertyEngine

/// How an archive is compressed, and what happens to it then.
struct CompressionCase: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    case whole
    /// The file ends early, at a length that counts round.
    case cut(Int)
    /// One byte is changed, at a place that counts round.
    case change(place: Int, mask: UInt8)
    /// So many bytes follow.
    case trailing(Int)
    /// The content is longer than it may be, by so many bytes.
    case overLimit(Int)
    /// The content is more times longer than the file than it may be.
    case overRatio
  }

  var format: CompressionFormat
  var event: Event

  static let generator = Generator<CompressionCase> { draw in
    CompressionCase(
      format: try draw.element(of: CompressionFormat.allCases), event: try event(&draw))
  }

  private static func event(_ draw: inout Draw) throws -> Event {
    switch try draw.branch(6) {
    case 0: .whole
    case 1: .cut(try draw.integer(in: 0...Int(UInt16.max)))
    case 2:
      .change(
        place: try draw.integer(in: 0...Int(UInt16.max)),
        mask: UInt8(try draw.integer(in: 1...255, origin: 1)))
    case 3: .trailing(try draw.integer(in: 1...32, origin: 1))
    case 4: .overLimit(try draw.integer(in: 1...64, origin: 1))
    default: .overRatio
    }
  }
}
