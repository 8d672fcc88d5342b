import PropertyEngine

extension HeldGoals {
  @GoalList static var records: [Goal] {
    Goal("records_equal", Record.generator.array()) {
      $0.hasEqualPair { $0.id != 0 && !$0.name.isEmpty }
    }
    Goal("records_same_key", Record.generator.array()) {
      $0.sharesKey(\.id) { $0.id > 100 && $0.name != $1.name }
    }
    Goal("records_same_name", Record.generator.array()) {
      $0.sharesKey(\.name) { !$0.name.isEmpty && $0.id != $1.id }
    }
    Goal("records_one_closed", Record.generator.array()) {
      $0.count >= 6 && $0.count(where: { !$0.isOpen }) == 1
    }
    Goal("records_default_among", Record.generator.array()) {
      $0.count >= 3 && $0.contains { $0.id == 0 && $0.name.isEmpty && !$0.isOpen }
    }
    Goal("record_pair_one_field_differs", zip(Record.generator, Record.generator)) {
      $0.id > 10 && $0.differsInNameAlone(from: $1)
    }
    Goal("pairs_duplicate_key", zip(.string(), .int()).array()) {
      $0.sharesKey({ $0.0 }, where: { !$0.0.isEmpty && $0.1 != $1.1 })
    }
    Goal("pairs_key_differs_in_case", zip(.string(), .int()).array()) {
      $0.sharesKey({ $0.0.lowercased() }, where: { $0.0 != $1.0 })
    }
    Goal("dictionary_of_ten", Generator<String>.string().dictionary(to: .int())) {
      $0.count >= 10
    }
    Goal("dictionary_empty_key", Generator<String>.string().dictionary(to: .int())) {
      $0[""] != nil && $0.count >= 2
    }
    Goal("dictionary_equal_values", Generator<String>.string().dictionary(to: .int())) {
      Array($0.values).hasEqualPair { $0 > 100 }
    }
    Goal("dictionary_many_to_one", Generator<Int>.int().dictionary(to: .bool)) {
      $0.count >= 6 && Set($0.values).count == 1
    }
    Goal("set_collides_modulo_eight", Generator<Int>.int().set()) {
      $0.count >= 4 && Set($0.map { $0 & 7 }).count == 1
    }
    Goal("set_subset", zip(Generator<Int>.int().set(), Generator<Int>.int().set())) {
      $0.count >= 2 && $0.isStrictSubset(of: $1)
    }
    Goal("intervals_touch", Interval.generator.array()) {
      $0.hasNeighbours { $0.touches($1) }
    }
    Goal("graph_edge_both_ways", zip(.int(in: 0...50), .int(in: 0...50)).array()) {
      $0.hasNeighbours { $0.0 != $0.1 && $0 == ($1.1, $1.0) }
    }
  }
}
