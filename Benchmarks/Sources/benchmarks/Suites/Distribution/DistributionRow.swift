import Foundation

/// One figure of both sides.
struct DistributionRow {
  let label: String
  let isShare: Bool
  let own: Double
  /// Nil where the peer was not run.
  let peer: Double?

  var markdown: String { "| \(label) | \(text(own)) | \(peer.map(text) ?? "") |" }

  /// A share in percent, small ones with two decimals; a mean with one.
  private func text(_ number: Double) -> String {
    guard isShare else { return String(format: "%.1f", number) }
    let percent = number * 100
    if number == 0 { return "0" }
    if percent < 0.01 { return "<0.01%" }
    return String(format: percent < 1 ? "%.2f%%" : percent < 10 ? "%.1f%%" : "%.0f%%", percent)
  }
}
