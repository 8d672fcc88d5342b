import PropertyEngine

extension HeldGoals {
  @GoalList static var bytes: [Goal] {
    Goal("bytes_four_zeros", .bytes()) {
      $0.holds([0, 0, 0, 0])
    }
    Goal("bytes_all_zero", .bytes()) {
      $0.count >= 8 && $0.allSatisfy { $0 == 0 }
    }
    Goal("bytes_all_ones", .bytes()) {
      $0.count >= 4 && $0.allSatisfy { $0 == 0xFF }
    }
    Goal("bytes_greatest_word", .bytes()) {
      $0.holds([0xFF, 0xFF, 0xFF, 0xFF])
    }
    Goal("bytes_sign_bit_word", .bytes()) {
      $0.holds([0x80, 0, 0, 0])
    }
    Goal("bytes_cut_off_text", .bytes()) {
      $0.count >= 3 && $0.last.map { (0xC2...0xF4).contains($0) } == true
        && String(validating: $0.dropLast(), as: UTF8.self) != nil
    }
    Goal("bytes_overlong_text", .bytes()) {
      $0.hasNeighbours { ($0 == 0xC0 || $0 == 0xC1) && (0x80...0xBF).contains($1) }
    }
    Goal("bytes_line_end", .bytes()) {
      $0.holds([0x0D, 0x0A])
    }
    Goal("bytes_byte_order_mark", .bytes()) {
      $0.starts(with: [0xEF, 0xBB, 0xBF])
    }
    Goal("bytes_zip_magic", .bytes()) {
      $0.starts(with: [0x50, 0x4B, 3, 4])
    }
    Goal("bytes_wide_length_prefix", .bytes()) {
      $0.count >= 5 && $0[0] == 0 && $0[1] == 0 && $0[2] == 0 && Int($0[3]) == $0.count - 4
    }
    Goal("bytes_palindrome", .bytes()) {
      $0.count >= 5 && $0.elementsEqual($0.reversed())
    }
    Goal("bytes_run_of_three", .bytes()) {
      $0.longestRun >= 3
    }
    Goal("bytes_of_two_hundred", .bytes()) {
      $0.count >= 200
    }
    Goal("bytes_seven_bits", .bytes()) {
      $0.count >= 12 && $0.allSatisfy { $0 < 0x80 }
    }
    Goal("byte_strings_one_bit_apart", zip(.bytes(), .bytes())) {
      $0.count >= 2 && $0.count == $1.count
        && Swift.zip($0, $1).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount } == 1
    }
  }
}
