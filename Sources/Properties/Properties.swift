// Properties
