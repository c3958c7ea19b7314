import { describe, expect, it } from 'vitest';
import { similarReason } from '#words/university/similar-reasons.ts';
import { madeUpUniversity } from '../../../tests/data/made-up-dataset.ts';
import { CARNEGIE_CLASS } from '../us/ipeds-codes.ts';
import { carnegieDistance, comparedByCarnegie } from './carnegie.ts';
import { distanceBetween, kindDistance, mixCosine } from './distance.ts';
import { type Features, featuresOf, satOfAct } from './features.ts';
import { nearestNeighbours } from './nearest.ts';
import { type Population, populationOf, reasonsOfCards } from './reasons.ts';

/** Of a class that is known, so that something is known of each. */
const CLASS = { carnegieClass: 'Mixed Baccalaureate' };
const classedUniversity = (id: number, changes = {}) => madeUpUniversity(id, { ...CLASS, ...changes });
const extras = { distanceShare: 0.1, system: null };
/** Of schools of which no more is known than their records. */
const NOTHING_MORE = new Map<number, typeof extras>();
const featured = (id: number, changes = {}, programs: Parameters<typeof featuresOf>[1] = []) =>
  featuresOf(classedUniversity(id, changes), programs, extras, 0.73);

describe('distanceBetween', () => {
  const base = featured(1, { acceptanceRate: 50, netPrice: 15_000, graduationRate: 70 });

  it('does not depend on the order of the two', () => {
    const other = featured(2, { type: 'private', acceptanceRate: 9, studentPopulation: 20_000 });
    expect(distanceBetween(base, other)).toBe(distanceBetween(other, base));
  });

  it('grows with each difference', () => {
    const twin = distanceBetween(base, featured(2, { acceptanceRate: 50, netPrice: 15_000, graduationRate: 70 }));
    for (const change of [
      { type: 'for-profit' },
      { studentPopulation: 40_000 },
      { acceptanceRate: 5 },
      { designations: ['hbcu'] },
      { country: 'CA', state: 'ON', currency: 'CAD' },
      { highestAward: 'bachelor' },
      { religiousAffiliation: 'catholic', religiousDenomination: 'Roman Catholic' },
    ]) {
      const changed = featured(2, { acceptanceRate: 50, netPrice: 15_000, graduationRate: 70, ...change });
      expect(distanceBetween(base, changed), JSON.stringify(change)).toBeGreaterThan(twin);
    }
  });

  it('puts a school without a figure farther than one with the same figure, nearer than one far off', () => {
    const same = featured(2, { acceptanceRate: 50, netPrice: 15_000, graduationRate: 70 });
    const without = featured(3, { acceptanceRate: null, netPrice: 15_000, graduationRate: 70 });
    const far = featured(4, { acceptanceRate: 3, netPrice: 15_000, graduationRate: 70 });
    expect(distanceBetween(base, same)).toBeLessThan(distanceBetween(base, without));
    expect(distanceBetween(base, without)).toBeLessThan(distanceBetween(base, far));
  });
});

describe('a mix of programs that is not known', () => {
  it('is no nearer than one that differs', () => {
    const engineers = featured(1, {}, [['14.09', 'bachelor', 50, 0]]);
    const historians = featured(2, {}, [['54.01', 'bachelor', 50, 0]]);
    const unknown = featured(3);
    expect(distanceBetween(engineers, unknown)).toBeGreaterThanOrEqual(distanceBetween(engineers, historians));
    expect(distanceBetween(unknown, featured(4))).toBeGreaterThanOrEqual(distanceBetween(engineers, historians));
  });

  it('of two-year colleges is told by their associate degrees', () => {
    const nursing = featured(1, { kind: 'two-year' }, [['51.38', 'associate', 50, 0]]);
    const trades = featured(2, { kind: 'two-year' }, [['47.06', 'associate', 50, 0]]);
    expect(mixCosine(nursing, nursing)).toBeCloseTo(1);
    expect(mixCosine(nursing, trades)).toBe(0);
  });
});

/** The two reasons of a single card. */
const reasonsFor = (a: Features, b: Features, all: Population) =>
  (reasonsOfCards(a, [b], all)[0] ?? []).map(similarReason) as [string, string];

