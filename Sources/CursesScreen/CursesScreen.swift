// The terminal.
