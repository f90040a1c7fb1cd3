"""How kernels are compiled: what Numba's CUDA does by default is changed here, for our kernels only.

* A product and a sum are not fused into one step, which rounds once instead of twice: careful players
  would decide differently on a GPU now and then.
* Tables lie in ordinary memory: constant memory is slow when threads ask for different places of it.
* Indices are not negative, and no time is spent on finding out.
* Functions that are called from several places stay functions: with everything put in place a kernel has
  more instructions than the GPU can keep at hand, and waits for them most of the time.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

from cardshed.engine.processors.gpu import load_cuda

cuda: Any = load_cuda()
REAL = hasattr(getattr(cuda.cudadrv, "nvvm", None), "ADDRSPACE_GLOBAL")
"""Not in Numba's simulator, where nothing is compiled."""
MOST_REPEATED = 5500
"""So many lines of code may be repeated by putting a function in place wherever it is called."""
FUNCTION = re.compile(r'^(define [^@\n]*@"?([^"(\s]+)"?\([^\n]*\))([^\n]*)\n\{\n(.*?)^\}', re.M | re.S)
CALL = re.compile(r'\bcall [^@\n]*@"?([^"(\s]+)"?\(')
_one_at_a_time = RLock()


@contextmanager
def our_way() -> Iterator[None]:
    """While this lasts, kernels are compiled as said above."""
    if not REAL:
        yield
        return
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    before = nvvm.compile_ir, nvvm.ADDRSPACE_CONSTANT, arrayobj.fix_integer_index
    with _one_at_a_time:
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
    called: dict[str, list[str]] = {}
    for module in modules:
        for function in FUNCTION.finditer(module):
            lines[function[2]] = function[4].count("\n")
            called[function[2]] = CALL.findall(function[4])
    calls = Counter(name for names in called.values() for name in names)
    whole: dict[str, int] = {}

    def size(name: str) -> int:
        """Lines of a function with everything in place that is to be."""
        if name not in whole:
            whole[name] = lines[name] + sum(
                size(other) for other in called[name] if other in lines and not kept(other)
            )
        return whole[name]

    def kept(name: str) -> bool:
        return size(name) * (calls[name] - 1) >= most_repeated

    def marked(function: re.Match[str]) -> str:
        if not kept(function[2]):
            return function[0]
        return function[0].replace(function[1], f"{function[1]} noinline ", 1)

    return [FUNCTION.sub(marked, module) for module in modules]
