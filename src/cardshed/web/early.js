// Runs before the first paint, and is no module, since those run later: a chosen theme does not flash, and what the page
// will ask for is on its way before its code is there to ask. The rest is in net/profile.js, net/api.js and words.js.
{
  const { base = '', built } = document.currentScript.dataset;
  const kept = (name) => {
    try {
      return localStorage.getItem(`cardshed-${name}`) ?? '';
    } catch {
      return ''; // Storage is forbidden: the system's theme and language it is.
    }
  };
  const ask = (href, as, priority = 'auto') => {
    const link = document.createElement('link');
    link.rel = as === 'script' ? 'modulepreload' : 'preload';
    if (as !== 'script') link.as = as;
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  };

  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const tags = [kept('language'), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const language = tags.find((tag) => ['en', 'fr', 'de', 'it'].includes(tag)) ?? 'en';
  ask(`${base.replace('/static/', '/locales/')}/${language}.json`, 'fetch');
  ask('/api/games', 'fetch');

  // What `make bundle` made, by the first word of the address; on the home page it comes after what is seen first.
  const home = ['cards.js', 'table.css'];
  const table = ['table.js', ...home];
  const pages = [...table, 'pages.js', 'pages.css'];
  const room = location.pathname.split('/')[1];
  if (built !== undefined) {
    const parts = { '': home, t: table, m: pages, rules: pages, mine: pages, carry: pages }[room] ?? [];
    for (const part of parts) ask(`${base}/built/${part}`, part.endsWith('.js') ? 'script' : 'style', room ? 'auto' : 'low');
  }
}
