/** The committed list of scholarships: what its source gives, and what is said of every award in it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allScholarships, endedScholarships, scholarshipOf } from '#frontend/content/scholarship-list.ts';
import { ITEM_KEY, scholarshipItemKey } from '#schema/domain/plan/plan.ts';
import { deadlineOf } from '#schema/domain/site/scholarships.ts';
import {
  basisText,
  closingText,
  levelsText,
  openingText,
  sourceText,
  scholarshipListWords as words,
} from '#words/scholarships/scholarship-words.ts';
import { readNotes } from '../../data/pipeline/build-notes.ts';
import { DATASET_FOLDER } from '../../data/pipeline/dataset-files.ts';
import { buildScholarships, scholarshipFiles } from '../../data/pipeline/scholarships/build-scholarships.ts';
import { readScholarships } from '../../data/sources/scholarships/read.ts';

const built = buildScholarships(readScholarships().rows);
const DAYS = ['2026-07-01', '2026-11-22', '2027-03-01', '2029-01-01'];

it('is what the build gives from the source, to the byte', () => {
  for (const [file, text] of scholarshipFiles(built)) {
    const committed = readFileSync(path.join(DATASET_FOLDER, file), 'utf8');
    expect(committed === text, `${file}: run npm run data:build`).toBe(true);
  }
  const { scholarships, ended, leftOut } = built;
  expect(readNotes().scholarships).toEqual({ shown: scholarships.length, ended: ended.length, leftOut });
});

it('is found by keys that a plan can hold', () => {
  for (const { key, name } of allScholarships()) {
    expect(scholarshipItemKey(key)).toMatch(ITEM_KEY);
    expect(scholarshipOf(key)?.name).toBe(name);
  }
  expect(scholarshipOf('posse-scholarship')).toBeUndefined();
  expect(scholarshipOf('constructor')).toBeUndefined();
});

describe.each(allScholarships().map((award) => [award.name, award] as const))('%s', (_, award) => {
  it('says who gives it to whom, and where that was read', () => {
    expect(award.provider).not.toBe('');
    expect(award.who).toMatch(/^[A-Z0-9].*[^.]$/);
    expect(award.amount.text).not.toBe('');
    expect(levelsText(award.levels)).not.toBe('');
    expect(basisText(award.basis)).not.toBe('');
    expect(award.sources.length).toBeGreaterThan(0);
    for (const source of award.sources)
      expect(sourceText(source) ?? '').not.toMatch(
        /^public code|^gh |^[\w-]+\/[\w-]+(@|$)|\d{4}-\d{2}|undated|papers|\b(?:Jan|Feb|Oct) \d/,
      );
    expect(words.read(award.read)).not.toMatch(/undated|null|\d{4}-\d{2}-\d{2}/);
    if (award.url !== null) expect(new URL(award.url).protocol).toBe('https:');
  });

  it.each(DAYS)('says which round its dates are of, on %s', (today) => {
    const deadline = deadlineOf(award, today);
    const text = closingText(award, deadline);
    expect(text).not.toMatch(/undefined|null|\d{4}-\d{2}-\d{2}/);
    expect(openingText(award, deadline) ?? '').not.toMatch(/undefined|null|\d{4}-\d{2}-\d{2}/);
    // A day stands for a round or for every year, or it says that it is of an earlier one.
    if (/\d{4}/.test(text)) expect(text).toMatch(/^Latest we have|round\)$|every year|has closed for/);
    if (deadline.lastKnown !== null) expect(text).toMatch(/^Latest we have: .*, in an earlier round$/);
    // A row of the list says so too, in short.
    const short = closingText(award, deadline, true);
    expect(short.length).toBeLessThanOrEqual(text.length);
    expect(short).not.toMatch(/undefined|null|\d{4}-\d{2}-\d{2}|\d–\d{2} round\)/);
    if (/^Latest we have/.test(text)) expect(short).toMatch(/\(earlier round\)$/);
    // No day is given out that has gone by, but that of a round that has closed.
    if (deadline.day !== null) expect(deadline.day >= today).toBe(deadline.standing === 'ahead');
  });
});

it.each(endedScholarships().map((one) => [one.name, one] as const))('%s has ended, and a source says so', (_, one) => {
  expect(one.what).toMatch(/^[A-Z].*\.$/);
  expect(one.sources.length).toBeGreaterThan(0);
});

it('does not show a reader a list kept in public code', () => {
  expect(sourceText('public code file 71302455280 (list read from official pages)')).toBeNull();
  expect(sourceText('okshinjoo/EconomicMobility@c014c6e (FAQ dates)')).toBeNull();
});

it('says what is noted next to a source as people write it', () => {
  expect(sourceText('stories.td.com 2024-05-30 and 2023-10-31')).toBe(
    'stories.td.com, May 30, 2024, and October 31, 2023',
  );
  expect(sourceText('indspire.ca FAQ (2023-24, eligibility and papers)')).toBe(
    'indspire.ca FAQ (2023–24, eligibility and documents)',
  );
  expect(sourceText('scholarshipamerica.org/scholarship/equitableexcellence (fall 2026 round)')).toBe(
    'scholarshipamerica.org/scholarship/equitableexcellence (fall 2026 round)',
  );
});
