import { describe, expect, it } from 'vitest';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import {
  acceptStudents,
  commonSchools,
  linkOf,
  readClass,
  STUDENTS_MAX,
  studentsCsv,
  withStudents,
} from './students.ts';

const TOKEN = 'abcdefghijklmnopqrstuv-_';
const school = (id: number, name: string) => ({ university: { id, name }, deadlines: null }) as ListedUniversity;

describe('a link that somebody pasted', () => {
  it.each([
    [`https://campusatlas.example/shared/${TOKEN}`, { token: TOKEN }],
    [`  /shared/${TOKEN}/ `, { token: TOKEN }],
    [`https://campusatlas.example/fr/partage/${TOKEN}`, { token: TOKEN }],
    ['https://campusatlas.example/fr/partage?ids=5', { ids: [5] }],
    [TOKEN, { token: TOKEN }],
    [`https://campusatlas.example/shared/${TOKEN}?utm_source=x#top`, { token: TOKEN }],
    ['https://campusatlas.example/shared?ids=166027,110662', { ids: [166027, 110662] }],
    ['/shared?ids=5,x,5', { ids: [5] }],
  ])('%s leads to a list', (text, link) => expect(linkOf(text)).toEqual(link));

  it.each([
    '',
    'hello',
    '/shared',
    '/shared?ids=',
    '/shared/short',
    '/compare?ids=1,2',
    'javascript:alert(1)',
    'http://[',
  ])('%s does not', (text) => expect(linkOf(text)).toBeNull());
});

describe('what is stored', () => {
  it('is read with care', () => {
    const good = { alias: 'Maya', link: { token: TOKEN }, situation: null };
    expect(
      acceptStudents([good, good, { alias: '', link: good.link }, { alias: 'x', link: { token: 'x' } }, null]),
    ).toEqual([good]);
    expect(acceptStudents([{ alias: 'Sam', link: { ids: [5, 'x', -1] } }])).toEqual([
      { alias: 'Sam', link: { ids: [5] }, situation: null },
    ]);
    const situation = { home: 'US-OH', residence: null, income: '30-48' };
    const said = [
      { alias: 'Ada', link: { ids: [5] }, situation: { ...situation, home: 'us-oh', note: 'x' } },
      { alias: 'Bo', link: { ids: [6] }, situation: { home: 'US-ZZ', income: 7 } },
    ];
    expect(acceptStudents(said)?.map((one) => one.situation)).toEqual([situation, null]);
    expect(acceptStudents('students')).toBeNull();
    const many = Array.from({ length: 40 }, (_, at) => ({ alias: `${at}`, link: { ids: [at + 1] } }));
    expect(acceptStudents(many)).toHaveLength(STUDENTS_MAX);
  });
});

describe('several lists', () => {
  const [a, b, c] = [school(1, 'Alpha'), school(2, 'Beta'), school(3, 'Gamma')] as const;
  const schools = commonSchools([[c, a], null, [b, c], [c, b]]);

  it('are one table, what is on most lists first', () => {
    expect(schools.map(({ listed, on }) => [listed.university.name, [...on]])).toEqual([
      ['Gamma', [0, 2, 3]],
      ['Beta', [2, 3]],
      ['Alpha', [0]],
    ]);
  });

  it('are a file that no spreadsheet runs', () => {
    const words = { name: 'University', id: 'ID', on: 'On lists', yes: 'yes' };
    expect(studentsCsv(['Maya', 'x', '=cmd()', 'Sam'], schools, words)).toBe(
      "\uFEFFUniversity,ID,On lists,Maya,x,'=cmd(),Sam\r\nGamma,3,3,yes,,yes,yes\r\nBeta,2,2,,,yes,yes\r\nAlpha,1,1,yes,,,\r\n",
    );
  });
});

describe('a class that somebody pasted', () => {
  it('is read line by line, whatever is between a name and its link', () => {
    const text = `Maya\t/shared/${TOKEN}\nStudent 3, /shared?ids=5\r\n\n  "O’Neil, Pat" ; https://campusatlas.example/shared?ids=7,8  `;
    expect(readClass(text, [])).toEqual({
      students: [
        { alias: 'Maya', link: { token: TOKEN }, situation: null },
        { alias: 'Student 3', link: { ids: [5] }, situation: null },
        { alias: 'O’Neil, Pat', link: { ids: [7, 8] }, situation: null },
      ],
      left: [],
    });
  });

  it('leaves each line that it cannot take, with the reason', () => {
    const before = [{ alias: 'maya', link: { ids: [1] }, situation: null }];
    const text = 'Maya /shared?ids=1\n/shared?ids=9\nBen /compare?ids=1\nEva /shared?ids=3\neva /shared?ids=3';
    const { students, left } = readClass(text, before);
    expect(students).toEqual([{ alias: 'Eva', link: { ids: [3] }, situation: null }]);
    expect(left.map(({ fault }) => fault)).toEqual(['taken', 'noAlias', 'noLink', 'taken']);
    expect(left[2]?.line).toBe('Ben /compare?ids=1');
  });

  it('takes students with the same schools, and two of one name', () => {
    const { students, left } = readClass('Ada /shared?ids=1\nBo /shared?ids=1\nAda /shared?ids=2', []);
    expect(left).toEqual([]);
    expect(acceptStudents(students)).toEqual(students);
    expect(students).toHaveLength(3);
  });

  it('takes a name without a list, whose list may come later', () => {
    const { students, left } = readClass('Hana H.\nIan, Ohio, 45000', []);
    expect(left).toEqual([]);
    const situation = { home: 'US-OH', residence: null, income: '30-48' };
    expect(students).toEqual([
      { alias: 'Hana H.', link: null, situation: null },
      { alias: 'Ian', link: null, situation },
    ]);
    expect(acceptStudents(students)).toEqual(students);
    const later = readClass('ian /shared?ids=7\nJo /shared?ids=8', students);
    expect(withStudents(students, later.students)).toEqual([
      { alias: 'Hana H.', link: null, situation: null },
      { alias: 'ian', link: { ids: [7] }, situation },
      { alias: 'Jo', link: { ids: [8] }, situation: null },
    ]);
  });

  it('takes home, citizenship and income after the link, in any order', () => {
    const lines = [
      ['Ada\t/shared?ids=1\tOH\t48000', { home: 'US-OH', residence: null, income: '30-48' }],
      ['Bo, /shared?ids=2, New York, $62,500', { home: 'US-NY', residence: null, income: '48-75' }],
      ['Cy\t/shared?ids=3\t$30,001-$48,000\tontario', { home: 'CA-ON', residence: null, income: '30-48' }],
      ['Di /shared?ids=4, Over $110,000, Québec, US citizen', { home: 'CA-QC', residence: 'us', income: '110+' }],
      ['Ed /shared?ids=5 International', { home: null, residence: 'other', income: null }],
      ['Flo /shared?ids=6 95k', { home: null, residence: null, income: '75-110' }],
    ] as const;
    const { students, left } = readClass(lines.map(([line]) => line).join('\n'), []);
    expect(left).toEqual([]);
    expect(students.map(({ alias, situation }) => [alias, situation])).toEqual(
      ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((alias, at) => [alias, lines[at]?.[1]]),
    );
  });

  it('does not guess at what follows a link', () => {
    const { students, left } = readClass('Ada /shared?ids=1, Atlantis\nBo /shared?ids=2, OH, TX', []);
    expect(students).toEqual([]);
    expect(left.map(({ fault }) => fault)).toEqual(['noDetails', 'noDetails']);
  });
});
