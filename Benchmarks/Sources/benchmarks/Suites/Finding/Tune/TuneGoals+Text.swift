import PropertyEngine

extension TuneGoals {
  @GoalList static var text: [Goal] {
    Goal("text_tab", .string()) {
      $0.has { $0 == "\t" }
    }
    Goal("text_ascii_of_ten", .string()) {
      $0.length >= 10 && $0.isAll { $0.isASCII }
    }
    Goal("text_begins_with_byte_order_mark", .string()) {
      $0.unicodeScalars.first == "\u{FEFF}"
    }
    Goal("text_escape_character", .string()) {
      $0.has { $0 == "\u{1B}" }
    }
    Goal("text_quote_and_backslash", .string()) {
      $0.has { $0 == "\"" } && $0.has { $0 == "\\" }
    }
    Goal("text_markup_pair", .string()) {
      $0.has { $0 == "<" } && $0.has { $0 == "&" }
    }
    Goal("text_percent", .string()) {
      $0.has { $0 == "%" }
    }
    Goal("text_slash", .string()) {
      $0.has { $0 == "/" }
    }
    Goal("text_word_of_five_letters", .string()) {
      $0.length >= 5 && $0.isAll { $0.isASCII && $0.properties.isAlphabetic }
    }
    Goal("text_leading_white_space", .string()) {
      $0.length >= 2 && $0.firstIs(\.isWhitespace) && !$0.lastIs(\.isWhitespace)
    }
    Goal("text_trailing_white_space", .string()) {
      $0.length >= 2 && $0.lastIs(\.isWhitespace) && !$0.firstIs(\.isWhitespace)
    }
    Goal("text_space_beyond_ascii", .string()) {
      $0.has { !$0.isASCII && $0.properties.isWhitespace }
    }
    Goal("text_format_character", .string()) {
      $0.has { $0.properties.generalCategory == .format }
    }
    Goal("text_combining_mark", .string()) {
      $0.has { $0.properties.generalCategory == .nonspacingMark }
    }
    Goal("text_mark_on_ascii_letter", .string()) {
      $0.hasNeighbours {
        $0.isASCII && $0.properties.isAlphabetic && $1.properties.generalCategory == .nonspacingMark
      }
    }
    Goal("text_right_to_left", .string()) {
      $0.has { (0x590...0x6FF).contains($0.value) }
    }
    Goal("text_both_directions", .string()) {
      $0.has { (0x5D0...0x64A).contains($0.value) }
        && $0.has { $0.isASCII && $0.properties.isAlphabetic }
    }
    Goal("text_emoji", .string()) {
      $0.has { (0x1F300...0x1FAFF).contains($0.value) }
    }
    Goal("text_variation_selector", .string()) {
      $0.has { $0 == "\u{FE0F}" }
    }
    Goal("text_two_marks_in_a_row", .string()) {
      $0.hasNeighbours { $0.isMark && $1.isMark }
    }
    Goal("text_longer_in_lower_case", .string()) {
      $0.lowercased().length > $0.length
    }
    Goal("text_case_pair_into_ascii", .string()) {
      $0.has {
        !$0.isASCII
          && ($0.properties.lowercaseMapping.isAll(\.isASCII)
            || $0.properties.uppercaseMapping.isAll(\.isASCII))
      }
    }
    Goal("text_not_normalized", .string()) {
      !$0.isNormalized
    }
    Goal("text_accented_latin", .string()) {
      $0.has { (0xC0...0x17F).contains($0.value) && $0.properties.isAlphabetic }
    }
    Goal("text_chinese", .string()) {
      $0.has { (0x4E00...0x9FFF).contains($0.value) }
    }
    Goal("text_replacement_character", .string()) {
      $0.has { $0 == "\u{FFFD}" }
    }
    Goal("text_says_null", .string()) {
      ["null", "nil", "none", "undefined"].contains($0.lowercased())
    }
    Goal("text_says_not_a_number", .string()) {
      ["nan", "inf", "infinity"].contains($0.lowercased())
    }
    Goal("text_says_true", .string()) {
      ["true", "yes", "on"].contains($0.lowercased())
    }
    Goal("text_palindrome_of_four", .string()) {
      $0.length >= 4 && $0.unicodeScalars.elementsEqual($0.unicodeScalars.reversed())
    }
    Goal("text_of_exactly_sixteen", .string()) {
      $0.length == 16
    }
    Goal("text_bytes_past_a_byte", .string()) {
      $0.utf8.count >= 256
    }
  }
}
