"""Web Push (``--push``): calls people back to tables that they do not have open."""
