import PropertyEngine

extension DistributionSubject {
  static let repeats = [
    DistributionSubject(
      "zip(.int(), .int())", "st.tuples(st.integers(), st.integers())", zip(wide, wide),
      parse: PeerValue.pair(PeerValue.integer),
      [
        .cases("equal") { $0 == $1 },
        .cases("equal, above 1,000") { $0 == $1 && $0 > 1_000 },
        .cases("beside each other") { $0 != $1 && ($0 - $1).magnitude == 1 },
        .cases("opposite, not 0") { $0 != 0 && $0 == -$1 },
        .cases("the first divides the second, neither small") {
          $0.magnitude > 1 && $1.magnitude > $0.magnitude && $1 % $0 == 0
        },
      ]),
    DistributionSubject(
      "zip(.anyDouble, .anyDouble)", "st.tuples(st.floats(), st.floats())",
      zip(.anyDouble, .anyDouble), parse: PeerValue.pair(PeerValue.double),
      [
        .cases("equal, not whole") { $0 == $1 && $0 != $0.rounded() },
        .cases("one step apart") { $0.isFinite && ($0.nextUp == $1 || $0.nextDown == $1) },
        .cases("opposite, not 0") { $0 != 0 && $0 == -$1 },
      ]),
    DistributionSubject(
      "zip(.string(), .string())", "st.tuples(st.text(), st.text())",
      zip(.string(), .string()), parse: PeerValue.pair(PeerValue.text),
      [
        .cases("both empty") { $0.isEmpty && $1.isEmpty },
        .cases("equal, 2 scalars or more") { $0.length >= 2 && $0 == $1 },
        .cases("one begins with the other, 1 scalar or more") {
          $0.length != $1.length && !$0.isEmpty && !$1.isEmpty
            && ($0.hasPrefix($1) || $1.hasPrefix($0))
        },
      ]),
    DistributionSubject(
      "zip(Generator<Int>.int().array(), Generator<Int>.int().array())",
      "st.tuples(st.lists(st.integers()), st.lists(st.integers()))",
      zip(wide.array(), wide.array()), parse: PeerValue.pair(PeerValue.list(PeerValue.integer)),
      [
        .cases("both empty") { $0.isEmpty && $1.isEmpty },
        .cases("equal, 2 elements or more") { $0.count >= 2 && $0 == $1 },
        .cases("share an element") { !Set($0).isDisjoint(with: $1) },
      ]),
  ]
}
