/**
 * `npm run bench -- wishes`: how right the first ten places are for what people wish for, by family, beside a search of
 * names alone; and how long an answer takes. The open half of the wishes is printed with the fresh ones, which were
 * written blind and asked once before anything was mended for them; `--held-out` prints the other half beside it. `--misses` lists what went wrong with the open half: the held-out half is never looked into.
 */
import { openSearch, readDataset, readPrograms } from '../search/catalogue.ts';
import { type Ask, type Engine, namesOnly, openEngine } from '../search/wishes/engine.ts';
import { WISH_FAMILY_NAMES } from '../search/wishes/families.ts';
import { FRENCH_FAMILY_NAMES } from '../search/wishes/french/families.ts';
import { FRESH_FAMILY_NAMES } from '../search/wishes/fresh/families.ts';
import {
  frenchWishes,
  freshWishes,
  type JudgedWish,
  judgedWishes,
  laterWishes,
  precision,
  whyWrong,
} from '../search/wishes/judge.ts';
import { LATER_LANGUAGES } from '../search/wishes/later/families.ts';
import { COPY_IDS, multiplied } from './multiplied.ts';
import { fastestTimes, mean, quantile } from './numbers.ts';
import { fixed, type Section, tableText } from './report.ts';

const LARGER = 10;
const LONGEST_LINE = 500;
/** Precision wanted over the families, and of each. */
const WANTED = { mean: 0.9, family: 0.75 };
/** Milliseconds: for a wish, and for a line of 500 characters. */
const WANTED_TIME = { p50: 0.3, p95: 1.5, longest: 30, growth: 4 };

/** Lines of the full length: wishes one after another, one again and again, and a word without an end. */
function longLines(texts: readonly string[]): string[] {
  const filled = (at: number) => {
    let line = '';
    for (let next = at; line.length < LONGEST_LINE; next += 1) line += `${texts[next % texts.length]} `;
    return line.slice(0, LONGEST_LINE);
  };
  const repeated = (word: string) => word.repeat(Math.ceil(LONGEST_LINE / word.length)).slice(0, LONGEST_LINE);
  return [
    ...texts.map((_, at) => filled(at)),
    ...texts.slice(0, 40).map((text) => repeated(`${text} `)),
    ...['a ', 'university ', 'not ', 'under 5 ', 'texass ', 'nursng or ', 'x', '5'].map(repeated),
  ];
}

const familyRow = (wishes: readonly JudgedWish[], ask: Ask) => wishes.map((wish) => precision(wish, ask(wish.text)));

/** What was wrong in the first places, a line a wish. */
function missesText(wishes: readonly JudgedWish[], { ask, read }: Engine, nameOf: ReadonlyMap<number, string>): string {
  const lines: string[] = [];
  for (const wish of wishes) {
    const answer = ask(wish.text);
    const { ids } = answer;
    const score = precision(wish, answer);
    if (score === 1) continue;
    lines.push(`${fixed(score, 2)}  ${wish.family}: "${wish.text}" read as ${read(wish.text) || 'nothing'}`);
    const judged = ids.slice(0, Math.max(1, wish.places));
    const wrong = judged.filter((id, at) => (at === 0 && wish.first ? !wish.first.has(id) : !wish.right.has(id)));
    for (const id of wrong.slice(0, 4)) lines.push(`      ${nameOf.get(id) ?? id}: ${whyWrong(wish.wish, id)}`);
    if (ids.length < wish.places) {
      const missing = [...wish.right].filter((id) => !ids.includes(id)).slice(0, 3);
      lines.push(
        `      ${ids.length} found of ${wish.right.size}; not ${missing.map((id) => nameOf.get(id)).join(', ')}`,
      );
    }
  }
  return lines.join('\n');
}

export interface WishBenchOptions {
  heldOut?: boolean;
  misses?: boolean;
  /** How often a line is asked for its time. */
  rounds?: number;
}

