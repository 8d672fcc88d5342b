import PropertyEngine

extension HeldGoals {
  @GoalList static var text: [Goal] {
    Goal("text_line_feed", .string()) {
      $0.has { $0 == "\n" }
    }
    Goal("text_carriage_return_line_feed", .string()) {
      $0.holds("\r\n")
    }
    Goal("text_white_space_alone", .string()) {
      $0.length >= 2 && $0.isAll { $0.properties.isWhitespace }
    }
    Goal("text_null_character", .string()) {
      $0.has { $0 == "\0" }
    }
    Goal("text_delete_or_c1", .string()) {
      $0.has { (0x7F...0x9F).contains($0.value) }
    }
    Goal("text_angle_bracket", .string()) {
      $0.has { $0 == "<" }
    }
    Goal("text_apostrophe", .string()) {
      $0.has { $0 == "'" }
    }
    Goal("text_two_dots", .string()) {
      $0.holds("..")
    }
    Goal("text_comma_and_quote", .string()) {
      $0.has { $0 == "," } && $0.has { $0 == "\"" }
    }
    Goal("text_two_words", .string()) {
      $0.wordCount == 2 && $0.isAll { $0.isASCII }
    }
    Goal("text_digits_alone", .string()) {
      $0.length >= 3 && $0.isAll { ("0"..."9").contains($0) }
    }
    Goal("text_leading_zero", .string()) {
      $0.length >= 2 && $0.unicodeScalars.first == "0" && $0.isAll { ("0"..."9").contains($0) }
    }
    Goal("text_negative_number", .string()) {
      (Int($0) ?? 0) < 0
    }
    Goal("text_no_break_space", .string()) {
      $0.has { $0 == "\u{A0}" }
    }
    Goal("text_line_separator", .string()) {
      $0.has { $0 == "\u{2028}" || $0 == "\u{2029}" }
    }
    Goal("text_zero_width_joiner", .string()) {
      $0.has { $0 == "\u{200D}" }
    }
    Goal("text_emoji_sequence", .string()) {
      $0.hasNeighbours { $0 == "\u{200D}" && (0x1F300...0x1FAFF).contains($1.value) }
    }
    Goal("text_flag", .string()) {
      $0.hasNeighbours {
        (0x1F1E6...0x1F1FF).contains($0.value) && (0x1F1E6...0x1F1FF).contains($1.value)
      }
    }
    Goal("text_longer_in_upper_case", .string()) {
      $0.uppercased().length > $0.length
    }
    Goal("text_title_case_letter", .string()) {
      $0.has { $0.properties.generalCategory == .titlecaseLetter }
    }
    Goal("text_digit_beyond_ascii", .string()) {
      $0.has { !$0.isASCII && $0.properties.generalCategory == .decimalNumber }
    }
    Goal("text_beside_surrogates", .string()) {
      $0.has { $0.value == 0xD7FF || $0.value == 0xE000 }
    }
    Goal("text_plane_edge", .string()) {
      $0.has { $0.value == 0xFFFF || $0.value == 0x10000 }
    }
    Goal("text_greatest_scalar", .string()) {
      $0.has { $0.value == 0x10FFFF }
    }
    Goal("text_one_byte_edge", .string()) {
      $0.has { [0x7F, 0x80, 0xFF, 0x100].contains($0.value) }
    }
    Goal("text_repeats_a_character", .string()) {
      $0.hasNeighbours { $0 == $1 }
    }
    Goal("text_one_character_throughout", .string()) {
      $0.length >= 4 && Set($0.unicodeScalars).count == 1
    }
    Goal("text_of_fifty", .string()) {
      $0.length >= 50
    }
  }
}
