"""What we use of Numba that Numba does not promise: all of it, and nothing else.

Each use first looks whether what it finds is what was there when it was written, and goes no further if not:
a game that quietly ran by another game's rules would be worse than one that does not start. The project file
admits no versions later than those tried.
"""

from __future__ import annotations

import itertools
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

from numba.core.bytecode import FunctionIdentity
from numba.core.cpu import CPUContext

TRIED = "Numba 0.61.2 to 0.68.1 and numba-cuda 0.30.4"
"""Of Numba 0.61.2, 0.65.1 and 0.68.1."""
WITHOUT_COUNTING = {"_nrt": False}
"""An option of ``njit``: who uses an array is not counted. Numba refuses options that it does not know."""
_one_at_a_time = RLock()


class Unfamiliar(RuntimeError):
    """Numba is not as it was when this was written."""


def expect(holds: bool, what: str) -> None:
    """Says which part of Numba has changed, before anything is made with it.

    >>> expect(False, "The numbering of functions")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    cardshed.engine.insides.Unfamiliar: The numbering of functions is not as in Numba 0.61.2 to ...
    """
    if not holds:
        raise Unfamiliar(f"{what} is not as in {TRIED}")


def number_functions_from_anywhere() -> None:
    """Numba tells compiled functions apart by numbers that count within a process. Kept code of several
    processes is loaded side by side, and of two functions with the same name one would run in place of the
    other: a match of one game by the rules of another. So each process begins somewhere else."""
    identity: Any = FunctionIdentity  # untyped in Numba
    expect(isinstance(vars(identity).get("_unique_ids"), itertools.count), "The numbering of functions")
    first = secrets.randbits(60)
    identity._unique_ids = itertools.count(first)
    named = identity.from_function(number_functions_from_anywhere)
    expect(named.unique_name.endswith(f"${first}"), "The naming of functions by number")


number_functions_from_anywhere()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=number_functions_from_anywhere)


def processor_of(context: Any) -> tuple[str, str] | None:
    """The processor that code is made for, and what it can; None where that is no CPU."""
    if not isinstance(context, CPUContext):
        return None
    machine: Any = context.codegen  # untyped in Numba
    described = machine().magic_tuple()
    expect([type(part) for part in described] == [str] * 3, "The description of a processor")
    _, processor, features = described
    return processor, features


@contextmanager
def kernels_compiled_by(change: Callable[[list[str]], list[str]], **defaults: Any) -> Iterator[None]:
    """While this lasts, the code of kernels is changed before it is compiled, and

    * options have other defaults;
    * tables lie in ordinary memory: constant memory is slow when threads ask for different places of it;
    * indices are not negative, and no time is spent on finding out.
    """
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    expect(_arguments(nvvm.compile_ir) == ("llvmir",), "The compiling of kernels")
    expect((nvvm.ADDRSPACE_GLOBAL, nvvm.ADDRSPACE_CONSTANT) == (1, 4), "The memory of a GPU")
    indexed = ("context", "builder", "idxty", "idx", "size")
    expect(_arguments(arrayobj.fix_integer_index) == indexed, "The reading of an index")
    compile_ir: Callable[..., Any] = nvvm.compile_ir

    def compile_changed(llvmir: str | list[str], **options: Any) -> Any:
        return compile_ir(change([llvmir] if isinstance(llvmir, str) else llvmir), **(defaults | options))

    with _one_at_a_time:
        before = nvvm.compile_ir, nvvm.ADDRSPACE_CONSTANT, arrayobj.fix_integer_index
        nvvm.compile_ir = compile_changed
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        arrayobj.fix_integer_index = _as_it_is
        try:
            yield
        finally:
            nvvm.compile_ir, nvvm.ADDRSPACE_CONSTANT, arrayobj.fix_integer_index = before


def _arguments(function: Any) -> tuple[str, ...]:
    """The names of what a function takes by place."""
    code = function.__code__
    names: tuple[str, ...] = code.co_varnames[: code.co_argcount]
    return names


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index that is not negative."""
    from numba import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
