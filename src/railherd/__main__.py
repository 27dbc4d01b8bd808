"""`python -m railherd` is the `railherd` command."""

from railherd.cli import main

main()
