"""Tests of a title: checks of any position, and a fuzzer whose players look for rarely seen things."""
