import Foundation

/// An object that is built, and what handing it to Foundation may cost.
struct BuiltObject {
  let object: NSObject
  let cost: ObjectCost
}
