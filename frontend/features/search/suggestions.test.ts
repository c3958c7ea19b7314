import { describe, expect, it } from 'vitest';
import type { SuggestResponse } from '#schema/api/search.ts';
import { isSchoolOption, optionsOf } from './suggestions.ts';

const school = (id: number): SuggestResponse['suggestions'][number] => ({
  kind: 'school',
  id,
  slug: `a-${id}`,
  name: 'A',
  city: null,
  state: 'TX',
  country: 'US',
  matched: null,
});
const wish = (kind: 'subject' | 'place' | 'wish', text: string) => ({
  kind,
  text,
  label: text,
  total: 1,
  parameters: {},
});

describe('what is offered while typing', () => {
  it('is all schools where there is nothing else', () => {
    expect(optionsOf({ suggestions: [1, 2, 3, 4, 5, 6].map(school), wishes: [] })).toHaveLength(6);
  });

  it('begins with schools where the text is the beginning of a name', () => {
    const ohioState = { ...school(1), name: 'Ohio State University', matched: 'Ohio State' };
    const offered = { suggestions: [ohioState], wishes: [wish('wish', 'ohio Statistics')] };
    expect(optionsOf(offered, 'Ohio st').map(({ kind }) => kind)).toEqual(['school', 'wish']);
    expect(optionsOf(offered, 'statistics in ohio').map(({ kind }) => kind)).toEqual(['wish', 'school']);
  });

  it('begins with a whole wish, and leaves room beside the schools', () => {
    const options = optionsOf({
      suggestions: [1, 2, 3, 4, 5, 6].map(school),
      wishes: [wish('place', 'Texas'), wish('subject', 'Nursing'), wish('wish', 'Nursing · Texas')],
    });
    expect(options.map(({ kind }) => kind)).toEqual([
      'wish',
      'school',
      'school',
      'school',
      'school',
      'subject',
      'place',
    ]);
    expect(options.filter(isSchoolOption)).toHaveLength(4);
  });
});
