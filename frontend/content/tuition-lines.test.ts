import { describe, expect, it } from 'vitest';
import { tuitionLines } from './tuition-lines.ts';

describe('tuition on a card', () => {
  it('is in-state and out-of-state for a US school with an in-state figure', () => {
    expect(tuitionLines({ country: 'US', tuition: 40_000, tuitionInState: 15_000 })).toEqual([
      { label: 'In-state tuition', amount: 15_000 },
      { label: 'Out-of-state tuition', amount: 40_000 },
    ]);
  });

  it('is one line for a US school without an in-state figure, or with the same one', () => {
    const line = [{ label: 'Tuition', amount: 52_000 }];
    expect(tuitionLines({ country: 'US', tuition: 52_000, tuitionInState: null })).toEqual(line);
    expect(tuitionLines({ country: 'US', tuition: 52_000, tuitionInState: 52_000 })).toEqual(line);
  });

  it('never speaks of states in Canada', () => {
    const labels = tuitionLines({ country: 'CA', tuition: 40_000, tuitionInState: 7_000 }).map(({ label }) => label);
    expect(labels).toEqual(['Tuition, Canadian students', 'Tuition, international']);
  });
});
