/** The first line under the search box while a wish is typed: it says the wish so far, and does not jump. */
import { describe, expect, it } from 'vitest';
import { optionsOf } from '#frontend/features/search/suggestions.ts';
import { isBeginningOfName, suggestQueries } from '#worker/search/query/suggest-queries.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { suggest as suggestFrom } from '#worker/services/search-box.ts';
import { committedSearch } from './catalogue.ts';

const { snapshot, programs } = committedSearch();

function suggest(q: string) {
  const suggestions = suggestUniversities(snapshot, q, 8);
  const wishes = suggestQueries(snapshot, q, programs, isBeginningOfName(suggestions, q));
  return optionsOf({ suggestions, wishes: wishes.map((wish) => ({ ...wish, label: wish.text })) });
}

const WISHES = [
  'nursing in texas',
  'nursing schools in texas under 20k',
  'cheap colleges in florida',
  'computer science in california',
  'small liberal arts colleges in new england',
  'engineering in ontario',
  'public universities in ohio',
  'marine biology near the ocean',
  'business schools in new york',
  'psychology at a catholic university',
  'big schools with division 1 sports',
  'easy to get into colleges in georgia',
  'hbcu in georgia',
  'music schools near chicago',
  'film in los angeles',
  'architecture under 30000',
  'art schools in new york',
  'best graduation rate in iowa',
  'nursing in ohio with low debt',
  'education programs in michigan',
  'sciences infirmières ontario',
  'génie au québec',
  'université bilingue ottawa',
  'criminal justice online',
  'colleges with rotc in virginia',
  'accounting near boston',
];

/** How often the first line changes its kind while a text is typed. */
function changesOf(text: string): number {
  const kinds = Array.from(text, (_, at) => suggest(text.slice(0, at + 1).trim())[0]?.kind ?? 'none');
  return kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length;
}

describe('the first line while typing', () => {
  const changes = new Map<string, number>();
  it.each(WISHES)('changes its kind three times at most in %j', (wish) => {
    changes.set(wish, changesOf(wish));
    expect(changes.get(wish)).toBeLessThanOrEqual(3);
  });

  it('changes its kind once or twice on average', () => {
    expect(changes.size).toBe(WISHES.length);
    expect([...changes.values()].reduce((sum, one) => sum + one, 0) / WISHES.length).toBeLessThan(1.5);
  });

  it.each(['boston u', 'georgia t', 'university of ca', 'texas a', 'michigan s'])('is a school for %j', (text) => {
    expect(suggest(text)[0]?.kind).toBe('school');
  });

  it.each(['fat', 'ugly', 'dumb', 'stupid', 'slut', 'nazi', 'suicide', 'puta', 'moche'])(
    'is no school for %j',
    (text) => {
      expect(suggest(text).filter(({ kind }) => kind === 'school')).toEqual([]);
    },
  );

  it('says what was said before a part that no school has', () => {
    expect(suggest('architecture under 3000')[0]).toMatchObject({ kind: 'wish', text: 'architecture' });
  });
});

describe('a wish that says who asks', () => {
  it('has the lowest price for them, and others have none', () => {
    const [first] = suggest('nursing in ohio family income 48000');
    expect(first).toMatchObject({ kind: 'wish', lowest: { currency: 'USD' } });
    expect((first as { lowest?: { amount: number } }).lowest?.amount).toBeGreaterThan(0);
    expect(suggest('nursing in ohio')[0]).not.toHaveProperty('lowest');
  });
});

describe('the schools under a wish', () => {
  const schoolsFor = async (q: string) => {
    const catalogue = { snapshot, programs: async () => programs } as unknown as Parameters<typeof suggestFrom>[0];
    return (await suggestFrom(catalogue, { q, limit: 8 })).suggestions;
  };

  it.each(['nursing in ohio family income 48000', 'nursing in ohio'])('are those of its state: %j', async (q) => {
    const schools = await schoolsFor(q);
    expect(schools.length).toBeGreaterThan(0);
    expect(schools.filter(({ state }) => state !== 'OH')).toEqual([]);
  });

  it('are any that are so called where the line begins a name', async () => {
    expect((await schoolsFor('indiana university of penn')).map(({ state }) => state)).toContain('PA');
  });
});
