import Foundation

/// Peak memory of one decode, measured inside a process of its own.
enum ArchivePeak {
  private static let variable = "PICKLOCK_ARCHIVE_PEAK"
  /// The job of reading a damaged file in every way.
  static let fixture = "fixture"

  /// In a child: decodes once, prints the growth of peak memory in MiB, and says that it did.
  static func runChild() throws -> Bool {
    guard let job = ProcessInfo.processInfo.environment[variable] else { return false }
    let parts = job.split(separator: "/").map(String.init)
    let subject = ArchiveSubject(rawValue: parts[0])
    let archive = parts.count == 2 ? ArchiveCase(rawValue: parts[1]) : nil
    guard job == fixture || subject != nil && archive != nil else { return false }
    let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    let before = status("VmRSS")
    // What reading the input took is over; from here on the peak is the decoder's.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    if let subject, let archive {
      try subject.decode(archive, bytes, times: 1)
    } else {
      ArchiveFixtures.read(bytes)
    }
    print(max(0, status("VmHWM") - before) / 1_024)
    return true
  }

  /// The growth of peak memory in MiB; nil where the system does not tell.
  static func measure(_ subject: ArchiveSubject, _ archive: ArchiveCase, _ bytes: [UInt8]) throws
    -> Double?
  {
    try measure("\(subject.rawValue)/\(archive.rawValue)", bytes)
  }

  /// The same for a job by its name: of a subject and a case, or `fixture`.
  static func measure(_ job: String, _ bytes: [UInt8]) throws -> Double? {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["archive"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: job]) { _, new in new }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(
      String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// A figure of `/proc/self/status` in KiB; 0 where there is none.
  private static func status(_ name: String) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(separator: " ").dropFirst().first.flatMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
      ?? line.flatMap { Double($0.filter(\.isNumber)) } ?? 0
  }
}
