/**
 * The searches themselves under texts that nobody types: 1,500 in the short form, half of them the same every time
 * (FUZZ_SEED repeats the other half). What they cost is counted, not timed: words compared letter by letter, and ways of
 * reading a text that were tried, beside what people really type.
 */
import { describe, expect, it, vi } from 'vitest';
import { locationsQuery } from '#schema/api/locations.ts';
import { programsQuery } from '#schema/api/programs.ts';
import { SUGGEST_MAX, TEXT_MAX, TOWNS_PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { findByText } from '#worker/search/find-by-text.ts';
import { findLocations } from '#worker/search/find-locations.ts';
import { findTown } from '#worker/search/find-town.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { committedDataset } from './catalogue.ts';
import { hostileSample } from './hostile-texts.ts';
import realLife from './real-life-queries.json' with { type: 'json' };

const COUNT = process.env.TEST_FORM === 'long' ? 50_000 : 1_500;
const FIXED_SEED = 20_261_120;
const FRESH_SEED = Number(process.env.FUZZ_SEED || Date.now() % 2 ** 31);
const TIMEOUT = COUNT * 60;
/** Of so many texts one is tried in every way there is. */
const EVERY = 10;
/** A text is understood in twelve words, each of which may need what the dearest text of one slip needs, twice over. */
const COMPARED_MAX = 24;
/** Five joins, twelve initials, two cuts and eight slipped cuts, in five rounds of patience. */
const READINGS_MAX = 5 * 27;

const work = vi.hoisted(() => ({ compared: 0, readings: 0 }));
vi.mock('#worker/search/typing-slips.ts', async (original) => {
  const { slipsBetween } = await original<typeof import('#worker/search/typing-slips.ts')>();
  return {
    slipsBetween(...args: Parameters<typeof slipsBetween>) {
      work.compared++;
      return slipsBetween(...args);
    },
  };
});
vi.mock('#worker/search/explain-reading.ts', async (original) => {
  const { explainReading, ...others } = await original<typeof import('#worker/search/explain-reading.ts')>();
  return {
    ...others,
    explainReading(...args: Parameters<typeof explainReading>) {
      work.readings++;
      return explainReading(...args);
    },
  };
});

const dataset = committedDataset();
const { version } = dataset.manifest;
const snapshot = openSnapshot(
  buildSnapshot({ ...dataset, version, usdPerCad: dataset.manifest.exchangeRate.usdPerCad }),
);
const programs = openProgramSnapshot(buildProgramSnapshot({ ...dataset, version }));

/** What answering one text took. */
function workOf(answer: () => unknown): typeof work {
  Object.assign(work, { compared: 0, readings: 0 });
  answer();
  return { ...work };
}

const SAMPLES: [name: string, texts: string[]][] = [
  ['the same as always', hostileSample(COUNT / 2, TEXT_MAX, FIXED_SEED)],
  [`never seen before (FUZZ_SEED=${FRESH_SEED})`, hostileSample(COUNT / 2, TEXT_MAX, FRESH_SEED)],
];
const distinct = (values: readonly number[]) => new Set(values).size === values.length;
const typed = Math.max(...realLife.map(({ text }) => workOf(() => find(text)).compared));

function find(text: string) {
  return findByText(snapshot, text, { typing: false });
}

describe.each(SAMPLES)('texts %s', (_, texts) => {
  const some = texts.filter((_, at) => at % EVERY === 0);

  it('find universities there are, each once, for a bounded effort', { timeout: TIMEOUT }, () => {
    const most = { compared: 0, readings: 0, dearest: '' };
    for (const text of texts) {
      const what = JSON.stringify(text);
      let found = find('');
      const { compared, readings } = workOf(() => {
        found = find(text);
      });
      const { rows, forms, suggestion } = found;
      expect(rows.length === forms.length && distinct(rows), what).toBe(true);
      expect(
        rows.every((row) => Number.isInteger(row) && row >= 0 && row < snapshot.size),
        what,
      ).toBe(true);
      if (suggestion !== undefined) {
        expect(rows.length, what).toBeGreaterThan(0);
        expect(suggestion.trim(), what).not.toBe('');
      }
      if (compared > most.compared) most.dearest = text;
      most.compared = Math.max(most.compared, compared);
      most.readings = Math.max(most.readings, readings);
    }
    console.info(`search texts: words compared, typed at most ${typed}, here ${JSON.stringify(most)}`);
    expect(typed).toBeGreaterThan(100);
    expect(most.compared, most.dearest).toBeLessThan(COMPARED_MAX * typed);
    expect(most.readings).toBeLessThan(READINGS_MAX);
  });

  it('are answered while they are typed, by towns and by programs too', { timeout: TIMEOUT }, () => {
    for (const one of some) {
      const what = JSON.stringify(one);
      // Composing makes a few letters more of some.
      const text = [...one.normalize('NFC')].slice(0, TEXT_MAX).join('');
      const q = { q: [text] };
      expect(suggestUniversities(snapshot, text, SUGGEST_MAX).length, what).toBeLessThanOrEqual(SUGGEST_MAX);
      expect(findLocations(snapshot, locationsQuery.parse(q)).locations.length, what).toBeLessThanOrEqual(
        TOWNS_PAGE_SIZE,
      );
      expect(findTown(snapshot, text).otherPlaces.length, what).toBeLessThan(snapshot.size);
      const found = searchPrograms(snapshot, programs, programsQuery.parse({ ...q, location: q.q }));
      expect(found.programs.length, what).toBeLessThanOrEqual(found.limit);
    }
  });

  it('find the same in every normal form', { timeout: TIMEOUT }, () => {
    for (const text of some) {
      const [nfc, ...others] = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => find(text.normalize(form)).rows);
      for (const rows of others) expect(rows, JSON.stringify(text)).toEqual(nfc);
    }
  });
});

it('costs no more for words after the twelfth, nor for letters after the fortieth', () => {
  for (const text of ['harvrd yael stanfrod princton', 'aaaaaaaaab '.repeat(12), 'x'.repeat(40)]) {
    const words = text.trim().split(' ').length;
    const first = text.trim();
    const padded = first.length === 40 ? first.repeat(50) : `${first}${' filler'.repeat(12 - words)}`;
    const longer = first.length === 40 ? first.repeat(200) : `${padded}${' anothre wrod'.repeat(2_000)}`;
    const cost = workOf(() => find(padded));
    expect(cost.readings).toBeGreaterThan(0);
    expect(
      workOf(() => find(longer)),
      text,
    ).toEqual(cost);
  }
});
