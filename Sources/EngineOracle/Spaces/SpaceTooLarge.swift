/// An enumeration has grown past its limit; the scenario is given up and another one is made.
struct SpaceTooLarge: Error {}
