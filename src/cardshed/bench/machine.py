"""What measurements were made on."""

from __future__ import annotations

import os
import platform
import re
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from cardshed.engine.processors.cpu import usable_cores


def machine(device: str) -> dict[str, Any]:
    return {
        "processor": processor_name(),
        "cores": usable_cores(),
        "gpu": gpu_name() if device == "cuda" else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def versions() -> dict[str, str]:
    found = {}
    for name in ("cardshed", "numba", "numpy", "numba-cuda"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def processor_name() -> str:
    """The processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        return names[0]
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def gpu_name() -> str:
    from cardshed.engine.processors.gpu import load_cuda

    name = getattr(load_cuda().get_current_device(), "name", "simulated GPU")
    return name.decode() if isinstance(name, bytes) else str(name)


def load() -> float | None:
    """How many processes wanted a core lately, where the system tells it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def file_name(machine: dict[str, Any]) -> str:
    """A name for files about a machine.

    >>> file_name({"processor": "AMD EPYC", "cores": 2, "gpu": None})
    'amd-epyc-2-cores'
    """
    words = f"{machine['processor']} {machine['cores']} cores {machine['gpu'] or ''}"
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
