import Testing

@testable import DataProtection

/// What a script says of commands that wait for an unlock.
@Suite("Awaited outcomes")
struct AwaitedOutcomeTests {
  @Test(
    "what is expected of later(…) is what it comes to, and that it comes",
    arguments: [
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => reads 'k-1'\nU", true),
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => reads 'k-2'\nU", false),
      ("P kc+(ak,k) L+11 bg kc?(k)\non(locked,later(kc?(k))) => reads 'k-1'\nU L", true),
      ("P kc+(ak,k) kc?(k)\non(locked,later(kc?(k))) => reads 'k-1'\nL U", false),
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => reads 'k-1'", false),
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => not done", true),
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => reads 'k-1'\nkill U", false),
      ("P kc+(ak,k) L+11 bg later(kc?(k)) => not done\nkill U", true),
      ("R later(flag) => ESRCH", true), ("R later(flag) => protected data", false),
      ("P L+11 bg later(flag) => protected data is available\nlater(flag) => no\nU", false),
    ])
  func awaited(_ script: String, isAsExpected: Bool) throws {
    let lines = try DeviceScript.run(script)
    #expect(lines.allSatisfy(\.isAsExpected) == isAsExpected, "\(lines)")
    #expect(lines.flatMap(\.expected).count == script.split(separator: "=>").count - 1)
  }

  @Test("a difference in what later(…) comes to names the line of later(…)")
  func awaitedLine() throws {
    let lines = try DeviceScript.run("P kc+(ak,k) L+11 bg\nlater(kc?(k)) => no\nrd(f)\nU")
    let wrong = lines.flatMap(\.expected).filter { !$0.isAsExpected }
    #expect(wrong.map(\.line) == [2])
    #expect(
      "\(try #require(lines.last))".hasSuffix(
        "  kc?(k)                  reads 'k-1'\n    expected              no"))
  }
}
