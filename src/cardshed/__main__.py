"""``python -m cardshed``."""

import sys

from cardshed.cli import main

sys.exit(main())
