"""What tries a title: checks of any position, and a fuzzer whose players look for what was seldom seen."""
