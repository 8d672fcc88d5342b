extension AnyProperty {
  /// The choices of a token made of this property's generator.
  ///
  /// Throws `ReplayTokenError` when the text is not a token, or when its generator asked for other
  /// choices: the same indices would then stand for another case.
  ///
  /// - Complexity: O(*n*) in the length of the token, and one run of the generator.
  public func choices(ofToken text: String) throws(ReplayTokenError) -> [Choice] {
    guard let (choices, shape) = ReplayToken.contents(of: text) else { throw .malformed }
    guard let shape else { return choices }
    guard repaired(choices).shapeHash == shape else { throw .generatorChanged }
    return choices
  }

  /// Runs the case of a token. Throws as `choices(ofToken:)` does.
  ///
  /// - Complexity: that of `choices(ofToken:)`, and one run of the property.
  public func replay(token text: String) throws(ReplayTokenError) -> Outcome {
    replay(try choices(ofToken: text))
  }
}
