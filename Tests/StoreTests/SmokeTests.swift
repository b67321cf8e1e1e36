// Filled as the module grows.
