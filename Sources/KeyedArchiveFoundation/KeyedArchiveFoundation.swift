// KeyedArchiveFoundation
