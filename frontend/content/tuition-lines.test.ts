import { describe, expect, it } from 'vitest';
import { tuitionLines } from './tuition-lines.ts';

type Prices = Omit<Parameters<typeof tuitionLines>[0], 'tuitionInStateFor' | 'tuitionInDistrict'>;

/** Prices of which nothing says whose they are. */
function lines(prices: Prices): { label: string; amount: number | null }[] {
  return tuitionLines({ ...prices, tuitionInStateFor: null, tuitionInDistrict: null }).map(({ label, amount }) => ({
    label,
    amount,
  }));
}

describe('tuition on a card', () => {
  it('is in-state and out-of-state for a US school with an in-state figure', () => {
    expect(lines({ country: 'US', tuition: 40_000, tuitionInState: 15_000 })).toEqual([
      { label: 'In-state tuition', amount: 15_000 },
      { label: 'Out-of-state tuition', amount: 40_000 },
    ]);
  });

  it('is three prices for a college with a district of its own', () => {
    const price = { country: 'US', tuition: 10_590, tuitionInState: 8_580, tuitionInDistrict: 2_550 } as const;
    expect(tuitionLines({ ...price, tuitionInStateFor: null }).map(({ label, amount }) => [label, amount])).toEqual([
      ['In-district tuition', 2_550],
      ['In-state tuition', 8_580],
      ['Out-of-state tuition', 10_590],
    ]);
  });

  it('is one line for a US school without an in-state figure, or with the same one', () => {
    const line = [{ label: 'Tuition', amount: 52_000 }];
    expect(lines({ country: 'US', tuition: 52_000, tuitionInState: null })).toEqual(line);
    expect(lines({ country: 'US', tuition: 52_000, tuitionInState: 52_000 })).toEqual(line);
  });

  it('never speaks of states in Canada', () => {
    const labels = lines({ country: 'CA', tuition: 40_000, tuitionInState: 7_000 }).map(({ label }) => label);
    expect(labels).toEqual(['Tuition, Canadian students', 'Tuition, international']);
  });

  it('says whose price a Canadian one is', () => {
    const price = { country: 'CA', tuition: 30_000, tuitionInState: 3_000, tuitionInDistrict: null } as const;
    expect(tuitionLines({ ...price, tuitionInStateFor: 'Quebec residents' })[0]?.label).toBe(
      'Tuition, Quebec residents',
    );
  });
});
