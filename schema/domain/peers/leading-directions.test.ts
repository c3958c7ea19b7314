import { describe, expect, it } from 'vitest';
import { leadingDirections } from './leading-directions.ts';

const NOTHING = { netPrice: null, tuition: null, tuitionInState: null, graduationRate: null, acceptanceRate: null };

describe('leadingDirections', () => {
  it('leaves out what no school can be better in, or nobody can say', () => {
    expect(leadingDirections(NOTHING)).toEqual(['closer', 'border']);
    expect(leadingDirections({ ...NOTHING, graduationRate: 0, acceptanceRate: 100 })).toEqual([
      'closer',
      'finish',
      'easier',
      'border',
    ]);
  });

  it('asks the net price before any tuition whether others can cost less', () => {
    expect(leadingDirections({ ...NOTHING, tuitionInState: 4_000 })).toContain('cheaper');
    expect(leadingDirections({ ...NOTHING, netPrice: 0, tuition: 60_000 })).not.toContain('cheaper');
    expect(leadingDirections({ ...NOTHING, netPrice: 9_000, tuition: 0 })).toContain('cheaper');
  });
});
