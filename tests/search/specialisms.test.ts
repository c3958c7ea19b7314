/** Specialisms, counties and what rests on more than one record, over the committed dataset. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { readSchools, writeSchools } from '#schema/search/specialism-code.ts';
import { presentReasons, presentSuggestions } from '#worker/presenters/reading.ts';
import { readWords } from '#worker/search/programs/read-words.ts';
import { suggestQueries } from '#worker/search/query/suggest-queries.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch } from './catalogue.ts';
import { specialisms } from './wishes/schools.ts';

const { snapshot, programs } = committedSearch();
const EMPTY = searchQuery.parse({});
const ask = (query: Partial<typeof EMPTY>) => searchUniversities(snapshot, { ...EMPTY, limit: 10, ...query }, programs);
const UTAH = 230764;

describe('who teaches a specialism, as text', () => {
  it('is read as it was written', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.nat(5_000), fc.nat(40_000)), { selector: ([at]) => at });
    fc.assert(
      fc.property(pairs, (list) => {
        const sorted = list.toSorted(([a], [b]) => a - b);
        expect(readSchools(writeSchools(sorted))).toEqual(sorted);
      }),
    );
  });
});

describe('a specialism', () => {
  it('is led by schools that have graduates in it, most of them first', () => {
    const { ids, reading, why } = ask({ search: 'marine biology' });
    expect(reading?.parameters.subject).toEqual(['26.1302', '30.3201']);
    const counts = ids.map((id) => {
      const own = specialisms().get(id);
      return (own?.get('26.1302') ?? 0) + (own?.get('30.3201') ?? 0);
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
    expect(presentReasons(why?.get(ids[0] as number) ?? [])[0]?.text).toBe(
      `${counts[0]} marine biology graduates per year`,
    );
  });

  it('lists its whole group, and says of the others that they teach what is close to it', () => {
    const subject = ['16.0302'];
    const { total } = ask({ subject });
    expect(total).toBe(ask({ subject: ['16.03'] }).total);
    const { ids, why } = ask({ subject, limit: 200 });
    const texts = ids.map((id) => presentReasons(why?.get(id) ?? [])[0]?.text ?? '');
    expect(texts[0]).toMatch(/^\d+ Japanese .*graduates per year$/);
    expect(texts.some((text) => text.startsWith('teaches subjects related to'))).toBe(true);
  });
});

describe('a program that is marked as only at a distance', () => {
  it('is on the campus too where fewer than half of the students only study at a distance', () => {
    const { ids, why } = ask({ search: 'nursing in utah' });
    expect(ids.slice(0, 3)).toContain(UTAH);
    expect(why?.get(UTAH)?.map(({ code }) => code)).not.toContain('online');
  });
});

describe('prices of Canada', () => {
  it('are tuitions where the cheapest is asked for', () => {
    const { total, reading } = ask({ search: 'cheapest universities in canada' });
    expect(total).toBeGreaterThan(20);
    expect(reading?.parameters.sortBy).toBe('inStateTuition');
  });

  it('are those of residents unless somebody comes from abroad', () => {
    const read = (search: string) => ask({ search }).reading?.parameters;
    expect(read('tuition under 9000 in ontario')).toMatchObject({ inStateTuitionMax: 8_999 });
    expect(read('international tuition under 30000 in ontario')).toMatchObject({ tuitionMax: 29_999 });
  });
});

describe('an unfinished word', () => {
  it('is a place after "in"', () => {
    expect(
      presentSuggestions(suggestQueries(snapshot, 'nursing in te', programs, false), () => false).map(
        ({ label }) => label,
      ),
    ).toEqual(['Nursing', 'Nursing · Texas', 'Nursing · Tennessee']);
  });
});

describe('the finder of programs', () => {
  it.each([
    ['génie civil montréal', '14.08'],
    ['nursing in long island', '51.38'],
    ['videogame development texas', '50.04'],
  ])('reads what its own words leave: %s', (text, cip) => {
    const { groups, unknown, area } = readWords(snapshot, programs, text);
    expect(unknown).toEqual([]);
    expect([...(groups?.keys() ?? [])].map((group) => programs.cips[group])).toContain(cip);
    expect(area?.some((here) => here === 1)).toBe(true);
  });
});

describe('what nobody publishes', () => {
  it('is named as not used, and no other thing', () => {
    const { reading } = ask({ search: 'd3 lacrosse new england' });
    expect(reading?.unused.map(({ text }) => text)).toEqual(['lacrosse']);
    expect(reading?.parameters).toMatchObject({ division: ['ncaa-3'] });
    expect(reading?.parameters.state).toHaveLength(6);
  });
});
