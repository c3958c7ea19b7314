/** The catalogue many times over, for measuring how costs grow with it. */
import type { Dataset } from '../search/catalogue.ts';

/** Between the ids of two copies. */
export const COPY_IDS = 1_000_000;

const ENDINGS = ['', 'ford', 'ley', 'ton', 'mont', 'dale', 'wick', 'hurst', 'gate', 'mere'];
const FURTHER = ['', 'a', 'er', 'is', 'on', 'um', 'ys', 'en', 'or', 'el'];

/** Words in every third place get the copy's own ending; a hundred copies differ. */
function varied(name: string, copy: number): string {
  const ending = `${ENDINGS[copy % ENDINGS.length]}${FURTHER[Math.floor(copy / ENDINGS.length) % FURTHER.length]}`;
  return name.replace(
    /\b(?!Univ|Coll|Inst|State|Tech|Saint)(\p{Lu}\p{Ll}{4,})\b/gu,
    (word: string, _whole: string, at: number) => (at % 3 === 0 ? `${word}${ending}` : word),
  );
}

/** Names that do not exist, alike in length and in how often words repeat: each copy changes the rare words' endings. */
export function multiplied(dataset: Dataset, times: number): Dataset {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const copied = <One extends { id: number; name: string }>(list: readonly One[]): One[] =>
    copies.flatMap((copy) =>
      list.map((one) => ({ ...one, id: one.id + copy * COPY_IDS, name: varied(one.name, copy) })),
    );
  return { ...dataset, universities: copied(dataset.universities), aliases: copied(dataset.aliases) };
}
