import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '#frontend/api/endpoints.ts';
import { setRenderDate } from '#frontend/content/today.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { OfHundred } from './of-hundred.tsx';
import { Programs } from './programs.tsx';
import { SimilarUniversities } from './similar-universities.tsx';
import { UniversityFailure, UniversityLoading } from './university-states.tsx';
import { UniversityView } from './university-view.tsx';

// No data came along with the page.
vi.stubGlobal('document', { getElementById: () => null });

/** Markup, and its text across elements. */
async function render(page: ReactNode, client = new QueryClient()): Promise<{ html: string; text: string }> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
  return { html, text };
}

const rich = await render(
  <UniversityView university={aDocumentedRecord()} actions={<button type="button">Keep</button>} bar={null} />,
);
const sparse = await render(<UniversityView university={anEmptyRecord()} actions={null} bar={null} />);

describe('what an application has to hold', () => {
  const parts = {
    cycle: '2025-26',
    asOf: '2026-04-29',
    essay: true,
    teacherRecommendations: 0,
    counselorRecommendation: false,
    midyearReport: false,
  };
  const briefOf = async (applicationParts: typeof parts) => {
    const university = { ...aDocumentedRecord(), applicationParts };
    const { text } = await render(<UniversityView university={university} actions={null} bar={null} />);
    return /What you’ll need to apply (.*?) Personal essay (?:Required|Not required)/.exec(text)?.[1];
  };

  test('is in one line only what the school requires', async () => {
    expect(await briefOf(parts)).toBe('Personal essay');
    expect(await briefOf({ ...parts, teacherRecommendations: 2 })).toBe('Personal essay Teacher recommendations');
    expect(await briefOf({ ...parts, essay: false })).toBe(
      'Not required: Personal essay, Teacher recommendations, Counselor’s report, Midyear report',
    );
  });
});

test('the line of services names only what the school has', async () => {
  const services = { rotc: [], studyAbroad: true, veterans: [], disabilityShare: null, distancePrograms: false };
  const { text } = await render(
    <UniversityView university={aDocumentedRecord({ services })} actions={null} bar={null} />,
  );
  // In the line one is named, in the list under it all.
  expect(text.match(/Study abroad/g)).toHaveLength(2);
  expect(text.match(/ROTC/g)).toHaveLength(1);
  expect(text.match(/Fully online programs/g)).toHaveLength(1);
});

test('of a hundred students, one is and two are still there', async () => {
  const still = async (stillEnrolled: number) => {
    const outcome = { award: 90, stillEnrolled, enrolledElsewhere: 10 - stillEnrolled, unknown: 0, cohort: 500 };
    const { text } = await render(<OfHundred outcome={outcome} source={null} />);
    return text;
  };
  expect(await still(1)).toContain('1 is still here');
  expect(await still(2)).toContain('2 are still here');
});

describe('a college that has closed', () => {
  test('has no price, no way to apply and nothing to work out, and still shows what became of its students', async () => {
    const record = aDocumentedRecord();
    const { html } = await render(
      <UniversityView
        university={{ ...record, status: { ...OPEN, state: 'closing', date: '2020-05-31' } }}
        actions={null}
        bar={null}
      />,
    );
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['outcomes', 'programs', 'similar']));
    for (const gone of ['cost', 'admission']) expect(html).not.toContain(`id="${gone}"`);
    for (const gone of ['cost', 'admission']) expect(html).not.toContain(`href="#${gone}"`);
    for (const fold of ['return', 'month-after']) {
      expect(html).not.toContain(`id="${fold}"`);
      expect(rich.html).toContain(`id="${fold}"`);
    }
    expect(html).not.toMatch(/>Apply</);
  });
});

