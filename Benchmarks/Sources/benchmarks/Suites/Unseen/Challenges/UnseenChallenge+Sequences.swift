import PropertyEngine

/// Lists in which places and orders matter.
extension UnseenChallenge {
  static let sequences = [
    stablePriority, risingRun, nearRepeat, zigzag, peakAndValley, balanceBelow, sortedGap,
  ]

  /// Entries of one priority leave a queue in the order they came.
  static let stablePriority = UnseenChallenge(
    "stable_priority",
    Generator<Int>.int(in: 0...6).optional().array(count: 0...16),
    minimum: "push 0, push 0, pop",
    describe: { steps in
      steps.map { $0.map { "push \($0)" } ?? "pop" }.joined(separator: ", ")
    },
    fails: { steps in
      var waiting: [(priority: Int, number: Int)] = []
      for (number, priority) in steps.enumerated() {
        if let priority {
          waiting.append((priority, number))
        } else if let least = waiting.map(\.priority).min() {
          let number = waiting.last { $0.priority == least }?.number
          if number != waiting.first(where: { $0.priority == least })?.number { return true }
          waiting.removeAll { $0.number == number }
        }
      }
      return false
    })

  /// No five elements of a list rise, others between them or not.
  static let risingRun = UnseenChallenge(
    "rising_run", Generator<Int>.int(in: 0...20).array(count: 0...20),
    minimum: "[0, 1, 2, 3, 4]"
  ) { numbers in
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(
        1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.contains { $0 > 4 }
  }

  /// No number from five up comes again after exactly one other.
  static let nearRepeat = UnseenChallenge(
    "near_repeat", Generator<Int>.int(in: 0...50).array(count: 0...12), minimum: "[5, 0, 5]"
  ) { numbers in
    numbers.indices.dropFirst(2).contains { index in
      numbers[index] > 4 && numbers[index] == numbers[index - 2]
        && numbers[index] != numbers[index - 1]
    }
  }

  /// A list that goes up and down by ten or more at each step has at most three elements.
  static let zigzag = UnseenChallenge(
    "zigzag", Generator<Int>.int(in: -40...40).array(count: 0...12), minimum: "[0, 10, 0, 10]"
  ) { numbers in
    (0..<max(numbers.count - 3, 0)).contains { start in
      (0..<3).allSatisfy { step in
        let rise = numbers[start + step + 1] - numbers[start + step]
        return step % 2 == 0 ? rise >= 10 : rise <= -10
      }
    }
  }

  /// A list whose greatest number is in the middle is not lowest at both ends.
  static let peakAndValley = UnseenChallenge(
    "peak_and_valley", Generator<Int>.int(in: 0...20).array(count: 0...9),
    minimum: "[0, 0, 1, 0, 0]"
  ) { numbers in
    guard numbers.count > 4, numbers.count % 2 == 1, let greatest = numbers.max(),
      let least = numbers.min()
    else { return false }
    return numbers[numbers.count / 2] == greatest && numbers.count { $0 == greatest } == 1
      && numbers[0] == least && numbers[numbers.count - 1] == least
  }

  /// An account that ends above fifty was never below minus fifty.
  static let balanceBelow = UnseenChallenge(
    "balance_below", Generator<Int>.int(in: -60...60).array(count: 0...12),
    minimum: "[-51, 42, 60]"
  ) { changes in
    var balance = 0
    var least = 0
    for change in changes {
      balance += change
      least = min(least, balance)
    }
    return least < -50 && balance > 50
  }

  /// Sorted numbers, the least of which is five or more, have a gap of at most twenty.
  static let sortedGap = UnseenChallenge(
    "sorted_gap", Generator<Int>.int(in: 0...200).array(count: 0...8), minimum: "[5, 26]"
  ) { numbers in
    let sorted = numbers.sorted()
    guard let least = sorted.first, least > 4 else { return false }
    return zip(sorted, sorted.dropFirst()).contains { $1 - $0 > 20 }
  }
}
