// On the comparison page without schools in its address: names those that this browser has in storage in the address, before the
// first paint, so that the page comes with them instead of changing under the reader's eyes. features/compare/state.ts writes them.
(() => {
  const address = new URL(location.href);
  if (address.searchParams.has('ids')) return;
  let stored = null;
  try {
    stored = JSON.parse(localStorage.getItem('campusatlas:comparison'));
  } catch {
    // Storage is switched off or holds something else: the page shows no school yet, and its scripts go on from there.
  }
  const ids = Array.isArray(stored) ? stored.map((one) => one?.id).filter(Number.isInteger) : [];
  if (ids.length === 0) return;
  const rest = address.search === '' ? '' : `&${address.search.slice(1)}`;
  location.replace(`${address.pathname}?ids=${ids.join(',')}${rest}${address.hash}`);
})();
