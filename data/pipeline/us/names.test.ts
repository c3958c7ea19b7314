import { describe, expect, it } from 'vitest';
import { displayNames, titleCase } from './names.ts';

const shown = (...names: string[]) => [...displayNames(names.map((name, id) => ({ id, name }))).values()];

describe('the name a university is shown under', () => {
  it.each([
    ['Alabama A & M University', 'Alabama A&M University'],
    ['North Carolina A & T State University', 'North Carolina A&T State University'],
    ['William & Mary', 'William & Mary'],
    ['DHARMA REALM BUDDHIST UNIVERSITY', 'Dharma Realm Buddhist University'],
    ['Washington University in St Louis', 'Washington University in St. Louis'],
    ['St Olaf College', 'St. Olaf College'],
    ["St. Mary's University", "St. Mary's University"],
    ['Keiser University-Ft Lauderdale', 'Keiser University-Fort Lauderdale'],
    ['Stephen F Austin State University', 'Stephen F. Austin State University'],
    ["Saint Joseph's University - Lancaster", "Saint Joseph's University-Lancaster"],
    ['Pennsylvania State University-Penn State Fayette- Eberly', 'Penn State Fayette-Eberly'],
    ['Pennsylvania State University-World Campus', 'Penn State World Campus'],
    ['Austin Community College District', 'Austin Community College'],
    ['University of Michigan-Ann Arbor', 'University of Michigan-Ann Arbor'],
    ['CUNY Hunter College', 'CUNY Hunter College'],
    ['Texas A&M University-College Station', 'Texas A&M University-College Station'],
  ])('%s reads %s', (official, name) => {
    expect(shown(official)).toEqual([name]);
  });

  it('drops the words for a main campus', () => {
    expect(shown('Ohio State University-Main Campus', 'Ohio State University-Lima Campus')).toEqual([
      'Ohio State University',
      'Ohio State University-Lima Campus',
    ]);
  });

  it('keeps them where another university has the shorter name', () => {
    expect(shown('Example University-Main Campus', 'Example University')).toEqual([
      'Example University-Main Campus',
      'Example University',
    ]);
  });

  it('leaves small words small', () => {
    expect(titleCase('COLLEGE OF THE ATLANTIC')).toBe('College of the Atlantic');
  });
});
