import { describe, expect, it } from 'vitest';
import { editDistance } from '#schema/domain/formats/edit-distance.ts';
import { type NameSources, splitNames, usAliases } from './aliases.ts';

const school = (of: Partial<NameSources> & { name: string }): NameSources => ({
  id: 1,
  official: of.name,
  city: null,
  cells: [],
  former: [],
  link: undefined,
  spanish: false,
  ...of,
});
const aliasesOf = (of: Partial<NameSources> & { name: string }) => usAliases([school(of)]).map(({ name }) => name);

describe('splitting a cell of names', () => {
  it.each([
    ['UNCW|UNC Wilmington|', ['UNCW', 'UNC Wilmington']],
    ['Saint Cloud; SCSU', ['Saint Cloud', 'SCSU']],
    ['SPC, Saint Petersburg College', ['SPC', 'Saint Petersburg College']],
    ['UH Hilo / UHH', ['UH Hilo', 'UHH']],
    ['BRCN/B-RCN/Blessing-Rieman', ['BRCN', 'B-RCN', 'Blessing-Rieman']],
    [
      'Rowan College of New Jersey   Glassboro State College',
      ['Rowan College of New Jersey', 'Glassboro State College'],
    ],
    ['Rutgers, The State University of New Jersey', ['Rutgers, The State University of New Jersey']],
    ['Trinity College, Hartford, Connecticut', ['Trinity College, Hartford, Connecticut']],
    ['Purdue University Global, Inc.', ['Purdue University Global']],
    ['UW-Seattle, UDub, UW, Washington', ['UW-Seattle', 'UDub', 'UW', 'Washington']],
    ['Carrington College formerly Western Career College', ['Carrington College', 'Western Career College']],
  ])('%s', (cell, names) => {
    expect(splitNames(cell)).toEqual(names);
  });
});

describe('aliases', () => {
  it('keeps the official name beside the shown one', () => {
    expect(
      usAliases([school({ name: 'Alabama A&M University', official: 'Alabama A & M University University' })]),
    ).toEqual([{ id: 1, name: 'Alabama A & M University University', kind: 'official' }]);
  });

  it('tells acronyms and former names from the rest', () => {
    const aliases = usAliases([school({ name: 'Goodwin University', cells: ['GU|Goodwin College|Goodwin'] })]);
    expect(aliases.map(({ kind }) => kind)).toEqual(['acronym', 'former', 'alias']);
  });

  it('leaves out junk', () => {
    expect(
      aliasesOf({ name: 'Example College', cells: ['www.example.edu|N/A|None|X|4900 Meridian|Orange County'] }),
    ).toEqual([]);
  });

  it('leaves out slips of the pen but keeps the right words', () => {
    expect(aliasesOf({ name: 'Plymouth State University', cells: ['Plymouth|Plimouth|Plymoth|PSU'] })).toEqual([
      'Plymouth',
      'PSU',
    ]);
  });

  it('leaves out names that ran together', () => {
    expect(
      aliasesOf({
        name: 'St. Thomas University',
        cells: ['Saint Thomas University Miami Saint Thomas College Thomas'],
      }),
    ).toEqual([]);
  });

  it('says each name once, whatever its case and accents', () => {
    expect(aliasesOf({ name: 'Labouré College', cells: ['Laboure College|LABOURE COLLEGE|LC|l.c.'] })).toEqual(['LC']);
  });

  it('leaves out the name of another university', () => {
    const aliases = usAliases([
      school({ id: 1, name: 'University of the Pacific', cells: ['Pacific University|UOP'] }),
      school({ id: 2, name: 'Pacific University' }),
    ]);
    expect(aliases.map(({ name }) => name)).toEqual(['UOP']);
  });

  it('takes a state for a name only of the university of that state', () => {
    expect(aliasesOf({ name: 'University of Colorado Boulder', cells: ['Colorado|Boulder'], city: 'Boulder' })).toEqual(
      ['Colorado', 'Boulder'],
    );
    expect(aliasesOf({ name: 'Hope International University', cells: ['California'] })).toEqual([]);
  });

  it('keeps a name under which an older directory knew the school', () => {
    expect(
      usAliases([school({ name: 'East Texas A&M University', former: ['Texas A & M University-Commerce'] })]),
    ).toEqual([{ id: 1, name: 'Texas A & M University-Commerce', kind: 'former' }]);
  });
});

describe('edit distance', () => {
  it('counts a swap of neighbours as one', () => {
    expect(editDistance('Plymouth', 'Plymotuh', 2)).toBe(1);
    expect(editDistance('illinois', 'ilinios', 2)).toBe(2);
  });
});
