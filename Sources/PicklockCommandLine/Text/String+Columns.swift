/// Text for columns.
extension String {
  /// Spaces on the right up to `width`.
  public func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  /// Spaces on the left up to `width`.
  public func flushedRight(to width: Int) -> String {
    count >= width ? self : String(repeating: " ", count: width - count) + self
  }
}