describe('a university of which much is known', () => {
  const { html, text } = rich;

  test('has its name as the one first heading and its parts as second headings in order', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Cost &amp; Financial Aid',
      'How do you get in?',
      'How do students do?',
      'What can you study?',
      'What is it like there?',
      'About',
      'Key Information',
      'Similar Universities',
    ]);
  });

  test('shows tuition, in-state tuition, students and students for each teacher', () => {
    expect(text).toContain('$20,000');
    expect(text).toContain('$10,000');
    expect(text).toContain('12,000');
    expect(text).toContain('17:1');
  });

  test('adds up a year and four years', () => {
    expect(text).toContain('$25,000');
    expect(text).toContain('$107,753');
  });

  test('has a way to the source of its figures, which is made when it opens', () => {
    expect(html).toMatch(/<button[^>]*aria-label="Source of Acceptance rate"[^>]*popover[tT]arget=/);
    expect(html).not.toContain('href="https://example.org/data"');
  });

  test('leads to its website, to scholarships and to resources', () => {
    expect(html).toMatch(/href="https:\/\/www\.school\.edu\/"[^>]*>Find Official Website/);
    expect(html).toContain('href="/scholarships"');
    expect(html).toContain('href="/resources"');
  });

  test('offers a virtual tour and what other features bring', () => {
    expect(text).toContain('Virtual Tour');
    expect(text).toContain('Keep');
  });

  test('marks no figure as an estimate in its table of a year', async () => {
    expect(text).not.toContain('We use a typical amount');
  });
});

describe('a university of which next to nothing is known', () => {
  const { text } = sparse;

  test('says so to the letter and says why', () => {
    expect(text).toContain('Information not available');
    expect(text).toContain('No detailed information available for this university.');
    // The name of the drawing, not a line under it.
    expect(sparse.html).toMatch(/(aria-label|alt)="No image available"/);
    expect(text).not.toContain('No image available');
    expect(text).toContain('We don’t have this');
    expect(text).toContain('Not published for this school');
  });

  test('gives no total where the tuition is unknown', () => {
    expect(text).toContain('We don’t have this school’s tuition, so we can’t give a total.');
    expect(text).not.toMatch(/\$\d/);
  });

  test('shows no stray null, undefined or NaN', () => {
    expect(text).not.toMatch(/\b(null|undefined|NaN)\b/);
  });
});

test('amounts that stand in for missing ones are marked as estimates', async () => {
  const { text } = await render(
    <UniversityView university={aDocumentedRecord({ roomAndBoard: null })} actions={null} bar={null} />,
  );
  expect(text).toContain('$12,000 Estimate');
});

test("a province's average is kept apart from the school's own fee", async () => {
  const record = aDocumentedRecord({
    country: 'CA',
    currency: 'CAD',
    stateName: 'Ontario',
    provincialAverage: { tuition: 46_297, tuitionInState: 8_271, year: '2023/2024' },
  });
  const { text } = await render(<UniversityView university={record} actions={null} bar={null} />);
  expect(text).toContain('Average tuition in Ontario');
  expect(text).toContain('CA$8,271');
  expect(text).toContain('It is not this school’s own price.');
});

test('open admission stands in place of a rate', async () => {
  const record = aDocumentedRecord({ acceptanceRate: null, admissionPolicy: 'open' });
  expect((await render(<UniversityView university={record} actions={null} bar={null} />)).text).toContain(
    'Open admission',
  );
});

