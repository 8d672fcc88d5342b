/// What an attribute of an SVG element can be.
protocol SVGValue {
  /// The attribute's text, not yet escaped.
  var svgText: String { get }
}

extension String: SVGValue {
  var svgText: String { self }
}

extension Double: SVGValue {
  var svgText: String { SVGWriter.number(self) }
}
