// PropertyEngine