describe('the groups of figures further down', () => {
  const show = async (fields: Partial<UniversityRecordView>) =>
    (await render(<UniversityView university={aDocumentedRecord(fields)} actions={null} bar={null} />)).text;

  test('say whether scores are needed, what it costs to apply, and when', async () => {
    const text = await show({
      testPolicy: { policy: 'not-considered', cycle: '2026-27', url: 'https://school.edu/tests' },
      applicationFee: 80,
      deadlines: {
        cycle: '2026-27',
        asOf: '2026-08-18',
        lastKnown: false,
        earlyDecision: '2026-11-01',
        earlyDecision2: null,
        earlyAction: null,
        earlyAction2: null,
        restrictiveEarlyAction: null,
        priority: '2026-12-01',
        regular: '2027-01-05',
        rolling: false,
      },
    });
    expect(text).toContain('Not used');
    expect(text).toContain('$80');
    expect(text).toMatch(/Early decision \( ?binding ?\)\s+November 1, 2026/);
    expect(text).toMatch(/Priority date\s+December 1, 2026/);
    expect(text).toMatch(/Regular decision\s+January 5, 2027/);
    expect(text).toContain('As of August 18, 2026. Dates change');
  });

  test('mark a date of this round once it has passed, and not on its day; those of the round before by one line', async () => {
    const rounds = {
      asOf: '2026-08-18',
      earlyDecision: null,
      earlyDecision2: null,
      earlyAction2: null,
      restrictiveEarlyAction: null,
      priority: null,
      rolling: false,
    };
    const now = { ...rounds, cycle: '2026-27', lastKnown: false, earlyAction: '2026-11-01', regular: '2027-01-05' };
    const before = { ...rounds, cycle: '2025-26', lastKnown: true, earlyAction: '2025-11-01', regular: '2026-01-05' };
    const marks = async (day: string, deadlines: UniversityRecordView['deadlines']) => {
      setRenderDate(day);
      try {
        return (await show({ deadlines })).match(/\d{4}\s+\( ?passed ?\)/g)?.length ?? 0;
      } finally {
        setRenderDate(null);
      }
    };
    expect(await marks('2026-11-01', now)).toBe(0);
    expect(await marks('2026-11-02', now)).toBe(1);
    expect(await marks('2027-01-06', now)).toBe(2);
    expect(await marks('2026-11-02', before)).toBe(0);
  });

  test('say when only the dates of an earlier round are known', async () => {
    const text = await show({
      deadlines: {
        cycle: '2025-26',
        asOf: '2026-04-29',
        lastKnown: true,
        earlyDecision: null,
        earlyDecision2: null,
        earlyAction: null,
        earlyAction2: null,
        restrictiveEarlyAction: null,
        priority: null,
        regular: '2026-01-05',
        rolling: false,
      },
    });
    expect(text).toContain('These are the dates for 2025–26, the latest we have. This year’s may be different.');
  });

  test('show a rate of very few people with their number', async () => {
    const text = await show({
      graduationRate: 100,
      cohorts: { graduationRate: { count: 1, of: 'students who entered', year: 'fall 2018' } },
    });
    expect(text).toContain('1 student who entered, fall 2018. In a group this small');
  });

  test('say the year of a figure that is too old to be taken for today’s', async () => {
    const graduationRate = { source: "Maclean's", variable: 'graduated', year: 'fall 2012 cohort (by 2019)' };
    const text = await show({ facts: { ...aDocumentedRecord().facts, graduationRate } });
    expect(text).toContain('students who started in fall 2012. We found nothing newer.');
    expect(await show({})).not.toContain('We found nothing newer');
  });

  test('show rent and prices of the place, and neutral words on safety', async () => {
    const text = await show({
      rent: { studio: 900, oneBedroom: 1_100, twoBedroom: 1_300, area: 'Franklin County', period: 'fiscal year 2026' },
      priceParity: { all: 92.5, housing: 80, area: 'Columbus, OH' },
      safety: { years: ['2021', '2022', '2023'], students: 10_000, reports: { burglary: 30 }, perThousand: 1 },
    });
    expect(text).toContain('$1,100');
    expect(text).toContain('8% below the US average');
    expect(text).toContain('1.0 per year');
    expect(text).toContain('A higher number can mean that people report more');
  });

  test('draw a line for each figure with two years or more, and say its ends', async () => {
    const year = {
      tuitionInState: null,
      netPrice: null,
      acceptanceRate: null,
      graduationRate: null,
      retentionRate: null,
    };
    const { html } = await render(
      <UniversityView
        university={aDocumentedRecord({
          trends: [
            { ...year, year: '2016-17', tuition: 30_000 },
            { ...year, year: '2017-18', tuition: null },
            { ...year, year: '2018-19', tuition: 33_000, netPrice: 20_000 },
          ],
        })}
        actions={null}
        bar={null}
      />,
    );
    expect(html).toContain('Tuition: $30,000 in 2016–17, $33,000 in 2018–19');
    // One year of net price is no line; the gap of 2017-18 starts a new one.
    expect(html).not.toMatch(/aria-label="Net price:/);
    expect(html.match(/d="M[^"]*M/)).not.toBeNull();
  });

  test('say first of all that a school has closed, and where to go', async () => {
    const { text, html } = await render(
      <UniversityView
        university={aDocumentedRecord({
          name: 'Old College',
          status: {
            ...OPEN,
            state: 'merged',
            date: '2025-07-01',
            successorId: 123_456,
            successorName: 'New University',
          },
        })}
        actions={null}
        bar={null}
      />,
    );
    expect(text).toContain('Old College merged into New University on July 1, 2025.');
    expect(html).toMatch(/href="\/university\/123456"[^>]*>Go to New University/);
    expect(text).toContain('To get a transcript');
  });

  test('show pay and debt by degree, and that nobody counts graduates of Canadian programs', async () => {
    const { text } = await render(
      <Programs
        university={aDocumentedRecord({
          country: 'CA',
          programs: [
            {
              cip: '11',
              title: 'Computer science',
              graduates: null,
              programs: [
                {
                  cip: '11.07',
                  title: 'Computer science',
                  level: 'bachelor',
                  graduates: null,
                  distanceOnly: false,
                  earningsOneYear: null,
                  earningsFourYears: null,
                  debt: null,
                  basis: 'listed',
                },
              ],
            },
          ],
        })}
      />,
    );
    expect(text).toContain('Our Canadian sources don’t count graduates or pay by');
    expect(text).not.toContain('N/A');
  });
});

