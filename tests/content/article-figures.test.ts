/** Tests figures in articles: counted again over the catalogue, and loan costs by the calculator's own rules. */
import { describe, expect, it } from 'vitest';
import { loadArticle } from '#frontend/content/article-texts.ts';
import { blockTexts, plainText } from '#frontend/content/running-text.ts';
import { LOAN_RATES, levelPlan, rapPayment, standardPlan } from '#schema/domain/aid/loan-repayment.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { OutcomeGroup } from '#schema/domain/record/university-figures.ts';
import type { ArticleKey } from '#schema/domain/site/articles.ts';
import { readBelongings, readDataset } from '#tests/search/catalogue.ts';

/** A new year of data may move a median by so much before its article is to be written again. */
const NEAR = 0.06;

const universities = readDataset().universities.filter(
  ({ kind, status, country }) => kind === 'bachelors' && status.state === 'open' && country === 'US',
);

function middle(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] as number;
}

/** The bars of an article whose caption begins so, by their names. */
async function barsOf(key: ArticleKey, caption: string): Promise<Record<string, number>> {
  for (const block of (await loadArticle(key)).text) {
    if (block.kind === 'bars' && block.caption.startsWith(caption)) {
      return Object.fromEntries(block.bars.map(({ label, value }) => [label, value]));
    }
  }
  throw new Error(`no bars “${caption}” in ${key}`);
}

/** The cells of an article's table whose caption begins so. */
async function rowsOf(key: ArticleKey, caption: string): Promise<string[][]> {
  for (const block of (await loadArticle(key)).text) {
    if (block.kind === 'table' && block.caption.startsWith(caption)) return block.rows.map((row) => row.map(plainText));
  }
  throw new Error(`no table “${caption}” in ${key}`);
}

const amountOf = (text: string | undefined) => Number((text ?? '').replace(/[^\d.]/g, ''));
function expectNear(said: number, counted: number, what: string): void {
  expect(Math.abs(said - counted) / counted, `${what}: ${said} said, ${counted} counted`).toBeLessThan(NEAR);
}

describe('pay by field', () => {
  const programs = [...readBelongings().programs.values()].flat();
  const payOf = (cip: string) =>
    middle(programs.filter(([code, level]) => code === cip && level === 'bachelor').map((row) => row[5]));
  const CIPS: Record<string, string> = {
    'Computer engineering': '14.09',
    'Computer science': '11.07',
    'Mechanical engineering': '14.19',
    Nursing: '51.38',
    'Civil engineering': '14.08',
    Economics: '45.06',
    Accounting: '52.03',
    Mathematics: '27.01',
    Architecture: '04.02',
    'Business administration': '52.02',
    'Political science': '45.10',
    Biology: '26.01',
    'Criminal justice': '43.01',
    Communication: '09.01',
    Sociology: '45.11',
    'Social work': '44.07',
    History: '54.01',
    Psychology: '42.01',
    English: '23.01',
    Teaching: '13.12',
    Music: '50.09',
    'Fine art': '50.07',
  };

  it.each(['majors-and-pay', 'choosing-a-program'] as const)('is as the programs are: %s', async (key) => {
    const said = await barsOf(key, 'Median pay four years');
    for (const [field, pay] of Object.entries(said)) expectNear(pay, payOf(CIPS[field] as string), field);
  });
});

