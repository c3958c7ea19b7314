// Runs before the first paint: the remembered choice, else what the system asks for. lib/color-mode.ts goes on from here.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('campusatlas:color-mode');
  } catch {
    // Storage is switched off: the system decides.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.classList.add(mode);
})();
