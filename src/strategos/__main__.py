"""`python -m strategos` is the command line."""

from strategos.cli import main

if __name__ == "__main__":
    main()
