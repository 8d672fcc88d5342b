import PicklockSystem
public import PropertyEngine

/// The program that a fuzz target is in an ordinary build: it runs saved inputs without libFuzzer.
public struct ReplayTool {
  private let property: AnyProperty
  private let json: Bool
  private let isolated: Bool
  private var status: CInt = 0

  /// Does what the command line asks and ends the process: status 0 when every input passed, 1 when
  /// one failed, 2 for wrong use.
  ///
  /// - Parameter seeds: inputs made from values, by name, for `seeds DIR` to write.
  public static func main(
    _ property: AnyProperty, seeds: () throws -> [(name: String, bytes: [UInt8])] = { [] }
  ) -> Never {
    var words = Array(CommandLine.arguments.dropFirst())
    let json = words.contains("--json")
    let isolated = words.contains("--isolated")
    words.removeAll { $0 == "--json" || $0 == "--isolated" }
    if words.contains("--help") || words.isEmpty {
      StandardStream.output.write(usage(of: property))
      exit(words.isEmpty ? 2 : 0)
    }
    if words[0] == "seeds", words.count == 2 { write(seeds, of: property, to: words[1]) }
    ParentDeathSignal.request()
    var tool = ReplayTool(property: property, json: json, isolated: isolated)
    let verbs: [String: (inout ReplayTool, String, [UInt8]) -> Void] = [
      "run": { $0.run($1, $2) }, "show": { $0.show($1, $2) }, "shrink": { $0.shrink($1, $2) },
    ]
    let verb = verbs[words[0]]
    if verb != nil { words.removeFirst() }
    for path in words {
      do { (verb ?? { $0.run($1, $2) })(&tool, path, try SavedInput.read(path)) } catch {
        StandardStream.error.write("\(property.name): \(error)\n")
        exit(2)
      }
    }
    exit(tool.status)
  }

  private static func write(
    _ seeds: () throws -> [(name: String, bytes: [UInt8])], of property: AnyProperty,
    to folder: String
  ) -> Never {
    do {
      for seed in try seeds() {
        try SavedInput.write(seed.bytes, to: "\(folder)/\(seed.name)")
      }
      exit(0)
    } catch {
      StandardStream.error.write("\(property.name): \(error)\n")
      exit(2)
    }
  }

  private init(property: AnyProperty, json: Bool, isolated: Bool) {
    self.property = property
    self.json = json
    self.isolated = isolated
  }

  private static func usage(of property: AnyProperty) -> String {
    """
    \(property.name): \(property.summary)

    usage: \(property.name) [run|show|shrink] [--json] FILE...
      run     runs saved inputs and says what each one did (the default)
      show    prints each input as the value it decodes to
      shrink  prints the simplest input that fails in the same way; with --isolated each
              candidate runs in a process of its own, for inputs that kill the process
    Inputs are as libFuzzer wrote them; gunzip those of Corpus/ first; - is standard input. seeds
    DIR writes the inputs that are made from values, where the target has some.

    """
  }

  /// What one input did, and the value it is.
  private mutating func run(_ path: String, _ bytes: [UInt8]) {
    // Announced first: when the input kills the process, the reader knows which one did.
    if json { announce(path) }
    ProcessLimits.allowOneInput()
    SelfTest.requested?.commit()
    var line = JSONLine()
    line.add("file", path)
    switch property.run(bytes) {
    case .passed:
      line.add("outcome", "passed")
      if !json { StandardStream.output.write("passed     \(path)\n") }
    case .discarded(let reason):
      line.add("outcome", "discarded")
      line.add("reason", reason)
      if !json { StandardStream.output.write("discarded  \(path): \(reason)\n") }
    case .failed(let failure):
      status = 1
      let value = property.describe(bytes)
      line.add("outcome", "failed")
      line.add("kind", failure.kind.description)
      line.add("failure", failure.message)
      line.add("value", value)
      if !json {
        StandardStream.output.write(
          "failed     \(path): \(failure.message)\n           \(value)\n")
      }
    }
    if json { StandardStream.output.write(line.text + "\n") }
  }

  private mutating func shrink(_ path: String, _ bytes: [UInt8]) {
    let property = isolated ? IsolatedRun.wrapping(self.property) : self.property
    guard let found = property.shrink(bytes) else {
      return StandardStream.error.write("\(path): does not fail\n")
    }
    status = 1
    guard json else { return StandardStream.output.write(Self.text(found)) }
    var line = JSONLine()
    line.add("file", path)
    line.add("value", found.value)
    line.add("original", found.original)
    line.add("kind", found.failure.kind.description)
    line.add("failure", found.failure.message)
    line.add("evaluations", found.evaluations)
    line.add("proven_minimal", found.provenMinimal)
    line.add("explanation", found.explanation.joined(separator: "\n"))
    line.add("reproduction", found.reproduction)
    line.add("bytes", Self.hexadecimal(found.bytes))
    StandardStream.output.write(line.text + "\n")
  }

  private static func text(_ found: Counterexample) -> String {
    let lines =
      ["failure  \(found.failure.message)", "value    \(found.value)"]
      + found.explanation.map { "         \($0)" }
      + ["bytes    \(hexadecimal(found.bytes))", "runs     \(found.evaluations)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func announce(_ path: String) {
    var line = JSONLine()
    line.add("running", path)
    StandardStream.output.write(line.text + "\n")
  }

  private func show(_ path: String, _ bytes: [UInt8]) {
    ProcessLimits.allowOneInput()
    let value = property.describe(bytes)
    guard json else { return StandardStream.output.write(value + "\n") }
    var line = JSONLine()
    line.add("file", path)
    line.add("value", value)
    StandardStream.output.write(line.text + "\n")
  }
}
