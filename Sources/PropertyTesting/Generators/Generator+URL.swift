public import Foundation
public import PropertyEngine

extension Generator where Value == URL {
  /// Absolute URLs with a host: a scheme, at times a port, a path of any characters, a query and a
  /// fragment. `https://a` is the simplest; every one is read back from its text.
  ///
  /// - Parameter schemes: the first is the simplest.
  public static func url(schemes: [String] = ["https", "http"]) -> Generator<URL> {
    let text = Generator<String>.string(count: 0...8)
    // Of letters alone: a last label of digits would be read as an address.
    let label = Generator<String>.string(of: .lowercase, count: 1...12)
    let query = zip(text, text.optional()).array(count: 0...4).optional()
    let scheme = Generator<String>.element(of: schemes)
    let host = label.array(count: 1...4).map { $0.joined(separator: ".") }
    let port = Generator<Int>.integer(in: 0...65_535, favoring: [80, 443, 8_080]).optional()
    return .building(
      url, scheme, host, port, text.array(count: 0...5), query, text.optional())
  }

  private static func url(
    scheme: String, host: String, port: Int?, path: [String], query: [(String, String?)]?,
    fragment: String?
  ) throws -> URL {
    var components = URLComponents()
    components.scheme = scheme
    components.host = host
    components.port = port
    components.path = path.map { "/\($0)" }.joined()
    components.queryItems = query?.map { URLQueryItem(name: $0.0, value: $0.1) }
    components.fragment = fragment
    guard let url = components.url, URL(string: url.absoluteString) == url else {
      throw Discard("Foundation makes no URL of these parts")
    }
    return url
  }
}
