import PropertyEngine

extension DistributionSubject {
  static let choosing = [
    DistributionSubject(
      "Generator<Bool>.bool.array(count: 16...16)",
      "st.lists(st.booleans(), min_size=16, max_size=16)",
      Generator<Bool>.bool.array(count: 16...16), parse: PeerValue.list(PeerValue.bool),
      [
        .parts("of flags: true", of: { $0 }, are: { $0 }),
        .cases("all true") { $0.allSatisfy { $0 } },
        .cases("all false") { !$0.contains(true) },
        .cases("one true") { $0.count { $0 } == 1 },
        .cases("one false") { $0.count { !$0 } == 1 },
      ]),
    DistributionSubject(
      "Generator<Int>.int().optional().array(count: 8...8)",
      "st.lists(st.none() | st.integers(), min_size=8, max_size=8)",
      wide.optional().array(count: 8...8),
      parse: PeerValue.list(PeerValue.optional(PeerValue.integer)),
      [
        .parts("of optionals: nil", of: { $0 }, are: { $0 == nil }),
        .cases("all nil") { $0.allSatisfy { $0 == nil } },
        .cases("none nil") { $0.allSatisfy { $0 != nil } },
      ]),
    DistributionSubject(
      "Generator<Int>.element(of: Array(0..<5)).array(count: 8...8)",
      "st.lists(st.sampled_from(range(5)), min_size=8, max_size=8)",
      Generator<Int128>.element(of: Array(0..<5)).array(count: 8...8),
      parse: PeerValue.list(PeerValue.integer),
      [
        .parts("of elements: the first", of: { $0 }, are: { $0 == 0 }),
        .parts("of elements: the last", of: { $0 }, are: { $0 == 4 }),
        .cases("one element throughout") { Set($0).count == 1 },
        .cases("every element") { Set($0).count == 5 },
      ]),
  ]
}
