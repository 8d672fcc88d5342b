// CorpusStore