describe('programs that have ended', () => {
  test('are listed with the graduates of each year, and nothing is said where there are none', async () => {
    const field = { cip: '54', title: 'History', graduates: 40, programs: [] };
    const draw = (changes: Parameters<typeof aDocumentedRecord>[0]) =>
      render(<Programs university={aDocumentedRecord({ programs: [field], ...changes })} />);
    const { text } = await draw({
      endedPrograms: [{ cip: '51.38', title: 'Nursing', level: 'bachelor', graduatesByYear: [14, 9, 3, 1, 0] }],
    });
    expect(text).toContain('1 program seems to have ended');
    expect(text).toContain('ask the school');
    expect(text).toContain('Nursing Bachelor’s Ended');
    expect(text).toContain('2019–20: 14');
    expect((await draw({})).text).not.toContain('ended');
  });
});

describe('the failure state', () => {
  test('has its words to the letter and leads on', async () => {
    const { html, text } = await render(<UniversityFailure unknown onRetry={() => {}} />);
    expect(text).toContain('Error loading university information');
    expect(text).toContain("We couldn't find the university you're looking for.");
    expect(html).toMatch(/href="\/search"[^>]*>Back to Search</);
    expect(html).toMatch(/href="\/popular"[^>]*>Browse Popular Universities</);
    expect(text).not.toContain('Try again');
  });

  test('offers to try again when the data could not be reached', async () => {
    expect((await render(<UniversityFailure unknown={false} onRetry={() => {}} />)).text).toContain('Try again');
  });
});

test('while it loads a status says so', async () => {
  expect((await render(<UniversityLoading />)).html).toMatch(/role="status"[^>]*>Loading the university/);
});

describe('similar universities', () => {
  const query = { similarTo: 1, limit: 3 };
  const key = [endpoints.searchUniversities.name, query];
  const school = aDocumentedRecord({ id: 1 });

  test('show with their reasons and lead to their pages', async () => {
    const client = new QueryClient();
    const card = { ...aDocumentedRecord({ id: 2 }), reasons: ['Both in Ohio'], tradeOff: 'Fewer finish: 60%' };
    client.setQueryData(key, { universities: [card] });
    const { html, text } = await render(<SimilarUniversities university={school} />, client);
    expect(html).toContain('href="/university/school-2"');
    expect(text).toContain('Both in Ohio');
    expect(text).toMatch(/Downside ?: Fewer finish: 60%/);
    expect(text).toContain('Medium');
    expect(text).not.toContain('sticker price');
  });

  test('say nothing of a downside where there is none', async () => {
    const client = new QueryClient();
    const card = { ...aDocumentedRecord({ id: 2 }), reasons: ['Both in Ohio'], tradeOff: null };
    client.setQueryData(key, { universities: [card] });
    const { text } = await render(<SimilarUniversities university={school} />, client);
    expect(text).toContain('Both in Ohio');
    expect(text).not.toContain('Downside');
  });

  test('say when there are none', async () => {
    const client = new QueryClient();
    client.setQueryData(key, { universities: [] });
    expect((await render(<SimilarUniversities university={school} />, client)).text).toContain(
      'No similar universities found.',
    );
  });

  test('say when they could not be had', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    await client.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(new Error('503')), retry: false });
    expect((await render(<SimilarUniversities university={school} />, client)).text).toContain(
      'Unable to load recommendations at this time.',
    );
  });
});
