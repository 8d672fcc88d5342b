/// A sequence as the Swift source of a test.
public struct StepTest: Hashable, Sendable {
  /// What the test is about; becomes its function's name.
  public var name: String
  /// Swift that makes the machine.
  public var machine: String
  /// Swift for each command, in order.
  public var commands: [String]

  /// A test called `name` of the machine that the expression `machine` makes.
  public init(name: String, machine: String, commands: [String]) {
    self.name = name
    self.machine = machine
    self.commands = commands
  }

  /// The test's function, ready to paste into a file that imports Testing and PropertyEngine.
  public var text: String {
    let steps = commands.map { "  try run.step(\($0))" }
    return
      ([
        "@Test func \(Self.identifier(of: name))() throws {",
        "  var run = try MachineRun(\(machine))",
      ] + steps + ["  try run.finish()", "}"])
      .joined(separator: "\n")
  }

  /// The words of a name as an identifier in camel case.
  static func identifier(of name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return "sequence" }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let identifier = words.dropFirst().reduce(head) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }
}
