import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PEER_FIGURE_KEYS, type PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { aUniversity } from '#tests/search/made-up-universities.ts';
import { medianOf, setAmongPeers as setAmong } from './set-among-peers.ts';

const setAmongPeers = (universities: UniversityRecord[]) => setAmong(universities, {});
const RESEARCH = { researchDesignation: 'r2', type: 'public' } as const;
const ARTS = { carnegieClass: 'Special Focus: Arts, Music, and Design' } as const;
const many = (count: number, fields: (at: number) => Partial<UniversityRecord>, from = 1) =>
  Array.from({ length: count }, (_, at) => aUniversity(from + at, fields(at)));

const positionIn = (universities: UniversityRecord[], id: number, figure: PeerFigure) => {
  const row = setAmongPeers(universities).peers.find((one) => one.id === id);
  return row?.at[PEER_FIGURE_KEYS.indexOf(figure)] ?? null;
};

describe('the group of a school', () => {
  it('is the closest with twenty members', () => {
    const { peers, peerGroups } = setAmongPeers(many(20, () => RESEARCH));
    expect(new Set(peers.map(({ group }) => group))).toEqual(new Set(['us-public-research']));
    expect(peerGroups['us-public-research']?.members).toBe(20);
  });

  it('is a wider one with nineteen, of which the schools of other groups are members too', () => {
    const arts = [...many(19, () => ({ ...ARTS, type: 'private' })), aUniversity(20, { ...ARTS, type: 'for-profit' })];
    const { peers, peerGroups } = setAmongPeers(arts);
    expect(new Set(peers.map(({ group }) => group))).toEqual(new Set(['us-arts']));
    expect(peerGroups['us-arts']?.members).toBe(20);
    expect(peerGroups['us-private-arts']).toBeUndefined();
  });

  it('is none where not even the widest has twenty', () => {
    expect(setAmongPeers(many(19, () => RESEARCH))).toEqual({ peers: [], peerGroups: {} });
  });

  it('counts nobody who teaches no more, and gives them none', () => {
    const closed = aUniversity(20, { ...RESEARCH, status: { ...OPEN, state: 'closed' } });
    expect(setAmongPeers([...many(19, () => RESEARCH), closed]).peers).toEqual([]);
    const { peers } = setAmongPeers([...many(20, () => RESEARCH, 100), closed]);
    expect(peers.some(({ id }) => id === 20)).toBe(false);
  });

  it('must be one that has a name', () => {
    const unnamed = many(20, () => ({
      carnegieClass: 'Special Focus: Business',
      type: 'public',
    }));
    expect(() => setAmongPeers(unnamed)).toThrow('PEER_GROUPS does not name us-public-business');
  });
});

describe('where a figure stands', () => {
  const priced = many(20, (at) => ({ ...RESEARCH, netPrice: at < 5 ? 1_000 : 1_000 * at }));

  it('is how many have less, and how many others the same', () => {
    expect(positionIn(priced, 1, 'netPrice')).toEqual([0, 4]);
    expect(positionIn(priced, 6, 'netPrice')).toBe(5);
    expect(positionIn(priced, 20, 'netPrice')).toBe(19);
    expect(setAmongPeers(priced).peerGroups['us-public-research']?.figures.netPrice).toEqual([20, 9_500]);
  });

  it('is nothing for a blank, which counts for nobody', () => {
    const some = many(20, (at) => ({ ...RESEARCH, medianDebt: at < 10 ? 10_000 + at : null }));
    expect(positionIn(some, 10, 'medianDebt')).toBe(9);
    expect(positionIn(some, 11, 'medianDebt')).toBeNull();
    expect(setAmongPeers(some).peerGroups['us-public-research']?.figures.medianDebt).toEqual([10, 10_004.5]);
  });

  it('is nothing where nine have a figure', () => {
    const few = many(20, (at) => ({ ...RESEARCH, medianDebt: at < 9 ? 10_000 + at : null }));
    expect(positionIn(few, 1, 'medianDebt')).toBeNull();
    expect(setAmongPeers(few).peerGroups['us-public-research']?.figures.medianDebt).toBeUndefined();
  });

  it('is nothing for a rate of fewer than thirty people, or of nobody knows how many', () => {
    const cohort = (count: number) => ({ graduationRate: { count, of: 'students', year: '2018' } });
    const rates = many(20, (at) => ({
      ...RESEARCH,
      graduationRate: 40 + at,
      cohorts: at === 0 ? cohort(29) : at === 1 ? {} : cohort(30),
    }));
    expect(positionIn(rates, 1, 'graduationRate')).toBeNull();
    expect(positionIn(rates, 2, 'graduationRate')).toBeNull();
    expect(positionIn(rates, 3, 'graduationRate')).toBe(0);
    expect(setAmongPeers(rates).peerGroups['us-public-research']?.figures.graduationRate?.[0]).toBe(18);
  });

  it('is nothing for an estimate, which counts for nobody', () => {
    const own = { source: 'S', variable: 'V', year: '2024' };
    const rooms = many(20, (at) => ({
      ...RESEARCH,
      roomAndBoard: 9_000 + at,
      facts: { roomAndBoard: at === 3 ? 'allowance' : 'charge' },
    }));
    const { peers, peerGroups } = setAmong(rooms, { charge: own, allowance: { ...own, estimate: true } });
    const positions = peers.map(({ at }) => at[PEER_FIGURE_KEYS.indexOf('roomAndBoard')] ?? null);
    expect(positions.slice(2, 5)).toEqual([2, null, 3]);
    expect(peerGroups['us-public-research']?.figures.roomAndBoard?.[0]).toBe(19);
  });

  it('is the same in whatever order the schools come, and below all that have more', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(5)), { minLength: 20, maxLength: 30 }), (prices) => {
        const schools = prices.map((netPrice, at) => aUniversity(at + 1, { ...RESEARCH, netPrice }));
        expect(setAmongPeers(schools.toReversed())).toEqual(setAmongPeers(schools));
        const known = prices.filter((price) => price !== null);
        if (known.length < 10) return;
        for (const { id, at } of setAmongPeers(schools).peers) {
          const own = prices[id - 1];
          const position = at[PEER_FIGURE_KEYS.indexOf('netPrice')] ?? null;
          if (own == null) expect(position).toBeNull();
          else expect([position].flat()[0]).toBe(known.filter((price) => price < own).length);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the middle', () => {
  it('is half way between the two in the middle of an even number', () => {
    expect([medianOf([1, 2, 9]), medianOf([1, 2, 3, 9])]).toEqual([2, 2.5]);
  });
});