describe('rates of few people', () => {
  const few = { acceptanceRate: { count: 6, of: 'applicants', year: '2024' } };
  const many = { acceptanceRate: { count: 600, of: 'applicants', year: '2024' } };

  it('make no two schools near, and are no reason', () => {
    const [a, b] = [
      featured(1, { acceptanceRate: 50, cohorts: few }),
      featured(2, { acceptanceRate: 50, cohorts: few }),
    ];
    expect([a.admitted, b.admitted]).toEqual([null, null]);
    const [c, d] = [
      featured(3, { acceptanceRate: 50, cohorts: many }),
      featured(4, { acceptanceRate: 50, cohorts: many }),
    ];
    const everybody = populationOf([a, b, c, d]);
    expect(reasonsFor(a, b, everybody).join()).not.toMatch(/admit/);
    expect(
      reasonsFor(
        c,
        d,
        populationOf([
          c,
          d,
          ...Array.from({ length: 40 }, (_, i) => featured(10 + i, { acceptanceRate: 2 * i, state: 'TX' })),
        ]),
      ).join(),
    ).toMatch(/admit/);
  });
});

describe('lists of similar schools', () => {
  const CLOSED = {
    state: 'closed',
    date: '2025',
    successorId: null,
    successorName: null,
    announced: false,
    formerName: null,
    evidence: 'x',
  } as const;
  const lists = nearestNeighbours({
    universities: [
      classedUniversity(1),
      classedUniversity(2),
      classedUniversity(3, { kind: 'two-year' }),
      classedUniversity(4, { kind: 'two-year' }),
      classedUniversity(5, { status: CLOSED }),
    ],
    programs: [],
    extras: NOTHING_MORE,
  });

  it('stay within a kind, and leave closed schools out', () => {
    expect(lists.map(({ id, neighbours }) => [id, neighbours.map(([other]) => other)])).toEqual([
      [1, [2]],
      [2, [1]],
      [3, [4]],
      [4, [3]],
    ]);
  });
});

describe('schools of one field', () => {
  const ARTS = 'Special Focus: Arts, Music, and Design';
  const MASTERS = 'Mixed Undergraduate/Graduate-Master’s Small';
  const of = (id: number, carnegieClass: string, cip: string, changes = {}) =>
    featuresOf(madeUpUniversity(id, { carnegieClass, ...changes }), [[cip, 'bachelor', 50, 0]], extras, 0.73);

  it('are nearer to another of their field than to a university like them in size', () => {
    const conservatory = of(1, ARTS, '50.09', { studentPopulation: 1_000 });
    const larger = of(2, ARTS, '50.09', { studentPopulation: 4_000 });
    const university = of(3, MASTERS, '52.02', { studentPopulation: 1_000 });
    expect(distanceBetween(conservatory, larger)).toBeLessThan(distanceBetween(conservatory, university));
  });

  it('of music and of design are told apart', () => {
    const music = of(1, ARTS, '50.09');
    expect(distanceBetween(music, of(2, ARTS, '50.09'))).toBeLessThan(distanceBetween(music, of(3, ARTS, '50.04')));
  });
});

describe('mixCosine', () => {
  it('is 1 for the same shares, 0 for none in common, null without programs', () => {
    const engineering = featured(1, {}, [['14.01', 'bachelor', 30, 0]]);
    const larger = featured(2, {}, [['14.02', 'bachelor', 300, 0]]);
    const arts = featured(3, {}, [['50.01', 'bachelor', 5, 0]]);
    expect(mixCosine(engineering, larger)).toBeCloseTo(1);
    expect(mixCosine(engineering, arts)).toBe(0);
    expect(mixCosine(engineering, featured(4))).toBeNull();
  });
});

