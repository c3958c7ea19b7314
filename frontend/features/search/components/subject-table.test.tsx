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
  payOfAll: 'Main Campus',
};

const html = (universities: FoundUniversity[], order: SortOption = 'name-asc') =>
  renderToString(
    <MemoryRouter>
      <SubjectTable
        universities={universities}
        busy={false}
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
  for (const said of ['$13,500', 'net price', '1,204', 'Growing', '$60,123', '$71,456', '$24,000', '4.2%'])
    expect(text, said).toContain(said);
  expect(text).toContain('Pays more than a high school diploma');
  expect(text).toContain('Pay and debt: Registered Nursing, its largest program here');
  expect(text).toContain('Main Campus');
  expect(text).not.toMatch(/\bfails\b|keeps? (its|their) loans/i);
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
  const { check: _, trend: __, ...blank } = none;
  expect(textOf(html([{ ...aCard(1, { country: 'US' }), subject: { ...blank, graduates: 3 } }]))).toContain(
    'Not published',
  );
  const canada = textOf(html([{ ...aCard(2, { country: 'CA', currency: 'CAD' }), subject: blank }]));
  expect(canada).toContain('Does not apply in Canada');
  expect(canada).toContain('Not published in Canada');
});
