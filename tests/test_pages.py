"""The pages for people: every one is found, and no link leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md"), ROOT / "benchmarks" / "README.md"])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#([^)\s]*))?\)|\]\(#([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The addresses of a page's headings, as sites for source code make them."""
    heads = re.findall(r"^#+ +(.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor, own in LINK.findall(page.read_text("utf-8")):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        aimed = (page.parent / target) if target else page
        assert aimed.exists(), target
        if anchor or own:
            assert (anchor or own) in anchors(aimed), f"{target}#{anchor or own}"


def test_the_index_leads_to_every_page() -> None:
    index = (DOCS / "README.md").read_text("utf-8")
    assert [page.name for page in DOCS.glob("*.md") if f"({page.name})" not in index] == ["README.md"]
