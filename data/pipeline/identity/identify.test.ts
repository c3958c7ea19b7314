import { describe, expect, it } from 'vitest';
import { BACHELORS_KINDS, isGone } from '#schema/domain/record/university-figures.ts';
import { readAbsentSchools } from '../../sources/absent-schools/read.ts';
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { readInstitutionStatus } from '../../sources/institution-status/read.ts';
import { readCatalogue } from '../catalogue.ts';
import { nameKey } from '../name-key.ts';
import { unanswered } from './outside.ts';
import { PUBLISHED_IDS } from './published-ids.ts';
import { directoryStatus } from './status.ts';

const { universities, aliases, redirects, outside } = readCatalogue();
const byId = new Map(universities.map((university) => [university.id, university]));
const named = (name: string) => {
  const found = universities.filter((university) => university.name === name);
  if (found.length !== 1) throw new Error(`${found.length} are called ${name}`);
  return found[0];
};
const ownersOf = (alias: string) =>
  aliases.filter(({ name }) => nameKey(name) === nameKey(alias)).map(({ id }) => byId.get(id)?.name);
const outsideNamed = (name: string) =>
  outside.find((one) => [one.name, ...one.aliases].some((other) => nameKey(other) === nameKey(name)));

describe('the status of the catalogue', () => {
  it('is open for nothing that the directory itself flags', () => {
    const ended = readHd2024().rows.filter((row) => directoryStatus(row) !== null);
    expect(ended.length).toBeGreaterThan(2);
    expect(
      ended.filter(({ unitid }) => byId.has(unitid) && !isGone(byId.get(unitid)?.status ?? { state: 'open' })),
    ).toEqual([]);
  });

  it('answers every row of the list of ends and new names', () => {
    const { rows } = readInstitutionStatus();
    expect(rows).toHaveLength(99);
    for (const { id, status } of rows) {
      if (status === 'duplicate') expect(redirects[id], String(id)).toBeDefined();
      else expect(byId.has(id), String(id)).toBe(true);
    }
  });

  it('is unconfirmed for schools that the newest Scorecard has no more and of which nobody says anything', () => {
    const unconfirmed = universities.filter(({ status }) => status.state === 'unconfirmed');
    expect(unconfirmed).toHaveLength(38);
    expect(unconfirmed.map(({ name }) => name)).toContain('Triangle Tech-Pittsburgh');
    expect(unconfirmed.filter(({ country }) => country !== 'US')).toEqual([]);
  });

  it.each([
    ['Anna Maria College', 'closed'],
    ['Fontbonne University', 'closed'],
    ['Platt College-Aurora', 'closed'],
    ['New Jersey City University', 'merged'],
    ['Hampshire College', 'closing'],
    ['Rosemont College', 'closing'],
    ['Keystone College', 'open'],
    ['University of Arizona Global Campus', 'renamed'],
    ['Lethbridge Polytechnic', 'renamed'],
    ['Concordia University Ann Arbor', 'open'],
  ])('of %s is %s', (name, state) => {
    expect(named(name)?.status.state).toBe(state);
  });

  it('sends a duplicate to the record that is kept', () => {
    expect(redirects).toEqual({ 475477: 244233, 477039: 443331, 480569: 133881, 496186: 490285 });
  });
});

