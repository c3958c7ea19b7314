import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AfterYears, TwoYearsResponse } from '#schema/api/two-years.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { Path } from './path.tsx';

const college = aCard(1, { name: 'Lakeside College', netPrice: 6_000 });
const university = aCard(2, { name: 'State University', netPrice: 18_000 });
const after = (fields: Partial<AfterYears>): AfterYears => ({
  award: 31.5,
  stillEnrolled: 2,
  enrolledElsewhere: 27.4,
  unknown: 39.1,
  cohort: 1_250,
  few: false,
  source: 'College Scorecard',
  year: 'entered 2015-16, reported 2023',
  ...fields,
});
const side = { asked: 'found' as const, choices: [] };
const answer = (fields: Partial<TwoYearsResponse> = {}): TwoYearsResponse => ({
  from: { ...side, school: college, after: after({}) },
  to: { ...side, school: university, after: after({ award: 64.2 }) },
  near: null,
  programs: [{ cip: '11.07', title: 'Computer Science', associates: 40, bachelors: 310 }],
  policy: null,
  ...fields,
});

const textOf = (one: TwoYearsResponse) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Path answer={one} college={college} university={one.to.school} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('has both prices and their sum, who transfers, who finishes after it, and the programs of both', () => {
  const text = textOf(answer());
  for (const said of ['$6,000', '$18,000', '27.4%', '64.2%', '1,250', 'Computer Science', '310'])
    expect(text, said).toContain(said);
  // 2 x 6,000 + 2 x 18,000, and 4 x 18,000.
  expect(text).toContain('$48,000');
  expect(text).toContain('$72,000');
  expect(text).toContain('$24,000 less');
  // The answer comes before what it is made of.
  expect(text.indexOf('$48,000')).toBeLessThan(text.indexOf('27.4%'));
  expect(text).toContain('its courses may not transfer');
});

test('says so where the way over the college costs more', () => {
  const text = textOf(answer({ to: { ...side, school: { ...university, netPrice: 5_000 }, after: after({}) } }));
  expect(text).toContain('$2,000 more');
});

test('shows eight programs, and the rest behind a line', () => {
  const programs = Array.from({ length: 10 }, (_, at) => ({
    cip: `11.${at}`,
    title: `Program ${at}`,
    associates: 4,
    bachelors: 9,
  }));
  const text = textOf(answer({ programs }));
  expect(text).toContain('Show 2 more programs');
  expect(text.indexOf('Program 7')).toBeLessThan(text.indexOf('Show 2 more'));
  expect(text.indexOf('Program 8')).toBeGreaterThan(text.indexOf('Show 2 more'));
  expect(textOf(answer())).not.toContain('more program');
});

test('gives no share of too few people and no sum without both prices', () => {
  const text = textOf(
    answer({
      to: { ...side, school: { ...university, netPrice: null }, after: after({ award: 88.8, cohort: 12, few: true }) },
    }),
  );
  expect(text).not.toContain('88.8%');
  expect(text).toContain('Too few students to show');
  expect(text).toContain('we can’t give a total');
});

test('states nothing of a rule that was only recalled, and marks the others as not opened', () => {
  const policy = { state: 'OH', statewide: true, credits: '36-40', unit: 'semester' as const };
  const read = textOf(
    answer({ policy: { ...policy, authority: 'ORC 3333.16', link: 'https://example.gov/', reading: 'document' } }),
  );
  expect(read).toContain('36–40');
  expect(read).toContain('We haven’t confirmed this with the state');
  const recalled = textOf(
    answer({ policy: { ...policy, credits: null, authority: null, link: null, reading: 'recalled' } }),
  );
  expect(recalled).toContain('We haven’t confirmed the rule');
  expect(recalled).not.toContain('Credits that transfer');
});

test.each([
  ['16 / 30-32', 'block: 16 or 30–32 semester credits'],
  ['60 (AA)', 'block: 60 (with an Associate in Arts) semester credits'],
  ['list of courses', 'The state has a transfer rule for public colleges.'],
])('says the credits of a list as %j', (credits, said) => {
  const policy = { state: 'VA', statewide: true, credits, unit: 'semester' as const, reading: 'document' as const };
  const text = textOf(answer({ policy: { ...policy, authority: null, link: null } }));
  expect(text).toContain(said);
  expect(text).not.toContain('courses semester');
});
