import { describe, expect, it } from 'vitest';
import type { FoundedRow } from '../../sources/founded/read.ts';
import type { RorRow } from '../../sources/ror/read.ts';
import { type Candidate, linkRor, namesAgree } from './founding.ts';

const ror = (of: Partial<RorRow> & { id: string; name: string }): RorRow => ({
  status: 'active',
  established: 1900,
  aliases: [],
  acronyms: [],
  labels: [],
  links: [],
  domains: [],
  wikipedia: null,
  city: null,
  region: null,
  country: 'US',
  wikidata: [],
  ...of,
});
const candidate = (name: string, city: string, website: string): Candidate => ({ id: 1, names: [name], city, website });
const joined = (rorId: string, match: string) =>
  new Map([[1, { unitid: 1, rorId, match, year: 1900 } as unknown as FoundedRow]]);

describe('linking to ROR', () => {
  it('believes a join on name and domain', () => {
    const { links } = linkRor(
      [candidate('University of Alabama at Birmingham', 'Birmingham', 'https://www.uab.edu/')],
      joined('a', 'name+domain'),
      [ror({ id: 'a', name: 'University of Alabama at Birmingham' })],
    );
    expect(links.get(1)).toMatchObject({ reason: 'name+domain', table: 'founded' });
  });

  it('refuses a join on a unique name alone', () => {
    const { links, refused } = linkRor(
      [candidate('Talladega College', 'Talladega', 'https://www.talladega.edu/')],
      joined('a', 'unique name'),
      [ror({ id: 'a', name: 'Talladega College' })],
    );
    expect(links.size).toBe(0);
    expect(refused[0]?.reason).toBe('only unique name; no second fact');
  });

  it('believes it when the city agrees', () => {
    const { links } = linkRor(
      [candidate('Marietta College', 'Marietta', 'https://www.marietta.edu/')],
      joined('a', 'unique name'),
      [ror({ id: 'a', name: 'Marietta College', city: 'Marietta' })],
    );
    expect(links.get(1)?.reason).toBe('unique name, confirmed by city');
  });

  it("does not give a campus its parent's year", () => {
    const { links } = linkRor(
      [candidate('Ottawa University-Surprise', 'Surprise', 'https://www.ottawa.edu/')],
      joined('a', 'base name+domain'),
      [ror({ id: 'a', name: 'Ottawa University', city: 'Ottawa' })],
    );
    expect(links.size).toBe(0);
  });

  it('does not take a system for a university', () => {
    const { links } = linkRor(
      [candidate('University of South Carolina-Sumter', 'Sumter', 'https://www.sc.edu/')],
      joined('a', 'domain+similar name'),
      [ror({ id: 'a', name: 'University of South Carolina System' })],
    );
    expect(links.size).toBe(0);
  });

  it('finds a school that changed its rank by its domain', () => {
    const { links } = linkRor([candidate('Coker University', 'Hartsville', 'https://www.coker.edu/')], new Map(), [
      ror({ id: 'a', name: 'Coker College', links: ['http://www.coker.edu/'], established: 1908 }),
    ]);
    expect(links.get(1)).toMatchObject({ reason: 'domain, confirmed by words of the name', table: 'ror' });
  });

  it('does not find the mother of a campus on her domain', () => {
    const { links } = linkRor([candidate('Indiana University-Kokomo', 'Kokomo', 'https://www.iu.edu/')], new Map(), [
      ror({ id: 'a', name: 'Indiana University', links: ['http://www.iu.edu/'], established: 1820 }),
    ]);
    expect(links.size).toBe(0);
  });
});

describe('a ROR record', () => {
  const website = 'https://www.concordia.edu/';
  const law: Candidate = { id: 1, names: ['Harlan School of Law'], city: 'Portland', website };
  const seminary: Candidate = { id: 2, names: ['Whitfield Seminary'], city: 'Portland', website };
  const mother = ror({ id: 'a', name: 'Concordia University', city: 'Portland', domains: ['concordia.edu'] });
  const idsOf = (...given: Parameters<typeof linkRor>) => [...linkRor(...given).links.keys()];

  it('is one university: what the table has joined is found for no other', () => {
    const marietta = { names: ['Marietta College'], city: 'Marietta', website: null };
    const candidates = [1, 2].map((id) => ({ ...marietta, id }));
    const records = [ror({ id: 'a', name: 'Marietta College', city: 'Marietta' })];
    expect(idsOf(candidates, joined('a', 'name+domain'), records)).toEqual([1]);
  });

  it('is not given by a domain that two universities share', () => {
    expect(idsOf([law], new Map(), [mother])).toEqual([1]);
    expect(idsOf([law, seminary], new Map(), [mother])).toEqual([]);
  });

  it('is not given by a domain that two records share', () => {
    const other = ror({ id: 'b', name: 'Concordia Institute', city: 'Portland', links: [website] });
    expect(idsOf([law], new Map(), [mother, other])).toEqual([]);
  });

  it('is not given by a name that two records of one city share', () => {
    const candidates = [{ ...law, names: ['Concordia University'], website: null }];
    expect(idsOf(candidates, new Map(), [mother])).toEqual([1]);
    expect(idsOf(candidates, new Map(), [mother, { ...mother, id: 'b' }])).toEqual([]);
  });
});

describe('agreement of names', () => {
  it('is about the words that tell names apart', () => {
    expect(namesAgree('Goodwin University', 'Goodwin College')).toBe(true);
    expect(namesAgree('St. Mary’s University', "Saint Mary's University, Texas")).toBe(true);
    expect(namesAgree('Veritas Baptist College', 'Virginia Baptist College')).toBe(false);
  });
});
