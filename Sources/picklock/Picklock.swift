@main
struct Picklock {
  static func main() {}
}
