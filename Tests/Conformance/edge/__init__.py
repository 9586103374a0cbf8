"""Conformance of the server's edge, seen from outside: the real executable, driven by public tools."""
