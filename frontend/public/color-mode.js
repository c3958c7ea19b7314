// Runs before the first paint: the remembered colors, else what the system asks for; lib/color-mode.ts goes on from here.
// And whether the page is offered in the other language, whose line is in every page: shown later, it would push it down.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem('campusatlas:' + key);
    } catch {
      // Storage is switched off: the system decides.
      return null;
    }
  };
  let mode = stored('color-mode');
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.add(mode);
  const languages = [(stored('language') || '').replace(/"/g, ''), ...navigator.languages];
  const first = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'fr');
  if (first && first !== root.lang.slice(0, 2)) root.classList.add('offers-other');
})();
