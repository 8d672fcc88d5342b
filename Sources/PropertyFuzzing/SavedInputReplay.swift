import PicklockCommandLine
import PropertyEngine

/// The verbs of a replay tool: what saved inputs do, show, and shrink to.
struct SavedInputReplay: Sendable {
  let property: AnyProperty

  private static let isolated = CommandOption(
    "--isolated", "runs each candidate in a process of its own, for inputs that kill the process")

  /// Says what each input does.
  var run: Verb {
    Verb(
      "run", "runs saved inputs and says what each one did.", operands: "FILE...", reports: .facts
    ) { arguments, output in
      try forEachFile(arguments, output) { path, bytes in
        // Announced first: when the input kills the process, the reader knows which one did.
        output.report(text: nil) { $0.add("running", path) }
        ProcessLimits.allowOneInput()
        SelfTest.requested?.commit()
        return report(property.run(bytes), of: path, bytes, output)
      }
    }
  }

  private func report(
    _ result: Outcome, of path: String, _ bytes: [UInt8], _ output: Output
  ) -> Int32 {
    switch result {
    case .passed:
      output.report(
        text: { "passed     \(path)" },
        fields: { line in
          line.add("file", path)
          line.add("outcome", "passed")
        })
      return 0
    case .discarded(let reason):
      output.report(
        text: { "discarded  \(path): \(reason)" },
        fields: { line in
          line.add("file", path)
          line.add("outcome", "discarded")
          line.add("reason", reason)
        })
      return 0
    case .failed(let failure):
      let value = property.describe(bytes)
      output.report(
        text: { "failed     \(path): \(failure.message)\n           \(value)" },
        fields: { line in
          line.add("file", path)
          line.add("outcome", "failed")
          line.add("kind", failure.kind.description)
          line.add("failure", failure.message)
          line.add("value", value)
        })
      return 1
    }
  }

  /// Prints each input as a value.
  var show: Verb {
    Verb(
      "show", "prints each input as the value it decodes to.", operands: "FILE...", reports: .facts
    ) { arguments, output in
      try forEachFile(arguments, output) { path, bytes in
        ProcessLimits.allowOneInput()
        let value = property.describe(bytes)
        output.report(
          text: { value },
          fields: { line in
            line.add("file", path)
            line.add("value", value)
          })
        return 0
      }
    }
  }

  /// Prints the simplest input that fails as each one does.
  var shrink: Verb {
    Verb(
      "shrink", "prints the simplest input that fails in the same way.", operands: "FILE...",
      options: [Self.isolated], reports: .facts
    ) { arguments, output in
      let property = arguments.has(Self.isolated) ? IsolatedRun.wrapping(property) : property
      return try forEachFile(arguments, output) { path, bytes in
        guard let found = property.shrink(bytes) else {
          output.console.error("\(path): does not fail")
          return 0
        }
        output.report(text: { Self.text(found) }, fields: { Self.add(found, of: path, to: &$0) })
        return 1
      }
    }
  }

  /// A file that cannot be read is named, and the others are run all the same: status 2.
  private func forEachFile(
    _ arguments: Arguments, _ output: Output, _ body: (String, [UInt8]) throws -> Int32
  ) throws -> Int32 {
    guard !arguments.rest.isEmpty else { throw arguments.wrong("which file?") }
    var status: Int32 = 0
    for path in arguments.rest {
      do {
        status = max(status, try body(path, try output.console.read(path, SavedInput.limit)))
      } catch let error as SavedInputError {
        status = output.console.fail("\(error)")
      }
    }
    return status
  }

  private static func add(_ found: Counterexample, of path: String, to line: inout JSONLine) {
    line.add("file", path)
    line.add("value", found.value)
    line.add("original", found.original)
    line.add("kind", found.failure.kind.description)
    line.add("failure", found.failure.message)
    line.add("evaluations", found.evaluations)
    line.add("proven_minimal", found.provenMinimal)
    line.add("explanation", found.explanation.joined(separator: "\n"))
    line.add("reproduction", found.reproduction)
    line.add("bytes", hexadecimal(found.bytes))
  }

  private static func text(_ found: Counterexample) -> String {
    let lines =
      ["failure  \(found.failure.message)", "value    \(found.value)"]
      + found.explanation.map { "         \($0)" }
      + ["bytes    \(hexadecimal(found.bytes))", "runs     \(found.evaluations)"]
    return lines.joined(separator: "\n")
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
