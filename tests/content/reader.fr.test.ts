/** What follows from whom French pages take a reader for: prices of Canadians, Canadian dollars, Canada first. */
import { describe, expect, it } from 'vitest';
import { allArticles } from '#frontend/content/articles.ts';
import { allScholarships } from '#frontend/content/scholarship-list.ts';
import { tuitionLineOfReader } from '#frontend/content/tuition-lines.ts';
import { OFFERS_START } from '#frontend/features/calculator/offers.ts';
import { DEFAULT_VALUES } from '#frontend/features/calculator/values.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED, READER } from '#schema/domain/site/reader.ts';
import { scholarshipsFor } from '#schema/domain/site/scholarships.ts';
import { homeWords } from '#words/site/home.ts';

const NOTHING_ASKED = {
  text: '',
  country: null,
  level: null,
  basis: null,
  group: null,
  citizenship: null,
  worth: null,
  deadline: null,
  sort: 'deadline',
} as const;

describe('a reader in French', () => {
  it('is taken for a Canadian', () => {
    expect(READER).toEqual({ country: 'CA', currency: 'CAD' });
    expect(COUNTRIES_LISTED).toEqual(['CA', 'US']);
  });

  it('sees what Canadians pay in Canada, and the sticker price elsewhere', () => {
    const amountOf = (country: Country, tuition: number, tuitionInState: number | null) =>
      tuitionLineOfReader({
        country,
        state: 'QC',
        tuition,
        tuitionInState,
        tuitionInStateFor: null,
        tuitionInDistrict: null,
      }).amount;
    expect(amountOf('CA', 32_000, 4_056)).toBe(4_056);
    expect(amountOf('CA', 32_000, null)).toBe(32_000);
    expect(amountOf('US', 60_946, 17_736)).toBe(60_946);
  });

  it('begins a calculation in Canadian dollars', () => {
    expect(DEFAULT_VALUES.universityType).toBe('canadian');
    expect(OFFERS_START.offers.map(({ currency }) => currency)).toEqual(['CAD', 'CAD']);
  });

  it('finds first what is open to students in Canada', () => {
    const found = scholarshipsFor(allScholarships(), NOTHING_ASKED, '2026-11-24');
    const canadian = found.filter(({ countries }) => countries.includes('CA')).length;
    const first = found.slice(0, 5);
    expect(canadian).toBeGreaterThan(5);
    expect(first.every(({ countries }) => countries.includes('CA'))).toBe(true);
    expect(found).toHaveLength(allScholarships().length);
  });

  it('is led to pages about Canada from the front page', () => {
    const own = allArticles().filter(({ country }) => country === 'CA');
    expect(own.length).toBeGreaterThan(1);
    for (const { id } of own) expect(homeWords.firstReads.links.map(({ to }) => to)).toContain(`/articles/${id}`);
  });
});
