/** Tests numbers in the help and the FAQ against the dataset and the rules of the product. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTerm } from '#frontend/content/find-term.ts';
import { type Block, blockTexts } from '#frontend/content/running-text.ts';
import { LOAN_RATES, RAP_MONTHS } from '#schema/domain/aid/loan-repayment.ts';
import { PELL } from '#schema/domain/aid/pell.ts';
import type { ProvenanceTable, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { codedFilter } from '#schema/domain/search/search-filters.ts';
import { PAGE_SIZE, PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/site/limits.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { texts as account } from '#words/help/account.md';
import { texts as start } from '#words/help/getting-started.md';
import { texts as profiles } from '#words/help/profiles.md';
import { texts as search } from '#words/help/search.md';
import { privacyWords } from '#words/privacy.md';
import { searchWords } from '#words/search/search.ts';
import { situationWords } from '#words/situation/situation.ts';
import { LEAST_PEOPLE } from '#worker/recommendations/bookmarked-together.ts';
import { readDataset } from '../search/catalogue.ts';

const said = (blocks: readonly Block[] = []) => blocks.flatMap(blockTexts).join(' ');
const answer = (id: string) =>
  said(FAQ_SECTIONS.flatMap(({ entries }) => entries).find((one) => one.id === id)?.answer);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

let listed: UniversityRecord[] = [];
let provenance: ProvenanceTable;
beforeAll(() => {
  listed = readDataset().universities.filter(({ kind }) => codedFilter('kind').unasked?.includes(kind));
  const file = new URL('../../data/dataset/provenance.json', import.meta.url);
  provenance = JSON.parse(readFileSync(file, 'utf8')) as ProvenanceTable;
});

/** The school years that a price of a country's schools is of, the first of each, with how many schools have it. */
function yearsOf(country: string, field: 'tuition' | 'tuitionInState' | 'roomAndBoard'): Map<number, number> {
  const years = new Map<number, number>();
  for (const { country: of, facts } of listed) {
    const year = Number(/^\d{4}/.exec(provenance[facts[field] ?? '']?.year ?? '')?.[0]);
    if (of === country && year > 0) years.set(year, (years.get(year) ?? 0) + 1);
  }
  return years;
}
const most = (years: Map<number, number>) => [...years].toSorted((a, b) => b[1] - a[1])[0]?.[0];
const schoolYear = (from: number) => `${from}–${String(from + 1).slice(2)}`;

describe('what is said of the data', () => {
  it('over 1,800 schools are what a search shows', () => {
    expect(answer('which-schools')).toContain('Over 1,800 schools that award bachelor’s degrees');
    expect(listed.length).toBeGreaterThan(1_800);
    expect(answer('which-schools')).toContain('two-year colleges');
    expect(codedFilter('kind').unasked).not.toContain('two-year');
  });

  it('names the years that prices are of', () => {
    const text = answer('how-fresh');
    expect(text).toContain(`Most US prices here are from ${schoolYear(most(yearsOf('US', 'tuition')) ?? 0)}.`);
    const canada = [...yearsOf('CA', 'tuition').keys(), ...yearsOf('CA', 'tuitionInState').keys()];
    const span = `from ${schoolYear(Math.min(...canada))} to ${schoolYear(Math.max(...canada))}`;
    expect(text).toContain(`Canadian prices are ${span}`);
    expect(text).toContain(`housing and food are mostly from ${schoolYear(most(yearsOf('CA', 'roomAndBoard')) ?? 0)}`);
    expect(said(profiles['understanding-data'])).toContain(`many prices are from ${schoolYear(Math.min(...canada))}`);
  });

  it('most Canadian schools lack an international price, as the help warns', () => {
    expect(said(search['tuition-filters'])).toContain('In Canada, that is most schools');
    const canada = listed.filter(({ country }) => country === 'CA');
    expect(canada.filter(({ tuition }) => tuition === null).length).toBeGreaterThan(canada.length / 2);
  });
});

describe('what is said of the product', () => {
  it('is what it does', () => {
    expect(said(start['search-basics'])).toContain(`Each page shows ${PAGE_SIZE} schools`);
    expect(said(start['creating-an-account'])).toContain(
      `at least ${PASSWORD.min} characters. We recommend ${PASSWORD_RECOMMENDED} or more`,
    );
    expect(LEAST_PEOPLE).toBe(10);
    expect(said(account['data-privacy'])).toContain('a pair of schools that ten people or more have saved');
  });

  it('names buttons by what stands on them', () => {
    expect(JSON.stringify(privacyWords)).toContain(`“${situationWords.forget}” removes it`);
    // What stays in a browser after signing out is named, and so is what its pages remember of the device.
    const source = readFileSync(path.join(import.meta.dirname, '../../frontend/lib/storage/storage.ts'), 'utf8');
    const stays = /OF_THE_DEVICE[^=]*= \[([^\]]+)\]/.exec(source)?.[1]?.match(/'[a-z-]+'/g) ?? [];
    expect(stays.length).toBeGreaterThan(2);
    for (const key of [...stays, "'results-view'"]) {
      expect(JSON.stringify(privacyWords)).toContain(`campusatlas:${key.slice(1, -1)}`);
    }
    expect(answer('sort-results')).toContain(`“${searchWords.furtherOrders}”`);
  });
});

describe('what is said of aid', () => {
  it('is what the calculators count with', () => {
    const { undergraduate, graduate, parent } = LOAN_RATES;
    expect(answer('what-do-loans-cost')).toContain(`${undergraduate}% interest`);
    expect(answer('what-do-loans-cost')).toContain(`up to ${RAP_MONTHS / 12} years`);
    const rate = findTerm('loan-rate')?.definition;
    for (const percent of [undergraduate, graduate, parent]) expect(rate).toContain(`${percent}%`);
    expect(findTerm('pell-grant')?.limits).toContain(
      `the maximum is ${dollars(PELL.most)} and the minimum ${dollars(PELL.least)}`,
    );
  });
});
