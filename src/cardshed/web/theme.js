// Runs before the first paint, so that a chosen theme does not flash. The rest is in net/profile.js.
try {
  const theme = localStorage.getItem('cardshed-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's theme it is.
}
