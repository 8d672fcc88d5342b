// FuzzSupport
