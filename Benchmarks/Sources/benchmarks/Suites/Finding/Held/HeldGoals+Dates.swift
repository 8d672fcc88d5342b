import PropertyEngine

extension HeldGoals {
  @GoalList static var dates: [Goal] {
    Goal("date_greatest_year", CalendarDay.generator) {
      $0.year == 9_999
    }
    Goal("date_least_year", CalendarDay.generator) {
      $0.year == 1 && $0.month > 1
    }
    Goal("date_epoch", CalendarDay.generator) {
      $0.year == 1_970 && $0.month == 1 && $0.day == 1
    }
    Goal("date_year_2000", CalendarDay.generator) {
      $0.year == 2_000
    }
    Goal("dates_same_day_of_another_year", zip(CalendarDay.generator, CalendarDay.generator)) {
      $0.year != $1.year && $0.isSameDayOfYear(as: $1)
    }
    Goal("dates_one_day_apart", zip(CalendarDay.generator, CalendarDay.generator)) {
      $0.isDayBefore($1)
    }
    Goal("time_midnight", zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59))) {
      $0 == 0 && $1 == 0 && $2 == 0
    }
    Goal("time_noon", zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59))) {
      $0 == 12 && $1 == 0 && $2 == 0
    }
  }
}
