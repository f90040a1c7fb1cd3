"""How kernels are compiled: what Numba's CUDA does by default is changed here, for our kernels only.

* A product and a sum are not fused into one step, which rounds once instead of twice: careful players
  would decide differently on a GPU now and then.
* Tables lie in ordinary memory: constant memory is slow when threads ask for different places of it.
* Indices are not negative, and no time is spent on finding out.
* Arrays of a thread's own are not cleared before they are used: that would be most of the memory moved.
* Functions that are called from several places stay functions: with everything put in place a kernel has
  more instructions than the GPU can keep at hand, and waits for them most of the time.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from graphlib import TopologicalSorter
from threading import RLock
from typing import Any

from cardshed.engine.processors.gpu import load_cuda

cuda: Any = load_cuda()
REAL = hasattr(getattr(cuda.cudadrv, "nvvm", None), "ADDRSPACE_GLOBAL")
"""Not in Numba's simulator, where nothing is compiled."""
MOST_REPEATED = 7500
"""So many lines of code may be repeated by putting a function in place wherever it is called."""
FUNCTION = re.compile(r'^(define [^@\n]*@"?([^"(\s]+)"?\([^\n]*\))([^\n]*)\n\{\n(.*?)^\}', re.M | re.S)
CALL = re.compile(r'\bcall [^@\n]*@"?([^"(\s]+)"?\(')
CLEARING = re.compile(r'^ *store \[[^\n]*\] zeroinitializer, [^\n]*%"?_cudapy_lmem[^\n]*\n', re.M)
_one_at_a_time = RLock()


def helper(function: Callable[..., Any]) -> Any:
    """What kernels call, and only they."""
    return cuda.jit(device=True)(function)


@contextmanager
def our_way() -> Iterator[None]:
    """While this lasts, kernels are compiled as said above."""
    if not REAL:
        yield
        return
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    with _one_at_a_time:
        before = nvvm.compile_ir, nvvm.ADDRSPACE_CONSTANT, arrayobj.fix_integer_index
        nvvm.compile_ir = _careful(nvvm.compile_ir)
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        arrayobj.fix_integer_index = _as_it_is
        try:
            yield
        finally:
            nvvm.compile_ir, nvvm.ADDRSPACE_CONSTANT, arrayobj.fix_integer_index = before


def _careful(compile_ir: Callable[..., Any]) -> Callable[..., Any]:
    def compile_carefully(llvmir: str | list[str], **options: Any) -> Any:
        modules = [llvmir] if isinstance(llvmir, str) else llvmir
        modules = [CLEARING.sub("", module) for module in modules]
        return compile_ir(keep_functions(modules, MOST_REPEATED), **({"fma": 0} | options))

    return compile_carefully


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    from numba import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


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
