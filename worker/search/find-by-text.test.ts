import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUniversity, FAMILIAR, snapshotOf } from '#tests/search/made-up-universities.ts';
import { findByText } from './find-by-text.ts';

const snapshot = snapshotOf(FAMILIAR.universities, FAMILIAR.aliases);
const nameOf = new Map(FAMILIAR.universities.map(({ id, name }) => [id, name]));

const find = (text: string, typing = false) => findByText(snapshot, text, { typing });
const namesFor = (text: string, typing = false) =>
  find(text, typing).rows.map((row) => nameOf.get(snapshot.id[row] as number));

describe('one school', () => {
  it.each([
    // other names
    ['ucla', 'University of California-Los Angeles'],
    ['U.C.L.A.', 'University of California-Los Angeles'],
    ['u of t', 'University of Toronto'],
    ['uoft', 'University of Toronto'],
    ['penn state', 'Pennsylvania State University-Main Campus'],
    ['laval university', 'Université Laval'],
    // accents, apostrophes, punctuation
    ['universite laval', 'Université Laval'],
    ['UNIVERSITÉ LAVAL', 'Université Laval'],
    ['st marys', "Saint Mary's College"],
    ["saint mary's college", "Saint Mary's College"],
    ['st johns', "St. John's University-New York"],
    // abbreviations
    ['univ of mich', 'University of Michigan-Ann Arbor'],
    ['penn st', 'Pennsylvania State University-Main Campus'],
    ['ohio st', 'Ohio State University-Main Campus'],
    ['texas a&m', 'Texas A & M University-College Station'],
    ['texas a and m', 'Texas A & M University-College Station'],
    ['texas a m', 'Texas A & M University-College Station'],
    ['uc los angeles', 'University of California-Los Angeles'],
    ['mich st univ', 'Michigan State University'],
    // slips: wrong, missing, added, swapped, doubled, first letter
    ['stanferd', 'Stanford University'],
    ['stanfrd', 'Stanford University'],
    ['standford', 'Stanford University'],
    ['stnaford', 'Stanford University'],
    ['sttanford', 'Stanford University'],
    ['dtanford', 'Stanford University'],
    ['univ of michgan', 'University of Michigan-Ann Arbor'],
    ['clmeson univercity', 'Clemson University'],
    ['mcgil', 'McGill University'],
    ['pensylvania state', 'Pennsylvania State University-Main Campus'],
    // words run together and torn apart, also with a slip
    ['newyork university', 'New York University'],
    ['bostoncollege', 'Boston College'],
    ['pennstate', 'Pennsylvania State University-Main Campus'],
    ['universityofvermont', 'University of Vermont'],
    ['mc gill', 'McGill University'],
    ['north eastern', 'Northeastern University'],
    ['bostoncolege', 'Boston College'],
    ['clemsonunversity', 'Clemson University'],
    // order of words, unfinished words, places
    ['college boston', 'Boston College'],
    ['university of verm', 'University of Vermont'],
    ['middleb', 'Middlebury College'],
    ['marys notre dame', "Saint Mary's College"],
    ['washington st louis', 'Washington University in St. Louis'],
    // a slip that makes another word, a word of a wrong kind, words of no school
    ['harvard stanford', 'Stanford University'],
    ['oberlin university', 'Oberlin College'],
    ['clemson admission requirements', 'Clemson University'],
  ])('"%s" finds %s first', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it('is all that is found by its own name', () => {
    expect(namesFor('stanford')).toEqual(['Stanford University']);
    expect(namesFor('ucla')).toEqual(['University of California-Los Angeles']);
  });

  it('comes before smaller ones that match as well', () => {
    expect(namesFor('university of michigan').slice(0, 2)).toEqual([
      'University of Michigan-Ann Arbor',
      'University of Michigan-Flint',
    ]);
  });

  it('is found by its name before the schools at the place of that name', () => {
    expect(namesFor('washington').indexOf('Howard University')).toBeGreaterThan(
      namesFor('washington').indexOf('University of Washington-Seattle Campus'),
    );
    expect(namesFor('boston')).toEqual(['Boston University', 'Boston College', 'Northeastern University']);
  });
});

describe('of schools that differ in one thing only', () => {
  const named = (text: string, ...universities: [name: string, city?: string][]) => {
    const own = snapshotOf(universities.map(([name, city = 'Elsewhere'], at) => aUniversity(at + 1, { name, city })));
    return findByText(own, text, { typing: false }).rows.map((row) => universities[(own.id[row] as number) - 1]?.[0]);
  };

  it('the one that begins as was typed comes before one that needs another first letter', () => {
    expect(named('marlow', ['Harlow College'], ['Marlon College'])).toEqual(['Marlon College', 'Harlow College']);
  });

  it('a word of the name says more than the town', () => {
    expect(named('bedford quartz', ['Quartz Atelier', 'Bedford'], ['Bedford Opal Quartz Atelier'])).toEqual([
      'Bedford Opal Quartz Atelier',
      'Quartz Atelier',
    ]);
  });

  it('of words that nothing explains together, the place stays', () => {
    expect(named('zebulon bedford', ['Zebulon College', 'Aurora'], ['Quincy College', 'Bedford'])).toEqual([
      'Quincy College',
    ]);
  });

  it('ties are in the order of the catalogue', () => {
    const twins = snapshotOf([3, 1, 2].map((id) => aUniversity(id, { name: 'Twin College', city: `Town ${id}` })));
    const { rows } = findByText(twins, 'twin college', { typing: false });
    expect(rows).toEqual([0, 1, 2]);
  });
});

describe('a list', () => {
  it.each([
    ['colleges in vermont', ['University of Vermont', 'Middlebury College', 'Norwich University'].toSorted()],
    ['vt', ['University of Vermont', 'Middlebury College', 'Norwich University'].toSorted()],
    ['best schools in vermnot', ['University of Vermont', 'Middlebury College', 'Norwich University'].toSorted()],
    ['universities in new york city', ["St. John's University-New York", 'New York University'].toSorted()],
    ['schools near toronto', ['University of Toronto']],
    ['schools in st louis', ['Saint Louis University', 'Washington University in St. Louis']],
    ['universities in canada', ['McGill University', 'University of Toronto', 'Université Laval'].toSorted()],
    ['colleges in quebec', ['McGill University', 'Université Laval'].toSorted()],
    ['hbcu', ['Howard University']],
    ['hbcus in dc', ['Howard University']],
    ['liberal arts colleges in ohio', ['Oberlin College']],
    [
      'public universities in michigan',
      ['Michigan State University', 'University of Michigan-Ann Arbor', 'University of Michigan-Flint'],
    ],
    ["women's colleges", ["Saint Mary's College"]],
    ['catholic colleges in massachusetts', ['Boston College']],
  ])('"%s"', (text, names) => {
    expect(namesFor(text).toSorted()).toEqual(names);
  });

  it('of everything goes from the largest down', () => {
    const all = namesFor('universities');
    expect(all).toHaveLength(FAMILIAR.universities.length);
    expect(all[0]).toBe('University of Toronto');
  });
});

describe('the text searched instead', () => {
  it.each([
    ['univ of michgan', 'univ of michigan'],
    ['Standford University', 'Stanford University'],
    ['colleges in vermnot', 'colleges in vermont'],
    ['schools in tronto', 'schools in toronto'],
    ['bostoncolege', 'boston college'],
    ['St. Luois university', 'St. Louis university'],
  ])('for "%s" is "%s"', (text, suggestion) => {
    expect(find(text).suggestion).toBe(suggestion);
  });

  it.each(['ucla', 'univ of mich', 'stanf', 'bostoncollege', 'colleges in vermont', 'zzzzzz'])(
    'is not there for "%s"',
    (text) => {
      expect(find(text)).not.toHaveProperty('suggestion');
    },
  );
});

describe('texts that mean nothing', () => {
  it.each(['', '   ', '🎓', '!!!', '\u202e\u200f', '---', '中文', 'zzzzzz', 'qwertyuiop asdf'])(
    '%j finds none',
    (text) => {
      expect(find(text).rows).toEqual([]);
    },
  );
});

/** Five thousand texts, twice each, on a busy machine. */
const HOSTILE_TIMEOUT_MS = 60_000;

describe('hostile texts', () => {
  const words = fc.constantFrom(
    'university',
    'st',
    'boston',
    'NEAR(',
    '"',
    '*',
    '%',
    '-',
    "'; DROP TABLE",
    '\u202e',
    '\u0000',
    '🎓',
    'a',
    'the',
    'of',
    'boston'.repeat(30),
    'stanferd',
    'vermnot',
    'u',
    'college',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 40 }).map((list) => list.join(' ')),
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', 's', 't'), maxLength: 200 }),
  );

  it(
    'are never refused, find each university once at most, and are found the same again',
    () => {
      fc.assert(
        fc.property(text, fc.boolean(), (hostile, typing) => {
          const { rows, forms } = find(hostile, typing);
          expect(new Set(rows).size).toBe(rows.length);
          expect(forms).toHaveLength(rows.length);
          expect(find(hostile, typing).rows).toEqual(rows);
        }),
        { numRuns: 5_000 },
      );
    },
    HOSTILE_TIMEOUT_MS,
  );
});

it('finds a whole name with its town before a longer name that has the town’s word', () => {
  const catalogue = snapshotOf(
    [
      aUniversity(1, { name: 'Kenyon Tech of Harlow Heights', city: 'Ames' }),
      aUniversity(2, { name: 'Kenyon Tech', city: 'Harlow' }),
    ],
    [],
  );
  const { rows } = findByText(catalogue, 'kenyon tech harlow', { typing: false });
  expect([...rows].map((row) => catalogue.id[row])).toEqual([2, 1]);
});
