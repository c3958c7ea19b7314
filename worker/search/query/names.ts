/** Vocabulary of school names: whole names only, found by the words of a line in their order. */
import { foldText } from '#schema/search/fold-text.ts';
import { FORM_KINDS } from '#schema/search/name-forms.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { JOINING_WORDS, KIND_WORDS, sameWord } from '#schema/search/words.ts';
import { rangeOfPrefix } from '../find-words.ts';
import { isListed } from '../listed-rows.ts';
import { townIn } from '../places/towns.ts';
import { textIndexOf } from '../text-index.ts';

export interface NamedSchool {
  row: number;
  /** Whether it is so called: its name or another name. Otherwise a short form made by rule, or its name without "University". */
  given: boolean;
}

const FIRST_SHORT = FORM_KINDS.indexOf('short');
const INITIALS = FORM_KINDS.indexOf('initials');
export const NAME_WORDS_MAX = 9;

interface Names {
  byKey: Map<string, NamedSchool>;
  firstWords: Set<string>;
}
const namesOfSnapshots = new WeakMap<Snapshot, Names>();

/** A name that was given counts before one made by rule, and a school that lists show before both. */
const GIVEN_WORTH = 500_000;
const studentsOf = (snapshot: Snapshot, row: number) => {
  const students = snapshot.studentPopulation[row] as number;
  return (students === NO_NUMBER ? 0 : students) + (isListed(snapshot, row) ? 1_000_000 : 0);
};

/** The names of a catalogue; of one name the larger school. */
function namesOf(snapshot: Snapshot): Names {
  const known = namesOfSnapshots.get(snapshot);
  if (known) return known;
  const { words } = textIndexOf(snapshot);
  const worthOf = ({ row, given }: NamedSchool) => studentsOf(snapshot, row) + (given ? GIVEN_WORTH : 0);
  const byKey = new Map<string, NamedSchool>();
  const firstWords = new Set<string>();
  const add = (parts: readonly string[], row: number, given: boolean) => {
    if (parts.length === 0 || parts.length > NAME_WORDS_MAX) return;
    const key = parts.join(' ');
    const before = byKey.get(key);
    if (before && worthOf(before) >= worthOf({ row, given })) return;
    byKey.set(key, { row, given });
    firstWords.add(parts[0] as string);
  };
  for (let row = 0; row < snapshot.size; row += 1) {
    const first = snapshot.rowForms[row] as number;
    for (let form = first; form < (snapshot.rowForms[row + 1] as number); form += 1) {
      const kind = snapshot.formKind[form] as number;
      if (kind === INITIALS) continue;
      const parts: string[] = [];
      for (
        let at = snapshot.formWordStarts[form] as number;
        at < (snapshot.formWordStarts[form + 1] as number);
        at += 1
      ) {
        parts.push(words[snapshot.formWords[at] as number] as string);
      }
      add(parts, row, kind < FIRST_SHORT);
      const bare = parts.filter((word) => !KIND_WORDS.has(word));
      if (form === first && bare.length < parts.length && bare.join('').length > 3) add(bare, row, false);
    }
  }
  const names = { byKey, firstWords };
  namesOfSnapshots.set(snapshot, names);
  return names;
}

/** The index's words of folded words; '' for one that names are compared without. */
export const nameWords = (words: readonly string[]): string[] =>
  words.map((word) => (JOINING_WORDS.has(word) ? '' : sameWord(word)));

/** The school that is wholly called by words from one position up to another. */
export function schoolNamed(
  snapshot: Snapshot,
  words: readonly string[],
  from: number,
  to: number,
): NamedSchool | undefined {
  const { byKey } = namesOf(snapshot);
  let key = '';
  for (let at = from; at < to; at += 1) {
    const word = words[at] as string;
    if (word !== '') key = key === '' ? word : `${key} ${word}`;
  }
  return key === '' ? undefined : byKey.get(key);
}

/** Whether any name begins with a word. */
export const beginsName = (snapshot: Snapshot, word: string): boolean => namesOf(snapshot).firstWords.has(word);

/** The school with the most students of those that lists show in a town. */
export function largestIn(snapshot: Snapshot, town: { city: string; state: string }): number | undefined {
  const rows = townIn(snapshot, town)?.rows;
  return rows?.toSorted((a, b) => studentsOf(snapshot, b) - studentsOf(snapshot, a))[0];
}

const ARTICLE = 'the ';
const fullNames = new WeakMap<Snapshot, { names: string[]; rows: number[]; cut: boolean[] }>();

/** Listed schools whose whole name goes on from folded words, the largest first; one that is so called is none. */
export function namesBegunWith(snapshot: Snapshot, beginning: string): number[] {
  let known = fullNames.get(snapshot);
  if (!known) {
    const { formTexts, formTextStarts, rowForms } = snapshot;
    const all = Array.from({ length: snapshot.size }, (_, row) => {
      const name = foldText(unpackText(formTexts, formTextStarts, rowForms[row] as number));
      const whole = { row, name, cut: false };
      // "University of Texas Health" begins "The University of Texas Health Science Center", too.
      return name.startsWith(ARTICLE) ? [whole, { row, name: name.slice(ARTICLE.length), cut: true }] : [whole];
    })
      .flat()
      .sort((a, b) => (a.name === b.name ? a.row - b.row : a.name < b.name ? -1 : 1));
    known = {
      names: all.map(({ name }) => name),
      rows: all.map(({ row }) => row),
      cut: all.map(({ cut }) => cut),
    };
    fullNames.set(snapshot, known);
  }
  const { names, rows, cut } = known;
  const [from, to] = rangeOfPrefix(names, beginning);
  if (names[from] === beginning) return [];
  const bySize = (a: number, b: number) => studentsOf(snapshot, b) - studentsOf(snapshot, a) || a - b;
  const begun = (isCut: boolean) =>
    rows
      .slice(from, to)
      .filter((_, at) => cut[from + at] === isCut)
      .sort(bySize);
  return [...begun(false), ...begun(true)];
}
