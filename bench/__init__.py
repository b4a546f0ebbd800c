"""Developer benchmarks, run by `python -m bench`: one module per subject, one function per figure."""
