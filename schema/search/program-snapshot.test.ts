import { describe, expect, it } from 'vitest';
import { aUniversity } from '#tests/search/made-up-universities.ts';
import type { EndedProgramsRecord, ProgramsRecord } from '../domain/record/dataset.ts';
import {
  basisOfAward,
  buildProgramSnapshot,
  checkOf,
  DISTANCE_ONLY,
  graduatesOf,
  isSharedPay,
  levelOfAward,
  moneyAt,
  openProgramSnapshot,
} from './program-snapshot.ts';

const PROGRAMS: ProgramsRecord[] = [
  {
    id: 7,
    programs: [
      ['51.38', 'bachelor', 120, 0],
      ['51.38', 'master', 0, 1],
      ['11.07', 'bachelor', 8_713, 0],
    ],
  },
  { id: 3, programs: [['51.38', 'certificate', 2, 1]] },
  { id: 9, programs: [] },
];

const input = {
  version: 'v1',
  universities: [],
  programs: PROGRAMS,
  cipTitles: { '51.38': 'Registered Nursing', '11.07': 'Computer Science — théorie' },
  provenance: {},
};

/** Every row in words, so that what went in can be compared with what came out. */
function tuplesOf(bytes: Uint8Array) {
  const snapshot = openProgramSnapshot(bytes);
  return snapshot.cips.flatMap((cip, at) =>
    Array.from({ length: (snapshot.cipRows[at + 1] as number) - (snapshot.cipRows[at] as number) }, (_, offset) => {
      const row = (snapshot.cipRows[at] as number) + offset;
      const award = snapshot.award[row] as number;
      return [
        snapshot.ids[snapshot.university[row] as number],
        cip,
        levelOfAward(award),
        graduatesOf(snapshot.graduates[row] as number),
        award & DISTANCE_ONLY ? 1 : 0,
        basisOfAward(award),
      ];
    }),
  );
}

describe('the program snapshot', () => {
  it('gives back pay and its check, and whose it is', () => {
    const paid: ProgramsRecord[] = [
      { id: 3, programs: [['51.38', 'associate', 10, 0, 48_000, 60_000]] },
      {
        id: 7,
        programs: [
          ['51.38', 'bachelor', 120, 0, 20_555, 30_123],
          ['51.38', 'master', 9, 0, null, 180_000, 140_000],
          ['51.38', 'postbaccalaureate', 9, 0],
        ],
      },
    ];
    const lines = { state: 40_000, nation: 31_000, fields: { 51: 61_854 } };
    const universities = [
      aUniversity(3, { earningsLines: lines, aidNumber: { name: 'Main', campuses: 2, counts: false } }),
      aUniversity(7, { earningsLines: lines }),
    ];
    const snapshot = openProgramSnapshot(buildProgramSnapshot({ ...input, universities, programs: paid }));
    expect([...snapshot.pay.keys()].map((row) => moneyAt(snapshot, 'pay', row))).toEqual([
      60_000,
      30_123,
      null,
      180_000,
    ]);
    expect([...snapshot.payOneYear]).toEqual([48_000, 20_555, 0, 0]);
    expect([...snapshot.debt]).toEqual([0, 0, 0, 140_000]);
    expect([...snapshot.check].map(checkOf)).toEqual([
      { against: 'high-school', side: 'above', close: false },
      { against: 'high-school', side: 'below', close: true },
      null,
      { against: 'bachelors', side: 'above', close: false },
    ]);
    expect([...snapshot.check].map(isSharedPay)).toEqual([true, false, false, false]);
  });

  it('gives back what has ended apart from its rows, and nothing of subjects or schools that it has not', () => {
    const endedPrograms: EndedProgramsRecord[] = [
      {
        id: 3,
        ended: [
          ['11.07', 'associate', [31, 20, 9, 1, 0]],
          ['54.01', 'bachelor', [12, 1, 0, 0, 0]],
        ],
      },
      { id: 9, ended: [['11.07', 'bachelor', [20, 4, 0, 0, 0]]] },
    ];
    const bytes = buildProgramSnapshot({ ...input, endedPrograms });
    expect(openProgramSnapshot(bytes).ended).toEqual([{ group: 0, university: 0, level: 'associate', before: 31 }]);
    expect(tuplesOf(bytes)).toEqual(tuplesOf(buildProgramSnapshot(input)));
  });

  it('gives back every degree, in the order of group, university and level', () => {
    expect(tuplesOf(buildProgramSnapshot(input))).toEqual([
      [7, '11.07', 'bachelor', 8_713, 0, 'completions'],
      [3, '51.38', 'certificate', 2, 1, 'completions'],
      [7, '51.38', 'bachelor', 120, 0, 'completions'],
      [7, '51.38', 'master', 0, 1, 'completions'],
    ]);
    const { version, titles, ids } = openProgramSnapshot(buildProgramSnapshot(input));
    expect([version, [...titles], [...ids]]).toEqual([
      'v1',
      ['Computer Science — théorie', 'Registered Nursing'],
      [3, 7],
    ]);
  });

  it('keeps apart what nobody counts from what nobody finished, and what each rests on', () => {
    const canadian: ProgramsRecord[] = [
      {
        id: 900_001,
        programs: [
          ['11', 'bachelor', null, 0, null, null, null, 'knowledge'],
          ['11.07', 'doctorate', null, 1, null, null, null, 'listed'],
          ['11.07', 'master', 0, 0],
          ['51.38', 'bachelor', 65_534, 0],
        ],
      },
    ];
    expect(tuplesOf(buildProgramSnapshot({ ...input, programs: canadian }))).toEqual([
      [900_001, '11', 'bachelor', null, 0, 'knowledge'],
      [900_001, '11.07', 'master', 0, 0, 'completions'],
      [900_001, '11.07', 'doctorate', null, 1, 'listed'],
      [900_001, '51.38', 'bachelor', 65_534, 0, 'completions'],
    ]);
  });

  it('names the source of the counted programs, whatever the others rest on', () => {
    const aSource = (source: string) => ({ source, variable: 'x', year: '2024' });
    const universities = [
      aUniversity(7, { facts: { programs: 'us' } }),
      aUniversity(900_001, { facts: { programs: 'ca' } }),
    ];
    const both = buildProgramSnapshot({
      ...input,
      universities,
      programs: [
        ...PROGRAMS.filter(({ id }) => id === 7),
        { id: 900_001, programs: [['11', 'bachelor', null, 0, null, null, null, 'listed']] },
      ],
      provenance: { us: aSource('IPEDS'), ca: aSource('A list') },
    });
    expect(openProgramSnapshot(both).origin).toEqual({ source: 'IPEDS', year: '2024' });
  });

  it('is the same to the byte in whatever order the programs come, and may be empty', () => {
    const turned = { ...input, programs: PROGRAMS.toReversed() };
    expect(buildProgramSnapshot(turned)).toEqual(buildProgramSnapshot(input));
    expect(openProgramSnapshot(buildProgramSnapshot({ ...input, programs: [] })).cips).toEqual([]);
  });

  it('refuses what its columns cannot hold, and bytes that are none', () => {
    const tooMany: ProgramsRecord[] = [{ id: 1, programs: [['11.07', 'bachelor', 65_535, 0]] }];
    expect(() => buildProgramSnapshot({ ...input, programs: tooMany })).toThrow('more than its columns hold');
    expect(() => openProgramSnapshot(new Uint8Array(256))).toThrow('not of this layout');
    expect(() => openProgramSnapshot(buildProgramSnapshot(input).slice(0, 130))).toThrow('cut off');
  });
});
