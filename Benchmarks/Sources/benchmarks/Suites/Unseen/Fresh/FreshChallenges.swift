/// The second batch: the properties of other people's domains, most of them of a small program with
/// a mistake that people make.
///
/// The first, third, fifth … are for tuning, so the order of what is here must stay: more are added
/// at the end, an even number at a time.
enum FreshChallenges {
  static let all: [UnseenChallenge] = [
    money, calendar, formats, texts, trees, graphs, numbers, machines,
    bits, matching, programs, plane, ledgers, lists, moreMachines,
  ].flatMap { $0 }
}