describe('figures of the middle school', () => {
  const medianOf = (read: (university: UniversityRecord) => number | null | undefined, of = universities) =>
    middle(of.map(read));

  it('finish by selectivity', async () => {
    const said = Object.values(await barsOf('choosing-a-university', 'Median graduation rate'));
    const limits = [0, 20, 40, 60, 80, 101];
    said.forEach((rate, at) => {
      const band = universities.filter(
        ({ acceptanceRate }) =>
          acceptanceRate !== null && acceptanceRate >= (limits[at] ?? 0) && acceptanceRate < (limits[at + 1] ?? 0),
      );
      expectNear(
        rate,
        medianOf(({ graduationRate }) => graduationRate, band),
        `band ${at}`,
      );
    });
  });

  it('cost and net price', async () => {
    const of = (type: string) => universities.filter((one) => one.type === type && one.netPrice !== null);
    const full = (tuition: number | null, one: UniversityRecord) =>
      tuition === null
        ? null
        : tuition + (one.roomAndBoard ?? 0) + (one.booksAndSupplies ?? 0) + (one.otherExpenses ?? 0);
    const said = await barsOf('comparing-costs', 'A year at the median US school');
    expectNear(
      said['Private, full cost'] ?? 0,
      medianOf((one) => full(one.tuition, one), of('private')),
      'private',
    );
    expectNear(
      said['Private, net price'] ?? 0,
      medianOf((one) => one.netPrice, of('private')),
      'private net',
    );
    expectNear(
      said['Public in state, full cost'] ?? 0,
      medianOf((one) => full(one.tuitionInState, one), of('public')),
      'public',
    );
    expectNear(
      said['Public in state, net price'] ?? 0,
      medianOf((one) => one.netPrice, of('public')),
      'public net',
    );
    (await rowsOf('comparing-costs', 'Net price at the median US school')).forEach(([, publicly, privately], band) => {
      expectNear(
        amountOf(publicly),
        medianOf((one) => one.netPriceByIncome?.[band], of('public')),
        `public ${band}`,
      );
      expectNear(
        amountOf(privately),
        medianOf((one) => one.netPriceByIncome?.[band], of('private')),
        `private ${band}`,
      );
    });
  });

  it.each(['changing-universities', 'reading-the-statistics'] as const)(
    'who finishes in eight years: %s',
    async (key) => {
      const GROUPS: Record<string, OutcomeGroup> = {
        'Full time, transferred in': 'transfer-full-time',
        'Full time, first time': 'first-time-full-time',
        'With a Pell Grant': 'pell',
        'Part time': 'part-time',
        Everyone: 'all',
      };
      for (const [name, share] of Object.entries(await barsOf(key, 'Share of students with a degree'))) {
        const group = GROUPS[name] as OutcomeGroup;
        const counted = medianOf(({ outcomes }) => {
          const found = outcomes?.[group];
          if (!found) return null;
          const entrants = found.cohort ?? ('fewest' in found ? found.fewest : null) ?? 0;
          return entrants >= 100 ? found.award : null;
        });
        expectNear(share, counted, name);
      }
    },
  );

  it('waiting lists', async () => {
    const text = (await loadArticle('after-the-offer')).text.flatMap(blockTexts).join(' ');
    const lists = universities.flatMap(({ waitlist }) =>
      waitlist?.accepted ? [(100 * (waitlist.admitted ?? 0)) / waitlist.accepted] : [],
    );
    const [, schools, of100] = /(\d+) US universities for .*?admitted (\d+) of every 100 people/.exec(text) ?? [];
    expectNear(Number(schools), lists.length, 'schools with a waiting list');
    expectNear(Number(of100), middle(lists), 'taken from the middle list');
    expectNear(33, (100 * lists.filter((share) => share < 5).length) / lists.length, 'a third took fewer than five');
  });

  it('what is read besides grades', async () => {
    const asked = universities.flatMap(({ admissionFactors }) => (admissionFactors ? [admissionFactors] : []));
    const text = (await loadArticle('essays-and-references')).text.flatMap(blockTexts).join(' ');
    expect(text).toContain('about 1,550 that give bachelor’s degrees');
    expectNear(1550, asked.length, 'schools that say what they ask for');
    const share = (factor: 'essay' | 'recommendations', answer: string) =>
      (100 * asked.filter((one) => one[factor] === answer).length) / asked.length;
    expectNear(33, share('essay', 'required'), 'one in three requires an essay');
    expectNear(40, share('essay', 'considered'), 'four in ten consider one');
    expect(Math.abs(share('recommendations', 'required') - 25)).toBeLessThan(5);
  });

  it('schools that ask for a test again', async () => {
    const text = (await loadArticle('deadlines')).text.flatMap(blockTexts).join(' ');
    const required = new Set(
      universities
        .filter(({ testPolicy }) => testPolicy?.policy === 'required' && testPolicy.cycle === '2026-27')
        .map(({ name }) => name),
    );
    const NAMED = {
      MIT: 'Massachusetts Institute of Technology',
      Harvard: 'Harvard University',
      Brown: 'Brown University',
      Dartmouth: 'Dartmouth College',
      Cornell: 'Cornell University',
      Penn: 'University of Pennsylvania',
      Caltech: 'California Institute of Technology',
      Stanford: 'Stanford University',
      Georgetown: 'Georgetown University',
      'Johns Hopkins': 'Johns Hopkins University',
    };
    for (const [short, name] of Object.entries(NAMED)) {
      expect(text).toContain(short);
      expect(required, name).toContain(name);
    }
  });

  it('students who are the first of their family', async () => {
    const text = (await loadArticle('first-in-the-family')).text.flatMap(blockTexts).join(' ');
    const said = Number(/(\d+)% of students come from a home/.exec(text)?.[1]);
    expectNear(
      said,
      medianOf(({ studentBody }) => studentBody?.firstGeneration),
      'first generation',
    );
  });
});

