/// A check that could not run, or found nothing out.
enum CheckError: Error, Hashable, CustomStringConvertible {
  /// No test is running in this task.
  case outsideTest
  /// The system gave no thread.
  case noThread
  /// The cases of the check or system named cannot run in another process.
  case noIsolation(String)

  var description: String {
    switch self {
    case .outsideTest:
      "check must be called from a test, or from a task that a test started without detaching it"
    case .noThread: "check could not start a thread for an asynchronous body"
    case .noIsolation(let subject): "\(subject) cannot run its cases in a child process"
    }
  }
}
