"""Run the `railherd` command for `python -m railherd`."""

from railherd.cli import main

main()
