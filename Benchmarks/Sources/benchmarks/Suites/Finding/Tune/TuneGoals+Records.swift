import PropertyEngine

extension TuneGoals {
  @GoalList static var records: [Goal] {
    Goal("records_all_open", Record.generator.array()) {
      $0.count >= 8 && $0.allSatisfy(\.isOpen)
    }
    Goal("records_sorted_by_key", Record.generator.array()) {
      $0.count >= 4 && $0.allNeighbours { $0.id < $1.id }
    }
    Goal("records_three_of_one_key", Record.generator.array()) {
      $0.sharesKey(\.id, times: 3)
    }
    Goal("record_pair_equal", zip(Record.generator, Record.generator)) {
      $0 == $1 && $0.id.magnitude > 10 && $0.name.length >= 1
    }
    Goal("dictionary_key_for_itself", Generator<Int>.int().dictionary(to: .int())) {
      $0.contains { $0.key == $0.value && $0.key > 10 }
    }
    Goal("dictionary_cycle_of_two", Generator<Int>.int().dictionary(to: .int())) {
      $0.contains { [all = $0] in $0.key != $0.value && all[$0.value] == $0.key }
    }
    Goal("set_of_twenty", Generator<Int>.int().set()) {
      $0.count >= 20
    }
    Goal("set_opposites", Generator<Int>.int().set()) {
      $0.contains { [all = $0] in $0 > 100 && all.contains(-$0) }
    }
    Goal("set_neighbours", Generator<Int>.int().set()) {
      $0.contains { [all = $0] in $0 > 100 && $0 < .max && all.contains($0 + 1) }
    }
    Goal("interval_empty", Interval.generator.array()) {
      $0.contains { $0.lower == $0.upper && $0.lower > 10 }
    }
    Goal("intervals_nested", zip(.int(in: 0...1_000), .int(in: 0...1_000)).array()) {
      guard $0.count == 2 else { return false }
      let (outer, inner) = ($0[0], $0[1])
      return outer.0 < inner.0 && inner.0 < inner.1 && inner.1 < outer.1
    }
    Goal("graph_self_loop", zip(.int(in: 0...50), .int(in: 0...50)).array()) {
      $0.contains { $0.0 == $0.1 && $0.0 > 0 }
    }
  }
}
