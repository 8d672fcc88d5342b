import PicklockCommand
import PicklockCommandLine

/// The command, for `swift run picklock` and the script at the package's root.
@main
enum Picklock {
  static func main() { Program.picklock.main(on: .picklock) }
}
