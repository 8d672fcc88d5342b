import PropertyEngine

extension TuneGoals {
  @GoalList static var bytes: [Goal] {
    Goal("bytes_two_zeros", .bytes()) {
      $0.hasNeighbours { $0 == 0 && $1 == 0 }
    }
    Goal("bytes_ends_with_zero", .bytes()) {
      $0.count >= 4 && $0.last == 0
    }
    Goal("bytes_text_beyond_ascii", .bytes()) {
      $0.count >= 3 && $0.contains { $0 > 0x7F } && String(validating: $0, as: UTF8.self) != nil
    }
    Goal("bytes_text_of_eight", .bytes()) {
      $0.count >= 8 && $0.allSatisfy { (0x20...0x7E).contains($0) }
    }
    Goal("bytes_jpeg_marker", .bytes()) {
      $0.starts(with: [0xFF, 0xD8])
    }
    Goal("bytes_gzip_magic", .bytes()) {
      $0.starts(with: [0x1F, 0x8B])
    }
    Goal("bytes_length_prefix", .bytes()) {
      $0.count >= 4 && Int($0[0]) == $0.count - 1
    }
    Goal("bytes_checksum", .bytes()) {
      $0.count >= 4 && $0.dropLast().reduce(0, &+) == $0[$0.count - 1]
    }
    Goal("bytes_halves_equal", .bytes()) {
      $0.count >= 4 && $0.count % 2 == 0
        && $0.prefix($0.count / 2).elementsEqual($0.suffix($0.count / 2))
    }
    Goal("bytes_one_value", .bytes()) {
      $0.count >= 16 && Set($0).count == 1
    }
    Goal("bytes_ascending", .bytes()) {
      $0.count >= 5 && $0.allNeighbours(<)
    }
    Goal("bytes_continued_number", .bytes()) {
      $0.prefix { $0 >= 0x80 }.count >= 9
    }
    Goal("bytes_escaped_quote", .bytes()) {
      $0.holds([0x5C, 0x22])
    }
    Goal("byte_strings_equal", zip(.bytes(), .bytes())) {
      $0.count >= 4 && $0 == $1
    }
    Goal("byte_strings_prefix", zip(.bytes(), .bytes())) {
      $0.count >= 3 && $1.count > $0.count && $1.starts(with: $0)
    }
  }
}
