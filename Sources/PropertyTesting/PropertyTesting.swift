// PropertyTesting
