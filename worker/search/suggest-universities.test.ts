import { describe, expect, it } from 'vitest';
import { suggestResponse } from '#schema/api/search.ts';
import { FAMILIAR, snapshotOf } from '#tests/search/made-up-universities.ts';
import { suggestUniversities } from './suggest-universities.ts';

const snapshot = snapshotOf(FAMILIAR.universities, FAMILIAR.aliases);

describe('suggestions while typing', () => {
  it('are complete without the database', () => {
    const suggestions = suggestUniversities(snapshot, 'stanf', 8);
    expect(suggestions).toEqual([
      {
        kind: 'school',
        id: 21,
        slug: 'stanford-university-21',
        name: 'Stanford University',
        city: 'Stanford',
        state: 'CA',
        country: 'US',
        matched: null,
      },
    ]);
    expect(suggestResponse.safeParse({ suggestions, wishes: [] }).success).toBe(true);
  });

  it('say which other name matched', () => {
    expect(suggestUniversities(snapshot, 'ucl', 8)[0]).toMatchObject({ id: 4, matched: 'UCLA' });
    expect(suggestUniversities(snapshot, 'laval u', 8)[0]).toMatchObject({
      id: 14,
      name: 'Université Laval',
      city: 'Québec',
    });
  });

  it('never show a form made by rule', () => {
    for (const text of ['uc los', 'ohio state u', 'nyu']) {
      expect(suggestUniversities(snapshot, text, 1)[0]?.matched).toBeNull();
    }
  });

  it('go on at every keystroke of a name', () => {
    const name = 'university of vermont';
    for (let typed = 'university of v'.length; typed <= name.length; typed += 1) {
      expect(suggestUniversities(snapshot, name.slice(0, typed), 8).map(({ id }) => id)).toContain(8);
    }
  });

  it('are as many as asked for at most, and none for no text', () => {
    expect(suggestUniversities(snapshot, 'university', 3)).toHaveLength(3);
    expect(suggestUniversities(snapshot, undefined, 8)).toEqual([]);
    expect(suggestUniversities(snapshot, '🎓', 8)).toEqual([]);
  });
});
