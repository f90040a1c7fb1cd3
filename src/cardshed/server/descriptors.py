"""How many connections the system allows."""

from __future__ import annotations

from cardshed.table.limits import ServerLimits

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]  # there is none on Windows


def raise_descriptors() -> None:
    """The soft limit is for programs that cannot handle many; the hard one is what the operator allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems say "unlimited" and do not mean it
            return


def most_connections(limits: ServerLimits) -> int:
    """The limit, or what descriptors allow when some are kept for everything else."""
    if resource is None:
        return limits.connections
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if descriptors == resource.RLIM_INFINITY:
        return limits.connections
    return max(1, min(limits.connections, descriptors - limits.spare_descriptors))
