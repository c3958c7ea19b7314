import { expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { presentReading, presentReasons } from '#worker/presenters/reading.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch } from './catalogue.ts';

it('a reading is presented in English as it was read', () => {
  const { snapshot, programs } = committedSearch();
  const { reading } = searchUniversities(snapshot, { ...searchQuery.parse({}), search: 'cégep', limit: 3 }, programs);
  if (!reading) throw new Error('Nothing read');
  expect(presentReading(reading).spans[0]?.label).toBe('CEGEPs: Quebec’s colleges between high school and university');
});

const readAs = (line: string) => {
  const { snapshot, programs } = committedSearch();
  const { reading, why } = searchUniversities(snapshot, { ...searchQuery.parse({}), search: line, limit: 1 }, programs);
  return {
    labels: reading && presentReading(reading).spans.map(({ label }) => label),
    reasons: [...(why?.values() ?? [])].flatMap((reasons) => presentReasons(reasons).map(({ text }) => text)),
  };
};

it.each([
  ['founded before 1900', 'founded before 1900'],
  ['founded after 1950', 'founded after 1950'],
  ['founded in 1850', 'founded in 1850'],
  ['founded between 1850 and 1900', 'founded from 1850 to 1900'],
  ['over 40% pell', 'over 40% with a Pell Grant'],
  ['more than 30% part time students', 'over 30% part-time students'],
])('%j is said as people say it', (line, label) => {
  expect(readAs(line).labels).toEqual([label]);
});

it('a subject in a sentence keeps the capitals of names and initials', () => {
  expect(readAs('japanese').reasons[0]).toMatch(/\bJapanese\b/);
  const subject = { code: 'subject', subjects: ['cybersecurity'] } as const;
  expect(presentReasons([{ code: 'graduates', subject, graduates: 12, close: false }])[0]?.text).toBe(
    '12 cybersecurity and IT administration graduates per year',
  );
});

it('deadlines say their days, and each school its own', () => {
  const { snapshot, programs } = committedSearch();
  const searched = (search: string) =>
    searchUniversities(snapshot, { ...searchQuery.parse({}), search, limit: 5 }, programs);
  const labels = (line: string) => {
    const { reading } = searched(line);
    return reading && presentReading(reading).spans.map(({ label }) => label);
  };
  expect(labels('still open')).toEqual(['Still open']);
  expect(labels('deadline before january')).toEqual(['Deadline on or before December 31, 2026']);
  expect(labels('deadline january 15')).toEqual(['Deadline on January 15, 2027']);
  expect(labels('deadline in march')).toEqual(['Deadline from March 1, 2027, to March 31, 2027']);
  const { why, deadlines } = searched('deadline in march');
  const texts = [...(why?.values() ?? [])].map((reasons) => presentReasons(reasons).at(-1)?.text);
  expect(texts).toHaveLength(5);
  for (const text of texts) expect(text).toMatch(/due March \d+, 2027/);
  expect(deadlines?.unknown).toBeGreaterThan(0);
  expect(
    presentReasons([
      { code: 'deadline', day: '2027-01-15', round: 'earlyDecision2', rolling: true },
      { code: 'deadline', day: '2027-01-15', round: null, rolling: false },
      { code: 'deadline', day: null, round: null, rolling: true },
    ]).map(({ text }) => text),
  ).toEqual(['early decision II due January 15, 2027, rolling admission', 'due January 15, 2027', 'rolling admission']);
});
