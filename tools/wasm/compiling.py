"""Compiled rules as WebAssembly: Numba's code for a plain processor, translated and linked.

Numba leaves the code as it is (``NUMBA_OPT=0``) and LLVM optimises it once it knows that it is for wasm32: so
nothing in it was worked out for pointers of another width. Of what Numba makes, only the functions behind the
doors stay, and what these call.
"""

from __future__ import annotations

import itertools
import re
import sys
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core.bytecode import FunctionIdentity
from numba.np.numpy_support import from_dtype

import cardshed
from cardshed.engine.insides import expect
from cardshed.engine.rulebook import Rulebook
from tools.wasm.doors import COUNTED, FLAG, NUMBER, Door, Kept, One, Taken, doors, things

ENVIRONMENT = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "PYTHONHASHSEED": "0",
}
"""For the process that compiles: no processor's own instructions, nothing in an order of chance."""
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What all browsers have had since 2021."""
RESULTS = {
    "int64": ("i64", "i32", "%n = load i64, ptr %result\n  %less = trunc i64 %n to i32\n  ret i32 %less"),
    "float64": ("double", "double", "%x = load double, ptr %result\n  ret double %x"),
    "none": ("ptr", "void", "ret void"),
}
"""By what a function returns: how Numba keeps it, what the door gives, and how."""
MATHS = """
define double @numba_ldexp(double %x, i32 %n) alwaysinline {
  %low = call i32 @llvm.smax.i32(i32 %n, i32 -2044)
  %twos = call i32 @llvm.smin.i32(i32 %low, i32 2046)
  %half = ashr i32 %twos, 1
  %rest = sub i32 %twos, %half
  %one = call double @power_of_two(i32 %half)
  %other = call double @power_of_two(i32 %rest)
  %first = fmul double %x, %one
  %all = fmul double %first, %other
  ret double %all
}
define internal double @power_of_two(i32 %n) alwaysinline {
  %biased = add i32 %n, 1023
  %wide = zext i32 %biased to i64
  %bits = shl i64 %wide, 52
  %power = bitcast i64 %bits to double
  ret double %power
}
define double @numba_frexp(double %x, ptr %twos) alwaysinline {
  %bits = bitcast double %x to i64
  %high = lshr i64 %bits, 52
  %raised = and i64 %high, 2047
  %biased = trunc i64 %raised to i32
  %n = sub i32 %biased, 1022
  store i32 %n, ptr %twos
  %digits = and i64 %bits, -9218868437227405313
  %part = or i64 %digits, 4602678819172646912
  %found = bitcast i64 %part to double
  ret double %found
}
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
"""
"""What our arithmetic asks of the C library (``engine/arithmetic.py``): exact, but for 0 and numbers next to
it."""


def compiled(rules: Rulebook) -> bytes:
    """The object file of a game."""
    count_functions_from_zero()
    kept = things(rules)
    machine = _machine()
    whole = llvm.parse_assembly(_for_wasm(MATHS, machine))
    names = []
    for door in doors(rules):
        code, name, returned = numbas_code(door, kept)
        for text in (code, door_code(door, kept, name, returned)):
            whole.link_in(llvm.parse_assembly(_for_wasm(text, machine)))
        names.append(door.name)
    _keep_only(whole, names)
    _optimise(whole, machine)
    return bytes(machine.emit_object(whole))


def count_functions_from_zero() -> None:
    """The numbers that Numba gives to functions are part of their names and must not differ from build to
    build; what is compiled here is not kept beside what others have compiled (``engine/insides.py``)."""
    identity: Any = FunctionIdentity
    expect(isinstance(vars(identity).get("_unique_ids"), itertools.count), "The numbering of functions")
    identity._unique_ids = itertools.count()


def numbas_code(door: Door, kept: Mapping[str, Kept]) -> tuple[str, str, Any]:
    """What Numba makes of a door's function: the code, the function's name in it and what it returns."""
    signature = tuple(_kind(taken, kept) for taken in door.takes)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that nothing is kept
        door.function.compile(signature)
    made = door.function.overloads[signature]
    return made.library.get_llvm_str(), made.fndesc.llvm_func_name, made.signature.return_type


def _kind(taken: Taken, kept: Mapping[str, Kept]) -> Any:
    """What Numba calls a thing."""
    plain = {None: types.none, NUMBER: types.int64, FLAG: types.boolean}
    if taken in plain:
        return plain[taken]
    if isinstance(taken, One):
        return from_dtype(kept[taken.name].dtype)
    assert taken is not None
    return types.Array(from_dtype(kept[taken].dtype), len(kept[taken].shape), "C")


@dataclass
class Passed:
    """What a door takes, and what it passes on to the function."""

    takes: list[str] = field(default_factory=list)
    passes: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def add(self, taken: Taken, kept: Mapping[str, Kept]) -> None:
        """One thing more. Numba's arrays are two empty pointers, how many items, their size, where they are,
        the shape and the steps."""
        own = f"%a{len(self.takes)}"
        if taken is None:
            self.passes.append("ptr null")
        elif taken == NUMBER:
            self._widened(own, "sext i32", "i64")
        elif taken == FLAG:
            self._widened(own, "trunc i32", "i8")
        elif isinstance(taken, One):
            self.takes.append(f"ptr {own}")
            self.passes.append(f"ptr {own}")
        else:
            self._array(own, kept[taken], taken == COUNTED)

    def _widened(self, own: str, how: str, kind: str) -> None:
        self.takes.append(f"i32 {own}")
        self.lines.append(f"{own}w = {how} {own} to {kind}")
        self.passes.append(f"{kind} {own}w")

    def _array(self, own: str, thing: Kept, counted: bool) -> None:
        self.takes.append(f"ptr {own}")
        size, shape = thing.dtype.itemsize, [str(length) for length in thing.shape]
        items = str(prod(thing.shape))
        steps = [size * prod(thing.shape[i + 1 :]) for i in range(len(shape))]
        if counted:
            count = f"%a{len(self.takes)}"
            self.takes.append(f"i32 {count}")
            self.lines.append(f"{count}w = zext i32 {count} to i64")
            items, shape = f"{count}w", [f"{count}w"]
        self.passes += ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr {own}"]
        self.passes += [f"i64 {number}" for number in (*shape, *steps)]


def door_code(door: Door, kept: Mapping[str, Kept], name: str, returned: Any) -> str:
    """The door itself: it takes numbers and places, calls the function as Numba would, and gives a number.
    What would be an exception ends the program's run."""
    passed = Passed()
    for taken in door.takes:
        passed.add(taken, kept)
    kind, given, end = RESULTS[str(returned)]
    kinds = ", ".join(one.split(" ")[0] for one in passed.passes)
    lines = "\n  ".join(
        [
            *passed.lines,
            f"%result = alloca {kind}",
            "%problem = alloca ptr",
            f'%status = call i32 @"{name}"(ptr %result, ptr %problem, {", ".join(passed.passes)})',
            "%well = icmp eq i32 %status, 0",
            "br i1 %well, label %done, label %failed",
        ]
    )
    return f"""
declare i32 @"{name}"(ptr, ptr, {kinds})
declare void @llvm.trap()
define {given} @{door.name}({", ".join(passed.takes)}) {{
  {lines}
done:
  {end}
failed:
  call void @llvm.trap()
  unreachable
}}
"""


def _for_wasm(code: str, machine: Any) -> str:
    """The code for the other machine, without what only Python needs: environments of functions, which the
    writer of object files does not know in this form."""
    code = re.sub(r"^target (datalayout|triple) = .*\n", "", code, flags=re.M)
    code = re.sub(r' "target-(cpu|features)"="[^"]*"', "", code)
    code = code.replace(" = common global ", " = internal global ")
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{code}'


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="default")


def _keep_only(module: Any, names: list[str]) -> None:
    """Makes everything internal but the doors, so that what they do not need is dropped."""
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = "internal"


def _optimise(module: Any, machine: Any) -> None:
    """Loops stay loops: unrolled they are no faster in a browser, and the files a fifth larger."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


def main() -> int:
    """Writes the object file of a game to a path."""
    game, path = sys.argv[1:]
    Path(path).write_bytes(compiled(cardshed.game(game).rulebook))
    return 0


if __name__ == "__main__":
    sys.exit(main())
