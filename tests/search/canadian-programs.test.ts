import { describe, expect, it } from 'vitest';
import { type ProgramsQuery, programsQuery } from '#schema/api/programs.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { buildCanada } from '../../data/pipeline/canada/build-canada.ts';
import { committedDataset } from './catalogue.ts';

const dataset = committedDataset();
const canada = buildCanada();
const inUs = new Set(dataset.universities.filter(({ country }) => country === 'US').map(({ id }) => id));
const universities = [
  ...dataset.universities.filter(({ id }) => inUs.has(id)),
  ...canada.universities.map((university) => ({ ...university, description: '' })),
];
const input = {
  version: 'test',
  universities,
  aliases: [...dataset.aliases.filter(({ id }) => inUs.has(id)), ...canada.aliases],
  usdPerCad: dataset.manifest.exchangeRate.usdPerCad,
};
const snapshot = openSnapshot(buildSnapshot(input));
const programs = openProgramSnapshot(
  buildProgramSnapshot({
    version: 'test',
    universities,
    programs: [...dataset.programs.filter(({ id }) => inUs.has(id)), ...canada.programs],
    cipTitles: dataset.cipTitles,
    provenance: { ...dataset.provenance, ...canada.provenance },
  }),
);

const NAMES = new Map(universities.map(({ id, name }) => [id, name]));
const NOTHING = programsQuery.parse({});
const ask = (query: Partial<ProgramsQuery>) => searchPrograms(snapshot, programs, { ...NOTHING, limit: 100, ...query });
const namesOf = (query: Partial<ProgramsQuery>) =>
  ask(query).programs.map(({ universityId }) => NAMES.get(universityId));

describe('programs of Canada', () => {
  it.each<[string, Partial<ProgramsQuery>, string[]]>([
    [
      'computer science in Ontario',
      { q: 'computer science in ontario' },
      ['University of Waterloo', 'University of Toronto', 'Western University'],
    ],
    ['engineering in Quebec', { q: 'engineering in quebec' }, ['McGill University', 'Polytechnique Montréal']],
    ['nursing in British Columbia', { q: 'nursing bc' }, ['British Columbia Institute of Technology']],
    ['medicine', { program: 'medicine', location: 'Newfoundland' }, ['Memorial University of Newfoundland']],
    ['law', { program: 'law', location: 'Quebec' }, ['Université Laval', 'McGill University']],
    ['the field of computing', { field: 'computing', state: 'BC' }, ['University of British Columbia']],
    ['around a postal code', { program: 'computer-science', location: 'N2L 3G1' }, ['University of Waterloo']],
  ])('are found: %s', (_, query, expected) => {
    const found = namesOf(query);
    for (const name of expected) expect(found).toContain(name);
  });

  it('have no count, and say what they rest on', () => {
    for (const program of ask({ state: 'ON' }).programs) {
      for (const { graduates, basis } of program.awards) {
        expect(graduates).toBeNull();
        expect(['listed', 'knowledge']).toContain(basis);
      }
    }
  });

  it('come after counted ones: first those that were read, then those nobody finished, then what is only known', () => {
    for (const sortBy of ['relevance', 'graduates'] as const) {
      const kinds = ask({ cip: '11.07', sortBy, limit: 10_000 })
        .programs.filter(({ cip }) => cip === '11.07')
        .map(({ awards }) => {
          const counted = awards.flatMap(({ graduates }) => graduates ?? []);
          if (counted.length > 0) return counted.some((count) => count > 0) ? 0 : 2;
          return awards.some(({ basis }) => basis === 'listed') ? 1 : 3;
        });
      expect(kinds).toEqual(kinds.toSorted());
      expect(new Set(kinds).size, sortBy).toBeGreaterThan(2);
    }
    const ontario = ask({ cip: '11.07', state: 'ON' }).programs;
    expect(NAMES.get(ontario[0]?.universityId ?? 0)).toBe('University of Toronto');
  });

  it('of a family alone also fit the subject that people mean by it, and no other', () => {
    const families = new Set(ask({ program: 'computer-science', state: 'SK' }).programs.map(({ cip }) => cip));
    expect([...families].every((cip) => ['11.07', '11.01', '11'].includes(cip))).toBe(true);
    expect(
      ask({ program: 'mechanical-engineering', location: 'Canada' }).programs.every(({ cip }) => cip === '14.19'),
    ).toBe(true);
    const history = ask({ q: 'history in nova scotia' }).programs;
    expect(history.some(({ cip }) => cip === '54')).toBe(true);
    expect(ask({ cip: '54', location: 'Nova Scotia' }).total).toBeGreaterThanOrEqual(
      ask({ cip: '54.01', location: 'Nova Scotia' }).total,
    );
  });

  it('leave the counted ones as they were, and their source', () => {
    expect(programs.origin?.source).toContain('IPEDS');
    const [first] = ask({ cip: '11.07', sortBy: 'graduates' }).programs;
    expect(first?.awards.some(({ graduates }) => (graduates ?? 0) > 500)).toBe(true);
  });

  it('the title of a family means all that is in it', () => {
    const cips = new Set(ask({ q: 'Biological and Biomedical Sciences' }).programs.map(({ cip }) => cip.slice(0, 2)));
    expect([...cips]).toEqual(['26']);
  });
});
