/** What the dataset says of awards is said as a person would say it, without the notes of those who keep the list. */
import { expect, it } from 'vitest';
import { ENDED_SCHOLARSHIP_TEXTS, SCHOLARSHIP_TEXTS } from '#words/scholarships/scholarship-texts.ts';
import { BANNED, type Banned, CLASSES, NOTES } from './plain-words.ts';

const awards = [
  ...Object.values(SCHOLARSHIP_TEXTS).flatMap((texts) => Object.values(texts) as string[]),
  ...Object.values(ENDED_SCHOLARSHIP_TEXTS),
];
const RULES: readonly Banned[] = [...BANNED, ...CLASSES, ...NOTES];
const faultsOf = (texts: readonly string[]) =>
  RULES.flatMap(({ phrase, why }) => texts.filter((text) => phrase.test(text)).map((text) => `${text}: ${why}`));

it('has none of the faults that an editor struck out, and no note of a curator', () => {
  expect(awards.length).toBeGreaterThan(200);
  expect(faultsOf(awards)).toEqual([]);
});

it.each([
  'open whatever the citizenship (one source)',
  'Another list has October 14.',
  'Canadian citizen or landed immigrant',
  'The reading of August 2026 says that all backgrounds may apply.',
  'C$10,000',
])('would find: %s', (text) => expect(faultsOf([text])).not.toEqual([]));
