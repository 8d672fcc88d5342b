// KeyedArchive
