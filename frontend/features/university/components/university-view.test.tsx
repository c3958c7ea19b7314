import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { system } from '#frontend/theme/system.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { SimilarUniversities } from './similar-universities.tsx';
import { UniversityFailure, UniversityLoading } from './university-states.tsx';
import { UniversityView } from './university-view.tsx';

// No data came along with the page. After the imports, so that the style engine still takes this for a server.
vi.stubGlobal('document', { getElementById: () => null });

/** Markup without styles, so that a text can be looked for across its elements. */
async function render(page: ReactNode, client = new QueryClient()): Promise<{ html: string; text: string }> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        <MemoryRouter>{page}</MemoryRouter>
      </ChakraProvider>
    </QueryClientProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = (await new Response(prelude).text()).replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
  return { html, text };
}

const rich = await render(
  <UniversityView university={aDocumentedRecord()} actions={<button type="button">Keep</button>} />,
);
const sparse = await render(<UniversityView university={anEmptyRecord()} actions={null} />);

describe('a university of which much is known', () => {
  const { html, text } = rich;

  test('has its name as the one first heading and its parts as second headings in order', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'About',
      'Key Information',
      'Cost &amp; Financial Aid',
      'Admission',
      'Outcomes',
      'Programs',
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
    expect(text).not.toContain('Amounts marked as an estimate');
  });
});

describe('a university of which next to nothing is known', () => {
  const { text } = sparse;

  test('says so to the letter and says why', () => {
    expect(text).toContain('Information not available');
    expect(text).toContain('No detailed information available for this university.');
    expect(text).toContain('No image available');
    expect(text).toContain('No public source we use has it');
    expect(text).toContain('Not collected in Canada');
  });

  test('gives no total where the tuition is unknown', () => {
    expect(text).toContain('The tuition of this school is not known, so no total is given.');
    expect(text).not.toMatch(/\$\d/);
  });

  test('shows no stray null, undefined or NaN', () => {
    expect(text).not.toMatch(/\b(null|undefined|NaN)\b/);
  });
});

test('amounts that stand in for missing ones are marked as estimates', async () => {
  const { text } = await render(
    <UniversityView university={aDocumentedRecord({ roomAndBoard: null })} actions={null} />,
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
  const { text } = await render(<UniversityView university={record} actions={null} />);
  expect(text).toContain('Average tuition in Ontario');
  expect(text).toContain('CA$8,271');
  expect(text).toContain("It is not this school's own fee.");
});

test('open admission stands in place of a rate', async () => {
  const record = aDocumentedRecord({ acceptanceRate: null, admissionPolicy: 'open' });
  expect((await render(<UniversityView university={record} actions={null} />)).text).toContain('Open admission');
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

  test('show with their reasons and lead to their pages', async () => {
    const client = new QueryClient();
    client.setQueryData(key, { universities: [{ ...aDocumentedRecord({ id: 2 }), reasons: ['Both in Ohio'] }] });
    const { html, text } = await render(<SimilarUniversities id={1} />, client);
    expect(html).toContain('href="/university/school-2"');
    expect(text).toContain('Both in Ohio');
    expect(text).toContain('Medium · Moderate');
  });

  test('say when there are none', async () => {
    const client = new QueryClient();
    client.setQueryData(key, { universities: [] });
    expect((await render(<SimilarUniversities id={1} />, client)).text).toContain('No similar universities found.');
  });

  test('say when they could not be had', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    await client.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(new Error('503')), retry: false });
    expect((await render(<SimilarUniversities id={1} />, client)).text).toContain(
      'Unable to load recommendations at this time.',
    );
  });
});