describe('presence', () => {
  it('keeps a page or a redirect for every id that was ever served', () => {
    expect(PUBLISHED_IDS.length).toBeGreaterThan(2_500);
    expect(PUBLISHED_IDS.filter((id) => !byId.has(id) && redirects[id] === undefined)).toEqual([]);
  });

  it.each([
    ['Ivy Tech Community College', 'two-year'],
    ['Northern Virginia Community College', 'two-year'],
    ['Columbus State Community College', 'two-year'],
    ['GateWay Community College', 'two-year'],
    ['Dawson College', 'two-year'],
    ['Nova Scotia Community College', 'two-year'],
    ['Miami Dade College', 'mostly-associate'],
    ['Sheridan College', 'mostly-associate'],
    ['Harvard University', 'bachelors'],
    ['University of Connecticut-Stamford', 'bachelors'],
    ['McGill University', 'bachelors'],
    ['Adler University', 'graduate-only'],
  ])('has %s, which is %s', (name, kind) => {
    expect(named(name)?.kind).toBe(kind);
  });

  it('counts more than a thousand two-year colleges and no fewer bachelor schools than before', () => {
    const count = (kinds: readonly string[]) => universities.filter(({ kind }) => kinds.includes(kind)).length;
    expect(count(['two-year'])).toBeGreaterThan(1_300);
    expect(count(BACHELORS_KINDS)).toBeGreaterThan(2_450);
  });

  it('answers for every absent school with a page or a line', () => {
    const { rows } = readAbsentSchools();
    expect(rows).toHaveLength(73);
    expect(unanswered(rows, universities, aliases, outside)).toEqual([]);
    expect(
      unanswered(
        [{ name: 'Nowhere College', city: null, state: 'OH', website: null, why: '' }],
        universities,
        aliases,
        outside,
      ),
    ).toEqual(['Nowhere College']);
  });

  it.each([
    'Christendom College',
    'Wyoming Catholic College',
    'Pensacola Christian College',
    'Briercrest College and Seminary',
    'Columbia Bible College',
    'Dominican University College',
  ])('has a page for %s, with the reason why it says little', (name) => {
    const school = named(name);
    expect(school?.id).toBeGreaterThan(800_000);
    expect(school?.website).toMatch(/^https:/);
  });

  it.each([
    ['U of T Mississauga', 'University of Toronto'],
    ['UTSC', 'University of Toronto'],
    ['Guelph-Humber', 'University of Guelph'],
    ['Cabrini', 'Villanova University'],
    ['Mills College', 'Northeastern University Oakland'],
  ])('says of %s that it belongs to %s', (name, owner) => {
    expect(byId.get(outsideNamed(name)?.belongsToId ?? 0)?.name).toBe(owner);
  });

  it.each(['UCSF', 'Rockefeller University', 'Baylor College of Medicine', 'Regent College'])(
    'says why %s is not here',
    (name) => {
      expect(outsideNamed(name)?.why).toMatch(/graduate students only/);
    },
  );
});

describe('names', () => {
  it.each([
    [233_921, 'Virginia Tech'],
    [900_097, 'Toronto Metropolitan University'],
    [900_050, 'Lethbridge Polytechnic'],
    [154_022, 'University of Arizona Global Campus'],
    [105_297, 'Diné College'],
    [225_502, 'Texas A&M University-Victoria'],
  ])('%i is called %s', (id, name) => {
    expect(byId.get(id)?.name).toBe(name);
  });

  it('of before still find the school', () => {
    expect(ownersOf('Ashford University')).toEqual(['University of Arizona Global Campus']);
    expect(ownersOf('Virginia Polytechnic Institute and State University')).toEqual(['Virginia Tech']);
    expect(ownersOf('George Brown College')).toEqual(['George Brown Polytechnic']);
  });

  it('that are no names lead nowhere', () => {
    for (const junk of [
      'Pfizer',
      'University of',
      'Parent is Ocala',
      'bulldogs',
      'The Bulldogs',
      'Campus',
      'Cabrini',
    ]) {
      expect(ownersOf(junk), junk).toEqual([]);
    }
  });

  it('that people use for one school lead to that school alone', () => {
    expect(ownersOf('K-State')).toEqual(['Kansas State University']);
    expect(ownersOf('Cal Poly')).toEqual(['California Polytechnic State University, San Luis Obispo']);
  });

  it('move with a school that moved', () => {
    expect(byId.get(154_022)).toMatchObject({ city: 'Chandler', state: 'AZ' });
    expect(byId.get(167_792)).toMatchObject({ city: 'Barrytown', state: 'NY' });
  });
});
