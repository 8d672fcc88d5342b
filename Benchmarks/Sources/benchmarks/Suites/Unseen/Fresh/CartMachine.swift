import PropertyEngine

/// A cart with a coupon for purchases from 500 up; the broken one works the discount out once.
struct CartMachine: StateMachine {
  enum Kind: CaseIterable { case add, remove, coupon }
  enum Command: Hashable, Sendable {
    case add(Int)
    case remove(Int)
    case coupon
  }

  static let prices = [100, 250, 400]
  var cart = Cart(keepsDiscount: false)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .add: .add(try draw.integer(in: 0...2))
    case .remove: .remove(try draw.integer(in: 0...2))
    case .coupon: .coupon
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    switch command {
    case .add: true
    case .remove(let item): cart.items.contains(item)
    case .coupon: cart.total >= 500
    }
  }

  mutating func nextState(_ command: Command) -> Int { cart.run(command) }

  func makeSystem() -> Cart { Cart(keepsDiscount: true) }

  func run(_ command: Command, on system: inout Cart) -> Int { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Int, actual: Int) -> String { "due" }

  /// The items, and the discount since there was a coupon.
  struct Cart: Sendable {
    let keepsDiscount: Bool
    private(set) var items: [Int] = []
    private var discount: Int?

    init(keepsDiscount: Bool) { self.keepsDiscount = keepsDiscount }

    var total: Int { items.reduce(0) { $0 + prices[$1] } }

    /// What is due after the command.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .add(let item): items.append(item)
      case .remove(let item):
        if let place = items.firstIndex(of: item) { items.remove(at: place) }
      case .coupon: discount = total / 10
      }
      return total - (keepsDiscount ? discount ?? 0 : discount == nil ? 0 : total / 10)
    }
  }
}
