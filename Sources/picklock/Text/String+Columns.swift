/// Text for columns.
extension String {
  /// Spaces on the right up to `width`.
  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  /// Spaces on the left up to `width`.
  func flushedRight(to width: Int) -> String {
    count >= width ? self : String(repeating: " ", count: width - count) + self
  }
}
