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
    ['University of California-Los Angeles', 'University of California, Los Angeles'],
    ['California State Polytechnic University-Pomona', 'California State Polytechnic University, Pomona'],
    ['University of Nevada-Las Vegas', 'University of Nevada, Las Vegas'],
    ['The University of Tennessee-Knoxville', 'The University of Tennessee, Knoxville'],
    ['The University of Tennessee-Martin', 'The University of Tennessee at Martin'],
    ['University of Massachusetts-Amherst', 'University of Massachusetts Amherst'],
    ['Indiana University-Bloomington', 'Indiana University Bloomington'],
    ['University of Pittsburgh-Bradford', 'University of Pittsburgh at Bradford'],
    ['University of Pittsburgh-Pittsburgh Campus', 'University of Pittsburgh'],
    ['University of Washington-Tacoma Campus', 'University of Washington Tacoma'],
    ['University of Washington-Seattle Campus', 'University of Washington'],
    ['University of Wisconsin-Madison', 'University of Wisconsin-Madison'],
    ['Rutgers University-Newark', 'Rutgers University-Newark'],
    ['Bethune-Cookman University', 'Bethune-Cookman University'],
    ['Randolph-Macon College', 'Randolph-Macon College'],
    ['State University of New York at Oswego', 'SUNY Oswego'],
    ['SUNY College of Technology at Alfred', 'SUNY College of Technology at Alfred'],
    ['EDP University of Puerto Rico Inc-San Juan', 'EDP University of Puerto Rico-San Juan'],
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
