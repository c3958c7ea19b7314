/** The tools that have a page of their own, and the ways between them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paths } from '#frontend/lib/links/paths.ts';
import { RESOURCE_TOOLS } from '#schema/domain/site/resources.ts';
import ResourcesPage from '../pages/resources.tsx';
import TwoYearsPage from '../pages/two-years.tsx';

// No data came along with the page.
vi.stubGlobal('document', { getElementById: () => null });

async function htmlAt(address: string, Page: ComponentType): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}

const linksTo = (html: string, path: string) => html.split(`href="${path}"`).length - 1;

test.each(RESOURCE_TOOLS)('%s leads to the tools that have a page of their own, once each', async (tool) => {
  const html = await htmlAt(`/resources?tab=tools&tool=${tool}`, ResourcesPage);
  for (const path of [paths.twoYears(), paths.aidEstimate(), paths.aidOffers(), paths.loanRepayment()])
    expect(linksTo(html, path), path).toBe(1);
});

test('two years here and two there lead to the other tools', async () => {
  const html = await htmlAt('/two-years', TwoYearsPage);
  expect(linksTo(html, paths.aidEstimate())).toBe(1);
  expect(linksTo(html, paths.twoYears())).toBe(0);
});
