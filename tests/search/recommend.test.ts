import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import type { SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { recommendedReason } from '#words/saved/recommended.ts';
import { LEAST_PEOPLE, strengthOf } from '#worker/recommendations/bookmarked-together.ts';
import { explain as reasonsAsFacts } from '#worker/recommendations/explain.ts';
import { interestsMet } from '#worker/recommendations/interests.ts';
import { likeness } from '#worker/recommendations/likeness.ts';
import { type Evidence, recommend, rowsById } from '#worker/recommendations/recommend.ts';
import { seedsOf } from '#worker/recommendations/seeds.ts';
import { namesSnapshot, readBelongings, readDataset } from './catalogue.ts';
import { aUniversity, snapshotOf } from './made-up-universities.ts';

const explain = (...given: Parameters<typeof reasonsAsFacts>) =>
  reasonsAsFacts(...given).map(recommendedReason) as [string, string];

const dataset = readDataset();
const snapshot = namesSnapshot();
const { neighbours } = readBelongings();
const nameOf = new Map(dataset.universities.map(({ id, name }) => [id, name]));

const STANFORD = 243744;
const MIT = 166683;
const YALE = 130794;
const UVM = 231174;
const COLUMBUS_STATE = 202222;

const none = DEFAULT_SETTINGS.preferences;
function evidence(changes: Partial<Parameters<typeof seedsOf>[0]>, rest: Partial<Evidence> = {}): Evidence {
  const seeds = seedsOf({ base: null, viewed: [], bookmarked: [], ...changes });
  return {
    seeds,
    neighbours: seeds.flatMap(({ id }) =>
      (neighbours.get(id) ?? []).map(([other, distance, reasons]) => ({ seedId: id, id: other, distance, reasons })),
    ),
    bookmarkedTogether: [],
    preferences: none,
    excluded: new Set(changes.bookmarked ?? []),
    ...rest,
  };
}
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const words = { nameOf: (id: number) => nameOf.get(id) ?? '', preferences: none };

describe('recommend', () => {
  it('has nothing to say to somebody of whom nothing is known', () => {
    expect(recommend(snapshot, evidence({}), 6)).toEqual([]);
  });

  it('gives six, each once, the same each time, and never a seed or one that is excluded', () => {
    const first = idsOf(recommend(snapshot, evidence({ bookmarked: [STANFORD, MIT] }), 6));
    expect(new Set(first).size).toBe(6);
    expect(first).not.toContain(STANFORD);
    expect(first).not.toContain(MIT);
    expect(idsOf(recommend(snapshot, evidence({ bookmarked: [STANFORD, MIT] }), 6))).toEqual(first);

    const excluded = new Set([STANFORD, MIT, ...first.slice(0, 3)]);
    const second = idsOf(recommend(snapshot, evidence({ bookmarked: [STANFORD, MIT] }, { excluded }), 6));
    expect(second).toHaveLength(6);
    for (const id of excluded) expect(second).not.toContain(id);
  });

  it('lets what people keep together outweigh likeness', () => {
    const with_ = recommend(
      snapshot,
      evidence(
        { bookmarked: [STANFORD] },
        { bookmarkedTogether: [{ seedId: STANFORD, id: UVM, people: 40, strength: 0.9 }] },
      ),
      6,
    );
    expect(with_[0]?.id).toBe(UVM);
    expect(explain(snapshot, with_[0] as never, words)[0]).toBe('Often saved together with Stanford University');
  });

  it('knows a person by preferences alone, and says which are met', () => {
    const preferences = { ...none, countries: ['CA' as const], states: ['ON'], types: ['public' as const] };
    const list = recommend(snapshot, evidence({}, { preferences }), 6);
    expect(list).toHaveLength(6);
    for (const one of list) {
      expect(one.fit.share).toBe(1);
      const reasons = explain(snapshot, one, { ...words, preferences });
      expect(reasons[0]).toBe('Fits what you’re looking for: in Canada, in Ontario, public');
      expect(reasons[1]).not.toBe('');
      expect(reasons[1]).not.toBe(reasons[0]);
    }
  });

  it('brings in two-year colleges by preferences for somebody who looks at one, and closed schools for nobody', () => {
    const preferences = { ...none, states: ['IN'], types: ['public' as const] };
    const kindOf = new Map(dataset.universities.map(({ id, kind }) => [id, kind]));
    const kindsFor = (seen: number[]) =>
      recommend(snapshot, evidence({ viewed: seen }, { preferences, neighbours: [] }), 24).map(({ id }) =>
        kindOf.get(id),
      );
    expect(kindsFor([STANFORD])).not.toContain('two-year');
    expect(kindsFor([COLUMBUS_STATE])).toContain('two-year');

    const gone = dataset.universities.filter(({ status }) => isGone(status)).map(({ id }) => id);
    const together = gone.map((id) => ({ seedId: STANFORD, id, people: 90, strength: 1 }));
    const list = idsOf(recommend(snapshot, evidence({ bookmarked: [STANFORD] }, { bookmarkedTogether: together }), 24));
    for (const id of gone) expect(list).not.toContain(id);
  });

  it('follows the fields a person is interested in, by what graduates studied', () => {
    const { programs } = readBelongings();
    const interestsOf = interestsMet(
      openProgramSnapshot(
        buildProgramSnapshot({
          version: 'test',
          universities: dataset.universities,
          programs: [...programs].map(([id, list]) => ({ id, programs: list })),
          cipTitles: {},
          provenance: {},
        }),
      ),
      ['engineering'],
    );
    expect(interestsOf(MIT)).toEqual(['engineering']);
    const preferences = { ...none, interests: ['engineering' as const], states: ['MA'] };
    const [first] = recommend(snapshot, evidence({}, { preferences, interestsOf }), 6);
    expect(first?.fit.met).toEqual(['interests', 'states']);
    expect(explain(snapshot, first as never, { ...words, preferences, interestsOf })[0]).toBe(
      'Fits what you’re looking for: many graduates in engineering, in Massachusetts',
    );
    const without = recommend(snapshot, evidence({}, { preferences: { ...preferences, states: [] } }), 6);
    expect(without).toEqual([]);
  });

  it.each([
    ['tuition under 60,000', { tuitionMax: 60_000 }],
    ['tuition under 30,000', { tuitionMax: 30_000 }],
    ['a small school', { sizes: ['Small' as const] }],
    ['a public one', { types: ['public' as const] }],
    ['a rural campus', { settings: ['Rural' as const] }],
  ])('recommends the like of Yale to whoever looks at it and wishes for %s', (_, wish) => {
    const list = recommend(snapshot, evidence({ viewed: [YALE] }, { preferences: { ...none, ...wish } }), 6);
    const byId = new Map(dataset.universities.map((university) => [university.id, university]));
    for (const { id } of list) {
      const { name, acceptanceRate, graduationRate } = byId.get(id) as UniversityRecord;
      expect(acceptanceRate, name).toBeLessThan(30);
      expect(graduationRate, name).toBeGreaterThan(85);
    }
    expect(list.filter(({ near }) => near !== null).length).toBeGreaterThanOrEqual(3);
  });

  it('puts those of the like that meet a wish before the others', () => {
    const californian = { ...none, states: ['CA'] };
    const place = (preferences: typeof none) =>
      idsOf(recommend(snapshot, evidence({ viewed: [YALE] }, { preferences }), 6)).indexOf(STANFORD);
    expect(place(none)).toBe(-1);
    expect(place(californian)).toBe(0);
  });

  it('does not repeat itself: the six are less alike than the six best without a thought of variety', () => {
    const list = idsOf(recommend(snapshot, evidence({ bookmarked: [STANFORD, MIT, UVM] }), 6));
    const row = rowsById(snapshot);
    const alike = list.flatMap((a, i) =>
      list.slice(i + 1).map((b) => likeness(snapshot, row.get(a) as number, row.get(b) as number)),
    );
    expect(Math.max(...alike)).toBeLessThan(1);
  });

  it('gives each two different reasons that name the school they come from', () => {
    for (const one of recommend(snapshot, evidence({ viewed: [UVM] }), 6)) {
      const [first, second] = explain(snapshot, one, words);
      expect(first).toMatch(/^Like the University of Vermont, which you viewed: /);
      expect(second).not.toBe(first);
      expect(second.length).toBeGreaterThan(10);
    }
  });
});

describe('recommend over schools that differ in one thing only', () => {
  const HOME = { latitude: 40, longitude: -90 };
  /** About 600 miles from home. */
  const AWAY = { latitude: 48.7, longitude: -90 };
  const alike = { graduationRate: 60, studentPopulation: 5_000 };
  const seeds = [{ id: 1, kind: 'bookmarked', weight: 1 }] as const;
  const neighbour = (id: number, distance: number) => ({
    seedId: 1,
    id,
    distance,
    reasons: [['open'], ['fewFigures']] as [SimilarReason, SimilarReason],
  });
  const among = (universities: UniversityRecord[], rest: Partial<Evidence>, limit = 6) =>
    idsOf(recommend(snapshotOf(universities), evidence({}, { seeds, excluded: new Set([1]), ...rest }), limit));
  const [seed, near, away] = [
    aUniversity(1, { ...alike, ...HOME }),
    aUniversity(3, { ...alike, ...HOME }),
    aUniversity(2, { ...alike, ...AWAY }),
  ];

  it('puts one where the person’s schools are before one that is more alike and far away', () => {
    expect(among([seed, near, away], { neighbours: [neighbour(2, 0.3), neighbour(3, 0.38)] })).toEqual([3, 2]);
  });

  it('does not take a school for being near that is hardly alike', () => {
    expect(among([seed, near, away], { neighbours: [neighbour(2, 0.1), neighbour(3, 0.8)] })).toEqual([2, 3]);
  });

  it('settles ties by id, in whatever order they were read', () => {
    const ids = [5, 4, 3, 2];
    const universities = [seed, ...ids.toSorted().map((id) => aUniversity(id, { ...alike, ...HOME }))];
    expect(among(universities, { neighbours: ids.map((id) => neighbour(id, 0.38)) })).toEqual([2, 3, 4, 5]);
  });

  it('settles ties by id among more than preferences bring in', () => {
    const universities = Array.from({ length: 100 }, (_, at) => aUniversity(at + 1, alike));
    const preferences = { ...none, countries: ['US' as const] };
    expect(among(universities, { preferences, neighbours: [] })).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('seedsOf', () => {
  it('lets what was kept or looked at long ago say less than what is new', () => {
    const weights = (kind: 'bookmarked' | 'viewed', ids: number[]) =>
      seedsOf({ base: 99, viewed: [], bookmarked: [], [kind]: ids })
        .filter(({ id }) => id !== 99)
        .map(({ weight }) => weight);
    for (const kind of ['bookmarked', 'viewed'] as const) {
      const list = weights(kind, [5, 4, 3, 2, 1]);
      expect(list).toHaveLength(5);
      expect(list).toEqual(list.toSorted((a, b) => b - a));
      expect(new Set(list).size).toBe(5);
      // It fades, and is not forgotten: the fifth still says more than half of what the first does.
      expect(list[4]).toBeGreaterThan((list[0] as number) / 2);
    }
    expect(weights('bookmarked', [1])[0]).toBeGreaterThan(weights('viewed', [1])[0] as number);
  });

  it('bases a list on the most recently viewed, or else on the first bookmarked', () => {
    const heaviest = (seeds: ReturnType<typeof seedsOf>) => seeds.toSorted((a, b) => b.weight - a.weight)[0]?.id;
    expect(heaviest(seedsOf({ base: null, viewed: [1, 2], bookmarked: [3, 4] }))).toBe(1);
    expect(heaviest(seedsOf({ base: null, viewed: [], bookmarked: [3, 4] }))).toBe(4);
    expect(heaviest(seedsOf({ base: 9, viewed: [1], bookmarked: [3] }))).toBe(9);
  });
});

describe('strengthOf', () => {
  it('says nothing below the threshold of people, whoever keeps what', () => {
    expect(strengthOf({ both: LEAST_PEOPLE - 1, one: 9, other: 9 })).toBe(0);
    expect(strengthOf({ both: LEAST_PEOPLE, one: 10, other: 10 })).toBeGreaterThan(0);
  });
  it('grows with the people behind it, falls with how popular the two are, and stays below 1', () => {
    const base = strengthOf({ both: 20, one: 40, other: 40 });
    expect(strengthOf({ both: 30, one: 40, other: 40 })).toBeGreaterThan(base);
    expect(strengthOf({ both: 20, one: 40, other: 400 })).toBeLessThan(base);
    expect(strengthOf({ both: 10_000, one: 10_000, other: 10_000 })).toBeLessThan(1);
  });
});
