/// What a command has to do with handles.
enum HandleUse: Hashable, Sendable, CaseIterable {
  case none, opens, uses, closes

  /// It takes a live handle, the last of its arguments.
  var takesHandle: Bool { self == .uses || self == .closes }
}
