/// One line that a replay tool prints with `--json`.
struct ReplayLine: Decodable {
  var running: String?
  var file: String?
  var outcome: String?
  var kind: String?
  var failure: String?
  var reason: String?
  var value: String?
  var original: String?
  var bytes: String?
  var evaluations: Int?
  var provenMinimal: Bool?
  var explanation: String?
  var reproduction: String?
}
