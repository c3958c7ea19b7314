import { describe, expect, it } from 'vitest';
import { readCanadaApplications } from '../../sources/ca-applications/read.ts';
import { WORKING_NOTE } from '../lint/record-rules.ts';
import routes from './application-routes.json' with { type: 'json' };
import { type Applying, applicationRoutes } from './applications.ts';

const { rows, rejects } = readCanadaApplications();
const of = (what: Partial<Applying>) =>
  applicationRoutes(rows, { name: '', province: 'ON', isPublic: true, website: null, inOuac: false, ...what });

describe('how one applies in Canada', () => {
  it('reads every row, with what it rests on', () => {
    expect(rejects).toEqual([]);
    expect(rows).toHaveLength(40);
    expect(rows.filter(({ confidence }) => confidence === 'from knowledge')).toHaveLength(8);
  });

  it('uses every row but those that rest on knowledge alone', () => {
    const stated = rows.filter(({ confidence }) => confidence !== 'from knowledge');
    expect(routes).toHaveLength(stated.length);
    for (const { system, who } of stated) {
      expect(
        routes.filter((route) => route.system === system && route.who === who),
        who,
      ).toHaveLength(1);
    }
  });

  it('gives a university its service and its own dates', () => {
    expect(of({ name: 'University of Waterloo', inOuac: true })?.value).toMatchObject([
      { key: 'ouac-a', dates: [{ date: '2027-01-15' }] },
      { key: 'ouac-b', dates: [] },
      {
        key: 'ouac',
        confidence: 'secondary',
        dates: [
          { key: 'engineering', date: '2027-01-15' },
          { key: 'others', date: '2027-02-01' },
        ],
      },
    ]);
    expect(of({ name: 'Mount Royal University', province: 'AB' })?.value.map(({ key }) => key)).toEqual([
      'applyalberta',
    ]);
    expect(of({ name: 'Ambrose University', province: 'AB', isPublic: false })).toBeNull();
    expect(of({ name: 'Cégep de Chicoutimi', province: 'QC' })?.value).toMatchObject([{ system: 'SRASL' }]);
  });

  it('shows nothing that rests on knowledge alone', () => {
    const names = routes.flatMap(({ universities }) => (typeof universities === 'string' ? [] : universities));
    for (const name of names) {
      for (const { opens, deadline, fee, note, system } of of({ name, inOuac: true })?.value ?? []) {
        expect([opens, deadline, fee, note].join(' '), `${name}, ${system}`).not.toMatch(WORKING_NOTE);
      }
    }
  });

  it('leads each of several schools of a row to itself', () => {
    const urlOf = (name: string, website: string) => of({ name, province: 'QC', website })?.value[0]?.url;
    expect(urlOf('Université de Montréal', 'https://www.umontreal.ca/')).toBe('https://admission.umontreal.ca');
    expect(urlOf('Université du Québec à Montréal', 'https://uqam.ca/')).toBe('https://etudier.uqam.ca');
    expect(urlOf('HEC Montréal', 'https://www.hec.ca/')).toBe('https://www.hec.ca/');
  });

  it('stops where a row or a date is not there any more', () => {
    expect(() =>
      applicationRoutes([], { name: '', province: 'ON', isPublic: true, website: null, inOuac: false }),
    ).toThrow(/No row/);
    const moved = rows.map((row) => ({ ...row, deadline: row.deadline?.replaceAll('2027', '2028') ?? null }));
    expect(() =>
      applicationRoutes(moved, { name: '', province: 'ON', isPublic: true, website: null, inOuac: false }),
    ).toThrow(/not in its row/);
  });
});
