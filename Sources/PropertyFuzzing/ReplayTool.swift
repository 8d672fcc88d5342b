internal import PicklockCommandLine
internal import PicklockSystem
public import PropertyEngine

/// The program that a fuzz target is in an ordinary build: it runs saved inputs without libFuzzer.
public enum ReplayTool {
  /// Does what the command line asks and ends the process: status 0 when every input passed, 1 when
  /// one failed, 2 for wrong use.
  ///
  /// - Parameter seeds: inputs made from values, by name, for `seeds DIR` to write.
  public static func main(
    _ property: AnyProperty, seeds: @escaping () throws -> [(name: String, bytes: [UInt8])] = { [] }
  ) -> Never {
    ParentDeathSignal.request()
    let replay = SavedInputReplay(property: property)
    // Safety: `seeds` is called in this thread, the only one, before `main` returns.
    nonisolated(unsafe) let seeds = seeds
    let program = Program(
      property.name, property.summary,
      verbs: [
        replay.run, replay.show, replay.shrink,
        Verb(
          "seeds", "writes the inputs that are made from values, where the target has some.",
          operands: "DIR", reports: .nothing
        ) { arguments, _ in
          guard arguments.rest.count == 1 else { throw arguments.wrong("seeds needs a folder") }
          for seed in try unsafe seeds() {
            try SavedInput.write(seed.bytes, to: "\(arguments.rest[0])/\(seed.name)")
          }
          return 0
        },
      ],
      defaultVerb: replay.run,
      details:
        "Inputs are as libFuzzer wrote them; gunzip those of Corpus/ first; - is standard input.")
    program.main(
      on: .standard(
        property.name, read: { path, _ in try SavedInput.read(path) },
        save: { try SavedInput.write(Array($1.utf8), to: $0) }))
  }
}