describe('carnegieDistance', () => {
  it('is 0 in a class, small in a family, large between kinds, null when unknown', () => {
    expect(carnegieDistance('r1', 'r1')).toBe(0);
    expect(carnegieDistance('r1', 'r2')).toBeLessThan(carnegieDistance('r1', 'masters') ?? 0);
    expect(carnegieDistance('r1', 'masters')).toBeLessThan(carnegieDistance('r1', 'arts') ?? 0);
    expect(carnegieDistance('nursing', 'health')).toBeLessThan(carnegieDistance('nursing', 'arts') ?? 0);
    expect(carnegieDistance('r1', null)).toBeNull();
  });

  it.each([
    ['a polytechnic by its research', 'Special Focus: Technology, Engineering, and Sciences', 'r1', 'r1'],
    [
      'one without by its field',
      'Special Focus: Technology, Engineering, and Sciences',
      'research-college',
      'technology',
    ],
    ['a medical school by its field', 'Special Focus: Medical Schools and Centers', 'r1', 'medical'],
    ['a college of arts and sciences', 'Special Focus: Arts and Sciences', null, 'liberal-arts'],
    [
      'the sizes of one kind as one',
      'Professions-focused Undergraduate/Graduate-Master’s Large/Medium',
      null,
      'masters',
    ],
    ['what is not classed as nothing', null, null, null],
  ] as const)('compares %s', (_, carnegieClass, researchDesignation, compared) => {
    expect(comparedByCarnegie({ carnegieClass, researchDesignation, designations: [] })).toBe(compared);
  });

  it('has a class for each that the data name', () => {
    for (const carnegieClass of Object.values(CARNEGIE_CLASS)) {
      const school = { carnegieClass, researchDesignation: null, designations: [] };
      expect(comparedByCarnegie(school), carnegieClass).not.toBeNull();
    }
  });
});

describe('satOfAct', () => {
  it('follows the concordance', () => {
    expect([satOfAct(36), satOfAct(20), satOfAct(30)]).toEqual([1590, 1040, 1370]);
  });
});

