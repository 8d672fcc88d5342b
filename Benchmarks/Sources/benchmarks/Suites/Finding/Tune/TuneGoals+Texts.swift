import PropertyEngine

extension TuneGoals {
  @GoalList static var texts: [Goal] {
    Goal("texts_prefix", zip(.string(), .string())) {
      $0.length >= 2 && $1.length > $0.length && $1.hasPrefix($0)
    }
    Goal("texts_suffix", zip(.string(), .string())) {
      $0.length >= 2 && $1.length > $0.length && $1.hasSuffix($0)
    }
    Goal("texts_contained", zip(.string(), .string())) {
      $1.length >= 1 && $0.length > $1.length && $0.holds($1)
    }
    Goal("texts_differ_in_case", zip(.string(), .string())) {
      $0.scalars != $1.scalars && $0.lowercased() == $1.lowercased()
    }
    Goal("texts_canonically_equal", zip(.string(), .string())) {
      $0.scalars != $1.scalars && $0 == $1
    }
    Goal("text_list_duplicate", Generator<String>.string().array()) {
      $0.hasEqualPair { $0.length >= 2 }
    }
    Goal("text_list_all_empty", Generator<String>.string().array()) {
      $0.count >= 4 && $0.allSatisfy(\.isEmpty)
    }
  }
}
