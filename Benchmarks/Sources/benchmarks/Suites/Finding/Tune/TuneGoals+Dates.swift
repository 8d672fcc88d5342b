import PropertyEngine

extension TuneGoals {
  @GoalList static var dates: [Goal] {
    Goal("date_leap_day", CalendarDay.generator) {
      $0.month == 2 && $0.day == 29
    }
    Goal("date_leap_day_of_a_century", CalendarDay.generator) {
      $0.month == 2 && $0.day == 29 && $0.year % 400 == 0
    }
    Goal("date_last_of_year", CalendarDay.generator) {
      $0.month == 12 && $0.day == 31
    }
    Goal("date_first_of_year", CalendarDay.generator) {
      $0.month == 1 && $0.day == 1 && $0.year > 1
    }
    Goal("date_of_this_age", CalendarDay.generator) {
      (1_970...2_040).contains($0.year)
    }
    Goal("date_before_1970", CalendarDay.generator) {
      (1_900..<1_970).contains($0.year)
    }
    Goal("dates_equal", zip(CalendarDay.generator, CalendarDay.generator)) {
      $0 == $1 && $0.year > 1
    }
    Goal("time_last_second", zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59))) {
      $0 == 23 && $1 == 59 && $2 == 59
    }
    Goal("time_full_hour", zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59))) {
      $0 > 0 && $1 == 0 && $2 == 0
    }
  }
}
