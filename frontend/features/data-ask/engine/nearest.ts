/** The names that somebody may have meant. */

const MOST = 3;

/** Edits between two texts: characters added, removed or exchanged. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Without what people leave out or add: case and underscores. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** Up to three of `names` that are like `name`, the nearest first; none where nothing is. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const asked = plain(name).slice(0, 60);
  if (asked === '') return [];
  const distances = [...new Set(names)].map((one) => {
    const known = plain(one);
    const within = asked.length > 2 && (known.includes(asked) || asked.includes(known));
    return { one, distance: within ? 1 : editDistance(asked, known) };
  });
  return distances
    .filter(({ distance }) => distance <= Math.max(2, Math.floor(asked.length / 3)))
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, MOST)
    .map(({ one }) => one);
}
