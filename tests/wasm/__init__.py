"""The rules as WebAssembly, in Node, beside the same rules as they run natively."""
