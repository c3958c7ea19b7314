import { describe, expect, it } from 'vitest';
import { tuitionByHome, tuitionLines } from './tuition-lines.ts';

type Prices = Omit<Parameters<typeof tuitionLines>[0], 'state' | 'tuitionInStateFor' | 'tuitionInDistrict'>;
/** Where the sources name no program. */
const state = 'BC';

/** Prices of which nothing says whose they are. */
function lines(prices: Prices): { label: string; amount: number | null }[] {
  return tuitionLines({ ...prices, state, tuitionInStateFor: null, tuitionInDistrict: null }).map(
    ({ label, amount }) => ({
      label,
      amount,
    }),
  );
}

describe('tuition on a card', () => {
  it('says where it is that of arts programs', () => {
    const price = { country: 'CA', tuition: 59_320, tuitionInState: 6_100, tuitionInDistrict: null } as const;
    const labels = (at: string, tuitionInStateFor: string) =>
      tuitionLines({ ...price, state: at, tuitionInStateFor }).map(({ label, short }) => [label, short]);
    expect(labels('ON', 'Ontario residents')).toEqual([
      ['Arts tuition, Ontario residents', 'Ontario, arts'],
      ['Arts tuition, international', 'int’l, arts'],
    ]);
    // Where it stands over the list, a row is without it.
    expect(tuitionLines({ ...price, state: 'ON', tuitionInStateFor: 'Ontario residents' }, true)).toMatchObject([
      { label: 'Tuition, Ontario residents', short: 'Ontario' },
      { label: 'Tuition, international', short: 'international' },
    ]);
    // The sources of Nova Scotia say it of what Canadians pay only.
    expect(labels('NS', 'Nova Scotia residents').map(([label]) => label)).toEqual([
      'Arts tuition, Nova Scotia residents',
      'Tuition, international',
    ]);
  });

  it('is from the lowest to the highest where a home decides and none is known', () => {
    const price = {
      country: 'CA',
      state: 'QC',
      tuition: null,
      tuitionInState: 2_967,
      tuitionInDistrict: null,
    } as const;
    const school = { ...price, tuitionInStateFor: 'Quebec residents', currency: 'CAD' } as const;
    expect(tuitionByHome(school)).toEqual({ amount: 'CA$2,967', whose: 'Quebec residents' });
    expect(tuitionByHome({ ...school, tuition: 30_000 })).toEqual({
      amount: 'CA$2,967–CA$30,000',
      whose: 'by where you live',
    });
    const american = { country: 'US', state: 'OH', currency: 'USD', tuitionInStateFor: null } as const;
    expect(tuitionByHome({ ...american, tuition: 9_000, tuitionInState: 6_000, tuitionInDistrict: 3_000 }).amount).toBe(
      '$3,000–$9,000',
    );
    expect(tuitionByHome({ ...american, tuition: 9_000, tuitionInState: null, tuitionInDistrict: null })).toEqual({
      amount: '$9,000',
      whose: null,
    });
  });

  it('is none for Quebec residents at a public CEGEP, and unknown at a private college', () => {
    const price = { country: 'CA', state: 'QC', tuition: null, tuitionInState: null, tuitionInDistrict: null } as const;
    const of = (type: 'public' | 'private') =>
      tuitionByHome({ ...price, type, kind: 'two-year', tuitionInStateFor: null, currency: 'CAD' });
    expect([of('public'), of('private')]).toEqual([
      { amount: 'CA$0', whose: 'Quebec residents' },
      { amount: 'N/A', whose: null },
    ]);
    const cegep = { ...price, type: 'public', kind: 'two-year', tuitionInStateFor: null } as const;
    expect(tuitionLines(cegep).map(({ label }) => label)).toEqual(['Tuition, full-time Quebec residents']);
  });

  it('is in-state and out-of-state for a US school with an in-state figure', () => {
    expect(lines({ country: 'US', tuition: 40_000, tuitionInState: 15_000 })).toEqual([
      { label: 'In-state tuition', amount: 15_000 },
      { label: 'Out-of-state tuition', amount: 40_000 },
    ]);
  });

  it('is three prices for a college with a district of its own', () => {
    const price = { country: 'US', tuition: 10_590, tuitionInState: 8_580, tuitionInDistrict: 2_550 } as const;
    expect(
      tuitionLines({ ...price, state, tuitionInStateFor: null }).map(({ label, amount }) => [label, amount]),
    ).toEqual([
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
    expect(tuitionLines({ ...price, state, tuitionInStateFor: 'Quebec residents' })[0]?.label).toBe(
      'Tuition, Quebec residents',
    );
  });
});
