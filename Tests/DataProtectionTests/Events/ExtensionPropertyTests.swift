import Testing

@testable import DataProtection

/// Whoever asks, the keys decide; and what one process does for itself is nothing to the other.
@Suite("An extension beside its application")
struct ExtensionPropertyTests {
  /// Random events, those that a comparison cannot use left out, files moved into the group.
  private static func events(seed: UInt64, shared: Bool) throws -> [DeviceCommand] {
    let leftOut = [
      "install", "erase", "rs(", "bk(", "dev(", "kcsync", "knob", "fg", "prewarm", "can?", "why",
      "later", "if(", "flag", "#", "ls(/)",
    ]
    let words = RandomScriptTests.script(seed: seed, length: 400).split(separator: " ").filter {
      word in !word.hasPrefix("ext") && !leftOut.contains { word.contains($0) }
    }
    return try words.enumerated().flatMap { index, word in
      // What ends a process is soon followed by what starts it, and locks are long, or little would
      // be compared.
      let first = [0: "P bg", 3: "L +1h", 4: "bg", 8: "bg", 11: "U", 12: "bg"][index % 16] ?? ""
      return try DeviceScript.parse("\(first) \(shared ? inGroup(String(word)) : String(word))")
        .map(\.command)
    }
  }

  /// `rd(d/f)` as `rd(group/d/f)`: the single letters are paths, but in the keychain's words.
  private static func inGroup(_ word: String) -> String {
    guard !word.hasPrefix("kc"), !word.hasPrefix("say") else { return word }
    if word.hasPrefix("set(a="), !word.contains("class") {
      return word.replacing("(a=", with: "(group/a=")
    }
    if word.hasPrefix("get(") || word.hasPrefix("unset(") {
      return word.replacing("(a", with: "(group/a")
    }
    return word.replacing(/([(,])([defgh])(?=[\/,)])/) { "\($0.1)group/\($0.2)" }
  }

  /// What a command comes to when the extension does it, `bg` being `ext` and `kill` `ext(kill)`.
  private static func asExtension(
    _ command: DeviceCommand, on session: inout DeviceSession
  ) -> DeviceOutcome {
    switch command {
    case .event(.launch): session.run(.event(.launchExtension))
    case .event(.kill): session.run(.event(.endExtension))
    case .event: session.run(command)
    default: session.run(.inExtension(command))
    }
  }

  typealias Runner = (DeviceCommand, inout DeviceSession) -> DeviceOutcome

  /// The first command on what both share that comes to something else for the extension.
  private static func difference(
    seed: UInt64, _ profile: DeviceProfile, run: Runner = asExtension
  ) throws -> String? {
    var (application, other) = (DeviceSession(profile: profile), DeviceSession(profile: profile))
    other.run(.event(.kill))
    other.run(.event(.launchExtension))
    application.run("ls(/group)")
    for command in try events(seed: seed, shared: true) {
      let wanted = application.run(command)
      let found = run(command, &other)
      if case .event = command { continue }
      if wanted != found { return "\(command): \(wanted), in the extension \(found)" }
    }
    return nil
  }

  @Test("the extension is answered as the application is", arguments: 0..<40 as Range<UInt64>)
  func symmetric(seed: UInt64) throws {
    for profile in [DeviceProfile.apple, .reference] {
      let found = try Self.difference(seed: seed, profile)
      #expect(found == nil, "\(found ?? "")")
    }
  }

  @Test("an extension that needs an unlocked device, or loses its handles to an event, is caught")
  func brokenSymmetry() throws {
    let needsUnlock: Runner = { command, session in
      session.device.situation == .locked
        ? .failed(.notPermitted) : Self.asExtension(command, on: &session)
    }
    let losesHandles: Runner = { command, session in
      let outcome = Self.asExtension(command, on: &session)
      if case .event = command { session.device.files.closeAll(of: .appExtension) }
      return outcome
    }
    for (name, broken) in [("locked", needsUnlock), ("handles", losesHandles)] {
      let found = try (0..<40 as Range<UInt64>).compactMap {
        try Self.difference(seed: $0, .apple, run: broken)
      }
      #expect(!found.isEmpty, "\(name)")
    }
  }

  /// What an extension does for itself, and its own life.
  private static let aside: [DeviceCommand] = [
    "ext", "ext(kill)", "ext(w(A,f,x))", "ext(put(-,f,y))", "ext(open(f,w))", "ext(hwr(-,z))",
    "ext(close)", "ext(del(f))", "ext(mkdir(d))", "ext(rm(d))", "ext(set(a=5))", "ext(chmod(/,0))",
    "ext(mmap(f))", "ext(touch)", "ext(set(f,D))", "ext(on(locked,del(f)))", "ext(rm(/Documents))",
  ]

  /// The first of the application's commands that comes to something else beside an extension.
  private static func interference(
    seed: UInt64, beside run: (DeviceCommand, inout DeviceSession) -> Void
  ) throws -> String? {
    var (alone, beside) = (DeviceSession(), DeviceSession())
    var random = SplitMix(state: seed)
    for command in try events(seed: seed, shared: false) {
      for _ in 0..<random.next() % 3 { run(aside[random.next() % aside.count], &beside) }
      let wanted = alone.run(command)
      let found = beside.run(command)
      if wanted != found { return "\(command): \(wanted), beside an extension \(found)" }
    }
    return nil
  }

  @Test("the application is answered as if there were no other", arguments: 0..<40 as Range<UInt64>)
  func isolated(seed: UInt64) throws {
    let found = try Self.interference(seed: seed) { $1.run($0) }
    #expect(found == nil, "\(found ?? "")")
  }

  @Test("one container for both, or handles that end with either, is caught")
  func brokenIsolation() throws {
    let oneContainer: (DeviceCommand, inout DeviceSession) -> Void = { command, session in
      if case .inExtension(let inner) = command { session.run(inner) } else { session.run(command) }
    }
    let oneEnd: (DeviceCommand, inout DeviceSession) -> Void = { command, session in
      session.run(command)
      if command == .event(.endExtension) { session.device.files.closeAll() }
    }
    for broken in [oneContainer, oneEnd] {
      let found = try (0..<40 as Range<UInt64>).compactMap {
        try Self.interference(seed: $0, beside: broken)
      }
      #expect(!found.isEmpty)
    }
  }

  /// A few random numbers.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
  }
}
