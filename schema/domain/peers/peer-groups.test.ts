import { describe, expect, it } from 'vitest';
import { peerGroupName } from './peer-group-names.ts';
import { PEER_GROUPS, peerLadder } from './peer-groups.ts';

type School = Parameters<typeof peerLadder>[0];
const american = (fields: Partial<School>): School => ({
  country: 'US',
  state: 'OH',
  type: 'private',
  kind: 'bachelors',
  carnegieClass: null,
  researchDesignation: null,
  designations: [],
  highestAward: 'bachelor',
  ...fields,
});
const canadian = (fields: Partial<School>): School =>
  american({ country: 'CA', state: 'ON', type: 'public', ...fields });

describe('the groups a school stands in, the closest first', () => {
  it.each<[string, School, string[]]>([
    [
      'research',
      american({ type: 'public', researchDesignation: 'r2' }),
      ['us-public-research', 'us-public-four-year', 'us-four-year'],
    ],
    [
      'few research',
      american({ type: 'for-profit', carnegieClass: 'Mixed Undergraduate/Graduate-Doctorate Small' }),
      ['us-for-profit-doctoral', 'us-for-profit-four-year', 'us-four-year'],
    ],
    [
      'a liberal arts college, which widens to those like it before it gives up its control',
      american({ type: 'public', carnegieClass: 'Special Focus: Arts and Sciences' }),
      ['us-public-liberal-arts', 'us-public-undergraduate', 'us-public-four-year', 'us-four-year'],
    ],
    [
      'a school of one field, which keeps its field and gives up its control',
      american({ carnegieClass: 'Special Focus: Arts, Music, and Design' }),
      ['us-private-arts', 'us-arts', 'us-private-special', 'us-special', 'us-private-four-year', 'us-four-year'],
    ],
    [
      'a field with no family of its own',
      american({ carnegieClass: 'Special Focus: Law' }),
      ['us-private-special', 'us-special', 'us-private-four-year', 'us-four-year'],
    ],
    [
      'two years, one field',
      american({ kind: 'two-year', carnegieClass: 'Special Focus: Other Health Professions' }),
      [
        'us-private-two-year-health',
        'us-two-year-health',
        'us-private-two-year-special',
        'us-two-year-special',
        'us-private-two-year',
        'us-two-year',
      ],
    ],
    [
      'nursing, which widens to all health professions',
      american({ type: 'public', carnegieClass: 'Special Focus: Nursing' }),
      [
        'us-public-nursing',
        'us-nursing',
        'us-public-health',
        'us-health',
        'us-public-special',
        'us-special',
        'us-public-four-year',
        'us-four-year',
      ],
    ],
    [
      'a polytechnic that does much research',
      american({ carnegieClass: 'Special Focus: Technology, Engineering, and Sciences', researchDesignation: 'r1' }),
      ['us-private-research', 'us-private-four-year', 'us-four-year'],
    ],
    [
      'a tribal college, whatever its class',
      american({ type: 'public', carnegieClass: 'Mixed Associate Small', designations: ['tribal'], kind: 'two-year' }),
      ['us-public-tribal', 'us-tribal', 'us-public-two-year-general', 'us-public-two-year', 'us-two-year'],
    ],
    [
      'what awards say, not what the class says',
      american({ kind: 'mostly-associate', carnegieClass: 'Mixed Associate Large' }),
      ['us-private-mostly-associate', 'us-private-four-year', 'us-four-year'],
    ],
    [
      'a seminary',
      american({ kind: 'seminary', carnegieClass: 'Special Focus: Theological Studies' }),
      ['us-private-faith', 'us-faith', 'us-private-four-year', 'us-four-year'],
    ],
    ['no class', american({}), ['us-private-four-year', 'us-four-year']],
    ['no control', american({ type: null }), ['us-four-year']],
    [
      'doctorates in Canada',
      canadian({ highestAward: 'doctorate' }),
      ['ca-public-doctoral', 'ca-doctoral', 'ca-public-university', 'ca-university'],
    ],
    [
      'a CEGEP',
      canadian({ state: 'QC', kind: 'two-year', highestAward: null }),
      ['ca-public-cegep', 'ca-cegep', 'ca-two-year'],
    ],
  ])('%s', (_, school, groups) => {
    expect(peerLadder(school)).toEqual(groups);
  });
});

describe('the names of the groups', () => {
  it('are plurals that end no sentence and hold no code', () => {
    for (const group of PEER_GROUPS) expect(peerGroupName(group)).toMatch(/^(?!us-|ca-)[a-zA-Z].*[a-z)]$/);
    expect(new Set(PEER_GROUPS.map(peerGroupName)).size).toBe(PEER_GROUPS.length);
    expect(peerGroupName('us-public-research')).toBe('public research universities');
    expect(peerGroupName('ca-public-doctoral')).toBe('public Canadian universities with doctoral programs');
    expect(peerGroupName('us-for-profit-two-year-health')).toBe('for-profit two-year health professions schools');
  });
});
