/// A model of a stateful system, and how to drive the system in lockstep with it.
///
/// A machine is a value: its properties are the model (and what configures the system), so a copy
/// of it is a copy of the model. Commands are drawn by looking at the model alone, never at the
/// system; what a command returns is known only symbolically until the sequence is run.
///
///     struct Counter: StateMachine {
///       enum Kind: CaseIterable { case add, reset }
///       enum Command { case add(Int), reset }
///       var total = 0
///
///       func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
///         switch kind {
///         case .add: .add(try draw.integer(in: 1...9))
///         case .reset: .reset
///         }
///       }
///       mutating func nextState(_ command: Command) -> Int { … }
///       func makeSystem() -> RealCounter { RealCounter() }
///       func run(_ command: Command, on system: inout RealCounter) throws -> Int { … }
///     }
public protocol StateMachine: Sendable {
  /// The kinds of command, in a fixed order; the first are the simplest. At most 250.
  associatedtype Kind: CaseIterable & Sendable
  /// A command with its arguments. Handles in it are `SymbolicHandle`s.
  associatedtype Command: Sendable
  /// What a command answers, in terms that model and system share.
  associatedtype Response: Sendable
  /// The system under test.
  associatedtype System
  /// Who issues commands, for example clients or threads, in a fixed order; the first is the
  /// simplest. At most 250; by default one.
  associatedtype Issuer: CaseIterable & Hashable & Sendable = SoleIssuer

  /// Draws what the run starts from, for example a configuration; by default nothing.
  mutating func configure(_ draw: inout Draw) throws

  /// How often random sequences take commands of that kind; by default 1.
  static func weight(of kind: Kind) -> Int

  /// Whether that issuer issues commands of that kind; by default yes. Each kind has an issuer.
  static func issues(_ kind: Kind, by issuer: Issuer) -> Bool

  /// Whether a command of that kind may come next; by default yes. Random sequences ask this
  /// before they draw.
  func isEnabled(_ kind: Kind) -> Bool

  /// Whether a command of that kind is likely to show something now; by default yes. Random
  /// sequences mostly leave out those that are not; nothing else asks.
  func isInteresting(_ kind: Kind) -> Bool

  /// Draws the arguments of a command; nil when there can be none now.
  ///
  /// A command whose handle has disappeared while shrinking is drawn all the same and then
  /// dropped, so draw every argument before you return nil.
  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command?

  /// The same for a command that says who issued it; by default the command is the same for all.
  ///
  /// A machine that implements this asks it from `command(_:_:)` for the issuer of its choice.
  func command(_ kind: Kind, by issuer: Issuer, _ draw: inout Draw) throws -> Command?

  /// The precondition: whether the command may come next; by default yes.
  func meetsPrecondition(_ command: Command) -> Bool

  /// The next state: moves the model, and returns what the system should answer.
  mutating func nextState(_ command: Command) -> Response

  /// A fresh system for the model as it is at the start.
  func makeSystem() throws -> System

  /// Runs the command against the system. The model has already moved.
  func run(_ command: Command, on system: inout System) throws -> Response

  /// The postcondition: whether an answer will do where the model says `expected`; by default
  /// when they are equal.
  func meetsPostcondition(
    _ actual: Response, expecting expected: Response, to command: Command
  ) -> Bool

  /// The invariants: throws when something that must hold after every step does not; by default
  /// nothing.
  func checkInvariants(after command: Command, of system: inout System) throws

  /// Throws when something is wrong at the end of a run, such as a handle left open.
  func finish(_ system: inout System) throws

  // MARK: Reporting, all of which has a default

  /// What a wrong answer to this command is called: the name of the failure. By default the name
  /// of the command's case.
  func failureName(on command: Command, expected: Response, actual: Response) -> String

  /// What else to say of a wrong answer, for instance what the model's expectation rests on; by
  /// default nothing.
  func remark(on command: Command) -> String

  /// What the model's last expectation rests on, as text; by default nothing. Shrinking tries first
  /// what rests on the same.
  var basis: String { get }

  /// Whether a sequence may be run again to print it, so that the trace shows what the system did;
  /// by default not, since a system that traps would end whoever prints.
  static var runsWhenPrinted: Bool { get }

  /// Swift that makes the machine a run starts from, for printed tests.
  var source: String { get }

  /// Swift for a command, for printed tests.
  static func source(of command: Command) -> String
}
