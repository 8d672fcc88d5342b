internal import PicklockSystem

// Safety: only the thread that runs the check uses the page; between processes, which share it,
// each word is written by one side and a torn word costs a wrong report at worst.
/// A page of memory that a probe writes and its parent reads.
@safe
final class SharedPage: @unchecked Sendable {
  /// The most return addresses a dying probe leaves.
  static let maximumFrames = 48
  private static let size = 4_096
  private static let firstFrame = 4

  /// Words: the case's number, the phase, steps taken, how many frames, the frames.
  // Safety: the page is mapped by `init` and unmapped by `deinit` alone; each index is below
  // `firstFrame + maximumFrames`, and so inside it.
  private let words: UnsafeMutablePointer<UInt>

  init() throws {
    let mapping = unsafe mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else {
      throw CheckError.noIsolation("a system without memory to share")
    }
    unsafe words = mapping.bindMemory(
      to: UInt.self, capacity: Self.size / MemoryLayout<UInt>.size)
  }

  deinit { unsafe munmap(words, Self.size) }

  func reset() {
    unsafe words[1] = 0
    unsafe words[2] = 0
    unsafe words[3] = 0
  }

  func note(case number: Int, phase: ProbeOutcome.Phase) {
    unsafe words[0] = UInt(number)
    unsafe words[1] = phase == .judging ? 1 : 0
    unsafe words[2] &+= 1
  }

  func noteFinished() { unsafe words[1] = 2 }

  /// Leaves the return addresses of a crash; called by a signal handler, so nothing but stores.
  func note(frames: UnsafePointer<UnsafeMutableRawPointer?>, count: Int) {
    for index in 0..<min(count, Self.maximumFrames) {
      unsafe words[Self.firstFrame + index] = UInt(bitPattern: frames[index])
    }
    unsafe words[3] = UInt(min(count, Self.maximumFrames))
  }

  var caseNumber: Int { unsafe Int(words[0]) }
  var phase: ProbeOutcome.Phase { unsafe words[1] == 1 ? .judging : .generating }
  var isFinished: Bool { unsafe words[1] == 2 }
  var progress: UInt { unsafe words[2] }

  var frames: [UInt] {
    let count = unsafe min(Int(words[3]), Self.maximumFrames)
    return (0..<count).map { unsafe words[Self.firstFrame + $0] }
  }
}