/** Asks every wish and judges the answers. */
export function benchWishes({ heldOut = false, misses = false, rounds = 5 }: WishBenchOptions = {}): Section {
  const dataset = readDataset();
  const nameOf = new Map(dataset.universities.map(({ id, name }) => [id, name]));
  const wishes = judgedWishes();
  const engine = openEngine();
  const { ask, read } = engine;
  const rival = namesOnly(dataset);
  const open = wishes.filter((wish) => !wish.heldOut);
  const fresh = freshWishes();
  const french = frenchWishes();
  const names: readonly string[] = WISH_FAMILY_NAMES;
  const later = LATER_LANGUAGES.map((language) => ({ language, all: laterWishes(language) }));
  const part = (title: string, own: JudgedWish[]) => ({
    title,
    wishes: own,
    names: [...new Set(own.map(({ family }) => family))] as readonly string[],
  });
  const halves = [
    { title: 'open half', wishes: open, names },
    ...(heldOut ? [{ title: 'held-out half', wishes: wishes.filter((wish) => wish.heldOut), names }] : []),
    { title: 'fresh part', wishes: fresh, names: FRESH_FAMILY_NAMES },
    { title: 'in French', wishes: french, names: FRENCH_FAMILY_NAMES },
    ...later.flatMap(({ language, all }) => [
      part(
        `later, ${language}, open half`,
        all.filter((wish) => !wish.heldOut),
      ),
      ...(heldOut
        ? [
            part(
              `later, ${language}, held-out half`,
              all.filter((wish) => wish.heldOut),
            ),
          ]
        : []),
    ]),
  ].map((half) => ({
    ...half,
    families: half.names.map((family) => {
      const own = half.wishes.filter((wish) => wish.family === family);
      return { family, count: own.length, ours: mean(familyRow(own, ask)), names: mean(familyRow(own, rival)) };
    }),
  }));

  // The isolate has answered all by now. Times are of every wish, which says nothing of how right an answer is.
  const texts = wishes.map(({ text }) => text);
  const times = fastestTimes(ask, texts, rounds);
  const readTimes = fastestTimes(read, texts, rounds);
  const lines = longLines(texts);
  const long = fastestTimes(ask, lines, Math.max(1, rounds - 2));
  const slowest = { time: Math.max(...long), text: lines[long.indexOf(Math.max(...long))] ?? '' };
  const copies = Array.from({ length: LARGER }, (_, copy) => copy * COPY_IDS);
  const { ask: larger } = openEngine(
    openSearch(
      multiplied(dataset, LARGER),
      copies.flatMap((from) => readPrograms().map(({ id, programs }) => ({ id: id + from, programs }))),
    ),
  );
  for (const text of texts) larger(text);
  const largerTimes = fastestTimes(larger, texts, Math.max(1, rounds - 2));
  const growth = mean(largerTimes) / mean(times);

  const body = halves.flatMap(({ title, wishes: own, families }) => [
    `### ${title}`,
    tableText({
      head: ['precision at 10', 'wishes', 'CampusAtlas', 'names only'],
      rows: [
        ...families.map(({ family, count, ours, names }) => [family, count, fixed(ours, 3), fixed(names, 3)]),
        [
          'mean of the families',
          own.length,
          fixed(mean(families.map(({ ours }) => ours)), 3),
          fixed(mean(families.map(({ names }) => names)), 3),
        ],
      ],
    }),
  ]);
  body.push(
    '### time',
    tableText({
      head: ['ms', 'p50', 'p95', 'longest'],
      rows: [
        [
          'reading a wish',
          fixed(quantile(readTimes, 0.5), 3),
          fixed(quantile(readTimes, 0.95), 3),
          fixed(Math.max(...readTimes), 3),
        ],
        [
          'answering a wish',
          fixed(quantile(times, 0.5), 2),
          fixed(quantile(times, 0.95), 2),
          fixed(Math.max(...times), 2),
        ],
        [
          `answering a line of ${LONGEST_LINE} characters`,
          fixed(quantile(long, 0.5), 2),
          fixed(quantile(long, 0.95), 2),
          fixed(slowest.time, 2),
        ],
        [
          `answering a wish, ${LARGER} times the catalogue`,
          fixed(quantile(largerTimes, 0.5), 2),
          fixed(quantile(largerTimes, 0.95), 2),
          fixed(Math.max(...largerTimes), 2),
        ],
      ],
    }),
    `The slowest line begins “${slowest.text.slice(0, 60)}”.`,
  );
  if (misses)
    body.push(
      '### what went wrong in the open halves, the fresh part and French',
      `\`\`\`\n${missesText([...open, ...fresh, ...french, ...later.flatMap(({ all }) => all.filter((wish) => !wish.heldOut))], engine, nameOf)}\n\`\`\``,
    );

  const targets = halves.flatMap(({ title, families }) => {
    const over = mean(families.map(({ ours }) => ours));
    const least = families.reduce((one, other) => (other.ours < one.ours ? other : one));
    return [
      {
        name: `Precision over the families, ${title}`,
        wanted: `at least ${fixed(WANTED.mean, 2)}`,
        measured: fixed(over, 3) ?? '',
        met: over >= WANTED.mean,
      },
      {
        name: `Precision of the weakest family, ${title}`,
        wanted: `at least ${fixed(WANTED.family, 2)}`,
        measured: `${fixed(least.ours, 3)} (${least.family})`,
        met: least.ours >= WANTED.family,
      },
    ];
  });
  targets.push(
    {
      name: 'A wish is read in, p50 / p95',
      wanted: `${WANTED_TIME.p50} / ${WANTED_TIME.p95} ms`,
      measured: `${fixed(quantile(readTimes, 0.5), 3)} / ${fixed(quantile(readTimes, 0.95), 3)} ms`,
      met: quantile(readTimes, 0.5) <= WANTED_TIME.p50 && quantile(readTimes, 0.95) <= WANTED_TIME.p95,
    },
    {
      name: `The slowest line of ${LONGEST_LINE} characters`,
      wanted: `near ${WANTED_TIME.longest} ms`,
      measured: `${fixed(slowest.time, 1)} ms`,
      met: slowest.time <= 1.25 * WANTED_TIME.longest,
    },
    {
      name: `${LARGER} times the catalogue takes`,
      wanted: `at most ${WANTED_TIME.growth} times as long`,
      measured: `${fixed(growth, 2)} times`,
      met: growth <= WANTED_TIME.growth,
    },
  );
  return {
    about:
      'What people type who have no school in mind yet (`tests/search/wishes`): the share of the first ten places, or of as many as a whole answer has, that hold a right one. What is right is told from the records and raw files, never by the search; half of the wishes are held out by a hash of their text and are not looked at while the search is made better.',
    body,
    targets,
  };
}
