"""``python -O`` changes nothing: no check of the program stands in an assertion."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# What is refused, and what is played. In test modules pytest keeps assertions whatever the interpreter does.
PART = ("tests/batch/test_bad_input.py", "tests/test_library.py", "tests/test_records.py")


def _tested(*files: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-O", "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *files]
    here = Path(__file__).parents[1]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=here)


def test_a_part_of_the_tests_under_it() -> None:
    told = _tested(*PART)
    assert told.returncode == 0, told.stdout[-3000:] + told.stderr[-1000:]
    assert " passed" in told.stdout


def test_what_does_not_hold_is_told_under_it_too(tmp_path: Path) -> None:
    wrong = tmp_path / "test_wrong.py"
    wrong.write_text("def test_wrong():\n    assert 1 == 2\n", encoding="utf-8")
    told = _tested(str(wrong))
    assert told.returncode == 1
    assert "1 failed" in told.stdout
