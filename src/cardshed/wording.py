"""Words and figures that the commands and the lab share: options by name, numbers as languages write them."""

from __future__ import annotations

from cardshed.engine.words import bundle, has, say

_PER_CENT_CLOSED = ("en", "it")


def option_name(game: str, option: str, language: str) -> str:
    """The short name of an option or a house rule; as it is typed, if the game has no name for it.

    >>> option_name("solo", "limit", "fr")
    'Limite de points'
    """
    for kind in ("option", "house"):
        message = f"{kind}-{option.replace('_', '-')}"
        if has(message, language, game) and "name" in bundle(language, game).get_message(message).attributes:
            return say(f"{message}.name", language, game)
    return option


def signed(number: object) -> str:
    """With a real minus sign.

    >>> signed(-3)
    '−3'
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


def decimal(number: float, language: str, decimals: int = 0) -> str:
    """As the language writes it.

    >>> decimal(1234.56, "de", 1)
    '1.234,6'
    """
    from babel.numbers import format_decimal

    form = "#,##0" + ("." + "0" * decimals if decimals else "")
    return signed(format_decimal(number, format=form, locale=language))


def per_cent(number: str, language: str) -> str:
    """A number with the sign of per cent.

    >>> per_cent("50", "en"), per_cent("50", "fr").encode()
    ('50%', b'50\\xc2\\xa0%')
    """
    return number + ("%" if language in _PER_CENT_CLOSED else "\N{NO-BREAK SPACE}%")
