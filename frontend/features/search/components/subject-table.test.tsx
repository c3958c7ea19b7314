import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { FoundUniversity, SubjectFiguresView } from '#schema/api/search.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { type SortOption, sortParametersOf } from '../sort.ts';
import { SubjectTable } from './subject-table.tsx';

const figures: SubjectFiguresView = {
  cip: '51.38',
  title: 'Registered Nursing',
  level: 'bachelor',
  programs: 2,
  graduates: 1_204,
  trend: 'growing',
  payOneYear: 60_123,
  payFourYears: 71_456,
  debt: 24_000,
  paymentShare: 4.2,
  check: { against: 'high-school', side: 'above', close: false },
  checkLines: { state: 33_210, nation: 36_082 },
  payOfAll: 'Main Campus',
};

const html = (universities: FoundUniversity[], order: SortOption = 'name-asc') =>
  renderToString(
    <MemoryRouter>
      <SubjectTable
        universities={universities}
        busy={false}
        beside={false}
        order={order}
        addressOf={(option) =>
          `/search?sortBy=${sortParametersOf(option).sortBy}&o=${sortParametersOf(option).sortOrder}`
        }
        bookmark={() => null}
        isCompared={() => false}
        onCompare={() => {}}
        onUncompare={() => {}}
        hideable={(_, row) => row(null)}
      />
    </MemoryRouter>,
  ).replace(/<!-- -->/g, '');
const textOf = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('a row has price, graduation rate, graduates with their trend, pay, debt, payments and the check', () => {
  const text = textOf(html([{ ...aCard(1, { netPrice: 13_500, country: 'US' }), subject: figures }]));
  for (const said of ['$13,500', 'Net price per year', '1,204', 'rising', '$60,123', '$71,456', '$24,000', '4.2%'])
    expect(text, said).toContain(said);
  expect(text).toContain('with that of people who have only a high school diploma');
  expect(text).toContain('Pays more');
  // The line of the country is said once, under the rows.
  expect(text).toContain('Pays more state $33,210');
  expect(text.match(/36,082/g)).toHaveLength(1);
  expect(text).toContain('Pay and debt are for the school’s largest program in this subject, Registered Nursing');
  expect(text).toContain('Pay and debt are for all campuses of the university together');
  expect(text).not.toMatch(/\bfails\b|keeps? (its|their) loans/i);
});

test('what all rows would say alike is said once', () => {
  const row = (id: number, check = figures.check): FoundUniversity => ({
    ...aCard(id, { country: 'US', netPrice: 13_500 + id }),
    subject: { ...figures, title: `Nursing ${id}`, programs: 1, ...(check ? { check } : {}) },
  });
  const text = textOf(html([row(1), row(2)]));
  expect(text.match(/net price/gi)).toHaveLength(1);
  expect(text.match(/Pays more/g)).toHaveLength(1);
  expect(text).toContain('All schools here with an earnings check: “Pays more, state $33,210.”');
  const differing = textOf(html([row(1), row(2, { against: 'high-school', side: 'below', close: false })]));
  expect(differing.match(/Pays (more|less)/g)).toEqual(['Pays more', 'Pays less']);
  // A note that several rows have stands once, whatever the universities are called.
  expect(
    html([row(1), row(2)]).match(/<li[^>]*><span[^>]*>[a-z]<\/span> Pay and debt are for all campuses/g),
  ).toHaveLength(1);
});

test('a title that most rows have is said once, and what is not published is said in words', () => {
  const row = (id: number, title: string) => ({
    ...aCard(id, { country: 'US', netPrice: null, tuition: null, tuitionInState: null, graduationRate: null }),
    subject: { ...figures, programs: 1, title, payOfAll: null },
  });
  const text = textOf(html([row(1, 'Registered Nursing'), row(2, 'Registered Nursing'), row(3, 'Practical Nursing')]));
  expect(text.match(/Registered Nursing/g)).toHaveLength(1);
  expect(text).toContain('unless a row names another');
  expect(text).toContain('Practical Nursing');
  expect(text).not.toContain('N/A');
});

test('each column orders the list, the one in force the other way', () => {
  const page = html([{ ...aCard(1), subject: figures }], 'subjectPay-desc');
  expect(page).toContain('sortBy=subjectDebt&amp;o=asc');
  expect(page).toContain('sortBy=subjectPay&amp;o=asc');
  expect(page).toContain('sortBy=netPrice&amp;o=asc');
  expect(page.match(/aria-sort="descending"/g)).toHaveLength(1);
});

test('blanks say why, and the check does not apply in Canada', () => {
  const none: SubjectFiguresView = {
    ...figures,
    programs: 1,
    graduates: null,
    payOneYear: null,
    payFourYears: null,
    debt: null,
    paymentShare: null,
    payOfAll: null,
  };
  const { check: _, checkLines: ___, trend: __, ...blank } = none;
  const known: FoundUniversity = { ...aCard(3, { country: 'US' }), subject: figures };
  const unknown: FoundUniversity = { ...aCard(1, { country: 'US' }), subject: { ...blank, graduates: 3 } };
  const ofCanada: FoundUniversity = { ...aCard(2, { country: 'CA', currency: 'CAD' }), subject: blank };
  expect(textOf(html([known, unknown]))).toContain('Not published');
  const canada = textOf(html([known, ofCanada]));
  expect(canada).toContain('Doesn’t apply in Canada');
  expect(canada).toContain('Not published in Canada');
  expect(canada).not.toContain('No school on this page');

  // A column in which no row has anything is said once, under the table.
  const all = 'Pay after 1 year · Pay after 4 years · Debt · Loan, % of pay · Earnings check.';
  expect(textOf(html([unknown]))).toContain(`No school on this page has data on: ${all}`);
  const alone = textOf(html([ofCanada]));
  expect(alone).toContain(`Not published in Canada: Graduates · ${all}`);
  expect(alone).not.toContain('Doesn’t apply');
});

test('lines of the earnings check that are equal are said once, those of different fields in each row', () => {
  const row = (id: number, state: number | null, nation: number): FoundUniversity => ({
    ...aCard(id, { country: 'US' }),
    subject: { ...figures, checkLines: { state, nation } },
  });
  expect(textOf(html([row(1, 36_082, 36_082)])).match(/36,082/g)).toHaveLength(1);
  const text = textOf(html([row(1, null, 61_000), row(2, 59_000, 62_000)]));
  expect(text).not.toContain('for every school');
  expect(text).toContain('US $61,000');
  expect(text).toContain('state $59,000, US $62,000');
});