describe('nearestNeighbours', () => {
  const universities = Array.from({ length: 30 }, (_, index) =>
    classedUniversity(index + 1, { studentPopulation: 1_000 * (index + 1) }),
  );
  const input = { universities, programs: [], extras: NOTHING_MORE };

  it('lists 24 others, nearest first, never the school itself, and the same ones each time', () => {
    const once = nearestNeighbours(input);
    for (const { id, neighbours } of once) {
      expect(neighbours).toHaveLength(24);
      expect(neighbours.map(([other]) => other)).not.toContain(id);
      const distances = neighbours.map(([, distance]) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    expect(nearestNeighbours(input)).toEqual(once);
  });

  it('settles ties by id', () => {
    const twins = [5, 3, 9, 7].map((id) => classedUniversity(id));
    const lists = nearestNeighbours({ universities: twins, programs: [], extras: NOTHING_MORE });
    expect(lists.find(({ id }) => id === 9)?.neighbours.map(([id]) => id)).toEqual([3, 5, 7]);
  });
});

describe('reasonsFor', () => {
  const crowd = Array.from({ length: 50 }, (_, index) => featured(index + 100, { acceptanceRate: 70 + (index % 20) }));

  it('tells the rarest thing shared first', () => {
    const a = featured(1, { designations: ['hbcu'], acceptanceRate: 75 });
    const b = featured(2, { designations: ['hbcu'], acceptanceRate: 75 });
    expect(reasonsFor(a, b, populationOf([a, b, ...crowd]))[0]).toBe('Both are historically Black schools');
  });

  it('tells nothing that only one of the two has', () => {
    const a = featured(1, { designations: ['hbcu'], acceptanceRate: 4, state: 'VT' });
    const b = featured(2, { acceptanceRate: 90 });
    const reasons = reasonsFor(a, b, populationOf([a, b, ...crowd])).join();
    expect(reasons).not.toMatch(/Black|admit|Vermont|Ohio/);
  });

  it('gives tuition in the currency the pages show', () => {
    const canadian = { country: 'CA', currency: 'CAD', tuition: 47_000 };
    const all = populationOf([
      featured(1, canadian),
      featured(2, canadian),
      featured(3, { tuition: 34_310 }),
      ...crowd,
    ]);
    const reasons = (a: object, b: object) => reasonsFor(featured(1, a), featured(2, b), all).join();
    expect(reasons({ ...canadian, state: 'ON' }, { ...canadian, state: 'BC', type: 'private' })).toContain('CA$47,000');
    const across = reasons({ ...canadian, state: 'ON' }, { tuition: 34_310, type: 'private' });
    expect(across).toContain('US$34,000');
  });

  it('always has two, even for schools that share nothing', () => {
    const bare = { studentPopulation: null, tuition: null, locale: null, type: null, academicCalendar: null };
    const a = featuresOf(madeUpUniversity(1, { ...bare, highestAward: 'bachelor' }), [], undefined, 0.73);
    const b = featuresOf(
      madeUpUniversity(2, { ...bare, country: 'CA', state: 'ON', highestAward: 'doctorate' }),
      [],
      undefined,
      0.73,
    );
    const [one, two] = reasonsFor(a, b, populationOf([a, b]));
    expect(one).not.toBe(two);
    expect([one, two].every((reason) => reason.length > 7)).toBe(true);
  });

  it('gives no two cards of a page the same, and starts anew for the next three', () => {
    const hbcu = (id: number) => featured(id, { designations: ['hbcu'], acceptanceRate: 75, yearFounded: 1880 + id });
    const [a, ...others] = [1, 2, 3, 4, 5, 6, 7].map(hbcu) as [Features, ...Features[]];
    const told = reasonsOfCards(a, others, populationOf([a, ...others, ...crowd])).map((two) => two.map(similarReason));
    for (const cards of [told.slice(0, 3), told.slice(3)]) {
      expect(new Set(cards.flat()).size).toBe(6);
      expect(cards.flat()).toContain('Both are historically Black schools');
    }
  });

  it('never says that both are in one country, which holds for nearly all', () => {
    const everything = reasonsOfCards(featured(1), crowd, populationOf([featured(1), ...crowd])).flat();
    expect(everything.filter((reason) => /in the United States|^Both in Canada/.test(similarReason(reason)))).toEqual(
      [],
    );
  });
});

describe('kindDistance', () => {
  it('forgets what a school costs and where it is, and not what it teaches', () => {
    const a = featured(1, { tuition: 60_000, netPrice: 40_000, state: 'CT' });
    const cheaper = featured(2, { tuition: 10_000, netPrice: 9_000, state: 'CA' });
    const farther = distanceBetween(a, cheaper);
    expect(kindDistance(a, cheaper)).toBe(kindDistance(a, featured(3, { tuition: 60_000, netPrice: 40_000 })));
    expect(kindDistance(a, cheaper)).toBeLessThan(farther);
    const arts = featured(4, {}, [['50.01', 'bachelor', 5, 0]]);
    const engineering = featured(5, {}, [['14.01', 'bachelor', 30, 0]]);
    expect(kindDistance(arts, engineering)).toBeGreaterThan(0.3);
  });

  it('of a school of which neither class nor programs are known hold only those with its mission', () => {
    // Deep Springs has no figures; Wyoming Catholic and Thomas Aquinas teach the great books.
    const [unknown, known, mission, same] = [800_004, 7, 800_003, 124_292];
    const lists = nearestNeighbours({
      universities: [
        madeUpUniversity(unknown),
        classedUniversity(known),
        madeUpUniversity(mission),
        classedUniversity(same),
      ],
      programs: [],
      extras: NOTHING_MORE,
    });
    expect(Object.fromEntries(lists.map(({ id, neighbours }) => [id, neighbours.map(([other]) => other)]))).toEqual({
      [unknown]: [],
      [known]: [same],
      [mission]: [same],
      [same]: [mission, known],
    });
  });

  it('begin with the schools that are known to belong beside it', () => {
    const [gallaudet, rit] = [131_450, 195_003];
    const all = [gallaudet, 1, 2, rit];
    const lists = nearestNeighbours({
      universities: all.map((id) => classedUniversity(id, id === rit ? { studentPopulation: 90_000 } : {})),
      programs: [],
      extras: NOTHING_MORE,
    });
    expect(lists.find(({ id }) => id === gallaudet)?.neighbours[0]?.[0]).toBe(rit);
    expect(lists.find(({ id }) => id === 2)?.neighbours[0]?.[0]).toBe(1);
  });
});
