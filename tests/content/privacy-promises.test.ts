/** Each sentence of the privacy policy is held by something, in both languages, and its numbers are those of the code. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockTexts } from '#frontend/content/running-text.ts';
import { COMPARE_MAX, RECENTLY_VIEWED_MAX, UNUSED_ACCOUNT_MONTHS } from '#schema/domain/site/limits.ts';
import { texts as helpTexts } from '#words/help/account.md';
import { DEVICE } from '#worker/auth/known-device.ts';
import { SESSION, SESSION_AGE_MAX } from '#worker/auth/session.ts';
import { NOTIFICATIONS_DAYS } from '#worker/jobs/purge-expired.ts';
import { LEAST_PEOPLE } from '#worker/recommendations/bookmarked-together.ts';
import type { LegalDocument } from '../../frontend/content/legal-document.ts';
import { databaseTables } from '../../scripts/database-tables.ts';
import { readText } from '../../scripts/long-texts/compile.ts';
import { OF_NOBODY, PROMISES, SAID_OF_TABLES } from './privacy-promises.ts';

const policyIn = (language: 'en' | 'fr') =>
  readText<typeof import('#words/privacy.md')>(language, 'privacy.md').privacyWords;
const english = policyIn('en');
const french = policyIn('fr');

const ROOT = path.resolve(import.meta.dirname, '../..');
const DAY = 24 * 60 * 60;

/** Every paragraph, point and named entry of the policy by its place. */
function placesOf({ sections }: LegalDocument): Map<string, string> {
  return new Map(
    sections.flatMap(({ id, paragraphs, points = [], entries = [] }) => [
      ...paragraphs.map((text, at) => [`${id}/paragraphs/${at}`, text] as const),
      ...points.map((text, at) => [`${id}/points/${at}`, text] as const),
      ...entries.map(({ name, text }) => [`${id}/entries/${name}`, text] as const),
    ]),
  );
}
const EN = placesOf(english);
const FR = placesOf(french);

/** What a name in the browser is for needs no test beside the one that the name is there. */
const isOnlyAName = (place: string) => place.startsWith('browser/entries/');

const WORDS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  seven: '7',
  ten: '10',
  deux: '2',
  trois: '3',
  quatre: '4',
  sept: '7',
  dix: '10',
};
/** The numbers of a text, written out or not, ascending. */
const numbersOf = (text: string) =>
  (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [])
    .map((word) => WORDS[word] ?? word)
    .filter((word) => /^\d+$/.test(word) && word !== '256')
    .toSorted();

describe('the privacy policy', () => {
  it('has the same paragraphs, points and entries in both languages, with the same numbers', () => {
    expect([...FR.keys()].toSorted()).toEqual([...EN.keys()].toSorted());
    const others = [...EN].filter(
      ([place, text]) => String(numbersOf(text)) !== String(numbersOf(FR.get(place) ?? '')),
    );
    expect(others.map(([place, text]) => [place, numbersOf(text), numbersOf(FR.get(place) ?? '')])).toEqual([]);
  });

  it('promises nothing that nothing holds', () => {
    const unheld = [...EN.keys()].filter((place) => PROMISES[place] === undefined && !isOnlyAName(place));
    expect(unheld).toEqual([]);
    expect(Object.keys(PROMISES).filter((place) => !EN.has(place))).toEqual([]);
  });

  it.each(Object.entries(PROMISES))('is held at %s by what is still there', (_, held) => {
    expect(held.length).toBeGreaterThan(0);
    for (const [file, says] of held) {
      const full = path.join(ROOT, file);
      expect(existsSync(full), file).toBe(true);
      expect(readFileSync(full, 'utf8'), file).toContain(says);
    }
  });

  it.each([
    ['cookies/entries/__Host-session', [SESSION.lifetime / DAY, SESSION_AGE_MAX / DAY]],
    ['cookies/entries/__Host-device', [DEVICE.lifetime / DAY]],
    ['account/points/3', [RECENTLY_VIEWED_MAX]],
    ['account/points/9', [NOTIFICATIONS_DAYS]],
    ['together/paragraphs/0', [LEAST_PEOPLE]],
    ['browser/entries/campusatlas:comparison', [COMPARE_MAX]],
    ['browser/entries/campusatlas:recently-viewed', [RECENTLY_VIEWED_MAX]],
    ['remove/points/2', [UNUSED_ACCOUNT_MONTHS]],
  ])('has the numbers of the code at %s', (place, numbers) => {
    for (const number of numbers) expect(numbersOf(EN.get(place) ?? '')).toContain(String(number));
  });
});

describe('what is stored of people', () => {
  const tables = databaseTables.filter(({ file, name }) => file !== 'catalogue.ts' && !OF_NOBODY.includes(name));
  const help = helpTexts['data-privacy'].flatMap(blockTexts).join(' ');

  it('is said table by table, in the policy and in the help', () => {
    expect(Object.keys(SAID_OF_TABLES).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    for (const [table, [place, words]] of Object.entries(SAID_OF_TABLES)) {
      expect(EN.has(place), table).toBe(true);
      expect(help, table).toContain(words);
    }
  });
});
