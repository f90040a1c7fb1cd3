"""How kernels are compiled: what Numba's CUDA does by default is changed, for our kernels only.

* A product and a sum are not fused into one step, which rounds once instead of twice: careful players
  would decide differently on a GPU now and then.
* Arrays of a thread's own are not cleared before they are used: that would be most of the memory moved.
* Functions that are called from several places stay functions: with everything put in place a kernel has
  more instructions than the GPU can keep at hand, and waits for them most of the time.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from graphlib import TopologicalSorter
from typing import Any

from cardshed.engine.insides import expect, kernels_compiled_by
from cardshed.engine.processors.gpu import load_cuda

cuda: Any = load_cuda()
REAL = hasattr(getattr(cuda.cudadrv, "nvvm", None), "ADDRSPACE_GLOBAL")
"""Not in Numba's simulator, where nothing is compiled."""
MOST_REPEATED = 7500
"""So many lines of code may be repeated by putting a function in place wherever it is called."""
FUNCTION = re.compile(r'^(define [^@\n]*@"?([^"(\s]+)"?\([^\n]*\))([^\n]*)\n\{\n(.*?)^\}', re.M | re.S)
CALL = re.compile(r'\bcall [^@\n]*@"?([^"(\s]+)"?\(')
CLEARING = re.compile(r'^ *store \[[^\n]*\] zeroinitializer, [^\n]*%"?_cudapy_lmem[^\n]*\n', re.M)


def helper(function: Callable[..., Any]) -> Any:
    """What kernels call, and only they."""
    return cuda.jit(device=True)(function)


def our_way() -> AbstractContextManager[None]:
    """While this lasts, kernels are compiled as said above."""
    return kernels_compiled_by(_changed, fma=0) if REAL else nullcontext()


def _changed(modules: list[str]) -> list[str]:
    for module in modules:
        expect(len(FUNCTION.findall(module)) == module.count("\ndefine "), "The spelling of functions")
    return keep_functions([CLEARING.sub("", module) for module in modules], MOST_REPEATED)


def keep_functions(modules: list[str], most_repeated: int) -> list[str]:
    """Marks the functions that are not to be put in place: with all that is put in place in them, they
    would repeat more lines than allowed.

    >>> small = "define i32 @f()\\n{\\n  ret i32 1\\n}\\n"
    >>> twice = "define i32 @g()\\n{\\n  call i32 @f()\\n  call i32 @f()\\n}\\n"
    >>> keep_functions([small, twice], 1)[0].splitlines()[0]
    'define i32 @f() noinline '
    """
    lines: dict[str, int] = {}
    calls: dict[str, list[str]] = {}
    for module in modules:
        for function in FUNCTION.finditer(module):
            lines[function[2]] = function[4].count("\n")
            calls[function[2]] = CALL.findall(function[4])
    calls = {name: [other for other in called if other in lines] for name, called in calls.items()}
    kept = _to_keep(lines, calls, most_repeated)

    def marked(function: re.Match[str]) -> str:
        if function[2] not in kept:
            return function[0]
        return function[0].replace(function[1], f"{function[1]} noinline ", 1)

    return [FUNCTION.sub(marked, module) for module in modules]


def _to_keep(lines: dict[str, int], calls: dict[str, list[str]], most_repeated: int) -> set[str]:
    """The functions that would be repeated most, one after the other, until little is repeated."""
    order = list(TopologicalSorter(calls).static_order())  # those that call nobody come first
    kept: set[str] = set()
    while True:
        size: dict[str, int] = {}
        for name in order:
            size[name] = lines[name] + sum(size[other] for other in calls[name] if other not in kept)
        copies: Counter[str] = Counter()
        for name in reversed(order):
            times = 1 if name in kept else max(1, copies[name])
            for other in calls[name]:
                copies[other] += times
        repeated = {name: size[name] * (copies[name] - 1) for name in order if name not in kept}
        worst = max(repeated, key=lambda name: repeated[name], default=None)
        if worst is None or repeated[worst] < most_repeated:
            return kept
        kept.add(worst)