describe('prices and rents as the catalogue has them', () => {
  const everywhere = readDataset().universities;

  it('international tuition by province', async () => {
    const PROVINCES: Record<string, string> = {
      Ontario: 'ON',
      'British Columbia': 'BC',
      Quebec: 'QC',
      Alberta: 'AB',
      Saskatchewan: 'SK',
      'Nova Scotia': 'NS',
      'Prince Edward Island': 'PE',
      Manitoba: 'MB',
      'New Brunswick': 'NB',
      'Newfoundland and Labrador': 'NL',
    };
    const said = await barsOf('international-fees-canada', 'Average tuition of international undergraduates');
    expect(Object.keys(said)).toEqual(Object.keys(PROVINCES));
    for (const [province, code] of Object.entries(PROVINCES)) {
      const average = everywhere.find((one) => one.state === code && one.provincialAverage)?.provincialAverage;
      expect([said[province], average?.year], province).toEqual([average?.tuition, '2023/2024']);
    }
  });

  it.each([
    ['Canada', 'October 2025', 'Average rent', ['Vancouver', 'Toronto', 'Ottawa', 'Halifax', 'Montréal', 'Sherbrooke']],
    [
      'the United States',
      'fiscal year 2026',
      'Fair market rent',
      [
        'Boston, MA',
        'Los Angeles County, CA',
        'Dane County, WI',
        'Washtenaw County, MI',
        'Alachua County, FL',
        'Story County, IA',
      ],
    ],
  ])('rents in %s', async (_, period, caption, areas) => {
    const said = Object.values(await barsOf('housing', caption));
    const counted = areas.map(
      (area) => everywhere.find(({ rent }) => rent?.area === area && rent.period === period)?.rent?.oneBedroom,
    );
    expect(said).toEqual(counted);
  });

  it('undergraduates who are 25 or older: close to one in four', () => {
    const counted = everywhere.flatMap(({ country, studentBody, undergraduateEnrollment }) =>
      country === 'US' && studentBody?.adults != null && undergraduateEnrollment
        ? [{ students: undergraduateEnrollment, adults: (undergraduateEnrollment * studentBody.adults) / 100 }]
        : [],
    );
    const sum = (of: 'students' | 'adults') => counted.reduce((all, one) => all + one[of], 0);
    expectNear(24, (100 * sum('adults')) / sum('students'), 'adults');
  });
});

describe('what a loan costs', () => {
  it.each(['aid-in-the-us', 'comparing-offers'] as const)('by the standard plan: %s', async (key) => {
    for (const [owed, years, month, interest] of await rowsOf(
      key,
      key === 'aid-in-the-us' ? 'Monthly payment on the standard' : 'What federal loans',
    )) {
      const plan = standardPlan(amountOf(owed), LOAN_RATES.undergraduate);
      expect([amountOf(years), amountOf(month), amountOf(interest)]).toEqual([
        plan.years,
        Math.round(plan.monthly),
        plan.interest,
      ]);
    }
  });

  it('at a higher rate: private-loans', async () => {
    const rows = await rowsOf('private-loans', '$10,000 paid back');
    expect(amountOf(rows[0]?.[0])).toBe(LOAN_RATES.undergraduate);
    for (const [rate, month, interest] of rows) {
      const plan = levelPlan(10_000, amountOf(rate), 10);
      expect([amountOf(month), amountOf(interest)]).toEqual([Math.round(plan.monthly), plan.interest]);
    }
  });

  it('by income', async () => {
    for (const [income, month] of await rowsOf('aid-in-the-us', 'Monthly RAP payment')) {
      expect(amountOf(month)).toBe(Math.round(rapPayment(amountOf(income), 0)));
    }
  });
});
