/** The names that somebody may have meant. */
import { editDistance } from '#schema/domain/formats/edit-distance.ts';

const MOST = 3;

/** Without what people leave out or add: case and underscores. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** Up to three of `names` that are like `name`, the nearest first; none where nothing is. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const asked = plain(name).slice(0, 60);
  if (asked === '') return [];
  const most = Math.max(2, Math.floor(asked.length / 3));
  const distances = [...new Set(names)].map((one) => {
    const known = plain(one);
    const within = asked.length > 2 && (known.includes(asked) || asked.includes(known));
    return { one, distance: within ? 1 : editDistance(asked, known, most) };
  });
  return distances
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, MOST)
    .map(({ one }) => one);
}
